/// A device that layouts are drawn on.
public struct Device: Hashable, Sendable {
  /// What it is sold as: `iPhone 6`.
  public var name: String
  /// The screen upright, in points.
  public var portraitSize: Size
  /// Pixels per point.
  public var scale: Double
  /// What kind of device it is.
  public var family: Family
  /// What the system keeps for itself upright, in points; the same at both sides.
  public var portraitSafeAreaInsets: DirectionalEdgeInsets

  /// Phones and pads differ in what happens when they are turned.
  public enum Family: Hashable, Sendable {
    case phone
    case pad
  }

  /// The height of the status bar of devices with a home button, in points.
  public static let statusBarHeight = 20.0

  /// Whether the screen reaches round the corners and has a line in place of a home button.
  public var hasHomeIndicator: Bool { portraitSafeAreaInsets.bottom > 0 }

  /// What the system keeps for itself at the edges, in points, with the status bar as it is by default.
  ///
  /// A phone on its side shows no status bar; one without a home button keeps the height of its camera
  /// at both sides and 21 points at the bottom (Interface Builder's stored frames, and Apple's layout
  /// guidance for each screen).
  public func safeAreaInsets(_ orientation: Orientation) -> DirectionalEdgeInsets {
    guard family == .phone, orientation == .landscape else { return portraitSafeAreaInsets }
    guard hasHomeIndicator else { return DirectionalEdgeInsets(all: 0) }
    let side = portraitSafeAreaInsets.top
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 21, trailing: side)
  }

  /// What the system gives the sides of a root view as margins, in points: 16, or 20 where there is room.
  ///
  /// There is on pads, on phones at least 414 points wide, and on all phones held on their side.
  public func sideMargin(_ orientation: Orientation) -> Double {
    family == .phone && orientation == .portrait && portraitSize.width < 414 ? 16 : 20
  }
}

extension Device {
  /// The guide's own device: iPhone 6.
  public static let standard = phone("iPhone 6", 375, 667, scale: 2)

  /// The devices by name, those with a home button first.
  public static let all: [Device] = [
    phone("iPhone 4s", 320, 480, scale: 2),
    phone("iPhone 5s", 320, 568, scale: 2),
    standard,
    phone("iPhone 6 Plus", 414, 736, scale: 3),
    phone("iPhone 8", 375, 667, scale: 2),
    phone("iPhone 8 Plus", 414, 736, scale: 3),
    phone("iPhone SE", 375, 667, scale: 2),
    phone("iPhone X", 375, 812, scale: 3, top: 44),
    phone("iPhone XR", 414, 896, scale: 2, top: 48),
    phone("iPhone 11", 414, 896, scale: 2, top: 48),
    phone("iPhone 11 Pro", 375, 812, scale: 3, top: 44),
    phone("iPhone 11 Pro Max", 414, 896, scale: 3, top: 44),
    phone("iPhone 12 mini", 375, 812, scale: 3, top: 50),
    phone("iPhone 12", 390, 844, scale: 3, top: 47),
    phone("iPhone 12 Pro Max", 428, 926, scale: 3, top: 47),
    phone("iPhone 14", 390, 844, scale: 3, top: 47),
    phone("iPhone 14 Pro", 393, 852, scale: 3, top: 59),
    phone("iPhone 15", 393, 852, scale: 3, top: 59),
    phone("iPhone 15 Pro Max", 430, 932, scale: 3, top: 59),
    phone("iPhone 16", 393, 852, scale: 3, top: 59),
    phone("iPhone 16 Pro", 402, 874, scale: 3, top: 62),
    phone("iPhone 16 Pro Max", 440, 956, scale: 3, top: 62),
    pad("iPad Air 2", 768, 1024),
    pad("iPad 10.2", 810, 1080),
    pad("iPad Pro", 1024, 1366),
    pad("iPad mini 8.3", 744, 1133, hasHomeButton: false),
    pad("iPad Air 10.9", 820, 1180, hasHomeButton: false),
    pad("iPad Pro 11", 834, 1194, hasHomeButton: false),
    pad("iPad Pro 12.9", 1024, 1366, hasHomeButton: false),
  ]

  /// The device of a name, case aside; nil when there is none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// A phone; one whose camera takes a height of the screen has no home button.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Double, top: Double? = nil
  ) -> Device {
    Device(
      name: name, portraitSize: Size(width: width, height: height), scale: scale, family: .phone,
      portraitSafeAreaInsets: DirectionalEdgeInsets(
        top: top ?? statusBarHeight, leading: 0, bottom: top == nil ? 0 : 34, trailing: 0))
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, hasHomeButton: Bool = true
  ) -> Device {
    Device(
      name: name, portraitSize: Size(width: width, height: height), scale: 2, family: .pad,
      portraitSafeAreaInsets: DirectionalEdgeInsets(
        top: hasHomeButton ? statusBarHeight : 24, leading: 0, bottom: hasHomeButton ? 0 : 20,
        trailing: 0))
  }
}

/// How a device is held.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
