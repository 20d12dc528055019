import Diagnostics
import LayoutModel
import Testing
import VisualFormat

/// Every fault of a format string, in UIKit's words and at its place.
struct ErrorTests {
  struct Fault: Sendable, CustomTestStringConvertible {
    var format: String
    var message: String
    /// Where the caret stands: under the last character of this.
    var before: String
    var testDescription: String { format }

    init(_ format: String, _ message: String, caretUnder before: String) {
      (self.format, self.message, self.before) = (format, message, before)
    }
  }

  private static let viewNames =
    "Expected a view. View names must start with a letter or an underscore, then contain letters,"
    + " numbers, and underscores."
  private static let thickness =
    "A predicate on a view's thickness must end with ')' and the view must end with ']'"
  private static let number =
    "Expected a number or key from the metrics dictionary, but encountered something else"
  private static let minus =
    "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use"
    + " parentheses around negative numbers."

  /// Views a and b, and a metric m are known; a blank at the end of `caretUnder` is the string's end.
  static let faults = [
    Fault("V|[a]|", "Expected ':' after 'V' to specify vertical arrangement", caretUnder: "V|"),
    Fault("H[a]", "Expected ':' after 'H' to specify horizontal arrangement", caretUnder: "H["),
    Fault("|[a][b(m][a]|", thickness, caretUnder: "|[a][b(m]"),
    Fault("[a(5)-[b]", thickness, caretUnder: "[a(5)-"),
    Fault("|[a][blackBox]", "Unable to find view with name blackBox", caretUnder: "|[a][blackBox"),
    Fault("V:|[a(>30)]|", "Unknown relation. Must be ==, >=, or <=", caretUnder: "V:|[a(>3"),
    Fault("[a(=30)]", "Unknown relation. Must be ==, >=, or <=", caretUnder: "[a(=3"),
    Fault("[self.view]", "self is not a key in the views dictionary.", caretUnder: "[self."),
    Fault(
      "[a]-x-[b]",
      "Encountered metric with name \"x\", but value was not specified in metrics or views"
        + " dictionaries", caretUnder: "[a]-x-"),
    Fault(
      "[a(5@x)]",
      "Encountered metric with name \"x\", but value was not specified in metrics or views"
        + " dictionaries", caretUnder: "[a(5@x)"),
    Fault("[]", viewNames, caretUnder: "[]"),
    Fault("[5]", viewNames, caretUnder: "[5"),
    Fault("[a|", "Expected a ']' here. That is how you give the end of a view.", caretUnder: "[a|"),
    Fault("[a]-(5]-[b]", "Expected ')' or ','", caretUnder: "[a]-(5]"),
    Fault("[a]-(5", "Expected more input", caretUnder: "[a]-(5 "),
    Fault("H:", "Expected more input", caretUnder: "H: "),
    Fault("[a", "Expected more input", caretUnder: "[a "),
    Fault("[", "Expected more input", caretUnder: "[ "),
    Fault("|-5-", "Expected a view", caretUnder: "|-5- ", ),
    Fault("|-5-|", "Expected a view", caretUnder: "|-5-|"),
    Fault("[a]-5-5", "Expected a view or '|'", caretUnder: "[a]-5-5"),
    Fault("5", "Expected a view or '|'", caretUnder: "5"),
    Fault("[a]-5[b]", "Expected a '-' here", caretUnder: "[a]-5["),
    Fault("[a]-5@20-[b]", "Expected a '-' here", caretUnder: "[a]-5@"),
    Fault("|5[a]", "Expected a connection after the '|' character", caretUnder: "|5"),
    Fault("||", "Expected a connection after the '|' character", caretUnder: "||"),
    Fault("[a]|[b]", "Expected the end of the format string", caretUnder: "[a]|["),
    Fault("[a]5", "Expected the end of the format string", caretUnder: "[a]5"),
    Fault("[a]-%-[b]", number, caretUnder: "[a]-%"),
    Fault("[a]-()-[b]", number, caretUnder: "[a]-()"),
    Fault("[a]-b-[b]", number, caretUnder: "[a]-b"),
    Fault("[a]-(b)-[b]", number, caretUnder: "[a]-(b"),
    Fault("[a(5@b)]", number, caretUnder: "[a(5@b"),
    Fault("[a(>=@5)]", number, caretUnder: "[a(>=@"),
    Fault("[a]--10-[b]", minus, caretUnder: "[a]--"),
    Fault("[a]--[b]", minus, caretUnder: "[a]--"),
    Fault("[a(5@0)]", "Expected a priority from 1 to 1000", caretUnder: "[a(5@0"),
    Fault("[a(5@1001)]", "Expected a priority from 1 to 1000", caretUnder: "[a(5@1"),
    Fault("\0", "Expected a view or '|'", caretUnder: "\0"),
    Fault(
      "[a\0]", "Expected a ']' here. That is how you give the end of a view.", caretUnder: "[a\0"),
  ]

  private func failure(
    of format: String, options: VisualFormatOptions = [], extended: Bool = false,
    hasSuperview: Bool = true
  ) -> VisualFormatError? {
    do throws(VisualFormatError) {
      _ = try Reading.equations(
        format, options: options, metrics: ["m": 5], extended: extended,
        hasSuperview: hasSuperview, views: ["a", "b"])
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: faults)
  func `a fault is reported in four lines with a caret`(_ fault: Fault) throws {
    let error = try #require(failure(of: fault.format))
    let isAtEnd = fault.before.hasSuffix(" ")
    let message = isAtEnd ? "Expected more input" : fault.message
    #expect(error.message == message)
    #expect(error.offset == fault.before.utf8.count - 1)
    let caret = String(repeating: " ", count: error.offset) + "^"
    #expect(
      error.reason
        == "Unable to parse constraint format: \n\(message)\n\(fault.format)\n\(caret)")
  }

  @Test func `the guide's own faults have their carets where the guide has them`() throws {
    let language = VisualFormatReader(metrics: ["blackWidth": 5]) { $0 != "blackBox" }
    let faults = [
      ("V|[backgroundBox]|", 1), ("|[whiteBox1][blackBox4(blackWidth][redBox]|", 33),
      ("|[whiteBox2][blackBox]", 20), ("V:|[blackBox4(>30)]|", 15),
    ]
    for (format, caret) in faults {
      let error = #expect(throws: VisualFormatError.self) { try language.content(of: format) }
      #expect(error?.offset == caret)
    }
  }

  @Test func `the caret stands in the string without blanks, the offset in the string as it is`()
    throws
  {
    let error = try #require(failure(of: "H:  [self.arrows]-5-|"))
    #expect(error.offset == 9)
    #expect(
      error.reason == """
        Unable to parse constraint format:\u{20}
        self is not a key in the views dictionary.
        H:[self.arrows]-5-|
               ^
        """)
  }

  @Test(arguments: ["", "   "])
  func `an empty string has no place`(_ format: String) throws {
    #expect(
      try #require(failure(of: format)).reason
        == "Unable to parse constraint format: It's an empty string.")
  }

  @Test func `letters beyond ASCII are refused at once`() throws {
    let error = try #require(failure(of: "[é]"))
    #expect(error.offset == 1)
    #expect(
      error.reason == "Unable to parse constraint format: It contains non-ASCII characters.")
  }

  @Test(arguments: [("H:|-0-[a]-0-|", 9), ("[a]-[b]-|", 7), ("|[a][b]", 4)])
  func `without a superview a bar means nothing`(_ row: (format: String, caret: Int)) throws {
    for extended in [false, true] {
      let error = try #require(failure(of: row.format, extended: extended, hasSuperview: false))
      #expect(
        error.message
          == "Unable to interpret '|' character, because the related view doesn't have a superview")
      if !extended { #expect(error.offset == row.caret) }
    }
  }

  @Test func `alignments along the string are refused at its end`() throws {
    let row = try #require(failure(of: "H:[a]-[b]", options: .alignAllLeading))
    #expect(
      row.message
        == "Options mask required views to be aligned on a horizontal edge, which is not allowed for"
        + " layout that is also horizontal.")
    #expect(row.offset == 9)
    let column = try #require(
      failure(of: "V:[a]-[b]", options: [.alignAllLeading, .alignAllFirstBaseline]))
    #expect(
      column.message
        == "Options mask required views to be aligned on a vertical edge, which is not allowed for"
        + " layout that is also vertical.")
    #expect(column.offset == 9)
    // Nothing is aligned with one view.
    #expect(failure(of: "H:|-[a]-|", options: .alignAllLeading) == nil)
  }

  @Test(arguments: [
    ("l-[a]", "write '|' in place of the letter at character 1", "|-[a]"),
    ("V:l-50-[a(>=5)]", "write '|' in place of the letter at character 3", "V:|-50-[a(>=5)]"),
    ("H:[a]-5-l", "write '|' in place of the letter at character 9", "H:[a]-5-|"),
    ("H:[a]-l", "write '|' in place of the letter at character 7", "H:[a]-|"),
    ("H:|l-m-[a]", "delete the letter at character 4: '|' stands before it", "H:|-m-[a]"),
  ])
  func `a letter typed for the bar is reported with a fix-it`(
    _ row: (format: String, help: String, fixed: String)
  ) throws {
    let error = try #require(failure(of: row.format))
    #expect(error.help == row.help)
    let edit = try #require(error.edit)
    var bytes = Array(row.format.utf8)
    bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == row.fixed)
    #expect(self.failure(of: row.fixed) == nil)
  }

  @Test(.timeLimit(.minutes(10))) func `hostile strings are answered at once`() throws {
    let brackets = String(repeating: "[", count: 100_000)
    #expect(failure(of: brackets)?.offset == 1)
    #expect(failure(of: "[a(" + String(repeating: "(", count: 100_000))?.offset == 3)
    #expect(failure(of: String(repeating: "[a]", count: 100_000) + "x")?.offset == 300_000)
    #expect(failure(of: String(repeating: "|-", count: 500_000))?.offset == 2)
    #expect(failure(of: String(repeating: "x", count: 1_000_000))?.offset == 0)
    #expect(
      failure(of: "[a(" + String(repeating: "9", count: 1_000_000))?.message
        == "Expected more input")
    let stacks = String(repeating: "[s:", count: 100_000)
    #expect(
      failure(of: stacks, extended: true)?.message
        == "Expected no more than 16 stacks in each other")
    #expect(failure(of: "[a1..99999999999999999999]", extended: true)?.offset == 5)
  }
}
