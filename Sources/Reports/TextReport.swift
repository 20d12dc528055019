import Basics
import Comparison

/// A comparison for a terminal: a cause is reported once, with its figures.
package enum TextReport {
  /// The most sentences on consequences, and the most on edits, of a figure; the rest is counted.
  private static let sentenceLimit = 12

  /// All of it, and a line that counts.
  package static func text(of report: DiffReport) -> String {
    let counts = FigureComparison.Outcome.allCases.map { (report.count($0), $0.rawValue) }
    let summary = counts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    return report.groups.map { text(of: $0, report) }.joined() + summary + "\n"
  }

  private static func text(of group: ChangeGroup, _ report: DiffReport) -> String {
    let figures = report.figures(of: group.figures)
    let kind = group.kind?.rawValue ?? group.outcome.rawValue
    var lines: [String] = []
    if group.outcome != .changed {
      lines = figures.map { figure in
        "\(kind): \(figure.label(report))" + (figure.comparison.renaming.map { " (\($0))" } ?? "")
      }
    } else if figures.count > 1, group.edits.map(\.fact) == [.picture(.olderVersion)] {
      lines = [
        "\(kind): \(figures.count) figures were drawn by an older version of ibar; their pictures are the same. "
          + "Draw them again to compare their layouts."
      ]
    } else if figures.count == 1 {
      let cause = group.figures.count > 1 ? ", cause \(group.id)" : ""
      lines = ["\(kind): \(figures[0].label(report))\(cause)"] + details(of: figures[0])
    } else {
      lines = ["\(kind): \(figures.count) figures, cause \(group.id): \(group.words)"]
      lines += figures.flatMap { figure in
        ["  " + figure.label(report)] + details(of: figure).map { "  " + $0 }
      }
    }
    return lines.map { PrintableText.escaped($0) + "\n" }.joined() + "\n"
  }

  private static func details(of reported: ReportedFigure) -> [String] {
    let figure = reported.comparison
    let isConsequence = { (change: Change) in !change.causes.isEmpty }
    let groups =
      reported.isOfDocument
      ? ConsequenceGroup.groups(of: figure.changes.filter(isConsequence))
      : figure.changes.filter(isConsequence).map { ConsequenceGroup(changes: [$0]) }
    // Many consequences do not hide an edit.
    let consequences = groups.prefix(sentenceLimit)
    let others = figure.changes.filter(\.causes.isEmpty).prefix(sentenceLimit)
    var lines =
      consequences.map(\.line) + others.map { ConsequenceGroup(changes: [$0]).line }
    let rest = figure.changes.count - consequences.map(\.changes.count).reduce(others.count, +)
    if rest > 0 { lines.append("and \(count(rest, "more change"))") }
    if let pixels = figure.pixels { lines.append(pixels.words) }
    return lines.map { "  " + $0 }
  }
}
