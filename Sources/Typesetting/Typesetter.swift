/// Measures and sets text as iOS does, in San Francisco.
///
/// Fonts are opened when a text first needs them, and are shared by all threads.
package final class Typesetter: Sendable {
  /// The typesetter of the standard fonts alone.
  package static let standard = Typesetter()

  /// The most bytes of UTF-8 in a text.
  package static let maximumLength = 100_000

  private let files: [String]
  private let store: FontStore
  /// The texts that were set; nil if they are not kept.
  private let texts: SetTexts?

  /// Makes a typesetter; nothing is opened yet.
  /// - Parameter fonts: The paths of fonts to try for each character before the standard ones.
  ///   They are measured as they are.
  package init(fonts: [String] = []) {
    files = fonts
    store = FontStore()
    texts = nil
  }

  /// Makes a typesetter of another's fonts, which it shares, that keeps texts it has set by text, font
  /// and width.
  package init(keepingTextsOf other: Typesetter) {
    files = other.files
    store = other.store
    texts = SetTexts()
  }

  /// Makes a typesetter of another's fonts, which it shares, that knows which of them it has used.
  package init(sharingFontsOf other: Typesetter) {
    files = other.files
    store = FontStore(parent: other.store)
    texts = nil
  }

  /// The paths of the fonts that texts were set with so far, in the order of their bytes.
  package var usedFonts: [String] { store.paths }

  /// The characters of the texts that were set so far which no font has, in their order.
  package var missingCharacters: [MissingCharacter] { store.missingCharacters }

  /// Whether the fonts have all characters of a text.
  package func hasAllCharacters(of text: String) -> Bool {
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return true }
    let other = Typesetter(sharingFontsOf: self)
    _ = try? other.width(of: text, font: Font(size: 17))
    return other.missingCharacters.isEmpty
  }

  /// The width of a text on one line, in points, not rounded.
  ///
  /// Line breaks in it are blanks. A character that no font has is a box.
  /// - Throws: An error when the text is too long, or a font is missing or broken.
  package func width(of text: String, font: Font) throws(TypesettingError) -> Double {
    try check(text, font)
    if let width = try widthOfASCII(text, font) { return width }
    var palette = try FontPalette(font, files: files, store: store)
    let scalars = Characters.blocks(of: text).joined(separator: [0x20])
    let block = try TextBlock(Array(scalars), .natural, &palette)
    return try Shaper(font).shaped(block, palette).width
  }

  /// Sets a text in lines.
  ///
  /// Lines end at the text's own line breaks, and where the next word would not fit; a word wider
  /// than a line is broken between characters. What there is no line for is left out, and the
  /// last line ends with "…". A line break that ends the text makes no line after it.
  /// - Parameters:
  ///   - width: The width a line may have, in points; nil for any.
  ///   - numberOfLines: How many lines there may be; 0 for any number.
  /// - Throws: An error when the text is too long, or a font is missing or broken.
  package func paragraph(
    _ text: String, font: Font, width: Double? = nil, numberOfLines: Int = 0,
    direction: BaseDirection = .natural
  ) throws(TypesettingError) -> Paragraph {
    guard let texts else {
      return try newParagraph(text, font, width, numberOfLines, direction)
    }
    let key = SetTexts.Key(
      text: text, font: font, width: width, numberOfLines: numberOfLines, direction: direction)
    if let known = texts[key] { return known }
    let paragraph = try newParagraph(text, font, width, numberOfLines, direction)
    texts[key] = paragraph
    return paragraph
  }

  private func newParagraph(
    _ text: String, _ font: Font, _ width: Double?, _ numberOfLines: Int,
    _ direction: BaseDirection
  ) throws(TypesettingError) -> Paragraph {
    try check(text, font)
    if let width, width.isNaN { throw TypesettingError("the width of a text is not a number") }
    var setter = ParagraphSetter(
      font, try FontPalette(font, files: files, store: store), direction,
      limit: max(0, width ?? .infinity), maximum: numberOfLines > 0 ? numberOfLines : .max)
    let blocks = text.isEmpty ? [] : Characters.blocks(of: text)
    for (index, block) in blocks.enumerated() where !setter.isFull {
      try setter.set(block, hasMore: index + 1 < blocks.count)
    }
    return Paragraph(
      lines: setter.lines, width: setter.lines.reduce(0) { max($0, $1.width) },
      lineHeight: font.lineHeight, isTruncated: setter.isTruncated)
  }

  private func check(_ text: String, _ font: Font) throws(TypesettingError) {
    guard text.utf8.count <= Typesetter.maximumLength else {
      throw TypesettingError(
        "a text of \(text.utf8.count) bytes is too long; \(Typesetter.maximumLength) are allowed")
    }
    guard font.size > 0, font.size <= 10_000 else {
      throw TypesettingError(
        "a font's size must be more than 0 and at most 10000 points, and is \(font.size)")
    }
  }

  /// The width of a text that needs no order, no second font and no script; nil of any other.
  private func widthOfASCII(_ text: String, _ font: Font) throws(TypesettingError) -> Double? {
    guard files.isEmpty else { return nil }
    let isASCII =
      text.utf8.withContiguousStorageIfAvailable { bytes in
        !bytes.contains { $0 < 0x20 || $0 > 0x7E }
      } ?? false
    guard isASCII else { return nil }
    let face = try store.inter(font.weight)
    return text.utf8.withContiguousStorageIfAvailable { Shaper(font).width(ofASCII: $0, in: face) }
  }
}

/// The reason why a text cannot be set.
package struct TypesettingError: Error, Hashable, Sendable {
  /// In words, to follow a file's name and "error: ".
  package let message: String

  /// Makes an error of a message.
  package init(_ message: String) {
    self.message = message
  }
}
