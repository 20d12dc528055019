import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The looks of controls by the version of iOS, in points.
struct ControlVersionTests {
  private func sample(_ keys: String, _ size: Size, system: Int) throws -> LookSample {
    try LookSample(
      keys, frame: Rect(x: 20, y: 30, width: size.width, height: size.height),
      on: Canvas(size: Size(width: 1500, height: 1500), system: system))
  }

  private func radii(_ sample: LookSample) -> [Double] {
    sample.marks.compactMap { mark in
      switch mark.shape {
      case .roundedRect(_, let radius), .shadow(_, let radius, _): radius
      case .rect, .frame, .circle, .capsule, .segments, .polyline, .text, .symbol: nil
      }
    }
  }

  private let black = Color(0x000000)

  /// A border of the tint until iOS 12; a grey field with corners of 8 points, and a capsule of half of 32.
  @Test(arguments: [(12, 29.0, 3.5, 0x007AFF), (13, 29, 8, 0x000000), (26, 32, 16, 0x000000)])
  func `a stepper has a border, a field or a capsule`(
    _ row: (system: Int, height: Double, radius: Double, ink: Int)
  ) throws {
    let stepper = try sample(
      "kind: stepper", Size(width: 94, height: row.height), system: row.system)
    #expect(radii(stepper) == [row.radius])
    #expect((stepper.marks[0].stroke == nil) == (row.system >= 13))
    #expect((stepper.marks[0].fill == nil) == (row.system < 13))
    // The signs follow the field and its divider.
    #expect(stepper.marks.count == 3)
    #expect(stepper.marks[2].stroke?.color.light == Color(UInt32(row.ink)))
  }

  @Test(arguments: [(12, [4.0, 3.5]), (13, [9, 7, 7]), (26, [15.5, 13.5, 13.5])])
  func `the selected segment is filled, raised or a capsule`(
    _ row: (system: Int, radii: [Double])
  ) throws {
    // Constraints do not see the lowest of 32 points; the segment lies 2 points inside, over its shadow.
    let control = try sample(
      "kind: segmentedControl, segments: [One, Two, Three]", Size(width: 240, height: 32),
      system: row.system)
    #expect(radii(control) == row.radii)
    let inks = control.texts().compactMap(\.fill?.light)
    let tint = Color(0x007AFF)
    #expect(
      inks == (row.system < 13 ? [Color(0xFFFFFF), tint, tint] : [black, black, black]))
    // Between the second and the third alone: no divider is beside what is raised.
    let dividers = control.marks.compactMap { mark in
      if case .segments(let lines) = mark.shape { lines.map(\.from.x) } else { nil }
    }
    #expect(dividers == (row.system < 13 ? [[100, 180]] : [[180]]))
  }

  @Test(arguments: [(13, 2.0), (14, 4), (26, 6)])
  func `a slider's track grows thicker`(_ row: (system: Int, thickness: Double)) throws {
    let size = row.system >= 26 ? Size(width: 120, height: 34) : Size(width: 124, height: 31)
    let slider = try sample("kind: slider", size, system: row.system)
    #expect(slider.marks[0].bounds?.height == row.thickness)
    let knob = try #require(slider.marks.last?.bounds)
    // 28 of the 31 points of a frame, of which constraints see 30.
    let round = 28.0 * 30 / 31
    let expected = row.system >= 26 ? (38.0, 24.0) : (round, round)
    #expect((knob.width - expected.0).magnitude < 1e-9)
    #expect((knob.height - expected.1).magnitude < 1e-9)
    // In the middle of what constraints see: 20 + 120 / 2, or 22 + 120 / 2.
    #expect((knob.midX - (row.system >= 26 ? 80 : 82)).magnitude < 1e-9)
  }

  @Test func `the knob of a switch is a capsule at its end since iOS 26`() throws {
    let later = try sample("kind: switch", Size(width: 63, height: 28), system: 26)
    #expect(later.marks[0].fill?.light == Color(0x34C759))
    // 2 points inside 63 x 28.
    #expect(later.marks.last?.bounds == Rect(x: 42, y: 32, width: 39, height: 24))
  }

  @Test(arguments: [(13, 12), (14, 8)])
  func `an activity indicator has eight spokes since iOS 14`(
    _ row: (system: Int, spokes: Int)
  ) throws {
    let indicator = try sample(
      "kind: activityIndicatorView", Size(width: 20, height: 20), system: row.system)
    #expect(indicator.marks.count == row.spokes)
    // The last spoke has all of UIKit's grey.
    #expect(indicator.marks.last?.fill == .color(DynamicColor(0x8E8E93)))
  }

  @Test(arguments: [(13, nil as Double?), (14, 8), (26, 16)])
  func `the selected row of a picker lies on a band since iOS 14`(
    _ row: (system: Int, radius: Double?)
  ) throws {
    let picker = try sample("kind: pickerView", Size(width: 320, height: 216), system: row.system)
    let lines = picker.marks.count { $0.stroke != nil }
    #expect(lines == (row.radius == nil ? 2 : 0))
    if let radius = row.radius {
      let band = Rect(x: 29, y: 122, width: 302, height: 32)
      #expect(picker.marks[0].shape == .roundedRect(band, radius: radius))
    }
  }

  /// On red, dark and light grounds the signs of fields have a contrast of 4.5 in both themes.
  @Test(arguments: ["red", "black", "white", "systemBackground"], ["stepper", "segmentedControl"])
  func `signs on a field can be read`(_ ground: String, _ kind: String) throws {
    let solved = try Sample.solved(
      """
      views:
        G:
          {backgroundColor: \(ground), autoresizingMask: [], frame: [0, 0, 300, 100],
           subviews: {V: {kind: \(kind), autoresizingMask: [], frame: [20, 20, 200, 32]}}}
      """, on: Canvas(size: Size(width: 300, height: 100), system: 26))
    let figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
    var fills = ViewFills(ground: Theme().background)
    let groups = figure.groups.filter(\.isView)
    groups.forEach { fills.add($0.marks) }
    let marks = try #require(groups.last).marks
    for mark in marks {
      let (color, place): (DynamicColor?, Point?) =
        switch (mark.shape, mark.fill) {
        case (.text, .color(let color)?):
          (color, mark.captionBox.map { Point(x: $0.midX, y: $0.midY) })
        case (.segments(let lines), _) where lines.count > 1:
          (mark.stroke?.color, lines.first?.from)
        default: (nil, nil)
        }
      guard let color, let place else { continue }
      let under = fills.color(at: place)
      #expect(color.light.contrast(to: under.light) >= 4.5)
      #expect(color.dark.contrast(to: under.dark) >= 4.5)
    }
  }

  // MARK: - Bars

  private func bars(
    _ name: String, _ bars: Bars, system: Int, over recipe: String = "views: {A: {}}"
  ) throws -> [Mark] {
    let device = try #require(Device.named("iPhone 17"))
    let canvas = Canvas(device: device, orientation: .portrait, bars: bars, system: system)
    let figure = try CanvasStyle.figure(
      of: Sample.solved(recipe, on: canvas), FigureRequest(name: "Test", title: "Test"))
    return figure.groups.first { $0.id.hasSuffix("-" + name) }?.marks ?? []
  }

  private func hasField(_ marks: [Mark]) -> Bool {
    marks.contains { if case .rect = $0.shape { true } else { false } }
  }

  /// At the edge of its content, a bar with a large title is clear since iOS 13, and all are since iOS 15
  /// (`UINavigationBar.scrollEdgeAppearance`).
  @Test(arguments: [(12, true, true), (13, true, false), (14, false, true), (15, false, false)])
  func `a navigation bar over content at its top is clear`(
    _ row: (system: Int, isLarge: Bool, hasField: Bool)
  ) throws {
    var navigation = Bars(navigation: true)
    (navigation.navigationItem.title, navigation.navigationItem.hasLargeTitle) =
      ("Settings", row.isLarge)
    #expect(try hasField(bars("navigation-bar", navigation, system: row.system)) == row.hasField)
  }

  /// Rows of 44 points on 874: the twentieth is under the bar, the third is not.
  @Test(arguments: [(20, true), (3, false)])
  func `a tab bar over more rows has a field`(_ row: (count: Int, hasField: Bool)) throws {
    let rows = (1...row.count).map { "Row \($0): {kind: tableViewCell}" }
    let marks = try bars(
      "bottom-bar", Bars(tab: true), system: 15,
      over: "root: {kind: tableView}\nviews: {\(rows.joined(separator: ", "))}")
    #expect(hasField(marks) == row.hasField)
  }

  /// The items lie on capsules 44 points high in the middle of a bar of 54, below 62.
  @Test func `bars have no field since iOS 26, and their items lie on glass`() throws {
    var navigation = Bars(navigation: true)
    (navigation.navigationItem.title, navigation.navigationItem.left) = ("Settings", "Back")
    let before = try bars("navigation-bar", navigation, system: 14)
    #expect(before.first?.shape == .rect(Rect(x: 0, y: 0, width: 402, height: 106)))
    let later = try bars("navigation-bar", navigation, system: 26)
    #expect(!hasField(later))
    let capsule = try #require(later.first { $0.stroke != nil }?.bounds)
    #expect(capsule.minX == 16 && capsule.minY == 67 && capsule.height == 44)
    #expect(later.count { $0.captionBox != nil } == 2)
  }

  /// 62 points of the 83 that the tab bar and the home indicator take, of 874.
  @Test func `the items of a tab bar lie in a capsule since iOS 26`() throws {
    var tabs = Bars(tab: true)
    tabs.tabItems = [TabItem("Home"), TabItem("Search")]
    let marks = try bars("bottom-bar", tabs, system: 26)
    let capsule = try #require(marks.first { $0.stroke != nil }?.bounds)
    #expect(capsule == Rect(x: 21, y: 791, width: 360, height: 62))
    let titles = marks.compactMap(\.captionBox)
    // Two titles, and the letters in the place of symbols.
    #expect(titles.count == 4 && titles.allSatisfy { capsule.contains($0) })
  }
}
