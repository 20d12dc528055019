import LayoutModel

extension Figure {
  /// Leaves out the signs of a constraint, where a label says the same, and closes the gaps that other lines have at
  /// them.
  /// - Parameter label: The box of the label, where gaps stay.
  mutating func removeSigns(of id: String, for label: Rect) {
    var signs: [Rect] = []
    for layer in layers.indices {
      for group in layers[layer].groups.indices where layers[layer].groups[group].id == id {
        let marks = layers[layer].groups[group].marks
        signs += marks.filter { $0.role == .sign }.compactMap(\.box)
        layers[layer].groups[group].marks = marks.filter { $0.role != .sign }
      }
    }
    let room = label.insetBy(-Clearance.sign)
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

extension Segment {
  /// What lies between its end and the start of another one in line with it; nil where that is nothing.
  fileprivate func gap(before other: Segment) -> Segment? {
    let gap = Segment(from: to, to: other.from)
    let isLevel = from.y == to.y && other.from.y == other.to.y && from.y == other.from.y
    let isUpright = from.x == to.x && other.from.x == other.to.x && from.x == other.from.x
    guard isLevel != isUpright, gap.length > 0 else { return nil }
    let (own, next) =
      isLevel ? (to.x - from.x, gap.to.x - gap.from.x) : (to.y - from.y, gap.to.y - gap.from.y)
    return own * next > 0 ? gap : nil
  }
}
