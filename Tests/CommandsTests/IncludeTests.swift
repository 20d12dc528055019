import Foundation
import Platform
import TestSupport
import Testing

@testable import Commands

/// Recipes that include files.
struct IncludeTests {
  private static let common = """
    canvas: {size: [300, 200], bars: {status: false}}
    colors: {brand: "#2060C0", ink: "#101010"}
    metrics: {gutter: 12, wide: 100}
    views:
      Red View: {backgroundColor: brand}
      Name Label: {kind: label, text: Shared, font: 20, textColor: ink}
      Elsewhere: {backgroundColor: red}

    """

  private static let recipe = """
    include: ../common.yaml
    metrics: {wide: 80}
    views:
      Red View: {}
      Name Label: {text: Own}
    constraints: |
      Red View.Leading = Superview.Leading + gutter
      Red View.Top = Superview.Top + gutter
      Red View.Width = wide
      Red View.Height = 40
      Name Label.Leading = Red View.Trailing + gutter
      Name Label.CenterY = Red View.CenterY

    """

  /// The same without a file besides: what the recipe says itself goes before what it includes.
  private static let whole = """
    canvas: {size: [300, 200], bars: {status: false}}
    colors: {brand: "#2060C0", ink: "#101010"}
    metrics: {gutter: 12, wide: 80}
    views:
      Red View: {backgroundColor: brand}
      Name Label: {kind: label, text: Own, font: 20, textColor: ink}
    constraints: |
      Red View.Leading = Superview.Leading + gutter
      Red View.Top = Superview.Top + gutter
      Red View.Width = wide
      Red View.Height = 40
      Name Label.Leading = Red View.Trailing + gutter
      Name Label.CenterY = Red View.CenterY

    """

  /// A folder with a recipe in a chapter, and beside the chapter the file that it includes.
  private static func sandbox(
    _ recipe: String = recipe, common: String = common
  ) throws -> Sandbox {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write(recipe, to: "r/chapter/A.yaml")
    try sandbox.write(common, to: "r/common.yaml")
    return sandbox
  }

  @Test func `a figure is that of the recipe with all that it includes`() async throws {
    let sandbox = try Self.sandbox()
    try sandbox.write(Self.whole, to: "w/chapter/A.yaml")
    for folder in ["r", "w"] {
      let outcome = await Outcome.of(
        "render", "\(sandbox.path)/\(folder)", "-o", "\(sandbox.path)/\(folder)-out")
      #expect(outcome.status == .done)
      #expect(outcome.errors == "")
    }
    let figures = Sandbox.files(below: sandbox.path + "/w-out")
    #expect(figures.count == 2)
    // The included file lies in the folder too, and is no recipe.
    #expect(Sandbox.files(below: sandbox.path + "/r-out") == figures)
  }

  @Test func `frames are those of the names' numbers`() async throws {
    let sandbox = try Self.sandbox()
    let outcome = await Outcome.of(
      "solve", "--allow", sandbox.path + "/r", sandbox.path + "/r/chapter/A.yaml")
    #expect(outcome.errors == "")
    #expect(outcome.output.contains("Red View"))
    let json = await Outcome.of(
      "solve", "--json", "--allow", sandbox.path + "/r", sandbox.path + "/r/chapter/A.yaml")
    // 12 from the leading edge, 80 wide since the recipe's own `wide` goes first.
    let plain = json.output.filter { !$0.isWhitespace }
    #expect(plain.contains(#""x":12,"y":12,"width":80,"height":40"#), "\(plain)")
  }

  @Test func `a file outside needs to be allowed, also by a link`() async throws {
    let sandbox = try Self.sandbox()
    let recipe = sandbox.path + "/r/chapter/A.yaml"
    let refused = await Outcome.of("check", recipe)
    #expect(refused.status == .failed)
    #expect(
      refused.errors.hasPrefix(
        "\(recipe):1:10: error: '../common.yaml' cannot be included: it is neither beside the recipe "
          + "nor below the given path; allow its folder with '--allow \(sandbox.path)/r'"),
      "\(refused.errors)")
    #expect(await Outcome.of("check", recipe, "--allow", sandbox.path + "/r").status == .done)
    #expect(
      await Outcome.of("check", recipe, "--allow", sandbox.path + "/r/chapter").status == .failed)

    let secret = try sandbox.write(Self.common, to: "elsewhere/secret.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/r/chapter/link.yaml", withDestinationPath: secret)
    try sandbox.write("include: link.yaml\nviews: {}\n", to: "r/chapter/A.yaml")
    // The folder to allow is that of the file: to allow that of the link would not help.
    let linked = await Outcome.of("check", recipe)
    #expect(linked.status == .failed)
    let real = try FileSystem.realPath(sandbox.path + "/elsewhere")
    #expect(linked.errors.contains("allow its folder with '--allow \(real)'"), "\(linked.errors)")
    #expect(await Outcome.of("check", recipe, "--allow", real).status == .done)
  }

  @Test func `faults are reported in the file that holds them`() async throws {
    let sandbox = try Self.sandbox(
      "include: ../common.yaml\nviews: {A: {}}\n",
      common:
        "views:\n  A: {colour: red}\n  B: {subviews: {C: }}\ncolors: {x: rad}\nconstraints: A\n")
    let outcome = await Outcome.of(
      "check", sandbox.path + "/r/chapter/A.yaml", "--allow", sandbox.path + "/r",
      "--message-format", "short")
    #expect(outcome.status == .failed)
    let path = sandbox.path + "/r/common.yaml"
    let lines = outcome.errors.split(separator: "\n").map { String($0) }
    #expect(
      lines.map { String($0.prefix(while: { $0 != "(" })) }.sorted()
        == [
          "\(path):2:7: error: a view of an included file has no key 'colour' [unknown-key]",
          "\(path):3:7: error: a view of an included file has no key 'subviews' [unknown-key]",
          "\(path):4:13: error: 'rad' is not a colour [unknown-color]",
          "\(path):5:1: error: an included file has no key 'constraints' [unknown-key]",
        ].sorted(), "\(outcome.errors)")
  }

  @Test func `a view of an included file is one of the recipe only if the recipe declares it`()
    async throws
  {
    let sandbox = try Self.sandbox(
      "include: ../common.yaml\nviews: {A: {}}\nconstraints: |\n  Red View.Width = A.Width\n")
    let outcome = await Outcome.of(
      "check", sandbox.path + "/r/chapter/A.yaml", "--allow", sandbox.path + "/r")
    #expect(outcome.errors.contains("A.yaml:4:3: error: there is no view 'Red View'"))
    #expect(
      outcome.errors.contains(
        "help: declare it under 'views'; '\(sandbox.path)/r/common.yaml' only gives it properties"))
  }

  @Test func `the recipe's own names go first in included views too`() async throws {
    let sandbox = try Self.sandbox(
      "include: ../common.yaml\ncolors: {brand: \"#FF0000\"}\nviews: {Red View: {}}\n")
    let converted = await Outcome.of(
      "convert", "--to", "recipe", "--allow", sandbox.path + "/r",
      sandbox.path + "/r/chapter/A.yaml")
    #expect(converted.output.contains("brand: \"#FF0000\""))
    #expect(converted.output.contains("backgroundColor: brand"))
    let figure = await Outcome.of(
      "render", sandbox.path + "/r/chapter/A.yaml", "--allow", sandbox.path + "/r", "-o",
      sandbox.path + "/out", "--format", "svg", "--style", "screen")
    #expect(figure.status == .findings)
    let svg = try String(contentsOfFile: sandbox.path + "/out/A.screen.svg", encoding: .utf8)
    #expect(!svg.uppercased().contains("#2060C0"))
  }

  @Test func `an image of an included file lies beside that file`() async throws {
    let sandbox = try Self.sandbox(
      "include: ../common.yaml\nviews: {Icon: {}}\n",
      common: "views: {Icon: {kind: imageView, image: icon.png}}\n")
    let outcome = await Outcome.of(
      "check", sandbox.path + "/r/chapter/A.yaml", "--allow", sandbox.path + "/r",
      "--message-format",
      "short")
    // There is none: the message is at its place.
    #expect(
      outcome.errors.hasPrefix(
        "\(sandbox.path)/r/common.yaml:1:40: error: there is no file 'icon.png'"),
      "\(outcome.errors)")
    let source = Repository.root + "/Output/Legend/AlignedWithMargin.png"
    try FileManager.default.copyItem(atPath: source, toPath: sandbox.path + "/r/icon.png")
    let found = await Outcome.of(
      "check", sandbox.path + "/r/chapter/A.yaml", "--allow", sandbox.path + "/r")
    #expect(!found.errors.contains("icon.png"), "\(found.errors)")
  }

  @Test func `what only a stack view has is refused for other views`() async throws {
    let sandbox = try Self.sandbox(
      "include: ../common.yaml\nviews: {A: {}, S: {kind: stackView}}\n",
      common: "views:\n  A: {spacing: 8}\n  S: {spacing: 8}\n")
    let outcome = await Outcome.of(
      "check", sandbox.path + "/r/chapter/A.yaml", "--allow", sandbox.path + "/r",
      "--message-format", "short")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.split(separator: "\n").count == 1)
    #expect(
      outcome.errors.hasPrefix(
        "\(sandbox.path)/r/common.yaml:2:16: error: only a stack view arranges its subviews"),
      "\(outcome.errors)")
  }

  @Test func `a shared style that the canvas is too old for is reported at the view`() async throws
  {
    let sandbox = try Self.sandbox(
      "include: ../common.yaml\nviews:\n  Save Button: {title: Save}\n",
      common: "# Shared by all recipes.\nviews: {Save Button: {kind: button, style: filled}}\n")
    let outcome = await Outcome.of(
      "check", sandbox.path + "/r", "--message-format", "short")
    #expect(
      outcome.errors.contains("A.yaml:3:3: error: the style 'filled' needs iOS 15"),
      "\(outcome)")
  }

  @Test func `links to a folder in itself lead to files that are known`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("include: [s1/a.yaml, s2/a.yaml]\n", to: "r/a.yaml")
    let recipe = try sandbox.write("include: a.yaml\nviews: {A: }\n", to: "r/m.yaml")
    for link in ["s1", "s2"] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path + "/r/" + link, withDestinationPath: ".")
    }
    let outcome = await Outcome.of("check", recipe, "--message-format", "short")
    #expect(outcome.errors.split(separator: "\n").count == 2)
    #expect(outcome.errors.contains("a.yaml:1:11: error: 's1/a.yaml' cannot be included: it would"))
  }

  @Test func `a faulty recipe that another includes keeps its own faults`() async throws {
    let sandbox = try Self.sandbox("include: ../common.yaml\nviews: {Red View: }\n")
    try sandbox.write(
      Self.whole.replacing("Red View.Width", with: "Red View.Widht"), to: "r/common.yaml")
    let outcome = await Outcome.of("check", sandbox.path + "/r")
    #expect(outcome.errors.contains("'Red View' has no attribute 'Widht'"))
    #expect(outcome.errors.contains("an included file has no key 'constraints' [unknown-key]"))
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    var name: String
    var common: String
    var message: String
    var testDescription: String { name }
  }

  static let refusals: [Refusal] = [
    Refusal(
      name: "itself", common: "include: common.yaml\n",
      message: "'common.yaml' cannot be included: it would include itself"),
    Refusal(
      name: "the recipe", common: "include: chapter/A.yaml\n",
      message: "'chapter/A.yaml' cannot be included: it would include itself"),
    Refusal(
      name: "no YAML", common: "a: [\n",
      message: "'../common.yaml' cannot be included: this is not YAML"),
    Refusal(
      name: "10 MB", common: String(repeating: "# 10 MB\n", count: 10 << 17),
      message: "'../common.yaml' cannot be included: larger than 1 megabytes"),
    Refusal(
      name: "nothing there", common: "include: none.yaml\n",
      message: "'none.yaml' cannot be included: No such file or directory"),
    Refusal(
      name: "a folder", common: "include: chapter\n",
      message: "'chapter' cannot be included: it is not a file"),
    Refusal(
      name: "a device", common: "include: /dev/zero\n",
      message: "'/dev/zero' cannot be included: it is not a file"),
  ]

  @Test(arguments: refusals)
  func `what cannot be included is one error where it is included`(_ row: Refusal) async throws {
    let sandbox = try Self.sandbox("include: ../common.yaml\nviews: {A: {}}\n", common: row.common)
    let outcome = await Outcome.of(
      "check", sandbox.path + "/r/chapter/A.yaml", "--allow", sandbox.path + "/r",
      "--message-format", "short")
    #expect(outcome.status == .failed)
    let lines = outcome.errors.split(separator: "\n")
    #expect(lines.count == 1, "\(outcome.errors)")
    let isInCommon = row.common.hasPrefix("include")
    let file = sandbox.path + (isInCommon ? "/r/common.yaml" : "/r/chapter/A.yaml")
    #expect(
      lines.first?.hasPrefix("\(file):1:10: error: \(row.message)") == true, "\(outcome.errors)")
  }

  @Test func `a file that recipes include is a recipe of its own only if it is one`() async throws {
    let sandbox = try Self.sandbox()
    // Given by itself, make says where the recipes are that may include it.
    let common = sandbox.path + "/r/common.yaml"
    let options = ["-o", sandbox.path + "/out", "--format", "svg"]
    let shared = await Outcome.of(["render", common, "--allow", sandbox.path + "/r"] + options)
    #expect(shared.status == .done)
    #expect(Sandbox.files(below: sandbox.path + "/out").isEmpty)
    // No recipe includes a copy of it: it is drawn, and ambiguous.
    let copy = try sandbox.write(Self.common, to: "copy/common.yaml")
    #expect(await Outcome.of(["render", copy] + options).status == .findings)
    // A layout that another recipe includes is drawn too, and the other says what it cannot use.
    try sandbox.write(Self.whole, to: "r/common.yaml")
    let both = await Outcome.of(["render", sandbox.path + "/r"] + options)
    #expect(both.errors.contains("an included file has no key 'constraints' [unknown-key]"))
    #expect(Sandbox.files(below: sandbox.path + "/out").keys.contains("common.svg"))
  }

  @Test func `files that include each other many times are read once`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    // Each includes the next twice: 2^40 reads if none were known.
    for number in 0..<40 {
      let next = "\(number + 1).inc"
      try sandbox.write("include: [\(next), ./\(next)]\n", to: "\(number).inc")
    }
    try sandbox.write("views: {A: {backgroundColor: red}}\n", to: "40.inc")
    let recipe = try sandbox.write("include: 0.inc\nviews: {A: {}}\n", to: "A.yaml")
    let outcome = await Outcome.of("convert", "--to", "recipe", recipe)
    #expect(outcome.output == "views:\n  A: {backgroundColor: red}\n", "\(outcome.errors)")
  }

  @Test func `an included file is a dependency for make and for the cache`() async throws {
    let sandbox = try Self.sandbox()
    let path = sandbox.path
    func render() async -> Outcome {
      await Outcome.of(
        "render", path + "/r/chapter/A.yaml", "--allow", path + "/r", "-o", path + "/out",
        "--cache", path + "/cache", "--deps", path + "/deps", "--format", "svg", "-v")
    }
    #expect(await render().errors.contains("A.svg"))
    let rules = try String(contentsOfFile: path + "/deps", encoding: .utf8)
    #expect(rules.contains("r/common.yaml"), "\(rules)")
    #expect(await render().errors == "")
    try sandbox.write(Self.common.replacing("#2060C0", with: "#20C060"), to: "r/common.yaml")
    #expect(await render().errors.contains("A.svg"))
    let refused = await Outcome.of(
      "render", path + "/r/chapter/A.yaml", "-o", path + "/out", "--cache", path + "/cache",
      "--format", "svg")
    #expect(refused.status == .failed)
  }

  @Test func `a guide's layout becomes a recipe with the same layout`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let guide = try sandbox.write(SampleGuide.english, to: "g.md")
    let converted = await Outcome.of("convert", "--to", "recipe", guide)
    #expect(converted.status == .done)
    let documents = converted.output.split(separator: "---\n").map { String($0) }
    #expect(documents.count == 2)
    let frames = await Outcome.of("solve", guide)
    var read = ""
    for (index, document) in documents.enumerated() {
      let path = try sandbox.write(document, to: "L\(index).yaml")
      read += await Outcome.of("solve", path).output
    }
    func numbers(_ text: String) -> [Substring] {
      text.split(whereSeparator: \.isNewline).filter {
        $0.hasPrefix("  ") && ($0.contains("View") || $0.contains("Field"))
      }
    }
    #expect(!numbers(read).isEmpty)
    #expect(numbers(read) == numbers(frames.output))
  }
}
