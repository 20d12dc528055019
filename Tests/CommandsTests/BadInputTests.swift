import Commands
import Foundation
import TestSupport
import Testing

/// Input that cannot be used, and output that cannot be written.
struct BadInputTests {
  @Test func `a faulty recipe writes nothing, and others are drawn all the same`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("title: [", to: "r/A.yaml")
    try sandbox.write(SampleRecipe.recipe, to: "r/B.yaml")
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
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
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
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
    try sandbox.write("", to: "out/A.portrait.svg/x")
    let outcome = await Outcome.of("render", recipe, "-o", sandbox.path + "/out")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("A.portrait.svg: error: Is a directory"))
    #expect(!Sandbox.files(below: sandbox.path + "/out").keys.contains { $0.contains(".ibar") })
  }

  @Test func `two inputs for one file are an error before anything is drawn`() async throws {
    let sandbox = try Sandbox()
    let first = try sandbox.write(SampleRecipe.recipe, to: "a/A.yaml")
    let second = try sandbox.write(SampleRecipe.recipe, to: "b/A.yaml")
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
    #expect(await Outcome.of("check", sandbox.path + "/empty/readme.txt").status == .done)
  }

  @Test func `a recipe in a folder whose name is not UTF-8 is reported`() async throws {
    let sandbox = try Sandbox()
    let path = Array((sandbox.path + "/A").utf8CString.dropLast()) + [CChar(bitPattern: 0xFF)]
    let descriptor = (path + Array(".yaml".utf8CString)).withUnsafeBufferPointer {
      $0.baseAddress.map { creat($0, 0o600) } ?? -1
    }
    #expect(close(descriptor) == 0)
    let outcome = await Outcome.of("check", sandbox.path)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("a name that is not UTF-8"))
  }

  @Test func `a key that is there already is not put in place of a wrong one`() async throws {
    let sandbox = try Sandbox()
    let text = "views:\n  A: {isHidden: true, isHiden: false}\n"
    let path = try sandbox.write(text, to: "A.yaml")
    let outcome = await Outcome.of("check", path, "--fix")
    #expect(outcome.errors.contains("did you mean 'isHidden'?"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  static let unfixed = [
    // A remedy, and words that are near no other.
    "views: {A: {}}\nconstraints: |\n  A.Leading = Superview.Leading\n  A.Height = 4\n  A.Width = 4\n",
    "views: {A: {backgroundColor: crimson}}\n", "views: {A: {backgroundColor: grye}}\n",
  ]

  @Test(arguments: unfixed)
  func `a fix that changes nothing says so, and why`(_ text: String) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write(text, to: "A.yaml")
    let outcome = await Outcome.of("check", path, "--fix")
    #expect(
      outcome.errors.hasSuffix(
        "\(path): advice: --fix changed nothing, since no fault has a fix that is sure; "
          + "follow the help of each [nothing-fixed]\n"))
    #expect(outcome.status != .done)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
  }

  @Test func `a read-only file is not fixed`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write("titel: x\nviews: {}\n", to: "A.yaml")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    let outcome = await Outcome.of("check", path, "--fix")
    #expect(outcome.errors.contains("the file is read-only, and --fix changes it"))
    #expect(outcome.status == .failed)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "titel: x\nviews: {}\n")
  }

  @Test func `a fix that changes something, or has nothing to change, adds nothing`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    let path = try sandbox.write("titel: x\nviews: {}\n", to: "A.yaml")
    let fixed = await Outcome.of("check", path, "--fix")
    #expect(fixed.errors.contains("replaced 'titel' with 'title'"))
    #expect(!fixed.errors.contains("changed nothing"))
    let again = await Outcome.of("check", path, "--fix")
    #expect((again.status, again.errors) == (.done, ""))
  }

  static let subviews: [(text: String, help: String)] = [
    ("subviews: {A: {}}\n", "use 'views'"),
    ("views: {A: {}}\nsubviews: {B: {}}\n", "write these views under 'views'"),
  ]

  @Test(arguments: subviews)
  func `subviews of a recipe are its views`(_ row: (text: String, help: String)) async {
    let outcome = await Outcome.of("check", "-", input: row.text)
    #expect(outcome.errors.contains("a recipe has no key 'subviews'"))
    #expect(outcome.errors.contains("= help: \(row.help)\n"))
  }

  @Test func `gray and three digits are colours, and help names the dynamic ones`() async throws {
    let recipe = "views: {A: {backgroundColor: gray}, B: {backgroundColor: \"#eef\"}}\n"
    let solved = await Outcome.of(
      "solve", "-", "--json", "--orientation", "portrait", input: recipe)
    // Each digit stands for two (CSS Color, hexadecimal notation).
    #expect(solved.output.contains("#808080") && solved.output.contains("#EEEEFF"))
    let wrong = await Outcome.of("check", "-", input: "views: {A: {backgroundColor: crimson}}\n")
    for name in ["gray", "\"#RRGGBB\"", "systemBlue", "label", "systemGroupedBackground"] {
      #expect(wrong.errors.contains("'\(name)'"), "\(name): \(wrong)")
    }
    let bare = await Outcome.of("check", "-", input: "views:\n  A: {backgroundColor: #eef}\n")
    #expect(bare.errors.contains("put the text or colour into quotes"))
  }

  @Test func `a byte order mark is skipped and columns are right`() async {
    let outcome = await Outcome.of("check", "-", input: "\u{FEFF}titel: x\n")
    #expect(outcome.errors.hasPrefix("-:1:1: error: a recipe has no key 'titel'"))
  }

  @Test func `text that is not UTF-8 is reported at its first wrong byte`() async throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/A.yaml"
    try Data(Array("title: x\nviews: é".utf8) + [0xFF]).write(to: URL(fileURLWithPath: path))
    let outcome = await Outcome.of("check", path)
    #expect(outcome.errors.hasPrefix("\(path):2:9: error: this is not UTF-8 text"))
  }

  @Test(arguments: [
    (String.Encoding.utf16LittleEndian, [UInt8]()), (.utf16BigEndian, []),
    (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]),
  ])
  func `text in UTF-16 is one error, with a mark or without`(
    _ encoding: String.Encoding, _ mark: [UInt8]
  ) async throws {
    let sandbox = try Sandbox()
    let path = sandbox.path + "/A.xib"
    let text = try #require("<document>é\n</document>".data(using: encoding))
    try (Data(mark) + text).write(to: URL(fileURLWithPath: path))
    let outcome = await Outcome.of("check", path)
    #expect(outcome.status == .failed)
    #expect(outcome.errors.hasPrefix("\(path):1:1: error: this is UTF-16 text [not-utf-8]\n"))
    #expect(outcome.errors.contains("help: save it as UTF-8"))
  }

  @Test func `links that lead in circles are walked once, and pipes and folders are no recipes`()
    async throws
  {
    let sandbox = try Sandbox()
    try sandbox.write(SampleRecipe.recipe, to: "L/A.yaml")
    try sandbox.write(SampleRecipe.recipe, to: "L/D.yaml/B.yaml")
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
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
    let twice = await Outcome.of("check", recipe, recipe)
    #expect(twice.status == .failed)
    #expect(twice.errors == "\(recipe): error: given twice [file]\n")
    let stamp = sandbox.path + "/A.portrait.svg"
    let outcome = await Outcome.of("render", recipe, "-o", sandbox.path, "--stamp", stamp)
    #expect(outcome.status == .failed)
    #expect(!FileManager.default.fileExists(atPath: stamp))
  }

  @Test func `a link in a file's place is followed, and a device is left alone`() async throws {
    let sandbox = try Sandbox()
    let recipe = try sandbox.write(SampleRecipe.recipe, to: "A.yaml")
    try sandbox.write("", to: "stamps/real")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/stamp", withDestinationPath: "stamps/real")
    let stamp = sandbox.path + "/stamp"
    #expect(
      await Outcome.of("render", recipe, "-o", sandbox.path, "--stamp", stamp).status == .done)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: stamp) == "stamps/real")
    let device = await Outcome.of("render", recipe, "-o", sandbox.path, "--stamp", "/dev/null")
    #expect(device.status == .failed)
    #expect(device.errors == "/dev/null: error: not a regular file [file]\n")
  }

  @Test func `output that cannot be written is a failure`() async {
    let console = Console(writeOutput: { _ in false }, writeError: { _ in }, readInput: { nil })
    #expect(Program.run(["help"], console) == .failed)
    #expect(Program.run(["--version"], console) == .failed)
  }
}
