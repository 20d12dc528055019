import Commands
import Foundation
import TestSupport
import Testing

/// The recipes and figures of the repository.
struct BaselineTests {
  private static let recipes = Repository.root + "/Recipes"

  @Test func `every recipe has the frames it expects`() async {
    let outcome = await Outcome.of("check", Self.recipes)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == .done)
  }

  /// The options of the two stamps that draw into Output/.
  private static let runs = [
    ["--state", "all", "--language", "all"], ["--style", "schematic", "--format", "svg"],
  ]

  @Test func `Output is what a fresh render draws, to the byte`() async throws {
    let sandbox = try Sandbox()
    for options in Self.runs {
      let outcome = await Outcome.of(["render", Self.recipes, "-o", sandbox.path] + options)
      #expect(outcome.status == .done)
    }
    let fresh = Sandbox.files(below: sandbox.path)
    let committed = Self.committedFigures(of: "")
    for name in Set(fresh.keys).union(committed.keys).sorted() where fresh[name] != committed[name]
    {
      Issue.record(
        fresh[name] == nil
          ? "Output/\(name) is drawn by no recipe"
          : committed[name] == nil ? "Output/\(name) is missing" : "Output/\(name) differs")
    }
  }

  private static func committedFigures(of chapter: String) -> [String: Data] {
    Sandbox.files(below: Repository.root + "/Output" + chapter).filter { $0.key != "README.md" }
  }

  /// The program beside the tests, run with other surroundings; in `make test` for one chapter, which has texts
  /// in several languages.
  @Test(arguments: [
    ["LC_ALL": "de_DE.UTF-8", "TZ": "Asia/Tokyo"], ["LC_ALL": "C", "TZ": "UTC", "LANG": "tr_TR"],
  ])
  func `locale and time zone change no byte`(_ surroundings: [String: String]) throws {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("ibar")
    try #require(FileManager.default.isExecutableFile(atPath: program.path))
    let chapter = Seed.takesAll ? "" : "/GroupingAndWhiteSpace"
    let sandbox = try Sandbox()
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "render", Self.recipes + chapter, "--state", "all", "--language", "all", "-o", sandbox.path,
    ]
    process.environment = surroundings
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let canvases = Self.committedFigures(of: chapter).filter { !$0.key.contains(".schematic.") }
    #expect(Sandbox.files(below: sandbox.path) == canvases)
  }
}
