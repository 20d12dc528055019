import Comparison
import Diagnostics
import Reports

/// What differs as findings, for programs that put them beside the lines of recipes.
enum DiffFindings {
  /// Where a finding stands: a line of a recipe, or a figure's file as a whole.
  private struct Place: Hashable {
    var path: String
    var line: Int?
  }

  /// Adds a finding for each cause at each place, however many figures show it.
  /// - Parameter pairs: What each entry was made from.
  static func add(
    _ comparison: DiffReport, _ pairs: [ComparisonPair], _ sides: ComparisonSides,
    _ report: inout Report
  ) {
    for group in comparison.groups {
      var figures: [Place: [Int]] = [:]
      for index in group.figures {
        let figure = comparison.entries[index].comparison
        let path = (pairs[index].new ?? pairs[index].old)?.path
        let place = Place(
          path: path.map(sides.pathInCheckout) ?? figure.name,
          line: figure.changes.lazy.compactMap(\.line).first)
        figures[place, default: []].append(index)
      }
      for (place, found) in figures.sorted(by: { $0.value[0] < $1.value[0] }) {
        add(found.map { comparison.entries[$0].comparison }, pairs[found[0]], place, &report)
      }
    }
  }

  private static func add(
    _ figures: [FigureComparison], _ pair: ComparisonPair, _ place: Place, _ report: inout Report
  ) {
    let kind = figures.compactMap(\.kind).min()?.rawValue ?? figures[0].outcome.rawValue
    var diagnostic = Diagnostic(kind, severity: .warning, message(figures))
    guard case .recipe(let figure) = (pair.new ?? pair.old)?.source else {
      return report.add(diagnostic, about: place.path)
    }
    let file = figure.file
    diagnostic.range = place.line.map { line in
      let start = file.start(ofLine: line - 1)
      return SourceRange(start: start, end: start)
    }
    report.add(diagnostic, in: file)
  }

  /// The names of all figures, and the sentences of each; those that all have once.
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
