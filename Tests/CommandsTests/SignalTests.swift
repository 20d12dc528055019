import Foundation
import Platform
import TestSupport
import Testing

/// Runs that are ended from outside.
///
/// They are of 200 small recipes, in memory and from a cache, so that they are short. Each is ended when one
/// of its figures, chosen by a seed, appears.
@Suite(.timeLimit(.minutes(20)))
struct SignalTests {
  /// How often a run is ended, each time at another moment.
  private static let moments = Seed.samples(30).count

  /// 200 recipes, and a folder for their figures.
  private final class Run {
    let sandbox: Sandbox
    let output: String
    /// The figures of an undisturbed run.
    let whole: [String: Data]
    let arguments: [String]

    init() throws {
      sandbox = try Sandbox(inMemory: true)
      for number in 0..<200 { try sandbox.write("views: {}\n", to: "r/R\(number).yaml") }
      output = sandbox.path + "/out"
      arguments = [
        "render", sandbox.path + "/r", "-o", output, "--size", "9x9", "--format", "svg",
        "--cache", sandbox.path + "/cache",
      ]
      #expect(try Tool.run(arguments).status == 0)
      whole = Sandbox.files(below: output)
      #expect(whole.count == 200)
    }

    /// Starts with an empty folder.
    func start(environment: [String: String] = [:]) throws -> Tool {
      try? FileManager.default.removeItem(atPath: output)
      return try Tool(arguments, environment: environment)
    }

    /// Waits until a figure is in the folder.
    func wait(forFigure number: Int) throws {
      let end = ContinuousClock.now + .seconds(60)
      while access("\(output)/R\(number).9x9.svg", F_OK) != 0 {
        try #require(ContinuousClock.now < end)
        usleep(20)
      }
    }

    private var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: output)) ?? []
    }

    /// Stops the tool while it writes a file, if some stops find it there.
    func stop(_ tool: borrowing Tool) {
      for _ in 0..<100 {
        tool.signal(SIGSTOP)
        if names.contains(where: { $0.hasPrefix(FileSystem.temporaryPrefix) }) { return }
        tool.signal(SIGCONT)
        usleep(20)
      }
    }

    /// What is in the folder now: names of files that are being written, and whether all others are
    /// as they should be.
    func state() -> (temporaries: [String], isWhole: Bool) {
      let names = self.names
      let temporaries = names.filter { $0.hasPrefix(FileSystem.temporaryPrefix) }
      let isWhole = names.allSatisfy { name in
        temporaries.contains(name)
          || whole[name] == FileManager.default.contents(atPath: output + "/" + name)
      }
      return (temporaries, isWhole)
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGALRM, SIGUSR1])
  func `a signal to end leaves whole figures, no temporary, and all of make's tokens`(
    _ signal: Int32
  ) throws {
    let run = try Run()
    let fifo = run.sandbox.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    let descriptor = open(fifo, O_RDWR | O_NONBLOCK)
    defer { close(descriptor) }
    var random = SplitMix(state: UInt64(signal))
    var ended = 0
    for _ in 0..<(signal == SIGTERM ? SignalTests.moments : 10) {
      #expect(write(descriptor, "abc", 3) == 3)
      let tool = try run.start(environment: ["MAKEFLAGS": "-j4 --jobserver-auth=fifo:\(fifo)"])
      try run.wait(forFigure: random.below(200))
      tool.signal(signal)
      let status = tool.end()
      #expect(status == -signal || status == 0)
      if status == -signal { ended += 1 }
      let state = run.state()
      #expect(state.temporaries.isEmpty)
      #expect(state.isWhole)
      var tokens = [UInt8](repeating: 0, count: 8)
      let count = read(descriptor, &tokens, tokens.count)
      #expect(tokens.prefix(max(0, count)).sorted() == Array("abc".utf8))
    }
    #expect(ended > 0)
  }

  @Test func `a kill leaves whole figures, and the next run removes what was being written`() throws
  {
    let run = try Run()
    var random = SplitMix(state: 0)
    var abandoned = 0
    for _ in 0..<SignalTests.moments {
      let tool = try run.start()
      try run.wait(forFigure: random.below(200))
      run.stop(tool)
      tool.signal(SIGKILL)
      _ = tool.end()
      let state = run.state()
      #expect(state.isWhole)
      if state.temporaries.isEmpty { continue }
      abandoned += 1
      if abandoned > 3 { continue }
      #expect(try Tool.run(run.arguments).status == 0)
      #expect(run.state().temporaries.isEmpty)
    }
    #expect(abandoned > 0)
  }

  @Test func `a signal while git is waited for leaves no folder of our own`() async throws {
    let sandbox = try Sandbox(inMemory: true)
    try sandbox.write("views: {}\n", to: "r/R.yaml")
    // It knows every revision, and never has its files.
    try sandbox.write(
      "#!/bin/sh\ncase $3 in archive) exec sleep 600;; *) echo 0123;; esac\n", to: "bin/git")
    #expect(chmod(sandbox.path + "/bin/git", 0o700) == 0)
    try sandbox.write("", to: "tmp/.keep")
    let tool = try Tool(
      ["diff", "HEAD", "--", sandbox.path + "/r"],
      environment: ["PATH": sandbox.path + "/bin:/usr/bin:/bin", "TMPDIR": sandbox.path + "/tmp"])
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: sandbox.path + "/tmp").sorted()
    }
    for _ in 0..<6000 where try names().count < 2 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(try names().count == 2)
    tool.signal(SIGTERM)
    #expect(tool.end() == -SIGTERM)
    #expect(try names() == [".keep"])
  }

  @Test(arguments: ["2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
  func `messages get into no figure when their place is closed`(_ closed: String) throws {
    let run = try Run()
    try FileManager.default.removeItem(atPath: run.output)
    let tool = try Tool(
      program: "/bin/sh",
      ["-c", "exec \"$@\" \(closed)", "sh", Tool.path] + run.arguments + ["-v", "-j4"])
    #expect(tool.end() == 0)
    #expect(Sandbox.files(below: run.output) == run.whole)
  }

  @Test func `few open files are enough for many figures`() throws {
    let sandbox = try Sandbox(inMemory: true)
    let constraints = ["Leading", "Trailing", "Top", "Bottom"].map {
      "Red View.\($0) = Superview.\($0)\n"
    }.joined()
    let sections = (0..<100).map { "# Layout \($0)\n\n```\n\(constraints)```\n\n" }
    try sandbox.write(sections.joined(), to: "g.md")
    let tool = try Tool(
      program: "/bin/sh",
      [
        "-c", "ulimit -n 48; exec \"$@\"", "sh", Tool.path, "render", sandbox.path + "/g.md",
        "--format", "svg", "--size", "9x9", "-o", sandbox.path + "/out",
      ])
    #expect(tool.end() == 0)
    #expect(Sandbox.files(below: sandbox.path + "/out").count == 100)
  }

  @Test func `a figure larger than files may be is an error`() throws {
    let run = try Run()
    try FileManager.default.removeItem(atPath: run.output)
    let tool = try Tool(
      program: "/bin/sh",
      ["-c", "ulimit -f 0; exec \"$@\"", "sh", Tool.path] + run.arguments)
    #expect(tool.end() == 2)
    #expect(run.state().temporaries.isEmpty)
    #expect(Sandbox.files(below: run.output).isEmpty)
  }

  @Test func `what an end cannot wait for is ignored under nohup`() throws {
    let run = try Run()
    try? FileManager.default.removeItem(atPath: run.output)
    let tool = try Tool(
      program: "/bin/sh", ["-c", "trap '' HUP; exec \"$@\"", "sh", Tool.path] + run.arguments)
    try run.wait(forFigure: 60)
    tool.signal(SIGHUP)
    #expect(tool.end() == 0)
    #expect(Sandbox.files(below: run.output) == run.whole)
  }
}
