import Basics
import Digests

/// The digest of a recipe's content.
enum RecipeDigest {
  /// Keys whose order matters: views are drawn in the order they are written.
  private static let orderedKeys: Set<String> = ["views", "subviews", "arrangedSubviews", "add"]

  /// SHA-256 of a content in hexadecimal; comments and the order of keys do not count.
  static func digest(of content: RecipeContent) -> String {
    var bytes: [UInt8] = []
    append(content, isOrdered: false, to: &bytes)
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

  /// Appends what begins a part: its kind, how much it holds, and a colon.
  private static func append(_ kind: Unicode.Scalar, _ count: Int, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: kind))
    bytes += String(count).utf8
    bytes.append(UInt8(ascii: ":"))
  }

  /// Appends a form in which equal contents, and no others, have equal bytes.
  private static func append(_ content: RecipeContent, isOrdered: Bool, to bytes: inout [UInt8]) {
    switch content {
    case .text(let text): append(Array(text.utf8), to: &bytes)
    case .lines(let lines): append(withoutComments(lines.joined(separator: "\n")), to: &bytes)
    case .list(let items):
      append("[", items.count, to: &bytes)
      for item in items { append(item, isOrdered: false, to: &bytes) }
    case .mapping(let entries):
      append("{", entries.count, to: &bytes)
      for (key, value) in isOrdered ? entries : entries.sorted(by: { $0.key < $1.key }) {
        append(Array(key.utf8), to: &bytes)
        append(value, isOrdered: orderedKeys.contains(key), to: &bytes)
      }
    }
  }

  private static func append(_ text: [UInt8], to bytes: inout [UInt8]) {
    append("'", text.count, to: &bytes)
    bytes += text
  }
}
