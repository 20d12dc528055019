import LayoutModel
import TestSupport
import Testing

/// Sizes of controls that their content decides, as stored by the versions of Xcode that came with each
/// version of iOS: Xcode 8 with 10, 9 with 11, and so on to 16 with 18 and 26 with 26.
struct ContentSizeFactTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var keys: String
    var systems: ClosedRange<Int>
    /// Stored sizes, of frames; nil for a side that content does not decide.
    var width: Double?
    var height: Double?

    init(_ keys: String, _ systems: ClosedRange<Int>, _ width: Double?, _ height: Double?) {
      (self.keys, self.systems, self.width, self.height) = (keys, systems, width, height)
    }

    var testDescription: String { "\(keys), iOS \(systems.lowerBound)...\(systems.upperBound)" }
  }

  static let rows: [Row] = [
    // 37 of 37 switches of Xcode 26.
    Row("kind: switch", 9...18, 51, 31), Row("kind: switch", 26...26, 63, 28),
    Row("kind: stepper", 9...16, 94, 29), Row("kind: stepper", 17...26, 94, 32),
    Row("kind: slider", 9...18, nil, 31), Row("kind: slider", 26...26, nil, 34),
    Row("kind: progressView", 9...13, nil, 2),
    Row("kind: activityIndicatorView", 9...26, 20, 20),
    Row("kind: activityIndicatorView, style: large", 9...26, 37, 37),
    Row("kind: activityIndicatorView, style: whiteLarge", 9...26, 37, 37),
    Row("kind: searchBar", 10...10, nil, 44), Row("kind: searchBar", 12...14, nil, 56),
    Row("kind: searchBar", 15...15, nil, 51), Row("kind: searchBar", 16...17, nil, 56),
    Row("kind: searchBar", 26...26, nil, 64),
    Row("kind: navigationBar", 9...18, nil, 44), Row("kind: navigationBar", 26...26, nil, 54),
    Row("kind: toolbar", 9...26, nil, 44), Row("kind: tabBar", 9...26, nil, 49),
    Row("kind: view", 9...26, nil, nil), Row("kind: imageView", 9...26, nil, nil),
    Row("kind: imageView, image: {name: flowers, size: [300, 400]}", 9...26, 300, 400),
    Row("kind: textView", 9...26, nil, nil),
    Row("intrinsicContentSize: [none, 40]", 9...26, nil, 40),
    Row("intrinsicContentSize: [240, none]", 9...26, 240, nil),
  ]

  @Test(arguments: rows)
  func `a control has the sides that its content decides`(_ row: Row) throws {
    for system in row.systems {
      let (metrics, frame) = try Self.measured(row.keys, .bare(1000, 1000, system: system))
      let content = metrics.intrinsicContentSize
      #expect((content.width == nil) == (row.width == nil))
      #expect((content.height == nil) == (row.height == nil))
      if let width = row.width { #expect(frame.width == width) }
      if let height = row.height { #expect(frame.height == height) }
    }
  }

  /// Heights alone, if the width is a text's or not known.
  static let heights: [Row] = [
    Row("kind: datePicker", 9...13, nil, 216),
    Row("kind: datePicker, datePickerStyle: wheels", 14...26, nil, 216),
    Row("kind: datePicker, datePickerMode: countDownTimer", 14...26, nil, 216),
    Row("kind: pickerView", 9...26, nil, 216),
    Row("kind: segmentedControl", 9...12, nil, 29), Row("kind: segmentedControl", 13...18, nil, 32),
    Row("kind: pageControl", 9...13, nil, 37), Row("kind: pageControl", 14...14, nil, 27.5),
    Row("kind: textField", 9...12, nil, 30), Row("kind: textField", 13...26, nil, 34),
    Row("kind: textField, style: plain, font: {style: body}", 9...26, nil, 22),
    // ceil(ceil-to-pixel(line height) + 12).
    Row("kind: button, font: 12", 9...26, nil, 27), Row("kind: button, font: 14", 9...26, nil, 29),
    Row("kind: button", 9...26, nil, 30), Row("kind: button, font: 16", 9...26, nil, 32),
    Row("kind: button, font: 17", 9...26, nil, 33), Row("kind: button, font: 20", 9...26, nil, 36),
    Row("kind: button, font: 22", 9...26, nil, 39),
    // A configuration: its line of 20.5 and 14.
    Row("kind: button, style: plain", 15...26, nil, 34.5),
    Row("kind: button, style: filled", 15...26, nil, 34.5),
    Row("kind: button, style: borderedTinted", 15...26, nil, 34.5),
    Row("kind: label", 9...26, nil, 20.5), Row("kind: label, font: 13", 9...26, nil, 16),
    // 28 x 1.19336 = 33.41 and 11 x 1.19336 = 13.13.
    Row("kind: label, font: {style: title1}", 9...26, nil, 33.5),
    Row("kind: label, font: {style: caption2}", 9...26, nil, 13.5),
    // n lines together, rounded up to the pixel.
    Row(#"kind: label, font: 13, numberOfLines: 0, text: "a\nb""#, 9...26, nil, 31.5),
    Row(#"kind: label, font: 16, numberOfLines: 0, text: "a\nb""#, 9...26, nil, 38.5),
    Row(#"kind: label, font: 16, numberOfLines: 3, text: "a\nb\nc\nd""#, 9...26, nil, 57.5),
    Row(#"kind: label, font: 14, numberOfLines: 0, text: "a\nb\nc""#, 9...26, nil, 50.5),
    // 41 and 8 above and below.
    Row(
      #"kind: textView, isScrollEnabled: false, font: 17, text: "a\nb""#, 9...26, nil, 57),
  ]

  @Test(arguments: heights)
  func `a control has the height of its version`(_ row: Row) throws {
    for system in row.systems {
      let (_, frame) = try Self.measured(row.keys, .bare(1000, 1000, system: system))
      #expect(frame.height == row.height, "iOS \(system)")
    }
  }

  /// Thirds of a point at 3x: 20.33 for a label, and 20.33 + 14 for a button with a configuration.
  @Test(
    arguments: [
      ("kind: label", 61), ("kind: label, font: 13", 47), ("kind: label, font: 18", 65),
      ("kind: label, font: 32", 115), ("kind: button, style: plain", 103),
      ("kind: button, style: filled", 103), ("kind: button, style: gray", 103),
    ] as [(String, Double)])
  func `heights are whole pixels of the device`(_ keys: String, _ pixels: Double) throws {
    let (_, frame) = try Self.measured(keys, .device("iPhone 14 Pro"))
    #expect((frame.height * 3 - pixels).magnitude < 1e-9)
  }

  /// "Button" is stored 46 wide, and no button narrower than 30.
  @Test(arguments: [("Button", 46), ("x", 30), ("", 30)] as [(String, Double)])
  func `a button is as wide as its title in whole points, and at least 30`(
    _ title: String, _ width: Double
  ) throws {
    let (_, frame) = try Self.measured("kind: button, title: '\(title)'", .bare(1000, 1000))
    #expect(frame.width == width)
  }

  /// A view on its own, as large as its content.
  private static func measured(
    _ keys: String, _ canvas: Canvas
  ) throws -> (ViewMetrics, Rect) {
    let solved = try Sample.solved(
      """
      canvas: {system: 26}
      views: {V: {\(keys)}}
      constraints: |
        V.Leading = Superview.Leading
        V.Top = Superview.Top
      """, on: canvas)
    return (solved.metrics[1], solved.frames[1])
  }
}
