import Basics
import LayoutModel

/// The catalogue of devices, as `ibar help devices` prints it.
enum DeviceHelp {
  /// A line for each screen: its devices, its size and its scale.
  static var text: String {
    DeviceRow.all.map { row in
      row.names.map(\.name).joined(separator: ", ")
        + ": \(size(row)), @\(number(row.device.scale))x\n"
    }.joined()
  }

  /// The table of docs/devices.md.
  static var table: String {
    line([
      "devices", "size", "scale", "portrait", "landscape", "since iOS 26", "screen", "source",
    ]) + line([String](repeating: "---", count: 8))
      + DeviceRow.all.map { row in
        line([
          row.names.map { "\($0.name) (\($0.system))" }.joined(separator: ", "), size(row),
          number(row.device.scale), insets(row, .portrait, 9), insets(row, .landscape, 9),
          later(row), shape(row.device.shape), row.device.source.rawValue,
        ])
      }.joined()
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  private static func size(_ row: DeviceRow) -> String {
    number(row.device.portraitSize.width) + " x " + number(row.device.portraitSize.height)
  }

  /// Insets as `top, left, bottom, right`.
  private static func insets(
    _ row: DeviceRow, _ orientation: Orientation, _ system: Int
  ) -> String {
    let insets = row.device.safeAreaInsets(orientation, system: system)
    return [insets.top, insets.left, insets.bottom, insets.right].map(number)
      .joined(separator: ", ")
  }

  /// The landscape insets since iOS 26; nothing where they are the older ones.
  private static func later(_ row: DeviceRow) -> String {
    let now = insets(row, .landscape, 26)
    return now == insets(row, .landscape, 9) ? "" : now
  }

  private static func shape(_ shape: ScreenShape) -> String {
    let corners = shape.cornerRadius > 0 ? "corners " + number(shape.cornerRadius) : nil
    let camera = shape.cutout.map { cutout in
      cutout.kind.rawValue + " " + number(cutout.size.width) + " x " + number(cutout.size.height)
        + (cutout.source == .weak ? " (weak)" : "")
    }
    return [corners, camera].compactMap(\.self).joined(separator: ", ")
  }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 2) }
}
