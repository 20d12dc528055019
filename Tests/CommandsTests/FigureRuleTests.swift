import Foundation
import TestSupport
import Testing

/// A folder of recipes that make draws by `figures.mk`.
struct FigureRuleTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    for name in ["A", "sub/B"] { try sandbox.write("views: {}\n", to: "recipes/\(name).yaml") }
    try writeMakefile()
  }

  private func writeMakefile(
    recipes: String = "recipes", figures: String = "figures", rules: String = ""
  ) throws {
    try sandbox.write(
      """
      IBAR := \(Tool.path)
      RECIPES := \(recipes)
      FIGURES := \(figures)
      all:
      include \(Repository.root)/Recipes/figures.mk
      all: $(FIGURE_STAMPS)
      \(rules)

      """, to: "Makefile")
  }

  private func make(_ arguments: String...) throws -> (status: Int32, messages: String) {
    try Tool.run(program: "make", ["-C", sandbox.path] + arguments)
  }

  /// How many recipes make draws.
  private func drawn(_ arguments: String...) throws -> Int {
    let done = try Tool.run(program: "make", ["-C", sandbox.path] + arguments)
    #expect(done.status == 0, "\(done.messages)")
    return done.messages.split(separator: "\n").count { $0.contains(" render ") }
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: sandbox.path + "/" + name)
  }

  private var figures: Set<String> {
    Set(Sandbox.files(below: sandbox.path + "/figures").keys)
  }

  @Test func `what has changed or is missing is drawn, and else nothing`() throws {
    #expect(try drawn() == 2)
    #expect(try drawn() == 0)
    #expect(figures.count == 8)
    try remove("figures/sub/B.landscape.png")
    #expect(try drawn() == 1)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 5)],
      ofItemAtPath: sandbox.path + "/recipes/A.yaml")
    #expect(try drawn() == 1)
    #expect(try drawn() == 0)
  }

  static let options = ["--format svg", "--state 'It'\\''s,(a)' --format svg", "--theme dark"]

  @Test(arguments: options)
  func `other options draw all anew, once`(_ options: String) throws {
    try sandbox.write("states: {\"It's,(a)\": {}}\n", to: "recipes/A.yaml")
    try remove("recipes/sub/B.yaml")
    #expect(try drawn() == 1)
    #expect(try drawn("IBARFLAGS=\(options)") == 1)
    #expect(try drawn("IBARFLAGS=\(options)") == 0)
    #expect(try drawn() == 1)
  }

  @Test func `another folder of figures is drawn into`() throws {
    #expect(try drawn() == 2)
    #expect(try drawn("FIGURES=others") == 2)
    #expect(Sandbox.files(below: sandbox.path + "/others").count == 8)
    #expect(try drawn("FIGURES=others") == 0)
  }

  static let folders = [
    ("recipes/", "figures/"), ("./recipes", "./figures"), ("recipes", "figures"),
  ]

  @Test(arguments: folders)
  func `a folder can be written in several ways`(_ row: (String, String)) throws {
    try writeMakefile(
      recipes: row.0, figures: row.1,
      rules: "page: figures/A.portrait.svg ; cp $< $@\n")
    #expect(try drawn("page") == 1)
    #expect(try drawn() == 1)
    #expect(try drawn() == 0)
    #expect(figures.count == 8)
  }

  @Test func `a page asks for a figure on a canvas of some size, and for one in a state`() throws {
    try sandbox.write("canvas: {size: [60, 60]}\n", to: "recipes/Sized.yaml")
    try sandbox.write("states: {Large: {}}\n", to: "recipes/A.yaml")
    try writeMakefile(
      rules: """
        page: figures/Sized.svg figures/Sized.png figures/A.portrait.large.svg ; cat $^ >$@
        figures/A.portrait.large.svg: .figures/A.stamp ;

        """)
    #expect(try drawn("page", "IBARFLAGS=--state all") == 2)
    #expect(try drawn("page", "IBARFLAGS=--state all") == 0)
    #expect(FileManager.default.fileExists(atPath: sandbox.path + "/page"))
  }

  static let names = [
    "a b", "a  b/c", "a$b", "a:b", "50%", "a;b", "a|b", "a=b", "it's", "a&b", "(a)",
  ]

  @Test(arguments: names)
  func `a name that make cannot express is an error, and nothing is drawn`(_ name: String) throws {
    try sandbox.write("views: {}\n", to: "recipes/\(name).yaml")
    let done = try make()
    #expect(done.status == 2)
    let shown = name.replacing("  ", with: " ")
    #expect(
      done.messages.contains("Rename 'recipes/\(shown).yaml': make takes no name with a blank"))
    #expect(figures.isEmpty)
  }

  @Test(arguments: ["a#b", "a*b", "ü", "~a", "a,b", "a[b]"])
  func `other names are drawn`(_ name: String) throws {
    try sandbox.write("views: {}\n", to: "recipes/\(name).yaml")
    #expect(try drawn() == 3)
    #expect(try drawn() == 0)
  }

  @Test func `figures of deleted recipes can be removed`() throws {
    try sandbox.write("views: {}\n", to: "recipes/C.yaml")
    #expect(try drawn() == 3)
    #expect(try make("prune-figures").status == 0)
    #expect(figures.count == 12)
    try remove("recipes/A.yaml")
    try remove("recipes/sub/B.yaml")
    #expect(try make("-n", "prune-figures").status == 0)
    #expect(figures.count == 12)
    #expect(try make("prune-figures").status == 0)
    #expect(figures.count == 4 && figures.allSatisfy { $0.hasPrefix("C.") })
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/.figures").keys) == [".options", "C.d", "C.stamp"])
    #expect(try drawn() == 0)
  }

  @Test func `figures of deleted recipes that earlier options drew can be deleted`() throws {
    try sandbox.write("views: {}\n", to: "recipes/C.yaml")
    #expect(try drawn("IBARFLAGS=--style screen") == 3)
    #expect(try drawn() == 3)
    #expect(figures.count == 24)
    try remove("recipes/A.yaml")
    try remove("recipes/sub/B.yaml")
    try sandbox.write("<!-- edited -->", to: "figures/A.portrait.svg")
    let done = try make("prune-figures")
    #expect(done.status == 0, "\(done.messages)")
    #expect(
      done.messages.contains(
        "figures/A.portrait.svg: warning: not deleted, since it changed after ibar wrote it"))
    #expect(
      figures == [
        "A.portrait.svg", "C.portrait.svg", "C.portrait.png", "C.landscape.svg", "C.landscape.png",
      ])
    try remove("recipes/C.yaml")
    #expect(try make("prune-figures").status == 0)
    #expect(figures == ["A.portrait.svg"])
  }

  @Test func `figures of earlier options can be deleted`() throws {
    #expect(try drawn("IBARFLAGS=--style screen") == 2)
    #expect(try drawn() == 2)
    try sandbox.write("<svg/>", to: "figures/A.portrait.dark.svg")
    #expect(figures.count == 17)
    let done = try make("prune-figures")
    #expect(done.status == 0, "\(done.messages)")
    #expect(done.messages.contains("deleted figures/sub/B.landscape.screen.png\n"))
    #expect(figures.count == 9 && figures.allSatisfy { !$0.contains("screen") })
    #expect(try drawn() == 0)
    // The figures of options that are not yet drawn are drawn first.
    #expect(try make("prune-figures", "IBARFLAGS=--style outline").status == 0)
    #expect(figures.count == 9 && figures.count { $0.contains("outline") } == 8)
  }

  static let builds = [
    (".figures", ".dark"), (".figures", ".figures/dark"), (".figures/light", ".figures"),
    ("build/light", "build/dark"),
  ]

  @Test(arguments: builds)
  func `pruning keeps the figures of other options, whose stamps lie elsewhere`(
    _ builds: (String, String)
  ) throws {
    let light = ["FIGURE_BUILD=" + builds.0]
    let dark = ["FIGURE_BUILD=" + builds.1, "IBARFLAGS=--theme dark"]
    func run(_ words: [String]) throws {
      let done = try Tool.run(program: "make", ["-C", sandbox.path] + words)
      #expect(done.status == 0, "\(done.messages)")
    }
    try run(dark)
    try run(light + ["IBARFLAGS=--style screen"])
    try run(light)
    #expect(figures.count == 24)
    // A rule of the Makefile's own, with a stamp among those of figures.mk.
    let own = try Tool.run([
      "render", sandbox.path + "/recipes/A.yaml", "-o", sandbox.path + "/figures", "--style",
      "outline", "--stamp", sandbox.path + "/\(builds.0)/outline",
    ])
    #expect(own.status == 0, "\(own.messages)")
    try run(light + ["prune-figures"])
    #expect(figures.count == 20 && !figures.contains { $0.contains("screen") })
    #expect(figures.count { $0.contains("outline") } == 4)
    #expect(!Sandbox.files(below: sandbox.path).keys.contains { $0.hasSuffix("/.pruned") })
    // The dark figures of a recipe are stale when the options of their stamps are others.
    try run(dark.dropLast() + ["IBARFLAGS=--style screen"])
    try run(dark.dropLast() + ["IBARFLAGS=--style screen", "prune-figures"])
    #expect(
      !figures.contains { $0.contains("dark") } && figures.count { $0.contains("screen") } == 8)
  }

  @Test func `what another recipe has, lies elsewhere or is another's stays`() throws {
    #expect(try drawn() == 2)
    let listed = try String(contentsOfFile: sandbox.path + "/.figures/A.stamp", encoding: .utf8)
    try remove("recipes/A.yaml")
    for name in ["out/x.svg", "x.svg", ".figures/other.d"] { try sandbox.write("", to: name) }
    try sandbox.write("figures/A.portrait.png\n", to: ".figures/other.stamp")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/figures/link", withDestinationPath: "../out")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/figures/same", withDestinationPath: "sub")
    // The digest of an empty file: `sha256sum </dev/null`.
    let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    let others = [
      "figures/sub/B.portrait.svg", "figures/same/B.portrait.png", "figures/../out/x.svg",
      "figures/link/x.svg", sandbox.path + "/x.svg", "x.svg",
    ]
    try sandbox.write(
      listed.split(separator: "\n").filter {
        $0.hasPrefix("# ") || $0.hasSuffix("A.portrait.svg")
      }.joined(separator: "\n") + "\n" + others.map { "\(empty)  \($0)\n" }.joined(),
      to: ".figures/A.stamp")
    let before = Set(Sandbox.files(below: sandbox.path).keys)
    let done = try make("prune-figures")
    #expect(done.status == 0, "\(done.messages)")
    #expect(
      done.messages.contains("figures/../out/x.svg: warning: not deleted, since its path holds"))
    let removed = before.subtracting(Sandbox.files(below: sandbox.path).keys)
    #expect(removed == ["figures/A.portrait.svg", ".figures/A.stamp", ".figures/A.d"])
  }

  @Test func `a folder of recipes that is not there removes nothing`() throws {
    #expect(try drawn() == 2)
    let done = try make("RECIPES=recipe", "prune-figures")
    #expect(done.status == 2)
    #expect(done.messages.contains("There is no folder of recipes recipe"))
    #expect(figures.count == 8)
  }
}
