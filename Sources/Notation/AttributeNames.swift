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
    let name = String(name)
    if let known = all.first(where: { $0.name == name }) { return known.attribute }
    let key = name.filter { !$0.isWhitespace }.lowercased()
    return all.first { $0.name.lowercased() == key }?.attribute
  }
}
