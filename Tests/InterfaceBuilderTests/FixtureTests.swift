import Diagnostics
import LayoutFindings
import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Whole documents, with frames by arithmetic.
@Suite struct FixtureTests {
  struct Row: Sendable {
    var document: String
    var scene = 0
    var frames: [String: [Double]]
  }

  static let rows = [
    // The guide's Two Views with Complex Widths on 600 x 600: 560 - 8 = 3 x 184.
    Row(
      document: "Widths.storyboard",
      frames: ["blu-00-001": [20, 40, 184, 540], "red-00-001": [212, 40, 368, 540]]),
    // iPhone X in Xcode 10: 44 for the notch and 44 for the navigation bar; margins 16. The hidden
    // view takes no room: 50 + 8 + 50 = 108. A switch sticks out of its alignment rectangle by 2.
    Row(
      document: "Profile.storyboard",
      frames: [
        "sta-00-001": [16, 108, 343, 108], "pic-00-001": [0, 0, 343, 50],
        "det-00-001": [0, 58, 343, 50], "lab-00-001": [16, 236, 41 + 1.0 / 3, 20 + 1.0 / 3],
        "swi-00-001": [310, 236 + (20 + 1.0 / 3) / 2 - 15.5, 51, 31],
      ]),
    // A push button of macOS 11 is 7 points larger than its alignment rectangle, 5 at the top: 60 + 14.
    Row(
      document: "Sheet.xib",
      frames: ["fie-00-001": [20, 79, 260, 21], "but-00-001": [213, 13, 74, 32]]),
    // A view without constraints keeps its place; the centre of a scroll view is its frame's: 400 / 2 - 10.
    Row(
      document: "Places.storyboard",
      frames: [
        "pro-05-001": [30, 40, 50, 60], "scr-05-001": [0, 267, 375, 400],
        "hal-05-001": [0, 0, 375, 190],
      ]),
    // A bar of Xcode 26 is 54 points high: (54 - 20) / 2.
    Row(document: "Places.storyboard", scene: 1, frames: ["bar-05-001": [319, 17, 40, 20]]),
    // A grid view places its content.
    Row(
      document: "Panel.xib",
      frames: [
        "box-06-001": [20, 60, 260, 40], "gri-06-001": [20, 10, 120, 30],
        "key-06-001": [5, 8, 50, 12],
      ]),
    Row(document: "Adaptive.storyboard", frames: ["box-00-001": [0, 0, 100, 100]]),
  ]

  @Test(arguments: rows) func `frames of a document`(_ row: Row) throws {
    let checked = try Documents.layouts(ofFixture: row.document)
    #expect(checked.diagnostics.isEmpty)
    let recipe = try #require(checked.value?[row.scene])
    let layout = try #require(recipe.layouts(on: CanvasRequest()).first)
    let solved = try LayoutEngine.solve(layout)
    for (id, wanted) in row.frames {
      let view = try #require(layout.views.firstIndex { $0.id == id })
      let frame = solved.documentFrame(of: view)
      let found = [frame.x, frame.y, frame.width, frame.height]
      #expect(zip(found, wanted).allSatisfy { abs($0 - $1) < 0.01 }, "\(id): \(found)")
    }
  }

  @Test func `a view that is stored elsewhere is misplaced, in Interface Builder's words`() throws {
    let recipe = try #require(try Documents.layouts(ofFixture: "Widths.storyboard").value?.first)
    let layout = try #require(recipe.layouts(on: CanvasRequest()).first)
    let solved = try LayoutEngine.solve(layout)
    #expect(
      solved.diagnostics.map(\.message) == [
        "'Blue View' is misplaced: Expected: width=184 / Actual: width=180"
      ])
  }

  @Test(arguments: [
    // The box ends 100 points above the lower edge: in a root of 120 points it is 20 below the upper one.
    ("Panel.xib", 0, "'Superview' is misplaced: Expected: height=120 / Actual: height=200"),
    ("Places.storyboard", 1, "'Activity' is misplaced: Expected: y=17 / Actual: y=12"),
  ])
  func `a root of another size and a view beside its bar's middle are misplaced`(
    _ document: String, _ scene: Int, _ message: String
  ) throws {
    let recipe = try #require(try Documents.layouts(ofFixture: document).value?[scene])
    let layout = try #require(recipe.layouts(on: CanvasRequest()).first)
    #expect(try LayoutEngine.solve(layout).diagnostics.map(\.message) == [message])
  }

  @Test func `a document is solved on other canvases too, where no frame is stored`() throws {
    let recipe = try #require(try Documents.layouts(ofFixture: "Widths.storyboard").value?.first)
    var request = CanvasRequest()
    request.devices = [try #require(Device.named("iPhone 6"))]
    request.orientations = [.portrait]
    let layout = try #require(recipe.layouts(on: request).first)
    let solved = try LayoutEngine.solve(layout)
    // 375 - 2 x 16 - 8 = 335: blue is 150 wide at least, and red has the other 185.
    #expect(solved.status == .satisfied)
    #expect(solved.frames[1] == Rect(x: 16, y: 40, width: 150, height: 607))
  }

  @Test func `size classes change constraints`() throws {
    let recipe = try #require(try Documents.layouts(ofFixture: "Adaptive.storyboard").value?.first)
    var request = CanvasRequest()
    request.orientations = [.landscape]
    let layout = try #require(recipe.layouts(on: request).first)
    // iPhone 6 on its side has a compact height: 200 wide, and 50 high by the other constraint.
    #expect(
      try LayoutEngine.solve(layout).frames[1] == Rect(x: 0, y: 0, width: 200, height: 50))
  }

  @Test func `a scene has its name, its id and its views' ids and names`() throws {
    let recipe = try #require(try Documents.layouts(ofFixture: "Profile.storyboard").value?.first)
    #expect(recipe.name == "Main")
    #expect(recipe.title == "Profile")
    #expect(recipe.scene == "sc1-00-002")
    #expect(
      recipe.views.map(\.name) == [
        "Superview", "Stack View", "Picture", "Hint", "Details", "Label", "Switch",
      ])
    let view = recipe.views[4].view
    #expect(view.id == "det-00-001")
    #expect(view.backgroundColor == DynamicColor(0xFFCC00))
  }
}
