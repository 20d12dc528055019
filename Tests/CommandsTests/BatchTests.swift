import Foundation
import Inputs
import Platform
import TestSupport
import Testing

@testable import Commands

/// Many inputs in one run, and several runs at once.
@Suite(.timeLimit(.minutes(20)))
struct BatchTests {
  /// A folder with recipes whose figures are quickly drawn.
  private static func recipes(_ count: Int) throws -> Sandbox {
    let sandbox = try Sandbox(inMemory: true)
    for number in 0..<count { try sandbox.write("views: {}\n", to: "r/R\(number).yaml") }
    return sandbox
  }

  private static func arguments(_ sandbox: Sandbox) -> [String] {
    [
      "render", sandbox.path + "/r", "-o", sandbox.path + "/out", "--size", "9x9", "--format",
      "svg",
    ]
  }

  @Test func `shards have no input in common, lack none, and keep them when others come`() throws {
    func input(_ number: Int) -> Input {
      Input(
        format: .recipe, path: "x/\(number)", folder: "f\(number % 7)/", name: "R\(number)",
        root: nil)
    }
    let shards = try (1...5).map { try #require(Shard(text: "\($0)/5")) }
    let counts = shards.map { shard in (0..<1000).filter { shard.holds(input($0)) }.count }
    #expect(counts.reduce(0, +) == 1000)
    #expect(!counts.contains { !(150...250).contains($0) })
    var moved = input(3)
    moved.path = "elsewhere"
    #expect(shards.map { $0.holds(moved) } == shards.map { $0.holds(input(3)) })
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "1/0", "a/2", "1/2/3", "-1/2"])
  func `what is no part is no shard`(_ text: String) {
    #expect(Shard(text: text) == nil)
  }

  @Test func `the figures of all shards are the figures`() async throws {
    let sandbox = try BatchTests.recipes(20)
    let arguments = BatchTests.arguments(sandbox)
    func dependencies(_ name: String) throws -> [Substring] {
      try String(contentsOfFile: sandbox.path + "/\(name)", encoding: .utf8).split(separator: "\n")
    }
    _ = await Outcome.of(arguments + ["--deps", sandbox.path + "/all.d"])
    let whole = Sandbox.files(below: sandbox.path + "/out")
    try FileManager.default.removeItem(atPath: sandbox.path + "/out")
    var rules: [Substring] = []
    for part in 1...3 {
      let options = ["--shard", "\(part)/3", "--deps", "\(sandbox.path)/\(part).d"]
      #expect(await Outcome.of(arguments + options).status == .done)
      rules += try dependencies("\(part).d")
    }
    #expect(Sandbox.files(below: sandbox.path + "/out") == whole)
    #expect(try rules.sorted() == dependencies("all.d").sorted())
  }

  @Test func `findings come in the order of the inputs, whoever is first`() async throws {
    let sandbox = try Sandbox()
    for number in 10..<40 {
      try sandbox.write(
        number % 3 == 0 ? "titel: x\nviews: {}\n" : SampleRecipe.ambiguous, to: "r/\(number).yaml")
    }
    let one = await Outcome.of(BatchTests.arguments(sandbox) + ["-j1"])
    let four = await Outcome.of(BatchTests.arguments(sandbox) + ["-j4"])
    #expect(one.errors == four.errors)
    #expect(one.status == .failed && four.status == .failed)
    let quiet = await Outcome.of(
      BatchTests.arguments(sandbox) + ["-q", "--message-format", "short"])
    #expect(quiet.errors.split(separator: "\n").allSatisfy { $0.contains(": error: ") })
  }

  @Test func `inputs for one file stop all, or with -k themselves alone`() async throws {
    let sandbox = try BatchTests.recipes(3)
    let twin = try sandbox.write("views: {}\n", to: "R1.yaml")
    let arguments = BatchTests.arguments(sandbox) + [twin]
    #expect(await Outcome.of(arguments).status == .failed)
    #expect(Sandbox.files(below: sandbox.path + "/out").isEmpty)
    let outcome = await Outcome.of(arguments + ["-k"])
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("would write this file"))
    #expect(
      Set(Sandbox.files(below: sandbox.path + "/out").keys) == ["R0.9x9.svg", "R2.9x9.svg"])
  }

  @Test func `-v lists the files that change, and --timings prints where time goes`() async throws {
    let sandbox = try BatchTests.recipes(2)
    let arguments = BatchTests.arguments(sandbox)
    let first = await Outcome.of(arguments + ["-v"])
    #expect(
      first.errors == [0, 1].map { "\(sandbox.path)/out/R\($0).9x9.svg\n" }.joined())
    let second = await Outcome.of(arguments + ["-v", "--timings"])
    for stage in ["read ", "solve ", "svg ", "write ", "elapsed "] {
      #expect(second.errors.contains(stage))
    }
    #expect(!second.errors.contains(".svg"))
    #expect(await Outcome.of(arguments + ["-q", "-v"]).status == .failed)
  }

  static let lines: [(done: Int, elapsed: Double, text: String)] = [
    (0, 1, "0 of 1000"), (50, 0.5, "50 of 1000, 100 a second, 10 s left"),
    (1, 4, "1 of 1000, 0.3 a second, 66 min 36 s left"),
    (1000, 10, "1000 of 1000, 100 a second, 0 s left"),
  ]

  @Test(arguments: lines)
  func `the line of progress`(_ row: (done: Int, elapsed: Double, text: String)) {
    #expect(ProgressLine.text(done: row.done, of: 1000, after: row.elapsed) == row.text)
  }

  @Test(arguments: [
    ["render", "@/r", "-o", "@/out"], ["diff", "@/r", "@/s"], ["diff", "@/figures.lock", "@/r"],
  ])
  func `what works on several threads asks make for leave`(_ arguments: [String]) throws {
    let sandbox = try BatchTests.recipes(3)
    for name in ["s/R0.yaml", "s/R1.yaml"] { try sandbox.write("views: {}\n", to: name) }
    try sandbox.write("", to: "figures.lock")
    let fifo = sandbox.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    let watch = inotify_init1(Int32(IN_NONBLOCK))
    defer { close(watch) }
    #expect(inotify_add_watch(watch, fifo, UInt32(IN_OPEN)) >= 0)
    let done = try Tool.run(
      arguments.map { $0.replacing("@", with: sandbox.path) } + ["--size", "9x9"],
      environment: ["MAKEFLAGS": "-j2 --jobserver-auth=fifo:\(fifo)"])
    #expect(done.status < 2, "\(done.messages)")
    var event = [UInt8](repeating: 0, count: 1024)
    #expect(read(watch, &event, event.count) > 0)
  }

  @Test func `progress is shown late and seldom, and cleared at the end`() {
    var shown: [String] = []
    do {
      var line = ProgressLine(total: 10, now: 100) { shown.append($0) }
      for (done, now) in [(1, 100.4), (2, 100.6), (3, 100.65), (4, 100.8)] {
        line.show(done: done, now: now)
      }
      line.clear()
      line.clear()
    }
    #expect(shown.map { $0.prefix(3) } == ["\r2 ", "\r4 ", "\r\u{1B}["])
  }

  @Test func `a run on a terminal ends with what was drawn, and where`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    for name in ["A", "sub/B"] { try sandbox.write("views: {}\n", to: "r/\(name).yaml") }
    let words = ["render", sandbox.path + "/r", "-o", sandbox.path + "/out"]
    func last(_ words: [String], isTerminal: Bool = true) async -> String {
      await Outcome.of(words, isTerminal: isTerminal).errors
    }
    #expect(await last(words) == "8 files drawn, in \(sandbox.path)/out/\n")
    #expect(await last(words) == "nothing drawn, 8 unchanged, in \(sandbox.path)/out/\n")
    try sandbox.write("views: {V: {}}\nstatus: ambiguous\n", to: "r/A.yaml")
    try sandbox.write("views: [", to: "r/sub/B.yaml")
    let lines = await last(words).split(separator: "\n")
    #expect(lines.count > 1 && lines.last == "4 files drawn, in \(sandbox.path)/out/")
    let one = ["render", sandbox.path + "/r/A.yaml", "--orientation", "portrait"]
    let file = sandbox.path + "/a.svg"
    #expect(await last(one + ["-o", file]) == "1 file drawn, in \(file)\n")
    #expect(await last(one + ["-o", "-"]).isEmpty)
    #expect(await last(one + ["-o", file, "-q"]).isEmpty)
    #expect(await last(words + ["-q"]).contains("error"))
    #expect(await last(one + ["-o", file], isTerminal: false).isEmpty)
  }

  @Test func `two runs on a folder at once do not harm each other`() throws {
    let sandbox = try BatchTests.recipes(60)
    let arguments = BatchTests.arguments(sandbox)
    for _ in 0..<5 {
      let first = try Tool(arguments)
      let second = try Tool(arguments)
      #expect(first.end() == 0)
      #expect(second.end() == 0)
      let files = Sandbox.files(below: sandbox.path + "/out")
      #expect(files.count == 60)
      #expect(!files.keys.contains { $0.hasPrefix(FileSystem.temporaryPrefix) })
      #expect(Set(files.values.map(\.count)).count <= 2)
      try FileManager.default.removeItem(atPath: sandbox.path + "/out")
    }
  }

  @Test func `a recipe deleted while others are drawn is reported, and they are drawn`() throws {
    let sandbox = try BatchTests.recipes(100)
    let messages = sandbox.path + "/messages"
    let tool = try Tool(BatchTests.arguments(sandbox) + ["-j1"], messages: messages)
    let figure = sandbox.path + "/out/R0.9x9.svg"
    let end = ContinuousClock.now + .seconds(60)
    while !FileManager.default.fileExists(atPath: figure), ContinuousClock.now < end { usleep(500) }
    try FileManager.default.removeItem(atPath: sandbox.path + "/r/R99.yaml")
    #expect(tool.end() == 2)
    #expect(
      try String(contentsOfFile: messages, encoding: .utf8).contains(
        "R99.yaml: error: No such file or directory"))
    #expect(Sandbox.files(below: sandbox.path + "/out").count == 99)
  }

  @Test(.enabled(if: getuid() != 0 || Disk.canMount, "\(Disk.reason)"))
  func `a folder that may only be read is an error for each figure`() throws {
    let sandbox = try BatchTests.recipes(2)
    let output = sandbox.path + "/out"
    try sandbox.write("", to: "out/x")
    // Root writes wherever the file system lets it.
    let isRoot = getuid() == 0
    if isRoot {
      let options = ["-t", "tmpfs", "-o", "ro", "tmpfs", output]
      try #require(try Tool.run(program: "mount", options).status == 0)
    } else {
      #expect(chmod(output, 0o500) == 0)
    }
    defer {
      if isRoot { _ = try? Tool.run(program: "umount", [output]) }
      chmod(output, 0o700)
    }
    let done = try Tool.run(BatchTests.arguments(sandbox))
    #expect(done.status == 2)
    for number in 0...1 { #expect(done.messages.contains("R\(number).9x9.svg: error: ")) }
  }

  @Test(.enabled(if: Disk.canMount, "\(Disk.reason)"))
  func `a full disk is an error for each figure, and leaves nothing`() throws {
    let sandbox = try BatchTests.recipes(2)
    let output = sandbox.path + "/out"
    try sandbox.write("", to: "out/x")
    let options = ["-t", "tmpfs", "-o", "size=4k", "tmpfs", output]
    try #require(try Tool.run(program: "mount", options).status == 0)
    defer { _ = try? Tool.run(program: "umount", [output]) }
    try Data(count: 4096).write(to: URL(fileURLWithPath: output + "/x"))
    let done = try Tool.run(BatchTests.arguments(sandbox))
    #expect(done.status == 2)
    #expect(done.messages.contains("error: No space left on device"))
    #expect(Set(Sandbox.files(below: output).keys) == ["x"])
  }

  @Test func `output and stamps that a full device takes nothing of are errors`() throws {
    let sandbox = try BatchTests.recipes(1)
    let solve = try Tool(["solve", sandbox.path + "/r"], messages: "/dev/full")
    #expect(solve.end() == 2)
    let done = try Tool.run(BatchTests.arguments(sandbox) + ["--stamp", "/dev/full"])
    #expect(done.status == 2)
    #expect(done.messages == "/dev/full: error: not a regular file [file]\n")
  }

  @Test func `names with anything in them are drawn`() async throws {
    let sandbox = try Sandbox()
    for name in ["a b", "it's \"q\"", "a$b", "a#b", "c:d", "tab\there", "new\nline", "-x"] {
      try sandbox.write("views: {}\n", to: "r/\(name)/R.yaml")
    }
    #expect(await Outcome.of(BatchTests.arguments(sandbox)).status == .done)
    #expect(Sandbox.files(below: sandbox.path + "/out").count == 8)
    let bytes = Array((sandbox.path + "/r/").utf8) + [0xFF] + Array(".yaml".utf8) + [0]
    let descriptor = bytes.withUnsafeBytes { bytes in
      bytes.baseAddress.map { creat($0.assumingMemoryBound(to: CChar.self), 0o600) } ?? -1
    }
    #expect(close(descriptor) == 0)
    let outcome = await Outcome.of(BatchTests.arguments(sandbox))
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("a name that is not UTF-8"))
    // Swift replaced the byte in what the program was given, too.
    let given = await Outcome.of(["solve", sandbox.path + "/r/\u{FFFD}.yaml"])
    #expect(given.status == .failed)
    #expect(given.errors.hasSuffix("\u{FFFD}.yaml: error: a name that is not UTF-8 [file]\n"))
  }

  @Test func `a folder that is given is searched once, whatever links lead to it`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write("views: {}\n", to: "r/sub/M.yaml")
    for (name, target) in [("again", "sub"), ("round", ".")] {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.path + "/r/" + name, withDestinationPath: target)
    }
    for paths in [["/r/sub", "/r"], ["/r", "/r/sub"]] {
      let outcome = await Outcome.of(
        ["render"] + paths.map { sandbox.path + $0 }
          + ["-o", sandbox.path + "/out", "--size", "9x9", "--format", "svg"])
      #expect(outcome.status == .done)
      #expect(
        Sandbox.files(below: sandbox.path + "/out").keys.sorted()
          == ["M.9x9.svg", "sub/M.9x9.svg"])
      try FileManager.default.removeItem(atPath: sandbox.path + "/out")
    }
  }

  @Test(arguments: [
    (["--stamp", "/r/R0.yaml"], "--stamp would overwrite this input"),
    (["--deps", "/./r/R0.yaml"], "--deps would overwrite this input"),
    (["--stamp", "/s", "--deps", "//s"], "both --stamp and --deps would write this file"),
    (["--stamp", "/./out//R0.9x9.svg"], "would write this file"),
  ])
  func `an option's file is never an input's, a figure's or another option's`(
    options: [String], words: String
  ) async throws {
    let sandbox = try BatchTests.recipes(1)
    let before = try Data(contentsOf: URL(filePath: sandbox.path + "/r/R0.yaml"))
    let outcome = await Outcome.of(
      BatchTests.arguments(sandbox) + options.map { $0.hasPrefix("/") ? sandbox.path + $0 : $0 })
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains(words))
    #expect(try Data(contentsOf: URL(filePath: sandbox.path + "/r/R0.yaml")) == before)
    #expect(Sandbox.files(below: sandbox.path + "/out").isEmpty)
    #expect(!FileManager.default.fileExists(atPath: sandbox.path + "/s"))
  }

  @Test func `a value that is not UTF-8 names no other file`() async throws {
    let sandbox = try BatchTests.recipes(1)
    let outcome = await Outcome.of(BatchTests.arguments(sandbox) + ["--stamp", "s\u{FFFD}"])
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("--stamp: 's\u{FFFD}' is not UTF-8"))
  }

  @Test func `a broken link is reported`() async throws {
    let sandbox = try BatchTests.recipes(1)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/r/Broken.yaml", withDestinationPath: "nowhere")
    let outcome = await Outcome.of(BatchTests.arguments(sandbox))
    #expect(outcome.status == .failed)
    #expect(outcome.errors.hasSuffix("/r/Broken.yaml: error: No such file or directory [file]\n"))
    #expect(Sandbox.files(below: sandbox.path + "/out").count == 1)
  }

  @Test func `a link in a figure's place is replaced, and a file that the user named follows it`()
    async throws
  {
    let sandbox = try BatchTests.recipes(1)
    try sandbox.write("old", to: "elsewhere/f.svg")
    try sandbox.write("", to: "out/x")
    let link = sandbox.path + "/out/R0.9x9.svg"
    func elsewhere() throws -> String {
      try String(contentsOfFile: sandbox.path + "/elsewhere/f.svg", encoding: .utf8)
    }
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "../elsewhere/f.svg")
    #expect(await Outcome.of(BatchTests.arguments(sandbox)).status == .done)
    #expect(try elsewhere() == "old")
    #expect(Sandbox.files(below: sandbox.path + "/out").keys.sorted() == ["R0.9x9.svg", "x"])

    let named = sandbox.path + "/named.svg"
    try FileManager.default.createSymbolicLink(
      atPath: named, withDestinationPath: "elsewhere/f.svg")
    let outcome = await Outcome.of(
      "render", sandbox.path + "/r/R0.yaml", "--size", "9x9", "-o", named)
    #expect(outcome.status == .done)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: named) == "elsewhere/f.svg")
    #expect(try elsewhere().contains("<svg"))
  }

  @Test func `a folder's recipes are not read through a link that leaves it`() async throws {
    let sandbox = try BatchTests.recipes(1)
    try sandbox.write("secret: 1\nviews: {}\n", to: "elsewhere/S.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.path + "/r/L.yaml", withDestinationPath: "../elsewhere/S.yaml")
    let folder = sandbox.path + "/r"
    let outcome = await Outcome.of("check", folder, "--size", "9x9")
    #expect(outcome.status == .done)
    #expect(
      outcome.errors
        == "\(folder): advice: '\(folder)/L.yaml' is left out: a link is not followed out of the folder; "
        + "name its target, or allow that folder with --allow [outside-link]\n")
    for words in [["--allow", sandbox.path + "/elsewhere"], [folder + "/L.yaml"]] {
      let named = await Outcome.of(["check", folder, "--size", "9x9"] + words)
      #expect(named.status == .failed)
      #expect(named.errors.contains("L.yaml:1:1: error: a recipe has no key 'secret'"))
    }
  }
}
