import Testing
import Typesetting

/// Where lines end.
struct BreakTests {
  @Test(
    arguments: [
      ("one two three", 70, ["one two", "three"]),
      ("one two   three", 70, ["one two", "three"]),
      ("well-known", 60, ["well-", "known"]),
      ("今日は。明日も", 3.6 * 17, ["今日", "は。明", "日も"]),
      ("東京タワー", 4.2 * 17, ["東京タ", "ワー"]),
      ("สวัสดีชาวโลก", 60, ["สวัสดี", "ชาวโลก"]),
      ("a\u{A0}b c", 30, ["a\u{A0}b", "c"]),
    ] as [(String, Double, [String])])
  func `a line ends where Unicode lets it`(text: String, width: Double, expected: [String]) throws {
    #expect(try lines(text, width: width) == expected)
  }

  @Test(
    arguments: [
      ("a\nb", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("a\u{2028}b", ["a", "b"]),
      ("a\u{2029}b", ["a", "b"]), ("a\n\nb", ["a", "", "b"]), ("a\n", ["a"]), ("\n", [""]),
      ("\n\n", ["", ""]), ("", []), ("a\tb\u{7}", ["a b"]),
    ])
  func `the text's own line breaks end lines`(text: String, expected: [String]) throws {
    #expect(try lines(text, width: nil) == expected)
    #expect(try lines(text, width: 100) == expected)
  }

  @Test func `a word wider than a line is broken between characters`() throws {
    let text = "Donaudampfschiffahrtsgesellschaft"
    let paragraph = try Typesetter.standard.paragraph(text, font: Font(size: 17), width: 60)
    #expect(paragraph.lines.count > 3)
    #expect(paragraph.lines.map(\.text).joined() == text)
    #expect(!paragraph.lines.contains { $0.width > 60 })
    #expect(try lines("abc", width: 0) == ["a", "b", "c"])
    #expect(try lines("e\u{301}e\u{301}", width: 0) == ["e\u{301}", "e\u{301}"])
  }

  @Test(
    arguments: [
      ("👨‍👩‍👧‍👦", 1), ("👨‍👩‍👧‍👦👍🏽", 2), ("🇩🇪🇫🇷", 2), ("e\u{301}a", 2), ("한", 1), ("नि", 1),
    ])
  func `what a reader takes for one character is kept whole`(text: String, count: Int) {
    let starts = TextBreaks.graphemes(of: text.unicodeScalars.map(\.value))
    #expect(starts.count == text.unicodeScalars.count)
    #expect(starts.count { $0 } == count)
  }

  @Test(
    arguments: [
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", [0, 7]), ("今日は。明", [0, 1, 2, 4]), ("a b", [0, 2]),
      ("$9.50 x", [0, 6]), ("สวัสดีชาวโลก", [0, 6, 9]),
    ])
  func `lines may begin by Unicode's rules`(text: String, expected: [Int]) {
    let starts = TextBreaks.lines(of: text.unicodeScalars.map(\.value))
    #expect(starts.indices.filter { starts[$0] } == expected)
  }

  /// Widths from too small for anything to enough for all of it.
  @Test(
    arguments: [
      "Sign in with your Apple ID to get started.", "abc אבגדה def مرحبا بالعالم ok",
      "今日は。明日も「晴れ」です。", "สวัสดีชาวโลก hello", "AVAVAVAVAV To. We, fi ffi",
    ], [1, 2, 0])
  func `lines fit and the last one marks omitted text`(text: String, maximum: Int) throws {
    for width in stride(from: 20.0, through: 400, by: 7) {
      let paragraph = try Typesetter.standard.paragraph(
        text, font: Font(size: 17), width: width, numberOfLines: maximum)
      #expect(!paragraph.lines.contains { $0.width > width + 1e-6 })
      #expect(paragraph.width == paragraph.lines.map(\.width).max())
      #expect(maximum == 0 || paragraph.lines.count <= maximum)
      #expect(paragraph.isTruncated == (paragraph.lines.last?.text.hasSuffix("…") == true))
      let shown = paragraph.lines.map { $0.text.filter { $0 != " " && $0 != "…" } }.joined()
      let all = text.filter { $0 != " " }
      #expect(paragraph.isTruncated ? all.hasPrefix(shown) : shown == all)
    }
  }

  @Test func `a text is truncated at its end`() throws {
    let text = "Sign in with your Apple ID"
    let shown = try #require(try lines(text, width: 120, numberOfLines: 1).first)
    let wider = text.prefix(shown.count) + "…"
    #expect(text.hasPrefix(shown.dropLast()))
    #expect(try Typesetter.standard.width(of: String(wider), font: Font(size: 17)) > 120)
    #expect(try lines("a\nb", width: nil, numberOfLines: 1) == ["a…"])
    #expect(try lines("a\nb", width: nil, numberOfLines: 2) == ["a", "b"])
    #expect(try lines("abc", width: 1, numberOfLines: 1) == [""])
    let width = try Typesetter.standard.width(of: "abc", font: Font(size: 17))
    #expect(try lines("abc  ", width: width, numberOfLines: 1) == ["abc"])
  }

  @Test func `an ellipsis from right to left stands at the left`() throws {
    let line = try #require(
      try Typesetter.standard.paragraph(
        "שלום שלום שלום", font: Font(size: 17), width: 60, numberOfLines: 1
      ).lines.first)
    #expect(line.text.hasSuffix("…"))
    #expect(glyphs(line).first == glyphs(try onlyLine("…")).first)
  }

  @Test func `one line is as wide as it measures`() throws {
    for text in ["Label", "What’s New", "abc אבג", "日本", "fixed product "] {
      let width = try Typesetter.standard.width(of: text, font: Font(size: 17))
      let paragraph = try Typesetter.standard.paragraph(text, font: Font(size: 17))
      #expect(isClose(paragraph.width, width))
      #expect(
        try Typesetter.standard.paragraph(text, font: Font(size: 17), width: width).lines.count
          == 1)
    }
  }
}
