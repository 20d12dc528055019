import Commands
import TestSupport
import Testing

/// Interface Builder's commands on documents of any form: what changes, byte for byte.
struct DocumentEditTests {
  /// A xib of a root view of 375 x 667 points with some content.
  private static func xib(_ content: String, roots: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="14460" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/>
      <objects>
        <view id="v0" userLabel="One"><rect key="frame" x="0" y="0" width="375" height="667"/>
    \(content)
        </view>\(roots)
      </objects>
    </document>

    """
  }

  /// A view of 100 x 100 points at 10, 20 and its constraints, which want it at 20, 40.
  private static func box(
    rect: String = #"<rect key="frame" x="10" y="20" width="100" height="100"/>"#,
    leading: String = #"constant="20" id="c1""#, top: String = #"constant="40" id="c2""#,
    attributes: String = ""
  ) -> String {
    """
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v1" \(attributes)>\(rect)</view>
          </subviews>
          <constraints>
            <constraint firstItem="v1" firstAttribute="leading" secondItem="v0" \
    secondAttribute="leading" \(leading)/>
            <constraint firstItem="v1" firstAttribute="top" secondItem="v0" \
    secondAttribute="top" \(top)/>
            <constraint firstItem="v1" firstAttribute="width" constant="100" id="c3"/>
            <constraint firstItem="v1" firstAttribute="height" constant="100" id="c4"/>
          </constraints>
    """
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var option: String
    var text: String
    /// The parts of the text that change.
    var changes: [(old: String, new: String)]
    var testDescription: String { name }
  }

  static let rows = [
    Row(
      name: "blanks in a tag", option: "--update-frames",
      text: xib(
        box(rect: "<rect key=\"frame\"\n x=\"10\"\n\ty = \"20\" width=\"100\" height='100'/>")),
      changes: [("\n x=\"10\"\n\ty = \"20\"", "\n x=\"20\"\n\ty = \"40\"")]),
    Row(
      name: "apostrophes", option: "--update-frames",
      text: xib(box(rect: "<rect key='frame' x='10' y='20' width='100' height='100'/>")),
      changes: [("x='10' y='20'", "x='20' y='40'")]),
    Row(
      name: "an attribute in a text", option: "--update-constraints",
      text: xib(
        box(
          leading: #"identifier="a constant=1 > id=2" constant = "20" id="c1""#,
          top: #"constant="40" identifier='the constant="5" ' id="c2""#)),
      changes: [("constant = \"20\"", "constant = \"10\""), ("constant=\"40\"", "constant=\"20\"")]),
    Row(
      name: "a constant that a variation has", option: "--update-constraints",
      text: xib(
        box(leading: #"constant="5" id="c1""#).replacing(
          "id=\"c1\"/>",
          with: "id=\"c1\"><variation key=\"widthClass=compact\" constant=\"20\"/></constraint>")),
      changes: [
        ("compact\" constant=\"20\"", "compact\" constant=\"10\""),
        ("constant=\"40\"", "constant=\"20\""),
      ]),
    Row(
      name: "a constant in a comment", option: "--update-constraints",
      text: xib(
        box().replacing(
          "<constraints>", with: "<constraints><!-- </constraints> constant=\"20\" -->")),
      changes: [
        ("constant=\"20\" id=\"c1\"", "constant=\"10\" id=\"c1\""),
        ("constant=\"40\"", "constant=\"20\""),
      ]),
    Row(
      name: "a constraint with an id of another scene", option: "--clear-constraints",
      text: xib(
        box(),
        roots: """

              <view id="w0"><rect key="frame" x="0" y="0" width="100" height="100"/>
                <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="w1"><rect \
          key="frame" x="0" y="0" width="50" height="50"/></view></subviews>
                <constraints><constraint firstItem="w1" firstAttribute="width" secondItem="w0" \
          secondAttribute="width" multiplier="0.5" id="c1"/></constraints></view>
          """),
      changes: [
        (String(box().split(separator: "</subviews>")[1]), "")
      ]),
  ]

  @Test(arguments: rows) func `only the parts named change`(_ row: Row) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(row.text, to: "Main.xib")
    let views = row.option == "--clear-constraints" ? ["--views", "v1"] : []
    let outcome = await Outcome.of(["convert", path, row.option] + views)
    var wanted = row.text
    for change in row.changes {
      #expect(wanted.contains(change.old))
      wanted = wanted.replacing(change.old, with: change.new, maxReplacements: 1)
    }
    #expect(outcome.output == wanted)
    #expect(outcome.status == .done)
  }

  @Test func `an element without content gets constraints, with the line ends of the file`()
    async throws
  {
    let text = Self.xib(
      """
          <subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="v1"/>
          </subviews>
      """
    ).replacing("\n", with: "\r\n")
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(text, to: "Main.xib")
    let added = await Outcome.of("convert", path, "--add-missing-constraints")
    #expect(added.output.contains("id=\"v1\">\r\n"), "\(added)")
    #expect(added.output.contains("</constraints>\r\n      </view>\r\n"), "\(added)")
    #expect(!added.output.replacing("\r\n", with: "").contains("\n"))
    let result = try sandbox.write(added.output, to: "Result.xib")
    #expect(await Outcome.of("check", result).status == .done)
  }

  /// A is 100 wide and stored 50 wide: with 50, B would begin 50 points earlier than it is stored.
  @Test func `a command that would add a finding writes nothing`() async throws {
    func arranged(_ name: String, _ x: Int, _ width: Int) -> String {
      """
      <view id="\(name)" userLabel="\(name)"><rect key="frame" x="\(x)" y="0" width="\(width)" \
      height="20"/><constraints>
      <constraint firstAttribute="width" constant="100" id="w\(name)"/></constraints></view>
      """
    }
    let text = Self.xib(
      """
      <subviews>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" id="st">
      <rect key="frame" x="0" y="0" width="200" height="20"/>
      <subviews>\(arranged("A", 0, 50))\(arranged("B", 100, 100))</subviews>
      </stackView>
      </subviews>
      <constraints>
      <constraint firstItem="st" firstAttribute="leading" secondItem="v0" \
      secondAttribute="leading" id="c1"/>
      <constraint firstItem="st" firstAttribute="top" secondItem="v0" secondAttribute="top" id="c2"/>
      <constraint firstItem="st" firstAttribute="height" constant="20" id="c3"/>
      </constraints>
      """)
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(text, to: "Main.xib")
    let outcome = await Outcome.of("convert", path, "--update-constraints")
    #expect(outcome.status == .failed)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.contains(
        "nothing is written, since the result would have new findings: 'B' is misplaced and"),
      "\(outcome.errors)")
  }

  /// The width that is missing is that of the stored frame, and the frame begins at 10 where a constraint says 20: a view
  /// without a width could not be compared with its frame.
  @Test func `a view that was ambiguous may be misplaced in the result`() async throws {
    let text = Self.xib(Self.box(top: #"constant="20" id="c2""#)).replacing(
      "        <constraint firstItem=\"v1\" firstAttribute=\"width\" constant=\"100\" id=\"c3\"/>\n",
      with: "")
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(text, to: "Main.xib")
    let outcome = await Outcome.of("convert", path, "--add-missing-constraints")
    #expect(outcome.status == .done, "\(outcome)")
    let result = try sandbox.write(outcome.output, to: "Result.xib")
    let checked = await Outcome.of("check", result, "--message-format", "short")
    #expect(checked.errors.contains("misplaced: Expected: x=20 / Actual: x=10"), "\(checked)")
    #expect(!checked.errors.contains("ambiguous"))
  }
}
