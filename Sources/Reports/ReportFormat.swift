/// The forms of reports that are written into a folder.
///
/// A form is a file in this module and a row here.
package enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// To be looked at, from disk, in any browser.
  case html
  case json
  /// As test runners write it, a test to a figure.
  case junit

  /// The files of a report, by their names in its folder.
  package func files(of report: DiffReport) -> [(name: String, text: String)] {
    switch self {
    case .html: HTMLReport.files(of: report)
    case .json: [("report.json", JSONReport.text(of: report))]
    case .junit: [("junit.xml", JUnitReport.text(of: report))]
    }
  }
}
