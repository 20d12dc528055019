import LayoutModel
import Testing
import VisualFormat

/// Constraints back as strings.
struct PrinterTests {
  /// Strings that are written as they were read.
  static let strings = [
    "H:|-[a]-[b]-|", "H:|[a(==b)]-8-[b]|", "V:|-20-[a(>=50,<=90@750)]-(>=8)-[b(100)]-(20@250)-|",
    "H:[a]-(-8)-[b]", "V:[a]-(>=8,<=20)-[b][c]", "H:[a(12.5)]", "H:|-0.1-[a]", "H:|-(>=0)-[a]",
    "H:[a(>=-5)]",
  ]

  @Test(arguments: strings)
  func `a string is written as the guide writes it`(_ format: String) throws {
    let language = VisualFormatReader { _ in true }
    let output = VisualFormatPrinter.output(for: try language.content(of: format).constraints)
    #expect(output.formats == [format])
    #expect(output.rest.isEmpty)
  }

  @Test func `distances of many strings are joined, and sizes stand where a view is first met`()
    throws
  {
    let language = VisualFormatReader { _ in true }
    let formats = [
      "H:[b]-|", "V:[c(30)]", "H:[a]-5-[b]", "H:[b(>=9)]", "H:|-[a]", "H:[a]-(>=3)-[c]",
    ]
    let constraints = try formats.flatMap { try language.content(of: $0).constraints }
    #expect(
      VisualFormatPrinter.output(for: constraints).formats == [
        "H:|-[a]-5-[b(>=9)]-|", "V:[c(30)]", "H:[a]-(>=3)-[c]",
      ])
  }

  @Test func `a ring is cut somewhere`() throws {
    let language = VisualFormatReader { _ in true }
    let constraints = try language.content(of: "[a]-1-[b]-2-[c]-3-[a]").constraints
    #expect(
      VisualFormatPrinter.output(for: constraints).formats == ["H:[a]-1-[b]-2-[c]-3-[a]"])
  }

  @Test func `what no string can say is left`() throws {
    let language = VisualFormatReader(options: [.alignAllTop, .directionLeftToRight]) { _ in true }
    let constraints = try language.content(of: "[a]-5-[b(7)]").constraints
    let output = VisualFormatPrinter.output(for: constraints)
    #expect(output.formats == ["H:[b(7)]"])
    #expect(output.rest == [0, 2])
  }
}
