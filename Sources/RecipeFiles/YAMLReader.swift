import CYAML
import Diagnostics

/// Reads a YAML document with libyaml.
struct YAMLReader {
  /// Nesting deeper than this is refused: no recipe needs it, and reading recurses.
  static let maximumDepth = 100
  /// The largest weight of a document; aliases can exceed it.
  static let maximumWeight = 2_000_000

  private let file: SourceFile
  /// On the heap, since libyaml keeps a pointer to its own parser.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var anchors: [String: YAMLNode] = [:]
  /// Whether a scalar is a byte.
  private let isASCII: Bool
  /// A place that was looked up, as a count of scalars and of bytes: the next is not far from it.
  private var lastPlace = (scalars: 0, bytes: 0)

  /// The document of a file; nil for an empty one.
  /// - Throws: The first fault that makes the text no YAML.
  static func document(of file: SourceFile) throws(Diagnostic) -> YAMLNode? {
    do throws(Diagnostic) {
      return try read(file)
    } catch {
      throw YAMLRepair.fault(error, in: file)
    }
  }

  /// The place of the first syntax error in a text, in UTF-8 offsets; nil if it is a document.
  static func firstFault(of text: String) -> Int? {
    do throws(Diagnostic) {
      _ = try read(SourceFile(path: "", text: text))
      return nil
    } catch {
      return error.range?.start ?? 0
    }
  }

  private static func read(_ file: SourceFile) throws(Diagnostic) -> YAMLNode? {
    var text = file.text
    return try text.withUTF8 { bytes -> Result<YAMLNode?, Diagnostic> in
      let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
      defer { parser.deallocate() }
      var reader = YAMLReader(file: file, parser: parser)
      return Result { () throws(Diagnostic) in try reader.read(bytes) }
    }.get()
  }

  private init(file: SourceFile, parser: UnsafeMutablePointer<yaml_parser_t>) {
    self.file = file
    self.parser = parser
    isASCII = !file.text.utf8.contains { $0 >= 0x80 }
  }

  private mutating func read(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(Diagnostic) -> YAMLNode? {
    guard yaml_parser_initialize(parser) == 1 else {
      throw .malformedYAML("out of memory", at: nil)
    }
    defer { yaml_parser_delete(parser) }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
    try expect(YAML_STREAM_START_EVENT)
    guard try nextEvent().type == YAML_DOCUMENT_START_EVENT else { return nil }
    let node = try node(from: nextEvent(), depth: 0)
    try expect(YAML_DOCUMENT_END_EVENT)
    let end = try nextEvent()
    if end.type == YAML_DOCUMENT_START_EVENT {
      if let event = try? nextEvent(), event.scalar?.text.isEmpty == true {
        throw .malformedYAML(
          "nothing follows this line, which begins a second layout", at: end.range,
          help: "delete it",
          fixes: [Diagnostic.Fix("delete it", [Diagnostic.Edit(end.range, "")])])
      }
      throw .malformedYAML(
        "a recipe file holds one layout, and this is a second document", at: end.range,
        help: "put it into a file of its own")
    }
    return node
  }
}

extension Diagnostic {
  /// The reason why a text is no YAML document.
  static func malformedYAML(
    _ message: String, at range: SourceRange?, help: String? = nil, fixes: [Fix] = []
  ) -> Diagnostic {
    Diagnostic("malformed-yaml", message, at: range, help: help, fixes: fixes)
  }
}

// MARK: - Events

/// A copy of one libyaml event, freed of C.
private struct YAMLEvent {
  var type: yaml_event_type_t
  var range: SourceRange
  var anchor: String?
  var scalar: YAMLScalar?
}

extension YAMLReader {
  private mutating func expect(_ type: yaml_event_type_t) throws(Diagnostic) {
    let event = try nextEvent()
    guard event.type == type else { throw .malformedYAML("unexpected content", at: event.range) }
  }

  private mutating func nextEvent() throws(Diagnostic) -> YAMLEvent {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
    defer { yaml_event_delete(&event) }
    let range = SourceRange(start: offset(of: event.start_mark), end: offset(of: event.end_mark))
    var copy = YAMLEvent(type: event.type, range: range)
    switch event.type {
    case YAML_SCALAR_EVENT:
      let data = event.data.scalar
      copy.anchor = string(data.anchor)
      let scalar = YAMLScalar(
        text: string(data.value, count: data.length), style: style(data.style))
      copy.scalar = scalar
      if let text = YAMLRepair.mark(before: range, in: file) { throw text }
      if scalar.style == .plain, let comment = YAMLHints.comment(in: file, after: range.end) {
        throw YAMLHints.hiddenText(at: comment, in: file)
      }
    case YAML_ALIAS_EVENT: copy.anchor = string(event.data.alias.anchor)
    case YAML_SEQUENCE_START_EVENT: copy.anchor = string(event.data.sequence_start.anchor)
    case YAML_MAPPING_START_EVENT: copy.anchor = string(event.data.mapping_start.anchor)
    default: break
    }
    return copy
  }

  private func string(_ bytes: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    bytes.map { String(cString: $0) }
  }

  private func string(_ bytes: UnsafeMutablePointer<yaml_char_t>?, count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  private func style(_ style: yaml_scalar_style_t) -> YAMLScalar.Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// The place of a mark in bytes; libyaml counts Unicode scalars.
  private mutating func offset(of mark: yaml_mark_t) -> Int {
    let utf8 = file.text.utf8
    if isASCII { return min(Int(mark.index), utf8.count) }
    let scalars = file.text.unicodeScalars
    let from = utf8.index(utf8.startIndex, offsetBy: lastPlace.bytes)
    let distance = Int(mark.index) - lastPlace.scalars
    let limit = distance < 0 ? scalars.startIndex : scalars.endIndex
    guard let to = scalars.index(from, offsetBy: distance, limitedBy: limit) else {
      return distance < 0 ? 0 : utf8.count
    }
    lastPlace = (Int(mark.index), utf8.distance(from: utf8.startIndex, to: to))
    return lastPlace.bytes
  }

  private mutating func fault() -> Diagnostic {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "unreadable"
    let context = parser.pointee.context.map { String(cString: $0) + ": " } ?? ""
    var place = offset(of: parser.pointee.problem_mark)
    if parser.pointee.error == YAML_READER_ERROR {
      place = min(file.text.utf8.count, parser.pointee.problem_offset)
    }
    // Not libyaml's numbers, since lines of YAML end at more characters.
    let lines = [parser.pointee.context_mark, parser.pointee.problem_mark].map {
      file.line(at: offset(of: $0))
    }
    if let comment = YAMLHints.comment(in: file, onLines: lines + [lines[1] - 1]) {
      return YAMLHints.hiddenText(at: comment, in: file)
    }
    let begin = offset(of: parser.pointee.context_mark)
    return Diagnostic(
      YAMLRepair.unread, "this is not YAML: " + context + problem,
      at: SourceRange(start: place, end: place + 1),
      notes: parser.pointee.context == nil
        ? [] : [Diagnostic.Note("", at: SourceRange(start: begin, end: begin + 1))])
  }

  // MARK: - Nodes

  private mutating func node(
    from event: YAMLEvent, depth: Int
  ) throws(Diagnostic) -> YAMLNode {
    guard depth < YAMLReader.maximumDepth else {
      throw .malformedYAML(
        "this is nested more than \(YAMLReader.maximumDepth) deep", at: event.range)
    }
    var node: YAMLNode
    switch event.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.scalar ?? YAMLScalar(text: "", style: .plain)
      node = YAMLNode(content: .scalar(scalar), range: event.range)
    case YAML_SEQUENCE_START_EVENT:
      node = try collection(from: event, to: YAML_SEQUENCE_END_EVENT, depth) { .sequence($0) }
    case YAML_MAPPING_START_EVENT:
      node = try collection(from: event, to: YAML_MAPPING_END_EVENT, depth) { nodes in
        .mapping(
          stride(from: 0, to: nodes.count, by: 2).map {
            YAMLEntry(key: nodes[$0], value: nodes[$0 + 1])
          })
      }
    case YAML_ALIAS_EVENT:
      guard let name = event.anchor, var target = anchors[name] else {
        throw YAMLRepair.alias(at: event.range, isText: anchors.isEmpty, in: file)
      }
      target.range = event.range
      return target
    default: throw .malformedYAML("unexpected content", at: event.range)
    }
    if node.weight > YAMLReader.maximumWeight {
      throw .malformedYAML(
        "this holds more than \(YAMLReader.maximumWeight) nodes", at: event.range)
    }
    if let anchor = event.anchor { anchors[anchor] = node }
    return node
  }

  /// A sequence or a mapping, made of the nodes up to its end: of a mapping keys and values in turn.
  private mutating func collection(
    from start: YAMLEvent, to endType: yaml_event_type_t, _ depth: Int,
    _ content: ([YAMLNode]) -> YAMLNode.Content
  ) throws(Diagnostic) -> YAMLNode {
    var nodes: [YAMLNode] = []
    var event = try nextEvent()
    while event.type != endType {
      nodes.append(try node(from: event, depth: depth + 1))
      event = try nextEvent()
    }
    return YAMLNode(
      content: content(nodes), range: SourceRange(start: start.range.start, end: event.range.end),
      weight: nodes.reduce(1) { $0 + $1.weight })
  }
}
