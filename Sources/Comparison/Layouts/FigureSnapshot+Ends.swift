extension FigureSnapshot.End {
  /// A part of an equation, whose words are parted by single bytes: reading it character by character
  /// takes longer than comparing two figures' layouts.
  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// What an equation in the guide's notation ties: one end or two; none of what is no equation.
  static func list(ofEquation equation: String) -> [Self] {
    var equation = equation
    return equation.withUTF8 { text in
      let sides = parts(of: text[...]) { isWord($0, "=") || isWord($0, ">=") || isWord($0, "<=") }
      guard sides.count == 2, let first = Self(notation: sides[0]) else { return [] }
      let factors = parts(of: sides[1]) { isWord($0, "x") }
      let terms = parts(of: factors[factors.count - 1]) {
        isWord($0, "+") || isWord($0, "-") || isWord($0, "(Priority")
      }
      return [first] + (Self(notation: terms[0]).map { [$0] } ?? [])
    }
  }

  /// The parts of a text between words that stand alone; what is in backquotes is no such word.
  private static func parts(of text: Bytes, at isBoundary: (Bytes) -> Bool) -> [Bytes] {
    var parts: [Bytes] = []
    var isQuoted = false
    var (start, place) = (text.startIndex, text.startIndex)
    while true {
      let word = text[place...].prefix { $0 != UInt8(ascii: " ") }
      if !isQuoted, isBoundary(word) {
        parts.append(text[start..<max(start, place - 1)])
        start = min(word.endIndex + 1, text.endIndex)
      }
      for byte in word where byte == UInt8(ascii: "`") { isQuoted.toggle() }
      if word.endIndex == text.endIndex { break }
      place = word.endIndex + 1
    }
    return parts + [text[start...]]
  }

  private static func isWord(_ bytes: Bytes, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { bytes.elementsEqual($0) }
  }

  /// Reads `Red View.LeadingMargin`; nil of a number.
  private init?(notation: Bytes) {
    guard let dot = notation.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let name = notation[(dot + 1)...]
    guard let letter = name.first,
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= letter | 0x20
    else { return nil }
    let isQuoted = notation.first == UInt8(ascii: "`")
    let item = notation[..<dot]
    self.item = String(decoding: isQuoted ? item.dropFirst().dropLast() : item, as: UTF8.self)
    attribute =
      Self.isWord(name, "Baseline")
      ? "lastBaseline"
      : String(decoding: CollectionOfOne(letter | 0x20), as: UTF8.self)
        + String(decoding: name.dropFirst(), as: UTF8.self)
  }
}
