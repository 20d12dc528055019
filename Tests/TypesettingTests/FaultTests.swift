import Foundation
import Testing
import Typesetting

/// Fonts and texts that are not as they should be.
struct FaultTests {
  private let font = Font(size: 17)

  @Test func `a font that is missing is named`() {
    #expect(
      message { try Typesetter(fonts: ["/nowhere/F.otf"]).width(of: "a", font: font) }
        == "there is no font at /nowhere/F.otf")
  }

  /// The widths are the font's own advances, rounded, as the facts list them.
  @Test(arguments: [("Label", 43.63), ("A wild and crazy label", 175.31), ("Account", 66.62)])
  func `a font that is brought along is measured as it is`(text: String, width: Double) throws {
    let typesetter = Typesetter(fonts: ["/usr/share/fonts/opentype/inter/Inter-Regular.otf"])
    #expect(isClose(try typesetter.width(of: text, font: font), width, to: 0.01))
    #expect(try typesetter.paragraph(text, font: font).lines[0].runs.map(\.size) == [17])
  }

  @Test func `a file that is no font is named`() throws {
    let path = NSTemporaryDirectory() + "junk-\(UUID()).otf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for content in [Data(), Data("This is not a font.".utf8), Data(repeating: 0, count: 5000)] {
      try content.write(to: URL(fileURLWithPath: path))
      #expect(
        message { try Typesetter(fonts: [path]).width(of: "a", font: font) }
          == "the file at \(path) is not a font")
    }
  }

  @Test(arguments: [40, 200, 1000, 20_000, 100_000])
  func `a font that ends too early is refused or drawn, and nothing worse`(size: Int) throws {
    let path = NSTemporaryDirectory() + "cut-\(UUID()).otf"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let whole = "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
    try Data(contentsOf: URL(fileURLWithPath: whole)).prefix(size)
      .write(to: URL(fileURLWithPath: path))
    let message = message { try Typesetter(fonts: [path]).width(of: "a", font: font) }
    #expect(message == nil || message?.hasPrefix("the f") == true)
  }

  /// Packages of Debian that have the characters; none is known for private ones.
  @Test(arguments: [
    ("\u{F0000}", ["U+F0000 '\u{F0000}'"], []), ("a\u{10FFFF}", ["U+10FFFF '\u{10FFFF}'"], []),
    ("😀", ["U+1F600 '😀'"], ["fonts-symbola"]),
    ("\u{16AC0}", ["U+16AC0 '\u{16AC0}'"], ["fonts-noto-core", "fonts-noto-extra"]),
    ("a\u{1F600}b\u{F0000}", ["U+1F600 '😀'", "U+F0000 '\u{F0000}'"], ["fonts-symbola"]),
    ("abc é 你", [], []),
  ])
  func `a character that no font has is a box, and is noted`(
    _ text: String, _ names: [String], _ packages: [String]
  ) throws {
    let typesetter = Typesetter(sharingFontsOf: .standard)
    let box = Typesetter.standard
    let paragraph = try typesetter.paragraph(text, font: font)
    #expect(typesetter.missingCharacters.map(\.name) == names)
    #expect(Set(typesetter.missingCharacters.flatMap(\.packages)).sorted() == packages)
    #expect(typesetter.hasAllCharacters(of: text) == names.isEmpty)
    // As wide as the text with white squares in their places.
    let missing = Set(typesetter.missingCharacters.map(\.scalar))
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      shown.append(missing.contains(scalar.value) ? "\u{25A1}" : scalar)
    }
    #expect(try paragraph.width == box.paragraph(String(shown), font: font).width)
    #expect(try typesetter.width(of: text, font: font) == box.width(of: String(shown), font: font))
  }

  @Test func `a text that is too long is refused`() {
    let text = String(repeating: "word ", count: 200_000)
    #expect(
      message { try Typesetter.standard.paragraph(text, font: font, width: 100) }
        == "a text of 1000000 bytes is too long; 100000 are allowed")
    #expect(message { try Typesetter.standard.width(of: text, font: font) } != nil)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e6] as [Double])
  func `a font's size is checked`(size: Double) {
    #expect(
      message { try Typesetter.standard.width(of: "a", font: Font(size: size)) }
        == "a font's size must be more than 0 and at most 10000 points, and is \(size)")
  }

  @Test func `a width that is no number is an error`() {
    #expect(
      message { try Typesetter.standard.paragraph("a", font: font, width: .nan) }
        == "the width of a text is not a number")
  }

  @Test(
    arguments: [
      "\u{301}", "\u{301}\u{301}\u{302}", "\u{200D}", "\u{200D}\u{200D}a", "\u{202E}", "\u{2066}",
      "\u{202A}\u{202B}\u{202D}\u{2069}", "\u{0}", "\u{1B}[0m", "\u{FEFF}", "\u{FE0F}", "\u{AD}",
      "\u{64B}", "\u{E33}", "\u{94D}", "\u{1100}\u{1161}", "\u{3000}", "   ", "\u{85}", "\u{FFFC}",
    ])
  func `a strange text is set or refused`(text: String) {
    for width in [nil, 0, 5, -1, 1e300, .infinity] as [Double?] {
      for number in [0, 1, 2, -3] {
        for direction in BaseDirection.allCases {
          for size in [0.001, 17, 10_000] {
            _ = try? Typesetter.standard.paragraph(
              text, font: Font(size: size), width: width, numberOfLines: number,
              direction: direction)
          }
        }
      }
    }
  }

  @Test(
    arguments: [
      "\n", "a", "\u{301}", "مر", "(", "\u{202B}", "日", "a ", "\u{E01}", "\u{200D}", "aא", " ", "ﷺ",
    ])
  func `long texts are set`(part: String) throws {
    let length = part == "\n" ? Typesetter.maximumLength : 20_000
    let text = String(repeating: part, count: length / part.utf8.count)
    for (width, number) in [(nil, 0), (100, 0), (0, 0), (100, 1)] as [(Double?, Int)] {
      let lines = try Typesetter.standard.paragraph(
        text, font: font, width: width, numberOfLines: number
      ).lines.count
      #expect(number == 0 || lines <= number)
    }
  }

  @Test func `threads measure alike`() async throws {
    let texts = ["Label", "abc אבג def", "مرحبا", "日本語。", "สวัสดี", "What’s New"]
    let expected = try texts.map { try Typesetter.standard.paragraph($0, font: font, width: 40) }
    let typesetter = Typesetter()
    let all = try await withThrowingTaskGroup(of: [Paragraph].self) { group in
      for _ in 0..<32 {
        group.addTask {
          try texts.map { try typesetter.paragraph($0, font: Font(size: 17), width: 40) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(all.count == 32)
    #expect(!all.contains { $0 != expected })
  }

  private func message<Value>(_ body: () throws -> Value) -> String? {
    do {
      _ = try body()
      return nil
    } catch let error as TypesettingError {
      return error.message
    } catch {
      return "\(error)"
    }
  }
}
