import LayoutModel

/// Constraints between any attributes: `C:v1.centerX(v2.centerX).bottom(v2.bottom)`.
extension ExtendedParser {
  /// What stands behind `C:`.
  mutating func explicitConstraints() throws(VisualFormatError) -> VisualFormatContent {
    let start = scanner.index
    var items: [VisualItem] = []
    for name in try names() {
      guard let item = scanner.item(named: name) else {
        let unknown = VisualFormatError.UnknownName(name: name, range: scanner.range(from: start))
        throw scanner.fault(.unknownView(unknown), at: scanner.index - 1)
      }
      items.append(item)
    }
    var builder = ChainBuilder(
      options: scanner.context.options, axis: .horizontal, isExtended: true)
    repeat {
      guard scanner.take(".") else { throw missingAttribute() }
      let attribute = try attribute()
      guard scanner.take("(") else { throw missingAttribute() }
      for var predicate in try predicates() {
        // A place as a number alone is one in the superview.
        if predicate.item == nil, !attribute.isSize {
          try checkSuperview(isUsed: true)
          (predicate.item, predicate.attribute) = (.superview, attribute.origin)
        }
        for item in items { builder.add(item, attribute, predicate) }
      }
    } while !scanner.isAtEnd
    return builder.content
  }

  private func missingAttribute() -> VisualFormatError {
    scanner.fault(
      .extended(
        "Expected an attribute and what it is compared with",
        help: "write it as in 'C:a.centerX(b.centerX).width(100)'"))
  }
}

extension Attribute {
  /// The side from which places in its direction count.
  fileprivate var origin: Attribute {
    axis == .vertical ? .top : isDirectional ? .leading : .left
  }
}
