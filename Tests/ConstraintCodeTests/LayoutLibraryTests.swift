import Diagnostics
import TestSupport
import Testing

/// The constraints that calls of libraries for Swift make, by their documentation.
struct LayoutLibraryTests {
  /// TinyConstraints: an inset counts inwards; of offsets, that of `trailingToSuperview` alone does.
  static let tinyConstraints: [GuideCode.Row] = [
    ("a.topToSuperview(offset: 8)", ["a.Top = Superview.Top + 8.0"]),
    (
      "a.trailingToSuperview(offset: 8)", ["a.Trailing = Superview.Trailing - 8.0"]
    ),
    ("a.bottomToSuperview(offset: -8)", ["a.Bottom = Superview.Bottom - 8.0"]),
    (
      "a.edgesToSuperview(excluding: .bottom, insets: TinyEdgeInsets(top: 1, left: 2, bottom: 3, "
        + "right: 4), usingSafeArea: true)",
      [
        "a.Top = Safe Area.Top + 1.0", "a.Left = Safe Area.Left + 2.0",
        "a.Right = Safe Area.Right - 4.0",
      ]
    ),
    (
      "a.edges(to: b, insets: .uniform(5))",
      [
        "a.Top = b.Top + 5.0", "a.Left = b.Left + 5.0", "a.Bottom = b.Bottom - 5.0",
        "a.Right = b.Right - 5.0",
      ]
    ),
    (
      "a.horizontalToSuperview(insets: .horizontal(16))",
      ["a.Left = Superview.Left + 16.0", "a.Right = Superview.Right - 16.0"]
    ),
    (
      "a.centerInSuperview()", ["a.CenterX = Superview.CenterX", "a.CenterY = Superview.CenterY"]
    ),
    (
      "a.center(in: b, offset: CGPoint(x: 1, y: 2))",
      ["a.CenterX = b.CenterX + 1.0", "a.CenterY = b.CenterY + 2.0"]
    ),
    ("a.size(CGSize(width: 40, height: 20))", ["a.Width = 40.0", "a.Height = 20.0"]),
    ("a.width(40)", ["a.Width = 40.0"]),
    (
      "a.width(min: 40, max: 80, priority: .defaultHigh)",
      ["a.Width >= 40.0 (Priority 750)", "a.Width <= 80.0 (Priority 750)"]
    ),
    ("a.width(to: b, multiplier: 0.5, offset: 4)", ["a.Width = 0.5 x b.Width + 4.0"]),
    ("a.aspectRatio(2)", ["a.Width = 2.0 x a.Height"]),
    (
      "a.topToBottom(of: b, offset: 10, relation: .equalOrGreater)", ["a.Top >= b.Bottom + 10.0"]
    ),
    ("a.leading(to: b, b.trailingAnchor, offset: 3)", ["a.Leading = b.Trailing + 3.0"]),
    ("a.heightToWidth(of: b)", ["a.Height = b.Width"]),
    ("a.width(40, isActive: false); a.height(9)", ["a.Height = 9.0"]),
  ]

  @Test(arguments: tinyConstraints)
  func `a call of TinyConstraints makes the constraints of its documentation`(
    _ row: GuideCode.Row
  ) throws {
    #expect(try GuideCode.constraints(row.code, ["a", "b"]) == row.constraints)
  }

  static let cartography: [GuideCode.Row] = [
    (
      "$0.width == ($0.superview!.width - 50) * 0.5", ["a.Width = 0.5 x Superview.Width - 25.0"]
    ),
    ("one.width == two.width - 50", ["a.Width = b.Width - 50.0"]),
    ("one.height == 40", ["a.Height = 40.0"]),
    ("one.width >= 200 ~ 100", ["a.Width >= 200.0 (Priority 100)"]),
    (
      "one.top >= one.superview!.top + 20", ["a.Top >= Superview.Top + 20.0"]
    ),
    (
      "one.center == one.superview!.center",
      ["a.CenterX = Superview.CenterX", "a.CenterY = Superview.CenterY"]
    ),
    ("one.size == two.size / 2", ["a.Width = 0.5 x b.Width", "a.Height = 0.5 x b.Height"]),
    (
      "one.edges == inset(one.superview!.edges, 20, 10, 40, 30)",
      [
        "a.Top = Superview.Top + 20.0", "a.Leading = Superview.Leading + 10.0",
        "a.Bottom = Superview.Bottom - 40.0", "a.Trailing = Superview.Trailing - 30.0",
      ]
    ),
    (
      "one.edges == inset(two.edges, 8, 4)",
      [
        "a.Top = b.Top + 4.0", "a.Leading = b.Leading + 8.0", "a.Bottom = b.Bottom - 4.0",
        "a.Trailing = b.Trailing - 8.0",
      ]
    ),
    ("one.width == 2 * two.height + 1", ["a.Width = 2.0 x b.Height + 1.0"]),
    ("align(top: one, two)", ["b.Top = a.Top"]),
    ("distribute(by: 10, vertically: one, two)", ["b.Top = a.Bottom + 10.0"]),
    ("distribute(by: 10, horizontally: one, two)", ["b.Leading = a.Trailing + 10.0"]),
    (
      "one.top == one.superview!.safeAreaLayoutGuide.top + 4", ["a.Top = Safe Area.Top + 4.0"]
    ),
  ]

  @Test(arguments: cartography)
  func `comparisons in Cartography's closure are the constraints of its documentation`(
    _ row: GuideCode.Row
  ) throws {
    let header = row.code.contains("$0") ? "" : " one, two in"
    let code = "constrain(a, b) {\(header)\n  \(row.code)\n}"
    #expect(try GuideCode.constraints(code, ["a", "b"]) == row.constraints)
  }

  static let anchorage: [GuideCode.Row] = [
    ("a.topAnchor == b.bottomAnchor + 8", ["a.Top = b.Bottom + 8.0"]),
    ("a.widthAnchor == 40 ~ .high", ["a.Width = 40.0 (Priority 750)"]),
    ("a.widthAnchor <= b.widthAnchor / 2 ~ 500", ["a.Width <= 0.5 x b.Width (Priority 500)"]),
    (
      "a.leadingAnchor >= view.readableContentGuide.leadingAnchor - 4",
      ["a.Leading >= Readable Content Guide.Leading - 4.0"]
    ),
    (
      "a.horizontalAnchors == view.horizontalAnchors + 10",
      ["a.Leading = Superview.Leading + 10.0", "a.Trailing = Superview.Trailing - 10.0"]
    ),
    (
      "a.edgeAnchors == b.edgeAnchors + UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
      [
        "a.Top = b.Top + 1.0", "a.Leading = b.Leading + 2.0", "a.Bottom = b.Bottom - 3.0",
        "a.Trailing = b.Trailing - 4.0",
      ]
    ),
    // Less than an inset is nearer to the edges.
    (
      "a.verticalAnchors >= b.verticalAnchors + 10",
      ["a.Top >= b.Top + 10.0", "a.Bottom <= b.Bottom - 10.0"]
    ),
    (
      "a.sizeAnchors == CGSize(width: 100, height: 200)", ["a.Width = 100.0", "a.Height = 200.0"]
    ),
    (
      "a.centerAnchors == b.centerAnchors", ["a.CenterX = b.CenterX", "a.CenterY = b.CenterY"]
    ),
  ]

  @Test(arguments: anchorage)
  func `a comparison of anchors is the constraint of Anchorage's documentation`(
    _ row: GuideCode.Row
  ) throws {
    #expect(try GuideCode.constraints(row.code, ["a", "b"]) == row.constraints)
  }

  /// Functions and comparisons of other code, among which are those of Compose and of SwiftUI.
  @Test(arguments: [
    "constrain(button) {\n  top.linkTo(parent.top, margin = 16.dp)\n}",
    "if a.topAnchor == b.topAnchor { print(a.width == 4) }",
    "data.write(to: url)", "let isWide = view.bounds.width >= 400", "Text(\"A\").width(40)",
    "string.size(withAttributes: [:])", "a.left(to: .x)",
  ])
  func `other code makes no constraints and gets no message`(_ code: String) {
    let checked = SampleGuide.layouts(of: GuideCode.guide(code))
    let messages = checked.diagnostics.filter { $0.id != "no-layout" }.map(\.message)
    #expect(messages.isEmpty, "\(messages)")
    #expect(checked.value?.isEmpty ?? true)
  }
}
