extension Diagnostic {
  /// The longest quotation in a message, in Unicode scalars.
  private static let longestQuotation = 200
  /// The longest text without a quotation, and the longest message, in Unicode scalars.
  private static let (longestWords, longestMessage) = (2000, 8000)

  /// The same with long quotations cut short: a name or a value can be a whole file.
  package var withShortQuotations: Diagnostic {
    var short = self
    short.message = Diagnostic.shortened(message)
    short.help = help.map(Diagnostic.shortened)
    for (index, note) in notes.enumerated() {
      short.notes[index].message = Diagnostic.shortened(note.message)
    }
    return short
  }

  private static func shortened(_ text: String) -> String {
    if text.utf8.count <= longestQuotation { return text }
    let scalars = text.unicodeScalars
    var (result, start, isQuotation) = (Substring.UnicodeScalarView(), scalars.startIndex, false)
    for index in scalars.indices where isQuotationMark(index, in: scalars) {
      result += cut(scalars[start..<index], isQuotation ? longestQuotation : longestWords) + ["'"]
      (start, isQuotation) = (scalars.index(after: index), !isQuotation)
    }
    result += cut(scalars[start...], isQuotation ? longestQuotation : longestWords)
    return String(cut(result, longestMessage))
  }

  private static func cut(
    _ text: Substring.UnicodeScalarView, _ limit: Int
  ) -> Substring.UnicodeScalarView {
    text.count > limit ? text.prefix(limit - 1) + ["…"] : text
  }

  /// Whether a place has a quotation mark, and no apostrophe within a word.
  private static func isQuotationMark(
    _ index: String.UnicodeScalarView.Index, in text: String.UnicodeScalarView
  ) -> Bool {
    guard text[index] == "'" else { return false }
    let next = text.index(after: index)
    guard index > text.startIndex, next < text.endIndex else { return true }
    return !text[text.index(before: index)].properties.isAlphabetic
      || !text[next].properties.isAlphabetic
  }
}
