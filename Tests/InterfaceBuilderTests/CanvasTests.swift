import Diagnostics
import LayoutModel
import Recipes
import Testing

@testable import InterfaceBuilder

/// Safe areas and margins by version and device.
///
/// Source: Interface Builder's stored frames.
@Suite struct CanvasTests {
  struct Row: Sendable {
    var device: String?
    var plugin: String
    /// The top of the safe area and the leading margin.
    var place: [Double]
  }

  static let rows = [
    Row(device: "retina4_7", plugin: "14460.31", place: [20, 16]),
    // Xcode 11 to 14 leave out the status bar of devices with a home button.
    Row(device: "retina4_7", plugin: "16086", place: [0, 16]),
    Row(device: "retina4_7", plugin: "22684", place: [20, 16]),
    Row(device: "retina6_1", plugin: "18093", place: [44, 16]),
    Row(device: "retina6_1", plugin: "21678", place: [48, 16]),
    Row(device: "retina5_9", plugin: "22684", place: [50, 16]),
    Row(device: "retina6_12", plugin: "22684", place: [59, 16]),
    // Xcode 26 doubles the insets.
    Row(device: "retina6_1", plugin: "24127", place: [96, 16]),
    Row(device: nil, plugin: "9531", place: [20, 16]),
  ]

  @Test(arguments: rows) func `the place of a view in the margins below the safe area`(
    _ row: Row
  ) throws {
    let text = Documents.xib(
      Documents.view(
        inner: """
          <constraints>
          <constraint firstAttribute="width" constant="10" id="con-00-001"/>
          <constraint firstAttribute="height" constant="10" id="con-00-002"/>
          </constraints>
          """,
        constraints: """
          <constraint firstItem="vie-w0-000" firstAttribute="top" secondItem="saf-ea-000" \
          secondAttribute="top" id="con-00-003"/>
          <constraint firstItem="vie-w0-000" firstAttribute="leading" secondItem="roo-ot-000" \
          secondAttribute="leadingMargin" id="con-00-004"/>
          """), device: row.device, plugin: row.plugin)
    let frame = try #require(try Documents.frame(of: "vie-w0-000", in: text))
    #expect([frame.y, frame.x] == row.place)
  }

  struct Multiplier: Sendable {
    var text: String
    var width: Double
  }

  /// Shares of a root 375 points wide.
  static let multipliers = [
    Multiplier(text: "0.4", width: 150), Multiplier(text: "2:5", width: 150),
    Multiplier(text: "2/5", width: 150),
  ]

  @Test(arguments: multipliers) func `multipliers in all their forms`(_ row: Multiplier) throws {
    let text = Documents.xib(
      Documents.view(
        constraints: """
          <constraint firstItem="vie-w0-000" firstAttribute="width" secondItem="roo-ot-000" \
          secondAttribute="width" multiplier="\(row.text)" id="con-00-001"/>
          """))
    let frame = try #require(try Documents.frame(of: "vie-w0-000", in: text))
    #expect(frame.width == row.width)
  }

  @Test func `a place can be a multiple of a guide's place`() throws {
    let text = Documents.xib(
      Documents.view(
        constraints: """
          <constraint firstItem="vie-w0-000" firstAttribute="leading" secondItem="saf-ea-000" \
          secondAttribute="trailing" multiplier="0.2" id="con-00-001"/>
          """))
    // A fifth of 375 points.
    #expect(try Documents.frame(of: "vie-w0-000", in: text)?.x == 75)
  }

  @Test func `the standard distance to a safe area is none`() throws {
    let text = Documents.xib(
      Documents.view(
        constraints: """
          <constraint firstItem="vie-w0-000" firstAttribute="leading" secondItem="saf-ea-000" \
          secondAttribute="leading" constant="20" symbolic="YES" id="con-00-001"/>
          """))
    #expect(try Documents.frame(of: "vie-w0-000", in: text)?.x == 0)
  }

  @Test func `an arranged view without content keeps its stored size`() throws {
    let text = Documents.xib(
      """
      <subviews>
      <stackView alignment="center" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-000">
      <rect key="frame" x="0.0" y="20" width="40" height="60"/>
      <subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="vie-w0-000">
      <rect key="frame" x="0.0" y="0.0" width="40" height="60"/>
      </view>
      </subviews>
      </stackView>
      </subviews>
      <constraints>
      <constraint firstItem="sta-ck-000" firstAttribute="top" secondItem="roo-ot-000" \
      secondAttribute="top" constant="20" id="con-00-001"/>
      <constraint firstItem="sta-ck-000" firstAttribute="leading" secondItem="roo-ot-000" \
      secondAttribute="leading" id="con-00-002"/>
      </constraints>
      """)
    let frame = try Documents.frame(of: "vie-w0-000", in: text)
    #expect(frame == Rect(x: 0, y: 0, width: 40, height: 60))
  }

  @Test func `ambiguity that is not to be verified is not reported`() throws {
    for (attributes, status) in [
      ("", LayoutStatus.ambiguous), ("verifyAmbiguity=\"off\"", .satisfied),
    ] {
      // Its y, width and height are open.
      let constraint = """
        <constraint firstItem="vie-w0-000" firstAttribute="leading" secondItem="roo-ot-000" \
        secondAttribute="leading" id="con-00-001"/>
        """
      let text = Documents.xib(
        Documents.view("vie-w0-000", attributes, constraints: constraint))
      let recipe = try #require(Documents.layouts(of: text).value?.first)
      let layout = try #require(recipe.layouts(on: CanvasRequest()).first)
      #expect(try LayoutEngine.solve(layout).status == status)
    }
  }
}
