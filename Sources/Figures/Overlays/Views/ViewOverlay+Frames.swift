import Basics
import FigureChoices
import LayoutModel
import Typesetting

/// Frames in numbers: a dot at the origin with its coordinates, and arrows along the width and the height.
extension ViewOverlay {
  private static let dotRadius = 3.0
  /// The share of an edge along which its arrow runs.
  private static let share = 0.88
  /// Where numbers stand along an edge, as shares of it.
  private static let shares = [0.5, 0.7, 0.85]
  /// A view that is shorter has no arrow.
  private static let shortest = 14.0

  /// A group for each view, in the order in which they lie.
  mutating func frameNumbers() throws(TypesettingError) -> [Figure.Group] {
    let views = shownViews
    // All dots and arrows have their places before the first text looks for one.
    let drawn = views.map { view in frames[view].map(lines) ?? [] }
    for marks in drawn { room.add(marks) }
    // Numbers look alike: all outside of their views, or all inside if more of them have room there.
    var (outside, inside) = (self, self)
    _ = try outside.numbers(of: views, places: [.outside])
    _ = try inside.numbers(of: views, places: [.inside])
    let isOutside = outside.unplaced.count <= inside.unplaced.count
    let order: [NumberPlace] = isOutside ? [.outside, .inside, .over] : [.inside, .outside, .over]
    let numbers = try numbers(of: views, places: order)
    return zip(views, zip(drawn, numbers)).map { view, marks in
      Figure.Group(
        id: ids.id("frame-\(view)"), classes: ["ib-frame"], title: name(of: view),
        marks: marks.0 + marks.1, part: .view(view))
    }
  }

  /// Where numbers of a frame stand.
  private enum NumberPlace {
    case outside
    case inside
    /// Outside, also over another view.
    case over
  }

  /// The arrows along the upper and the left edge, and the dot where they begin.
  private func lines(_ frame: Rect) -> [Mark] {
    let arrows = Axis.allCases.flatMap { axis -> [Mark] in
      let (start, length) = (frame.range(axis).start, frame.length(axis))
      guard length >= Self.shortest else { return [] }
      return OverlayArrow(
        axis: axis, start: start, tip: start + Self.share * length,
        cross: frame.range(axis.across).start
      ).marks(over: fills)
    }
    let dot = Shape.circle(center: frame.origin, radius: Self.dotRadius)
    return arrows + fills.marks(of: dot, .dot, around: frame.origin)
  }

  /// The coordinates, the width and the height of each view, as the layout has them.
  private mutating func numbers(
    of views: [Int], places: [NumberPlace]
  ) throws(TypesettingError) -> [[Mark]] {
    func number(_ value: Double) -> String { DecimalText.rounded(value, to: 2) }
    var all: [[Mark]] = []
    for view in views {
      guard let frame = frames[view] else { continue }
      let own = solved.frameInSuperview(of: view)
      let texts: [(text: String, boxes: (Rect, Size, Bool) -> [Rect])] = [
        ("(\(number(own.x)), \(number(own.y)))", Self.placesOfOrigin),
        (number(own.width), Self.placesOfWidth), (number(own.height), Self.placesOfHeight),
      ]
      var marks: [Mark] = []
      for (text, boxes) in texts {
        let room = room
        let placed = try self.text(text) { size in
          places.flatMap { place in
            boxes(frame, size, place == .inside).filter {
              place == .over || !room.isOnOther($0, than: view)
            }
          }
        }
        if let placed {
          marks += placed
        } else {
          unplaced.append("'\(text)' of the frame of '\(name(of: view))'")
        }
      }
      all.append(marks)
    }
    return all
  }

  private static func placesOfOrigin(_ frame: Rect, _ size: Size, isInside: Bool) -> [Rect] {
    let (above, below) = (frame.minY - dotRadius - 2 - size.height, frame.minY + dotRadius + 2)
    let corners =
      isInside
      ? [(frame.minX + dotRadius + 2, below)]
      : [
        (frame.minX - size.width / 2, above), (frame.minX - dotRadius, above),
        (frame.minX - dotRadius - 2 - size.width, frame.minY - size.height / 2),
      ]
    return corners.map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }

  private static func placesOfWidth(_ frame: Rect, _ size: Size, isInside: Bool) -> [Rect] {
    let y = isInside ? frame.minY + 4 : frame.minY - 4 - size.height
    return shares.map { share in
      Rect(
        x: frame.minX + share * frame.width - size.width / 2, y: y, width: size.width,
        height: size.height)
    }
  }

  private static func placesOfHeight(_ frame: Rect, _ size: Size, isInside: Bool) -> [Rect] {
    let x = isInside ? frame.minX + 5 : frame.minX - 5 - size.width
    return shares.map { share in
      Rect(
        x: x, y: frame.minY + share * frame.height - size.height / 2, width: size.width,
        height: size.height)
    }
  }
}

/// Alignment rectangles, as Interface Builder's menu shows them.
extension ViewOverlay {
  /// Measured in a picture of Xcode's.
  private static let blue = DynamicColor(0x3366FF, dark: 0x7A9CFF)
  private static let width = 1.0
  private static let thin = 0.5

  /// A group for each view: its alignment rectangle, its frame where it is another one, and the baselines of its text.
  func alignmentRects() -> [Figure.Group] {
    let canvas = CanvasLayout(solved)
    let places = AttributePlaces(solved)
    return ([0] + shownViews).compactMap { view in
      guard frames[view] != nil else { return nil }
      let (frame, rect) = (canvas.frame(of: .view(view)), canvas.alignmentRect(of: .view(view)))
      let line = Stroke(color: Self.blue, width: Self.width)
      var marks = [FrameOverlay.outline(rect, line)]
      if frame != rect {
        let dashed = Stroke(color: Self.blue, width: Self.thin, dashes: [2, 2])
        marks.append(FrameOverlay.outline(frame, dashed))
      }
      for attribute in [Attribute.firstBaseline, .lastBaseline]
      where solved.metrics[view].baseline != .bottom {
        let constraint = LayoutConstraint(
          item: .view(view), attribute: attribute, relatedBy: .equal, constant: 0)
        let y = places.value(ofSecond: false, of: constraint, rect: canvas.alignmentRect)
        let baseline = Segment(from: Point(x: rect.minX, y: y), to: Point(x: rect.maxX, y: y))
        let mark = Mark(
          .segments([baseline]), .baseline, stroke: Stroke(color: Self.blue, width: Self.thin))
        if !marks.contains(mark) { marks.append(mark) }
      }
      return Figure.Group(
        id: ids.id("alignment-rect-\(view)"), classes: ["ib-alignment-rect"],
        title: name(of: view), marks: marks, part: .view(view), clip: canvas.clip(of: view))
    }
  }
}
