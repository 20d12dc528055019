import Basics
import Diagnostics
import Digests
import JSON
import LayoutModel
import Reports

/// The answer to a line of `render --batch`.
struct BatchAnswer: Sendable {
  let id: JSONValue
  let status: ExitStatus
  /// Each figure with its bytes.
  var figures: [(facts: FigureFacts, bytes: [UInt8])] = []
  /// Whether the bytes are in the answer; else its files are written.
  var hasBytes = false
  var findings: [Finding] = []
  /// The files that the figures depend on.
  var dependencies: [String] = []

  /// A digest of the recipes that figures were drawn of; nil without figures.
  private var digest: String? {
    let digests = Set(figures.compactMap(\.facts.digest)).sorted()
    if digests.count < 2 { return digests.first }
    return ContentDigest.hexadecimal(of: Array(digests.joined(separator: "\n").utf8))
  }

  /// The answer to a line that is no request, or whose options are none.
  init(_ id: JSONValue, fault: String) {
    self.id = id
    status = .failed
    findings = [Finding(path: "ibar", diagnostic: Diagnostic("usage", fault))]
  }

  init(_ id: JSONValue, status: ExitStatus) { (self.id, self.status) = (id, status) }

  /// The answer as a line of JSON.
  var line: String {
    let value = JSONValue.object([
      .init("version", .number(BatchRequest.version)), .init("id", id),
      .init("status", .number(Double(status.rawValue))),
      .init("files", .array(figures.map(file))),
      .init("diagnostics", .array(findings.map(JSONMessages.value))),
      .init("dependencies", .array(dependencies.map { .string($0) })),
      .init("digest", .optional(digest)),
    ])
    return PrintableText.escapedJSON(value.text()) + "\n"
  }

  private func file(_ figure: (facts: FigureFacts, bytes: [UInt8])) -> JSONValue {
    let facts = figure.facts
    let content =
      hasBytes
      ? JSONValue.Member("data", .string(Base64.text(of: figure.bytes)))
      : JSONValue.Member("path", .string(facts.path))
    return .object([
      content, .init("name", .string(facts.name)), .init("mediaType", .string(facts.mediaType)),
      .init("width", facts.size.map { .points($0.width) } ?? .null),
      .init("height", facts.size.map { .points($0.height) } ?? .null),
      .init("alt", .optional(facts.alt)), .init("theme", .string(facts.theme)),
      .init("language", .optional(facts.language)),
    ])
  }
}
