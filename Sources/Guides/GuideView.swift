import Basics
import ConstraintCode
import Diagnostics
import LayoutModel
import Recipes

/// A view of a guide's layout, with attributes from its name and from tables.
struct GuideView {
  /// A value as a guide writes it.
  enum Value {
    case scalar(SourceText)
    case fields([(key: String, value: SourceText)])
    /// A value of the property's type.
    case value(PropertyValue)
  }

  private struct Setting {
    var key: String
    var value: Value
    var range: SourceRange
  }

  let name: String
  let kind: ViewKind
  /// Attributes that follow from its name, by the keys of properties.
  private var guessed: [Setting] = []
  /// Attributes that the guide states.
  private var said: [Setting] = []
  /// The place where it is named first.
  private let range: SourceRange

  /// Makes a view of its name: `Red View` is red, `Name Label` a label with the text "Name".
  /// - Parameter settings: What code sets of it; the last of several counts.
  init(_ mention: ConstraintListing.Mention, _ settings: [CodeSetting] = []) {
    name = mention.name
    range = mention.range
    let words = GuideView.words(of: name)
    var found = GuideView.kind(of: words)
    for case let setting in settings where setting.key == "kind" {
      guard case .text(let word) = setting.value,
        let own = ViewKind.all.first(where: {
          $0.rawValue == word
        }), own != found.kind
      else { continue }
      found = (own, 0)
    }
    kind = found.kind
    if kind != .view { guess("kind", kind.rawValue) }
    let rest = words.dropLast(found.words)
    let text = rest.joined(separator: " ")
    switch kind {
    case .label where !rest.isEmpty: guess("text", text.capitalizedFirst)
    case .button where !rest.isEmpty: guess("title", text.capitalizedFirst)
    case .view:
      if let color = GuideView.color(in: rest) { guess("backgroundColor", color) }
    default: break  // A kind whose look no prose describes.
    }
    add(settings)
  }

  /// Adds what code sets, of which those count that the kind has.
  private mutating func add(_ settings: [CodeSetting]) {
    var fields: [String: [(key: String, value: SourceText)]] = [:]
    for setting in settings where setting.key != "kind" {
      let kinds = ViewProperties.key(named: setting.key)?.kinds ?? []
      if !kinds.isEmpty, !kinds.contains(kind) { continue }
      said.removeAll { $0.key == setting.key }
      switch setting.value {
      case .text(let text):
        add(setting.key, .scalar(SourceText(text, at: setting.range)), at: setting.range)
      case .value(let value): add(setting.key, .value(value), at: setting.range)
      case .priority(let axis, let number):
        let text = SourceText(DecimalText.rounded(number, to: 3), at: setting.range)
        let others = fields[setting.key, default: []].filter { $0.key != "\(axis)" }
        fields[setting.key] = others + [("\(axis)", text)]
        add(setting.key, .fields(fields[setting.key] ?? []), at: setting.range)
      }
    }
  }

  private mutating func guess(_ key: String, _ value: String) {
    guessed.append(Setting(key: key, value: .scalar(SourceText(value, at: range)), range: range))
  }

  /// Sets an attribute, in place of one that follows from its name.
  mutating func add(_ key: String, _ value: Value, at range: SourceRange) {
    said.append(Setting(key: key, value: value, range: range))
  }

  /// The name of its colour; nil if it has none.
  var color: String? {
    let setting = (said + guessed).first { $0.key == "backgroundColor" }
    if case .scalar(let text)? = setting?.value { return text.text }
    return nil
  }

  /// Gives a plain view of an unknown class a size that any constraint outweighs; returns the note on it, or
  /// nil when its name or the guide says what it is.
  mutating func makePlain(_ type: String) -> Diagnostic? {
    if kind != .view { return nil }
    return makeResizable(
      "unknown-class",
      "'\(name)' is drawn as a plain view, since ibar does not know the class '\(type)'")
  }

  /// Gives an image view a size that any constraint outweighs if code names an image, whose size it does not
  /// give; returns the note on it.
  /// - Parameter isMadeElsewhere: Whether a function that the code does not show makes the view.
  mutating func makeImage(isMadeElsewhere: Bool) -> Diagnostic? {
    let hasImage = said.contains {
      // What code sets is a name alone; a table of the guide may give more.
      if $0.key == "image", case .value = $0.value { true } else { false }
    }
    guard kind == .imageView, hasImage || isMadeElsewhere else { return nil }
    return makeResizable(
      "unknown-image", "the listing does not give the size of the image of '\(name)'")
  }

  private mutating func makeResizable(_ id: String, _ message: String) -> Diagnostic? {
    if said.contains(where: { $0.key == "intrinsicContentSize" }) { return nil }
    let size = kind.sizeInInterfaceBuilder
    add(
      "intrinsicContentSize", .value(.list([.number(size.width), .number(size.height)])), at: range)
    for key in ["contentHuggingPriority", "contentCompressionResistancePriority"]
    where !said.contains(where: { $0.key == key }) {
      add(key, .value(.number(1)), at: range)
    }
    return Diagnostic(
      id, severity: .advice, message, at: range,
      help: "give it a size in a comment above: '<!-- ibar: \(name) = 120 x 24 -->'")
  }

  /// The view as a recipe is built of it.
  func draft(_ source: inout SourceReader) -> ViewDraft {
    var draft = ViewDraft(name: SourceText(name, at: range))
    let keys = Set(said.map(\.key))
    var seen: Set<String> = []
    for setting in guessed.filter({ !keys.contains($0.key) }) + said {
      guard seen.insert(setting.key).inserted else {
        source.report("duplicate-key", "'\(setting.key)' is given twice", at: setting.range)
        continue
      }
      if ViewProperties.isOfStackView(setting.key) {
        draft.stackKeys.append(SourceText(setting.key, at: setting.range))
      }
      guard let type = ViewProperties.key(named: setting.key)?.type,
        let value = setting.value.value(type, &source)
      else { continue }
      draft.set(setting.key, value, at: setting.range)
    }
    return draft
  }

  /// Gives each plain view without a colour the next of the guide's that no other has.
  static func addColors(to views: inout [GuideView]) {
    let palette = Vocabulary.colors.prefix { $0.name != "darkGray" }.map(\.name)
    let taken = Set(views.compactMap { $0.color?.lowercased() })
    let free = palette.filter { !taken.contains($0.lowercased()) }
    let order = free.isEmpty ? palette : free
    var next = 0
    for index in views.indices where views[index].kind == .view && views[index].color == nil {
      views[index].guess("backgroundColor", order[next % order.count])
      next += 1
    }
  }

  // MARK: - Names

  /// The view that a name in a constraint is about; nil for the superview and its guides.
  static func view(inName name: String) -> String? {
    let key = name.lowercased()
    if notViews.contains(key) { return nil }
    guard let dot = key.lastIndex(of: "."), notViews.contains(String(key[dot...].dropFirst()))
    else { return name }
    return view(inName: String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)]).trimmed)
  }

  /// The names of the superview and its guides, in lower case.
  private static let notViews = Set(
    ([Layout.rootName] + LayoutGuide.standard.map(\.name) + LayoutGuide.named.map(\.name))
      .map { $0.lowercased() })

  /// Whether a name is one that a view has, and no expression of a programming language.
  static func isUsable(_ name: String) -> Bool {
    !(view(inName: name) ?? "").contains { ".\"'{},#$&|\\".contains($0) }
  }

  /// The words of a name, the same for `Light Gray View`, `lightGrayView` and `light_gray_view_2`;
  /// a number at the end is left out.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character = " "
    for character in name {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let isNew =
        !(last.isLetter || last.isNumber) || last.isLowercase && character.isUppercase
        || last.isLetter && character.isNumber
      if isNew || words.isEmpty { words.append("") }
      words[words.count - 1].append(character)
    }
    if let last = words.last, last.allSatisfy(\.isNumber), words.count > 1 { words.removeLast() }
    return words
  }

  /// The kind of view that the last words name, and the number of these words.
  private static func kind(of words: [String]) -> (kind: ViewKind, words: Int) {
    var best = (kind: ViewKind.view, words: 0)
    for kind in ViewKind.all {
      let kindWords = self.words(of: kind.rawValue)
      let isNamed =
        kindWords.count <= words.count
        && zip(kindWords.reversed(), words.reversed()).allSatisfy {
          $0.lowercased() == $1.lowercased()
        }
      if isNamed, kindWords.count > best.words { best = (kind, kindWords.count) }
    }
    return best
  }

  private static func color(in words: some Collection<String>) -> String? {
    let words = words.map { $0.lowercased() }
    let pairs = zip(words, words.dropFirst()).map { $0 + $1 }
    return (pairs + words).compactMap { word in
      Vocabulary.colors.first { $0.name.lowercased() == word }?.name
    }.first
  }
}

extension GuideView.Value {
  /// The value of a property's type; nil when it is none.
  fileprivate func value(_ type: ValueType, _ source: inout SourceReader) -> PropertyValue? {
    switch self {
    case .scalar(let text): return source.value(text, type)
    case .value(let value): return value
    case .fields(let parts):
      guard case .scalarOr(_, .fields(let list)) = type else { return nil }
      return .fields(
        parts.compactMap { part in
          list.keys.first { $0.name == part.key }
            .flatMap { source.value(part.value, $0.type) }
            .map { PropertyField(part.key, $0) }
        })
    }
  }
}
