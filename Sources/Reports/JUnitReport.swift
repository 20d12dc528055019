import Basics
import Comparison

/// A comparison as test runners write it: a test to a figure, which fails when the figure differs.
enum JUnitReport {
  static func text(of report: DiffReport) -> String {
    JUnitText.document(
      "ibar diff", count: report.entries.count, failureCount: report.differing.count,
      tests: report.entries.map { test($0.comparison) })
  }

  private static func test(_ figure: FigureComparison) -> String {
    JUnitText.test(figure.name, root: "figures", failures: failures(of: figure))
  }

  private static func failures(of figure: FigureComparison) -> [String] {
    if figure.outcome == .unchanged { return [] }
    let kind = figure.kind?.rawValue ?? figure.outcome.rawValue
    let lines = figure.sentences + (figure.pixels.map { [$0.words] } ?? [])
    return [JUnitText.failure(kind, lines.first ?? kind, lines.joined(separator: "\n"))]
  }
}
