/// A device that layouts are drawn on.
public struct Device: Hashable, Sendable {
  /// The name of the product: `iPhone 6`.
  public var name: String
  /// The screen upright, in points.
  public var portraitSize: Size
  /// Pixels per point.
  public var scale: Double
  /// The family of the device.
  public var family: Family
  /// The system's insets in portrait, in points; the same at both sides.
  public var portraitSafeAreaInsets: DirectionalEdgeInsets
  /// The version of iOS it was first sold with, but no older than 9, the guide's own.
  public var system: Int

  /// Phones and pads differ in what happens when they are turned.
  public enum Family: Hashable, Sendable {
    case phone
    case pad
  }

  /// The height of the status bar of devices with a home button, in points.
  public static let statusBarHeight = 20.0

  /// Whether the screen reaches round the corners and has a line in place of a home button.
  public var hasHomeIndicator: Bool { portraitSafeAreaInsets.bottom > 0 }

  /// The system's insets at the edges, in points, with the default status bar.
  ///
  /// A phone in landscape shows no status bar. One without a home button keeps the height of its
  /// camera at both sides and 21 points at the bottom (Interface Builder's stored frames, and
  /// Apple's layout guidance for each screen).
  public func safeAreaInsets(_ orientation: Orientation) -> DirectionalEdgeInsets {
    guard family == .phone, orientation == .landscape else { return portraitSafeAreaInsets }
    guard hasHomeIndicator else { return DirectionalEdgeInsets(all: 0) }
    let side = portraitSafeAreaInsets.top
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 21, trailing: side)
  }

  /// The system's margins at the sides of a root view, in points: 16, or 20 if there is room.
  ///
  /// There is on pads, on phones at least 414 points wide, and on all phones in landscape.
  public func sideMargin(_ orientation: Orientation) -> Double {
    family == .phone && orientation == .portrait && portraitSize.width < 414 ? 16 : 20
  }

  /// The guide's own device: iPhone 6.
  public static let standard = phone("iPhone 6", iOS: 9, 375, 667, scale: 2)

  /// The devices by name, those with a home button first.
  public static let all: [Device] = [
    phone("iPhone 4s", iOS: 9, 320, 480, scale: 2),
    phone("iPhone 5s", iOS: 9, 320, 568, scale: 2),
    standard,
    phone("iPhone 6 Plus", iOS: 9, 414, 736, scale: 3),
    phone("iPhone 8", iOS: 11, 375, 667, scale: 2),
    phone("iPhone 8 Plus", iOS: 11, 414, 736, scale: 3),
    phone("iPhone SE", iOS: 13, 375, 667, scale: 2),
    phone("iPhone X", iOS: 11, 375, 812, scale: 3, top: 44),
    phone("iPhone XR", iOS: 12, 414, 896, scale: 2, top: 48),
    phone("iPhone 11", iOS: 13, 414, 896, scale: 2, top: 48),
    phone("iPhone 11 Pro", iOS: 13, 375, 812, scale: 3, top: 44),
    phone("iPhone 11 Pro Max", iOS: 13, 414, 896, scale: 3, top: 44),
    phone("iPhone 12 mini", iOS: 14, 375, 812, scale: 3, top: 50),
    phone("iPhone 12", iOS: 14, 390, 844, scale: 3, top: 47),
    phone("iPhone 12 Pro Max", iOS: 14, 428, 926, scale: 3, top: 47),
    phone("iPhone 14", iOS: 16, 390, 844, scale: 3, top: 47),
    phone("iPhone 14 Pro", iOS: 16, 393, 852, scale: 3, top: 59),
    phone("iPhone 15", iOS: 17, 393, 852, scale: 3, top: 59),
    phone("iPhone 15 Pro", iOS: 17, 393, 852, scale: 3, top: 59),
    phone("iPhone 15 Pro Max", iOS: 17, 430, 932, scale: 3, top: 59),
    phone("iPhone 16", iOS: 18, 393, 852, scale: 3, top: 59),
    phone("iPhone 16 Pro", iOS: 18, 402, 874, scale: 3, top: 62),
    phone("iPhone 16 Pro Max", iOS: 18, 440, 956, scale: 3, top: 62),
    pad("iPad Air 2", iOS: 9, 768, 1024),
    pad("iPad 10.2", iOS: 13, 810, 1080),
    pad("iPad Pro", iOS: 9, 1024, 1366),
    pad("iPad mini 8.3", iOS: 15, 744, 1133, hasHomeButton: false),
    pad("iPad Air 10.9", iOS: 14, 820, 1180, hasHomeButton: false),
    pad("iPad Pro 11", iOS: 12, 834, 1194, hasHomeButton: false),
    pad("iPad Pro 12.9", iOS: 12, 1024, 1366, hasHomeButton: false),
  ]

  /// The device with a name in any case; nil if there is none.
  public static func named(_ name: String) -> Device? {
    all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// A phone; one whose camera takes a height of the screen has no home button.
  private static func phone(
    _ name: String, iOS system: Int, _ width: Double, _ height: Double, scale: Double,
    top: Double? = nil
  ) -> Device {
    Device(
      name: name, portraitSize: Size(width: width, height: height), scale: scale, family: .phone,
      portraitSafeAreaInsets: DirectionalEdgeInsets(
        top: top ?? statusBarHeight, leading: 0, bottom: top == nil ? 0 : 34, trailing: 0),
      system: system)
  }

  private static func pad(
    _ name: String, iOS system: Int, _ width: Double, _ height: Double, hasHomeButton: Bool = true
  ) -> Device {
    Device(
      name: name, portraitSize: Size(width: width, height: height), scale: 2, family: .pad,
      portraitSafeAreaInsets: DirectionalEdgeInsets(
        top: hasHomeButton ? statusBarHeight : 24, leading: 0, bottom: hasHomeButton ? 0 : 20,
        trailing: 0), system: system)
  }
}

/// The orientation of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
