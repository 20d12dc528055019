import Basics
import JSON

/// A line of `render --batch`: what to draw, as JSON.
struct BatchRequest: Sendable {
  /// The version of the protocol.
  static let version = 1.0

  /// What is drawn: a file, or a text.
  enum Source: Sendable {
    case path(String)
    /// - Parameter format: The format's name; nil if the text shows it.
    case text(String, format: String?)
  }

  /// A reason why a line is no request, with the id that it has.
  struct Fault: Error {
    let id: JSONValue
    let reason: String
  }

  /// Anything that the answer repeats.
  let id: JSONValue
  let source: Source
  /// The folder of the files that a text names, and of relative paths; nil for that of the process.
  let base: String?
  /// The folder to write into; nil to answer with the bytes.
  let output: String?
  /// The options of `render` as words, in order.
  let options: [String]

  private static let keys: Set = [
    "version", "id", "path", "text", "from", "base", "options", "output",
  ]

  /// Reads a line.
  init(reading line: String) throws(Fault) {
    let json: JSONValue
    do throws(JSONFault) {
      json = try JSONValue(reading: line)
    } catch {
      throw Fault(id: .null, reason: "the request is no JSON: \(error.reason)")
    }
    guard case .object(let members) = json else {
      throw Fault(id: .null, reason: "a request is a JSON object")
    }
    let id = json["id"] ?? .null
    func fault(_ reason: String) -> Fault { Fault(id: id, reason: reason) }
    func text(_ key: String) throws(Fault) -> String? {
      guard let value = json[key], value != .null else { return nil }
      guard let text = value.string else { throw fault("'\(key)' is a string") }
      return text
    }
    guard json["version"]?.number == BatchRequest.version else {
      throw fault("this ibar takes requests of version \(Int(BatchRequest.version))")
    }
    if let unknown = members.first(where: { !BatchRequest.keys.contains($0.name) }) {
      throw fault("a request has no key '\(unknown.name)'")
    }
    self.id = id
    (base, output) = (try text("base"), try text("output"))
    switch (try text("path"), try text("text")) {
    case (let path?, nil):
      source = .path(path.hasPrefix("/") ? path : (base.map { $0 + "/" } ?? "") + path)
    case (nil, let content?): source = .text(content, format: try text("from"))
    default: throw fault("a request has either 'path' or 'text'")
    }
    options = try BatchRequest.words(json["options"] ?? .object([]), fault)
  }

  /// The options as words of a command line.
  private static func words(
    _ options: JSONValue, _ fault: (String) -> Fault
  ) throws(Fault) -> [String] {
    guard case .object(let members) = options else { throw fault("'options' is an object") }
    var words: [String] = []
    for member in members {
      let name = Slug.hyphenated(member.name)
      guard FigureRequests.takes(name) || name == "findings" else {
        throw fault("'options' has no key '\(member.name)'")
      }
      switch member.value {
      case .bool(let isOn): if isOn { words.append("--" + name) }
      case .null: break
      case .string, .number: words.append("--\(name)=\(word(member.value) ?? "")")
      case .array(let items):
        let texts = items.compactMap(word)
        guard texts.count == items.count else { throw fault("'\(member.name)' is a list of words") }
        words.append("--\(name)=\(texts.joined(separator: ","))")
      case .object: throw fault("'\(member.name)' is a word, a number or a list")
      }
    }
    return words
  }

  private static func word(_ value: JSONValue) -> String? {
    value.string ?? value.number.map { DecimalText.rounded($0, to: 6) }
  }
}
