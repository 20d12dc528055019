import Basics
import Testing

struct TextTests {
  /// Values of the authors' own test program.
  @Test(
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)])
  func `hashes are those of FNV-1a`(_ text: String, _ hash: UInt64) {
    #expect(FNV1a.hash(text) == hash)
  }

  @Test(
    arguments: [
      ("", ""), ("  ", ""), ("Red View", "Red View"), ("\t Red View\r\n", "Red View"),
      ("\u{3000}標題\u{A0}", "標題"), (" ~", "~"), ("a\u{301} ", "a\u{301}"),
    ])
  func `white space is trimmed at both ends`(_ text: String, _ trimmed: String) {
    #expect(text.trimmed == trimmed)
  }

  @Test(arguments: [
    ("2", "10"), ("2", "2a"), ("2a", "10"), ("2a", "2B"), ("B9", "b10"), ("10", "B1"), ("", "1"),
    ("1.2", "1.10"), ("9", "99999999999999999999"),
  ])
  func `a text precedes another as people count`(_ first: String, _ second: String) {
    #expect(first.precedes(second))
    #expect(!second.precedes(first))
  }

  @Test func `markup is escaped, and what XML does not allow is left out`() {
    let text = "a < \"b\" & 'c'\u{1}\u{FFFE} > \u{1F468}"
    let escaped = MarkupText.escaped(text)
    #expect(escaped == "a &lt; &quot;b&quot; &amp; 'c' &gt; \u{1F468}")
    #expect(MarkupText.unescaped(escaped) == "a < \"b\" & 'c' > \u{1F468}")
    #expect(MarkupText.unescaped("&amp;lt; &nbsp; &apos;") == "&lt; &nbsp; '")
  }

  @Test func `a path becomes a reference`() {
    #expect(PercentEncoding.reference(toPath: "a b/é-1.~_%") == "a%20b/%C3%A9-1.~_%25")
  }

  @Test func `hexadecimal digits are filled up with zeros`() {
    #expect(10.hexadecimal(digits: 2) == "0A")
    #expect(0x1F468.hexadecimal(digits: 4, uppercase: false) == "1f468")
  }
}
