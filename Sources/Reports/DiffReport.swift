package import Comparison
import JSON
import LayoutRecord

/// All that a comparison found, to be reported.
package struct DiffReport: Sendable {
  /// The sides that were compared.
  package let sides: ComparisonSides
  /// The command line that compares them again.
  let command: String
  /// In the order of their names; what is unchanged is among them.
  package let entries: [Entry]
  /// The figures in groups of the same cause.
  package let groups: [ChangeGroup]

  /// A figure to look at: its part of the report, and the path of its file from the report's folder.
  package typealias Image = (kind: String, path: String)

  /// A figure.
  package struct Entry: Sendable {
    /// The pair of figures.
    package var compared: ComparedPair
    /// Files beside the report: both figures, a mask on changed pixels, an overlay of marks.
    var images: [Image]

    /// Creates an entry with the images of its pair.
    package init(_ compared: ComparedPair, _ images: [Image]) {
      (self.compared, self.images) = (compared, images)
    }

    /// The result of the comparison.
    package var comparison: FigureComparison { compared.comparison }
  }

  /// Creates a report; the command is the line that compares the same again.
  package init(_ sides: ComparisonSides, command: String, entries: [Entry]) {
    (self.sides, self.command, self.entries) = (sides, command, entries)
    groups = ChangeGroup.groups(of: entries.map(\.comparison))
  }

  /// The number of figures with an outcome; an SVG and a PNG that differ in the same way count
  /// once.
  func count(_ outcome: FigureComparison.Outcome) -> Int {
    figures(of: entries.indices.filter { entries[$0].comparison.outcome == outcome }).count
  }

  /// The places of the files that are not as they were.
  package var differing: [Int] {
    entries.indices.filter { entries[$0].comparison.outcome != .unchanged }
  }

  /// Some files as figures, in their order.
  /// - Parameter places: Their places among the entries.
  func figures(of places: [Int]) -> [ReportedFigure] {
    ReportedFigure.figures(places.map { entries[$0] })
  }

  /// The number of accepted figures, of those that differ.
  /// - Parameter places: The places of the accepted files among the entries.
  package func acceptedText(_ places: [Int]) -> String {
    let rest = Set(differing).subtracting(places).sorted()
    let accepted = figures(of: places).count
    return "accepted \(accepted) of \(accepted + figures(of: rest).count)\n"
  }
}

extension FigureComparison {
  /// The sentences on renaming and changes.
  package var sentences: [String] { [renaming].compactMap { $0 } + changes.map(\.sentence) }
}

/// The forms of reports that are written into a folder.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// To be looked at, from disk, in any browser.
  case html
  case json
  /// As test runners write it, a test to a figure.
  case junit
  /// A comment on a pull request.
  case markdown

  /// The files of a report, by their names in its folder.
  /// - Parameter baseURL: The address of the folder, for pictures in Markdown; nil for none.
  package func files(
    of report: DiffReport, baseURL: String? = nil
  ) -> [(name: String, text: String)] {
    files(of: JSONReport.value(of: report), baseURL: baseURL)
      ?? [("junit.xml", JUnitReport.text(of: report))]
  }

  /// The files of a report in JSON; nil of a form that needs the figures themselves.
  func files(of value: JSONValue, baseURL: String?) -> [(name: String, text: String)]? {
    switch self {
    case .html: HTMLReport.files(of: value)
    case .json: [("report.json", value.text(isIndented: true) + "\n")]
    case .junit: nil
    case .markdown: [("report.md", MarkdownReport.text(of: value, baseURL: baseURL))]
    }
  }
}
