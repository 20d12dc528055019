import FigureChoices
import Glibc
import LayoutModel

/// A screen cropped at its top or bottom, along one period of a sine.
struct CroppedScreen {
  /// Measured in the guide's pictures, in points.
  private static let amplitude = 11.5
  private static let lineWidth = 0.65
  private static let margin = 5.0
  /// The smallest height that remains, to the middle of the tear.
  private static let leastHeight = 169.0
  /// Between what the screen shows and the tear.
  private static let room = 60.0
  private static let edge = DynamicColor(0x808080)

  private let screen: Rect
  private let crop: ScreenOptions.Crop
  private let cornerRadius: Double
  /// The height of the middle of the tear.
  private let middle: Double

  /// The screen torn after its content; nil if the content fills it.
  /// - Parameter cornerRadius: The radius of the screen's corners, in points.
  init?(
    _ screen: Rect, _ crop: ScreenOptions.Crop, cornerRadius: Double,
    content: (start: Double, end: Double)?
  ) {
    self.screen = screen
    self.crop = crop
    self.cornerRadius = cornerRadius
    switch crop {
    case .bottom:
      middle = max(screen.minY + Self.leastHeight, (content?.end ?? screen.minY) + Self.room)
      if middle + Self.amplitude > screen.maxY { return nil }
    case .top:
      middle = min(screen.maxY - Self.leastHeight, (content?.start ?? screen.maxY) - Self.room)
      if middle - Self.amplitude < screen.minY { return nil }
    }
  }

  private var isBottom: Bool { crop == .bottom }

  /// The part that is left, to the outermost of its wave.
  private var part: Rect {
    let reach = Self.amplitude
    let (top, bottom) =
      isBottom ? (screen.minY, middle + reach) : (middle - reach, screen.maxY)
    return Rect(x: screen.x, y: top, width: screen.width, height: bottom - top)
  }

  /// All that the figure shows.
  var bounds: Rect { part.insetBy(dx: -Self.margin, dy: -Self.margin) }

  /// The ground beyond the tear, and a line around the remaining screen.
  var marks: [Mark] {
    let wave = (0...96).map { step -> Point in
      let share = Double(step) / 96
      return Point(
        x: screen.minX + share * screen.width,
        y: middle - Self.amplitude * sin(2 * Double.pi * share))
    }
    let beyond = isBottom ? bounds.maxY + 1 : bounds.minY - 1
    let outside = [Point(x: screen.maxX, y: beyond), Point(x: screen.minX, y: beyond)]
    return Mark.cornerCovers(of: screen, radius: cornerRadius, color: Theme().background)
      + [Mark(.polyline(wave + outside), .screen, fill: Theme().background)]
      + Mark.surround(part, within: bounds) + [
        Mark(
          .polyline(wave + farCorners + [wave[0]]), .screen,
          stroke: Stroke(color: Self.edge, width: Self.lineWidth))
      ]
  }

  /// The corners that are left, from the right one to the left one.
  private var farCorners: [Point] {
    let arcs = screen.cornerArcs(radius: cornerRadius)
    guard !arcs.isEmpty else {
      let far = isBottom ? screen.minY : screen.maxY
      return [Point(x: screen.maxX, y: far), Point(x: screen.minX, y: far)]
    }
    // The arcs run clockwise from the top left corner's.
    return isBottom
      ? arcs[1].arc.reversed() + arcs[0].arc.reversed() : arcs[2].arc + arcs[3].arc
  }
}
