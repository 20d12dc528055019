import Diagnostics
import LayoutModel
import Recipes
import Testing

@testable import InterfaceBuilder

/// Documents that are refused, or read with warnings.
@Suite struct BadInputTests {
  struct Row: Sendable {
    var name: String
    var text: String
    var id: String
    /// The line of the fault.
    var line: Int
  }

  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
    """

  /// A level of an entity bomb: each entity is ten of the one before.
  private static let bomb = """
    <!DOCTYPE lolz [
    <!ENTITY a "aaaaaaaaaa">
    <!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">
    <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">
    ]>
    <document>&c;</document>
    """

  static let rows = [
    Row(name: "empty", text: "", id: "malformed-xml", line: 1),
    Row(name: "no XML", text: "views:\n  A: {}\n", id: "malformed-xml", line: 1),
    Row(name: "truncated", text: head + "\n<objects>\n<view id=\"a", id: "malformed-xml", line: 3),
    Row(
      name: "wrong end tag", text: head + "\n<objects>\n</object>\n</document>",
      id: "malformed-xml",
      line: 3),
    Row(name: "entity bomb", text: bomb, id: "document-type", line: 1),
    Row(
      name: "external entity",
      text: "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<document>&x;</document>",
      id: "document-type", line: 1),
    Row(name: "other XML", text: "<svg/>", id: "not-a-document", line: 1),
    Row(
      name: "deep", text: head + String(repeating: "\n<a>", count: 2000), id: "too-many-elements",
      // The 249th element in the document's own is in 249 others, the next one in 250.
      line: 251
    ),
    Row(
      name: "attributes",
      text: head + "\n<!-- \(String(repeating: "=", count: 2000)) -->\n<a"
        + (0...1000).map { " a\($0)='='" }.joined() + "/>", id: "too-many-elements", line: 3),
    Row(
      name: "missing item",
      text: Documents.xib(
        Documents.view(
          constraints: """

            <constraint firstItem="vie-w0-000" firstAttribute="top" secondItem="non-ee-000" \
            secondAttribute="top" id="con-00-001"/>
            """)), id: "unknown-item", line: 17),
    Row(
      name: "unknown attribute",
      text: Documents.xib(
        Documents.view(
          constraints: """

            <constraint firstItem="vie-w0-000" firstAttribute="depth" id="con-00-001"/>
            """)), id: "unknown-attribute", line: 17),
    Row(
      name: "no number",
      text: Documents.xib(
        Documents.view(
          constraints: """

            <constraint firstItem="vie-w0-000" firstAttribute="width" constant="wide" id="con-00-001"/>
            """)), id: "not-a-number", line: 17),
    Row(
      name: "id twice",
      text: Documents.xib(
        Documents.view(
          inner: """
            <subviews>
            <view id="vie-w0-000"><rect key="frame" x="0" y="0" width="1" height="1"/></view>
            </subviews>
            """)), id: "duplicate-id", line: 14),
  ]

  @Test(arguments: rows) func `a document is refused at the place of its fault`(_ row: Row) {
    let checked = Documents.layouts(of: row.text)
    #expect(checked.value?.isEmpty ?? true)
    #expect(checked.diagnostics.map(\.id) == [row.id])
    let start = checked.diagnostics.first?.range?.start ?? 0
    let file = SourceFile(path: "Main.xib", text: row.text)
    #expect(file.position(at: start).line == row.line, "\(row.name)")
  }

  @Test func `an unknown element is a plain view, and a warning names it`() {
    let text = Documents.xib(
      """
      <subviews>
      <holographView id="hol-og-000">
      <rect key="frame" x="5" y="6" width="7" height="8"/>
      </holographView>
      </subviews>
      """)
    let checked = Documents.layouts(of: text)
    #expect(checked.diagnostics.map(\.severity) == [.warning])
    #expect(checked.diagnostics.first?.message.contains("'holographView'") ?? false)
    #expect(checked.value?.first?.views.last?.view.kind == .view)
  }

  @Test func `controllers that lead to each other have an end`() {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="s1"><objects>
      <viewController id="v1"><view key="view" id="r1">
      <rect key="frame" x="0" y="0" width="375" height="667"/></view>
      <connections><segue destination="v1" kind="show" id="g1"/></connections>
      </viewController></objects></scene></scenes>
      </document>
      """
    let checked = Documents.layouts(of: text)
    #expect(checked.diagnostics.isEmpty)
    #expect(checked.value?.count == 1)
  }
}
