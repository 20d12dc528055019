import LayoutModel

extension Schematic {
  /// The stretches of a layout whose lengths a reader compares: between neighbours, and from a view to the edge of
  /// the one that holds it.
  struct Stretches: Sendable {
    struct Stretch: Sendable {
      var from: Line
      var to: Line
      /// In the layout, in points.
      var length: Double
      /// Whether a constraint ties the views at its two ends.
      var isMeasured: Bool
    }

    let all: AxisPair<[Stretch]>
    /// The views that no scroll view moves, but for the superview.
    let boxes: [Int]

    init(_ model: Model) {
      let boxes = model.boxes.indices.dropFirst().filter { box in
        !model.boxes[box].isGuide
          && !model.boxes[box].ancestors.contains { model.boxes[$0].kind?.scrolls ?? false }
      }
      self.boxes = boxes
      let finder = Finder(model: model, boxes: boxes)
      all = AxisPair { axis in boxes.flatMap { finder.stretches(at: $0, axis) } }
    }

    private struct Finder {
      let model: Model
      let boxes: [Int]
      private let tied: Set<Set<Int>>
      private let siblings: [Int?: [Int]]

      init(model: Model, boxes: [Int]) {
        (self.model, self.boxes) = (model, boxes)
        var tied: Set<Set<Int>> = []
        for case .places(let first, let second) in model.ties.map(\.sides) {
          tied.insert([first.box, second.box])
        }
        self.tied = tied
        siblings = Dictionary(grouping: boxes) { model.boxes[$0].parent }
      }

      /// The stretch after a view, and those to the edges of its holder at which nothing holds it.
      func stretches(at box: Int, _ axis: Axis) -> [Stretch] {
        let tolerance = Model.tolerance
        let own = model.boxes[box].rect.range(axis)
        let beside = (siblings[model.boxes[box].parent] ?? []).filter { other in
          let (a, b) = (range(box, axis.across), range(other, axis.across))
          return other != box && min(a.end, b.end) - max(a.start, b.start) > 1
        }
        let next = beside.filter { range($0, axis).start >= own.end - tolerance }
          .min { range($0, axis).start < range($1, axis).start }
        var found: [Stretch] = []
        let extent = Extent(axis: axis, box: box)
        let holder = Extent(axis: axis, box: model.boxes[box].parent ?? 0)
        if let next {
          let other = Extent(axis: axis, box: next).line(.near)
          found.append(
            stretch(extent.line(.far), other, isMeasured: tied.contains([box, next])))
        } else if !isHeld(box, axis, .far),
          !beside.contains(where: { range($0, axis).end > own.end + tolerance })
        {
          found.append(stretch(extent.line(.far), holder.line(.far), isMeasured: false))
        }
        let isFirst = !beside.contains { other in
          let (start, end) = range(other, axis)
          return end <= own.start + tolerance || start < own.start - tolerance
        }
        if isFirst, !isHeld(box, axis, .near) {
          found.append(stretch(holder.line(.near), extent.line(.near), isMeasured: false))
        }
        return found
      }

      private func range(_ box: Int, _ axis: Axis) -> (start: Double, end: Double) {
        model.boxes[box].rect.range(axis)
      }

      private func stretch(_ from: Line, _ to: Line, isMeasured: Bool) -> Stretch {
        Stretch(
          from: from, to: to, length: model.value(to) - model.value(from), isMeasured: isMeasured)
      }

      /// Whether a constraint ties a side of a view to its holder, or to what is no view beside it.
      private func isHeld(_ box: Int, _ axis: Axis, _ side: Line.Place) -> Bool {
        model.ties.contains { tie in
          guard case .places(let first, let second) = tie.sides, first.axis == axis else {
            return false
          }
          return [(first, second), (second, first)].contains { own, other in
            own.box == box && (own.place == side || !own.isEdge)
              && (other.box == model.boxes[box].parent || other.guide != nil
                || !boxes.contains(other.box))
          }
        }
      }
    }
  }
}
