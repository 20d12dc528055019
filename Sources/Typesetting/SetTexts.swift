import Synchronization

/// Texts that were set in lines, for all threads.
final class SetTexts: Sendable {
  /// What the lines of a text follow from.
  struct Key: Hashable {
    var text: String
    var font: Font
    var width: Double?
    var numberOfLines: Int
    var direction: BaseDirection
  }

  /// The most texts that are kept; then all are forgotten.
  private static let mostTexts = 8_192

  private let paragraphs = Mutex<[Key: Paragraph]>([:])

  /// The lines of a text; nil of one that was not set yet.
  subscript(key: Key) -> Paragraph? {
    get { paragraphs.withLock { $0[key] } }
    set {
      paragraphs.withLock { paragraphs in
        if paragraphs.count >= SetTexts.mostTexts { paragraphs.removeAll() }
        paragraphs[key] = newValue
      }
    }
  }
}
