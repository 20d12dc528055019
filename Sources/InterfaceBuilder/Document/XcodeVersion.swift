/// The version of Xcode that saved a document, by the builds that the document states.
///
/// Versions are ordered by their plug-in, which decides what the canvas does: 14460 is Xcode 10's.
struct XcodeVersion: Comparable, Sendable {
  /// The build of Interface Builder's plug-in.
  private let plugIn: Double
  /// The build of the tools.
  private let tools: Double

  /// The version that the root element of a document states; without a plug-in, that of the tools.
  init(of root: XMLElement) {
    tools = XcodeVersion.number(root["toolsVersion"])
    let plugIns = ["IBCocoaTouchPlugin", "IBCocoaPlugin", "CocoaPlugin"]
    let plugIn = root.child("dependencies")?.children.first { element in
      element.name == "plugIn"
        && plugIns.contains { element["identifier"] == "com.apple.InterfaceBuilder." + $0 }
    }
    let own = XcodeVersion.number(plugIn?["version"])
    self.plugIn = own > 0 ? own : tools
  }

  /// The first build of a version.
  private init(build: Double) { (plugIn, tools) = (build, build) }

  static let xcode7 = XcodeVersion(build: 7_000)
  static let xcode8 = XcodeVersion(build: 10_000)
  static let xcode9 = XcodeVersion(build: 13_000)
  static let xcode10 = XcodeVersion(build: 14_000)
  static let xcode11 = XcodeVersion(build: 14_700)
  /// The first that was no beta of Xcode 11.
  static let xcode11Released = XcodeVersion(build: 14_800)
  static let xcode12 = XcodeVersion(build: 17_000)
  static let xcode12Point5 = XcodeVersion(build: 18_000)
  static let xcode13 = XcodeVersion(build: 19_000)
  static let xcode14 = XcodeVersion(build: 21_000)
  static let xcode15 = XcodeVersion(build: 22_000)
  static let xcode16 = XcodeVersion(build: 23_000)
  static let xcode26 = XcodeVersion(build: 24_000)

  /// Betas have tools of build 32700.
  var isBeta: Bool { tools >= 32_000 }

  /// The version of iOS whose controls the canvas shows.
  var system: Int {
    XcodeVersion.systems.first { self >= $0.first }?.system ?? 8
  }

  static func < (a: XcodeVersion, b: XcodeVersion) -> Bool { a.plugIn < b.plugIn }

  static func == (a: XcodeVersion, b: XcodeVersion) -> Bool { a.plugIn == b.plugIn }

  private static func number(_ text: String?) -> Double {
    let parts = (text ?? "").split(separator: ".").prefix(2).joined(separator: ".")
    return Double(parts) ?? 0
  }
}

extension XcodeVersion {
  /// The builds that a document states of the version that shows a system; nil if none does.
  static func builds(showing system: Int) -> (tools: String, plugIn: String)? {
    systems.first { $0.system == system }.map { ($0.tools, $0.plugIn) }
  }

  /// The versions of iOS that canvases show.
  static var shownSystems: [Int] { systems.map(\.system) }

  /// The versions of iOS that canvases show, the newest first: the first version of Xcode that shows it,
  /// and the builds that one such version states.
  private static let systems: [(system: Int, first: XcodeVersion, tools: String, plugIn: String)] =
    [
      (26, .xcode26, "24127", "24063"), (18, .xcode16, "23504", "23506"),
      (17, .xcode15, "22505", "22504"), (16, .xcode14, "21507", "21505"),
      (15, .xcode13, "19529", "19519"), (14, .xcode12, "17701", "17703"),
      (13, .xcode11, "15705", "15706"), (12, .xcode10, "14490.70", "14490.49"),
      (11, .xcode9, "13771", "13772"), (10, .xcode8, "12121", "12089"),
      (9, .xcode7, "8191", "8154"),
    ]
}
