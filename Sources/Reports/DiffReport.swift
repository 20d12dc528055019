package import Comparison

/// All that a comparison found, to be told.
package struct DiffReport: Sendable {
  /// The two sides as the user named them.
  package var oldName: String
  package var newName: String
  /// The command line that compares them again.
  package var command: String
  /// Whether `--accept` can take the new figures.
  package var canAccept: Bool
  /// In the order of their names; what is unchanged is among them.
  package var entries: [Entry]
  package var groups: [ChangeGroup]

  /// A figure.
  package struct Entry: Sendable {
    package var comparison: FigureComparison
    /// The source that its layout was read from; nil of what is known from its files alone.
    package var source: String?
    /// Files beside the report; empty when none were asked for.
    package var images: Images

    package init(_ compared: ComparedPair, _ images: Images) {
      (comparison, self.images) = (compared.comparison, images)
      if case .recipe(let figure) = compared.pair.new?.source { source = figure.path }
    }
  }

  /// Files to look at, by their paths from the report's folder.
  package struct Images: Sendable, Hashable {
    package var old: String?
    package var new: String?
    /// The new picture with a mark on every changed pixel.
    package var mask: String?
    /// Ghosts, arrows and marks, to lie on the new picture.
    package var overlay: String?

    package init() {}
  }

  package init(
    oldName: String, newName: String, command: String, canAccept: Bool, entries: [Entry]
  ) {
    (self.oldName, self.newName) = (oldName, newName)
    (self.command, self.canAccept) = (command, canAccept)
    self.entries = entries
    groups = ChangeGroup.groups(of: entries.map(\.comparison))
  }

  /// How many figures became what.
  package func count(_ outcome: FigureComparison.Outcome) -> Int {
    entries.count { $0.comparison.outcome == outcome }
  }

  /// How many figures are not as they were.
  package var differing: Int { entries.count - count(.unchanged) }

  /// `3 changed, 1 added, 12 unchanged`.
  package var summary: String {
    let parts = FigureComparison.Outcome.allCases.compactMap { outcome in
      count(outcome) > 0 ? "\(count(outcome)) \(outcome.rawValue)" : nil
    }
    return parts.joined(separator: ", ")
  }
}

extension FigureComparison {
  /// What it was called and what changed, for people.
  package var sentences: [String] { [renaming].compactMap { $0 } + changes.map(\.sentence) }
}
