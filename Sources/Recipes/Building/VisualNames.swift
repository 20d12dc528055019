import Basics
package import LayoutModel

/// The identifiers by which format strings call views and guides.
package struct VisualNames {
  /// The identifier of each item, no two the same.
  package private(set) var identifiers: [LayoutItem: String] = [:]
  private var items: [String: LayoutItem] = [:]

  /// Names each view in lowerCamelCase, `redView` for Red View.
  ///
  /// Of two equal names, one gets the view's `id` or a number.
  package init(views: [View], guides: [LayoutGuide]) {
    let named =
      views.indices.dropFirst().map { (LayoutItem.view($0), views[$0].name, views[$0].id) }
      // A guide named with its view, `Red View.Safe Area`, is made only when a constraint names it.
      + guides.indices.filter { !guides[$0].name.contains(".") }
      .map { (LayoutItem.guide($0), guides[$0].name, nil) }
    let ids = Dictionary(
      named.compactMap { item, _, id in id.map { ($0, item) } }, uniquingKeysWith: { a, _ in a })
    let words = named.map { VisualNames.identifier(of: $0.1) }
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    for ((item, _, id), word) in zip(named, words) {
      var identifier = word
      if let id, VisualNames.isIdentifier(id), counts[word] != 1 || word == "_" { identifier = id }
      while items[identifier] != nil || ids[identifier].map({ $0 != item }) ?? false {
        numbers[word, default: 1] += 1
        identifier = word + (word.last?.isNumber == true ? "_" : "") + "\(numbers[word] ?? 2)"
      }
      identifiers[item] = identifier
      items[identifier] = item
    }
    items.merge(ids) { _, id in id }
    for (item, name, _) in named where items[name] == nil && VisualNames.isIdentifier(name) {
      items[name] = item
    }
  }

  /// The guides that every root has once they are named, by their identifiers.
  static let rootGuides = Dictionary(
    uniqueKeysWithValues: LayoutGuide.named.filter { ![.content, .frame].contains($0.kind) }
      .map { (identifier(of: $0.name), $0.name) })

  /// The item of an identifier, an `id`, or a name that is an identifier.
  func item(named name: String) -> LayoutItem? { items[name] }

  /// Adds the name of a guide that a string made.
  mutating func add(_ item: LayoutItem, named name: String) {
    identifiers[item] = name
    items[name] = item
  }

  /// All that can be named, in the order of the alphabet.
  var all: [String] { identifiers.values.sorted() }

  private static func isIdentifier(_ text: String) -> Bool {
    text.first.map { $0.isASCII && ($0.isLetter || $0 == "_") } == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }

  /// A name in lowerCamelCase; `_` if no character of it is allowed in an identifier.
  package static func identifier(of name: String) -> String {
    let words = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    var text = ""
    for word in words {
      if text.isEmpty {
        let isShouted = !word.contains { $0.isLowercase }
        text = isShouted ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
      } else {
        text += word.capitalizedFirst
      }
    }
    return text.first?.isNumber == false ? text : "_" + text
  }
}
