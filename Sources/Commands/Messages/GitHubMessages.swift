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
    let lines = [diagnostic.message] + notes + (diagnostic.help.map { ["help: " + $0] } ?? [])
    let command = diagnostic.severity == .advice ? "notice" : diagnostic.severity.rawValue
    return "::\(command) \(properties.joined(separator: ","))::"
      + escaped(lines.joined(separator: "\n")) + "\n"
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n", "\r\n": result += "%0A"
      default: result.append(character)
      }
    }
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text).reduce(into: "") { result, character in
      switch character {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.append(character)
      }
    }
  }
}
