import LayoutModel
import Testing

/// The guide, Anatomy of a Constraint: which attributes may meet.
struct AttributeRuleTests {
  private static let a = LayoutItem.view(1)
  private static let b = LayoutItem.view(2)

  private static func tied(
    _ first: Attribute, _ second: Attribute, multiplier: Double = 1
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: a, attribute: first, relatedBy: .equal, toItem: b, attribute: second,
      multiplier: multiplier)
  }

  private static func number(_ attribute: Attribute, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(item: a, attribute: attribute, relatedBy: .equal, constant: constant)
  }

  static let cases: [(constraint: LayoutConstraint, rule: AttributeRule?)] = [
    // "You cannot constrain a size attribute to a location attribute."
    (tied(.width, .top), .sizeWithLocation), (tied(.leading, .height), .sizeWithLocation),
    // "You cannot assign constant values to location attributes."
    (number(.leading, 20), .locationWithConstant), (number(.centerY, 0), .locationWithConstant),
    // UIKit: "A multiplier of 0 or a nil second item together with a location for the first attribute".
    (tied(.top, .bottom, multiplier: 0), .multiplierOnLocation),
    (tied(.top, .bottom, multiplier: 2), nil), (tied(.leading, .trailing, multiplier: -1), nil),
    (tied(.width, .height, multiplier: 0), nil),
    (tied(.width, .height, multiplier: 2), nil),
    // "For location attributes, you cannot constrain vertical attributes to horizontal attributes."
    (tied(.top, .leading), .verticalWithHorizontal),
    (tied(.centerX, .lastBaseline), .verticalWithHorizontal),
    // "… you cannot constrain Leading or Trailing attributes to Left or Right attributes."
    (tied(.leading, .left), .leadingWithLeft), (tied(.right, .trailing), .leadingWithLeft),
    (tied(.leftMargin, .leadingMargin), .leadingWithLeft),
    // The compatible sets of the guide's attribute table.
    (tied(.width, .height), nil), (number(.width, 40), nil), (tied(.top, .lastBaseline), nil),
    (tied(.firstBaseline, .centerY), nil), (tied(.leading, .centerX), nil),
    (tied(.left, .centerX), nil), (tied(.trailing, .leadingMargin), nil),
    // Sizes are not negative, but may be asked to be more than a negative number.
    (number(.width, -1), .negativeSize),
    (
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .greaterThanOrEqual, constant: -1), nil
    ),
    (number(.notAnAttribute, 1), .missingAttribute),
    (
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: a, attribute: .width),
      .sameAttribute
    ),
    (
      LayoutConstraint(
        item: a, attribute: .width, relatedBy: .equal, toItem: a, attribute: .height), nil
    ),
  ]

  @Test(arguments: cases)
  func `attributes meet by the guide's rules`(
    _ row: (constraint: LayoutConstraint, rule: AttributeRule?)
  ) {
    #expect(AttributeRule.broken(by: row.constraint) == row.rule)
  }

  @Test func `every attribute has one axis, and only sizes are sizes`() {
    let withoutAxis = Attribute.allCases.filter { $0.axis == nil }
    #expect(withoutAxis == [.notAnAttribute])
    #expect(Attribute.allCases.filter(\.isSize) == [.width, .height])
  }
}
