import LayoutModel
import TestSupport
import Testing

/// The guide, Anatomy of a Constraint: Sample Equations, and Equality, Not Assignment.
struct SampleEquationTests {
  /// Listings 3-1 and 3-2: each pair says the same.
  static let pairs: [(forward: [String], inverted: [String], frames: [String: Rect])] = [
    (
      ["Button_2.leading = 1.0 * Button_1.trailing + 8.0"],
      ["Button_1.trailing = 1.0 * Button_2.leading - 8.0"],
      // 20 + 100 + 8.
      ["Button_2": Rect(x: 128, y: 0, width: 50, height: 10)]
    ),
    (
      ["Button_1.leading = 1.0 * Button_2.leading + 0.0"],
      ["Button_2.leading = 1.0 * Button_1.leading + 0.0"],
      ["Button_2": Rect(x: 20, y: 0, width: 50, height: 10)]
    ),
    (
      ["Button_1.width = 1.0 * Button_2.width + 0.0", "Button_2.leading = Superview.leading"],
      ["Button_2.width = 1.0 * Button_1.width + 0.0", "Button_2.leading = Superview.leading"],
      ["Button_2": Rect(x: 0, y: 0, width: 100, height: 10)]
    ),
    (
      [
        "View.centerX = 1.0 * Superview.centerX + 0.0",
        "View.centerY = 1.0 * Superview.centerY + 0.0", "View.width = 60", "View.height = 40",
      ],
      [
        "Superview.centerX = 1.0 * View.centerX + 0.0",
        "Superview.centerY = 1.0 * View.centerY + 0.0", "View.width = 60", "View.height = 40",
      ],
      // (600 - 60) / 2 and (600 - 40) / 2.
      ["View": Rect(x: 270, y: 280, width: 60, height: 40)]
    ),
    (
      ["View.height = 2.0 * View.width + 0.0", "View.width = 60"],
      ["View.width = 0.5 * View.height + 0.0", "View.width = 60"],
      ["View": Rect(x: 0, y: 0, width: 60, height: 120)]
    ),
    (
      ["View.height = 0.0 * NotAnAttribute + 40.0"], ["View.height = 40.0"],
      ["View": Rect(x: 0, y: 0, width: 50, height: 40)]
    ),
  ]

  @Test(arguments: pairs)
  func `inverted equations give the same frames`(
    _ row: (forward: [String], inverted: [String], frames: [String: Rect])
  ) throws {
    for lines in [row.forward, row.inverted] {
      // What the equations leave open is said more weakly.
      try FactRow(
        evidence: lines.joined(separator: "; "), canvas: .bare(600, 600),
        recipe: """
          views: {Button_1: {}, Button_2: {}, View: {}}
          constraints: |
            Button_1.leading = Superview.leading + 20
            Button_1.width = 100
            Button_2.width = 50 (Priority 10)
            Button_2.height = 10
            View.leading = Superview.leading (Priority 10)
            View.top = Superview.top (Priority 10)
            View.width = 50 (Priority 10)
            \(lines.joined(separator: "\n  "))
          """, frames: row.frames
      ).check()
    }
  }

  /// Interpreting Values: the attributes that each may be combined with.
  static let partners: [(Attribute, Set<Attribute>)] = {
    let sizes: Set<Attribute> = [.width, .height]
    let vertical: Set<Attribute> = [.centerY, .top, .bottom, .lastBaseline, .firstBaseline]
    let directional: Set<Attribute> = [.leading, .trailing, .centerX]
    let absolute: Set<Attribute> = [.left, .right, .centerX]
    return sizes.map { ($0, sizes) } + vertical.map { ($0, vertical) }
      + [.leading, .trailing].map { ($0, directional) } + [.left, .right].map { ($0, absolute) }
      + [(.centerX, directional.union(absolute))]
  }()

  @Test(arguments: partners)
  func `attributes may be combined as in the guide's table`(
    _ attribute: Attribute, _ partners: Set<Attribute>
  ) {
    let all = Self.partners.map(\.0)
    #expect(all.count == 12)
    for other in all {
      let constraint = LayoutConstraint(
        item: .view(1), attribute: attribute, relatedBy: .equal, toItem: .view(2),
        attribute: other)
      let isLegal = AttributeRule.broken(by: constraint) == nil
      #expect(isLegal == partners.contains(other), "\(attribute) and \(other)")
    }
  }
}
