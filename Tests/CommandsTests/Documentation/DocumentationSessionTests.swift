import Commands
import Foundation
import TestSupport
import Testing

/// Types the `console` blocks of each page, and draws the recipes in its `yaml` blocks.
struct DocumentationSessionTests {
  /// A command of a block, and what the page says that it prints; nil if the page does not say.
  private struct Step {
    var command: String
    var output: [String]?
  }

  @Test(arguments: DocumentationPage.all)
  func `commands print what the page says`(_ page: DocumentationPage) async throws {
    let sandbox = try Sandbox()
    for name in [
      "Recipes", "Tests/Fixtures/Remedies", "Tests/Fixtures/Diagnostics",
      "Tests/Fixtures/InterfaceBuilder", "docs/schematics/tiers",
    ] {
      let folder = (sandbox.path + "/" + name as NSString).deletingLastPathComponent
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: Repository.root + "/" + name, toPath: sandbox.path + "/" + name)
    }
    let folder = sandbox.path + (try Self.isInCopy(page) ? "" : "/empty")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let (script, steps) = try Self.script(page)
    if steps.isEmpty { return }
    try sandbox.write(script, to: "script.sh")
    let (_, messages) = try Tool.run(
      program: "/bin/bash",
      ["--noprofile", "-c", "cd '\(folder)' && . '\(sandbox.path)/script.sh'"],
      environment: [
        "PATH": (Tool.path as NSString).deletingLastPathComponent + ":/usr/bin:/bin",
        "LC_ALL": "C.UTF-8", "GIT_CONFIG_GLOBAL": "/dev/null",
      ])
    let results = messages.components(separatedBy: "\u{1E}").dropFirst()
    #expect(results.count == steps.count)
    for (step, result) in zip(steps, results) {
      var lines = result.components(separatedBy: "\n")
      let status = Int(lines.removeLast())
      if let output = step.output {
        #expect(Self.agree(lines, output), "\(step.command)\n\(lines.joined(separator: "\n"))")
      } else {
        #expect(status == 0 || status == 1, "\(step.command)\n\(lines.joined(separator: "\n"))")
      }
    }
    try checkFigures(of: page, in: folder)
  }

  /// Whether the commands of a page are for a copy of the repository; else they are for any folder.
  private static func isInCopy(_ page: DocumentationPage) throws -> Bool {
    let place = try page.text().firstMatch(of: /[Ii]n a copy of this repository|in any folder/)
    return place?.output.hasSuffix("repository") == true
  }

  /// A page says before its first command where to type it, in one of two ways.
  @Test(arguments: DocumentationPage.all)
  func `a page of commands says where to type them`(_ page: DocumentationPage) throws {
    let text = try page.text()
    guard let session = text.firstRange(of: "```console") else { return }
    let before = text[..<session.lowerBound]
    let ways = [
      /[Ii]n a copy of this repository/, /in any folder/, /[Ff]rom an empty folder/,
    ]
    #expect(ways.contains { before.firstMatch(of: $0) != nil })
  }

  /// The figures of a session that the repository holds are those that it drew.
  private func checkFigures(of page: DocumentationPage, in folder: String) throws {
    for image in try page.text().matches(of: /src="((?:tutorial|schematics)\/[^"]+)"/).map(\.1) {
      // The tutorial's reader draws into the folder of the recipe.
      let name = image.hasPrefix("tutorial/") ? image.dropFirst("tutorial/".count) : image
      let drawn = FileManager.default.contents(atPath: folder + "/" + name)
      #expect(drawn != nil, "\(name)")
      #expect(drawn == FileManager.default.contents(atPath: Repository.root + "/docs/" + image))
    }
  }

  /// A script that types the commands of a page, and a record separator and the exit status of each.
  private static func script(_ page: DocumentationPage) throws -> (String, [Step]) {
    var (script, steps) = ("", [Step]())
    for block in try page.parts().blocks {
      if let name = block.introduction.firstMatch(of: /[Ss]ave this as `([^`]+)`/)?.1 {
        script +=
          "cat >'\(name)' <<'END OF FILE'\n\(block.lines.joined(separator: "\n"))\nEND OF FILE\n"
      }
      guard block.language == "console" else { continue }
      let prints = block.lines.contains { $0.hasPrefix("$ ") }
      for line in block.lines {
        if prints, !line.hasPrefix("$ ") {
          steps[steps.count - 1].output?.append(line)
          continue
        }
        let command = prints ? String(line.dropFirst(2)) : line
        steps.append(Step(command: command, output: prints ? [] : nil))
        script += "printf '\\x1e'; { \(command)\n} 2>&1; printf '\\n%d' $?\n"
      }
    }
    return (script, steps)
  }

  /// Whether lines are as a page has them, where `…` stands for any lines.
  private static func agree(_ lines: [String], _ page: [String]) -> Bool {
    var lines = lines[...]
    while lines.last == "" { lines.removeLast() }
    return agree(lines, page[...])
  }

  private static func agree(_ lines: ArraySlice<String>, _ page: ArraySlice<String>) -> Bool {
    guard let first = page.first else { return lines.isEmpty }
    if first.trimmingCharacters(in: .whitespaces) == "…" {
      return (0...lines.count).contains { agree(lines.dropFirst($0), page.dropFirst()) }
    }
    return lines.first == first && agree(lines.dropFirst(), page.dropFirst())
  }
}

extension DocumentationSessionTests {
  /// A block marked `yaml` is a whole recipe.
  ///
  /// One marked `yaml part` is not drawn.
  @Test(arguments: DocumentationPage.all)
  func `recipes draw without findings`(_ page: DocumentationPage) async throws {
    for block in try page.parts().blocks where block.language == "yaml" {
      let sandbox = try Sandbox(inMemory: true)
      let path = try sandbox.write(block.lines.joined(separator: "\n") + "\n", to: "A.yaml")
      let outcome = await Outcome.of("render", path, "-o", sandbox.path, "--format", "svg")
      #expect(outcome.status == .done, "\(outcome.errors)")
    }
  }

  /// The languages of blocks: a block of another one would not be tested.
  @Test(arguments: DocumentationPage.all)
  func `every block is of a known kind`(_ page: DocumentationPage) throws {
    let known = [
      "console", "yaml", "yaml part", "sh", "make", "yml", "json", "swift", "text", "markdown",
      "html", "",
    ]
    for block in try page.parts().blocks { #expect(known.contains(block.language)) }
  }
}
