import Basics
import CICU

/// Writes diagnostics as people read them.
///
///     Recipes/Login.yaml:14:3: error: 'Red View' has no attribute 'Leadin' [unknown-attribute]
///        14 |   1. Red View.Leadin = Superview.LeadingMargin
///           |               ^~~~~~
///           = help: did you mean 'Leading'?
package struct DiagnosticFormatter: Sendable {
  /// Whether to colour with terminal escapes.
  package var usesColor: Bool

  /// Creates a formatter, for terminals with or without colours.
  package init(usesColor: Bool = false) {
    self.usesColor = usesColor
  }

  /// The text of one diagnostic, with a line break at its end.
  package func text(_ diagnostic: Diagnostic, in file: SourceFile) -> String {
    var text = heading(diagnostic, in: file)
    if let range = diagnostic.range {
      text += excerpt(range, in: file, severity: diagnostic.severity)
    }
    let lines = diagnostic.notes.compactMap { $0.range.map { file.line(at: $0.start) } }
    for note in diagnostic.notes {
      let place = note.range.map { range in
        let (line, column) = file.position(at: range.start)
        let isShared = lines.count { $0 == line - 1 } > 1
        return " (line \(line)" + (isShared ? ", column \(column))" : ")")
      }
      text += "\(margin)= note: \(PrintableText.escaped(note.message))\(place ?? "")\n"
    }
    if let help = diagnostic.help {
      let lines = help.split(separator: "\n").map { PrintableText.escaped($0) }
      text += "\(margin)= help: \(lines.joined(separator: "\n\(margin)    "))\n"
    }
    return text
  }

  /// The length of a long line that is shown before the place and from it on, in characters.
  private static let longestPrefix = 75
  private static let longestRest = 125

  private let margin = "       "

  private func heading(_ diagnostic: Diagnostic, in file: SourceFile) -> String {
    var place = PrintableText.escaped(file.path)
    if let range = diagnostic.range {
      let position = file.position(at: range.start)
      place += ":\(position.line):\(position.column)"
    }
    let severity = colored(diagnostic.severity.rawValue, as: diagnostic.severity)
    let message = PrintableText.escaped(diagnostic.message)
    return "\(place): \(severity): \(message) [\(diagnostic.id)]\n"
  }

  private func excerpt(
    _ range: SourceRange, in file: SourceFile, severity: Diagnostic.Severity
  ) -> String {
    let line = file.line(at: range.start)
    let number = String(line + 1)
    let gutter = String(repeating: " ", count: max(0, 5 - number.count)) + number
    let lineEnd = file.start(ofLine: line) + file.lineText(line).utf8.count
    let before = file.text(in: SourceRange(start: file.start(ofLine: line), end: range.start))
    let end = DiagnosticFormatter.suffix(of: before)
    let prefix = (end.startIndex > before.startIndex ? "…" : "") + printed(end)
    let marked = DiagnosticFormatter.prefix(
      of: file.text(in: SourceRange(start: range.start, end: min(range.end, lineEnd))))
    let rest = file.text(in: SourceRange(start: range.start, end: lineEnd))
    let shown = DiagnosticFormatter.prefix(of: rest)
    let text = prefix + printed(shown) + (shown.endIndex < rest.endIndex ? "…" : "")
    let width = max(1, printed(marked).reduce(0) { $0 + TerminalWidth.cells($1) })
    // The blanks are made from the line itself, so that the caret is right under tabs and wide
    // characters too.
    let blanks = prefix.reduce(into: "") { blanks, character in
      blanks +=
        character == "\t"
        ? "\t" : String(repeating: " ", count: TerminalWidth.cells(character))
    }
    let caret = colored("^" + String(repeating: "~", count: width - 1), as: severity)
    return "\(gutter) | \(text)\n      | \(blanks)\(caret)\n"
  }

  /// The end of a text.
  ///
  /// A character can have any number of Unicode scalars, so those are limited too.
  private static func suffix(of text: Substring) -> Substring {
    let end = text.suffix(longestPrefix)
    return Substring(end.unicodeScalars.suffix(4 * longestPrefix))
  }

  private static func prefix(of text: Substring) -> Substring {
    let start = text.prefix(longestRest)
    return Substring(start.unicodeScalars.prefix(4 * longestRest))
  }

  private func printed(_ text: Substring) -> String {
    PrintableText.escaped(text, keepsTabs: true)
  }

  private func colored(_ text: String, as severity: Diagnostic.Severity) -> String {
    guard usesColor else { return text }
    let code =
      switch severity {
      case .error: "31"
      case .warning: "33"
      case .advice: "36"
      }
    return "\u{1B}[1;\(code)m\(text)\u{1B}[0m"
  }
}

/// The number of terminal cells of a character.
enum TerminalWidth {
  static func cells(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let isEmoji =
      scalar.properties.isEmojiPresentation
      || character.unicodeScalars.contains { $0.value == 0xFE0F }
    return isEmoji || icu_is_wide(scalar.value) ? 2 : 1
  }
}
