import LayoutModel

/// A straight arrow along an axis, with a head at its end.
struct OverlayArrow {
  var axis: Axis
  /// Where it begins and where its tip is, along the axis.
  var start: Double
  var tip: Double
  var cross: Double

  private static let head = Size(width: 6, height: 5)

  /// What it covers.
  var box: Rect {
    axis.rect(
      from: min(start, tip), to: max(start, tip), around: cross, width: Self.head.height)
  }

  /// Its line and its head, with rims where they would not be seen.
  func marks(over fills: ViewFills) -> [Mark] {
    let away = tip < start ? -1.0 : 1
    let neck = tip - away * min(Self.head.width, (tip - start).magnitude)
    let half = Self.head.height / 2
    let corners = [
      axis.point(tip, cross), axis.point(neck, cross - half), axis.point(neck, cross + half),
    ]
    let line = Segment(from: axis.point(start, cross), to: axis.point(neck, cross))
    let lines = fills.coloring(.stem, .arrow, width: 1).marks(neck == start ? [] : [line])
    let head = fills.marks(
      of: .polyline(corners), .cap, around: axis.point((tip + neck) / 2, cross))
    return head.filter { $0.role == .rim } + lines + head.filter { $0.role != .rim }
  }
}

extension Palette {
  /// Of arrows and dots over views.
  static let arrow = Palette(colors: [DynamicColor(0x000000, dark: 0xFFFFFF)], hasRims: true)
}
