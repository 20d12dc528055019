import Commands
import Foundation
import TestSupport
import Testing

/// What `render` writes.
struct RenderTests {
  @Test func `render writes a file for each orientation and format`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "Recipes/Chapter/My Figure.yaml")
    let outcome = await Outcome.of("render", sandbox.path + "/Recipes", "-o", sandbox.path + "/out")
    #expect(outcome.status == .done)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
    let names = ["portrait", "landscape"].flatMap { orientation in
      ["svg", "png"].map { "Chapter/My-Figure.\(orientation).\($0)" }
    }
    #expect(Set(Sandbox.files(below: sandbox.path + "/out").keys) == Set(names))
    // A file as PATH writes right into the folder.
    let single = await Outcome.of(
      "render", recipe, "--output=\(sandbox.path)/one", "--format", "svg", "--orientation",
      "portrait")
    #expect(single.status == .done)
    #expect(Array(Sandbox.files(below: sandbox.path + "/one").keys) == ["My-Figure.portrait.svg"])
  }

  static let named: [(arguments: [String], name: String)] = [
    (["--size", "500x400"], "A.500x400.svg"), (["--size", "400x500"], "A.400x500.svg"),
    (["--device", "iPad Air 2", "--orientation", "landscape"], "A.landscape.ipad-air-2.svg"),
    (
      ["--device", "iPad Pro 13 (M4)", "--orientation", "portrait"],
      "A.portrait.ipad-pro-13-m4.svg"
    ),
    (["--device", "iphone 6", "--orientation", "landscape"], "A.landscape.svg"),
    (
      ["--direction", "right-to-left", "--orientation", "portrait"], "A.portrait.right-to-left.svg"
    ),
    (["--direction", "left-to-right", "--orientation", "portrait"], "A.portrait.svg"),
    (["--style", "schematic", "--orientation", "landscape"], "A.landscape.schematic.svg"),
    (["--style", "screen", "--orientation", "portrait"], "A.portrait.screen.svg"),
    (["--style", "outline", "--size", "500x400"], "A.outline.500x400.svg"),
    (["--orientation", "side-by-side"], "A.side-by-side.svg"),
    (["--orientation", "side-by-side", "--style", "schematic"], "A.side-by-side.schematic.svg"),
    (["--widths", "320,375"], "A.widths-320-375.svg"),
    (["--strip", "--orientation", "portrait"], "A.portrait.states.svg"),
    (["--legend", "below", "--orientation", "portrait"], "A.portrait.legend-below.svg"),
    (["--animate"], "A.animated.svg"),
  ]

  @Test(arguments: named)
  func `an option that changes the picture adds its value to the name`(
    _ row: (arguments: [String], name: String)
  ) async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
    let arguments = ["render", recipe, "-o", sandbox.path + "/out", "--format", "svg"]
    let outcome = await Outcome.of(arguments + row.arguments)
    #expect(outcome.errors.isEmpty)
    #expect(Array(Sandbox.files(below: sandbox.path + "/out").keys) == [row.name])
  }

  @Test func `a scale adds to the names of pictures made of pixels alone`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
    _ = await Outcome.of(
      "render", recipe, "-o", sandbox.path + "/out", "--scale", "3", "--orientation", "portrait")
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/out").keys)
        == ["A.portrait.svg", "A.portrait.3x.png"])
  }

  @Test func `a figure that would not change is not touched`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
    let arguments = ["render", recipe, "-o", sandbox.path, "--stamp", sandbox.path + "/s/stamp"]
    _ = await Outcome.of(arguments)
    let figure = sandbox.path + "/A.portrait.png"
    let old = Date(timeIntervalSince1970: 1_000_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: figure)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: sandbox.path + "/s/stamp")
    func modified(_ path: String) throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    // A comment changes nothing that a figure shows or says.
    try sandbox.write("# hello\n" + SampleRecipe.recipe, to: "A.yaml")
    #expect(await Outcome.of(arguments).status == .done)
    #expect(try modified(figure) == old)
    let stamped = try modified(sandbox.path + "/s/stamp")
    #expect(try #require(stamped) > old)
  }

  @Test func `one and two jobs give the same bytes`() async throws {
    let sandbox = try Sandbox()
    let recipes = Repository.root + "/Recipes"
    for jobs in ["1", "2"] {
      let outcome = await Outcome.of(
        "render", recipes, "-o", sandbox.path + "/\(jobs)", "-j\(jobs)")
      #expect(outcome.status == .done)
    }
    let one = Sandbox.files(below: sandbox.path + "/1")
    #expect(!one.isEmpty)
    #expect(one == Sandbox.files(below: sandbox.path + "/2"))
  }

  @Test func `an ambiguous or unsatisfiable layout is drawn and reported as a finding`()
    async throws
  {
    for recipe in [SampleRecipe.ambiguous, SampleRecipe.unsatisfiable] {
      let sandbox = try Sandbox()
      let path = try sandbox.write(recipe, to: "A.yaml")
      let outcome = await Outcome.of("render", path, "-o", sandbox.path + "/out")
      #expect(outcome.status == .findings)
      #expect(outcome.errors.contains("error: "))
      #expect(Sandbox.files(below: sandbox.path + "/out").count == 4)
    }
  }

  @Test func `a declared status is no finding, and must be so`() async throws {
    let sandbox = try Sandbox()
    let declared = try sandbox.write("status: ambiguous\n" + SampleRecipe.ambiguous, to: "A.yaml")
    let outcome = await Outcome.of("render", declared, "-o", sandbox.path)
    #expect(outcome.status == .done)
    #expect(outcome.errors.isEmpty)
    #expect(await Outcome.of("check", declared).status == .done)
    let wrong = try sandbox.write("status: ambiguous\n" + SampleRecipe.recipe, to: "B.yaml")
    #expect(await Outcome.of("check", wrong).status == .findings)
    let other = try sandbox.write("status: unsatisfiable\n" + SampleRecipe.ambiguous, to: "C.yaml")
    #expect(await Outcome.of("check", other).status == .findings)
  }
}
