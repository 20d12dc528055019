import Basics

/// Figures that are different for the same cause: one decision.
package struct ChangeGroup: Hashable, Sendable {
  /// Eight digits that stay the same as long as the cause does.
  package var id: String
  package var outcome: FigureComparison.Outcome
  /// The gravest class among its figures; nil of what came or went.
  package var kind: ChangeClass?
  /// The cause in words.
  package var words: String
  /// Its figures, by their places among all compared.
  package var figures: [Int]

  /// The causes of some comparisons, the gravest first; what is unchanged has none.
  package static func groups(of figures: [FigureComparison]) -> [ChangeGroup] {
    var places: [String: Int] = [:]
    var groups: [ChangeGroup] = []
    for (index, figure) in figures.enumerated() where figure.outcome != .unchanged {
      let key = key(of: figure)
      if let place = places[key] {
        groups[place].figures.append(index)
        groups[place].kind = [groups[place].kind, figure.kind].compactMap { $0 }.min()
        if groups[place].words != words(of: figure) {
          groups[place].words = figure.edits.map(\.key).joined(separator: "; ")
        }
      } else {
        places[key] = groups.count
        groups.append(
          ChangeGroup(
            id: digits(of: key), outcome: figure.outcome, kind: figure.kind,
            words: words(of: figure), figures: [index]))
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

  private static func key(of figure: FigureComparison) -> String {
    let edits = Set(figure.edits.map(\.key)).sorted().joined(separator: "\n")
    return figure.outcome.rawValue + "\n" + edits
  }

  private static func words(of figure: FigureComparison) -> String {
    figure.outcome == .changed
      ? figure.edits.map(\.words).joined(separator: "; ") : figure.outcome.rawValue
  }

  /// Both halves of the key's hash in one, in hexadecimal.
  private static func digits(of key: String) -> String {
    let hash = FNV1a.hash(key)
    return UInt32(truncatingIfNeeded: hash ^ hash >> 32).hexadecimal(digits: 8, uppercase: false)
  }
}
