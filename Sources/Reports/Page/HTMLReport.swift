import Comparison
import LayoutJSON

/// A comparison to be looked at: a page that needs nothing but the files beside it.
enum HTMLReport {
  static func files(of report: DiffReport) -> [(name: String, text: String)] {
    [
      ("index.html", page),
      ("report.js", "const report = \(JSONReport.value(of: report).text());\n"),
    ]
  }

  /// The page itself is the same for all reports; what it shows it takes from `report.js`.
  private static let page = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>Changed figures</title>
    <style>
    \(PageStyle.text)</style>
    </head>
    <body>
    \(PageBody.text)<script src="report.js"></script>
    <script>
    \(PageScript.text)\(StageScript.text)</script>
    </body>
    </html>

    """
}
