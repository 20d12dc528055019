import Foundation
import Inputs
import TestSupport
import Testing

@testable import Commands

/// What is printed from the tables of commands and options.
struct OptionTableTests {
  private static let rows = Verb.all.flatMap { verb in verb.options.map { (verb.name, $0) } }

  /// A choice is a case of an enum or a row of a table; nobody types it into a text a second time.
  @Test(arguments: rows)
  func `no text repeats a choice`(_ verb: String, _ row: OptionRow) {
    let texts = [row.summary, row.details].joined(separator: " ")
    let words = Set(texts.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    // "all" and "none" are words of their own; what help says of them is about states and sentences.
    let choices = Set(row.value?.choices ?? []).subtracting(["all", "none"])
    #expect(words.isDisjoint(with: choices), "\(verb) --\(row.long)")
  }

  @Test(arguments: Verb.all.map(\.name))
  func `options of a command have different names`(_ name: String) throws {
    let rows = try #require(Verb.named(name)).options + [.help]
    #expect(Set(rows.map(\.long)).count == rows.count)
    let shorts = rows.compactMap(\.short)
    #expect(Set(shorts).count == shorts.count)
  }

  @Test(arguments: rows)
  func `a line of help begins in lower case and ends without a full stop`(
    _ verb: String, _ row: OptionRow
  ) {
    let isAbbreviation = row.summary.hasPrefix("Dynamic Type")
    #expect(row.summary.first?.isLowercase == true || isAbbreviation, "\(verb) --\(row.long)")
    #expect(!row.summary.hasSuffix("."))
    #expect(row.details.isEmpty || row.details.hasSuffix("."))
  }

  /// Each choice that help names is read, and another word is not.
  @Test(arguments: rows.filter { !($0.1.value?.choices.isEmpty ?? true) })
  func `an option takes its choices`(_ verb: String, _ row: OptionRow) async throws {
    let sandbox = try Sandbox()
    let empty = try sandbox.write("", to: "empty.md")
    for choice in row.value?.choices ?? [] {
      let outcome = await Outcome.of(verb, empty, "--\(row.long)", choice)
      #expect(!outcome.errors.contains("ibar: error: --\(row.long):"), "\(choice)")
    }
    // Marks of an overlay can be names of views too.
    if row.long == "overlay" { return }
    let outcome = await Outcome.of(verb, empty, "--\(row.long)", "nothing-of-this-name")
    #expect(outcome.errors.hasPrefix("ibar: error: --\(row.long): 'nothing-of-this-name' is not"))
    #expect(outcome.status == .failed)
  }

  @Test func `docs/cli.md is what help prints`() async throws {
    let page = try String(contentsOfFile: Repository.root + "/docs/cli.md", encoding: .utf8)
    let outcome = await Outcome.of("help", "--format", "markdown")
    #expect(
      outcome.output == page,
      "docs/cli.md is stale: Scripts/generate")
  }

  @Test(arguments: Verb.all.map(\.name))
  func `the reference, the man page and the completions have every option`(
    _ name: String
  ) async throws {
    let verb = try #require(Verb.named(name))
    let page = await Outcome.of("help", "--format", "markdown").output
    let man = await Outcome.of("help", "--format", "man").output
    let scripts = Dictionary(uniqueKeysWithValues: Shell.allCases.map { ($0, $0.script) })
    #expect(page.contains("\n## ibar \(name)\n"))
    for row in verb.options {
      #expect(page.contains("| `\(row.usage)` |"))
      let option = "--" + row.long
      #expect(man.contains(option.replacingOccurrences(of: "-", with: "\\-")))
      #expect(scripts[.bash]?.contains(option) == true)
      #expect(scripts[.zsh]?.contains(option) == true)
      #expect(scripts[.fish]?.contains("-l \(row.long)") == true)
    }
  }

  /// What bash offers for words of a command line, as its own `complete` calls the script.
  @Test(arguments: [
    (["re"], ["render"]), (["render", "--the"], ["--theme"]),
    (["render", "--theme", "d"], ["dark"]), (["diff", "--report", "html,ju"], ["html,junit"]),
    (["completions", "z"], ["zsh"]), (["solve", "--device", "iPhone 5"], ["iPhone 5s"]),
    (["check", "--message-format", "s"], ["sarif", "short"]),
    (["help", "rec"], ["recipe"]), (["help", "--format", "s"], ["schema"]),
    (
      ["solve", "--device", "iPhone 8,iPhone 17 P"],
      ["iPhone 8,iPhone 17 Pro", "iPhone 8,iPhone 17 Pro Max"]
    ),
    (["solve", "--device", "\"iPhone 5"], ["iPhone 5s"]),
    (["solve", "--device", "iPhone\\ 5"], ["iPhone 5s"]),
    (["check", "--rules", "misplaced,hid"], ["misplaced,hidden-view"]),
  ])
  func `bash completes`(_ words: [String], _ expected: [String]) async throws {
    #expect(try await Self.replies(to: words, in: "/") == expected)
  }

  /// Of files, only those that a command reads; folders lead to more.
  @Test(arguments: [
    ("render", ["a.yaml", "b.md", "c.xib", "d"]),
    ("diff", ["a.svg", "a.yaml", "b.md", "c.xib", "d"]),
  ])
  func `bash completes inputs`(_ verb: String, _ expected: [String]) async throws {
    let sandbox = try Sandbox()
    for name in ["a.yaml", "b.md", "c.xib", "a.svg", "x.o", "d/y.o"] {
      try sandbox.write("", to: name)
    }
    #expect(try await Self.replies(to: [verb, ""], in: sandbox.path) == expected)
  }

  /// What bash offers for the last of some words, in a folder.
  private static func replies(to words: [String], in folder: String) async throws -> [String] {
    let script = await Outcome.of("completions", "bash").output
    let quoted = (["ibar"] + words).map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      script + "cd '\(folder)'; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); _ibar; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let found = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return found.sorted()
  }

  /// Two command lines, which work as they stand.
  @Test(arguments: Verb.all.map(\.name))
  func `help ends in two examples that run`(_ name: String) async throws {
    let verb = try #require(Verb.named(name))
    let help = await Outcome.of("help", name).output
    let examples = help.components(separatedBy: "\nExamples\n").last?.split(separator: "\n") ?? []
    let commands = examples.filter { $0.hasPrefix("    ") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(examples.count == 4)
    #expect(commands == verb.examples.map(\.command))
    let sandbox = try Sandbox()
    let recipe =
      Repository.root + "/Recipes/ViewsWithIntrinsicContentSize/SimpleLabelAndTextField.yaml"
    let text = try String(contentsOfFile: recipe, encoding: .utf8)
    try sandbox.write(text.replacing("Name Text Field", with: "Name Field"), to: "Login.yaml")
    try sandbox.write(text, to: "recipes/Card.yaml")
    let storyboard = Repository.root + "/Tests/Fixtures/InterfaceBuilder/Places.storyboard"
    try sandbox.write(
      try String(contentsOfFile: storyboard, encoding: .utf8), to: "Main.storyboard")
    let setup =
      "cd '\(sandbox.path)' && git init -q && git add recipes && git -c user.name=A -c user.email=a@b "
      + "commit -qm A && ibar render recipes -o figures --format svg && "
    for command in commands {
      let (status, output) = try Tool.run(
        program: "/bin/bash", ["-c", setup + command],
        environment: [
          "PATH": (Tool.path as NSString).deletingLastPathComponent + ":/usr/bin:/bin",
          "GIT_CONFIG_GLOBAL": "/dev/null",
        ])
      #expect(status == 0 || status == 1, "\(command)\n\(output)")
      #expect(!output.contains("error: there is"), "\(output)")
    }
  }

  /// One sentence names the inputs of all commands; devices and rules stand in their own help.
  @Test(arguments: ["render", "solve", "check", "diff", "convert"])
  func `help names every kind of input, and no device`(_ name: String) async {
    let pages = [
      await Outcome.of("help", name).output, await Outcome.of("help").output,
      await Outcome.of("help", "--format", "man").output,
      await Outcome.of("help", "--format", "markdown").output,
    ].map { $0.replacing("\n", with: " ") }
    for page in pages {
      for ending in InputFormat.all.flatMap(\.endings) { #expect(page.contains(ending)) }
      #expect(!page.contains("iPhone 4s") && !page.contains("stack-view-with-one-view"))
    }
  }

  @Test func `the man page has examples, files and other pages`() async {
    let man = await Outcome.of("help", "--format", "man").output
    for section in ["EXAMPLES", "FILES", "SEE ALSO"] { #expect(man.contains("\n.SH \(section)\n")) }
    for example in Verb.all.flatMap(\.examples) {
      #expect(man.contains("\n.B " + example.command.replacing("-", with: "\\-") + "\n"))
    }
  }

  @Test func `a shell without a script is an error`() async {
    #expect(
      await Outcome.of("completions").errors
        == "ibar: error: 'completions' needs a shell: bash, zsh or fish [usage]\n")
    #expect(
      await Outcome.of("completions", "tcsh").errors.hasPrefix(
        "ibar: error: 'tcsh' is not a shell"))
  }
}
