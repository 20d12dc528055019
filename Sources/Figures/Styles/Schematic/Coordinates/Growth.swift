import LayoutModel

extension Schematic {
  /// What marks that found no free place need beyond what they needed before.
  struct Growth: Sendable {
    /// Of the lengths of marks, by the ties' places among the ties.
    private(set) var ties: [Int: Double] = [:]
    /// Of the sizes of boxes.
    private(set) var sizes: [Extent: Double] = [:]
    /// The boxes whose names may stand beside the superview.
    private(set) var texts: Set<Int> = []

    private static let step = 12.0

    /// Lets everything grow that has a part in a fault, once.
    mutating func grow(_ faults: [Fault]) {
      var ties: Set<Int> = []
      var sizes: Set<Extent> = []
      for fault in faults {
        for mark in fault.marks {
          ties.formUnion(mark.ties)
          let stroke = mark.candidate.strokes[0]
          if mark.isSize {
            // Beside a longer bar there is no more room: its box grows across it.
            sizes.formUnion(mark.boxes.map { Extent(axis: stroke.axis.across, box: $0) })
          } else if !mark.isDistance {
            // Along a longer line its number has more places.
            let boxes = mark.boxes.subtracting([0])
            sizes.formUnion(boxes.map { Extent(axis: stroke.axis, box: $0) })
          }
        }
        if let box = fault.text {
          texts.insert(box)
          sizes.insert(Extent(axis: .horizontal, box: box))
        }
      }
      for tie in ties { self.ties[tie, default: 0] += Self.step }
      for size in sizes { self.sizes[size, default: 0] += Self.step }
    }
  }
}
