import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Controls against UIKit's measures, in points.
struct ControlLookTests {
  private func circles(_ sample: LookSample, filled color: Color) -> [Point] {
    sample.marks.compactMap { mark in
      guard case .circle(let center, _) = mark.shape, mark.fill?.light == color else { return nil }
      return center
    }
  }

  private func bounds(_ sample: LookSample, filled color: UInt32) -> [Rect] {
    sample.marks.filter { $0.fill?.light == Color(color) }.compactMap(\.bounds)
  }

  @Test func `a switch is 51 by 31 points at its frame's origin, its knob at the end`() throws {
    let frame = Rect(x: 20, y: 30, width: 120, height: 50)
    let left = try LookSample("kind: switch", frame: frame)
    #expect(bounds(left, filled: 0x4CD964) == [Rect(x: 20, y: 30, width: 51, height: 31)])
    #expect(circles(left, filled: Color(0xFFFFFF)) == [Point(x: 55.5, y: 45.5)])
    let right = try LookSample("kind: switch", frame: frame, on: .rightToLeft)
    #expect(circles(right, filled: Color(0xFFFFFF)) == [Point(x: 35.5, y: 45.5)])
  }

  @Test func `a slider's track is as long as what constraints see of it`() throws {
    let frame = Rect(x: 20, y: 30, width: 124, height: 31)
    let left = try LookSample("kind: slider", frame: frame)
    #expect(bounds(left, filled: 0x007AFF) == [Rect(x: 22, y: 44, width: 60, height: 2)])
    #expect(bounds(left, filled: 0xB7B7B7) == [Rect(x: 22, y: 44, width: 120, height: 2)])
    #expect(circles(left, filled: Color(0xFFFFFF)) == [Point(x: 82, y: 45)])
    let right = try LookSample("kind: slider", frame: frame, on: .rightToLeft)
    #expect(bounds(right, filled: 0x007AFF) == [Rect(x: 82, y: 44, width: 60, height: 2)])
  }

  @Test func `a segmented control's segments are equal and the first is selected`() throws {
    let keys = "kind: segmentedControl, segments: [One, Two, Three]"
    let frame = Rect(x: 20, y: 30, width: 240, height: 29)
    for (canvas, selected) in [(Canvas.square, 20.0), (.rightToLeft, 180)] {
      let control = try LookSample(keys, frame: frame, on: canvas)
      // Constraints do not see the lowest point of its frame.
      #expect(
        bounds(control, filled: 0x007AFF).first
          == Rect(x: selected, y: 30, width: 80, height: 28))
      let white = control.texts().filter { $0.fill?.light == Color(0xFFFFFF) }
      #expect(white.count == 1)
      #expect(!white.contains { $0.origin.x < selected || $0.origin.x > selected + 40 })
      #expect(control.texts().count == 3)
    }
    #expect(try LookSample("kind: segmentedControl, segments: []", frame: frame).marks.isEmpty)
  }

  @Test func `a page control's dots are seven points wide and sixteen apart`() throws {
    let frame = Rect(x: 0, y: 0, width: 100, height: 37)
    let marks = try LookSample("kind: pageControl, numberOfPages: 5", frame: frame).marks
    let centers = marks.compactMap { $0.bounds?.midX }
    #expect(centers == [18, 34, 50, 66, 82])
    #expect(marks.compactMap(\.bounds?.width) == Array(repeating: 7, count: 5))
    #expect(Set(marks.map(\.fill)).count == 2)
  }

  @Test func `an activity indicator has twelve spokes and does not stretch`() throws {
    let frame = Rect(x: 100, y: 100, width: 300, height: 200)
    for (style, diameter) in [("medium", 20.0), ("large", 37)] {
      let marks = try LookSample(
        "kind: activityIndicatorView, style: \(style)", frame: frame
      ).marks
      #expect(marks.count == 12)
      let whole = try #require(
        marks.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 })
      #expect(
        whole.distance(
          to: Rect(
            x: 250 - diameter / 2, y: 200 - diameter / 2, width: diameter, height: diameter))
          < 1e-9)
    }
  }

  @Test func `half of a progress view is done`() throws {
    let frame = Rect(x: 20, y: 30, width: 150, height: 2)
    let left = try LookSample("kind: progressView", frame: frame)
    #expect(bounds(left, filled: 0x007AFF) == [Rect(x: 20, y: 30, width: 75, height: 2)])
    let right = try LookSample("kind: progressView", frame: frame, on: .rightToLeft)
    #expect(bounds(right, filled: 0x007AFF) == [Rect(x: 95, y: 30, width: 75, height: 2)])
  }

  @Test func `a picker's lines are 34 points apart in its middle`() throws {
    for kind in ["datePicker", "pickerView"] {
      let picker = try LookSample(
        "kind: \(kind)", frame: Rect(x: 0, y: 100, width: 320, height: 216))
      let lines = picker.marks.filter { $0.stroke != nil }.compactMap(\.bounds)
      #expect(lines.map(\.minY) == [191, 224.5])
      #expect(lines.map(\.maxY) == [191.5, 225])
    }
  }

  @Test func `a search bar is grey or has its own colour, with a white field`() throws {
    let frame = Rect(x: 0, y: 20, width: 375, height: 44)
    let keys = "kind: searchBar, placeholder: Search"
    let bar = try LookSample(keys, frame: frame)
    #expect(bounds(bar, filled: 0xFFFFFF) == [Rect(x: 8, y: 28, width: 359, height: 28)])
    #expect(bounds(bar, filled: 0xC9C9CE) == [frame])
    #expect(bar.texts().count == 1)
    let clear = try LookSample(keys + ", backgroundColor: clear", frame: frame)
    #expect(bounds(clear, filled: 0xC9C9CE).isEmpty)
  }

  @Test(arguments: [(13, 36.0, 10.0), (26, 44, 22)])
  func `a search bar since iOS 13 is light with a grey field`(
    _ row: (system: Int, height: Double, radius: Double)
  ) throws {
    let canvas = Canvas(size: Size(width: 1500, height: 1500), system: row.system)
    let frame = Rect(x: 0, y: 20, width: 375, height: 64)
    let field = Rect(x: 8, y: 52 - row.height / 2, width: 359, height: row.height)
    for (keys, least) in [("placeholder: Search", 4.5), ("text: Word", 7)] {
      let bar = try LookSample("kind: searchBar, \(keys)", frame: frame, on: canvas)
      #expect(bar.marks[1].shape == .roundedRect(field, radius: row.radius))
      var fills = ViewFills(ground: Theme().background)
      fills.add(bar.marks)
      let ground = fills.color(under: field)
      guard case .color(let text)? = bar.texts().first?.fill else {
        Issue.record("no text")
        continue
      }
      #expect(text.light.contrast(to: ground.light) >= least)
      #expect(text.dark.contrast(to: ground.dark) >= least)
    }
  }

  /// An iPhone 14 on its side has 47 points of the safe area at both sides; the field is 8 points further inside.
  @Test(arguments: ["ltr", "rtl"])
  func `the field of a search bar keeps to the safe area`(_ direction: String) throws {
    let canvas = Canvas(
      device: try #require(Device.named("iPhone 14")), orientation: .landscape,
      direction: direction == "rtl" ? .rightToLeft : .leftToRight)
    let bar = try LookSample(
      "kind: searchBar, placeholder: Search", frame: Rect(x: 0, y: 0, width: 844, height: 56),
      on: canvas)
    let field = Rect(x: 55, y: 10, width: 734, height: 36)
    #expect(bar.marks[1].shape == .roundedRect(field, radius: 10))
    #expect(bar.marks.dropFirst(2).compactMap(\.bounds).allSatisfy(field.contains))
    #expect(bar.marks.count > 3)
  }

  /// An image of 300 x 200 points in a view of 100 x 140.
  @Test(arguments: [
    ("scaleToFill", Rect(x: 50, y: 60, width: 100, height: 140)),
    ("scaleAspectFit", Rect(x: 50, y: 96.5, width: 100, height: 67)),
    ("scaleAspectFill", Rect(x: -5, y: 60, width: 210, height: 140)),
    ("center", Rect(x: -50, y: 30, width: 300, height: 200)),
    ("topLeft", Rect(x: 50, y: 60, width: 300, height: 200)),
    ("bottomRight", Rect(x: -150, y: 0, width: 300, height: 200)),
  ])
  func `an image lies as its content mode says and is cut off at the frame`(
    _ mode: String, _ place: Rect
  ) throws {
    let frame = Rect(x: 50, y: 60, width: 100, height: 140)
    let view = try LookSample(
      "kind: imageView, image: {name: flowers, size: [300, 200]}, contentMode: \(mode)",
      frame: frame)
    let choice = try #require(ContentMode(rawValue: mode))
    let laid = choice.place(of: Size(width: 300, height: 200), in: frame)
    #expect(laid.distance(to: place) <= 0.5)
    let field = try #require(view.marks.first?.bounds)
    let visible = Rect(
      x: max(place.minX, 50), y: max(place.minY, 60),
      width: min(place.maxX, 150) - max(place.minX, 50),
      height: min(place.maxY, 200) - max(place.minY, 60))
    #expect(field.distance(to: visible) <= 0.5)
  }

  @Test(arguments: [("scaleAspectFit", true), ("scaleAspectFill", true), ("scaleToFill", false)])
  func `an image is distorted only to fill its view`(_ mode: String, _ isRound: Bool) throws {
    let view = try LookSample(
      "kind: imageView, image: {name: flowers, size: [200, 300]}, contentMode: \(mode)",
      frame: Rect(x: 0, y: 0, width: 200, height: 200))
    let sun = try #require(view.marks[1].bounds)
    #expect((abs(sun.width - sun.height) < 0.5) == isRound)
  }

  @Test func `an image view without an image shows its class's name where it fits`() throws {
    let large = try LookSample("kind: imageView", frame: Rect(x: 0, y: 0, width: 240, height: 128))
    #expect(large.texts().count == 1)
    let small = try LookSample("kind: imageView", frame: Rect(x: 0, y: 0, width: 30, height: 30))
    #expect(small.texts().isEmpty)
    #expect(!small.marks.isEmpty)
  }
}
