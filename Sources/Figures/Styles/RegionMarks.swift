import FigureChoices
import LayoutModel
import Typesetting

/// The regions of a root that the system keeps clear for content, shaded and with their names.
struct RegionMarks {
  let solved: SolvedLayout
  let regions: [ScreenOptions.Region]
  let ids: FigureIDs
  let typesetter: Typesetter

  private static let font = Font(size: 10, weight: .semibold)
  /// Between the baselines of two names.
  private static let lineHeight = 14.0

  /// A group for each region, from the largest to the smallest.
  func groups() throws(TypesettingError) -> [Figure.Group] {
    var groups: [Figure.Group] = []
    // The names are one below the other, also where regions begin at different heights.
    let top = regions.map { frame(of: $0).minY }.max() ?? 0
    for (index, region) in regions.enumerated() {
      let area = frame(of: region).pixelAligned(scale: solved.layout.canvas.scale)
      guard area.width > 0, area.height > 0 else { continue }
      let (name, color) = Self.sign(of: region)
      let names = try caption(
        name, color, at: Point(x: area.x + 4, y: top + 11 + Self.lineHeight * Double(index)))
      groups.append(
        Figure.Group(
          id: ids.id("region-" + region.rawValue), classes: ["ib-region"], title: name,
          marks: [
            Mark(.rect(area), fill: color.opacity(0.08)),
            Mark(.frame(area, width: 1), fill: color.opacity(0.6)),
          ] + names))
    }
    return groups
  }

  private static func sign(of region: ScreenOptions.Region) -> (name: String, color: DynamicColor) {
    switch region {
    case .safeArea: ("Safe Area", DynamicColor(0x1F7A35, dark: 0x30D158))
    case .margins: ("Layout Margins", DynamicColor(0x8A4B08, dark: 0xFF9F0A))
    case .readable: ("Readable Content", DynamicColor(0x8944AB, dark: 0xBF5AF2))
    }
  }

  /// The frame of a region, in the root's coordinates.
  private func frame(of region: ScreenOptions.Region) -> Rect {
    let (root, metrics) = (solved.frames[0], solved.metrics[0])
    let margins = root.inset(by: metrics.layoutMargins)
    switch region {
    case .safeArea: return root.inset(by: metrics.safeAreaInsets)
    case .margins: return margins
    case .readable:
      let side = max(0, (margins.width - solved.layout.canvas.readableWidth) / 2)
      return margins.insetBy(dx: side, dy: 0)
    }
  }

  private func caption(
    _ text: String, _ color: DynamicColor, at origin: Point
  ) throws(TypesettingError) -> [Mark] {
    try typesetter.paragraph(text, font: Self.font).lines.map { line in
      Mark(.text(line, font: Self.font, origin: origin), fill: color)
    }
  }
}
