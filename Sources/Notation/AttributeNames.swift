package import LayoutModel

/// The attributes by their names in the guide.
package enum AttributeNames {
  /// All of them, in the order of the guide's table.
  package static let all: [(name: String, attribute: Attribute)] =
    Attribute.allCases.filter { $0 != .notAnAttribute }.map { ($0.guideName, $0) }
    + [("LastBaseline", .lastBaseline)]

  /// The names of all attributes.
  package static let names = all.map(\.name)

  /// The attribute of a name in any case and with any blanks: `Center X` is `centerX`.
  package static func attribute(named name: some StringProtocol) -> Attribute? {
    if let attribute = attributesByKey[String(name)] { return attribute }
    return attributesByKey[String(name.filter { !$0.isWhitespace }).lowercased()]
  }

  /// Attributes by their names as the guide writes them, and in lower case.
  private static let attributesByKey = Dictionary(
    all.flatMap { [($0.name, $0.attribute), ($0.name.lowercased(), $0.attribute)] },
    uniquingKeysWith: { first, _ in first })
}
