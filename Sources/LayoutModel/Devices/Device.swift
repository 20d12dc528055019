/// A device that layouts are drawn on.
public struct Device: Hashable, Sendable {
  /// The name that it is sold under: `iPhone 6`.
  public var name: String
  /// The screen upright, in points.
  public var portraitSize: Size
  /// Pixels per point.
  public var scale: Double
  /// The kind of device.
  public var family: Family
  /// The version of iOS it was first sold with, but no older than 9, the guide's own.
  public var system: Int
  /// The insets of the safe area by the version of iOS since which they hold, the oldest first.
  package var insets: [ScreenInsets]
  /// The reserved regions of the screen held upright.
  package var reserved: [ReservedRegion] = []
  /// The shape of the screen.
  package var shape: ScreenShape
  /// The source of the numbers.
  package var source: Source

  /// Phones and pads differ in what happens when they are turned.
  public enum Family: Hashable, Sendable {
    case phone
    case pad
  }

  /// The sources of numbers, the most reliable first.
  package enum Source: String, Hashable, Sendable {
    /// Apple's own page, header, or frames that Interface Builder stored.
    case apple = "Apple"
    /// Measured on Apple's simulator and published with the program that measured.
    case simulator = "Simulator"
    /// Tables of third parties that agree.
    case tables = "Tables"
    /// One source only, or sources that differ.
    case weak = "Weak"
  }

  /// The height of the status bar of devices with a home button, in points.
  public static let statusBarHeight = 20.0

  /// Whether the screen reaches round the corners and has a line in place of a home button.
  public var hasHomeIndicator: Bool { insets[0].portrait.bottom > 0 }

  /// The insets of the safe area in points, with the status bar as it is by default.
  /// - Parameter system: The version of iOS; nil for the device's own.
  public func safeAreaInsets(_ orientation: Orientation, system: Int? = nil) -> EdgeInsets {
    let version = system ?? self.system
    let row = insets.last { $0.system <= version } ?? insets[0]
    return orientation == .portrait ? row.portrait : row.landscape
  }

  /// The margins at the sides of a root view, in points: 16, or 20 where there is room.
  ///
  /// There is on screens at least 414 points wide, and on all phones held on their side.
  public func sideMargin(_ orientation: Orientation) -> Double {
    orientation == .portrait && portraitSize.width < 414 ? 16 : 20
  }

  /// The guide's own device: iPhone 6.
  public static let standard = all.first { $0.name == "iPhone 6" } ?? all[0]

  /// The devices by name, those with a home button first.
  public static let all: [Device] = DeviceRow.all.flatMap(\.devices)
}

/// The insets of a screen's safe area since a version of iOS, in points.
package struct ScreenInsets: Hashable, Sendable {
  /// The first version of iOS with these insets.
  package var system: Int
  /// Upright.
  package var portrait: EdgeInsets
  /// On its side.
  package var landscape: EdgeInsets
}

/// The orientations of a device.
public enum Orientation: String, Hashable, Sendable, CaseIterable {
  case portrait
  case landscape
}
