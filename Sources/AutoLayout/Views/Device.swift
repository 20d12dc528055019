/// A device that layouts are drawn on.
public struct Device: Hashable, Sendable {
  /// What it is sold as: `iPhone 6`.
  public var name: String
  /// The screen upright, in points.
  public var portraitSize: Size
  /// Pixels per point.
  public var scale: Double
  /// Whether the status bar stays when the device lies on its side.
  public var showsStatusBarInLandscape: Bool

  /// The height of the status bar, in points.
  public static let statusBarHeight = 20.0

  /// The guide's own device: iPhone 6.
  public static let standard = phone("iPhone 6", 375, 667, scale: 2)

  /// The devices of the guide's time, by name.
  public static let all = [
    phone("iPhone 4s", 320, 480, scale: 2),
    phone("iPhone 5s", 320, 568, scale: 2),
    standard,
    phone("iPhone 6 Plus", 414, 736, scale: 3),
    pad("iPad Air 2", 768, 1024),
    pad("iPad Pro", 1024, 1366),
  ]

  /// The device of a name, case aside; nil when there is none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double
  ) -> Device {
    Device(
      name: name, portraitSize: Size(width: width, height: height), scale: scale,
      showsStatusBarInLandscape: false)
  }

  private static func pad(_ name: String, _ width: Double, _ height: Double) -> Device {
    Device(
      name: name, portraitSize: Size(width: width, height: height), scale: 2,
      showsStatusBarInLandscape: true)
  }
}

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
