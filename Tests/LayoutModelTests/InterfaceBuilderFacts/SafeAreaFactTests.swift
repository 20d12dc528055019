import LayoutModel
import TestSupport
import Testing

/// Safe areas and margins in documents for phones without a home button.
struct SafeAreaFactTests {
  /// A view whose edges are at distances from the safe area, and its stored frame.
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var canvas: Canvas
    var distances: EdgeInsets
    var frame: Rect

    init(
      _ evidence: String, _ device: String, _ size: Size? = nil, _ distances: EdgeInsets,
      _ frame: Rect
    ) throws {
      testDescription = evidence
      canvas = try Canvas.device(device)
      canvas.size = size ?? canvas.size
      (self.distances, self.frame) = (distances, frame)
    }
  }

  static let rows: [Row] = {
    do {
      return [
        // Since Xcode 15 the device of 375 x 812 points has the insets of the minis.
        try Row(
          "IQKeyboardManager General L8v-ua-y0A, 5.8 inches", "iPhone 12 mini", nil,
          EdgeInsets(left: 5, right: 375 - 5 - 355.0 / 3),
          Rect(x: 5, y: 50, width: 355.0 / 3, height: 728)),
        try Row(
          "IQKeyboardManager TestCases N9O-kc-Nkk, 6.1 inches with island", "iPhone 15 Pro", nil,
          EdgeInsets(), Rect(x: 0, y: 59, width: 393, height: 759)),
        try Row(
          "IQKeyboardManager TestCases XUN-wl-hwC", "iPhone 15", nil,
          EdgeInsets(top: 657, left: 20, bottom: 20, right: 20),
          Rect(x: 20, y: 716, width: 353, height: 82)),
        try Row(
          "corona-warn-app Main MNQ-uk-IJN, 6.5 inches", "iPhone XS Max", nil,
          EdgeInsets(top: 25, bottom: 702), Rect(x: 0, y: 69, width: 414, height: 91)),
        try Row(
          "corona-warn-app HomeLinkCardView ti7-5A-dGL, 6.1 inches", "iPhone 12",
          Size(width: 468, height: 360), EdgeInsets(top: 24, left: 4, right: 5),
          Rect(x: 4, y: 71, width: 459, height: 255)),
      ]
    } catch {
      return []
    }
  }()

  @Test func `all devices are in the catalogue`() { #expect(Self.rows.count == 5) }

  @Test(arguments: rows)
  func `views lie in the safe area as stored`(_ row: Row) throws {
    let distances = row.distances
    try FactRow(
      evidence: row.testDescription, canvas: row.canvas,
      recipe: """
        views: {A: {}}
        constraints: |
          A.Leading = Safe Area.Leading + \(distances.left)
          A.Top = Safe Area.Top + \(distances.top)
          Safe Area.Trailing = A.Trailing + \(distances.right)
          Safe Area.Bottom = A.Bottom + \(distances.bottom)
        """,
      frames: ["A": row.frame]
    ).check()
  }

  /// WeatherExtension Main OZf-sn-tU9 in 414 x 896: at the leading margin, x = 20, under the top guide, y = 44.
  @Test func `margins of a wide phone are 20`() throws {
    try FactRow(
      evidence: "Swift-30-Projects WeatherExtension OZf-sn-tU9",
      canvas: try Canvas.device("iPhone XS Max"),
      recipe: """
        views: {A: {}}
        constraints: |
          A.Leading = Superview.LeadingMargin
          A.Top = Top Layout Guide.Bottom
          A.Width = 30
          A.Height = 22
        """,
      frames: ["A": Rect(x: 20, y: 44, width: 30, height: 22)]
    ).check()
  }
}
