import Glibc
import LayoutModel

/// The ground of a panel with its edge.
enum PanelGround {
  private static let steps = 96

  /// That of a whole panel.
  static func whole(_ sheet: Rect, _ radius: Double) -> [Mark] {
    Mark.bordered(sheet, radius: radius, fill: Panel.ground, border: Panel.edge, width: 0.5)
  }

  /// That of the upper part of a panel, which is torn off below it: one period of a sine, as where a canvas is.
  static func torn(_ sheet: Rect, _ radius: Double) -> [Mark] {
    let reach = TornEdges.reach(sheet.width)
    let middle = sheet.maxY + reach
    let edge = sheet.insetBy(0.25)
    let wave = (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return Point(
        x: edge.maxX - share * edge.width, y: middle + reach * sin(2 * Double.pi * share))
    }
    let corners = edge.cornerArcs(radius: radius).prefix(2).flatMap(\.arc)
    let outline = corners + wave
    let line = Stroke(color: Panel.edge, width: 0.5)
    return [
      Mark(.polyline(outline), .edge, fill: Panel.ground),
      Mark(.polyline(outline + outline.prefix(1)), .edge, stroke: line),
    ]
  }
}
