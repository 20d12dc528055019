import Testing
import Typesetting

/// Text from right to left, and of scripts whose letters join.
struct OrderTests {
  @Test func `Arabic letters join`() throws {
    let line = try onlyLine("مرحبا")
    let alone = try glyphs(ofEach: "ابحرم")
    let joined = glyphs(line)
    #expect(fontNames(line) == ["NotoSansArabic-Regular.ttf"])
    #expect(line?.isRightToLeft == true)
    #expect(joined.count == 5)
    // Alef and reh join to the right only: each takes its final form; meem, hah and beh change.
    #expect(zip(joined, alone).allSatisfy { $0 != $1 })
  }

  @Test func `a letter's form follows its neighbours`() throws {
    let forms = ["ب", "ببب"].map { text in (try? onlyLine(text)).flatMap { glyphs($0) } ?? [] }
    #expect(forms[0].count == 1)
    #expect(Set(forms[1]).count == 3)
    #expect(!forms[1].contains(forms[0][0]))
  }

  /// Left: the text in the order of reading; right: in the order of the eye.
  @Test(
    arguments: [
      ("שלום", "םולש", .natural),
      ("abc אבג def", "abc גבא def", .natural),
      ("אבג abc", "abc גבא", .natural),
      ("שלום 123", "123 םולש", .natural),
      ("abc אבג", "גבא abc", .rightToLeft),
      ("אבג abc", "גבא abc", .leftToRight),
      ("abc!", "!abc", .rightToLeft),
      ("אבג!", "!גבא", .natural),
      ("\u{202E}abc", "cba", .natural),
      ("a\u{2067}b ג\u{2069}c", "aג bc", .natural),
    ] as [(String, String, BaseDirection)])
  func `a line is ordered for the eye`(
    text: String, visual: String, direction: BaseDirection
  ) throws {
    #expect(glyphs(try onlyLine(text, direction)) == (try glyphs(ofEach: visual)))
  }

  @Test func `brackets are mirrored`() throws {
    #expect(glyphs(try onlyLine("(אב)")) == (try glyphs(ofEach: "(בא)")))
  }

  @Test func `glyphs stand from left to right, one after the other`() throws {
    let line = try #require(try onlyLine("abc אבג def مرحبا ok"))
    let places = line.runs.flatMap { $0.glyphs.map(\.x) }
    #expect(places.first ?? -1 >= 0)
    #expect(places == places.sorted())
    #expect(places.last ?? 0 < line.width)
  }

  @Test func `each line of a broken text is ordered by itself`() throws {
    let lines = try Typesetter.standard.paragraph(
      "אבג דהו זחט", font: Font(size: 17), width: 40
    ).lines
    #expect(lines.map(\.text) == ["אבג", "דהו", "זחט"])
    #expect(glyphs(lines[0]) == (try glyphs(ofEach: "גבא")))
    #expect(!lines.contains { !$0.isRightToLeft })
  }

  @Test func `a mark stands on its letter`() throws {
    #expect(try Typesetter.standard.width(of: "\u{301}\u{AD}", font: Font(size: 36)) == 0)
    let line = try #require(try onlyLine("שָׁ"))
    #expect(line.width == (try onlyLine("ש")?.width))
    #expect(
      try Typesetter.standard.width(of: "e\u{301}", font: Font(size: 17))
        == Typesetter.standard.width(of: "é", font: Font(size: 17)))
  }

  @Test(
    arguments: [
      ("日本語のテキスト", 0), ("한국어", 1), ("中文", 2),
    ])
  func `Han characters have the forms of their language`(text: String, face: Int) throws {
    let files = Set(try onlyLine(text)?.runs.map(\.fontFile) ?? [])
    #expect(
      files == [
        FontFile(path: "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc", faceIndex: face)
      ])
  }

  @Test(
    arguments: [
      ("नमस्ते", "NotoSansDevanagari-Regular.ttf"), ("สวัสดี", "NotoSansThai-Regular.ttf"),
      ("ཀ", "NotoSerifTibetan-Regular.ttf"), ("ߒߞߏ", "NotoSansNKo-Regular.ttf"),
      ("∰", "NotoSansMath-Regular.ttf"), ("\u{64B}", "NotoSansArabic-Regular.ttf"),
      ("हि।", "NotoSansDevanagari-Regular.ttf"), ("٣", "NotoSansArabic-Regular.ttf"),
      ("Привет", "Inter-Regular.otf"),
    ])
  func `a script has its font`(text: String, name: String) throws {
    #expect(fontNames(try onlyLine(text)) == [name])
  }
}
