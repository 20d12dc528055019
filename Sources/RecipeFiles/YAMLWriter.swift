import CYAML

/// Writes the content of a recipe as YAML, with libyaml.
struct YAMLWriter {
  /// The longest line that a mapping or a list takes as a whole, in characters.
  private static let longestLine = 100
  /// The keys whose mappings have one entry per line.
  private static let blockKeys: Set<String> = [
    "views", "subviews", "arrangedSubviews", "traits", "states", "languages", "frames", "add",
  ]

  private let emitter: UnsafeMutablePointer<yaml_emitter_t>

  /// The text of a content.
  static func text(of content: RecipeContent) -> String {
    // On the heap, since libyaml keeps pointers to both.
    let emitter = UnsafeMutablePointer<yaml_emitter_t>.allocate(capacity: 1)
    let output = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    output.initialize(to: [])
    defer {
      yaml_emitter_delete(emitter)
      emitter.deallocate()
      output.deinitialize(count: 1)
      output.deallocate()
    }
    yaml_emitter_initialize(emitter)
    yaml_emitter_set_unicode(emitter, 1)
    yaml_emitter_set_width(emitter, -1)
    yaml_emitter_set_output(
      emitter,
      { output, bytes, count in
        let bytes = UnsafeBufferPointer(start: bytes, count: count)
        output?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: bytes)
        return 1
      }, output)
    YAMLWriter(emitter: emitter).write(content)
    return String(decoding: output.pointee, as: UTF8.self)
  }

  private func write(_ content: RecipeContent) {
    emit { yaml_stream_start_event_initialize($0, YAML_UTF8_ENCODING) }
    emit { yaml_document_start_event_initialize($0, nil, nil, nil, 1) }
    write(content, indent: 0, isBlock: true)
    emit { yaml_document_end_event_initialize($0, 1) }
    emit { yaml_stream_end_event_initialize($0) }
  }

  private func emit(_ initialize: (UnsafeMutablePointer<yaml_event_t>) -> Int32) {
    var event = yaml_event_t()
    if initialize(&event) == 1 { yaml_emitter_emit(emitter, &event) }
  }

  /// - Parameters:
  ///   - indent: The column where the content begins.
  ///   - isBlock: Whether each entry has its own line.
  private func write(_ content: RecipeContent, indent: Int, isBlock: Bool) {
    switch content {
    case .text(let text): write(text, style(of: text))
    case .lines(let lines): write(lines.map { $0 + "\n" }.joined(), YAML_LITERAL_SCALAR_STYLE)
    case .list(let items):
      let style = isBlock ? YAML_BLOCK_SEQUENCE_STYLE : YAML_FLOW_SEQUENCE_STYLE
      emit { yaml_sequence_start_event_initialize($0, nil, nil, 1, style) }
      for item in items {
        write(item, indent: indent + 2, isBlock: isBlock && item.isLong(behind: indent + 2))
      }
      emit { yaml_sequence_end_event_initialize($0) }
    case .mapping(let entries):
      let style = isBlock ? YAML_BLOCK_MAPPING_STYLE : YAML_FLOW_MAPPING_STYLE
      emit { yaml_mapping_start_event_initialize($0, nil, nil, 1, style) }
      for (key, value) in entries {
        write(key, self.style(of: key))
        let isLong =
          value.isMapping && YAMLWriter.blockKeys.contains(key)
          || value.isLong(behind: indent + key.count + 2)
        write(value, indent: indent + 2, isBlock: isBlock && isLong)
      }
      emit { yaml_mapping_end_event_initialize($0) }
    }
  }

  private func style(of text: String) -> yaml_scalar_style_t {
    if text.isEmpty {
      YAML_SINGLE_QUOTED_SCALAR_STYLE
    } else if text.hasPrefix("#") || text.unicodeScalars.contains(where: YAMLWriter.needsEscape) {
      YAML_DOUBLE_QUOTED_SCALAR_STYLE
    } else {
      YAML_ANY_SCALAR_STYLE
    }
  }

  private func write(_ text: String, _ style: yaml_scalar_style_t) {
    var text = text
    text.withUTF8 { bytes in
      emit {
        yaml_scalar_event_initialize(
          $0, nil, nil, bytes.baseAddress, Int32(bytes.count), 1, 1, style)
      }
    }
  }

  /// Whether a character is written as an escape: a control character, or one that ends a line in YAML.
  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }

  fileprivate static func fits(_ length: Int) -> Bool { length <= longestLine }
}

extension RecipeContent {
  fileprivate var isMapping: Bool { if case .mapping = self { true } else { false } }

  /// Whether it is too long for one line after something else.
  fileprivate func isLong(behind column: Int) -> Bool {
    guard let length = lineLength else { return true }
    return !YAMLWriter.fits(column + length)
  }

  /// About how long it is on one line, in characters; nil where it takes several.
  private var lineLength: Int? {
    switch self {
    case .text(let text): text.count
    case .lines: nil
    case .list(let items): RecipeContent.sum(items.map(\.lineLength))
    case .mapping(let entries):
      RecipeContent.sum(entries.flatMap { [$0.key.count, $0.value.lineLength] })
    }
  }

  private static func sum(_ lengths: [Int?]) -> Int? {
    lengths.reduce(2) { sum, length in
      sum.flatMap { sum in length.map { sum + $0 + 2 } }
    }
  }
}
