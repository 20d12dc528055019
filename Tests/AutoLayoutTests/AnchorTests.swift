import AutoLayout
import Testing

struct AnchorTests {
  /// What a constraint made from an anchor says.
  struct Row: Sendable, CustomTestStringConvertible {
    var equation: String
    var make: @Sendable (View, View) -> LayoutConstraint
    var testDescription: String { equation }
  }

  static let rows: [Row] = [
    Row(equation: "A.Leading = B.Trailing") {
      $0.leadingAnchor.constraint(equalTo: $1.trailingAnchor)
    },
    Row(equation: "A.Left >= B.Right + 4.0") {
      $0.leftAnchor.constraint(greaterThanOrEqualTo: $1.rightAnchor, constant: 4)
    },
    Row(equation: "A.CenterX <= B.CenterX - 4.0") {
      $0.centerXAnchor.constraint(lessThanOrEqualTo: $1.centerXAnchor, constant: -4)
    },
    Row(equation: "A.Top = B.Bottom + 1.5") {
      $0.topAnchor.constraint(equalTo: $1.bottomAnchor, constant: 1.5)
    },
    Row(equation: "A.CenterY = B.CenterY") {
      $0.centerYAnchor.constraint(equalTo: $1.centerYAnchor)
    },
    Row(equation: "A.FirstBaseline = B.Baseline") {
      $0.firstBaselineAnchor.constraint(equalTo: $1.lastBaselineAnchor)
    },
    Row(equation: "A.Width = 100.0") { a, _ in a.widthAnchor.constraint(equalToConstant: 100) },
    Row(equation: "A.Height >= 100.0") { a, _ in
      a.heightAnchor.constraint(greaterThanOrEqualToConstant: 100)
    },
    Row(equation: "A.Height <= 100.0") { a, _ in
      a.heightAnchor.constraint(lessThanOrEqualToConstant: 100)
    },
    Row(equation: "A.Width = B.Height") { $0.widthAnchor.constraint(equalTo: $1.heightAnchor) },
    Row(equation: "A.Width = 2.0 x B.Width") {
      $0.widthAnchor.constraint(equalTo: $1.widthAnchor, multiplier: 2)
    },
    Row(equation: "A.Width >= 2.0 x B.Width + 3.0") {
      $0.widthAnchor.constraint(greaterThanOrEqualTo: $1.widthAnchor, multiplier: 2, constant: 3)
    },
    Row(equation: "A.Width <= 0.5 x B.Width") {
      $0.widthAnchor.constraint(lessThanOrEqualTo: $1.widthAnchor, multiplier: 0.5)
    },
    Row(equation: "A.Leading = B.Trailing + 16.0") {
      $0.leadingAnchor.constraint(equalToSystemSpacingAfter: $1.trailingAnchor, multiplier: 2)
    },
    Row(equation: "A.Leading >= B.Trailing + 8.0") {
      $0.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: $1.trailingAnchor, multiplier: 1)
    },
    Row(equation: "A.Top <= B.Bottom + 8.0") {
      $0.topAnchor.constraint(lessThanOrEqualToSystemSpacingBelow: $1.bottomAnchor, multiplier: 1)
    },
    Row(equation: "A.Top = B.Bottom + 4.0") {
      $0.topAnchor.constraint(equalToSystemSpacingBelow: $1.bottomAnchor, multiplier: 0.5)
    },
  ]

  @Test(arguments: rows)
  func `an anchor makes the constraint that it says`(_ row: Row) {
    let root = View.root(["A", "B"])
    let constraint = row.make(root.subviews[0], root.subviews[1])
    #expect(constraint.description == row.equation)
    #expect(!constraint.isActive && constraint.priority == .required)
  }

  @Test
  func `a constraint written out says what its parts are`() {
    let root = View.root(["A", "B"])
    let constraint = LayoutConstraint(
      item: root.subviews[0], attribute: .width, relatedBy: .lessThanOrEqual,
      toItem: root.subviews[1], attribute: .height, multiplier: 1.5, constant: 2)
    constraint.priority = .defaultHigh
    constraint.identifier = "ratio"
    #expect(constraint.firstItem === root.subviews[0] && constraint.secondItem === root.subviews[1])
    #expect(constraint.description == "A.Width <= 1.5 x B.Height + 2.0 (Priority 750)")
    #expect(constraint.identifier == "ratio")
  }

  /// Margins of 8: the text begins at 8, and its baselines are those of a label of 20.5 points.
  @Test
  func `margins, baselines and the other anchors solve`() throws {
    let root = View.root()
    let label = root.add(Label("Name"), "Label")
    let other = root.add(Label("Value"), "Other")
    let margins = root.layoutMarginsGuide
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor, constant: 2),
      other.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
      other.rightAnchor.constraint(equalTo: margins.rightAnchor),
      other.leftAnchor.constraint(greaterThanOrEqualTo: label.rightAnchor),
    ])
    try root.layoutIfNeeded()
    #expect(label.frame.x == 8 && label.frame.y == 10)
    #expect(label.frame.height == 20.5)
    #expect(other.frame.y == 10 && other.frame.maxX == 367)
    #expect(margins.layoutFrame == Rect(8, 8, 359, 651))
  }

  /// The larger font's baseline is 28.5 points down and the smaller one's 16: 28.5 - 16 = 12.5.
  ///
  /// Ascenders are 0.95215 x 30 = 28.5645 and 0.95215 x 17 = 16.187, rounded to half points; the larger
  /// line is 1.19336 x 30 = 35.8 points high, up to 36.
  @Test
  func `baselines of different fonts are on one line`() throws {
    let root = View.root()
    let large = root.add(Label("Large"), "Large")
    large.font = .system(size: 30, weight: .bold)
    let small = root.add(Label("Small"), "Small")
    small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor).isActive = true
    large.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    try root.layoutIfNeeded()
    #expect(large.frame.height == 36)
    #expect(abs(small.frame.y - 12.5) < 0.01)
  }
}
