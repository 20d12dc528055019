import LayoutModel
import TestSupport
import Testing

/// Frames as Interface Builder stores them: every edge on the nearest pixel of the scene, half up.
struct PixelRoundingTests {
  static let edges: [(evidence: String, scale: Double, rect: Rect, aligned: Rect)] = [
    // ThreeEqualWidthButtons, 600 x 600: (560 - 2 x 8) / 3 = 181.33 wide; the edges are 20...201.5,
    // 209.5...390.5 and 398.5...580. Xcode 6 then stored whole points, 182, 181 and 182 wide, which is
    // not asked of a device: its pixels are halves of a point.
    (
      "ThreeEqualWidthButtons, first", 2, Rect(x: 20, y: 550, width: 544 / 3.0, height: 30),
      Rect(x: 20, y: 550, width: 181.5, height: 30)
    ),
    (
      "ThreeEqualWidthButtons, second", 2,
      Rect(x: 28 + 544 / 3.0, y: 550, width: 544 / 3.0, height: 30),
      Rect(x: 209.5, y: 550, width: 181, height: 30)
    ),
    (
      "ThreeEqualWidthButtons, third", 2,
      Rect(x: 36 + 1088 / 3.0, y: 550, width: 544 / 3.0, height: 30),
      Rect(x: 398.5, y: 550, width: 181.5, height: 30)
    ),
    // Stored numbers of 3x look like 15.666666666666671: 15.6 x 3 = 46.8, 47 pixels.
    (
      "numbers of 3x", 3, Rect(x: 15.6, y: 0, width: 10, height: 10.2),
      Rect(x: 47 / 3.0, y: 0, width: 10, height: 31 / 3.0)
    ),
    // Half a pixel is rounded up, also left of the scene's edge: -0.25 to 0, -0.75 to -0.5.
    (
      "half up", 2, Rect(x: 0.25, y: -0.25, width: 0.5, height: 0.5),
      Rect(x: 0.5, y: 0, width: 0.5, height: 0.5)
    ),
    (
      "half up, of negative numbers", 2, Rect(x: -0.75, y: -1.25, width: 1, height: 1),
      Rect(x: -0.5, y: -1, width: 1, height: 1)
    ),
  ]

  @Test(arguments: edges)
  func `every edge is rounded to the nearest pixel`(
    _ row: (evidence: String, scale: Double, rect: Rect, aligned: Rect)
  ) {
    let aligned = row.rect.pixelAligned(scale: row.scale)
    #expect(aligned.distance(to: row.aligned) < 1e-9, "\(row.evidence): \(aligned)")
  }

  /// 181 of 198 views off the pixels of 2x are stored so and 70 of 72 at 3x; if edges were rounded in
  /// their superview's coordinates, 171 and 59 would be.
  @Test func `edges are rounded in the scene, and frames are relative to the rounded superview`()
    throws
  {
    let row = FactRow(
      evidence: "off-grid views at 2x", canvas: .bare(100, 100),
      recipe: """
        views: {A: {subviews: {B: {}}}}
        constraints: |
          A.Leading = Superview.Leading + 10.3
          A.Top = Superview.Top + 10.3
          A.Width = 50
          A.Height = 50
          B.Leading = A.Leading + 0.3
          B.Top = A.Top + 0.2
          B.Trailing = A.Trailing - 0.3
          B.Bottom = A.Bottom
        """,
      frames: [
        // 10.3 and 60.3 are nearest to 10.5 and 60.5.
        "A": Rect(x: 10.5, y: 10.5, width: 50, height: 50),
        // In the scene 10.6 to 10.5, 10.5, 60.0 and 60.3 to 60.5; then 10.5 less.
        "B": Rect(x: 0, y: 0, width: 49.5, height: 50),
      ])
    try row.check(isPixelAligned: true)
  }

  /// Thirds are 33.33 and 66.67, 33.5 and 66.5 on pixels; the engine's own values stay as they are.
  @Test func `views of one width may differ by a pixel, and errors do not add up`() throws {
    try FactRow(
      evidence: "fillEqually", canvas: .bare(100, 100),
      recipe: """
        views:
          S:
            kind: stackView
            distribution: fillEqually
            arrangedSubviews: {A: {}, B: {}, C: {}}
        constraints: |
          S.Leading = Superview.Leading
          S.Trailing = Superview.Trailing
          S.Top = Superview.Top
          S.Height = 10
        """,
      frames: [
        "A": Rect(x: 0, y: 0, width: 33.5, height: 10),
        "B": Rect(x: 33.5, y: 0, width: 33, height: 10),
        "C": Rect(x: 66.5, y: 0, width: 33.5, height: 10),
      ]
    ).check(isPixelAligned: true)
  }

  /// Interface Builder's devices 5_5, 5_9, 6_5, 6_12, 6_3 and 6_7 at 3x; 4_7, 4_0, 3_5, 6_1 and pads at 2x.
  @Test(
    arguments: [
      ("iPhone 6 Plus", 3), ("iPhone X", 3), ("iPhone 11 Pro Max", 3), ("iPhone 14 Pro", 3),
      ("iPhone 16 Pro", 3), ("iPhone 12 Pro Max", 3), ("iPhone 6", 2), ("iPhone 5s", 2),
      ("iPhone 4s", 2), ("iPhone XR", 2), ("iPhone 11", 2), ("iPad Air 2", 2),
      ("iPad Pro 12.9", 2),
    ] as [(String, Double)])
  func `a device has its scale`(_ name: String, _ scale: Double) throws {
    #expect(try Canvas.device(name).scale == scale)
  }
}
