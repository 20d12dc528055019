import Diagnostics
import LayoutModel
import Testing
import VisualFormat

/// The extended language: autolayout.js's EVFL.
struct ExtendedTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var format: String
    var equations: [String]
    var testDescription: String { format }

    init(_ format: String, _ equations: [String]) {
      (self.format, self.equations) = (format, equations)
    }
  }

  /// What lies around a spacer, and what makes it a space without height.
  private static func spacer(
    _ number: Int, from before: [String], to after: [String], _ sizes: String...
  ) -> [String] {
    let name = "<horizontal spacer \(number)>"
    return before.map { "\(name).Leading = \($0)" } + after.map { "\($0) = \(name).Trailing" }
      + ["\(name).Top = Superview.Top", "\(name).Height = 0"] + sizes.map { "\(name).Width " + $0 }
  }

  static let sizes = [
    Example("|[v(==50%)]", ["v.Leading = Superview.Leading", "v.Width = 0.5 x Superview.Width"]),
    Example("V:[v(>=50%@250)]", ["v.Height >= 0.5 x Superview.Height @250"]),
    Example("[v1(==v2/2-10)]", ["v1.Width = 0.5 x v2.Width - 10"]),
    Example("[v1(==v2*4-100)]", ["v1.Width = 4.0 x v2.Width - 100"]),
    Example("[v1(v2+10)]", ["v1.Width = v2.Width + 10"]),
    Example("V:|-[v1(v1.width)]", ["v1.Top = Superview.Top + 8", "v1.Height = v1.Width"]),
    Example("V:[v1(v1.width/4)]", ["v1.Height = 0.25 x v1.Width"]),
    Example("[mid(other/-2)]", ["mid.Width = -0.5 x other.Width"]),
    Example("HV:[a(5)]", ["a.Width = 5", "a.Height = 5"]),
    Example("[left(top,right)]", ["left.Width = top.Width", "left.Width = right.Width"]),
    Example(
      "HV:[circle2..4(circle1)]",
      (["Width", "Height"]).flatMap { side in
        (2...4).map { "circle\($0).\(side) = circle1.\(side)" }
      }),
    Example("[a..3(1)]", ["a.Width = 1", "a2.Width = 1", "a3.Width = 1"]),
  ]

  static let lines = [
    Example(
      "|-[a]-[b]-|",
      [
        "a.Leading = Superview.Leading + 8", "b.Leading = a.Trailing + 8",
        "Superview.Trailing = b.Trailing + 8",
      ]),
    Example("[a]-(-10)-[b]", ["b.Leading = a.Trailing - 10"]),
    Example(
      "|[a(100)]->[b(100)]|",
      [
        "a.Leading = Superview.Leading", "a.Width = 100", "b.Width = 100",
        "Superview.Trailing = b.Trailing",
      ]),
    Example(
      "H:|[left]-[top,bottom]-[right]|",
      [
        "left.Leading = Superview.Leading", "top.Leading = left.Trailing + 8",
        "bottom.Leading = left.Trailing + 8", "right.Leading = top.Trailing + 8",
        "right.Leading = bottom.Trailing + 8", "Superview.Trailing = right.Trailing",
      ]),
    Example(
      "HV:|[background]|",
      [
        "background.Leading = Superview.Leading", "Superview.Trailing = background.Trailing",
        "background.Top = Superview.Top", "Superview.Bottom = background.Bottom",
      ]),
    Example("[a][b] // [c]", ["b.Leading = a.Trailing"]),
    Example("// [c]", []),
  ]

  static let spacers = [
    Example(
      "|~[c(100)]~|",
      spacer(1, from: ["Superview.Leading"], to: ["c.Leading"]) + ["c.Width = 100"]
        + spacer(
          2, from: ["c.Trailing"], to: ["Superview.Trailing"], "= <horizontal spacer 1>.Width")),
    Example(
      "[a]-12.5%-[b]",
      spacer(1, from: ["a.Trailing"], to: ["b.Leading"], "= 0.125 x Superview.Width")),
    Example(
      "[a]-(>=mid/2)-[b,c]",
      spacer(1, from: ["a.Trailing"], to: ["b.Leading", "c.Leading"], ">= 0.5 x mid.Width")),
    Example(
      "|~(10%)~[v]",
      spacer(1, from: ["Superview.Leading"], to: ["v.Leading"], "= 0.1 x Superview.Width")),
  ]

  static let stacks = [
    Example(
      "V:|[column:[top(50)]-[content]]|",
      [
        "<column>.Top = Superview.Top", "top.Top = <column>.Top", "top.Height = 50",
        "content.Top = top.Bottom + 8", "<column>.Bottom = content.Bottom",
        "top.Leading = <column>.Leading", "top.Trailing = <column>.Trailing",
        "content.Leading = <column>.Leading", "content.Trailing = <column>.Trailing",
        "Superview.Bottom = <column>.Bottom",
      ]),
    Example(
      "[known:-5-[a]->]",
      [
        "a.Leading = known.Leading + 5", "a.Top = known.Top", "a.Bottom = known.Bottom",
      ]),
  ]

  static let explicit = [
    Example(
      "C:v1.centerX(v2.centerX).bottom(v2)",
      ["v1.CenterX = v2.CenterX", "v1.Bottom = v2.Bottom"]),
    Example("C:v1.height(v2.width*2+10)", ["v1.Height = 2.0 x v2.Width + 10"]),
    Example("C:v1.width(>=5,<=9@250)", ["v1.Width >= 5", "v1.Width <= 9 @250"]),
    Example(
      "C:v1.top(20).right(30)", ["v1.Top = Superview.Top + 20", "v1.Right = Superview.Left + 30"]),
    Example("C:c2..3.width(c1)", ["c2.Width = c1.Width", "c3.Width = c1.Width"]),
  ]

  private static let names: Set<String> = [
    "a", "a2", "a3", "b", "c", "v", "v1", "v2", "mid", "other", "left", "right", "top", "bottom",
    "content", "known", "background", "circle1", "circle2", "circle3", "circle4", "c1", "c2", "c3",
  ]

  @Test(arguments: sizes + lines + spacers + stacks + explicit)
  func `the extended language says more`(_ example: Example) throws {
    let equations = try Reading.equations(
      example.format, extended: true, views: ExtendedTests.names)
    #expect(equations == example.equations)
  }

  @Test func `plain strings mean the same, but for the distances of a bar alone`() throws {
    for example in GrammarTests.examples
    where !example.equations.contains(where: { equation in
      equation.hasSuffix("Standard") || equation.contains("Margin")
    }) {
      let equations = try Reading.equations(
        example.format, options: example.options, metrics: example.metrics, extended: true)
      #expect(equations == example.equations)
    }
  }

  @Test func `views that overlap by a part of another are tied by a guide laid backwards`() throws {
    let equations = try Reading.equations("[a]-(>=mid/-2)-[b]", extended: true)
    #expect(
      equations == [
        "<horizontal spacer 1>.Trailing = a.Trailing", "b.Leading = <horizontal spacer 1>.Leading",
        "<horizontal spacer 1>.Top = Superview.Top", "<horizontal spacer 1>.Height = 0",
        "<horizontal spacer 1>.Width <= 0.5 x mid.Width",
      ])
  }

  @Test func `the guides that are needed are named`() throws {
    let language = VisualFormatReader(isExtended: true) { $0.count == 1 }
    #expect(
      try language.content(of: "HV:|~[row:[a]-5%-[b]]").guides == [
        "row", "horizontal spacer 1", "horizontal spacer 2", "vertical spacer 1",
        "vertical spacer 2",
      ])
  }

  static let faults = [
    ("Z:|[a][b]", 0, "Expected 'H:', 'V:', 'HV:' or 'C:': the order of views is no constraint"),
    ("[a(b.wide)]", 5, "Expected an attribute"),
    ("[a(b+1*2)]", 6, "Expected ')' or ','"),
    ("[a(b/0)]", 5, "Expected a number other than 0"),
    ("[a2..1]", 5, "Expected the number of the last view, at most 1000 behind the first"),
    ("[a1..4]", 5, "Unable to find view with name a1"),
    ("[a:]", 3, "Expected a view"),
    ("[a:[b]", 6, "Expected more input"),
    ("C:a", 3, "Expected more input"),
    ("C:a(b)", 3, "Expected an attribute and what it is compared with"),
    ("C:x.top(b)", 2, "Unable to find view with name x"),
    ("HV|[a]|", 2, "Expected ':' after 'V' to specify vertical arrangement"),
    ("[a]~5-[b]", 5, "Expected a '-' here"),
    ("[q]", 1, "Unable to find view with name q"),
  ]

  @Test(arguments: faults)
  func `a fault of the extended language is reported at its place`(
    _ row: (format: String, offset: Int, message: String)
  ) {
    let error = #expect(throws: VisualFormatError.self) {
      try Reading.equations(row.format, extended: true, views: ExtendedTests.names)
    }
    #expect(error?.message == row.message)
    #expect(error?.offset == row.offset)
  }
}
