import Basics
import Comparison

/// A comparison as test runners write it: a test to a figure, which fails when the figure differs.
enum JUnitReport {
  static func text(of report: DiffReport) -> String {
    let (tests, failures) = (report.entries.count, report.differing)
    let suite = "name=\"ibar diff\" tests=\"\(tests)\" failures=\"\(failures)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(suite)>
      <testsuite \(suite)>
      \(report.entries.map(test).joined())</testsuite>
      </testsuites>

      """
  }

  private static func test(_ entry: DiffReport.Entry) -> String {
    let figure = entry.comparison
    let folder = figure.name.split(separator: "/").dropLast().joined(separator: ".")
    let name = figure.name.split(separator: "/").last.map(String.init) ?? figure.name
    let className = MarkupText.escaped(folder.isEmpty ? "figures" : folder)
    let head = "<testcase classname=\"\(className)\" name=\"\(MarkupText.escaped(name))\""
    if figure.outcome == .unchanged { return head + "/>\n" }
    let kind = figure.kind?.rawValue ?? figure.outcome.rawValue
    var lines = [figure.renaming].compactMap { $0 } + figure.changes.map(\.sentence)
    if let pixels = figure.pixels { lines.append(pixels.words) }
    let message = MarkupText.escaped(lines.first ?? figure.outcome.rawValue)
    let text = MarkupText.escaped(lines.joined(separator: "\n"))
    return """
      \(head)>
      <failure type="\(kind)" message="\(message)">\(text)</failure>
      </testcase>

      """
  }
}
