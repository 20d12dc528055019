import LayoutModel

/// A device around its screen, in the canvas's orientation.
struct DeviceFrame {
  let device: Device
  let canvas: Canvas
  /// The frame of the screen, in points.
  let screen: Rect

  private static let body = DynamicColor(0xF4F4F6, dark: 0x2C2C2E)
  private static let edge = DynamicColor(0xB4B4B8, dark: 0x636366)
  private static let inside = DynamicColor(0xD0D0D4, dark: 0x48484A)
  private static let margin = 4.0

  /// The width of the body beyond the screen at its long sides, and at its short ones.
  private var bezel: (side: Double, end: Double) {
    if device.hasHomeIndicator { return (14, 14) }
    return device.family == .pad ? (40, 90) : (18, 88)
  }

  private var isUpright: Bool { canvas.size.height >= canvas.size.width }

  /// The outer edge of the device, in points.
  var outline: Rect {
    let (side, end) = bezel
    return isUpright
      ? screen.insetBy(dx: -side, dy: -end) : screen.insetBy(dx: -end, dy: -side)
  }

  /// All that the figure shows.
  var bounds: Rect { outline.insetBy(dx: -DeviceFrame.margin, dy: -DeviceFrame.margin) }

  private var screenRadius: Double { canvas.screenShape?.cornerRadius ?? 0 }

  /// The radius of the outline, which runs beside the screen's corners.
  private var radius: Double { device.hasHomeIndicator ? screenRadius + bezel.side : 44 }

  /// The body around the screen, with its button and its speaker.
  var marks: [Mark] {
    Mark.surround(outline, within: bounds)
      + Mark.surround(screen, within: outline, color: DeviceFrame.body)
      + Mark.edge(
        of: screen, radius: screenRadius, color: DeviceFrame.inside, ground: DeviceFrame.body)
      + Mark.cornerCovers(of: outline, radius: radius, color: Theme().background) + [
        Mark(
          .roundedRect(outline.insetBy(0.5), radius: radius - 0.5), .screen,
          stroke: Stroke(color: DeviceFrame.edge, width: 1))
      ] + details
  }

  /// A home button and a speaker, which older devices have.
  private var details: [Mark] {
    guard !device.hasHomeIndicator else { return [] }
    let end = bezel.end
    let button =
      isUpright
      ? Point(x: outline.midX, y: outline.maxY - end / 2)
      : Point(x: outline.maxX - end / 2, y: outline.midY)
    let speaker =
      isUpright
      ? Rect(x: outline.midX - 26, y: outline.minY + end / 2 - 3, width: 52, height: 6)
      : Rect(x: outline.minX + end / 2 - 3, y: outline.midY - 26, width: 6, height: 52)
    let stroke = Stroke(color: DeviceFrame.inside, width: 1.5)
    return [
      Mark(.circle(center: button, radius: 27), .screen, stroke: stroke),
      Mark(.roundedRect(speaker, radius: 3), .screen, fill: DeviceFrame.inside),
    ]
  }
}
