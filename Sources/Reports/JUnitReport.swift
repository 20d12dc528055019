import Basics
import Comparison

/// A comparison as test runners write it: a test to a figure, which fails when the figure differs.
enum JUnitReport {
  static func text(of report: DiffReport) -> String {
    let counts = "tests=\"\(report.entries.count)\" failures=\"\(report.differing.count)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="ibar diff" \(counts)>
      <testsuite name="ibar diff" \(counts)>
      \(report.entries.map { test($0.comparison) }.joined())</testsuite>
      </testsuites>

      """
  }

  private static func test(_ figure: FigureComparison) -> String {
    let path = figure.name.split(separator: "/")
    let folder = path.count > 1 ? path.dropLast().joined(separator: ".") : "figures"
    let name = MarkupText.escaped(String(path.last ?? ""))
    let head = "<testcase classname=\"\(MarkupText.escaped(folder))\" name=\"\(name)\""
    if figure.outcome == .unchanged { return head + "/>\n" }
    let kind = figure.kind?.rawValue ?? figure.outcome.rawValue
    let lines = figure.sentences + (figure.pixels.map { [$0.words] } ?? [])
    return """
      \(head)>
      <failure type="\(kind)" message="\(MarkupText.escaped(lines.first ?? kind))">\
      \(MarkupText.escaped(lines.joined(separator: "\n")))</failure>
      </testcase>

      """
  }
}
