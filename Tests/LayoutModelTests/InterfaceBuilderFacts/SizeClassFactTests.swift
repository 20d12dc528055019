import LayoutModel
import TestSupport
import Testing

/// Variations of documents by size class: without them 4,879 of 4,987 stored frames are met.
struct SizeClassFactTests {
  /// What names both classes goes over what names one, wherever it stands; no device is any width and any
  /// height, for which the default alone holds.
  static let constants: [(device: String?, orientation: Orientation, constant: Double)] = [
    (nil, .portrait, 10), ("iPhone 6", .portrait, 30), ("iPhone 6", .landscape, 20),
    ("iPad Air 2", .portrait, 40), ("iPhone 6 Plus", .landscape, 10),
  ]

  @Test(arguments: constants)
  func `the more specific variation wins`(
    _ row: (device: String?, orientation: Orientation, constant: Double)
  ) throws {
    let canvas = try row.device.map { try Canvas.device($0, row.orientation) } ?? .square
    let solved = try Sample.solved(
      """
      views: {A: {}}
      constraints: |
        1. A.Leading = Superview.Leading + 10
        2. A.Width = 50
        3. A.Top = Superview.Top
        4. A.Height = 50
      traits:
        - {widthClass: compact, heightClass: regular, constraints: {1: {constant: 30}}}
        - {widthClass: compact, constraints: {1: {constant: 20}}}
        - {widthClass: regular, heightClass: regular, constraints: {1: {constant: 40}}}
      """, on: canvas)
    #expect(solved.frame("A")?.x == row.constant)
  }

  /// Constraints are left out and put in, and an axis and a spacing vary too.
  @Test(
    arguments: [
      (Orientation.portrait, Rect(x: 0, y: 16, width: 10, height: 10)),
      (.landscape, Rect(x: 12, y: 0, width: 10, height: 10)),
    ])
  func `constraints, axis and spacing vary`(_ orientation: Orientation, _ second: Rect) throws {
    let solved = try Sample.solved(
      """
      views:
        S:
          kind: stackView
          axis: vertical
          spacing: 6
          arrangedSubviews: {A: {intrinsicContentSize: [10, 10]}, B: {intrinsicContentSize: [10, 10]}}
      constraints: |
        1. S.Leading = Superview.Leading
        2. S.Top = Superview.Top
      traits:
        - heightClass: compact
          deactivate: 2
          constraints: |
            S.Bottom = Superview.Bottom
          views: {S: {axis: horizontal, spacing: 2}}
      """, on: Canvas(device: .standard, orientation: orientation, bars: Bars(status: false)))
    #expect(solved.frame("B") == second)
    #expect(solved.frame("S")?.y == (orientation == .portrait ? 0 : 365))
  }

  /// iPhone portrait compact x regular, iPad regular x regular; on its side a phone is compact in height,
  /// and the large ones, from 414 points, are regular in width.
  @Test(
    arguments: [
      ("iPhone 6", .portrait, .compact, .regular), ("iPhone 6", .landscape, .compact, .compact),
      ("iPhone 6 Plus", .portrait, .compact, .regular),
      ("iPhone 6 Plus", .landscape, .regular, .compact),
      ("iPhone 12", .landscape, .compact, .compact),
      ("iPad Air 2", .portrait, .regular, .regular),
      ("iPad Air 2", .landscape, .regular, .regular),
    ] as [(String, Orientation, SizeClass, SizeClass)])
  func `a device has its size classes`(
    _ name: String, _ orientation: Orientation, _ width: SizeClass, _ height: SizeClass
  ) throws {
    let classes = try Canvas.device(name, orientation).sizeClasses
    #expect(classes.horizontal == width)
    #expect(classes.vertical == height)
  }
}
