import Diagnostics
import Foundation
import Markdown
import TestSupport
import Testing

@testable import Commands

/// Links of figures, as authors and tools write them.
struct GuideLinkTests {
  private static let listing = """
    # One

    ```
    A.Leading = Superview.Leading
    A.Trailing = Superview.Trailing
    A.Top = Superview.Top
    A.Height = 10
    ```

    """

  private func linked(
    _ text: String, at path: String = "docs/g.md", into folder: String = "docs/figures",
    _ options: String...
  ) async throws -> (text: String, outcome: Outcome) {
    let sandbox = try Sandbox(inMemory: true)
    let guide = try sandbox.write(text, to: path)
    let words =
      ["render", guide, "-o", sandbox.path + "/" + folder, "--link"]
      + (options.contains("--names") ? [] : ["--format", "svg"]) + options
    let outcome = await Outcome.of(words)
    let once = String(decoding: try Data(contentsOf: URL(filePath: guide)), as: UTF8.self)
    // A second run changes nothing.
    _ = await Outcome.of(words)
    #expect(String(decoding: try Data(contentsOf: URL(filePath: guide)), as: UTF8.self) == once)
    return (once, outcome)
  }

  /// Lines that look like a fence are text in code that is indented, so an image there would be, too.
  @Test func `an image of indented code stands below it`() async throws {
    let listing = Self.listing.dropFirst("# One\n\n".count).split(separator: "\n")
      .map { "\t" + $0 }.joined(separator: "\n")
    let (result, _) = try await linked("# One\n\n\(listing)\n\nEnd\n")
    let image = try #require(result.split(separator: "\n").first { $0.contains("![") })
    #expect(image.hasPrefix("!["))
  }

  static let right = [
    "![x](figures/g.One.portrait.svg)", "![x](./figures/../figures/g.One.portrait.svg#only-light)",
    "![x](/img/g.One.portrait.svg)", "![x](https://example.org/g.One.portrait.svg?raw=true)",
    "![x](figures/g.One.portrait.svg){width=400}", "[![x](figures/g.One.portrait.svg)](page)",
    "Text ![](figures/g.One.portrait.svg) text", "![x][1]\n\n[1]: <figures/g.One.portrait.svg> 'T'",
    "<img src=\"figures/g.One.portrait.svg\" width=\"200\">",
    "<picture><source srcset='/a/g.One.portrait.svg 1x, b.png 2x'></picture>",
    "@Image(source: \"figures/g.One.portrait.svg\", alt: \"x\")",
    "```{image} figures/g.One.portrait.svg\n:alt: x\n```",
    ":::{figure} figures/g.One.portrait.svg\n:alt: x\nWords\n:::",
  ]

  @Test(arguments: right)
  func `a link that leads to the figure stays, without advice`(_ image: String) async throws {
    let text = Self.listing + "\n" + image + "\n"
    let (result, outcome) = try await linked(text)
    #expect(result == text)
    #expect((outcome.status, outcome.errors) == (.done, ""))
  }

  @Test(
    arguments: right.filter { !$0.contains("](/") && !$0.contains("https:") && !$0.contains("'/") })
  func `of a link that leads elsewhere only the path is changed`(_ image: String) async throws {
    let text = Self.listing + "\n" + image + "\n"
    let moved = text.replacing("./figures/../", with: "").replacing("figures/g.", with: "old/g.")
    let (result, outcome) = try await linked(moved)
    #expect(result == text.replacing("./figures/../", with: ""))
    #expect((outcome.status, outcome.errors) == (.done, ""))
  }

  @Test(arguments: [
    "![x](g.One.portrait.svg)", "![x](g.One.portrait)",
    "@Image(source: \"g.One.portrait\", alt: x)",
  ])
  func `within a catalogue of DocC a bare name is right`(_ image: String) async throws {
    let text = Self.listing + "\n" + image + "\n"
    let (result, outcome) = try await linked(
      text, at: "A.docc/Articles/g.md", into: "A.docc/Resources")
    #expect(result == text)
    #expect((outcome.status, outcome.errors) == (.done, ""))
  }

  @Test func `a new link in a catalogue is a bare name`() async throws {
    let (result, _) = try await linked(
      Self.listing, at: "A.docc/g.md", into: "A.docc/Resources", "--theme", "pair", "--names",
      "docc")
    #expect(result.hasSuffix("\n![One: A on iPhone 6 in portrait.](g.One.portrait.svg)\n"))
  }

  /// The lines of a new image, for one theme and for both.
  static let forms: [(form: String, isPair: Bool, lines: [String])] = [
    ("html", false, ["<img src=\"figures/NAME.svg\" alt=\"TEXT\">"]),
    (
      "material", true,
      ["![TEXT](figures/NAME.svg#only-light)", "![TEXT](figures/NAME.dark.svg#only-dark)"]
    ),
  ]

  @Test(arguments: forms)
  func `a new link has the form that is asked for`(
    _ row: (form: String, isPair: Bool, lines: [String])
  ) async throws {
    let (result, outcome) = try await linked(
      Self.listing, "--link-as", row.form, "--theme", row.isPair ? "pair" : "light")
    let image = row.lines.joined(separator: "\n").replacing("NAME", with: "g.One.portrait")
      .replacing("TEXT", with: "One: A on iPhone 6 in portrait.")
    #expect(result == Self.listing + "\n" + image + "\n")
    #expect(outcome.errors == "")
  }

  @Test(arguments: [
    ("<img src=\"box.png\">", "<img src="), ("![](box.png)", "![One"),
    (":::{figure} box.png\n:::", "```{image}"),
    ("<picture><img src=b.png></picture>", "<picture>\n"),
    ("@Image(source: box)", "@Image(source: \"figures"),
  ])
  func `a new link has the form of the others`(_ other: String, _ start: String) async throws {
    let (result, _) = try await linked(other + "\n\n" + Self.listing)
    #expect(result.hasPrefix(other + "\n\n" + Self.listing + "\n" + start))
  }

  /// Listings within quotations and lists, with the line of the image below.
  static let nested: [(text: String, below: String)] = [
    (
      "> 1. A.Top = Superview.Top\n> 2. A.Left = Superview.Left\n>\n> more",
      "> 2. A.Left = Superview.Left\n> \n> !["
    ),
    (
      "- a\n\n  ```\n  1. A.Top = Superview.Top\n  2. A.Left = Superview.Left\n  ```\n",
      "  ```\n\n  !["
    ),
    (
      "- a\n  - A.Top = Superview.Top\n  - A.Left = Superview.Left\n- b\n",
      "  - A.Left = Superview.Left\n\n  !["
    ),
    ("    1. A.Top = Superview.Top\n    2. A.Left = Superview.Left\n", "Superview.Left\n\n!["),
    (">     1. A.Top = Superview.Top\n>     2. A.Left = Superview.Left\n", "Left\n> \n> !["),
    ("- a\n\n      1. A.Top = Superview.Top\n      2. A.Left = Superview.Left\n", "Left\n\n  !["),
  ]

  @Test(arguments: nested)
  func `an image stays in the quotation or list of its listing`(
    _ row: (text: String, below: String)
  ) async throws {
    let (result, _) = try await linked("# One\n\n" + row.text)
    #expect(result.contains(row.below), "\(result)")
  }

  @Test(
    arguments: [SampleGuide.english, SampleGuide.chinese, SampleGuide.code], ImageForm.ofMarkdown)
  func `nothing outside of links of figures changes, in any form and with mixed line ends`(
    _ text: String, _ form: ImageForm
  ) async throws {
    let mixed = Self.mixed(text)
    let pair = form.showsPair ? "pair" : "light"
    let (result, _) = try await linked(mixed, "--link-as", form.rawValue, "--theme", pair)
    Self.expectOnlyLinks(between: mixed, and: result)
  }

  /// A text of which every second line ends with a carriage return.
  static func mixed(_ text: String) -> String {
    var isReturn = false
    return text.reduce(into: "") { result, character in
      if character == "\n" { isReturn.toggle() }
      result += character == "\n" && isReturn ? "\r\n" : String(character)
    }
  }

  /// Expects that what a guide has more than before are links of figures `g.…` and blank lines, each with the line end of
  /// the line above it.
  static func expectOnlyLinks(between original: String, and result: String) {
    func lines(_ text: String) -> [String] {
      // For Swift a carriage return and a line feed are one character.
      text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    var rest = lines(original)[...]
    var previous = ""
    for line in lines(result) {
      if line == rest.first {
        rest = rest.dropFirst()
      } else {
        let isLink = ["g.", ":alt: ", ":class: ", "```", "picture>"].contains(where: line.contains)
        #expect(isLink || line == "" || line == "\r", "\(line)")
        #expect(line.hasSuffix("\r") == previous.hasSuffix("\r"))
      }
      previous = line
    }
    #expect(rest.isEmpty || rest == [""])
  }

  @Test(arguments: [
    (["--link-as", "html"], "--link-as html goes with --link"),
    (["--link", "--theme", "pair", "--link-as", "html"], "--link-as html shows one theme"),
    (["--names", "docc", "--format", "svg,png"], "--names docc goes with one format"),
  ])
  func `options that contradict each other are errors`(_ row: (words: [String], error: String))
    async
  {
    let outcome = await Outcome.of(["render", "x.md"] + row.words)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains(row.error), "\(outcome.errors)")
  }

  @Test func `a pair has DocC's names on request`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("canvas: {size: [60, 40]}\nviews: {}\n", to: "Card.yaml")
    let words = [
      "render", sandbox.path + "/Card.yaml", "-o", sandbox.path + "/o", "--theme", "pair",
    ]
    for options in [[], ["--names", "docc"], ["--names", "docc", "--format", "png"]] {
      #expect(await Outcome.of(words + options).errors == "")
    }
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/o").keys) == [
        "Card.svg", "Card.png", "Card.dark.svg", "Card.dark.png", "Card~dark.svg", "Card@2x.png",
        "Card~dark@2x.png",
      ])
    // A name does not change what a figure shows.
    func bytes(_ name: String) throws -> Data {
      try Data(contentsOf: URL(filePath: sandbox.path + "/o/" + name))
    }
    #expect(try bytes("Card@2x.png") == bytes("Card.png"))
    #expect(try bytes("Card~dark@2x.png") == bytes("Card.dark.png"))
  }
}

/// The sentences that stand for figures.
struct AlternativeTextTests {
  private static let pair = """
    1. A.Leading = Superview.Leading
    2. B.Leading = A.Trailing + 8
    3. A.Top = Superview.Top
    4. B.Top = A.Top
    5. A.Width = 20
    6. B.Width = 20
    7. A.Height = 20
    """

  private func text(of guide: String) async throws -> String {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(guide, to: "g.md")
    _ = await Outcome.of("render", path, "-o", sandbox.path, "--format", "svg", "--link")
    let linked = try String(contentsOfFile: path, encoding: .utf8)
    return String(try #require(linked.firstMatch(of: /!\[(.*)\]\(/)).1)
  }

  @Test func `a strip of states names their canvas once`() async throws {
    let recipe =
      "canvas: {size: [200, 300]}\nviews: {A: {frame: [20, 20, 40, 40]}}\nstates: {Wide: {}}\n"
      + "figures: [{state: all, strip: true}]"
    #expect(
      try await text(of: "# One\n\n```ibar\n\(recipe)\n```\n")
        == "One: A on a canvas of 200 x 300 points. The constraints leave the layout ambiguous.")
  }

  @Test func `a text has the title, the names and the arrangement, then what is wrong`()
    async throws
  {
    #expect(
      try await text(of: "# Two\n\n```\n\(Self.pair)\n8. B.Height = 20\n```\n")
        == "Two: A and B side by side, on iPhone 6 in portrait.")
    #expect(
      try await text(of: "# Two\n\n```\n\(Self.pair)\n```\n").hasSuffix(
        " The constraints leave the layout ambiguous."))
  }

  @Test func `a text is short, however long the names are`() async throws {
    let name = String(repeating: "Long ", count: 30)
    let guide = "# \(name)\n\n```\n\(Self.pair)\n8. B.Height = 20\n```\n"
    let text = try await text(
      of: guide.replacing("A.", with: name + "A.").replacing(" B.", with: " \(name)B."))
    #expect(text.count <= 250 && text.hasPrefix("Long Long ") && text.contains("iPhone 6"))
  }

  @Test func `the words of the recipe win`() async throws {
    #expect(
      try await text(of: "# T\n\n```ibar\nalt: My own words, 12 x 13.\nviews: {}\n```\n")
        == "My own words, 12 x 13.")
  }
}
