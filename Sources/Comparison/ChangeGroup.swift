import Basics

/// Figures that differ for the same cause: one decision.
package struct ChangeGroup: Hashable, Sendable {
  /// Eight digits that stay the same as long as the cause does.
  package var id: String
  /// The outcome that all figures of the group share.
  package var outcome: FigureComparison.Outcome
  /// The gravest class among its figures; nil of figures that were added or removed.
  package var kind: ChangeClass?
  /// The edits that all figures of the group share.
  package var edits: [Edit]
  /// Whether the edits are about the same views in all its figures.
  package var isSameEverywhere = true
  /// Its figures, by their places among all compared.
  package var figures: [Int]

  /// The causes of some comparisons, the gravest first; unchanged figures have none.
  package static func groups(of figures: [FigureComparison]) -> [ChangeGroup] {
    var places: [String: Int] = [:]
    var groups: [ChangeGroup] = []
    for (index, figure) in figures.enumerated() where figure.outcome != .unchanged {
      let keys = Set(figure.edits.map(\.key)).sorted().joined(separator: "\n")
      let key = figure.outcome.rawValue + "\n" + keys
      if let place = places[key] {
        groups[place].figures.append(index)
        groups[place].kind = [groups[place].kind, figure.kind].compactMap { $0 }.min()
        if groups[place].edits.map(\.fact) != figure.edits.map(\.fact) {
          groups[place].isSameEverywhere = false
        }
      } else {
        places[key] = groups.count
        groups.append(
          ChangeGroup(
            id: digits(of: key), outcome: figure.outcome, kind: figure.kind, edits: figure.edits,
            figures: [index]))
      }
    }
    return groups.enumerated().sorted {
      ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset)
    }
    .map(\.element)
  }

  private var rank: Int {
    let classes = ChangeClass.allCases
    return switch outcome {
    case .changed: kind.flatMap(classes.firstIndex) ?? classes.count
    case .added, .removed, .unchanged: classes.count + 1
    }
  }

  /// Both halves of the key's hash in one, in hexadecimal.
  private static func digits(of key: String) -> String {
    let hash = FNV1a.hash(key)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32).hexadecimal(digits: 8, uppercase: false)
  }
}
