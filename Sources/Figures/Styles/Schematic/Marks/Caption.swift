import LayoutModel
import Typesetting

extension Schematic {
  /// The name of a box or of a guide, with the places where it can stand.
  struct Caption: Sendable {
    /// Where a name stands, seen from its box.
    enum Side: Int, Sendable {
      case inside
      case below
      case above
      case right
      case left

      static var count: Int { Side.left.rawValue + 1 }
    }

    struct Place: Sendable {
      var tally: Tally
      var side = Side.inside
      /// What the text covers.
      var rect: Rect
      /// Where a leader line from the text ends; nil of a text that stands in its box.
      var tip: Point?
      /// The place of its middle in a box that holds nothing, in half points; names of a row have the same.
      var row = 0
    }

    /// Its box, by its place among the boxes.
    var box: Int
    /// The boxes whose names should stand alike; nil of one that holds nothing.
    var series: Series?
    /// The guide of the box whose name it is; nil if it is the box's own.
    var guide: Guide?
    var text: Paragraph
    var places: [Place]
    /// The place chosen, among the places.
    var chosen = 0

    var place: Place { places[chosen] }
  }

  /// Makes the captions of a diagram, each with its places.
  struct CaptionPlaces {
    let model: Model
    let texts: Texts
    let places: Places
    /// The boxes in which marks left no room for the name.
    let crowded: Set<Int>

    private var frames: [Rect] { places.frames }

    /// The captions of all boxes but the superview.
    func all() -> [Caption] {
      model.boxes.indices.dropFirst().filter { !texts.paragraphs[$0].lines.isEmpty }.map { box in
        let size = Size(
          width: texts.width(of: box),
          height: texts.height(of: box) - 1)
        let inside = inside(box, size)
        let isFree = !crowded.contains(box) && inside.contains { !$0.tally.isWrong }
        let all = inside + beside(box, size) + (isFree ? [] : outside(box, size))
        return Caption(
          box: box, series: series(of: box), text: texts.paragraphs[box], places: all)
      }
    }

    private func series(of box: Int) -> Series? {
      guard let kind = model.boxes[box].kind else { return nil }
      if model.boxes[box].children.isEmpty {
        return .namesInRow(
          parent: model.boxes[box].parent, kind, from: Int(frames[box].minY.rounded()),
          to: Int(frames[box].maxY.rounded()))
      }
      return .names(parent: model.boxes[box].parent, kind)
    }

    /// The boxes that hide what stands in a box.
    private func covers(of box: Int) -> [Rect] {
      let isGuide = model.boxes[box].isGuide
      return model.boxes.indices.filter { other in
        isGuide
          ? other != box && !model.holds(other, box) && model.boxes[other].children.isEmpty
          : other > box && !model.boxes[other].isGuide
      }.map { frames[$0] }
    }

    // MARK: Inside

    private func inside(_ box: Int, _ size: Size) -> [Caption.Place] {
      let frame = frames[box]
      let covers = covers(of: box).filter { $0.intersects(frame) }
      let isContainer = !model.boxes[box].children.isEmpty
      // The edges of views that hold the box, where it leaves them.
      let left = frames.indices.filter { model.holds($0, box) && !frames[$0].contains(frame) }.map {
        frames[$0]
      }
      let home = home(of: box, size)
      let radius = model.boxes[box].layer(in: frame).radius(in: frame)
      var found: [Caption.Place] = []
      let slack = max(0, frame.width - size.width - 6)
      let columns = min(16, 2 * Int(slack / 6) + 2)
      for y in rows(of: box, size) {
        for column in 0...columns {
          let x = frame.minX + 3 + slack * Double(column) / Double(columns)
          let rect = Rect(x: x, y: y, width: size.width, height: size.height)
          guard frame.minX < x - 1, frame.minY <= y, rect.maxY <= frame.maxY + (isContainer ? 0 : 4)
          else { continue }
          let best = isContainer ? home : frame.midY - size.height / 2
          var tally = Tally(
            .hides, covers.count { $0.intersects(rect) },
            distance: (rect.midX - frame.midX).magnitude + (rect.minY - best).magnitude)
          // Beside what a container holds its name looks as if it stood there by chance.
          let isBeside = model.boxes[box].children.contains {
            frames[$0].minY < rect.maxY && rect.minY < frames[$0].maxY
          }
          if isBeside { tally += Tally(.strays) }
          if left.contains(where: { $0.intersects(rect) && !$0.insetBy(2).contains(rect) }) {
            tally += Tally(.hides)
          }
          if !rect.corners.allSatisfy({ frame.holds($0, radius: radius) }) {
            tally += Tally(.touches)
          }
          let row = isContainer ? 0 : Int((2 * (rect.midY - frame.minY)).rounded())
          found.append(Caption.Place(tally: tally, rect: rect, row: row))
        }
      }
      return found
    }

    /// Where the name of a container begins: at its lower edge, or below all that it holds.
    private func home(of box: Int, _ size: Size) -> Double {
      let end = frames[box].maxY
      let below = model.boxes[box].children.map { frames[$0].maxY }.filter { $0 <= end }.max()
      return min(end - size.height - 3, max((below ?? frames[box].minY) + 2, end - size.height - 6))
    }

    /// Where texts in a box can begin, from above.
    private func rows(of box: Int, _ size: Size) -> [Double] {
      let frame = frames[box]
      let extent = Extent(axis: .vertical, box: box)
      let children = model.boxes[box].children
      if children.isEmpty, !places.coordinates.isFlat(box, .vertical) {
        if places.has(extent.line(.firstBaseline)) {
          return [places.position(of: extent.line(.firstBaseline)) - 14.5]
        }
        if places.has(extent.line(.lastBaseline)) {
          return [places.position(of: extent.line(.lastBaseline)) - 1.5 - size.height]
        }
      }
      let even = (0...8).map { row in
        frame.minY + 2 + (frame.height - size.height - 4) * Double(row) / 8
      }
      if children.isEmpty { return even }
      return [home(of: box, size)] + even
        + children.flatMap { [frames[$0].minY - size.height - 3, frames[$0].maxY + 3] }
        + [frame.maxY - size.height - 4, frame.minY + 4]
    }

    // MARK: Outside

    /// Just below or above the box, with a leader line.
    private func beside(_ box: Int, _ size: Size) -> [Caption.Place] {
      let frame = frames[box]
      let root = frames.dropFirst().reduce(frames[0]) { $0.union($1) }.insetBy(2)
      let parent = frames[model.boxes[box].parent ?? 0].insetBy(2)
      let others = model.boxes.indices.filter { other in
        other != box && !model.holds(other, box) && !frames[other].contains(frame)
      }.map { frames[$0] }
      var found: [Caption.Place] = []
      for (side, y, tip) in [
        (Caption.Side.below, frame.maxY + 7, frame.maxY),
        (.above, frame.minY - 7 - size.height, frame.minY),
      ] {
        for column in 0..<12 {
          let slack = frame.width - size.width
          let share = Double(column) / 11
          // Rather off the corner, where lines end.
          let inset = min(Measures.leastOverlap, max(0, slack / 2))
          let x =
            slack > 0
            ? frame.minX + inset + (slack - 2 * inset) * share
            : frame.minX - 20 - size.width + (frame.width + size.width + 40) * share
          let rect = Rect(x: x, y: y, width: size.width, height: size.height)
          let room = rect.insetBy(dx: -1, dy: -1)
          guard root.contains(rect), !others.contains(where: room.intersects) else { continue }
          let place = min(max(x + 8, frame.minX + 2), frame.maxX - 2)
          found.append(
            Caption.Place(
              tally: Tally(
                .away, parent.contains(rect) ? 1 : 2, distance: (x - frame.minX).magnitude),
              side: side, rect: rect, tip: Point(x: place, y: tip)))
        }
      }
      return found
    }

    /// Beside the superview, with a leader line to where nothing covers the box.
    private func outside(_ box: Int, _ size: Size) -> [Caption.Place] {
      let frame = frames[box]
      let covers = covers(of: box)
      var found: [Caption.Place] = []
      let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      for x in [frame.maxX - 1, frame.minX + 1] {
        for row in 1...9 {
          let tip = Point(x: x, y: frame.minY + frame.height * Double(row) / 10)
          if covers.contains(where: { $0.holds(tip) }) { continue }
          let isRight = x > frames[0].midX
          let left = isRight ? all.maxX + 16 : all.minX - 16 - size.width
          for shift in [0.0, -10, 10, 20, -20] {
            let rect = Rect(
              x: left, y: tip.y + shift - size.height / 2, width: size.width, height: size.height)
            found.append(
              Caption.Place(
                tally: Tally(.away, 3, distance: shift.magnitude + (isRight ? 0 : 1)),
                side: isRight ? .right : .left, rect: rect, tip: tip))
          }
        }
      }
      if !found.isEmpty { return found }
      let rect = Rect(x: frame.minX, y: frame.minY, width: size.width, height: size.height)
      return [Caption.Place(tally: Tally(.hides), rect: rect)]
    }
  }
}
