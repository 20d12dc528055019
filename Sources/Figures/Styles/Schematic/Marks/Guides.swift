import FigureChoices
import LayoutModel
import Typesetting

extension Schematic {
  /// The guides that constraints name, where they differ from their views' edges.
  struct Guides: Sendable {
    struct Guide: Hashable, Sendable {
      var box: Int
      var guide: Schematic.Guide
    }

    /// In the order of their boxes.
    let guides: [Guide]
    /// The dotted lines of each guide.
    let lines: [Guide: [MarkStroke]]

    init(_ model: Model, _ coordinates: Coordinates, _ places: Places) {
      var sides: [Guide: [Line]] = [:]
      var order: [Guide] = []
      for axis in Axis.allCases {
        for line in coordinates.lines[axis].joined() where line.isEdge {
          guard let guide = line.guide else { continue }
          // Where it is at the edge there is nothing to see.
          let own = Extent(axis: axis, box: line.box)
          if coordinates.areOne(line, own.line(.near)) || coordinates.areOne(line, own.line(.far)) {
            continue
          }
          let key = Guide(box: line.box, guide: guide)
          if sides[key] == nil { order.append(key) }
          sides[key, default: []].append(line)
        }
      }
      guides = order.sorted { ($0.box, $0.guide.rawValue) < ($1.box, $1.guide.rawValue) }
      lines = sides.mapValues { sides in
        sides.map { side in
          // From one side of the guide to the other, as far as they are known.
          let across = side.axis.across
          var (start, end) = places.frames[side.box].range(across)
          for other in sides where other.axis == across {
            if other.place == .near { start = places.position(of: other) }
            if other.place == .far { end = places.position(of: other) }
          }
          return MarkStroke(across, start, end, at: places.position(of: side), .thin)
        }
      }
    }

    /// The names of the guides, each once.
    /// - Parameter part: The part that will be shown; nil for all.
    func captions(
      _ model: Model, _ places: Places, in part: Rect?, _ words: FigurePhrases,
      _ typesetter: Typesetter
    ) throws(TypesettingError) -> [Caption] {
      var named: Set<Schematic.Guide> = []
      var captions: [Caption] = []
      // The corner is of the guides that have lines down from it; the others have the rest of their band.
      let order = guides.filter { !$0.guide.isBeyondLine } + guides.filter(\.guide.isBeyondLine)
      for guide in order where named.insert(guide.guide).inserted {
        let text = try typesetter.paragraph(
          words[guide.guide.phrase], font: Measures.guideFont)
        let own = guides.filter { $0.guide == guide.guide }
        let inPart = own.flatMap { self.places(of: $0, text.width, model, places, in: part) }
        let found =
          inPart.isEmpty ? own.flatMap { self.places(of: $0, text.width, model, places) } : inPart
        if found.isEmpty { continue }
        captions.append(
          Caption(box: guide.box, guide: guide.guide, text: text, places: found))
      }
      return captions
    }

    private func places(
      of guide: Guide, _ width: Double, _ model: Model, _ places: Places, in part: Rect? = nil
    ) -> [Caption.Place] {
      let frame = places.frames[guide.box]
      // What covers all of the guide's view is its background.
      let others = model.boxes.indices.filter {
        $0 != guide.box && $0 != 0 && !model.holds($0, guide.box)
          && !places.frames[$0].insetBy(dx: -8, dy: -8).contains(frame)
      }.map { places.frames[$0] }
      let size = Size(width: width, height: 10)
      let otherLines = lines.filter { $0.key != guide }.flatMap(\.value)
      return (lines[guide] ?? []).flatMap { line in
        let ends = ends(of: line, size, frame, in: places.frames[0])
        let outer = guide.guide.isBeyondLine ? outerSide(of: line, frame) : nil
        let room = part.map(frame.intersection) ?? frame
        return (self.places(beside: line, size, room, otherLines, outer) + ends).filter {
          part?.contains($0.rect) ?? true
        }.map { distance, rect in
          let hidden =
            others.count { $0.intersects(rect) } + otherLines.count { $0.hits(rect, larger: 1) }
          return Caption.Place(
            tally: Tally(.hides, hidden, distance: distance) + beyond(rect, frame), rect: rect)
        }
      }
    }

    /// The direction from a level line to the nearer of the view's edges; nil of an upright line.
    private func outerSide(of line: MarkStroke, _ frame: Rect) -> Double? {
      guard line.axis == .horizontal else { return nil }
      return line.cross - frame.minY < frame.maxY - line.cross ? -1 : 1
    }

    /// Places at both sides of a line, rather at its start: names stand at one corner in all figures.
    /// - Parameters:
    ///   - others: The lines of other guides, right of which a name has its place too.
    ///   - outer: The side at which the name should stand; nil if both are alike.
    private func places(
      beside line: MarkStroke, _ size: Size, _ frame: Rect, _ others: [MarkStroke], _ outer: Double?
    ) -> [(distance: Double, rect: Rect)] {
      let isLevel = line.axis == .horizontal
      let room = frame.insetBy(dx: 4, dy: 3)
      let slack = isLevel ? room.width - size.width : room.height - size.height
      guard slack > 0 else { return [] }
      let start = isLevel ? room.minX : room.minY
      let beside = others.filter { isLevel && $0.axis == .vertical }
        .map { $0.cross + Measures.gapToView - start }.filter { 0 <= $0 && $0 <= slack }
      let shifts = (0...12).map { slack * Double($0) / 12 } + beside
      let distances = isLevel ? [2.0, 5, 8, 11] : [Measures.gapToView]
      let across = isLevel ? size.height - 1 : size.width
      return distances.flatMap { [$0, -$0 - across] }.flatMap { offset in
        shifts.map { shift in
          let isWrongSide = outer.map { $0 * offset < 0 } ?? !isLevel
          return (
            (isWrongSide ? Measures.nextPlace : 0) + 12 * shift / slack,
            Rect(
              x: isLevel ? start + shift : line.cross + offset,
              y: isLevel ? line.cross + offset : start + shift,
              width: size.width, height: size.height)
          )
        }
      }
    }

    /// Places outside the superview, at the ends of a line of a view that is near its edge.
    private func ends(
      of line: MarkStroke, _ size: Size, _ frame: Rect, in root: Rect
    ) -> [(distance: Double, rect: Rect)] {
      let (own, outer) = (frame.range(line.axis), root.range(line.axis))
      let half = size.length(line.axis) / 2 + 5
      return [(own.start, outer.start, outer.start - half), (own.end, outer.end, outer.end + half)]
        .filter { edge, outer, _ in (edge - outer).magnitude < Measures.strip }
        .map { _, _, middle in
          let middle = line.axis.point(middle, line.cross)
          return (Measures.nextPlace, Rect(around: middle, width: size.width, height: size.height))
        }
    }

    /// What is wrong with a name that does not stand in its view; on the view's edge it hides something.
    private func beyond(_ rect: Rect, _ frame: Rect) -> Tally {
      if frame.insetBy(1).contains(rect) { return .zero }
      return Tally(frame.insetBy(-1).intersects(rect) ? .hides : .away)
    }
  }
}
