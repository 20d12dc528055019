import Basics
package import Diagnostics

/// The forms in which findings are reported.
///
/// A form is a file in `Messages` and a case here.
package enum MessageFormat: String, Hashable, Sendable, CaseIterable {
  /// With the line, a caret and what to do.
  case human
  /// `file:line:column: error: message [id]`, as editors read it.
  case short
  case json
  /// Workflow commands of GitHub Actions, which puts them beside the lines of a change.
  case github
  /// SARIF 2.1.0, for code scanning.
  case sarif

  /// Whether the form is for people; the others are for programs.
  package var isForPeople: Bool { self == .human || self == .short }

  /// All findings in this form; an empty text for people if there are none.
  /// - Parameters:
  ///   - program: The version of the program, which some forms name.
  ///   - usesColor: Whether a terminal takes colours.
  package func text(
    of findings: [Finding], by program: String, usesColor: Bool = false
  ) -> String {
    switch self {
    case .human: findings.map { MessageFormat.human($0, usesColor: usesColor) }.joined()
    case .short: findings.map(MessageFormat.short).joined()
    case .json: JSONMessages.text(of: findings)
    case .github: findings.map(GitHubMessages.line).joined()
    case .sarif: SARIFMessages.text(of: findings, by: program)
    }
  }

  private static func human(_ finding: Finding, usesColor: Bool) -> String {
    let file = finding.file ?? SourceFile(path: finding.path, text: "")
    return DiagnosticFormatter(usesColor: usesColor).text(finding.diagnostic, in: file)
  }

  private static func short(_ finding: Finding) -> String {
    let place = finding.start.map { ":\($0.line):\($0.column)" } ?? ""
    let diagnostic = finding.diagnostic
    let (path, message) = (finding.path, diagnostic.message)
    return PrintableText.escaped(
      "\(path)\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.id)]") + "\n"
  }
}

extension Finding {
  /// Its start, line and column counted from 1; nil if it is about the input as a whole.
  var start: (line: Int, column: Int)? { place(diagnostic.range)?.start }

  /// Its start and end, line and column counted from 1.
  func place(
    _ range: SourceRange?
  ) -> (start: (line: Int, column: Int), end: (line: Int, column: Int))? {
    guard let file, let range else { return nil }
    return (file.position(at: range.start), file.position(at: range.end))
  }
}
