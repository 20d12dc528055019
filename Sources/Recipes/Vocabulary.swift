package import LayoutModel

/// The words of recipes and what they mean.
package enum Vocabulary {
  /// Colours by name: those of the guide's figures.
  package static let colors: [(name: String, color: Color)] = [
    ("red", Color(0xCC3333)), ("blue", Color(0x3953A4)), ("green", Color(0x1B811D)),
    ("yellow", Color(0xFFCC00)), ("purple", Color(0x92278F)), ("orange", Color(0xFF9900)),
    ("lightGray", Color(0xAAAAAA)), ("darkGray", Color(0x555555)), ("white", Color(0xFFFFFF)),
    ("black", Color(0x000000)), ("clear", Color(red: 0, green: 0, blue: 0, alpha: 0)),
  ]

  /// Attributes of items by the names the guide gives them.
  package static let attributes: [(name: String, attribute: Attribute)] =
    Attribute.allCases.filter { $0 != .notAnAttribute }.map { ($0.guideName, $0) }
    + [("LastBaseline", .lastBaseline)]

  package static let attributeNames = attributes.map(\.name)

  /// The attribute of a name, whatever its case and blanks: `Center X` is `centerX`.
  package static func attribute(named name: some StringProtocol) -> Attribute? {
    if let attribute = attributesByKey[String(name)] { return attribute }
    return attributesByKey[String(name.filter { !$0.isWhitespace }).lowercased()]
  }

  /// Attributes by their names as the guide writes them, and in lower case.
  private static let attributesByKey = Dictionary(
    attributes.flatMap { [($0.name, $0.attribute), ($0.name.lowercased(), $0.attribute)] },
    uniquingKeysWith: { first, _ in first })
}
