import Basics
import LayoutModel
import Recipes

/// The views and layout guides of a conflict, each once, with the names that the recipe gives them.
struct LoggedItems {
  private(set) var items: [LoggedItem] = []
  /// The names of the items, no two alike.
  private(set) var names: [String] = []
  private var places: [String: Int] = [:]

  /// The items of constraints, in the order in which they are named.
  init(_ constraints: [LoggedConstraint]) {
    for constraint in constraints.flatMap({ [$0] + $0.parts }) {
      let terms = [constraint.first] + (constraint.second.map { [$0] } ?? [])
      for item in [constraint.superview].compactMap({ $0 }) + terms.map(\.item) { add(item) }
    }
    names = LoggedItems.names(of: items)
  }

  /// The place of an item.
  func index(of item: LoggedItem) -> Int { places[LoggedItems.key(of: item)] ?? 0 }

  /// Two mentions of one address are one item, whatever else they say.
  private static func key(of item: LoggedItem) -> String {
    item.address ?? "\(item.className ?? "")'\(item.name ?? "")"
  }

  private mutating func add(_ item: LoggedItem) {
    let key = LoggedItems.key(of: item)
    guard let place = places[key] else {
      places[key] = items.count
      items.append(item)
      return
    }
    let known = items[place]
    items[place].className = known.className ?? item.className
    if item.isIdentifier || known.name == nil {
      (items[place].name, items[place].isIdentifier) = (item.name ?? known.name, item.isIdentifier)
    }
  }

  // MARK: - Names

  /// Names that have a meaning of their own in constraints.
  private static let reserved = Set(
    ([Layout.rootName] + LayoutGuide.standard.map(\.name) + LayoutGuide.named.map(\.name))
      .map { $0.lowercased() })

  private static func names(of items: [LoggedItem]) -> [String] {
    let plain = items.map(\.displayName)
    let counts = Dictionary(plain.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
    var taken = reserved
    return zip(items, plain).map { item, plain in
      var name = plain
      if counts[plain.lowercased()] != 1 || taken.contains(plain.lowercased()),
        let address = item.address, !plain.hasSuffix(address)
      {
        name += " " + address
      }
      var number = 2
      let base = name
      while !taken.insert(name.lowercased()).inserted {
        name = "\(base) \(number)"
        number += 1
      }
      return name
    }
  }
}

extension LoggedItem {
  /// Whether it is a layout guide.
  var isGuide: Bool {
    guard let className else { return false }
    return className.contains("LayoutGuide") || className.hasSuffix("Spacer")
      || className.hasSuffix("Guide")
  }

  /// The class without its module, and without what the runtime adds.
  var plainClass: String? {
    guard var name = className else { return nil }
    if name.hasPrefix("NSKVONotifying_") { name = String(name.dropFirst(15)) }
    if name.hasPrefix("_Tt") { name = LoggedItem.demangled(name) ?? name }
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// The last of the names that a mangled name of Swift has, each after its length.
  private static func demangled(_ name: String) -> String? {
    var rest = Substring(name)
    var last: String?
    while let first = rest.first {
      // `S1_` repeats a name.
      if first == "S" { rest = rest.dropFirst() }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(max(1, digits.count))
      guard first != "S", let count = Int(digits), count > 0, count <= rest.count else { continue }
      // Private names follow a name that begins with a dollar sign.
      if rest.first != "$" { last = String(rest.prefix(count)) }
      rest = rest.dropFirst(count)
    }
    return last
  }

  /// The item in words: `UILabel 'Name'`, `UIButton 0x7f9`, or its identifier.
  fileprivate var displayName: String {
    let name = name.map(LoggedItem.visible) ?? ""
    if isIdentifier, !name.isEmpty { return name }
    let word = plainClass.map(LoggedItem.visible) ?? ""
    if name.isEmpty { return ((word.isEmpty ? "View" : word) + " " + (address ?? "")).trimmed }
    return word.isEmpty ? "'\(name)'" : "\(word) '\(name)'"
  }

  /// The most characters of a name.
  private static let mostCharacters = 60

  /// A text on one line, without what cannot be shown and without backquotes.
  private static func visible(_ text: String) -> String {
    let plain = text.unicodeScalars.map { scalar -> Character in
      let character = Character(scalar)
      if character.isWhitespace { return " " }
      if scalar == "`" { return "'" }
      let isShown = !Printable.isViolated(by: String(character))
      return isShown ? character : "\u{FFFD}"
    }
    let words = String(plain).split(separator: " ").joined(separator: " ")
    return String(words.prefix(mostCharacters)).trimmed
  }
}
