/// Devices that share a screen: a row of the catalogue.
package struct DeviceRow: Sendable {
  /// The names that people use, and the version of iOS that each was first sold with.
  package let names: [(name: String, system: Int)]
  /// The device of the first name.
  package let device: Device

  /// A device for each name.
  var devices: [Device] {
    names.map { name, system in
      var device = device
      (device.name, device.system) = (name, system)
      return device
    }
  }

  /// The display of a device held upright.
  private struct Display {
    var size: Size
    var scale: Double
    var shape = ScreenShape()

    init(_ width: Double, _ height: Double, scale: Double, _ shape: ScreenShape = ScreenShape()) {
      size = Size(width: width, height: height)
      (self.scale, self.shape) = (scale, shape)
    }
  }

  /// A notch or a Dynamic Island, as wide and as far from the top edge.
  private struct Opening {
    var width: Double
    var top = 0.0
    var source: Device.Source

    static func notch(_ width: Double, _ source: Device.Source = .weak) -> Opening {
      Opening(width: width, source: source)
    }

    static func island(
      _ width: Double = 125, top: Double = 14, _ source: Device.Source = .tables
    ) -> Opening {
      Opening(width: width, top: top, source: source)
    }
  }

  private init(
    _ names: KeyValuePairs<String, Int>, _ display: Display, _ family: Device.Family,
    _ insets: [ScreenInsets], _ source: Device.Source, reserved: [ReservedRegion] = []
  ) {
    self.names = names.map { ($0.key, $0.value) }
    device = Device(
      name: names[0].key, portraitSize: display.size, scale: display.scale, family: family,
      system: names[0].value, insets: insets, reserved: reserved, shape: display.shape,
      source: source)
  }

  /// All rows, devices with a home button first.
  ///
  /// Sizes and insets of devices up to iOS 15 are those of Apple's layout guidance and of frames that
  /// Interface Builder stored. Those of 16 Pro, 17, Air and Duo were measured on the simulator.
  package static let all: [DeviceRow] = [
    button(["iPhone 4s": 9], 320, 480, scale: 2),
    button(["iPhone 5s": 9], 320, 568, scale: 2),
    button(["iPhone 6": 9, "iPhone 7": 10], 375, 667, scale: 2),
    button(["iPhone 6 Plus": 9, "iPhone 7 Plus": 10], 414, 736, scale: 3),
    button(["iPhone 8": 11, "iPhone SE": 13], 375, 667, scale: 2),
    button(["iPhone 8 Plus": 11], 414, 736, scale: 3),
    notch(
      ["iPhone X": 11, "iPhone XS": 12, "iPhone 11 Pro": 13], 375, 812, scale: 3, 44, 39,
      .notch(209, .tables)),
    notch(["iPhone XR": 12, "iPhone 11": 13], 414, 896, scale: 2, 48, 41.5, .notch(220)),
    notch(
      ["iPhone XS Max": 12, "iPhone 11 Pro Max": 13], 414, 896, scale: 3, 44, 39, .notch(209)),
    notch(["iPhone 12 mini": 14], 375, 812, scale: 3, 50, 44, .notch(214)),
    notch(["iPhone 13 mini": 15], 375, 812, scale: 3, 50, 44, .notch(168)),
    notch(
      ["iPhone 12": 14, "iPhone 12 Pro": 14], 390, 844, scale: 3, 47, 47.33, .notch(214),
      sizes: .tables),
    notch(
      [
        "iPhone 13": 15, "iPhone 13 Pro": 15, "iPhone 14": 16, "iPhone 16e": 18, "iPhone 17e": 26,
      ], 390, 844, scale: 3, 47, 47.33, .notch(160), sizes: .tables),
    notch(
      ["iPhone 12 Pro Max": 14], 428, 926, scale: 3, 47, 47.33, .notch(214), sizes: .tables),
    notch(
      ["iPhone 13 Pro Max": 15, "iPhone 14 Plus": 16], 428, 926, scale: 3, 47, 47.33,
      .notch(160), sizes: .tables),
    island(
      [
        "iPhone 14 Pro": 16, "iPhone 15": 17, "iPhone 15 Pro": 17, "iPhone 16": 18,
      ], 393, 852, 59, 55, .tables),
    island(
      [
        "iPhone 14 Pro Max": 16, "iPhone 15 Plus": 17, "iPhone 15 Pro Max": 17,
        "iPhone 16 Plus": 18,
      ], 430, 932, 59, 55, .tables),
    island(
      ["iPhone 16 Pro": 18, "iPhone 17": 26, "iPhone 17 Pro": 26], 402, 874, 62, 62, .simulator),
    island(["iPhone 18 Pro": 27], 402, 874, 62, 62, .simulator, .island(95)),
    island(["iPhone 16 Pro Max": 18, "iPhone 17 Pro Max": 26], 440, 956, 62, 62, .simulator),
    island(
      ["iPhone 18 Pro Max": 27], 440, 956, 62, 62, .simulator, .island(95, .weak)),
    island(
      ["iPhone Air": 26], 420, 912, 68, 62, .simulator, .island(top: 20), landscapeBottom: 29),
    DeviceRow(
      ["iPhone Duo": 27], Display(466, 678, scale: 3), .phone,
      [
        // Landscape has no source: the insets of the upright display.
        ScreenInsets(
          system: 9, portrait: EdgeInsets(bottom: 34, right: 84),
          landscape: EdgeInsets(bottom: 34, right: 84))
      ], .simulator),
    DeviceRow(
      ["iPhone Duo inner": 27], Display(669, 951, scale: 3), .phone,
      [
        ScreenInsets(
          system: 9, portrait: EdgeInsets(top: 82, bottom: 34),
          landscape: EdgeInsets(bottom: 21, right: 84))
      ], .weak,
      // Across the middle: on its side, from x = 455.5 to 495.5.
      reserved: [
        ReservedRegion(name: "Fold", frame: Rect(x: 0, y: 455.5, width: 669, height: 40))
      ]),
    pad(["iPad Air 2": 9, "iPad mini 4": 9], 768, 1024),
    pad(["iPad 10.2": 13], 810, 1080),
    pad(["iPad Pro": 9], 1024, 1366),
    pad(["iPad Pro 10.5": 10, "iPad Air 10.5": 12], 834, 1112),
    pad(["iPad mini 8.3": 15, "iPad mini": 15], 744, 1133, hasHomeButton: false),
    pad(
      ["iPad Air 10.9": 14, "iPad Air 11": 17, "iPad 10.9": 16], 820, 1180, hasHomeButton: false),
    pad(["iPad Pro 11": 12], 834, 1194, hasHomeButton: false),
    pad(["iPad Pro 12.9": 12, "iPad Air 13": 17], 1024, 1366, hasHomeButton: false),
    pad(
      ["iPad Pro 11 (M4)": 17, "iPad Pro 11 (M5)": 26], 834, 1210, hasHomeButton: false, .tables),
    pad(
      ["iPad Pro 13 (M4)": 17, "iPad Pro 13 (M5)": 26], 1032, 1376, hasHomeButton: false, .tables),
  ]

  // MARK: - Kinds of screens

  /// A phone with a home button, which shows no status bar on its side.
  private static func button(
    _ names: KeyValuePairs<String, Int>, _ width: Double, _ height: Double, scale: Double
  ) -> DeviceRow {
    let insets = ScreenInsets(
      system: 9, portrait: EdgeInsets(top: Device.statusBarHeight),
      landscape: EdgeInsets())
    return DeviceRow(names, Display(width, height, scale: scale), .phone, [insets], .apple)
  }

  /// A phone with a notch.
  ///
  /// Widths of notches after iPhone X are those of one table of a third party. The height of
  /// iPhone X is 30 points below an inset of 44; others are drawn in proportion to theirs.
  private static func notch(
    _ names: KeyValuePairs<String, Int>, _ width: Double, _ height: Double, scale: Double,
    _ top: Double, _ cornerRadius: Double, _ opening: Opening, sizes: Device.Source = .apple
  ) -> DeviceRow {
    let size = Size(width: opening.width, height: (30 * top / 44).rounded())
    let cutout = ScreenShape.Cutout(kind: .notch, size: size, top: 0, source: opening.source)
    return DeviceRow(
      names,
      Display(
        width, height, scale: scale, ScreenShape(cornerRadius: cornerRadius, cutout: cutout)),
      .phone, phoneInsets(top: top, landscapeBottom: 20), sizes)
  }

  /// A phone with a Dynamic Island, about 125 x 37 points and 14 below the top edge if nothing else
  /// is known of it.
  private static func island(
    _ names: KeyValuePairs<String, Int>, _ width: Double, _ height: Double, _ top: Double,
    _ cornerRadius: Double, _ source: Device.Source, _ opening: Opening = .island(),
    landscapeBottom: Double = 20
  ) -> DeviceRow {
    let cutout = ScreenShape.Cutout(
      kind: .island, size: Size(width: opening.width, height: 37), top: opening.top,
      source: opening.source)
    return DeviceRow(
      names,
      Display(width, height, scale: 3, ScreenShape(cornerRadius: cornerRadius, cutout: cutout)),
      .phone, phoneInsets(top: top, landscapeBottom: landscapeBottom), source)
  }

  /// The insets of a phone with a home indicator: on its side the camera's height at both sides.
  ///
  /// Up to iOS 18 a phone on its side has 21 points at the bottom and none at the top, since iOS 26 a
  /// status bar of 20 points.
  private static func phoneInsets(top: Double, landscapeBottom: Double) -> [ScreenInsets] {
    let portrait = EdgeInsets(top: top, bottom: 34)
    return [
      ScreenInsets(
        system: 9, portrait: portrait,
        landscape: EdgeInsets(top: 0, left: top, bottom: 21, right: top)),
      ScreenInsets(
        system: 26, portrait: portrait,
        landscape: EdgeInsets(top: 20, left: top, bottom: landscapeBottom, right: top)),
    ]
  }

  /// A pad; one without a home button has rounded corners, all drawn as those of iPad Pro 11.
  private static func pad(
    _ names: KeyValuePairs<String, Int>, _ width: Double, _ height: Double,
    hasHomeButton: Bool = true, _ source: Device.Source = .apple
  ) -> DeviceRow {
    let edges =
      hasHomeButton
      ? EdgeInsets(top: Device.statusBarHeight) : EdgeInsets(top: 24, bottom: 20)
    return DeviceRow(
      names,
      Display(width, height, scale: 2, ScreenShape(cornerRadius: hasHomeButton ? 0 : 18)), .pad,
      [ScreenInsets(system: 9, portrait: edges, landscape: edges)], source)
  }
}
