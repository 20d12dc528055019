import LayoutModel
import Testing

/// The numbers of devices after 2021, as their sources have them.
///
/// Phones of 402, 420, 440 and 466 points were measured on the simulator (swift-snapshot-testing, pull
/// requests 1046 and 1082, and iPhone-Duo-Agent-Skill); the others are of tables that agree.
struct DeviceFactTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var names: [String]
    var size: Size
    var scale: Double
    /// Upright, at the top, left, bottom and right.
    var portrait: EdgeInsets
    /// On its side, by the version of iOS.
    var landscape: [(system: Int, insets: EdgeInsets)]

    var testDescription: String { names[0] }
  }

  /// A phone's camera has its height at both sides of the phone on its side.
  private static func phone(
    _ names: [String], _ width: Double, _ height: Double, _ top: Double, bottom: Double = 20
  ) -> Row {
    let (before, since) = (
      EdgeInsets(top: 0, left: top, bottom: 21, right: top),
      EdgeInsets(top: 20, left: top, bottom: bottom, right: top)
    )
    return Row(
      names: names, size: Size(width: width, height: height), scale: 3,
      portrait: EdgeInsets(top: top, bottom: 34), landscape: [(18, before), (26, since)])
  }

  private static func pad(_ names: [String], _ width: Double, _ height: Double) -> Row {
    let insets = EdgeInsets(top: 24, bottom: 20)
    return Row(
      names: names, size: Size(width: width, height: height), scale: 2, portrait: insets,
      landscape: [(18, insets)])
  }

  static let rows: [Row] = [
    phone(["iPhone 12", "iPhone 13", "iPhone 14", "iPhone 16e", "iPhone 17e"], 390, 844, 47),
    phone(["iPhone 14 Plus", "iPhone 12 Pro Max", "iPhone 13 Pro Max"], 428, 926, 47),
    phone(["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, 59),
    phone(
      ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, 59),
    phone(["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro", "iPhone 18 Pro"], 402, 874, 62),
    phone(["iPhone 16 Pro Max", "iPhone 17 Pro Max", "iPhone 18 Pro Max"], 440, 956, 62),
    phone(["iPhone Air"], 420, 912, 68, bottom: 29),
    Row(
      names: ["iPhone Duo"], size: Size(width: 466, height: 678), scale: 3,
      portrait: EdgeInsets(bottom: 34, right: 84), landscape: []),
    pad(["iPad Pro 11 (M4)", "iPad Pro 11 (M5)"], 834, 1210),
    pad(["iPad Pro 13 (M4)", "iPad Pro 13 (M5)"], 1032, 1376),
  ]

  @Test(arguments: rows)
  func `the catalogue has the numbers of the sources`(_ row: Row) throws {
    for name in row.names {
      let device = try #require(Device.named(name))
      #expect(device.portraitSize == row.size, "\(name)")
      #expect(device.scale == row.scale, "\(name)")
      #expect(device.safeAreaInsets(.portrait) == row.portrait, "\(name)")
      for (system, insets) in row.landscape {
        #expect(device.safeAreaInsets(.landscape, system: system) == insets, "\(name), \(system)")
      }
    }
  }
}
