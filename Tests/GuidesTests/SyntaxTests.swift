import Diagnostics
import Guides
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// Layouts in the fences, comments and markups of other tools.
struct SyntaxTests {
  private static let lines = [
    "A.Top = Superview.Top", "A.Left = Superview.Left", "A.Width = 9", "A.Height = 9",
  ]
  private static let recipe =
    ["views: {A: {backgroundColor: red}}", "constraints: |"] + lines.map { "  " + $0 }

  private func layouts(of text: String, at path: String) -> Checked<[GuideLayout]> {
    let file = SourceFile(path: path, text: text)
    return GuideReader.layouts(
      in: file, named: "g", imageSize: { _, _ in .missing(near: nil) },
      recipeText: GuideReader.RecipeText(
        hasKey: RecipeFileReader.hasKey, name: RecipeFileReader.givenName)
    ) { part, name, title in
      RecipeFileReader.recipe(
        in: part, of: file, named: name, titled: title, imageSize: { _, _ in .missing(near: nil) },
        include: { _, _ in .refused("there are no files") })
    }
  }

  private static func block(_ lines: [String], indent: String = "") -> String {
    lines.map { indent + $0 + "\n" }.joined()
  }

  @Test(
    arguments: [
      "ibar", "IBAR", "layout", "{ibar}", "{.ibar #id width=300}", "{#id .ibar}", "{ .ibar }",
      "{code-block} ibar", "ibar:title", "ibar title=\"x\"", "ibar{width=300}", "ibar,title",
    ], [recipe, lines])
  func `a fence that is marked holds a recipe or constraints`(_ info: String, _ lines: [String])
    throws
  {
    let text = "# Sign In {#sign-in .c}\n\n```\(info)\n\(Self.block(lines))```\n"
    let found = layouts(of: text, at: "g.md")
    #expect(found.diagnostics.isEmpty)
    let layout = try #require(found.value?.first)
    let name = info.contains("#id") ? "id" : info.contains(":") ? "title" : "SignIn"
    #expect(layout.recipe.name == "g.\(name)")
    #expect(layout.recipe.title == "Sign In")
    #expect(layout.recipe.views.contains { $0.name == "A" })
  }

  /// The first line of a fence, and the name that it gives the layout below the heading `Sign In`.
  static let named = [
    ("{.ibar name=a}", "a"), ("{.ibar #b name='A B'}", "A-B"), ("{.ibar #fig-c}", "c"),
    ("{.ibar #fig:d width=3}", "d"), ("ibar {name=\"e\"}", "e"), ("ibar:f", "f"),
    ("swift {#g}", "g"),
  ]

  @Test(arguments: named)
  func `a fence names its layout`(_ info: String, _ name: String) throws {
    let text = "# Sign In\n\n```\(info)\n\(Self.block(Self.lines))```\n"
    let found = layouts(of: text, at: "g.md")
    #expect(found.diagnostics.isEmpty)
    #expect(found.value?.map(\.recipe.name) == ["g.\(name)"])
  }

  @Test func `a recipe names its layout, and headings take no given name`() throws {
    func fence(_ info: String, _ first: String) -> String {
      "```\(info)\n\(first)\(Self.block(Self.recipe))```\n\n"
    }
    let text =
      "# A\n\n" + fence("ibar", "") + "# B\n\n" + fence("ibar", "name: a\n") + "# C\n\n"
      + fence("ibar #c", "name: x\n") + "# X\n\n" + fence("{.ibar #a-2}", "")
    let found = layouts(of: text, at: "g.md")
    #expect(found.diagnostics.isEmpty)
    #expect(found.value?.map(\.recipe.name) == ["g.A-3", "g.a", "g.x", "g.a-2"])
  }

  @Test func `a name that is given twice and one that is none are errors`() throws {
    let fence = "```{.ibar #a}\n\(Self.block(Self.lines))```\n\n"
    let found = layouts(
      of: "# S\n\n" + fence + fence + "```ibar:../b\n\(Self.block(Self.lines))```\n", at: "g.md")
    #expect(found.diagnostics.map(\.id) == ["duplicate-layout-name", "unusable-name"])
    #expect(found.diagnostics.allSatisfy { $0.severity == .error && $0.range != nil })
  }

  @Test(arguments: ["yaml", "{.yaml}", "{code-block} yaml", "yaml:ibar", "{.yaml .ibar}"])
  func `a fence of another language holds none`(_ info: String) {
    let text = "# T\n\n```\(info)\n\(Self.block(Self.lines))```\n"
    #expect(layouts(of: text, at: "g.md").diagnostics.map(\.id) == ["no-layout"])
  }

  @Test(arguments: [recipe, lines], ["\n", "\r\n"])
  func `a comment that begins with the name of ibar is drawn`(_ lines: [String], _ end: String)
    throws
  {
    let text =
      "# One\n\n<!-- ibar\n\(Self.block(lines))-->\n\n# Two\n\n<!-- ibarx\n\(Self.block(lines))-->\n"
      .replacing("\n", with: end)
    let found = layouts(of: text, at: "g.md")
    #expect(found.diagnostics.isEmpty)
    #expect(found.value?.map(\.recipe.name) == ["g.One"])
    let listing = try #require(found.value?.first?.listing)
    let shown = SourceFile(path: "", text: text).text(in: listing)
    #expect(shown.hasPrefix("<!-- ibar") && shown.hasSuffix("-->"))
  }

  @Test func `a fault in a comment has its line`() {
    let text = "# One\n\n<!-- ibar\nviews: {A: {kind: x}}\n-->\n"
    let found = layouts(of: text, at: "g.md").diagnostics
    #expect(found.compactMap(\.range?.start) == [text.utf8.count - "x}}\n-->\n".utf8.count])
  }

  @Test(arguments: ["g.mdx", "g.qmd"])
  func `where tools run code only marked listings count`(_ path: String) {
    let plain =
      "# One\n\n```\n\(Self.block(Self.lines))```\n\n# Two\n\n```ibar\n\(Self.block(Self.lines))```\n"
    #expect(layouts(of: plain, at: "g.md").value?.map(\.recipe.name) == ["g.One", "g.Two"])
    #expect(layouts(of: plain, at: path).value?.map(\.recipe.name) == ["g.Two"])
  }

  static let restructured = [
    ".. code-block:: ibar\n   :caption: x\n\n", ".. code:: ibar\n\n", ".. ibar::\n\n",
    ".. sourcecode:: ibar\n",
  ]

  @Test(arguments: restructured, [recipe, lines])
  func `reStructuredText has directives`(_ start: String, _ lines: [String]) {
    let text =
      "Sign In\n=======\n\n" + start + Self.block(lines, indent: "   ") + "\nText::\n\n"
      + Self.block(lines, indent: "   ") + "\n.. note::\n\n   A.Top = B.Top\n"
    let found = layouts(of: text, at: "g.rst")
    #expect(found.diagnostics.isEmpty)
    #expect(found.value?.map(\.recipe.name) == ["g.SignIn"])
  }

  @Test(
    arguments: [
      "[source,ibar]\n----\n@----\n", "[ibar]\n....\n@....\n",
      "[ibar,format=svg]\n.Title\n----\n@----\n",
      "[source%linenums, ibar]\n----\n@----\n", "[,ibar]\n----\n@----\n",
    ], [recipe, lines])
  func `AsciiDoc has styles of blocks`(_ block: String, _ lines: [String]) {
    let text =
      "= Doc\n\n== Sign In\n\n" + block.replacing("@", with: Self.block(lines))
      + "\n----\n\(Self.block(lines))----\n\n[source,yaml]\n----\n\(Self.block(lines))----\n"
    let found = layouts(of: text, at: "g.adoc")
    #expect(found.diagnostics.isEmpty)
    #expect(found.value?.map(\.recipe.name) == ["g.SignIn"])
  }

  @Test(arguments: ["g.rst", "g.adoc"])
  func `text that is cut off is read`(_ path: String) {
    let texts = [
      "Sign In\n=======\n\n.. ibar::\n\n" + Self.block(Self.recipe, indent: "   "),
      "== Sign In\n\n[ibar]\n----\n" + Self.block(Self.recipe) + "----\n",
    ]
    for text in texts {
      for end in 0...text.utf8.count {
        _ = layouts(of: String(decoding: Array(text.utf8.prefix(end)), as: UTF8.self), at: path)
      }
    }
  }
}
