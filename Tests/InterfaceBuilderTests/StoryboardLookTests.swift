import Diagnostics
import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The looks of views in storyboards that ibar writes, and in documents that it reads.
@Suite struct StoryboardLookTests {
  /// The storyboard of a recipe, its canvas that of iOS 16 on a wide phone.
  private func storyboard(_ views: String, bars: String = "{}") throws -> (String, Layout) {
    let recipe = "canvas: {device: iPhone 11, system: 16, bars: \(bars)}\nviews: {\(views)}"
    let layout = try #require(Sample.recipe(recipe).layouts(on: CanvasRequest()).first)
    return (try StoryboardWriter.text(of: LayoutEngine.solve(layout), titled: "Main"), layout)
  }

  private func read(_ text: String) throws -> Layout {
    let checked = Documents.layouts(of: text)
    #expect(checked.diagnostics.isEmpty)
    return try #require(checked.value?.first?.layouts(on: CanvasRequest()).first)
  }

  @Test(arguments: [
    "kind: switch, isOn: false", "kind: switch, isOn: true", "kind: slider, value: 0.25",
    "kind: progressView, value: 1", "kind: stepper, value: 0.5",
    "kind: segmentedControl, segments: [A, B], selectedSegment: 1",
    "kind: segmentedControl, segments: [A, B], selectedSegment: none",
    "kind: searchBar, text: Word, placeholder: Search", "kind: tableView, style: grouped",
    "kind: tableView, style: insetGrouped", "cornerRadius: 8, borderWidth: 1.5",
    "shadow: {opacity: 0.5, offset: [1, 2], radius: 4}",
    "kind: button, style: tinted, title: Save, font: {size: 20}",
    "kind: button, style: gray, title: Save, textColor: red, backgroundColor: blue",
    "tintColor: green", "kind: switch, onTintColor: red",
    "kind: datePicker", "kind: datePicker, datePickerStyle: wheels, datePickerMode: time",
    "kind: scrollView, contentInsetAdjustmentBehavior: never",
  ])
  func `a storyboard keeps the look of a view`(_ keys: String) throws {
    let (text, layout) = try storyboard(
      "V: {\(keys), autoresizingMask: [], frame: [10, 10, 100, 50]}")
    let (own, other) = (layout.views[1], try read(text).views[1])
    #expect(StoryboardWriter.losses(of: layout) == [])
    #expect(own.content.style == other.content.style)
    #expect(
      own.content.isOn == other.content.isOn
        && own.content.value ?? 0.5 == other.content.value ?? 0.5)
    #expect(own.content.selectedSegment == other.content.selectedSegment)
    #expect(own.content.text == other.content.text && own.content.title == other.content.title)
    #expect(own.content.placeholder == other.content.placeholder)
    #expect(own.layer == other.layer && own.backgroundColor == other.backgroundColor)
    #expect(own.content.textColor == other.content.textColor)
    #expect(own.content.font == other.content.font)
    #expect(
      own.tintColor == other.tintColor && own.content.onTintColor == other.content.onTintColor)
    #expect(own.content.datePickerStyle == other.content.datePickerStyle)
    #expect(own.content.datePickerMode == other.content.datePickerMode)
    #expect(own.content.contentInsetAdjustment == other.content.contentInsetAdjustment)
  }

  @Test(arguments: [
    ("bordered", "gray"), ("borderedTinted", "tinted"), ("borderedProminent", "filled"),
  ])
  func `bordered buttons are those that look alike`(_ row: (own: String, written: String)) throws {
    let (text, _) = try storyboard("B: {kind: button, style: \(row.own), title: Save}")
    #expect(try read(text).views[1].content.style == row.written)
  }

  @Test func `back buttons and placeholders of images are left out with a word`() throws {
    let (text, layout) = try storyboard(
      "V: {kind: imageView, placeholder: map}", bars: "{navigation: {title: A, back: Home}}")
    #expect(
      StoryboardWriter.losses(of: layout) == [
        "the placeholder of 'V'", "the back button, which belongs to the view controller before",
      ])
    #expect(!text.contains("Home"))
  }

  @Test func `a storyboard keeps what the bars show`() throws {
    let (text, layout) = try storyboard(
      "V: {}", bars: "{navigation: {title: A, left: B, right: C}, tool: [D, E]}")
    #expect(try read(text).canvas.bars == layout.canvas.bars)
    let tabs = try storyboard("V: {}", bars: "{tab: [A, B]}")
    #expect(tabs.0.contains("<tabBarItem key=\"tabBarItem\" title=\"A\""))
    #expect(
      StoryboardWriter.losses(of: tabs.1) == [
        "the other items of the tab bar, which belong to other view controllers"
      ])
  }

  @Test(arguments: [
    ("borderWidth: 1, borderColor: red", "the colour of the border of 'V'"),
    ("shadow: {color: red}", "the colour of the shadow of 'V'"),
    ("kind: button, style: filled, cornerRadius: 3", "the corners and the border of 'V'"),
    ("kind: toolbar, items: [A]", "the items of 'V'"),
    ("kind: label, font: {style: title2, weight: bold}", "the scaling of the font of 'V'"),
    ("kind: navigationBar, title: A", "the title of 'V'"),
  ])
  func `what a storyboard leaves out is named`(_ row: (keys: String, loss: String)) throws {
    let (_, layout) = try storyboard("V: {\(row.keys)}")
    #expect(StoryboardWriter.losses(of: layout) == [row.loss])
  }

  @Test func `the sections of a static table have their titles and texts`() throws {
    func cell(_ id: String, y: Int) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="16" y="\(y)" width="343" height="44"/>
      <autoresizingMask key="autoresizingMask"/></tableViewCell>
      """
    }
    let sections = """
      <sections>
      <tableViewSection headerTitle="Fruits" footerTitle="By weight" id="sec-ti-001"><cells>
      \(cell("cel-l1-000", y: 56))\(cell("cel-l2-000", y: 100))</cells></tableViewSection>
      <tableViewSection id="sec-ti-002"><cells>\(cell("cel-l3-000", y: 180))</cells></tableViewSection>
      </sections>
      """
    let attributes = "dataMode=\"static\" style=\"insetGrouped\" id=\"tab-le-000\""
    let root = Documents.xib(sections, root: "<tableView \(attributes)>")
      .replacing("</view>\n</objects>", with: "</tableView>\n</objects>")
    let inside = Documents.xib(
      """
      <subviews><tableView \(attributes)>
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(sections)
      </tableView></subviews>
      """)
    for text in [root, inside] {
      let views = try read(text).views
      let table = try #require(views.first { $0.kind == .tableView })
      #expect(table.tableStyle == .insetGrouped)
      let cells = views.filter { $0.kind == .tableViewCell }
      #expect(cells.map(\.content.header) == ["Fruits", nil, ""])
      #expect(cells.map(\.content.footer) == [nil, "By weight", nil])
    }
  }

  @Test func `a stepper's and a slider's value is a share of their range`() throws {
    let text = Documents.xib(
      """
      <subviews>
      <stepper value="150" minimumValue="100" maximumValue="300" id="ste-pp-000">
      <rect key="frame" x="0.0" y="0.0" width="94" height="32"/></stepper>
      <slider value="5" minValue="0.0" maxValue="20" id="sli-de-000">
      <rect key="frame" x="0.0" y="50" width="94" height="31"/></slider>
      </subviews>
      """)
    #expect(try read(text).views.dropFirst().map(\.content.value) == [0.25, 0.25])
  }
}
