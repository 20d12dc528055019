import Diagnostics

/// A piece of a YAML document with its place in the text.
///
/// Scalars stay text: what `no` or `2:1` means is up to the key that wants a value.
struct YAMLNode: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    case mapping([YAMLEntry])
  }

  var content: Content
  var range: SourceRange
  /// The number of its nodes, including itself and repeated aliases.
  var weight = 1

  /// The value of a key without one.
  static func nothing(at range: SourceRange) -> YAMLNode {
    YAMLNode(content: .scalar(YAMLScalar(text: "", style: .plain)), range: range)
  }

  /// A scalar's text; nil for a sequence or a mapping.
  var text: String? {
    if case .scalar(let scalar) = content { scalar.text } else { nil }
  }

  /// Whether it is an empty plain scalar, as a key without a value has.
  var isNull: Bool {
    if case .scalar(let scalar) = content {
      scalar.style == .plain && scalar.text.isEmpty
    } else {
      false
    }
  }

  /// The noun for it, for messages.
  var kindName: String {
    switch content {
    case .scalar: isNull ? "nothing" : "text"
    case .sequence(let items): "a list of \(items.count)"
    case .mapping: "a mapping"
    }
  }
}

/// A scalar as written.
struct YAMLScalar: Hashable, Sendable {
  enum Style: Hashable, Sendable {
    case plain
    case quoted
    case literal
    case folded
  }

  var text: String
  var style: Style
}

/// One `key: value` of a mapping.
struct YAMLEntry: Hashable, Sendable {
  var key: YAMLNode
  var value: YAMLNode

  /// The key's text; empty for a key that is none.
  var name: String { key.text ?? "" }
}
