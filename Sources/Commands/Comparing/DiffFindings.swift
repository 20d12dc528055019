import Basics
import Comparison
import Diagnostics
import Reports

/// Differences as findings, for programs that show them beside the lines of recipes.
enum DiffFindings {
  /// The place of a finding: a line of a recipe, or a figure's file as a whole.
  private struct Place: Hashable {
    var path: Path
    var line: Int?
  }

  /// Adds a finding for each cause at each place, however many figures show it.
  static func add(_ comparison: DiffReport, _ report: inout Report) {
    for group in comparison.groups {
      let places = Dictionary(grouping: group.figures) { index in
        let compared = comparison.entries[index].compared
        let path = (compared.pair.new ?? compared.pair.old)?.path
        return Place(
          path: Path(path.map(comparison.sides.pathInCheckout) ?? compared.pair.name),
          line: compared.comparison.changes.lazy.compactMap(\.line).first)
      }
      for (place, found) in places.sorted(by: { $0.value[0] < $1.value[0] }) {
        add(found.map { comparison.entries[$0].compared }, place, &report)
      }
    }
  }

  private static func add(_ pairs: [ComparedPair], _ place: Place, _ report: inout Report) {
    let (pair, figures) = (pairs[0].pair, pairs.map(\.comparison))
    let kind = figures.compactMap(\.kind).min()?.rawValue ?? figures[0].outcome.rawValue
    var diagnostic = Diagnostic(kind, severity: .warning, message(figures))
    guard case .recipe(let figure) = (pair.new ?? pair.old)?.source else {
      return report.add(diagnostic, about: place.path.text)
    }
    if let start = place.line.map({ figure.file.start(ofLine: $0 - 1) }) {
      diagnostic.range = SourceRange(start: start, end: start)
    }
    report.add(diagnostic, in: figure.file)
  }

  /// The names of all figures, and the sentences of each; sentences that all have are written once.
  private static func message(_ figures: [FigureComparison]) -> String {
    let names = figures.map(\.name).joined(separator: ", ")
    var lines = ["\(names): \(figures[0].outcome.rawValue)"]
    for figure in figures {
      for sentence in figure.sentences {
        let isShared = figures.allSatisfy { $0.changes.contains { $0.sentence == sentence } }
        let line = isShared ? sentence : "\(figure.name): \(sentence)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }
}
