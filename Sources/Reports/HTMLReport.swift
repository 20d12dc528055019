import Comparison
import LayoutJSON

/// A comparison to be looked at: a page that needs nothing but the files beside it.
enum HTMLReport {
  static func files(of report: DiffReport) -> [(name: String, text: String)] {
    []
  }
}
