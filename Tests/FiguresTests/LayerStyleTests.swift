import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Corners, borders and shadows of views, and states of controls, in points.
struct LayerStyleTests {
  private func marks(_ keys: String) throws -> [Mark] {
    let recipe = "views: {V: {\(keys), autoresizingMask: [], frame: [10, 20, 100, 40]}}"
    let figure = try CanvasStyle.figure(
      of: Sample.solved(recipe), FigureRequest(name: "Test", title: "Test"))
    return try #require(figure.groups.first { $0.title == "V" }).marks
  }

  private let frame = Rect(x: 10, y: 20, width: 100, height: 40)

  @Test func `corners are as round as half of a side at most`() throws {
    let plain = try marks("backgroundColor: red")
    #expect(plain.map(\.shape) == [.rect(frame)])
    let round = try marks("backgroundColor: red, cornerRadius: 8")
    #expect(round.map(\.shape) == [.roundedRect(frame, radius: 8)])
    let pill = try marks("backgroundColor: red, cornerRadius: 400")
    #expect(pill.map(\.shape) == [.roundedRect(frame, radius: 20)])
  }

  @Test(arguments: ["textView", "tableView", "collectionView", "searchBar"])
  func `the system's background of a kind has round corners too`(_ kind: String) throws {
    #expect(try marks("kind: \(kind)").first?.shape == .rect(frame))
    #expect(
      try marks("kind: \(kind), cornerRadius: 8").first?.shape == .roundedRect(frame, radius: 8))
  }

  /// A table of 200 x 120 with rows of 44 points, of which the first and the last lie in its corners of 16.
  @Test(arguments: [(true, [0, 2]), (false, [])] as [(Bool, [Int])])
  func `round corners cut what is in them`(_ clips: Bool, _ cut: [Int]) throws {
    let recipe = """
      views:
        T:
          {kind: tableView, clipsToBounds: \(clips), cornerRadius: 16, frame: [20, 100, 200, 132],
           subviews: {A: {kind: tableViewCell}, B: {kind: tableViewCell}, C: {kind: tableViewCell}}}
      """
    let figure = try FigureStyle.screen.figure(
      of: Sample.solved(recipe), FigureRequest(name: "Test", title: "Test"))
    let shape = RoundedRect(rect: Rect(x: 20, y: 100, width: 200, height: 132), radius: 16)
    let clips = ["A", "B", "C"].map { name in
      figure.groups.first { $0.title == name }?.roundClip
    }
    #expect(clips == (0..<3).map { cut.contains($0) ? shape : nil })
  }

  @Test func `a border lies inside the edges, and is black by default`() throws {
    let square = try marks("borderWidth: 2")
    #expect(square == [Mark(.frame(frame, width: 2), fill: DynamicColor(0x000000))])
    let round = try marks("borderWidth: 2, borderColor: separator, cornerRadius: 8")
    let line = try #require(round.last)
    #expect(line.shape == .roundedRect(frame.insetBy(1), radius: 7))
    #expect(line.stroke?.width == 2)
    #expect(try marks("borderColor: red").isEmpty)
  }

  @Test func `a shadow fades out around a fill, moved by its offset`() throws {
    let marks = try marks("backgroundColor: red, shadow: {opacity: 0.5, offset: [0, 4], radius: 6}")
    #expect(marks.count == 2)
    let shadow = try #require(marks.first)
    let place = Rect(x: 10, y: 24, width: 100, height: 40)
    #expect(shadow.shape == .shadow(place, radius: 0, blur: 6))
    // Half of 255.
    #expect(shadow.fill?.light?.alpha == 128)
    // Two standard deviations all round.
    #expect(shadow.box == Rect(x: -2, y: 12, width: 124, height: 64))
    // Nothing without a fill casts a shadow.
    #expect(try self.marks("shadow: true").isEmpty)
  }

  /// No cover over corners: at edges between pixels it would let a part of the picture through.
  @Test func `a picture fills nothing outside round corners`() throws {
    let frame = Rect(x: 52, y: 157 + 1.0 / 3, width: 40, height: 40)
    let image = "kind: imageView, image: {name: a, size: [10, 10]}, cornerRadius: 20"
    let marks = try LookSample(image, frame: frame).marks
    let ground = DynamicColor(0x123456)
    var fills = ViewFills(ground: ground)
    fills.add(marks)
    // 2,500 places: beyond 20 points from the middle is the ground, and within 19.9 is none of it.
    let wrong = (0..<2500).map { Point(x: 47 + Double($0 / 50), y: 152.5 + Double($0 % 50)) }
      .filter { place in
        let (dx, dy) = (place.x - frame.midX, place.y - frame.midY)
        let distance = (dx * dx + dy * dy).squareRoot()
        let isFilled = fills.color(at: place) != ground
        return isFilled && distance > 20 || !isFilled && distance < 19.9
      }
    #expect(wrong.isEmpty)
    #expect(try self.marks(image).count == 4)
  }

  @Test func `an image view without an image has round corners too`() throws {
    let marks = try marks("kind: imageView, cornerRadius: 8")
    #expect(marks.first?.shape == .roundedRect(frame, radius: 8))
    // Its border of a pixel, half a point, lies inside.
    #expect(marks[1].shape == .roundedRect(frame.insetBy(0.25), radius: 7.75))
  }

  private func sample(_ keys: String, width: Double, height: Double) throws -> LookSample {
    try LookSample(keys, frame: Rect(x: 0, y: 0, width: width, height: height))
  }

  private func circle(_ sample: LookSample) -> Double? {
    sample.marks.last.flatMap { mark in
      if case .circle(let center, _) = mark.shape { center.x } else { nil }
    }
  }

  @Test func `a switch that is off has its knob at the leading side`() throws {
    // The knob's middle is half of the height, 31 points, from the end.
    #expect(circle(try sample("kind: switch", width: 51, height: 31)) == 35.5)
    #expect(circle(try sample("kind: switch, isOn: false", width: 51, height: 31)) == 15.5)
  }

  @Test(arguments: [(0.0, 16.0), (0.25, 15.5 + 0.5 + 23), (1, 108)])
  func `a slider's knob is at its value`(_ row: (value: Double, place: Double)) throws {
    // A track from 2 to 122 for a knob of 28 points: from 16 to 108.
    let slider = try sample("kind: slider, value: \(row.value)", width: 124, height: 40)
    #expect(circle(slider) == row.place)
  }

  @Test(arguments: [(0.0, [100.0]), (0.3, [100, 30]), (1, [100, 100])] as [(Double, [Double])])
  func `a progress view is as far done as its value`(
    _ row: (value: Double, widths: [Double])
  ) throws {
    let view = try sample("kind: progressView, value: \(row.value)", width: 100, height: 4)
    #expect(view.marks.compactMap(\.bounds).map(\.width) == row.widths)
  }

  @Test func `the selected segment is filled`() throws {
    for (segment, start) in [("0", 0.0), ("1", 50), ("none", nil), ("7", nil)] {
      let control = try sample(
        "kind: segmentedControl, segments: [A, B], selectedSegment: \(segment)", width: 100,
        height: 29)
      let tint = DynamicColor(0x007AFF, dark: 0x0A84FF)
      let filled = control.marks.filter { $0.fill == .color(tint) && $0.stroke == nil }
      let rounded = filled.filter {
        if case .roundedRect = $0.shape { true } else { false }
      }
      #expect(rounded.compactMap(\.bounds).map(\.minX) == [start].compactMap { $0 })
    }
  }
}
