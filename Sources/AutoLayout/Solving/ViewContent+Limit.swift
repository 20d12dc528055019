import LayoutModel
import Typesetting

extension ViewContent {
  /// Cuts texts that are too long to be set: no screen shows as much of one, and it must not stop the layout of
  /// others.
  mutating func cutTexts() {
    text = text.map(ViewContent.cut)
    title = title.map(ViewContent.cut)
    placeholder = placeholder.map(ViewContent.cut)
    segments = segments.map(ViewContent.cut)
  }

  private static func cut(_ text: String) -> String {
    if text.utf8.count <= Typesetter.maximumLength { return text }
    return String(text[..<text.utf8.index(text.startIndex, offsetBy: Typesetter.maximumLength)])
  }
}
