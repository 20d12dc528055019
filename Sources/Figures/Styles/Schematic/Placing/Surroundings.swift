import LayoutModel

extension Schematic {
  /// What is wrong with a place of a mark among the boxes.
  struct Surroundings {
    let model: Model
    let frames: [Rect]

    private static var radius: Double { Measures.calloutRadius }

    /// The boxes that can be near places with a hull.
    func boxes(near hull: Rect) -> [Int] {
      frames.indices.filter { reach(of: $0).intersects(hull) }
    }

    private func reach(of box: Int) -> Rect {
      frames[box].insetBy(dx: -Measures.capLength, dy: -Measures.capLength)
    }

    /// - Parameter boxes: The boxes that can be near it.
    func tally(_ candidate: Candidate, of mark: ConstraintMark, _ boxes: [Int]) -> Tally {
      boxes.filter { reach(of: $0).intersects(candidate.hull) }.reduce(beyond(candidate, mark)) {
        $0 + tally(candidate, mark, at: $1)
      }
    }

    /// What lies beyond the superview; what its own box does, has its marks there.
    private func beyond(_ candidate: Candidate, _ mark: ConstraintMark) -> Tally {
      var tally = Tally.zero
      let root = mark.boxes.reduce(frames[0]) { $0.union(frames[$1]) }
      let reach = root.insetBy(-Self.radius)
      for number in candidate.numbers where !reach.holds(number) { tally += Tally(.hides) }
      for stroke in candidate.strokes {
        // The lines of the superview's own edges may lie just outside it.
        let isBeyond = root != frames[0]
        let beyond = stroke.role == .line ? (isBeyond ? Measures.reach : Measures.lane) + 1 : 1
        if !root.insetBy(-beyond).contains(stroke.box) { tally += Tally(.strays) }
      }
      return tally
    }

    private func tally(
      _ candidate: Candidate, _ mark: ConstraintMark, at box: Int
    ) -> Tally {
      var tally = Tally.zero
      let frame = frames[box]
      let isLeaf = model.boxes[box].children.isEmpty
      let isStrange =
        !mark.boxes.contains(box) && box != 0 && isLeaf && !isBackground(box, of: mark.boxes)
      // The size of a container stands beside what it holds.
      let isHeld = mark.isSize && mark.boxes.contains { model.holds($0, box) }
      let inner = frame.insetBy(Self.radius)
      let round = model.boxes[box].layer(in: frame).radius(in: frame)
      for number in candidate.numbers {
        let distance = frame.distance(toCornerFrom: number, radius: round)
        if distance < Self.radius + 0.5 {
          tally += Tally(distance < NumberDisc.discRadius ? .hides : .touches)
        }
        if isStrange, inner.holds(number) { tally += Tally(.touches) }
        if isOnEdge(number, of: candidate.strokes[0], frame) { tally += Tally(.crosses) }
      }
      for stroke in candidate.strokes where stroke.role == .bar || stroke.role == .thin {
        let isInside = stroke.hits(frame, larger: -1)
        if isStrange || isHeld, isInside {
          // In a view beside its own one a size would be that view's.
          let isApart = mark.boxes.allSatisfy { !frame.insetBy(1).intersects(frames[$0]) }
          let tier = mark.isSize && stroke.role == .bar && isApart ? Tier.strays : .crosses
          // Rather across a bar than across what the box holds.
          tally += Tally(tier, isHeld ? 2 : 1)
        }
        guard stroke.role == .bar else { continue }
        let isOwn = mark.isDistance && mark.boxes.contains(box) && isLeaf
        if isOwn, isInside, candidate.strokes.count < 3 { tally += Tally(.touches) }
        let gap = gap(atCornersOf: box, stroke)
        if gap > Measures.gapToView {
          tally += Tally(mark.isSize ? .strays : .away, distance: gap)
        }
        if isAlong(stroke, frame) {
          tally += Tally(mark.isSize && !mark.boxes.contains(box) ? .strays : .touches)
        }
      }
      return tally
    }

    /// Whether the number of a centre or a baseline lies on an edge of a frame that its line crosses or runs beside.
    private func isOnEdge(_ number: Point, of stroke: MarkStroke, _ frame: Rect) -> Bool {
      guard stroke.role == .center || stroke.role == .baseline,
        stroke.hits(frame, larger: Self.radius)
      else { return false }
      let (start, end) = frame.range(stroke.axis)
      let place = stroke.axis == .horizontal ? number.x : number.y
      let (low, high) = frame.range(stroke.axis.across)
      let distance = min((stroke.cross - low).magnitude, (stroke.cross - high).magnitude)
      if distance < Self.radius, start - Self.radius < place, place < end + Self.radius {
        return true
      }
      return min((place - start).magnitude, (place - end).magnitude) < Self.radius
        + Measures.lineWidth
    }

    /// How far the round corners of a box are from the end of a bar that measures it, or a distance from it.
    private func gap(atCornersOf box: Int, _ bar: MarkStroke) -> Double {
      let radius = model.boxes[box].layer(in: frames[box]).radius(in: frames[box])
      let (low, high) = frames[box].range(bar.axis.across)
      let depth = min(bar.cross - low, high - bar.cross)
      let (start, end) = frames[box].range(bar.axis)
      let reach = Measures.barEnds
      let meets = [start, end].contains { edge in
        min((bar.start - edge).magnitude, (bar.end - edge).magnitude) <= reach
      }
      guard 0 <= depth, depth < radius, meets else { return 0 }
      return radius - (radius * radius - (radius - depth) * (radius - depth)).squareRoot()
    }

    /// Whether a box lies below all that a mark is about, and is at least as large.
    private func isBackground(_ box: Int, of boxes: Set<Int>) -> Bool {
      let frame = frames[box].insetBy(-Measures.gap)
      return boxes.allSatisfy { $0 == 0 || box < $0 && frame.contains(frames[$0]) }
    }

    /// Whether a bar runs along an edge of a frame, so near that both seem one.
    private func isAlong(_ bar: MarkStroke, _ frame: Rect) -> Bool {
      let (start, end) = frame.range(bar.axis)
      guard min(bar.end, end) - max(bar.start, start) > 3 else { return false }
      let (low, high) = frame.range(bar.axis.across)
      return min((bar.cross - low).magnitude, (bar.cross - high).magnitude) < Clearance.lines
    }
  }
}

extension Rect {
  var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: maxX, y: maxY),
      Point(x: minX, y: maxY),
    ]
  }

  func holds(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// Whether a point lies in it, if its corners are round.
  func holds(_ point: Point, radius: Double) -> Bool {
    let middle = insetBy(radius)
    let (dx, dy) = (
      max(middle.minX - point.x, 0, point.x - middle.maxX),
      max(middle.minY - point.y, 0, point.y - middle.maxY)
    )
    return radius > 0 ? dx * dx + dy * dy <= radius * radius : holds(point)
  }

  /// The distance of a point from the nearest corner: from the middle of its arc, if the corners are round.
  func distance(toCornerFrom point: Point, radius: Double) -> Double {
    let tips = insetBy(radius * (1 - 0.5.squareRoot()))
    let dx = min((point.x - tips.minX).magnitude, (point.x - tips.maxX).magnitude)
    let dy = min((point.y - tips.minY).magnitude, (point.y - tips.maxY).magnitude)
    return (dx * dx + dy * dy).squareRoot()
  }
}
