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
      guard case .segments(var pieces) = marks[index].shape else { continue }
      let caps = marks[index].caps
      var second = caps + 1
      while second < pieces.count {
        let first = pieces[caps..<second].firstIndex { piece in
          guard let gap = piece.gap(before: pieces[second]) else { return false }
          return sign.contains(gap.box) && !gap.crosses(label)
        }
        if let first {
          pieces[first].to = pieces[second].to
          pieces.remove(at: second)
        } else {
          second += 1
        }
      }
      marks[index].shape = .segments(pieces)
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
