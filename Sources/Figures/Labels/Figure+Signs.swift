import LayoutModel

extension Figure {
  /// Leaves out the sign of a constraint at a bar where a label says the same, and closes the gaps that other lines have
  /// at it.
  ///
  /// The bar of another view that the constraint compares keeps its sign: without it, it would be a size by itself.
  mutating func removeSigns(of id: String, for label: LabelPlace) {
    var signs: [Rect] = []
    for layer in layers.indices {
      for group in layers[layer].groups.indices where layers[layer].groups[group].id == id {
        let marks = layers[layer].groups[group].marks
        guard let nearest = layers[layer].groups[group].sign(nearestTo: label.touched) else {
          continue
        }
        // A badge may have a casing around it.
        func isNearest(_ mark: Mark) -> Bool {
          mark.role == .sign && mark.box?.intersects(nearest) ?? false
        }
        signs += marks.filter(isNearest).compactMap(\.box)
        layers[layer].groups[group].marks.removeAll(where: isNearest)
      }
    }
    // Gaps stay at the label.
    let room = label.box.insetBy(-Clearance.sign)
    for sign in signs.map({ $0.insetBy(-Clearance.signOfLine - 1) }) {
      for layer in layers.indices where layers[layer].name == "ib-constraints" {
        for group in layers[layer].groups.indices {
          layers[layer].groups[group].closeGaps(in: sign, but: room)
        }
      }
    }
  }
}

extension Figure.Group {
  /// The box of the sign that is nearest to a label; nil of none.
  func sign(nearestTo label: Rect) -> Rect? {
    marks.filter { $0.role == .sign }.compactMap(\.box)
      .min { $0.distance(to: label) < $1.distance(to: label) }
  }

  /// Joins the two pieces of a line that a gap in one box parts, unless it crosses another box.
  fileprivate mutating func closeGaps(in sign: Rect, but label: Rect) {
    for index in marks.indices {
      guard case .segments(let lines) = marks[index].shape else { continue }
      let caps = marks[index].caps
      let stems = Array(lines.dropFirst(caps)).joined { gap in
        sign.contains(gap.box) && !gap.crosses(label)
      }
      marks[index].shape = .segments(lines.prefix(caps) + stems)
    }
  }
}

extension [Segment] {
  /// The pieces of lines, with those joined that only a gap parts.
  func joined(over isClosed: (Segment) -> Bool) -> [Segment] {
    reduce(into: []) { pieces, next in
      let first = pieces.firstIndex { $0.gap(before: next).map(isClosed) ?? false }
      if let first { pieces[first].to = next.to } else { pieces.append(next) }
    }
  }
}

extension Rect {
  /// Between the middles, in points.
  fileprivate func distance(to other: Rect) -> Double {
    Segment(from: Point(x: midX, y: midY), to: Point(x: other.midX, y: other.midY)).length
  }
}

extension Segment {
  /// What lies between its end and the start of another one in line with it; nil where that is nothing.
  fileprivate func gap(before other: Segment) -> Segment? {
    let gap = Segment(from: to, to: other.from)
    let (own, next) = (AxisSegment(self), AxisSegment(gap))
    guard own.axis == AxisSegment(other).axis, own.axis == next.axis, own.cross == next.cross,
      own.isReversed == next.isReversed, next.length > 0
    else { return nil }
    return gap
  }
}
