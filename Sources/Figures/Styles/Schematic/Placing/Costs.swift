import LayoutModel

extension Schematic {
  /// What a place of a mark costs, by itself and beside others.
  struct Costs {
    /// From this cost on something is hidden.
    static let merge = 40.0
    /// From this cost on a mark is far from where it belongs.
    static let misplaced = 30.0
    /// Of a member of a class that stands otherwise than another.
    static let otherLook = 1.0
    /// Of a name that stands on another side of its view than those of the same series.
    static let otherSide = 6.0
    /// Of a number, for each length of its bar that it is off the middle.
    static let offMiddle = 60.0
    private static let radius = Measures.calloutRadius

    let model: Model
    let frames: [Rect]

    // MARK: A mark by itself

    /// The cost of a place among the boxes.
    /// - Parameter boxes: The boxes that can be near it.
    func fixed(_ candidate: Candidate, of mark: ConstraintMark, _ boxes: [Int]) -> Double {
      var cost = candidate.penalty
      // What lies beyond the superview has its marks there.
      let root = mark.boxes.reduce(frames[0]) { $0.union(frames[$1]) }
      for number in candidate.numbers
      where !root.insetBy(dx: -Self.radius, dy: -Self.radius).holds(number) { cost += 100 }
      for stroke in candidate.strokes {
        // The lines of the superview's own edges may lie just outside it.
        let beyond = stroke.role == .line ? -6.0 : -1
        if !root.insetBy(dx: beyond, dy: beyond).contains(stroke.rect) { cost += 12 }
        if stroke.role == .line, !root.contains(stroke.rect) {
          cost += mark.boxes.contains(0) ? 2 : 8
        }
      }
      for box in boxes where frames[box].insetBy(dx: -10, dy: -10).intersects(candidate.hull) {
        cost += self.cost(of: candidate, mark, at: box)
      }
      return cost
    }

    private func cost(
      of candidate: Candidate, _ mark: ConstraintMark, at box: Int
    ) -> Double {
      let frame = frames[box]
      let isLeaf = model.boxes[box].children.isEmpty
      let isStrange =
        !mark.boxes.contains(box) && box != 0 && isLeaf && !isBackground(box, of: mark.boxes)
      var cost = 0.0
      for number in candidate.numbers {
        let distance = frame.distance(toCornerFrom: number)
        if distance < Self.radius + 0.5 {
          cost += distance < NumberDisc.discRadius ? Self.merge : 8
        }
        if isStrange, frame.insetBy(dx: -Self.radius, dy: -Self.radius).holds(number) { cost += 9 }
      }
      for stroke in candidate.strokes {
        let isInside = stroke.hits(frame, larger: -1)
        if isStrange, isInside {
          cost += stroke.role == .bar ? 7 : stroke.role == .thin ? 4 : 0
          // In a view beside its own one it would be that view's size.
          let isApart = mark.boxes.allSatisfy { !frame.insetBy(1).intersects(frames[$0]) }
          if mark.group != nil, stroke.role == .bar, isApart { cost += 15 }
        }
        guard stroke.role == .bar else { continue }
        let isOwn = mark.isDistance && mark.boxes.contains(box) && box != 0 && isLeaf
        if isOwn, isInside, candidate.strokes.count < 3 { cost += 10 }
        let isOther = mark.group != nil && !mark.boxes.contains(box)
        cost += (isOther ? 5 : 1) * self.cost(of: stroke, along: frame)
      }
      return cost
    }

    /// Whether a box lies below all that a mark is about, and is at least as large.
    private func isBackground(_ box: Int, of boxes: Set<Int>) -> Bool {
      let frame = frames[box].insetBy(-8)
      return boxes.allSatisfy { $0 == 0 || box < $0 && frame.contains(frames[$0]) }
    }

    /// The cost of a bar that runs along a frame.
    private func cost(of stroke: MarkStroke, along frame: Rect) -> Double {
      let (start, end) = frame.range(stroke.axis)
      guard min(stroke.end, end) - max(stroke.start, start) > 3 else { return 0 }
      let (low, high) = frame.range(stroke.axis.across)
      return [low, high].reduce(0) { $0 + ((stroke.cross - $1).magnitude < 3.5 ? 6 : 0) }
    }

    // MARK: Two marks

    /// The cost of two marks together, and whether they merge.
    static func pair(
      _ first: Candidate, _ second: Candidate
    ) -> (cost: Double, merges: Bool) {
      guard first.hull.intersects(second.hull) else { return (0, false) }
      var (cost, merges) = (0.0, false)
      let areOneLine = areOneLine(first.strokes[0], second.strokes[0])
      for number in first.numbers {
        for other in second.numbers where number.isNear(other, 2 * radius + 0.5) {
          cost += 80
          merges = true
        }
      }
      if areOneLine { return (cost, merges) }
      let (ours, theirs) = (
        self.cost(of: first.numbers, on: second.strokes),
        self.cost(of: second.numbers, on: first.strokes)
      )
      cost += ours.cost + theirs.cost
      merges = merges || ours.merges || theirs.merges
      for stroke in first.strokes {
        for other in second.strokes {
          let pair = self.pair(stroke, other)
          cost += pair.0
          merges = merges || pair.1
        }
      }
      return (cost, merges)
    }

    /// The cost of numbers that lie on lines, and whether one hides a line.
    private static func cost(
      of numbers: [Point], on strokes: [MarkStroke]
    ) -> (cost: Double, merges: Bool) {
      var (cost, merges) = (0.0, false)
      for stroke in strokes {
        for number in numbers {
          let distance = stroke.distance(to: number)
          if distance >= radius + 1 {
            // Above the end of a line, a number seems to be that line's.
            if stroke.role == .line, distance < radius + 6 { cost += 3 }
            continue
          }
          let isHidden = stroke.role != .thin && distance < radius - 1
          cost += stroke.role == .thin ? 8 : isHidden ? 45 : 12
          merges = merges || isHidden
        }
      }
      return (cost, merges)
    }

    /// Whether two centre lines or baselines lie on each other: one line with two numbers.
    private static func areOneLine(_ a: MarkStroke, _ b: MarkStroke) -> Bool {
      a.role == b.role && (a.role == .center || a.role == .baseline) && a.axis == b.axis
        && (a.cross - b.cross).magnitude < 0.1
    }

    private static func pair(_ a: MarkStroke, _ b: MarkStroke) -> (Double, Bool) {
      if a.role == .thin, b.role == .thin { return (0, false) }
      if a.axis == b.axis {
        let distance = (a.cross - b.cross).magnitude
        guard distance < 9, min(a.end, b.end) - max(a.start, b.start) > 1 else { return (0, false) }
        if distance < 4 { return (50, true) }
        return (a.role == .bar && b.role == .bar ? 3 : 0, false)
      }
      let isCrossing =
        a.start < b.cross - 0.5 && b.cross < a.end - 0.5 && b.start < a.cross - 0.5
        && a.cross < b.end - 0.5
      let cost = isCrossing ? (a.role == .bar && b.role == .bar ? 2.5 : 1.5) : 0
      return (cost + (isAlongCap(of: b, a) || isAlongCap(of: a, b) ? 5 : 0), false)
    }

    /// Whether a bar runs beside a cap of another, nearer than 4 points, or a short line lies under it.
    private static func isAlongCap(of bar: MarkStroke, _ other: MarkStroke) -> Bool {
      let reach = Measures.capLength / 2
      guard bar.role == .bar, other.start < bar.cross + reach, bar.cross - reach < other.end
      else { return false }
      let half = Measures.lineWidth / 2
      let distance = min(
        (other.cross - bar.start - half).magnitude, (other.cross - bar.end + half).magnitude)
      switch other.role {
      case .bar: return distance < 4
      case .line: return distance < 1.5 && other.end - other.start < 3 * Measures.capLength
      case .thin, .center, .baseline: return false
      }
    }

    // MARK: A mark and a text

    static func text(_ candidate: Candidate, on text: Rect) -> Double {
      guard candidate.hull.intersects(text) else { return 0 }
      var cost = 0.0
      // Lines end two points beside a text.
      let clear = text.insetBy(dx: -1, dy: 0)
      for number in candidate.numbers where text.distance(to: number) < radius + 0.5 { cost += 60 }
      for stroke in candidate.strokes {
        switch stroke.role {
        case .bar: cost += isHidden(stroke, by: text) ? merge : 0
        case _ where !stroke.hits(clear, larger: 1): break
        case .center: cost += hasEnd(of: stroke, text) ? merge : 0.4
        case .thin: cost += hasEnd(of: stroke, text) ? merge : 12
        case .baseline where stroke.cross > text.maxY - 4: break
        // A line is interrupted at a text.
        case .line: cost += hasEnd(of: stroke, text) ? merge : 14
        case .baseline: cost += merge
        }
      }
      return cost
    }

    /// Whether a text hides an end of a line, so that it does not reach its item.
    private static func hasEnd(of stroke: MarkStroke, _ text: Rect) -> Bool {
      let (near, far) = text.range(stroke.axis)
      return near < stroke.start + 3 || far > stroke.end - 3
    }

    /// Whether a text hides a bar, its caps or the edge at its end.
    private static func isHidden(_ bar: MarkStroke, by text: Rect) -> Bool {
      let (near, far) = text.range(bar.axis)
      let (low, high) = text.range(bar.axis.across)
      guard bar.start - 4 < far, near < bar.end + 4 else { return false }
      let isAtEnd = near < bar.start + 2 || far > bar.end - 2
      let reach = isAtEnd ? Measures.capLength / 2 : 1
      return low < bar.cross + reach && bar.cross - reach < high
    }
  }
}

extension Point {
  func isNear(_ other: Point, _ distance: Double) -> Bool {
    let (dx, dy) = (x - other.x, y - other.y)
    return dx * dx + dy * dy < distance * distance
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

  /// The distance of a point from the nearest corner.
  func distance(toCornerFrom point: Point) -> Double {
    let dx = min((point.x - minX).magnitude, (point.x - maxX).magnitude)
    let dy = min((point.y - minY).magnitude, (point.y - maxY).magnitude)
    return (dx * dx + dy * dy).squareRoot()
  }

  func distance(to point: Point) -> Double {
    let (dx, dy) = (
      max(minX - point.x, 0, point.x - maxX), max(minY - point.y, 0, point.y - maxY)
    )
    return (dx * dx + dy * dy).squareRoot()
  }
}
