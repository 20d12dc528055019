import Basics
import Diagnostics

/// Findings as workflow commands of GitHub Actions.
enum GitHubMessages {
  /// `::error file=…,line=…,col=…,title=…::message`.
  static func line(of finding: Finding) -> String {
    let diagnostic = finding.diagnostic
    var properties = ["file=" + escapedProperty(finding.path)]
    if let place = finding.place(diagnostic.range) {
      properties += [
        "line=\(place.start.line)", "endLine=\(place.end.line)", "col=\(place.start.column)",
        "endColumn=\(place.end.column)",
      ]
    }
    properties.append("title=" + escapedProperty(diagnostic.id))
    let notes = diagnostic.notes.map { "note: " + $0.message }
    let help = diagnostic.help.map { ["help: " + $0] } ?? []
    let lines = ([diagnostic.message] + notes + help).flatMap {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
    }.map { PrintableText.escaped($0) }
    let command = diagnostic.severity == .advice ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::"
      + escaped(lines.joined(separator: "\n")) + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "%": result += "%25"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(PrintableText.escaped(text)).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
