import Diagnostics
import LayoutModel
import Testing
import VisualFormat

/// The plain language: Auto Layout Guide, Visual Format Language.
struct GrammarTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var format: String
    var options: VisualFormatOptions = []
    var metrics: [String: Double] = [:]
    var equations: [String]
    var testDescription: String { format }

    init(
      _ format: String, options: VisualFormatOptions = [], metrics: [String: Double] = [:],
      _ equations: [String]
    ) {
      (self.format, self.options, self.metrics) = (format, options, metrics)
      self.equations = equations
    }
  }

  /// The guide's examples, then others, each with what it means.
  static let examples = [
    Example("[button]-[textField]", ["textField.Leading = button.Trailing + Standard"]),
    Example("[button(>=50)]", ["button.Width >= 50"]),
    Example(
      "|-50-[purpleBox]-50-|",
      [
        "purpleBox.Leading = Superview.Leading + 50",
        "Superview.Trailing = purpleBox.Trailing + 50",
      ]),
    Example("V:[topField]-10-[bottomField]", ["bottomField.Top = topField.Bottom + 10"]),
    Example("[maroonView][blueView]", ["blueView.Leading = maroonView.Trailing"]),
    Example("[button(100@20)]", ["button.Width = 100 @20"]),
    Example("[button1(==button2)]", ["button1.Width = button2.Width"]),
    Example(
      "[flexibleButton(>=70,<=100)]",
      ["flexibleButton.Width >= 70", "flexibleButton.Width <= 100"]),
    Example(
      "|-[find]-[findNext]-[findField(>=20)]-|",
      [
        "find.Leading = Superview.LeadingMargin", "findNext.Leading = find.Trailing + Standard",
        "findField.Leading = findNext.Trailing + Standard", "findField.Width >= 20",
        "Superview.TrailingMargin = findField.Trailing",
      ]),
    Example(
      "|-[myView]-|",
      ["myView.Leading = Superview.LeadingMargin", "Superview.TrailingMargin = myView.Trailing"]),
    Example(
      "V:|-[a]-[b(==a)]-|",
      [
        "a.Top = Superview.TopMargin", "b.Top = a.Bottom + Standard", "b.Height = a.Height",
        "Superview.BottomMargin = b.Bottom",
      ]),
    Example(
      "H:|[left(==right)]-8-[right]|",
      [
        "left.Leading = Superview.Leading", "left.Width = right.Width",
        "right.Leading = left.Trailing + 8", "Superview.Trailing = right.Trailing",
      ]),
    Example(
      "H:|-(>=20)-[box(200)]-(>=20)-|",
      [
        "box.Leading >= Superview.Leading + 20", "box.Width = 200",
        "Superview.Trailing >= box.Trailing + 20",
      ]),
    Example(
      "H:|-pad-[a(w@p)]-pad-|", metrics: ["pad": 12, "w": 80, "p": 250],
      [
        "a.Leading = Superview.Leading + 12", "a.Width = 80 @250",
        "Superview.Trailing = a.Trailing + 12",
      ]),
    Example("V:|-(20@750)-[a]", ["a.Top = Superview.Top + 20 @750"]),
    Example("H:[a]-(-8)-[b]", ["b.Leading = a.Trailing - 8"]),
    Example(
      "H:[name]-[field]", options: .alignAllLastBaseline,
      ["field.Leading = name.Trailing + Standard", "name.Baseline = field.Baseline"]),
    Example(
      "V:[a]-[b]-[c]", options: [.alignAllLeading, .alignAllTrailing],
      [
        "b.Top = a.Bottom + Standard", "c.Top = b.Bottom + Standard", "a.Leading = b.Leading",
        "a.Trailing = b.Trailing", "b.Leading = c.Leading", "b.Trailing = c.Trailing",
      ]),
    Example("H:[a]-[b]", options: .directionRightToLeft, ["a.Left = b.Right + Standard"]),
    Example(
      "V:[title]-24-[body]", options: .spacingBaselineToBaseline,
      ["body.FirstBaseline = title.Baseline + 24"]),
    Example(
      "H:|-(8,>=4@900)-[a]",
      ["a.Leading = Superview.Leading + 8", "a.Leading >= Superview.Leading + 4 @900"]),
    Example("[wideView(>=60@700)]", ["wideView.Width >= 60 @700"]),
  ]

  static let others = [
    Example(
      "  H : | - 5 - [ a ( > = 1 0 ) ]  ", ["a.Leading = Superview.Leading + 5", "a.Width >= 10"]),
    Example("[a]-(>=8,<=20)-[b]", ["b.Leading >= a.Trailing + 8", "b.Leading <= a.Trailing + 20"]),
    Example("[a]-(>=8@250)-[b]", ["b.Leading >= a.Trailing + 8 @250"]),
    Example("V:[a(b)]", ["a.Height = b.Height"]),
    Example("[a(b)]", metrics: ["b": 5], ["a.Width = 5"]),
    Example(
      "[_a1(1e2,.5,2.,0x10,+3)]", (["100", "0.5", "2", "16", "3"]).map { "_a1.Width = " + $0 }),
    Example("[a(-5)]", ["a.Width = -5"]),
    Example("[a]-0-[b]", ["b.Leading = a.Trailing"]),
    Example("[a]", options: .alignAllTop, []),
    Example(
      "|-3-[a]-4-[b]-5-|", options: [.directionRightToLeft, .alignAllTop],
      [
        "Superview.Right = a.Right + 3", "a.Left = b.Right + 4", "b.Left = Superview.Left + 5",
        "a.Top = b.Top",
      ]),
    Example(
      "|-[a]-|", options: .directionRightToLeft,
      ["Superview.RightMargin = a.Right", "a.Left = Superview.LeftMargin"]),
    Example(
      "|-[a]-(>=4)-[b]", options: .directionLeftToRight,
      ["a.Left = Superview.LeftMargin", "b.Left >= a.Right + 4"]),
    Example("V:[a]-4-[b]", options: .directionRightToLeft, ["b.Top = a.Bottom + 4"]),
    Example(
      "V:|-4-[a][b]|", options: .spacingBaselineToBaseline,
      [
        "a.Top = Superview.Top + 4", "b.FirstBaseline = a.Baseline", "Superview.Bottom = b.Bottom",
      ]),
    Example("H:[a]-4-[b]", options: .spacingBaselineToBaseline, ["b.Leading = a.Trailing + 4"]),
  ]

  @Test(arguments: examples + others)
  func `a string stands for constraints in the order of its parts`(_ example: Example) throws {
    let equations = try Reading.equations(
      example.format, options: example.options, metrics: example.metrics)
    #expect(equations == example.equations)
  }

  @Test func `each constraint keeps the place of its part`() throws {
    let format = "H:|- 8 -[red(>=50, <=90)][blue]-|"
    let language = VisualFormatReader(options: .alignAllTop) { _ in true }
    let utf8 = Array(format.utf8)
    let parts = try language.content(of: format).constraints.map {
      String(decoding: utf8[$0.range.start..<$0.range.end], as: UTF8.self)
    }
    #expect(parts == ["- 8 -", ">=50", "<=90", "][", "-", "[red(>=50, <=90)][blue]"])
  }

  @Test func `options have the raw values of UIKit`() {
    let values = VisualFormatOptions.named.map { "\($0.name) \($0.options.rawValue)" }
    #expect(
      values == [
        "alignAllLeft 2", "alignAllRight 4", "alignAllTop 8", "alignAllBottom 16",
        "alignAllLeading 32", "alignAllTrailing 64", "alignAllCenterX 512", "alignAllCenterY 1024",
        "alignAllLastBaseline 2048", "alignAllBaseline 2048", "alignAllFirstBaseline 4096",
        "directionLeadingToTrailing 0", "directionLeftToRight 65536",
        "directionRightToLeft 131072", "spacingEdgeToEdge 0", "spacingBaselineToBaseline 524288",
      ])
  }
}
