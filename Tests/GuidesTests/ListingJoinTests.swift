import Diagnostics
import Guides
import LayoutModel
import Recipes
import TestSupport
import Testing

/// Which listings of a section make one layout, and which make none.
struct ListingJoinTests {
  private static func layouts(_ text: String) -> (recipes: [Recipe], diagnostics: [Diagnostic]) {
    let checked = SampleGuide.layouts(of: "# T\n\n" + text)
    return ((checked.value ?? []).map(\.recipe), checked.diagnostics)
  }

  private static func swift(_ lines: String...) -> String {
    "```swift\n" + lines.joined(separator: "\n") + "\n```\n\n"
  }

  private static func edges(_ view: String, _ top: String = "view.topAnchor") -> [String] {
    [
      "\(view).leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true",
      "\(view).topAnchor.constraint(equalTo: \(top)).isActive = true",
    ]
  }

  private static func kinds(_ recipe: Recipe?) -> [String] {
    recipe?.views.dropFirst().map { "\($0.name): \($0.view.kind.rawValue)" } ?? []
  }

  @Test func `views that one listing declares are constrained in the next`() {
    let declared = Self.swift("let power = UISwitch()", "view.addSubview(power)")
    let tied = Self.swift(Self.edges("power").joined(separator: "\n"))
    for text in [declared + "Then:\n\n" + tied, tied + declared] {
      let (recipes, diagnostics) = Self.layouts(text)
      #expect(diagnostics.isEmpty)
      #expect(recipes.map(Self.kinds) == [["power: switch"]])
    }
  }

  @Test func `a function of another listing makes the view`() {
    let maker = Self.swift(
      "func makeTitle() -> UILabel {", "  let label = UILabel()", "  label.text = \"Hi\"",
      "  return label", "}")
    let tied = Self.swift(
      (["let heading = makeTitle()"] + Self.edges("heading")).joined(separator: "\n"))
    let recipe = Self.layouts(maker + tied).recipes.first
    #expect(Self.kinds(recipe) == ["heading: label"])
    #expect(recipe?.views.last?.view.content.text == "Hi")
  }

  @Test func `constraints that need those of the listing above belong to it`() {
    let first = Self.swift(Self.edges("upper").joined(separator: "\n"))
    let second = Self.swift(Self.edges("lower", "upper.bottomAnchor").joined(separator: "\n"))
    #expect(Self.layouts(first + second).recipes.map(\.constraints.count) == [4])
    // Listings that are whole alone stay alone.
    #expect(Self.layouts(first + first).recipes.map(\.constraints.count) == [2, 2])
    // Another section has views of its own.
    #expect(Self.layouts(first + "# Next\n\n" + second).recipes.map(\.constraints.count) == [2])
  }

  @Test func `a changed constraint of a layout is an example`() {
    let whole = Self.swift(Self.edges("box").joined(separator: "\n"))
    let change = Self.swift("box.topAnchor.constraint(equalTo: view.topAnchor, constant: 9)")
    let (recipes, diagnostics) = Self.layouts(whole + change)
    #expect(recipes.map(\.constraints.count) == [2])
    #expect(diagnostics.map(\.id) == ["sample-constraints"])
  }

  @Test func `a comment joins or skips a listing`() {
    let first = Self.swift(Self.edges("upper").joined(separator: "\n"))
    let second = Self.swift(Self.edges("other").joined(separator: "\n"))
    let joined = Self.layouts(first + "<!-- ibar: join -->\n\n" + second)
    #expect(joined.recipes.map(\.constraints.count) == [4])
    #expect(joined.diagnostics.isEmpty)
    let skipped = Self.layouts("<!-- ibar: skip -->\n\n" + first + second)
    #expect(skipped.recipes.map(\.constraints.count) == [2])
    #expect(skipped.recipes.first?.views.last?.name == "other")
  }

  @Test func `a comment that says nothing is an error at its place`() {
    let text = "<!-- ibar: joyn -->\n\n" + Self.swift("let a = 1")
    let diagnostic = Self.layouts(text).diagnostics.first
    #expect(diagnostic?.id == "unknown-directive")
    let file = SourceFile(path: "", text: "# T\n\n" + text)
    #expect(diagnostic?.range.map { String(file.text(in: $0)) } == "joyn")
  }

  @Test func `a name above nothing is an error that says what to write`() {
    for text in ["<!-- ibar:leading-width -->\n\nWords.\n", "<!-- ibar:leading-width\n-->\n"] {
      let diagnostics = Self.layouts(text).diagnostics
      #expect(diagnostics.map(\.id) == ["unknown-directive"])
      #expect(diagnostics.first?.help?.contains("'```ibar:leading-width'") == true)
    }
    let loose = Self.layouts(
      Self.swift(Self.edges("box").joined(separator: "\n")) + "<!-- ibar: skip -->")
    #expect(loose.recipes.count == 1)
    #expect(loose.diagnostics.map(\.id) == ["unused-directive"])
  }

  @Test func `a comment with a name and lines is a listing of that name`() {
    let (recipes, diagnostics) = Self.layouts(
      """
      <!-- ibar:sign-in
      A.Leading = Superview.Leading
      A.Trailing = Superview.Trailing
      A.Top = Superview.Top
      A.Height = 10
      -->

      """)
    #expect(diagnostics.isEmpty)
    #expect(recipes.map(\.name) == ["g.sign-in"])
  }

  static let typos: [(text: String, id: String, place: String, help: String?)] = [
    (
      "```\nA.Leading = Superview.Leading\nA.Width = B.Widht\n```", "unknown-attribute", "Widht",
      "did you mean 'Width'?"
    ),
    (
      "```swift\nNSLayoutConstraint.constraints(withVisualFormat: \"H:|-[a]-5]\", metrics: nil, "
        + "views: views)\n```", "visual-format", "]", nil
    ),
    (
      "```swift\na.topAnchor.constraint(equalTo: b.topAnchor, constnt: 4)\n```", "unknown-call",
      "constnt", "did you mean 'constant'?"
    ),
    (
      "```swift\na.topAnchor.constraint(equaltTo: b.topAnchor)\n```", "unknown-call", "equaltTo",
      "did you mean 'equalTo'?"
    ),
    (
      "```swift\na.topAnchr.constraint(equalTo: b.topAnchor)\n```", "unknown-call", "topAnchr",
      "did you mean 'topAnchor'?"
    ),
    (
      "```swift\nNSLayoutConstraint(item: a, attribute: .leadng, relatedBy: .equal, toItem: b, "
        + "attribute: .top, multiplier: 1, constant: 0)\n```", "unknown-call", "leadng",
      "did you mean 'leading'?"
    ),
    (
      "```swift\na.snp.makeConstraints { $0.heigth.equalTo(4) }\n```", "unknown-call", "heigth",
      "did you mean 'height'?"
    ),
    (
      "```objc\n[a mas_makeConstraints:^(MASConstraintMaker *make) {\n"
        + "  make.width.equalTo(b).multipliedBy(2/3);\n}];\n```", "unknown-call", "2/3",
      "write '2.0/3'"
    ),
    (
      "```swift\na.leftAnchor.constraint(equalTo: b.leftAnchor, multiplier: 0)\n```",
      "unknown-call", "0", nil
    ),
    (
      "1. A.Trailing + 20 = Superview.Trailing\n2. A.Leading = Superview.Leading\n",
      "unexpected-text", "+ 20", "write 'Superview.Trailing = A.Trailing + 20'"
    ),
    (
      "1. A.Top - 8 >= B.Bottom\n2. A.Leading = Superview.Leading\n", "unexpected-text", "- 8",
      "write 'B.Bottom <= A.Top - 8'"
    ),
  ]

  @Test(arguments: typos.indices)
  func `a misspelled word is an error at its place and no example`(_ index: Int) throws {
    let row = Self.typos[index]
    let text = "# T\n\n" + row.text
    let diagnostics = SampleGuide.layouts(of: text).diagnostics
    let error = try #require(diagnostics.first { $0.id == row.id }, "\(diagnostics)")
    #expect(error.severity == .error)
    #expect(error.help == row.help || row.help == nil)
    let range = try #require(error.range)
    #expect(SourceFile(path: "", text: text).text(in: range) == row.place)
    #expect(!diagnostics.contains { $0.id == "sample-constraints" })
  }

  @Test func `a size may have a multiplier of 0, and a third in Swift is a third`() throws {
    let code = Self.swift(
      Self.edges("a").joined(separator: "\n"),
      "a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 1/3).isActive = true",
      "a.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0).isActive = true")
    let (recipes, diagnostics) = Self.layouts(code)
    #expect(diagnostics.isEmpty)
    #expect(recipes.first?.constraints.suffix(2).map(\.multiplier) == [1.0 / 3, 0])
  }

  static let foreign = [
    "```swift\nstruct Home: View {\n  var body: some View {\n    VStack(spacing: 4) { Text(\"A\") }\n"
      + "      .frame(width: 40)\n  }\n}\n```",
    "```\nval (a, b) = createRefs()\nButton(modifier = Modifier.constrainAs(a) {\n"
      + "  top.linkTo(parent.top, margin = 8.dp)\n  width = Dimension.value(40.dp)\n}) { }\n```",
    "```css\n.card { width: 50%; margin: 0 auto; }\n```", "```\n.a {\n  width: 10px;\n}\n```",
    "```js\nbox.width = 100\nbox.height = other.width\n```",
    "```\nbox.width = 100\nbox.height = box.width\nrender(box)\n```",
    "```xml\n<TextView app:layout_constraintTop_toTopOf=\"parent\" />\n```",
  ]

  @Test(arguments: foreign)
  func `a listing of another system gets no message`(_ text: String) {
    let box = Self.swift(Self.edges("box").joined(separator: "\n"))
    let (recipes, diagnostics) = Self.layouts(text + "\n\n# Next\n\n" + box)
    #expect(recipes.count == 1)
    #expect(diagnostics.isEmpty)
  }

  @Test func `a library that ibar does not read is named once`() {
    let code = "```swift\nbox.fillHorizontally(padding: 8)\n```\n\n"
    let diagnostics = Self.layouts(code + code + "# U\n\n" + code).diagnostics
    #expect(diagnostics.map(\.message) == ["this is Stevia, which ibar does not read"])
    #expect(diagnostics.first?.severity == .advice)
  }

  @Test func `equations in the code of sentences are a layout`() {
    let text = """
      Give the box a place: `Box.Leading = Superview.Leading + 20` and
      `Box.Top = Superview.Top`, but no `width >= height`, and build it.

      Then `Box.Width = 40` follows.
      """
    let (recipes, diagnostics) = Self.layouts(text)
    #expect(diagnostics.isEmpty)
    #expect(recipes.map(\.constraints.count) == [2])
  }

  @Test func `bullets before equations are no part of them`() {
    let text =
      "```\n\u{2022} Box.Leading = Superview.Leading\n\u{30FB}Box.Top = Superview.Top\n```\n"
    #expect(Self.layouts(text).recipes.map(\.constraints.count) == [2])
  }

  @Test func `equations in a comment of code are a layout without its marks`() {
    let text = """
      ```swift
      /**
       * Box.Leading = Superview.Leading
       * Box.Top = Superview.Top
       */
      ```
      """
    let (recipes, diagnostics) = Self.layouts(text)
    #expect(diagnostics.isEmpty)
    #expect(recipes.map(\.constraints.count) == [2])
  }
}
