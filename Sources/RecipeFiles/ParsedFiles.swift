import Diagnostics
import Synchronization

/// Included files that were parsed, by their texts: recipes of one run, or requests of one process, that share a file
/// parse it once.
///
/// What a text means depends on nothing else, so that nothing but time depends on what is kept.
final class ParsedFiles: Sendable {
  static let shared = ParsedFiles()

  /// The most bytes of texts that are kept: far more than the shared files of a project have.
  private static let limit = 4 << 20

  private struct Kept {
    var nodes: [String: YAMLNode] = [:]
    var size = 0
  }

  private let kept = Mutex(Kept())

  /// The bytes of the texts that are kept.
  var size: Int { kept.withLock(\.size) }

  /// The content of a file.
  func document(of file: SourceFile) throws(Diagnostic) -> YAMLNode? {
    if let node = kept.withLock({ $0.nodes[file.text] }) { return node }
    guard let node = try YAMLReader.document(of: file) else { return nil }
    kept.withLock { kept in
      if kept.size > ParsedFiles.limit { kept = Kept() }
      if kept.nodes.updateValue(node, forKey: file.text) == nil {
        kept.size += file.text.utf8.count
      }
    }
    return node
  }
}
