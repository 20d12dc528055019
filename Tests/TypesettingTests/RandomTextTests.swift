import TestSupport
import Testing
import Typesetting

/// What holds of any text.
struct RandomTextTests {
  @Test(arguments: Seed.samples(80))
  func `lines show all of a text, in order, and fit`(seed: Seed) throws {
    var random = Random(state: seed.number)
    let text = random.text()
    let font = Font(size: Double(random.next(below: 40) + 5))
    let width = Double(random.next(below: 300))
    let maximum = random.next(below: 4)
    let direction = BaseDirection.allCases[random.next(below: 3)]
    let paragraph = try Typesetter.standard.paragraph(
      text, font: font, width: width, numberOfLines: maximum, direction: direction)

    #expect(maximum == 0 || paragraph.lines.count <= maximum)
    #expect(paragraph.width == paragraph.lines.map(\.width).max() ?? 0)
    let shown = visible(paragraph.lines.map(\.text).joined(separator: " "))
    let all = visible(text)
    if paragraph.isTruncated {
      #expect(all.starts(with: shown.last == "…" ? shown.dropLast() : shown[...]))
    } else {
      #expect(shown == all)
    }
    for line in paragraph.lines {
      #expect(line.width <= width + 1e-6 || isOneCharacter(line.text), "\(line.text)")
      let glyphs = line.runs.flatMap(\.glyphs)
      #expect(!glyphs.contains { $0.id == 0 || !$0.x.isFinite || !$0.y.isFinite })
    }
  }

  /// What of a text is neither blank nor a line break.
  private func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "\u{200B}" }
  }

  private func isOneCharacter(_ text: String) -> Bool {
    TextBreaks.graphemes(of: text.unicodeScalars.map(\.value)).count { $0 } <= 1
  }
}

/// Numbers that look like chance, and are the same at every run.
private struct Random {
  var state: UInt64

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func text() -> String {
    let parts = [
      "a", "To", "word ", "AV", "fi", "-", " ", "  ", "\n", "\u{2028}", "(", ")", "…", "12.5", "$",
      "\u{A0}", "\u{200B}", "\u{AD}", "\u{301}", "é", "\u{200D}", "\u{200F}", "\u{202E}",
      "\u{202C}",
      "\u{2067}", "\u{2069}", "א", "שלום", " ב", "\u{5B8}", "م", "مرحبا", "لا", "\u{64B}", "٣",
      "日", "本。", "「", "ア", "한", "ส", "วัสดี", "ชาว", "क्ष", "नि", "\u{94D}", "ཀ", "\u{FE0F}",
    ]
    return (0..<next(below: 40)).map { _ in parts[next(below: parts.count)] }.joined()
  }
}
