import Commands
import Drawing
import Foundation
import Pictures
import TestSupport
import Testing

/// Baselines that git or a list of digests keeps.
struct DiffRevisionTests {
  /// Runs git in a folder, by nobody in particular.
  static func git(_ folder: String, _ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder, "-c", "user.name=ibar", "-c", "user.email=ibar@localhost"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  /// A repository with two revisions of a recipe, and a third in the checkout.
  static func repository() throws -> Sandbox {
    let sandbox = try Sandbox()
    try git(sandbox.path, "init", "-q")
    for color in ["red", "green"] {
      let recipe = DiffTests.recipe.replacingOccurrences(of: "r: red", with: "r: " + color)
      try sandbox.write(recipe, to: "Recipes/A.yaml")
      try git(sandbox.path, "add", "Recipes")
      try git(sandbox.path, "commit", "-q", "-m", color)
    }
    let recipe = DiffTests.recipe.replacingOccurrences(of: "r: red", with: "r: orange")
    try sandbox.write(recipe, to: "Recipes/A.yaml")
    return sandbox
  }

  @Test(arguments: ["/Recipes", "/Recipes/A.yaml"])
  func `a revision is compared with what lies there now, or with another one`(
    _ path: String
  ) async throws {
    let sandbox = try Self.repository()
    let recipes = sandbox.path + path
    let now = await Outcome.of("diff", "HEAD", "--", recipes)
    #expect(now.status == .findings)
    #expect(
      now.output.contains("backgroundColor went from green to orange"),
      "\(now.output)\(now.errors)")
    let between = await Outcome.of("diff", "HEAD~1", "HEAD", "--", recipes)
    #expect(between.output.contains("backgroundColor went from red to green"))
    #expect(await Outcome.of("diff", "HEAD", "HEAD", recipes).status == .done)
  }

  /// Committed figures that were not drawn again do not hide what changed in the recipe beside them.
  @Test func `a recipe that changed is compared although its figures did not`() async throws {
    let sandbox = try Self.repository()
    let recipes = sandbox.path + "/Recipes"
    try Self.git(sandbox.path, "checkout", "-q", "--", "Recipes")
    _ = await Outcome.of("render", recipes, "-o", recipes)
    try Self.git(sandbox.path, "add", "Recipes")
    try Self.git(sandbox.path, "commit", "-q", "-m", "figures")
    #expect(await Outcome.of("diff", "HEAD", "--", recipes).status == .done)
    let recipe = DiffTests.recipe.replacingOccurrences(of: "r: red", with: "r: orange")
    try sandbox.write(recipe, to: "Recipes/A.yaml")
    let outcome = await Outcome.of("diff", "HEAD", "--", recipes)
    #expect(outcome.output.contains("backgroundColor went from green to orange"))
    #expect(outcome.status == .findings)
  }

  @Test func `a recipe of a revision has its own name`() async throws {
    let sandbox = try Self.repository()
    let outcome = await Outcome.of("diff", "HEAD", "--", sandbox.path + "/Recipes/A.yaml")
    #expect(outcome.output.contains("/Recipes/A"), "\(outcome.output)")
  }

  @Test(arguments: ["/figures", "/figures/", "/figures/A.svg"])
  func `figures of a revision have the paths that the user knows`(_ path: String) async throws {
    let sandbox = try Self.repository()
    let figures = sandbox.path + "/figures"
    func draw() async { _ = await Outcome.of("render", sandbox.path + "/Recipes", "-o", figures) }
    await draw()
    try Self.git(sandbox.path, "add", "figures")
    try Self.git(sandbox.path, "commit", "-q", "-m", "figures")
    try sandbox.write(DiffTests.recipe, to: "Recipes/A.yaml")
    await draw()
    let outcome = await Outcome.of("diff", "HEAD", "--", sandbox.path + path)
    let name = path.hasSuffix("svg") ? "A.svg" : "A.png and .svg, cause "
    #expect(outcome.output.hasPrefix("restyled: \(figures)/\(name)"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("\n1 changed\n"))
  }

  /// Threads that are about to end when the process does keep nothing that it made.
  @Test func `no temporary folder outlives a comparison`() throws {
    let sandbox = try Self.repository()
    let temporary = try Sandbox()
    for _ in 0..<20 {
      let outcome = try Tool.run(
        ["diff", "-j", "4", "--style", "canvas,screen,outline", "--device", "iPhone 8"]
          + ["HEAD~1", "HEAD", "--", sandbox.path + "/Recipes"],
        environment: ["TMPDIR": temporary.path])
      #expect(outcome.status == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
  }

  /// The image of a recipe, in a size that the recipe follows.
  private static func image(_ width: Int) -> Data {
    let pixels = [UInt32](repeating: 0, count: width * 10)
    return Data(
      PNGEncoder.encode(Raster(width: width, height: 10, pixels: pixels), scale: 1))
  }

  @Test(arguments: [
    ("", "a.png"), ("", "../Images/a.png"), ("/A.yaml", "a.png"), ("/A.yaml", "../Images/a.png"),
  ])
  func `a recipe of a revision has the image of that revision`(
    _ path: String, _ image: String
  ) async throws {
    let sandbox = try Sandbox()
    let recipe = """
      views: {Picture: {kind: imageView, image: \(image)}}
      constraints: |
        Picture.Leading = Superview.Leading
        Picture.Top = Superview.Top + 40
      """
    try sandbox.write(recipe, to: "docs/Recipes/A.yaml")
    try sandbox.write("", to: "docs/Images/other")
    let url = URL(fileURLWithPath: sandbox.path + "/docs/Recipes/" + image)
    try Self.image(20).write(to: url)
    try Self.git(sandbox.path, "init", "-q")
    try Self.git(sandbox.path, "add", "docs")
    try Self.git(sandbox.path, "commit", "-q", "-m", "20")
    try Self.image(30).write(to: url)
    let outcome = await Outcome.of("diff", "HEAD", "--", sandbox.path + "/docs/Recipes" + path)
    #expect(outcome.output.contains("Picture: width 20 -> 30"), "\(outcome)")
  }

  @Test func `a list of digests is a baseline, and git draws the old figures`() async throws {
    let sandbox = try Self.repository()
    let (lock, recipes) = (sandbox.path + "/figures.lock", sandbox.path + "/Recipes")
    #expect(await Outcome.of("diff", lock, recipes).status == .failed)
    let first = await Outcome.of("diff", lock, recipes, "--accept")
    #expect(first.output == "accepted 1 of 1\n", "\(first.output)\(first.errors)")
    let text = try String(contentsOfFile: lock, encoding: .utf8)
    #expect(text.split(separator: "\n").map { $0.dropFirst(64) } == ["  A.png", "  A.svg"])
    #expect(await Outcome.of("diff", lock, recipes).status == .done)
    // Figures that were drawn from the same recipe have the same digests.
    _ = await Outcome.of("render", recipes, "-o", sandbox.path + "/figures")
    #expect(await Outcome.of("diff", lock, sandbox.path + "/figures").status == .done)

    let blue = DiffTests.recipe.replacingOccurrences(of: "r: red", with: "r: purple")
    try sandbox.write(blue, to: "Recipes/A.yaml")
    let unknown = await Outcome.of("diff", lock, recipes)
    #expect(unknown.status == .findings && unknown.output.contains("git has no old figure"))
    try sandbox.write(
      DiffTests.recipe.replacingOccurrences(of: "r: red", with: "r: orange"), to: "Recipes/A.yaml")
    try Self.git(sandbox.path, "add", "Recipes", "figures.lock")
    try Self.git(sandbox.path, "commit", "-q", "-m", "lock")
    try sandbox.write(blue, to: "Recipes/A.yaml")
    let known = await Outcome.of("diff", lock, recipes)
    #expect(
      known.output.contains("restyled: A.png and .svg, ")
        && known.output.contains("went from orange to purple"), "\(known.output)\(known.errors)")
    let accepted = await Outcome.of("diff", lock, recipes, "--accept", "A.svg")
    #expect(accepted.status == .findings && accepted.output == "accepted 1 of 2\n")
    #expect(await Outcome.of("diff", lock, recipes, "--accept").status == .done)
    try sandbox.write(text + "nonsense\n", to: "figures.lock")
    let malformed = await Outcome.of("diff", lock, recipes)
    #expect(malformed.status == .failed && malformed.errors.contains("figures.lock:3: error: "))
  }

  @Test func `a list of digests beside figures takes the old ones from git`() async throws {
    let sandbox = try Self.repository()
    let (lock, figures) = (sandbox.path + "/figures.lock", sandbox.path + "/figures")
    func draw() async throws {
      let drawn = await Outcome.of("render", sandbox.path + "/Recipes", "-o", figures)
      try #require(drawn.status == .done)
    }
    try await draw()
    _ = await Outcome.of("diff", lock, figures, "--accept")
    try Self.git(sandbox.path, "add", "figures", "figures.lock")
    try Self.git(sandbox.path, "commit", "-q", "-m", "figures")
    try sandbox.write(DiffTests.recipe, to: "Recipes/A.yaml")
    try await draw()
    let outcome = await Outcome.of("diff", lock, figures)
    #expect(outcome.status == .findings, "\(outcome.errors)")
    #expect(
      outcome.output.contains("backgroundColor went from orange to red"), "\(outcome.output)")
  }
}
