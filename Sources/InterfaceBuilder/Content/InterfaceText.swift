import Typesetting

/// Texts of documents as they can be set.
enum InterfaceText {
  /// The text with a white square for each character that no font has: emoji, and symbols of the
  /// system's own.
  static func shown(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) || isSettable(text) { return text }
    return String(text.map { isSettable(String($0)) ? $0 : "\u{25A1}" })
  }

  private static func isSettable(_ text: String) -> Bool {
    (try? Typesetter.standard.width(of: text, font: Font(size: 17))) != nil
  }
}
