import LayoutModel

@testable import Recipes

/// An old and a new value of a key, in YAML.
struct SampleChange {
  /// Nil if the old recipe does not have the key.
  var old: String?
  var new: String
}

/// An edit that a comparison has to name.
struct NamedEdit {
  /// What its sentence holds: the owner and the key.
  var words: [String]
  /// How many sentences can be about it.
  var most = 1

  /// Whether a sentence is about it; letters and digits alone have to be a whole word.
  func isNamed(in sentence: String) -> Bool {
    let sentence = sentence.lowercased()
    let tokens = Set(sentence.split { !$0.isLetter && !$0.isNumber })
    return words.allSatisfy { word in
      let word = word.lowercased()
      let isToken = word.allSatisfy { $0.isLetter || $0.isNumber }
      return isToken ? tokens.contains(word[...]) : sentence.contains(word)
    }
  }
}

extension ValueType {
  /// Two different values; nil for a part of a recipe, which needs a sample of its own.
  var samplePair: (old: String, new: String)? {
    switch self {
    case .text, .content: return ("ant", "bee")
    case .truth: return ("false", "true")
    case .constant: return ("12", "20")
    case .color: return ("red", "\"#3953A4\"")
    case .number(let rule):
      if rule.range.contains(12), rule.range.contains(20) { return ("12", "20") }
      // Bounds can be defaults, of which no change is seen.
      let (low, high) = (rule.range.lowerBound, rule.range.upperBound)
      return ("\(0.75 * low + 0.25 * high)", "\(0.25 * low + 0.75 * high)")
    case .word(let list):
      guard let first = list.words.first, let last = list.words.last else { return nil }
      return ("\"\(first)\"", "\"\(last)\"")
    case .someOf(let list):
      return ("[\(list.words[0])]", "[\(list.words.joined(separator: ", "))]")
    case .wordOr(_, let type), .nullOr(let type), .scalarOr(let type, _): return type.samplePair
    case .list(let type): return type.samplePair.map { ("[\($0.old)]", "[\($0.new)]") }
    case .tuple(let form):
      return form.item.samplePair.map { pair in
        let (old, new) = (Self.items(form, pair.old), Self.items(form, pair.new))
        return ("[\(old)]", "[\(new)]")
      }
    case .fields(let list):
      let pairs = list.keys.compactMap { key in key.type.samplePair.map { (key.name, $0) } }
      func fields(_ value: ((old: String, new: String)) -> String) -> String {
        "{" + pairs.map { "\($0): \(value($1))" }.joined(separator: ", ") + "}"
      }
      return (fields(\.old), fields(\.new))
    case .tupleOr(let form, _): return ValueType.tuple(form).samplePair
    case .structure: return nil
    }
  }

  private static func items(_ form: TupleForm, _ item: String) -> String {
    Array(repeating: item, count: form.count).joined(separator: ", ")
  }

  /// Changes of a value: of each of its parts, and from none where a default cannot be the same.
  var sampleChanges: [SampleChange] {
    guard let pair = samplePair else { return [] }
    let change = SampleChange(old: pair.old, new: pair.new)
    let addition = SampleChange(old: nil, new: pair.new)
    switch self {
    case .truth, .word, .someOf, .structure, .wordOr(_, .truth): return [change]
    case .text, .content, .number, .constant, .color: return [change, addition]
    case .wordOr(let word, let type):
      return type.sampleChanges + [SampleChange(old: word, new: pair.new)]
    case .nullOr(let type): return type.sampleChanges
    case .scalarOr(let scalar, let other): return scalar.sampleChanges + other.sampleChanges
    case .tupleOr(let form, _): return ValueType.tuple(form).sampleChanges
    case .list(let type):
      let item = type.samplePair ?? pair
      return [change, SampleChange(old: pair.old, new: "[\(item.old), \(item.new)]")]
    case .tuple(let form):
      let items = form.item.samplePair ?? pair
      return (0..<form.count).map { place in
        var parts = Array(repeating: items.old, count: form.count)
        parts[place] = items.new
        return SampleChange(old: pair.old, new: "[\(parts.joined(separator: ", "))]")
      } + [addition]
    case .fields(let list):
      return list.keys.flatMap { key in
        key.type.sampleChanges.compactMap { change in
          change.old.map {
            SampleChange(old: "{\(key.name): \($0)}", new: "{\(key.name): \(change.new)}")
          }
        }
      }
    }
  }
}

/// Keys and values of a YAML mapping, in their order.
struct SampleMapping {
  var members: [(key: String, value: String)]

  init(_ members: KeyValuePairs<String, String> = [:]) {
    self.members = members.map { ($0.key, $0.value) }
  }

  /// The value of a key; a new key comes last, nil deletes one.
  subscript(key: String) -> String? {
    get { members.first { $0.key == key }?.value }
    set {
      guard let place = members.firstIndex(where: { $0.key == key }) else {
        if let newValue { members.append((key, newValue)) }
        return
      }
      if let newValue { members[place].value = newValue } else { members.remove(at: place) }
    }
  }

  /// The mapping in braces.
  var text: String {
    "{" + members.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// The mapping in braces, from its last key to its first, with a comment behind each.
  var reversedText: String {
    let lines = members.reversed().map { "    \($0.key): \($0.value), # a comment\n" }
    return "{ # a comment\n" + lines.joined() + "  }"
  }

  /// The mapping in block style.
  var block: String { members.map { "\($0.key): \($0.value)\n" }.joined() }

  /// The mapping in block style, from its last key to its first, with a comment behind each.
  var reversedBlock: String {
    "# a comment\n"
      + members.reversed().map { "\($0.key): \($0.value) # a comment\n" }.joined()
  }
}

/// A recipe of two views, of which one is changed.
struct SampleLayout {
  /// The keys of the view that is changed.
  var box = SampleMapping()
  /// The other keys of the recipe, and those that replace `views` and `constraints`.
  var parts = SampleMapping(["canvas": "{size: [600, 600]}"])
  /// The constraint of the changed view's height; nil for a view without constraints.
  var height: String? = "Box.Height = 100"

  static let sideConstraints = [
    "Side.Leading = Superview.Leading + 300", "Side.Top = Superview.Top + 20",
    "Side.Width = 50", "Side.Height = 60",
  ]

  static let constraints = list([
    "Box.Leading = Superview.Leading + 20", "Box.Top = Superview.Top + 20",
    "Box.Width = 200 (Priority 100)",
  ])

  static func list(_ lines: [String]) -> String {
    lines.map { $0 + ", " }.joined()
  }

  /// All keys of the recipe.
  var mapping: SampleMapping {
    var all = parts
    all["views"] = parts["views"] ?? "{Box: \(box.text), Side: {backgroundColor: green}}"
    let own = height.map { Self.constraints + $0 + ", " } ?? ""
    all["constraints"] =
      parts["constraints"] ?? "[" + own + Self.list(Self.sideConstraints) + "]"
    return all
  }
}
