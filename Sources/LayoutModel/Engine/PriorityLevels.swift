/// The solver's levels for the priorities of a layout, and back.
struct PriorityLevels {
  /// The level of what must hold.
  static let required = 0
  /// The level, just under required, of a required constraint that was broken: its error still counts.
  static let broken = 1

  /// The optional priorities present, highest first.
  private(set) var priorities: [Priority] = []

  init(_ settled: SettledLayout) {
    for constraint in settled.layout.constraints { add(constraint.priority) }
    for arranged in settled.arranged { add(arranged.constraint.priority) }
    if case .fitting(let priorities) = settled.layout.canvas.sizing {
      add(priorities.horizontal)
      add(priorities.vertical)
    }
    for view in settled.metrics.dropFirst() {
      for axis in Axis.allCases where view.intrinsicContentSize[axis] != nil {
        add(view.contentHuggingPriority[axis])
        add(view.contentCompressionResistancePriority[axis])
      }
    }
  }

  private mutating func add(_ priority: Priority) {
    if priority.isRequired { return }
    let place = place(of: priority)
    if place < priorities.count, priorities[place] == priority { return }
    priorities.insert(priority, at: place)
  }

  /// The first place of a priority that is no higher.
  private func place(of priority: Priority) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return low
  }

  subscript(_ priority: Priority) -> Int {
    let place = place(of: priority)
    guard place < priorities.count, priorities[place] == priority else {
      return PriorityLevels.required
    }
    return PriorityLevels.broken + 1 + place
  }

  /// The first level below all priorities.
  var firstCanonical: Int { PriorityLevels.broken + 1 + priorities.count }
}
