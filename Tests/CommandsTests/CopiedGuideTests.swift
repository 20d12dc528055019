import Commands
import Foundation
import TestSupport
import Testing

/// Guides that were copied or renamed with their images, and images of figures that are drawn no more.
struct CopiedGuideTests {
  private static let page = """
    # Sign In

    ```ibar
    name: sign-in
    views: {Mail Label: {kind: label, text: Mail}}
    constraints: |
      Mail Label.Leading = Superview.LeadingMargin
      Mail Label.Top = Safe Area.Top + 24
    languages: {de: {views: {Mail Label: {text: Post}}}}
    figures: [{style: schematic}, {style: screen}]
    ```

    # Photo Card

    ```
    1. Red View.Leading = Superview.LeadingMargin
    2. Red View.Trailing = Superview.TrailingMargin
    3. Red View.Top = Top Layout Guide.Bottom + 20.0
    4. Bottom Layout Guide.Top = Red View.Bottom + 20.0
    ```

    """

  private static let options =
    "format: svg\norientation: portrait\noutput: figures\nlink: true\nlinkAs: material\ntheme: pair\n"

  private let sandbox: Sandbox

  /// A project of a linked page in English, and a folder for German.
  init() async throws {
    sandbox = try Sandbox(inMemory: true)
    try sandbox.write("", to: ".git/HEAD")
    try sandbox.write(Self.options, to: "docs/ibar.yaml")
    try sandbox.write(
      Self.options + "language: de\ndescriptions: de\n", to: "docs/de/ibar.yaml")
    try sandbox.write(Self.page, to: "docs/screens.md")
    #expect(await render().status == .done)
  }

  private func render() async -> Outcome { await Outcome.of("render", sandbox.path + "/docs") }

  private func check() async -> Outcome { await Outcome.of("check", sandbox.path + "/docs") }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: sandbox.path + "/docs/" + name, encoding: .utf8)
  }

  /// The images of a page: their texts and targets.
  private func images(_ name: String) throws -> [(text: String, target: String)] {
    try text(name).matches(of: /!\[(.*?)\]\((.*?)\)/).map { (String($0.1), String($0.2)) }
  }

  private func isFile(_ target: String, of page: String) -> Bool {
    let folder = (sandbox.path + "/docs/" + page as NSString).deletingLastPathComponent
    let path = folder + "/" + (target.split(separator: "#").first.map(String.init) ?? "")
    return FileManager.default.fileExists(atPath: path)
  }

  /// A translator copies the linked page, under the same name or a new one, and translates what is to be read.
  @Test(arguments: ["screens.md", "masken.md"], [true, false])
  func `a translated copy shows its own figures`(_ name: String, _ hasNewHeadings: Bool)
    async throws
  {
    var copy = try text("screens.md").replacing(
      "![Sign In: ", with: "![Meine Worte: ", maxReplacements: 1)
    if hasNewHeadings {
      copy = copy.replacing("# Sign In", with: "# Anmelden").replacing(
        "# Photo Card", with: "# Foto")
    }
    try sandbox.write(copy, to: "docs/de/" + name)
    #expect(await render().status == .done)
    let own = try images("de/" + name)
    let first = name.dropLast(3)
    let card = hasNewHeadings ? "Foto" : "PhotoCard"
    let styles = [
      "sign-in.portrait.de.schematic", "sign-in.portrait.de.screen", card + ".portrait",
    ]
    let expected = styles.flatMap { style in
      ["", ".dark"].map { theme in
        "../figures/de/\(first).\(style)\(theme).svg" + (theme == "" ? "#only-light" : "#only-dark")
      }
    }
    #expect(own.map(\.target) == expected)
    #expect(own.allSatisfy { isFile($0.target, of: "de/" + name) })
    #expect(own[0].text.hasPrefix("Meine Worte: "))
    #expect(own.dropFirst().allSatisfy { $0.text.hasSuffix(" im Hochformat.") }, "\(own)")
    let before = try (text("de/" + name), text("screens.md"))
    #expect(await render().status == .done)
    #expect(try (text("de/" + name), text("screens.md")) == before)
    let checked = await check()
    #expect(checked.status == .done, "\(checked)")
  }

  @Test func `a renamed page shows its figures by their new names`() async throws {
    let changed = try text("screens.md").replacing("![Photo Card: ", with: "![My words: ")
    try sandbox.write(changed, to: "docs/ui.md")
    try FileManager.default.removeItem(atPath: sandbox.path + "/docs/screens.md")
    let outcome = await render()
    #expect(outcome.status == .done && outcome.errors.contains("is now 'ui."))
    let own = try images("ui.md")
    #expect(own.count == 6)
    #expect(own.allSatisfy { $0.target.hasPrefix("figures/ui.") && isFile($0.target, of: "ui.md") })
    #expect(own.suffix(2).allSatisfy { $0.text.hasPrefix("My words: ") })
    #expect(await check().status == .done)
  }

  /// A section is moved to a page without languages, with its German pair of images.
  @Test func `a moved section shows its figures once, light and dark in their places`()
    async throws
  {
    try sandbox.write(Self.page, to: "docs/de/masken.md")
    #expect(await render().status == .done)
    let parts = try text("de/masken.md").components(separatedBy: "# Photo Card")
    try sandbox.write("# Photo Card" + parts[1], to: "docs/de/masken.md")
    try sandbox.write("# New\n\n" + parts[0], to: "docs/more.md")
    #expect(await render().status == .done)
    let names = try images("more.md").map {
      $0.target.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(
      names == [
        "more.sign-in.portrait.schematic.svg#only-light",
        "more.sign-in.portrait.schematic.dark.svg#only-dark",
        "more.sign-in.portrait.screen.svg#only-light",
        "more.sign-in.portrait.screen.dark.svg#only-dark",
      ])
    let before = try text("more.md")
    #expect(await render().status == .done)
    #expect(try text("more.md") == before)
  }

  /// In MyST the figures of a pair are paragraphs of their own; a heading that stands twice names no layout.
  @Test func `a section that is duplicated twice has pairs of its own`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let section = "## Card\n\n" + Self.page.components(separatedBy: "# Photo Card\n\n")[1]
    let path = try sandbox.write("# Deck\n\n" + section + "\n" + section, to: "g.md")
    let words = [
      "render", path, "-o", sandbox.path, "--format", "svg", "--theme", "pair", "--link",
      "--link-as", "myst", "--orientation", "portrait",
    ]
    for count in 2...4 {
      #expect(await Outcome.of(words).status == .done)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let names = text.matches(of: /g\.(\w+(?:-\d)?)\.portrait(\.dark)?\.svg/).map {
        "\($0.1)\($0.2 ?? "")"
      }
      let expected = (1...count).flatMap { number -> [String] in
        let name = number == 1 ? "Deck" : "Deck-\(number)"
        return [name, name + ".dark"]
      }
      #expect(names == expected, "\(text)")
      // The first section once more.
      let first = text.components(separatedBy: "## Card\n\n")[1]
      try sandbox.write(
        text.replacing("# Deck\n\n", with: "# Deck\n\n## Card\n\n" + first, maxReplacements: 1),
        to: "g.md")
    }
  }

  /// The page shows a figure of another page on purpose.
  @Test func `an image of another page's figure stays, and is reported if it is not there`()
    async throws
  {
    try sandbox.write(
      "![Other](figures/screens.sign-in.portrait.screen.svg)\n\n"
        + "# Photo\n\n" + (Self.page.components(separatedBy: "# Photo Card\n\n").last ?? ""),
      to: "docs/more.md")
    #expect(await render().status == .done)
    let own = try images("more.md")
    #expect(own.map(\.target).first == "figures/screens.sign-in.portrait.screen.svg")
    #expect(own.count == 3)
    #expect(await check().status == .done)
    let lost = try text("more.md").replacing("sign-in.portrait", with: "log-in.portrait")
    try sandbox.write(lost, to: "docs/more.md")
    let checked = await check()
    #expect(checked.status == .findings)
    #expect(
      checked.errors.contains(
        "more.md:1:10: error: nothing draws the figure 'screens.log-in.portrait.screen.svg'"))
  }

  /// Entries of a layout with a state and a language, and an image of it: whether an entry draws it.
  @Test(arguments: [
    ("{style: schematic}", "schematic", true), ("{style: schematic}", "screen", false),
    ("{style: schematic}", "schematic.dark.legend-below", true), ("{}", "dark", true),
    ("{style: \"canvas,screen\"}", "", true), ("{style: \"canvas,screen\"}", "screen", true),
    ("{style: screen}", "", false), ("{state: Done}", "done", true), ("{state: Done}", "", false),
    ("{}", "done", false), ("{state: all}", "", true), ("{state: all}", "done", true),
    ("{language: de}", "de", true), ("{}", "de", false),
  ])
  func `an image is dead if no entry of figures draws it`(
    _ entry: String, _ words: String, _ isDrawn: Bool
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let name = "g.card.portrait." + (words.isEmpty ? "" : words + ".") + "svg"
    let guide = try sandbox.write(
      "# One\n\n```ibar\nname: card\nviews: {A: {}}\nstatus: ambiguous\nstates: {Done: {}}\n"
        + "languages: {de: {}}\nfigures: [\(entry)]\n```\n\n![x](\(name))\n", to: "g.md")
    let outcome = await Outcome.of("check", guide)
    #expect(
      outcome.errors.contains("no entry of 'figures' draws '\(name)'") == !isDrawn, "\(outcome)")
    #expect(outcome.status == (isDrawn ? .done : .findings))
  }

  @Test func `an image of a figure that is drawn no more is reported once its layout changes`()
    async throws
  {
    let changed = try text("screens.md").replacing(", {style: screen}", with: "")
      .replacing("Top + 24", with: "Top + 34")
    try sandbox.write(changed, to: "docs/screens.md")
    let outcome = await render()
    #expect(outcome.status == .done)
    for text in [outcome.errors, await check().errors] {
      #expect(text.components(separatedBy: "[stale-image]").count == 3)
      #expect(text.contains("'screens.sign-in.portrait.screen.svg' shows this layout as it was"))
    }
    #expect(await check().status == .findings)
  }
}
