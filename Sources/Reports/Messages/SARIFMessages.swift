import Basics
import Diagnostics
import JSON

/// Findings as a log of the Static Analysis Results Interchange Format, version 2.1.0 (OASIS).
enum SARIFMessages {
  static func text(of findings: [Finding], by program: String) -> String {
    let ids = Set(findings.map(\.diagnostic.id)).sorted()
    let driver = JSONValue.object([
      .init("name", .string("ibar")), .init("version", .string(program)),
      .init("rules", .array(ids.map(rule))),
    ])
    let run = JSONValue.object([
      .init("tool", .object([.init("driver", driver)])),
      .init("columnKind", .string("unicodeCodePoints")),
      .init("results", .array(findings.map(result))),
    ])
    let document = JSONValue.object([
      .init("version", .string("2.1.0")), .init("runs", .array([run])),
    ])
    return PrintableText.escapedJSON(document.text(isIndented: true)) + "\n"
  }

  /// What all results of an id say; `ibar help ID` prints it too.
  private static func rule(_ id: String) -> JSONValue {
    guard let kind = MessageKind.named(id) else { return .object([.init("id", .string(id))]) }
    return .object([
      .init("id", .string(id)), .init("shortDescription", message(kind.plainMeaning)),
      .init(
        "help",
        .object([
          .init("text", .string("ibar help \(id): \(kind.plainMeaning)")),
          .init("markdown", .string("`ibar help \(id)`: \(kind.meaning)")),
        ])),
    ])
  }

  private static func result(of finding: Finding) -> JSONValue {
    let diagnostic = finding.diagnostic
    let text = diagnostic.message + (diagnostic.help.map { "\n" + $0 } ?? "")
    let level = diagnostic.severity == .advice ? "note" : diagnostic.severity.rawValue
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(diagnostic.id)), .init("level", .string(level)),
      .init("message", message(text)),
      .init("locations", .array([location(diagnostic.range, nil, finding)])),
    ]
    if !diagnostic.notes.isEmpty {
      members.append(
        .init(
          "relatedLocations",
          .array(diagnostic.notes.map { location($0.range, $0.message, finding) })))
    }
    if !diagnostic.fixes.isEmpty {
      members.append(.init("fixes", .array(diagnostic.fixes.map { fix($0, finding) })))
    }
    return .object(members)
  }

  private static func message(_ text: String) -> JSONValue {
    .object([.init("text", .string(text))])
  }

  private static func artifact(_ finding: Finding) -> JSONValue {
    .object([.init("uri", .string(PercentEncoding.reference(toPath: finding.path)))])
  }

  private static func location(
    _ range: SourceRange?, _ text: String?, _ finding: Finding
  ) -> JSONValue {
    var place: [JSONValue.Member] = [.init("artifactLocation", artifact(finding))]
    if let region = region(range, finding) { place.append(.init("region", region)) }
    let words = text.map { [JSONValue.Member("message", message($0))] } ?? []
    return .object([.init("physicalLocation", .object(place))] + words)
  }

  /// Columns count code points here, as SARIF has it.
  private static func region(_ range: SourceRange?, _ finding: Finding) -> JSONValue? {
    guard let range, let file = finding.file else { return nil }
    func place(_ offset: Int) -> (line: Int, column: Int) {
      let line = file.line(at: offset)
      let prefix = file.text(in: SourceRange(start: file.start(ofLine: line), end: offset))
      return (line + 1, prefix.unicodeScalars.count + 1)
    }
    let (start, end) = (place(range.start), place(range.end))
    return .object([
      .init("startLine", .number(Double(start.line))),
      .init("startColumn", .number(Double(start.column))),
      .init("endLine", .number(Double(end.line))),
      .init("endColumn", .number(Double(end.column))),
    ])
  }

  private static func fix(_ fix: Diagnostic.Fix, _ finding: Finding) -> JSONValue {
    let replacements = fix.edits.map { edit in
      JSONValue.object([
        .init("deletedRegion", region(edit.range, finding) ?? .null),
        .init("insertedContent", message(edit.text)),
      ])
    }
    return .object([
      .init("description", message(fix.message)),
      .init(
        "artifactChanges",
        .array([
          .object([
            .init("artifactLocation", artifact(finding)),
            .init("replacements", .array(replacements)),
          ])
        ])),
    ])
  }
}
