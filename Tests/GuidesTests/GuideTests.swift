import Diagnostics
import Guides
import LayoutModel
import Recipes
import TestSupport
import Testing

/// Which layouts a guide holds.
struct GuideTests {
  private static func layouts(_ text: String) -> (recipes: [Recipe], diagnostics: [Diagnostic]) {
    let checked = SampleGuide.layouts(of: text)
    return ((checked.value ?? []).map(\.recipe), checked.diagnostics)
  }

  /// A recipe's views as `name: kind colour`.
  private static func views(_ recipe: Recipe) -> [String] {
    recipe.views.dropFirst().map(\.view).map { view in
      let color = Vocabulary.colors.first { DynamicColor($0.color) == view.backgroundColor }?.name
      return "\(view.name): "
        + [view.kind.rawValue, color].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test func `numbered fences below repeated headings are layouts of their sections`() throws {
    let (recipes, diagnostics) = Self.layouts(SampleGuide.english)
    #expect(diagnostics.isEmpty)
    try #require(recipes.map(\.name) == ["g.OneBox", "g.AField"])
    #expect(recipes.map(\.title) == ["One Box", "A Field"])
    #expect(recipes[0].constraints.map(\.label) == ["1", "2", "3", "4"])
    #expect(Self.views(recipes[0]) == ["Green View: view yellow"])
    let field = recipes[1].views.map(\.view)
    #expect(Self.views(recipes[1]) == ["Name Label: label", "Name Text Field: textField"])
    #expect(field[1].content.text == "Name")
    #expect(
      field[1].contentCompressionResistancePriority
        == AxisPriorities(horizontal: .defaultHigh, vertical: Priority(749)))
    #expect(field[2].contentHuggingPriority?.horizontal == Priority(48))
    let solved = try LayoutEngine.solve(recipes[0].layout(on: .square))
    #expect(solved.frame("Green View") == Rect(x: 20, y: 40, width: 560, height: 540))
  }

  @Test func `a list below headings in two languages is a layout`() throws {
    let (recipes, diagnostics) = Self.layouts(SampleGuide.chinese)
    #expect(diagnostics.isEmpty)
    try #require(recipes.map(\.name) == ["g.TwoBoxesSideBySide"])
    #expect(Self.views(recipes[0]) == ["Left Box: view red", "Right Box: view blue"])
    let solved = try LayoutEngine.solve(recipes[0].layout(on: .square))
    #expect(solved.status == .satisfied)
    #expect(solved.frame("Right Box") == Rect(x: 304, y: 20, width: 276, height: 560))
  }

  @Test func `calls in Objective-C and Swift are read for their arguments`() throws {
    let (recipes, diagnostics) = Self.layouts(SampleGuide.code)
    #expect(diagnostics.isEmpty)
    try #require(recipes.map(\.name) == ["g.SideBySide", "g.Centred"])
    #expect(Self.views(recipes[0]) == ["first: view purple", "second: view red"])
    #expect(Self.views(recipes[1]) == ["redView: view orange"])
    let first = try LayoutEngine.solve(recipes[0].layout(on: .square))
    #expect(first.frame("second") == Rect(x: 138, y: 40, width: 100, height: 120))
    let second = try LayoutEngine.solve(recipes[1].layout(on: .square))
    #expect(second.frame("redView") == Rect(x: 275, y: 250, width: 50, height: 100))
  }

  static let headings: [(heading: String, name: String)] = [
    ("Two Views", "TwoViews"),
    ("0.3.4 Clear, Satisfiable Layouts - 清楚的布局", "ClearSatisfiableLayouts"),
    ("Two Equal-Width Views", "TwoEqualWidthViews"), ("布局剖析（Anatomy of it）", "AnatomyOfIt"),
    ("3 清楚的布局，", "清楚的布局"), ("3D Views", "3DViews"), ("7", "Layout"), ("!", "Layout"),
    ("The View’s Côté", "TheViewsCôté"), ("`UIView` *fast*", "UIViewFast"),
  ]

  private static func complete(_ name: String) -> String {
    "- \(name).Leading = Superview.Leading\n- \(name).Top = Superview.Top\n"
      + "- \(name).Width = 10\n- \(name).Height = 10\n"
  }

  @Test(arguments: headings)
  func `the words of a heading name the layout`(_ row: (heading: String, name: String)) {
    let recipes = Self.layouts("# \(row.heading)\n\n" + Self.complete("Red View")).recipes
    #expect(recipes.map(\.name) == ["g." + row.name])
  }

  @Test func `a name met again gets a number`() {
    let two = Self.complete("A") + "\ntext\n\n" + Self.complete("B")
    #expect(Self.layouts("# T\n\n" + two).recipes.map(\.name) == ["g.T", "g.T-2"])
    #expect(
      Self.layouts("# 1 T - 一\n\n" + two + "# 2 t - 二\n\n" + two).recipes.map(\.name)
        == ["g.T", "g.T-2", "g.T-3", "g.T-4"])
    #expect(Self.layouts(two).recipes.map(\.name) == ["g.Layout", "g.Layout-2"])
  }

  static let names: [(name: String, view: String)] = [
    ("Red View", "Red View: view red"), ("Red", "Red: view red"), ("View", "View: view red"),
    ("Box", "Box: view red"), ("Light Gray View", "Light Gray View: view lightGray"),
    ("lightGrayView", "lightGrayView: view lightGray"), ("Image View", "Image View: imageView"),
    ("Bio Text View", "Bio Text View: textView"), ("Save Button", "Save Button: button"),
    ("Button_1", "Button_1: button"), ("Form Stack View", "Form Stack View: stackView"),
    ("On Switch", "On Switch: switch"), ("tableView2", "tableView2: tableView"),
  ]

  @Test(arguments: names)
  func `a view's name says what it is`(_ row: (name: String, view: String)) throws {
    let recipes = Self.layouts(Self.complete(row.name)).recipes
    #expect(try Self.views(#require(recipes.first)) == [row.view])
  }

  @Test func `views without a colour get those of the guide that are free`() {
    let names = ["Blue View", "A", "B", "Name Label", "C"]
    let text = names.map(Self.complete).joined()
    #expect(
      Self.layouts(text).recipes.map(Self.views) == [
        [
          "Blue View: view blue", "A: view red", "B: view green", "Name Label: label",
          "C: view yellow",
        ]
      ])
  }

  @Test func `a row can name several views, and a row without a view is reported`() throws {
    let text =
      ["First Name Label", "Last Name Label", "Short Button", "Long Button"].map(Self.complete)
      .joined() + """

        | View | Attribute | Value |
        | --- | --- | --- |
        | First and Last Name Labels | Alignment | Right |
        | Short / Long Button | Title | Go |
        | Short Button | Font | System 12.0 |
        | Nobody | Title | No |
        | Long Button | Sound | No |
        """
    let (recipes, diagnostics) = Self.layouts(text)
    let views = try #require(recipes.first).views.map(\.view).dropFirst()
    #expect(views.map(\.content.textAlignment) == [.right, .right, .natural, .natural])
    #expect(views.map(\.content.title) == [nil, nil, "Go", "Go"])
    #expect(views[3].content.font == .system(size: 12, weight: nil))
    #expect(diagnostics.map(\.id) == ["unused-row", "unused-row"])
    #expect(!diagnostics.contains { $0.severity != .advice })
  }

  static let samples: [(text: String, loose: String)] = [
    ("```\nView.height = 40.0\n```", "'View' horizontally"),
    ("```\nB.leading = A.trailing + 8\nA.Top = Superview.Top\n```", "'B' horizontally"),
    ("```\nA.CenterX = Superview.CenterX\n```", "'A' vertically"),
    ("- A.Leading = Superview.Leading", "'A' vertically"),
    ("```\nV:|-8-[box]\n```", "'box' horizontally"),
    ("```\nA.Width >= 0.0 * NotAnAttribute + NaturalWidth\n```", "'A' horizontally"),
  ]

  @Test(arguments: samples)
  func `constraints that do not tie their views to the superview are samples`(
    _ row: (text: String, loose: String)
  ) {
    let (recipes, diagnostics) = Self.layouts(row.text + "\n\n# Next\n\n" + Self.complete("A"))
    #expect(recipes.count == 1)
    #expect(diagnostics.map(\.id) == ["sample-constraints"])
    #expect(diagnostics.first?.message.contains("nothing ties \(row.loose)") == true)
    #expect(diagnostics.first?.severity == .advice)
  }

  @Test func `parts of a layout are one: numbers that go on, or halves`() {
    let numbered =
      "1. A.Top = Superview.Top\n2. A.Leading = Superview.Leading\n\ntext\n\n3. A.Width = 1\n"
      + "4. A.Height = 1\n"
    #expect(Self.layouts(numbered).recipes.map(\.constraints.count) == [4])
    let halves =
      "```\nA.Top = Superview.Top\nA.Bottom = Superview.Bottom\n```\n\n```\n"
      + "A.Left = Superview.Left\nA.Right = Superview.Right\n```\n"
    #expect(Self.layouts(halves).recipes.map(\.constraints.count) == [4])
  }

  static let passedOver = [
    "```yaml\n1. A.Top = Superview.Top\n2. A.Left = Superview.Left\n```",
    "```\nlet a = b.width\nself.view.frame.width = 3\nx\n```", "A.Top = Superview.Top\n",
    "<!--\n- A.Top = Superview.Top\n- A.Left = Superview.Left\n-->",
    "```\n+ (id)constraintWithItem:(id)view1 attribute:(NSLayoutAttribute)a;\n```", "",
  ]

  @Test(arguments: passedOver)
  func `text without constraints is skipped`(_ text: String) {
    let (recipes, diagnostics) = Self.layouts(text)
    #expect(recipes.isEmpty)
    #expect(diagnostics.map(\.id) == ["no-layout"])
    #expect(!GuideReader.holdsLayout(SourceFile(path: "", text: text)))
  }

  static let faults: [(text: String, id: String, place: String)] = [
    (
      "- A.Top = Superview.Top\n- A.Left = Superview.Left\n- A.Width = = 3\n", "missing-right-side",
      "="
    ),
    (
      "# T\n```\n1. A.Topp = Superview.Top\n2. A.Left = Superview.Left\n```", "unknown-attribute",
      "Topp"
    ),
    ("> ```ibar\n> views: {A: {kind: lable}}\n> ```", "unknown-value", "lable"),
    ("```layout\nviews: [\n```", "malformed-yaml", "["),
    ("```\nH:|-8-[box(10)]\nV:|l-8-[box(10)]\n```", "visual-format", "l"),
    (
      Self.complete("A")
        + "\n| View | Attribute | Value |\n| --- | --- | --- |\n| A | Background | reddd |\n",
      "unknown-color", "reddd"
    ),
    (
      "```objc\n[NSLayoutConstraint constraintsWithVisualFormat:f options:0 metrics:nil views:v];\n```",
      "unreadable-call", "constraintsWithVisualFormat"
    ),
  ]

  @Test(arguments: faults)
  func `faults are reported at their place in the guide`(
    _ row: (text: String, id: String, place: String)
  ) throws {
    let diagnostic = try #require(Self.layouts(row.text).diagnostics.first)
    #expect(diagnostic.id == row.id)
    let file = SourceFile(path: "", text: row.text)
    let range = try #require(diagnostic.range)
    let place = file.text(in: range)
    #expect(row.id == "malformed-yaml" || place == row.place)
    #expect(GuideReader.holdsLayout(file) || row.id == "unreadable-call")
  }

  @Test func `a whole recipe in a fence is a layout among others`() {
    let text =
      "# T\n\n" + Self.complete("A") + "\n```ibar\ntitle: Own\nviews: {B: {}}\n"
      + "constraints: |\n  B.Top = Superview.Top\n```\n"
    let recipes = Self.layouts(text).recipes
    #expect(recipes.map(\.name) == ["g.T", "g.T-2"])
    #expect(recipes.map(\.title) == ["T", "Own"])
  }

  static let hostile: [String] = {
    func times(_ count: Int, _ text: (Int) -> String) -> String {
      (0..<count).map(text).joined()
    }
    return [
      times(20_000) { "# H\($0)\n" }, times(20_000) { _ in "# H\n" },
      "```\n" + times(4000) { "\($0). A\($0).Top = Superview.Top + \($0)\n" },
      times(2000) { "- A.Top = B.Top\n\n\($0)\n\n" },
      "```\nA.Top = " + times(200_000) { _ in "[" },
      "```\n" + times(4000) { _ in "[x constraintsWithVisualFormat:@\"" },
      "```\n" + times(4000) { _ in "constraintWithItem: NSLayoutConstraint(" },
      complete("A") + "\n|a|b|c|\n|---|---|---|\n" + times(4000) { "|A|Title|\($0)|\n" },
      "```\nA.Top\u{0} = \u{0}.Top\n", "\u{FEFF}\r\r\n\u{2028}```\r\nA.Top = S.Top",
    ]
  }()

  @Test(.timeLimit(.minutes(10)), arguments: hostile.indices)
  func `hostile guides are read, and what is said of them lies in them`(_ index: Int) {
    let guide = Self.hostile[index]
    let ranges = Self.layouts(guide).diagnostics.compactMap(\.range)
    #expect(!ranges.contains { $0.start < 0 || $0.end > guide.utf8.count })
  }
}
