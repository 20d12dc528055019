import Basics
package import Diagnostics
package import JSON

/// Findings as one JSON document.
package enum JSONMessages {
  static func text(of findings: [Finding]) -> String {
    let document = JSONValue.object([
      .init("version", .number(1)), .init("diagnostics", .array(findings.map(value))),
    ])
    return PrintableText.escapedJSON(document.text(isIndented: true)) + "\n"
  }

  /// One finding.
  package static func value(of finding: Finding) -> JSONValue {
    let diagnostic = finding.diagnostic
    return .object(
      [
        .init("path", .string(finding.path)), .init("id", .string(diagnostic.id)),
        .init("severity", .string(diagnostic.severity.rawValue)),
        .init("message", .string(diagnostic.message)),
      ] + place(diagnostic.range, finding) + constraints(diagnostic) + [
        .init("help", diagnostic.help.map(JSONValue.string) ?? .null),
        .init(
          "notes",
          .array(
            diagnostic.notes.map { note in
              .object([.init("message", .string(note.message))] + place(note.range, finding))
            })),
        .init(
          "fixes",
          .array(
            diagnostic.fixes.map { fix in
              .object([
                .init("message", .string(fix.message)),
                .init(
                  "edits",
                  .array(
                    fix.edits.map { edit in
                      .object(place(edit.range, finding) + [.init("text", .string(edit.text))])
                    })),
              ])
            })),
      ])
  }

  /// The members of a conflict: numbers of constraints, and implied constraints in words.
  private static func constraints(_ diagnostic: Diagnostic) -> [JSONValue.Member] {
    guard let members = diagnostic.constraints else { return [] }
    let values = members.map { member -> JSONValue in
      switch member {
      case .number(let number): .number(Double(number))
      case .text(let text): .string(text)
      }
    }
    return [.init("constraints", .array(values))]
  }

  private static func place(_ range: SourceRange?, _ finding: Finding) -> [JSONValue.Member] {
    let place = finding.place(range)
    func number(_ value: Int?) -> JSONValue { value.map { .number(Double($0)) } ?? .null }
    return [
      .init("line", number(place?.start.line)), .init("column", number(place?.start.column)),
      .init("endLine", number(place?.end.line)), .init("endColumn", number(place?.end.column)),
    ]
  }
}
