import LayoutModel

/// The marks of constraints between places: distances and alignments.
extension MiniaturePlan {
  typealias Stroke = Schematic.MarkStroke

  /// The boxes in their places, and the mark between them.
  func places(of boxes: [MiniatureBox]) -> (boxes: [MiniatureBox], mark: MiniatureMark) {
    let axis = constraint.firstAttribute.axis ?? .horizontal
    guard boxes.count == 2 else { return (boxes, bar(beside: boxes[0], axis)) }
    let distance = distance(axis)
    var boxes = outer == nil ? beside(boxes, distance, axis) : nested(boxes, distance, axis)
    let places = [
      place(constraint.firstAttribute, in: boxes[0]),
      place(constraint.secondAttribute, in: boxes[1]),
    ]
    if isProportion, distance != 0 {
      let strokes = zip(boxes, places).map { box, place in
        let (start, end) = box.frame.range(axis.across)
        return Stroke(axis.across, start + 3, end - 3, at: place, .line)
      }
      return (boxes, MiniatureMark(strokes: strokes))
    }
    if distance == 0 {
      let line = alignment(of: &boxes, at: places[0], axis)
      return (boxes, MiniatureMark(strokes: [line]))
    }
    let mark = bar(between: places, of: &boxes, axis)
    return (boxes, mark)
  }

  /// The bar between two places of one box.
  private func bar(beside box: MiniatureBox, _ axis: Axis) -> MiniatureMark {
    let line = Stroke(
      axis, place(constraint.firstAttribute, in: box), place(constraint.secondAttribute, in: box),
      at: box.frame.range(axis.across).end + Self.beside, .bar)
    return MiniatureMark(
      strokes: [line], value: value,
      valueBox: value.map {
        self.box(of: $0, at: (line.start + line.end) / 2, line.cross, axis, isBelow: true)
      })
  }

  /// The line along places that are one; the boxes end beside it.
  private func alignment(
    of boxes: inout [MiniatureBox], at place: Double, _ axis: Axis
  ) -> Schematic.MarkStroke {
    let attributes = [constraint.firstAttribute, constraint.secondAttribute]
    let across = axis.across
    let ranges = boxes.map { $0.frame.range(across) }
    var (start, end) = (ranges.map(\.start).min() ?? 0, ranges.map(\.end).max() ?? 0)
    switch attributes[0].place(direction) {
    case .center where attributes[1].isCenter:
      return Stroke(across, start - 8, end + 8, at: place, .center)
    case .firstBaseline, .lastBaseline:
      return Stroke(across, start, end, at: place + 2, .baseline)
    case .near, .far, .center, nil: break
    }
    var line = place
    for index in boxes.indices where boxes[index].isOuter {
      (start, end) = (start + 3, end - 3)
      if attributes[index].isWithinMargins { continue }
      switch attributes[index].place(direction) {
      case .near: line = place + 3
      case .far: line = place - 3
      case .center, .firstBaseline, .lastBaseline, nil: break
      }
    }
    for index in boxes.indices where !boxes[index].isOuter {
      let distance = Schematic.Measures.lineToFramed + (line - place).magnitude
      switch attributes[index].place(direction) {
      case .near: boxes[index].frame.cut(axis, near: distance)
      case .far: boxes[index].frame.cut(axis, far: distance)
      case .center, .firstBaseline, .lastBaseline, nil: break
      }
    }
    return Stroke(across, start, end, at: line, .line)
  }

  /// The bar between two places, thin lines to items that are not beside it, and its value.
  private func bar(
    between places: [Double], of boxes: inout [MiniatureBox], _ axis: Axis
  ) -> MiniatureMark {
    let across = axis.across
    let (low, high) = (min(places[0], places[1]), max(places[0], places[1]))
    let inner = boxes.filter { !$0.isOuter }
    func isFree(_ cross: Double) -> Bool {
      !inner.contains { box in
        let (start, end) = box.frame.range(axis)
        let (near, far) = box.frame.range(across)
        return near < cross && cross < far && start < high - 0.5 && low + 0.5 < end
      }
    }
    let ends = inner.map { $0.frame.range(across).end }
    let beyond = (ends.max() ?? 0) + 14
    let cross = inner.map { $0.frame.middle(across) }.first(where: isFree) ?? beyond
    if cross == beyond { makeRoom(in: &boxes, across) }
    var strokes: [Stroke] = []
    var gaps: [Double] = []
    for (box, place) in zip(boxes, places) {
      let (near, far) = box.frame.range(across)
      gaps.append(box.isOuter ? Schematic.Measures.gapToSuperview : Schematic.Measures.gapToView)
      guard cross <= near || far <= cross else { continue }
      gaps[gaps.count - 1] = 1.5
      let (start, end) = cross <= near ? (cross - 5, near) : (far, cross + 5)
      strokes.append(Stroke(across, start, end, at: place, .thin))
    }
    if places[0] > places[1] { gaps.reverse() }
    let line = Stroke(
      axis, low + gaps[0], high - gaps[1], at: cross, .bar, hasHeads: constraint.relation != .equal)
    return MiniatureMark(
      strokes: strokes + [line], value: value,
      valueBox: value.map {
        box(of: $0, at: (low + high) / 2, cross, axis, isBelow: cross == beyond)
      })
  }

  /// Makes the outer box longer for a bar beyond the inner one, with its value.
  private func makeRoom(in boxes: inout [MiniatureBox], _ across: Axis) {
    let text = value?.size ?? Size(width: 0, height: 0)
    for index in boxes.indices where boxes[index].isOuter {
      boxes[index].frame.cut(
        across, far: -(across == .vertical ? 18 + text.height : 22 + text.width))
    }
  }

  /// Where the value of a bar stands: above or below a level one, right of an upright one.
  func box(
    of value: ExplainedText, at middle: Double, _ cross: Double, _ axis: Axis, isBelow: Bool
  ) -> Rect {
    let half = Schematic.Measures.capLength / 2
    let size = value.size
    return axis == .horizontal
      ? Rect(
        x: middle - size.width / 2, y: isBelow ? cross + half + 1 : cross - half - 1 - size.height,
        width: size.width, height: size.height)
      : Rect(
        x: cross + half + 4, y: middle - size.height / 2, width: size.width, height: size.height)
  }
}
