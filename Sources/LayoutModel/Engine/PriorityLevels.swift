/// The solver's levels for the priorities of a layout, and back.
struct PriorityLevels {
  /// The level of what must hold.
  static let required = 0
  /// The level, just under required, of a required constraint that was broken: its error still counts.
  static let broken = 1

  /// The optional priorities present, highest first.
  let priorities: [Priority]
  private let levels: [Priority: Int]

  init(_ settled: SettledLayout) {
    var found = Set(settled.layout.constraints.map(\.priority))
    found.formUnion(settled.arranged.map(\.constraint.priority))
    if case .fitting(let priorities) = settled.layout.canvas.sizing {
      found.formUnion([priorities.horizontal, priorities.vertical])
    }
    for view in settled.metrics.dropFirst() {
      for axis in Axis.allCases where view.intrinsicContentSize[axis] != nil {
        found.insert(view.contentHuggingPriority[axis])
        found.insert(view.contentCompressionResistancePriority[axis])
      }
    }
    priorities = found.filter { !$0.isRequired }.sorted(by: >)
    levels = Dictionary(
      uniqueKeysWithValues: priorities.enumerated().map { ($1, PriorityLevels.broken + 1 + $0) })
  }

  subscript(_ priority: Priority) -> Int { levels[priority] ?? PriorityLevels.required }

  /// The first level below all priorities.
  var firstCanonical: Int { PriorityLevels.broken + 1 + priorities.count }
}
