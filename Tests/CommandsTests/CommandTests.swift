import Commands
import Foundation
import TestSupport
import Testing

struct CommandTests {
  private static let recipe = """
    views: {Red View: {backgroundColor: red}}
    constraints: |
      1. Red View.Leading = Superview.LeadingMargin
      2. Red View.Trailing = Superview.TrailingMargin
      3. Red View.Top = Top Layout Guide.Bottom + 20.0
      4. Bottom Layout Guide.Top = Red View.Bottom + 20.0
    """
  private static let ambiguous = "views: {A: {}}\nconstraints: |\n  A.Top = Superview.Top\n"
  private static let unsatisfiable = """
    views: {A: {}}
    constraints: |
      A.Leading = Superview.Leading
      A.Top = Superview.Top
      A.Height = 10
      A.Width = 10
      A.Width = 20
    """

  // MARK: - render

  @Test func `render writes a file for each orientation and format`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "Recipes/Chapter/My Figure.yaml")
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
    (["--device", "iphone 6", "--orientation", "landscape"], "A.landscape.svg"),
    (
      ["--direction", "right-to-left", "--orientation", "portrait"], "A.portrait.right-to-left.svg"
    ),
    (["--direction", "left-to-right", "--orientation", "portrait"], "A.portrait.svg"),
  ]

  @Test(arguments: named)
  func `an option that changes the picture adds its value to the name`(
    _ row: (arguments: [String], name: String)
  ) async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
    let arguments = ["render", recipe, "-o", sandbox.path + "/out", "--format", "svg"]
    let outcome = await Outcome.of(arguments + row.arguments)
    #expect(outcome.errors.isEmpty)
    #expect(Array(Sandbox.files(below: sandbox.path + "/out").keys) == [row.name])
  }

  @Test func `a scale adds to the names of pictures made of pixels alone`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
    _ = await Outcome.of(
      "render", recipe, "-o", sandbox.path + "/out", "--scale", "3", "--orientation", "portrait")
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/out").keys)
        == ["A.portrait.svg", "A.portrait.3x.png"])
  }

  @Test func `a figure that would not change is not touched`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
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
    try sandbox.write("# hello\n" + Self.recipe, to: "A.yaml")
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

  @Test func `an ambiguous or unsatisfiable layout is drawn, told, and a finding`() async throws {
    for recipe in [Self.ambiguous, Self.unsatisfiable] {
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
    let declared = try sandbox.write("status: ambiguous\n" + Self.ambiguous, to: "A.yaml")
    let outcome = await Outcome.of("render", declared, "-o", sandbox.path)
    #expect(outcome.status == .done)
    #expect(outcome.errors.isEmpty)
    #expect(await Outcome.of("check", declared).status == .done)
    let wrong = try sandbox.write("status: ambiguous\n" + Self.recipe, to: "B.yaml")
    #expect(await Outcome.of("check", wrong).status == .findings)
    let other = try sandbox.write("status: unsatisfiable\n" + Self.ambiguous, to: "C.yaml")
    #expect(await Outcome.of("check", other).status == .findings)
  }

  // MARK: - Bad input

  @Test func `a faulty recipe writes nothing, and others are drawn all the same`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("title: [", to: "r/A.yaml")
    try sandbox.write(Self.recipe, to: "r/B.yaml")
    let outcome = await Outcome.of(
      "render", sandbox.path + "/r", sandbox.path + "/nothing.yaml", "-o", sandbox.path + "/out")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("nothing.yaml: error: No such file or directory"))
    #expect(outcome.errors.contains("A.yaml:1:9: error: this is not YAML"))
    #expect(Sandbox.files(below: sandbox.path + "/out").keys.allSatisfy { $0.hasPrefix("B.") })
    #expect(Sandbox.files(below: sandbox.path + "/out").count == 4)
  }

  @Test func `a folder that cannot be written is an error and leaves nothing behind`() async throws
  {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
    try sandbox.write("", to: "file")
    for folder in [sandbox.path + "/file", sandbox.path + "/file/below", "/proc/nowhere"] {
      let outcome = await Outcome.of("render", recipe, "-o", folder)
      #expect(outcome.status == .failed)
      #expect(outcome.errors.contains("\(folder)"))
      #expect(outcome.errors.contains("error: "))
    }
    #expect(Set(Sandbox.files(below: sandbox.path).keys) == ["A.yaml", "file"])
  }

  @Test func `a figure in whose place a folder stands is an error`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
    try sandbox.write("", to: "out/A.portrait.svg/x")
    let outcome = await Outcome.of("render", recipe, "-o", sandbox.path + "/out")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("A.portrait.svg: error: Is a directory"))
    #expect(!Sandbox.files(below: sandbox.path + "/out").keys.contains { $0.contains(".ibar") })
  }

  @Test func `two inputs for one file are an error before anything is drawn`() async throws {
    let sandbox = try Sandbox()
    let first = try sandbox.write(Self.recipe, to: "a/A.yaml")
    let second = try sandbox.write(Self.recipe, to: "b/A.yaml")
    let outcome = await Outcome.of("render", first, second, "-o", sandbox.path + "/out")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("would write this file"))
    #expect(Sandbox.files(below: sandbox.path + "/out").isEmpty)
  }

  @Test func `text that is not UTF-8 and a folder without recipes are errors`() async throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/A.yaml"
    try Data([0x74, 0xFF, 0xFE]).write(to: URL(fileURLWithPath: path))
    #expect(await Outcome.of("check", path).status == .failed)
    try sandbox.write("", to: "empty/readme.txt")
    let outcome = await Outcome.of("check", sandbox.path + "/empty")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("there is no recipe"))
    #expect(await Outcome.of("check", sandbox.path + "/empty/readme.txt").status == .failed)
  }

  @Test func `a byte order mark is passed over and columns are right`() async {
    let outcome = await Outcome.of("check", "-", input: "\u{FEFF}titel: x\n")
    #expect(outcome.errors.hasPrefix("-:1:1: error: a recipe has no key 'titel'"))
  }

  @Test func `text that is not UTF-8 is told where it stops`() async throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/A.yaml"
    try Data(Array("title: x\nviews: é".utf8) + [0xFF]).write(to: URL(fileURLWithPath: path))
    let outcome = await Outcome.of("check", path)
    #expect(outcome.errors.hasPrefix("\(path):2:9: error: this is not UTF-8 text"))
  }

  @Test func `links that lead in circles are walked once, and pipes and folders are no recipes`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(Self.recipe, to: "L/A.yaml")
    try sandbox.write(Self.recipe, to: "L/D.yaml/B.yaml")
    for name in ["l1", "l2"] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path + "/L/" + name, withDestinationPath: ".")
    }
    #expect(mkfifo(sandbox.path + "/L/p.yaml", 0o600) == 0)
    let outcome = await Outcome.of(
      "render", sandbox.path + "/L", "-o", sandbox.path + "/out", "--format", "svg")
    #expect(outcome.status == .done)
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/out").keys) == [
        "A.portrait.svg", "A.landscape.svg", "D.yaml/B.portrait.svg", "D.yaml/B.landscape.svg",
      ])
  }

  @Test func `an input given twice, or a stamp in a figure's place, is an error`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
    let twice = await Outcome.of("check", recipe, recipe)
    #expect(twice.status == .failed)
    #expect(twice.errors == "\(recipe): error: given twice\n")
    let stamp = sandbox.path + "/A.portrait.svg"
    let outcome = await Outcome.of("render", recipe, "-o", sandbox.path, "--stamp", stamp)
    #expect(outcome.status == .failed)
    #expect(!FileManager.default.fileExists(atPath: stamp))
  }

  @Test func `a link in a file's place is followed, and a device is left alone`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(Self.recipe, to: "A.yaml")
    try sandbox.write("", to: "stamps/real")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/stamp", withDestinationPath: "stamps/real")
    let stamp = sandbox.path + "/stamp"
    #expect(
      await Outcome.of("render", recipe, "-o", sandbox.path, "--stamp", stamp).status == .done)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: stamp) == "stamps/real")
    let device = await Outcome.of("render", recipe, "-o", sandbox.path, "--stamp", "/dev/null")
    #expect(device.status == .failed)
    #expect(device.errors == "/dev/null: error: not a regular file\n")
  }

  @Test func `output that cannot be written is a failure`() async {
    let console = Console(writeOutput: { _ in false }, writeError: { _ in }, readInput: { nil })
    #expect(await Program.run(["help"], console) == .failed)
    #expect(await Program.run(["--version"], console) == .failed)
  }

  // MARK: - check and solve

  @Test func `check tells each missed frame at its place`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(
      Self.recipe + "\nframes:\n  portrait: {Red View: [16, 40, 343, 607.02]}\n"
        + "  landscape: {Red View: [null, 20, 627.009, 335]}\n", to: "A.yaml")
    let outcome = await Outcome.of("check", recipe)
    #expect(outcome.status == .findings)
    #expect(
      outcome.errors == """
        \(recipe):8:24: error: 'Red View' is expected here on portrait, and lies at [16, 40, 343, 607]
            8 |   portrait: {Red View: [16, 40, 343, 607.02]}
              |                        ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a recipe comes from standard input too`() async throws {
    let outcome = await Outcome.of("solve", "-", "--orientation", "portrait", input: Self.recipe)
    #expect(outcome.status == .done)
    #expect(
      outcome.output == """
        stdin: iPhone 6, portrait: satisfied
                     x   y  width  height
          Red View  16  40    343     607

        """)
  }

  @Test func `solve prints JSON as promised`() async throws {
    let outcome = await Outcome.of(
      "solve", "--json", "-", "--size", "497x600",
      input: try String(
        contentsOfFile: Repository.root
          + "/Recipes/SimpleConstraints/TwoViewsWithComplexWidths.yaml",
        encoding: .utf8))
    #expect(outcome.status == .done)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["version"] as? Int == 1)
    let file = try #require((json["files"] as? [[String: Any]])?.first)
    #expect(file["path"] as? String == "-")
    let layout = try #require((file["layouts"] as? [[String: Any]])?.first)
    #expect(layout["title"] as? String == "Two Views with Complex Widths")
    #expect(layout["status"] as? String == "satisfied")
    let views = try #require(layout["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["Blue View", "Red View"])
    #expect(views.map { $0["width"] as? Double } == [150, 299])
    #expect(views[0]["parent"] as? String == "Superview")
    #expect(views[0]["id"] is NSNull)
    let constraint = try #require((layout["constraints"] as? [[String: Any]])?[7])
    #expect(constraint["number"] as? Int == 8)
    #expect(constraint["label"] as? String == "8")
    #expect(constraint["line"] as? Int == 16)
    #expect(constraint["priority"] as? Double == 750)
    // Red should be 300 and is 299.
    #expect(constraint["satisfied"] as? Bool == false)
    #expect(constraint["error"] as? Double == 1)
    let objective = try #require(layout["objective"] as? [[String: Any]])
    #expect(objective.map { $0["priority"] as? Double } == [750])
    #expect(objective.map { $0["error"] as? Double } == [1])
    #expect((layout["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `a conflict in JSON names its constraints by number and implied ones in words`()
    async throws
  {
    let outcome = await Outcome.of(
      "solve", "--json", "-", "--size", "600x600", input: Self.unsatisfiable)
    #expect(outcome.status == .findings)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let files = try #require(json["files"] as? [[String: Any]])
    let layout = try #require((files[0]["layouts"] as? [[String: Any]])?.first)
    let diagnostic = try #require((layout["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["id"] as? String == "unsatisfiable")
    #expect(diagnostic["severity"] as? String == "error")
    #expect(diagnostic["constraints"] as? [Int] == [4, 5])
  }

  private static let complexWidths =
    Repository.root + "/Recipes/SimpleConstraints/TwoViewsWithComplexWidths.yaml"

  @Test func `solve tells where a layout changes, with formulas`() async {
    let outcome = await Outcome.of(
      "solve", Self.complexWidths, "--size", "600x600", "--breakpoints", "width", "--range",
      "0...900")
    #expect(outcome.status == .done)
    #expect(
      outcome.output == """
        TwoViewsWithComplexWidths: 600x600, by width
          0...198: unsatisfiable
          at 198 (158 between the margins)
          198...498: Blue View.x = 20
          198...498: Blue View.width = 150
          198...498: Red View.x = 178
          198...498: Red View.width = W - 198
          at 498 (458 between the margins)
          498...900: Blue View.x = 20
          498...900: Blue View.width = (W - 48) / 3
          498...900: Red View.x = (W + 36) / 3
          498...900: Red View.width = 2 (W - 48) / 3

        """)
  }

  @Test func `solve tells why a view is where it is`() async {
    let outcome = await Outcome.of(
      "solve", Self.complexWidths, "--orientation", "portrait", "--explain", "red view")
    #expect(outcome.status == .done)
    #expect(
      outcome.output.hasPrefix(
        """
        Red View: TwoViewsWithComplexWidths, iPhone 6, portrait
          x = 174
              1. Blue View.Leading = Superview.LeadingMargin
              2. Red View.Leading = Blue View.Trailing + Standard
              9. Blue View.Width >= 150.0
          y = 40
              5. Red View.Top = Top Layout Guide.Bottom + 20.0
              Top Layout Guide.Height = 20.0

        """))
    #expect(
      outcome.output.hasSuffix(
        """
          missed by 115: 8. Red View.Width = 2.0 x Blue View.Width (Priority 750), lost to
              1. Blue View.Leading = Superview.LeadingMargin
              2. Red View.Leading = Blue View.Trailing + Standard
              3. Red View.Trailing = Superview.TrailingMargin
              9. Blue View.Width >= 150.0
              Superview.Width = 375.0

        """))
    let unknown = await Outcome.of("solve", Self.complexWidths, "--explain", "Rad View")
    #expect(unknown.status == .failed)
    #expect(unknown.errors.contains("has no view 'Rad View'; did you mean 'Red View'?"))
  }

  @Test func `pixel-aligned frames have their edges on pixels`() async throws {
    let recipe = Repository.root + "/Recipes/SimpleConstraints/TwoDifferentWidthViews.yaml"
    let outcome = await Outcome.of("solve", recipe, "--pixel-aligned", "--orientation", "portrait")
    // 16 + 111.667 = 127.667 is nearest to 127.5; 135.667 to 135.5.
    #expect(outcome.output.contains("Purple View     16  40  111.5     607"))
    #expect(outcome.output.contains("Orange View  135.5  40  223.5     607"))
  }

  // MARK: - The command line

  static let usage: [(arguments: [String], message: String)] = [
    (["rendre", "x"], "there is no command 'rendre'; did you mean 'render'?"),
    (["render"], "'render' needs a path; see 'ibar help render'"),
    (
      ["render", "x", "--fromat", "svg"],
      "'render' has no option '--fromat'; did you mean '--format'?"
    ),
    (["render", "x", "--format"], "'--format' needs a value; see 'ibar help render'"),
    (
      ["render", "x", "--format", "gif"],
      "--format: 'gif' is not a format; known here: 'svg', 'png'"
    ),
    (["render", "x", "--scale", "4"], "--scale: '4' is not a scale; use 1, 2 or 3"),
    (["solve", "x", "--size", "600"], "--size: '600' is not a size; write it as 600x600"),
    (
      ["solve", "x", "--device", "iPhone 5"],
      "--device: 'iPhone 5' is not a device; did you mean 'iPhone 5s'?"
    ),
    (["render", "x", "-o", ""], "--output: the path is empty"),
    (["solve", "x", "--json=1"], "'--json' takes no value; see 'ibar help solve'"),
    (
      ["solve", "x", "--device", "iPhone 6", "--size", "9x9"],
      "--device and --size exclude each other"
    ),
    (["solve", "x", "--range", "9"], "--range: '9' is not a range; write it as 0...2048"),
    (
      ["solve", "x", "--json", "--explain", "A"],
      "--json prints frames; leave it out with --explain and --breakpoints"
    ),
    (["check", "x", "--json"], "'check' has no option '--json'; see 'ibar help check'"),
  ]

  @Test(arguments: usage)
  func `a wrong command line is told in one line`(
    _ row: (arguments: [String], message: String)
  ) async {
    let outcome = await Outcome.of(row.arguments)
    #expect(outcome.status == .failed)
    #expect(outcome.errors == "ibar: error: \(row.message)\n")
    #expect(outcome.output.isEmpty)
  }

  @Test func `help and version print to standard output`() async {
    #expect(await Outcome.of("--version").output == "ibar \(Program.version)\n")
    let overview = await Outcome.of("help")
    for verb in ["render", "solve", "check", "help"] {
      #expect(overview.output.contains("\n  \(verb) "))
      let help = await Outcome.of("help", verb)
      #expect(help.status == .done)
      #expect(help.output.hasPrefix("usage: ibar \(verb) "))
      #expect(await Outcome.of(verb, "--help").output == help.output)
      #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
    #expect(await Outcome.of().status == .failed)
  }
}
