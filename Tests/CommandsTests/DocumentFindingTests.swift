import Commands
import TestSupport
import Testing

/// Findings about documents: which there are, where and in what words.
struct DocumentFindingTests {
  /// A document with views one below another, 20 points from the root's edges and 8 from each other.
  private static func document(
    isMac: Bool, height: Int, views: [String], more: String = ""
  ) -> String {
    let root = #"secondItem="roo" secondAttribute"#
    var constraints = [#"firstItem="v0" firstAttribute="top" \#(root)="top" constant="20""#]
    for index in views.indices {
      constraints.append(#"firstItem="v\#(index)" firstAttribute="leading" \#(root)="leading""#)
      if index > 0 {
        constraints.append(
          #"firstItem="v\#(index)" firstAttribute="top" secondItem="v\#(index - 1)" "#
            + #"secondAttribute="bottom" constant="8""#)
      }
    }
    constraints.append(
      #"firstItem="roo" firstAttribute="bottom" secondItem="v\#(views.count - 1)" "#
        + #"secondAttribute="bottom" constant="20""#)
    let lines = constraints.enumerated().map { "<constraint \($1) id=\"c\($0)\"/>" }
    let kind = isMac ? "Cocoa" : "CocoaTouch"
    return """
      <document type="com.apple.InterfaceBuilder3.\(kind).XIB" version="3.0" toolsVersion="14460" \
      targetRuntime="\(isMac ? "MacOSX" : "iOS").\(kind)" useAutolayout="YES">
      <objects>
      <view id="roo"><rect key="frame" x="0" y="0" width="300" height="\(height)"/>
      <subviews>
      \(views.joined(separator: "\n"))
      </subviews>
      <constraints>
      \(lines.joined(separator: "\n"))
      </constraints>\(more)
      </view>
      </objects>
      </document>
      """
  }

  private static func findings(_ text: String, _ options: String...) async throws -> Outcome {
    let sandbox = try Sandbox(inMemory: true)
    return await Outcome.of(["check", try sandbox.write(text, to: "Main.xib")] + options)
  }

  private static func label(_ index: Int, y: Int, height: Int, isMac: Bool) -> String {
    let hugging = #"verticalHuggingPriority="750" translatesAutoresizingMaskIntoConstraints="NO""#
    let rect =
      #"<rect key="frame" x="\#(isMac ? -2 : 0)" y="\#(y)" width="40" height="\#(height)"/>"#
    return isMac
      ? """
      <textField \(hugging) id="v\(index)" userLabel="Label \(index)">\(rect)
      <textFieldCell key="cell" title="Label"><font key="font" metaFont="system"/></textFieldCell>
      </textField>
      """
      : #"<label \#(hugging) text="Label" id="v\#(index)" userLabel="Label \#(index)">\#(rect)</label>"#
  }

  /// 20 + 16 + 8 + 16 + 20 are 80 points of 96: two labels of one hugging share what is left.
  @Test func `content sizes that the window gives way to do not tie`() async throws {
    let views = [
      Self.label(0, y: 52, height: 24, isMac: true), Self.label(1, y: 20, height: 24, isMac: true),
    ]
    let mac = try await Self.findings(Self.document(isMac: true, height: 96, views: views))
    #expect(!mac.errors.contains("ambiguous"), "\(mac)")
    // Below the priority of the window's size they tie.
    let weak = views.map { $0.replacing("750", with: "450") }
    let tied = try await Self.findings(Self.document(isMac: true, height: 96, views: weak))
    #expect(tied.errors.contains("constraints of the priority 450 tie"), "\(tied)")
  }

  /// 20 + 20.5 + 8 + 20.5 + 8 + 20.5 + 20 are 117.5 points of 200.
  @Test func `a tie is one finding, with help in the words of Interface Builder`() async throws {
    let views = [(0, 20, 102), (1, 130, 21), (2, 159, 21)].map {
      Self.label($0, y: $1, height: $2, isMac: false)
    }
    let outcome = try await Self.findings(Self.document(isMac: false, height: 200, views: views))
    #expect(outcome.errors.split(separator: "error:").count == 2, "\(outcome)")
    #expect(
      outcome.errors.contains(
        "'Label 0' is ambiguous, and with it 'Label 1' and 'Label 2': constraints of the priority "
          + "750 tie for its height"), "\(outcome)")
    #expect(
      outcome.errors.contains(
        "help: give 'Label 2' a vertical content hugging priority of 749 in the Size inspector")
        || outcome.errors.contains(
          "help: give 'Label 0' a vertical content hugging priority of 749 in the Size inspector"),
      "\(outcome)")
  }

  @Test func `views beyond the first ones are named`() async throws {
    let views = (0..<15).map { index in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v\(index)" userLabel="Box \(index)">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view>
      """
    }
    let outcome = try await Self.findings(Self.document(isMac: false, height: 600, views: views))
    #expect(
      outcome.errors.contains("3 more views are ambiguous: 'Box 12', 'Box 13' and 'Box 14'"),
      "\(outcome)")
    #expect(outcome.errors.contains("help: add the constraint 'Box 0.Width = "), "\(outcome)")
  }

  @Test func `an ambiguous view is not misplaced too`() async throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="v0" userLabel="Box">
      <rect key="frame" x="50" y="20" width="70" height="60"/></view>
      """
    let outcome = try await Self.findings(Self.document(isMac: false, height: 100, views: [view]))
    #expect(outcome.errors.contains("'Box' is ambiguous: nothing determines its width"))
    #expect(!outcome.errors.contains("misplaced"))
  }

  @Test func `a hidden arranged view may have a height`() async throws {
    let stack = """
      <stackView axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="v0">
      <rect key="frame" x="0" y="20" width="50" height="60"/>
      <subviews>
      <view hidden="YES" id="a"><rect key="frame" x="0" y="0" width="50" height="9"/>
      <constraints><constraint firstAttribute="height" constant="9" id="h"/></constraints></view>
      <view id="b"><rect key="frame" x="0" y="0" width="50" height="60"/></view>
      </subviews>
      <constraints><constraint firstAttribute="width" constant="50" id="w"/></constraints>
      </stackView>
      """
    let outcome = try await Self.findings(Self.document(isMac: false, height: 100, views: [stack]))
    #expect(outcome.status == .done, "\(outcome)")
  }
}
