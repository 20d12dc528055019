import Commands
import Foundation
import TestSupport
import Testing

/// The settings of figures in a recipe and on the command line.
struct FigureSettingsCommandTests {
  private static let recipe = """
    canvas: {size: [240, 160], bars: {status: false}}
    views:
      Red View: {backgroundColor: red}
    constraints: |
      1. Red View.Leading = Superview.Leading + 20
      2. Red View.Top = Superview.Top + 30
      3. Red View.Width = 100
      4. Red View.Height = 50
    alt: A red view
    caption: Where the view lies

    """

  private func svg(_ options: String...) async throws -> [String: String] {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(Self.recipe, to: "A.yaml")
    let outcome = await Outcome.of(
      ["render", path, "-o", sandbox.path, "--format", "svg"] + options)
    #expect(outcome.status == .done, "\(outcome)")
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
    return try names.filter { $0.hasSuffix(".svg") }.reduce(into: [:]) {
      $0[$1] = try String(contentsOfFile: sandbox.path + "/" + $1, encoding: .utf8)
    }
  }

  @Test func `alt replaces the description, and a caption waits for its option`() async throws {
    let figures = try await svg()
    let text = try #require(figures["A.svg"])
    #expect(text.contains(">A red view</desc>"))
    #expect(text.contains("viewBox=\"0 0 240 160\""))
    #expect(!text.contains("ib-figcaption"))
  }

  @Test func `a crop and a caption are parts of the name`() async throws {
    let cropped = try await svg("--crop", "10,20,120,70")
    #expect(cropped["A.crop-10-20-120-70.svg"]?.contains("viewBox=\"10 20 120 70\"") == true)
    let captioned = try await svg("--caption", "--svg-text")
    let text = try #require(captioned.values.first)
    #expect(captioned.keys.first?.hasPrefix("A.caption") == true)
    #expect(text.contains("ib-figcaption") && text.contains("Where the view lies"))
  }

  /// The view lies at 20, 30 and measures 100 x 50.
  ///
  /// Waves of 3 points, or 3.5 at 120 points, and a point beyond them are around it.
  @Test(arguments: [
    ("Red View", "red-view", "13 23 114 64"), (" `Red View` ", "red-view", "13 23 114 64"),
    ("red view,margin=10", "red-view-margin-10", "3 12 134 86"),
    ("margin=10,Red View", "red-view-margin-10", "3 12 134 86"),
    ("Red View,Superview,margin=5", "red-view-superview-margin-5", "0 0 240 160"),
  ])
  func `--crop takes names of views`(_ row: (crop: String, name: String, box: String)) async throws
  {
    let figures = try await svg("--crop", row.crop)
    let text = try #require(figures["A.crop-\(row.name).svg"], "\(figures.keys)")
    #expect(text.contains("viewBox=\"\(row.box)\""))
  }

  /// The screen is 240 wide, with 6 points around it: a wave of 7.5 points, whose middle is 24 below the view's end.
  ///
  /// 80 + 24 + 7.5 + 6 = 117.5.
  @Test func `content is what holds something, and a view of that name is in backquotes`()
    async throws
  {
    let recipe = Self.recipe.replacing("Red View", with: "content")
    let sandbox = try Sandbox()
    try sandbox.write(recipe, to: "A.yaml")
    try sandbox.write(recipe + "\ncrop: content\n", to: "B.yaml")
    try sandbox.write(recipe + "\ncrop: {around: [content]}\n", to: "C.yaml")
    let (content, view) = ("-6 -6 252 124", "13 23 114 64")
    for (name, style, options, box) in [
      ("A", "screen", ["--crop", "content"], content),
      ("A", "canvas", ["--crop", "`content`"], view), ("B", "screen", [], content),
      ("C", "canvas", [], view),
    ] {
      let words = ["render", sandbox.path + "/\(name).yaml", "--format", "svg", "-o", "-"]
      let outcome = await Outcome.of(words + ["--style", style] + options)
      #expect(outcome.output.contains("viewBox=\"\(box)\""), "\(name) \(options)")
    }
    let named = try await svg("--style", "screen", "--crop", "content")
    #expect(Array(named.keys) == ["A.screen.crop-content.svg"])
  }

  @Test(arguments: [
    "", "1,2,3", "0,0,0,5", "0,0,9,-5", "0,0,9,nan", "Red View,", ",Red View", "Red View,10",
    "margin=5", "Red View,margin=-1", "Red View,margin=x",
  ])
  func `a crop that is neither is an error`(_ crop: String) async {
    let outcome = await Outcome.of("render", "A.yaml", "--crop", crop)
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors.contains("'\(crop)' is not a crop; write content, X,Y,WIDTH,HEIGHT"),
      "\(outcome)")
  }

  @Test func `a recipe without a view of the crop is an error, and others are drawn`() async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "r/A.yaml")
    try sandbox.write(Self.recipe.replacing("Red View", with: "Red Views"), to: "r/B.yaml")
    let outcome = await Outcome.of(
      "render", sandbox.path + "/r", "-o", sandbox.path + "/out", "--format", "svg", "--crop",
      "Red View")
    #expect(outcome.status == .failed)
    let message =
      "r/B.yaml: error: there is no view 'Red View' for --crop; did you mean 'Red Views'? [unknown-view]\n"
    #expect(outcome.errors.hasSuffix(message), "\(outcome)")
    #expect(Sandbox.files(below: sandbox.path + "/out").keys.sorted() == ["A.crop-red-view.svg"])
  }

  @Test func `labels are a part of the name, and a legend numbers its canvas`() async throws {
    let labeled = try await svg("--labels", "names,values", "--svg-text")
    let text = try #require(labeled["A.labels-names-values.svg-text.svg"])
    #expect(text.contains(">Red View</text>") && text.contains(">100</text>"))
    #expect(!text.contains("ib-number"))
    let numbered = try await svg("--legend", "below", "--svg-text")
    let legend = try #require(numbered["A.legend-below.svg-text.svg"])
    #expect(legend.ranges(of: "ib-number").count == 4)
    // A screen shows no constraints to list.
    let screen = try await svg("--legend", "below", "--style", "screen")
    #expect(screen.values.allSatisfy { !$0.contains("ib-legend-row") })
  }

  @Test func `a language has its own callouts and its own alternative text`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      Self.recipe + """
        callouts: [{at: Red View.Trailing, text: The end}]
        languages:
          de:
            alt: Eine rote Fläche
            callouts: [{at: Red View.Trailing, text: Das Ende}]

        """, to: "A.yaml")
    let outcome = await Outcome.of(
      "render", path, "-o", sandbox.path, "--format", "svg", "--svg-text", "--language", "all")
    #expect(outcome.status == .done, "\(outcome)")
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: sandbox.path + "/" + name, encoding: .utf8)
    }
    let (own, german) = (try text("A.svg-text.svg"), try text("A.de.svg-text.svg"))
    #expect(own.contains("The end") && own.contains(">A red view</desc>"))
    #expect(german.contains("Das Ende") && german.contains(">Eine rote Fläche</desc>"))
    #expect(!german.contains("The end"))
  }

  @Test func `labels without a place are reported`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(
      """
      canvas: {size: [30, 30], bars: {status: false}}
      views: {A Long Name: {frame: [0, 0, 30, 30]}}
      constraints: ["A Long Name.Width = 30"]
      """, to: "A.yaml")
    let outcome = await Outcome.of(
      "render", path, "-o", sandbox.path, "--format", "svg", "--labels", "names")
    #expect(outcome.errors.contains("has no place for the name 'A Long Name'"))
  }

  /// What a crop says, on the view of 100 x 50 points or the one that is hidden or has no height.
  @Test(arguments: [
    (
      "{around: [Hidden]}",
      "A.yaml:1:7: error: this crop shows nothing of the figure [empty-crop]\n"
    ),
    ("{around: [Flat]}", "A.yaml:1:7: error: this crop shows nothing of the figure [empty-crop]\n"),
    ("{around: [Flat], margin: 5}", ""), ("{around: [Red View]}", ""),
    (
      "[300, 150, 50, 50]",
      "warning: this crop shows nothing of the figure (iPhone 6, landscape) [empty-crop]\n"
    ),
  ])
  func `a crop of nothing is reported at its line`(_ row: (crop: String, message: String))
    async throws
  {
    let sandbox = try Sandbox(inMemory: true)
    let isRect = row.crop.hasPrefix("[")
    let recipe =
      "crop: \(isRect ? "[0, 500, 100, 100]" : row.crop)\n"
      + Self.recipe.replacing("canvas: {size: [240, 160], bars: {status: false}}\n", with: "")
      .replacing(
        "views:\n",
        with:
          "views:\n  Hidden: {isHidden: true, autoresizingMask: [], frame: [0, 0, 9, 9]}\n  Flat: {autoresizingMask: [], frame: [50, 50, 9, 0]}\n"
      )
    let path = try sandbox.write(recipe, to: "A.yaml")
    let outcome = await Outcome.of("render", path, "-o", sandbox.path, "--format", "svg")
    #expect(outcome.status == (row.message.contains("error") ? .failed : .done), "\(outcome)")
    #expect(row.message.isEmpty ? outcome.errors.isEmpty : outcome.errors.contains(row.message))
  }

  @Test func `an option that crops all away is an error`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(Self.recipe, to: "A.yaml")
    let outcome = await Outcome.of(
      "render", path, "-o", sandbox.path, "--format", "svg", "--crop", "900,0,10,10")
    #expect(outcome.status == .failed)
    #expect(
      outcome.errors.contains("error: --crop shows nothing of the figure [empty-crop]\n"),
      "\(outcome)")
  }

  /// Markdown counts such a list itself.
  @Test func `a list of 1. alone in a guide has the numbers 1 to 4`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let lines = ["Leading", "Trailing", "Top", "Bottom"].map { "1. A.\($0) = Superview.\($0)\n" }
    let path = try sandbox.write("## A\n\n" + lines.joined(), to: "guide.md")
    let outcome = await Outcome.of(
      "render", path, "-o", sandbox.path, "--format", "svg", "--style", "schematic", "--svg-text")
    #expect(outcome.status == .done, "\(outcome)")
    let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
    let name = try #require(names.first { $0.hasSuffix(".svg") })
    let text = try String(contentsOfFile: sandbox.path + "/" + name, encoding: .utf8)
    for number in 1...4 { #expect(text.contains(">\(number)</text>"), "\(number)") }
  }
}
