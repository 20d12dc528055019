import Foundation
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
  ])
  func `bash completes`(_ words: [String], _ expected: [String]) async throws {
    let script = await Outcome.of("completions", "bash").output
    let quoted = (["ibar"] + words).map { "'\($0)'" }.joined(separator: " ")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c",
      script + "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count); _ibar; "
        + "printf '%s\\n' \"${COMPREPLY[@]}\"",
    ]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let found = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    #expect(found.sorted() == expected)
  }

  @Test func `a shell without a script is an error`() async {
    #expect(
      await Outcome.of("completions").errors
        == "ibar: error: 'completions' needs a shell: bash, zsh or fish\n")
    #expect(
      await Outcome.of("completions", "tcsh").errors.hasPrefix(
        "ibar: error: 'tcsh' is not a shell"))
  }
}
