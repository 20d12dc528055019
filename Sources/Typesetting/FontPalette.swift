import CHarfBuzz
import CICU

/// The fonts that one text is drawn with, found for each character.
struct FontPalette {
  private(set) var fonts: [OpenedFont] = []
  /// The number of fonts before all others: the typesetter's own, and Inter.
  private let firstCount: Int
  private let store: FontStore
  private let isBold: Bool
  private var language: HanLanguage?
  private var fontsOfScripts: [UInt32: Int] = [:]

  /// Makes the palette of a text.
  /// - Parameter files: The fonts to try before the standard ones.
  init(_ font: Font, files: [String], store: FontStore) throws(TypesettingError) {
    for path in files {
      let file = FontFile(path: path)
      guard let font = try store.font(file) else {
        throw StandardFonts.missing(file, package: nil)
      }
      fonts.append(font)
    }
    fonts.append(try store.inter(font.weight))
    firstCount = fonts.count
    self.store = store
    isBold = [.semibold, .bold, .heavy, .black].contains(font.weight)
  }

  /// Notes a character that no font has: it is drawn as the box that Inter has for such.
  func note(missing scalar: UInt32) { store.note(missing: scalar) }

  /// Whether a font draws San Francisco, and is measured as that.
  func isCalibrated(_ number: Int) -> Bool { number == firstCount - 1 }

  /// The fonts of a text's characters, by their numbers.
  ///
  /// A letter that no font has becomes a white square, which Inter has, and its marks become invisible.
  mutating func fonts(of scalars: inout [UInt32]) throws(TypesettingError) -> [Int] {
    var numbers = [Int](repeating: 0, count: scalars.count)
    var start = 0
    while start < scalars.count {
      var end = start + 1
      if firstCount == 1, isASCII(scalars[start]), end == scalars.count || scalars[end] < 0x300 {
        start = end
        continue
      }
      while end < scalars.count, icu_joins_the_last(scalars[end]) { end += 1 }
      let last = start > 0 ? numbers[start - 1] : 0
      if let number = try number(of: scalars[start..<end], after: last, in: scalars) {
        for index in start..<end { numbers[index] = number }
      } else {
        // A mark that its letter's fonts lack is set alone, in another font.
        for index in start..<end {
          let number = try number(of: scalars[index..<index + 1], after: last, in: scalars)
          numbers[index] = number ?? firstCount - 1
          if number != nil { continue }
          note(missing: scalars[index])
          let isMark = index > start && scalars[start] == FontPalette.box
          scalars[index] = isMark ? FontPalette.wordJoiner : FontPalette.box
        }
      }
      start = end
    }
    return numbers
  }

  private static let box: UInt32 = 0x25A1
  private static let wordJoiner: UInt32 = 0x2060

  private func isASCII(_ scalar: UInt32) -> Bool { scalar >= 0x20 && scalar < 0x7F }

  /// The number of the first font that has all of a letter and its marks; nil if none has.
  private mutating func number(
    of cluster: ArraySlice<UInt32>, after last: Int, in scalars: [UInt32]
  ) throws(TypesettingError) -> Int? {
    let needed = cluster.filter { !Characters.needsNoFont($0) }
    guard let base = needed.first else { return last }
    func hasAll(_ font: OpenedFont) -> Bool { !needed.contains { !font.has($0) } }
    for number in 0..<firstCount where hasAll(fonts[number]) { return number }

    let script = hb_unicode_script(hb_unicode_funcs_get_default(), base)
    let isOfOneScript = !Characters.isOfAnyScript(script)
    if !isOfOneScript, hasAll(fonts[last]) { return last }
    if isOfOneScript, let known = fontsOfScripts[script.rawValue], hasAll(fonts[known]) {
      return known
    }
    let language = self.language ?? HanLanguage(of: scalars)
    self.language = language
    for file in StandardFonts.candidates(for: base, isBold: isBold, language: language) {
      guard let font = try store.font(file), hasAll(font) else { continue }
      let number = fonts.firstIndex { $0 === font } ?? fonts.count
      if number == fonts.count { fonts.append(font) }
      if isOfOneScript { fontsOfScripts[script.rawValue] = number }
      return number
    }
    return nil
  }
}
