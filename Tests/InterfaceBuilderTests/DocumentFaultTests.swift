import Diagnostics
import LayoutModel
import Recipes
import Testing

@testable import InterfaceBuilder

/// Faults of elements: ids, frames, numbers and words, each at its place.
@Suite struct DocumentFaultTests {
  struct Row: Sendable {
    var name: String
    var text: String
    var id: String
    /// The line of the fault.
    var line: Int
    /// What the message says among other things.
    var words: String
  }

  /// A xib with a view of four constraints, which begin in line 17.
  private static func xib(
    id: String = "id=\"vie-w0-000\"", frame: String = "x=\"0\" y=\"0\" width=\"50\" height=\"50\"",
    view: String = "view", attributes: String = "", after: String = "", third: String = "",
    root: String = "id=\"roo-ot-000\"", resources: String = ""
  ) -> String {
    let sides = ["top", "leading"].map { side in
      """

      <constraint firstItem="vie-w0-000" firstAttribute="\(side)" secondItem="roo-ot-000" \
      secondAttribute="\(side)" id="con-\(side)"/>
      """
    }
    return Documents.xib(
      """
      <subviews>
      <\(view) translatesAutoresizingMaskIntoConstraints="NO" \(id) \(attributes)>
      <rect key="frame" \(frame)/>
      </\(view)>\(after)
      </subviews>

      <constraints>\(sides.joined())
      <constraint firstItem="vie-w0-000" firstAttribute="width" constant="50" id="con-width" \(third)/>
      <constraint firstItem="vie-w0-000" firstAttribute="height" constant="50" id="con-height"/>
      </constraints>
      """, root: "<view \(root)>", resources: resources)
  }

  private static func frame(_ width: String) -> String {
    "x=\"0\" y=\"0\" width=\"\(width)\" height=\"50\""
  }

  static let errors = [
    Row(
      name: "prefix", text: xib(attributes: "ios:tag=\"1\""), id: "malformed-xml", line: 11,
      words: "prefix ios"),
    Row(name: "root without id", text: xib(root: ""), id: "missing-part", line: 8, words: "no id"),
    Row(name: "view without id", text: xib(id: ""), id: "missing-part", line: 11, words: "no id"),
    Row(
      name: "root without frame",
      text: xib().replacing(
        "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"375\" height=\"667\"/>", with: ""
      ).replacing("<objects>", with: "<objects><viewController id=\"con-tr-000\">")
        .replacing("</objects>", with: "</viewController></objects>")
        .replacing("<view id=\"roo-ot-000\">", with: "<view key=\"view\" id=\"roo-ot-000\">"),
      id: "missing-part", line: 8, words: "no frame"),
    Row(
      name: "huge frame", text: xib(frame: frame("1e12")), id: "number-out-of-range", line: 12,
      words: "'1e12' is too large"),
    Row(
      name: "huge root", text: xib().replacing("width=\"375\"", with: "width=\"8193\""),
      id: "size-out-of-range", line: 9, words: "8192"),
    Row(
      name: "huge spacing", text: xib(view: "stackView", attributes: "spacing=\"1e12\""),
      id: "number-out-of-range", line: 11, words: "spacing"),
    Row(
      name: "multiplier", text: xib(third: "multiplier=\"1:0\""), id: "not-a-number", line: 19,
      words: "'1:0'"),
  ]

  static let warnings = [
    Row(
      name: "frame", text: xib(frame: frame("wide")), id: "not-a-number", line: 12,
      words: "width 'wide' is no number, and is read as 0"),
    Row(
      name: "negative", text: xib(frame: frame("-5")), id: "negative-size", line: 12,
      words: "read as 0"),
    Row(
      name: "image",
      text: xib(
        view: "imageView", attributes: "image=\"Cup\"",
        resources: "<resources><image name=\"Cup\" width=\"1e12\" height=\"5\"/></resources>"),
      id: "number-out-of-range", line: 24, words: "image 'Cup'"),
    Row(
      name: "relation", text: xib(third: "relation=\"atLeast\""), id: "unknown-relation", line: 19,
      words: "'atLeast' is not known, and is read as 'equal'"),
    Row(
      name: "low priority", text: xib(third: "priority=\"-5\""), id: "number-out-of-range",
      line: 19, words: "read as 1"),
    Row(
      name: "high priority", text: xib(third: "priority=\"1e30\""), id: "number-out-of-range",
      line: 19, words: "read as 1000"),
    Row(
      name: "hugging", text: xib(attributes: "horizontalHuggingPriority=\"soft\""),
      id: "not-a-number", line: 11, words: "read as the default"),
    Row(
      name: "font",
      text: xib(
        view: "label",
        after:
          "<label id=\"fon-t0-000\"><fontDescription key=\"fontDescription\" pointSize=\"1e9\"/></label>"
      ),
      id: "number-out-of-range", line: 13, words: "read as 500"),
    Row(
      name: "spacing", text: xib(view: "stackView", attributes: "spacing=\"wide\""),
      id: "not-a-number", line: 11, words: "spacing 'wide'"),
    Row(
      name: "distribution", text: xib(view: "stackView", attributes: "distribution=\"even\""),
      id: "unknown-value", line: 11, words: "'even'"),
    Row(
      name: "device", text: xib().replacing("retina4_7", with: "retina99"), id: "unknown-value",
      line: 3, words: "'retina99'"),
    Row(
      name: "constraint ids", text: xib().replacing("con-width", with: "con-top"),
      id: "duplicate-id", line: 19, words: "'con-top'"),
    Row(
      name: "guide ids",
      text: xib(
        after: """
          <view id="oth-er-000"><rect key="frame" x="0" y="0" width="1" height="1"/>
          <viewLayoutGuide key="safeArea" id="con-top"/></view>
          """), id: "duplicate-id", line: 18, words: "constraint"),
    Row(
      name: "constraint among views",
      text: xib(
        after: "\n<constraint firstItem=\"vie-w0-000\" firstAttribute=\"width\" id=\"con-other\"/>"),
      id: "unknown-element", line: 14, words: "in 'subviews'"),
    Row(
      name: "attribute without item", text: xib(third: "secondAttribute=\"height\""),
      id: "unknown-item", line: 19, words: "without its 'secondAttribute'"),
  ]

  @Test(arguments: errors) func `a fault is an error at its place`(_ row: Row) {
    let checked = Documents.layouts(of: row.text)
    #expect(checked.value?.isEmpty ?? true)
    expect(checked.diagnostics, row, .error)
  }

  @Test(arguments: warnings) func `a fault that leaves a layout is a warning`(_ row: Row) throws {
    let checked = Documents.layouts(of: row.text)
    expect(checked.diagnostics, row, .warning)
    let views = try #require(checked.value?.first).views
    #expect(views.count == (["guide ids", "font"].contains(row.name) ? 3 : 2))
  }

  private func expect(
    _ diagnostics: [Diagnostic], _ row: Row, _ severity: Diagnostic.Severity
  ) {
    #expect(diagnostics.map(\.id) == [row.id], "\(diagnostics.map(\.message))")
    #expect(diagnostics.map(\.severity) == [severity])
    #expect(diagnostics.first?.message.contains(row.words) ?? false)
    let start = diagnostics.first?.range?.start ?? 0
    #expect(SourceFile(path: "", text: row.text).position(at: start).line == row.line)
  }

  @Test func `a size that is not used gives way to the stored one`() throws {
    let row = try #require(Self.warnings.first { $0.name == "image" })
    let recipe = try #require(Documents.layouts(of: row.text).value?.first)
    #expect(
      recipe.views[1].view.intrinsicContentSize == IntrinsicContentSize(width: 50, height: 50))
  }

  /// Names without control characters and controls of direction.
  @Test(arguments: [
    ("B\u{202E}ox\u{2066}", "Box"), ("\u{80}\u{200F}", "View"),
    ("\u{5D0}\u{5D1}", "\u{5D0}\u{5D1}"),
    ("Two&#10;lines", "Two lines"),
  ])
  func `a name is visible text`(_ label: String, _ name: String) throws {
    let text = Self.xib(attributes: "userLabel=\"\(label)\"")
    let recipe = try #require(Documents.layouts(of: text).value?.first)
    #expect(recipe.views[1].name == name)
  }

  @Test func `a title has no controls of direction`() throws {
    let text = Self.xib(root: "id=\"roo-ot-000\" userLabel=\"B\u{202E}ox\"")
    #expect(try #require(Documents.layouts(of: text).value?.first).title == "Box")
  }

  // MARK: - Scenes

  private static func storyboard(_ content: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    targetRuntime="iOS.CocoaTouch">
    \(content)
    </document>
    """
  }

  private static func scene(_ number: Int, _ constraints: String = "", _ more: String = "")
    -> String
  {
    """
    <scene sceneID="s\(number)"><objects><viewController id="c\(number)">
    <view key="view" id="r\(number)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><view id="v\(number)"><rect key="frame" x="0" y="0" width="9" height="9"/>
    <subviews><view id="i\(number)"><rect key="frame" x="0" y="0" width="9" height="9"/></view></subviews>
    </view></subviews>
    <constraints>\(constraints)</constraints>
    \(more)
    </view></viewController></objects></scene>
    """
  }

  @Test func `a constraint to a view of another scene is left out`() throws {
    let constraint = """
      <constraint firstItem="v1" firstAttribute="top" secondItem="v2" secondAttribute="top" id="a"/>
      """
    let checked = Documents.layouts(
      of: Self.storyboard("<scenes>\(Self.scene(1, constraint))\n\(Self.scene(2))</scenes>"))
    #expect(checked.diagnostics.map(\.severity) == [.warning])
    #expect(checked.diagnostics.map(\.id) == ["unknown-item"])
    #expect(checked.diagnostics.first?.message.contains("'v2', which is in another scene") ?? false)
    #expect(checked.value?.count == 2)
  }

  @Test func `a constraint to a view inside one that is not installed is none`() {
    let constraint = """
      <constraint firstItem="i1" firstAttribute="top" secondItem="r1" secondAttribute="top" id="a"/>
      """
    let mask = """
      <variation key="default"><mask key="subviews"><exclude reference="v1"/></mask></variation>
      """
    let checked = Documents.layouts(
      of: Self.storyboard("<scenes>\(Self.scene(1, constraint, mask))</scenes>"))
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.value?.first?.views.count == 1)
  }

  @Test(arguments: [
    ("<scenes/>", Diagnostic.Severity.advice),
    ("<scenes><scene sceneID=\"s\"/></scenes>", .advice),
    (
      "<scenes><scene><objects><navigationController id=\"a\"/></objects></scene></scenes>", .advice
    ),
    ("<scenes><scene><objects><hologram id=\"a\"/></objects></scene></scenes>", .warning),
  ])
  func `a document without views is reported at its scenes`(
    _ content: String, _ severity: Diagnostic.Severity
  ) {
    let text = Self.storyboard(content)
    let checked = Documents.layouts(of: text)
    #expect(checked.diagnostics.map(\.id) == ["no-layout"])
    #expect(checked.diagnostics.map(\.severity) == [severity])
    let start = checked.diagnostics.first?.range?.start ?? 0
    #expect(text.utf8.dropFirst(start).starts(with: "<scenes".utf8))
  }
}
