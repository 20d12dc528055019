import LayoutModel

/// What marks that found no free place need beyond what they needed before.
struct SchematicGrowth: Sendable {
  /// Of the lengths of marks, by the ties' places among the ties.
  private(set) var ties: [Int: Double] = [:]
  /// Of the sizes of boxes.
  private(set) var sizes: [SchematicExtent: Double] = [:]
  /// The boxes whose names may stand beside the superview.
  private(set) var texts: Set<Int> = []

  private static let step = 12.0

  /// Lets everything grow that has a part in a fault, once.
  mutating func grow(_ faults: [SchematicFault]) {
    var ties: Set<Int> = []
    var sizes: Set<SchematicExtent> = []
    for fault in faults {
      for mark in fault.marks {
        ties.formUnion(mark.ties)
        // Beside a longer bar there is no more room: its box grows across it.
        guard mark.group != nil else { continue }
        let across = mark.candidate.strokes[0].axis.across
        sizes.formUnion(mark.boxes.map { SchematicExtent(axis: across, box: $0) })
      }
      if let box = fault.text {
        texts.insert(box)
        sizes.insert(SchematicExtent(axis: .horizontal, box: box))
      }
    }
    for tie in ties { self.ties[tie, default: 0] += Self.step }
    for size in sizes { self.sizes[size, default: 0] += Self.step }
  }
}
