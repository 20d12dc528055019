import LayoutModel

/// The marks of constraints of widths and heights.
extension MiniaturePlan {
  /// From a box to the bar of its size.
  static let beside = 9.0
  private static let gap = 48.0
  private static let longest = AxisPair { $0 == .horizontal ? MiniatureBox.size.width : 84.0 }

  /// The boxes in their places, and a bar for each size.
  func sizes(of boxes: [MiniatureBox]) -> (boxes: [MiniatureBox], mark: MiniatureMark) {
    var boxes = boxes
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let axes = attributes.compactMap(\.axis)
    for (box, axis) in zip(boxes.indices, axes) where axis == .vertical {
      boxes[box].frame.height = max(boxes[box].frame.height, Self.longest[.vertical])
    }
    if boxes.count == 2 {
      arrange(&boxes, axes)
    } else if axes.count == 2 {
      boxes[0].frame.height = max(boxes[0].frame.height, Self.longest[.vertical])
    }
    var strokes: [Schematic.MarkStroke] = []
    for (index, axis) in axes.enumerated() {
      let frame = boxes[boxes.count == 1 ? 0 : index].frame
      let (start, end) = frame.range(axis)
      strokes.append(
        Schematic.MarkStroke(
          axis, start, end, at: frame.range(axis.across).end + Self.beside, .bar,
          hasHeads: constraint.relation != .equal))
    }
    let box = value.flatMap { value in
      strokes.first.map {
        self.box(of: value, at: ($0.start + $0.end) / 2, $0.cross, $0.axis, isBelow: true)
      }
    }
    return (boxes, MiniatureMark(strokes: strokes, value: value, valueBox: box))
  }

  /// Puts two boxes side by side, or one into the other, the longer one twice as long at most.
  private func arrange(_ boxes: inout [MiniatureBox], _ axes: [Axis]) {
    let lengths = zip(constraint.items, axes).map {
      max(1, canvas.alignmentRect(of: $0).length($1))
    }
    let ratio = min(max(lengths[0] / lengths[1], 0.5), 2)
    if axes[0] == axes[1] {
      let longest = Self.longest[axes[0]]
      let shares = ratio < 1 ? [ratio, 1] : [1, 1 / ratio]
      for (index, share) in shares.enumerated() {
        let least = axes[0] == .horizontal ? boxes[index].name.size.width + 12 : 40
        boxes[index].frame.set(axes[0], 0, max(least, longest * share))
      }
    }
    guard outer != nil else {
      let text = axes[0] == .vertical ? value?.size.width ?? 0 : 0
      boxes[1].frame.x = boxes[0].frame.maxX + Self.gap + text
      return
    }
    let (outer, inner) = boxes[0].isOuter ? (0, 1) : (1, 0)
    let room = MiniatureBox.padding
    let beside = Self.beside + 22 + (value?.size.width ?? 0) * (axes[inner] == .vertical ? 1 : 0)
    let below = Self.beside + 12 + (value?.size.height ?? 0)
    boxes[inner].frame.x = room
    boxes[inner].frame.y = room
    let frame = boxes[inner].frame
    boxes[outer].frame = Rect(
      x: 0, y: 0, width: max(boxes[outer].frame.width, frame.maxX + max(room, beside)),
      height: max(
        boxes[outer].frame.height,
        frame.maxY + max(room, axes[inner] == .horizontal ? below : room)
          + boxes[outer].name.size.height + 10))
  }
}
