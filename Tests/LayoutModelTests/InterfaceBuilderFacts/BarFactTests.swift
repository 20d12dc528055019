import LayoutModel
import TestSupport
import Testing

/// What bars and shapes keep of Interface Builder's screens: the top of 297 of 302 stored roots.
struct BarFactTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var evidence: String
    var device: String?
    var bars = Bars()
    var top: Double
    var bottom: Double

    var testDescription: String { evidence }

    func canvas() throws -> Canvas {
      guard let device else { return Canvas(size: Size(width: 600, height: 600), bars: bars) }
      return try Canvas.device(device, bars: bars)
    }
  }

  static let rows: [Row] = [
    Row(evidence: "no device: status bar", device: nil, top: 20, bottom: 0),
    Row(evidence: "retina4_0: status bar", device: "iPhone 5s", top: 20, bottom: 0),
    Row(evidence: "retina5_5: status bar", device: "iPhone 8 Plus", top: 20, bottom: 0),
    Row(evidence: "retina5_9: 50 since Xcode 15", device: "iPhone 12 mini", top: 50, bottom: 34),
    Row(evidence: "retina6_0: 47", device: "iPhone 12", top: 47, bottom: 34),
    Row(evidence: "retina6_5: 44", device: "iPhone 11 Pro Max", top: 44, bottom: 34),
    Row(evidence: "ipad12_9rounded: 24 and 20", device: "iPad Pro 12.9", top: 24, bottom: 20),
    // In a navigation controller 44 more; none with navigationBarHidden.
    Row(
      evidence: "navigation bar, no device", device: nil, bars: Bars(navigation: true), top: 64,
      bottom: 0),
    Row(
      evidence: "navigation bar, retina4_7", device: "iPhone 6", bars: Bars(navigation: true),
      top: 64, bottom: 0),
    Row(
      evidence: "navigation bar, retina5_9", device: "iPhone X", bars: Bars(navigation: true),
      top: 88, bottom: 34),
    Row(
      evidence: "navigation bar, retina6_1", device: "iPhone XR", bars: Bars(navigation: true),
      top: 92, bottom: 34),
    // A tab bar of 49, above the 34 of a home indicator.
    Row(
      evidence: "tab bar, retina4_7", device: "iPhone 6", bars: Bars(tab: true), top: 20, bottom: 49
    ),
    Row(
      evidence: "tab bar, retina5_9", device: "iPhone X", bars: Bars(tab: true), top: 44, bottom: 83
    ),
    Row(
      evidence: "toolbar, retina4_7", device: "iPhone 6", bars: Bars(tool: true), top: 20,
      bottom: 44),
    Row(
      evidence: "Flash-chat-App xlo-0G-XA6: toolbar over a home indicator", device: "iPhone X",
      bars: Bars(tool: true), top: 44, bottom: 83),
    Row(
      evidence: "navigation bar and tab bar", device: "iPhone X",
      bars: Bars(navigation: true, tab: true), top: 88, bottom: 83),
  ]

  /// Auto Layout Guide, Top and Bottom Layout Guides: the height of a guide is the distance between an
  /// edge of the root and the edge of the bar that lies farthest from it.
  @Test(arguments: rows)
  func `guides and safe area end at the bars`(_ row: Row) throws {
    let canvas = try row.canvas()
    let solved = try Sample.solved(
      """
      views: {Between: {}, Safe: {}, High: {}, Low: {}}
      constraints: |
        Between.Top = Top Layout Guide.Bottom
        Between.Bottom = Bottom Layout Guide.Top
        Safe.Top = Safe Area.Top
        Safe.Bottom = Safe Area.Bottom
        High.Top = Top Layout Guide.Top
        High.Height = Top Layout Guide.Height
        Low.Bottom = Bottom Layout Guide.Bottom
        Low.Height = Bottom Layout Guide.Height
      """, on: canvas)
    let height = canvas.size.height
    for name in ["Between", "Safe"] {
      #expect(solved.frame(name)?.minY == row.top)
      #expect(solved.frame(name)?.maxY == height - row.bottom)
    }
    #expect(solved.frame("High")?.minY == 0)
    #expect(solved.frame("High")?.maxY == row.top)
    #expect(solved.frame("Low")?.minY == height - row.bottom)
    #expect(solved.frame("Low")?.maxY == height)
  }

  /// The safe area of an inner view is what remains of the root's inset over it.
  ///
  /// On an iPhone X, 44 above and 34 below of 812 points.
  @Test(
    arguments: [
      // 44 - 10 of it lie under the status bar.
      (10, 100, 34, 0), (0, 100, 44, 0), (60, 100, 0, 0),
      // No more than its height.
      (0, 30, 30, 0),
      // 700 + 100 - (812 - 34) = 22.
      (700, 100, 0, 22), (0, 812, 44, 34), (778, 34, 0, 34),
    ] as [(y: Double, height: Double, top: Double, bottom: Double)])
  func `an inner view keeps what remains over it`(
    _ row: (y: Double, height: Double, top: Double, bottom: Double)
  ) throws {
    let recipe = { (kind: String) in
      """
      views:
        Outer: {kind: \(kind), subviews: {Inner: {subviews: {Safe: {}}}}}
      constraints: |
        Outer.Top = Superview.Top
        Outer.Bottom = Superview.Bottom
        Inner.Top = Outer.Top + \(row.y)
        Inner.Height = \(row.height)
        Safe.Top = Inner.Safe Area.Top
        Safe.Bottom = Inner.Safe Area.Bottom
      """
    }
    let canvas = try Canvas.device("iPhone X")
    let safe = try #require(Sample.solved(recipe("view"), on: canvas).frame("Safe"))
    #expect(safe.minY == row.top)
    #expect(safe.maxY == row.height - row.bottom)
    // Inside what scrolls there is none.
    for kind in ["scrollView", "tableView"] {
      let safe = try #require(Sample.solved(recipe(kind), on: canvas).frame("Safe"))
      #expect(safe.minY == 0)
      #expect(safe.maxY == row.height)
    }
  }
}
