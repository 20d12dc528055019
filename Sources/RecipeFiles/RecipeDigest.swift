import Basics
import Digests

/// The digest of a recipe's content.
enum RecipeDigest {
  /// Keys whose order matters: views are drawn in the order they are written.
  private static let orderedKeys: Set<String> = ["views", "subviews", "arrangedSubviews", "add"]

  /// SHA-256 of a document in hexadecimal; comments, styles and the order of keys do not count.
  static func digest(of document: YAMLNode) -> String {
    var bytes: [UInt8] = []
    append(document, isOrdered: false, to: &bytes)
    return ContentDigest.hexadecimal(of: bytes)
  }

  /// Lines of constraints without their `//` comments, and without lines that hold only a comment.
  private static func withoutComments(_ text: String) -> [UInt8] {
    var result: [UInt8] = []
    for line in Array(text.utf8).split(separator: UInt8(ascii: "\n")) {
      let kept = line[..<(line.startOfComment ?? line.endIndex)]
        .drop(while: ASCII.isBlank).trimmingSuffix(while: ASCII.isBlank)
      if kept.isEmpty { continue }
      if !result.isEmpty { result.append(UInt8(ascii: "\n")) }
      result += kept
    }
    return result
  }

  /// Appends what begins a node: its kind, how much it holds, and a colon.
  private static func append(_ kind: Unicode.Scalar, _ count: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: kind))
    bytes += String(count).utf8
    bytes.append(UInt8(ascii: ":"))
  }

  /// Appends a form in which equal nodes, and no others, have equal bytes.
  private static func append(_ node: YAMLNode, isOrdered: Bool, to bytes: inout [UInt8]) {
    switch node.content {
    case .scalar(let scalar) where scalar.style == .literal:
      let text = withoutComments(scalar.text)
      append("'", text.count, to: &bytes)
      bytes += text
    case .scalar(let scalar):
      append("'", scalar.text.utf8.count, to: &bytes)
      bytes += scalar.text.utf8
    case .sequence(let items):
      append("[", items.count, to: &bytes)
      for item in items { append(item, isOrdered: false, to: &bytes) }
    case .mapping(let entries):
      append("{", entries.count, to: &bytes)
      let inOrder =
        isOrdered ? entries : entries.sorted { ($0.key.text ?? "") < ($1.key.text ?? "") }
      for entry in inOrder {
        append(entry.key, isOrdered: false, to: &bytes)
        append(entry.value, isOrdered: orderedKeys.contains(entry.key.text ?? ""), to: &bytes)
      }
    }
  }
}
