import Commands
import Foundation
import TestSupport
import Testing

/// Paths and revisions that are not there, and what files of revisions are called.
struct DiffRevisionFaultTests {
  static let faults: [(words: [String], message: String)] = [
    (["HEAD~7", "--", "Recipes"], "too few commits lead to 'HEAD'; see 'git log'"),
    (["HEAD", "HEAD~7", "Recipes"], "HEAD~7: error: no such path; git has no such revision"),
    (
      ["releas", "--", "Recipes"],
      "releas: error: git has no such revision; did you mean 'release'?"
    ),
    (["HEAD~1..HEAD", "--", "Recipes"], "write them as two words: OLD NEW -- PATH"),
    (["HEAD:Recipes", "Recipes"], "a path of a revision is written apart: HEAD -- Recipes"),
    (["HEAD", "--", "Nope"], "Nope: error: there is no such path, neither here nor in 'HEAD'"),
    (["HEAD", "HEAD", "--", "Nope"], "Nope: error: there is no such path, neither here"),
    (["HEAD", "Nope"], "Nope: error: no such path; git has no such revision"),
    (["HEAD", "--", "Recipes/B.yaml"], "B.yaml: error: it is here, but not in 'HEAD'; compare a"),
    (["HEAD", "--", "Lost"], "Lost: error: it is in 'HEAD', but not here any more; compare the"),
    (["HEAD", "Lost"], "Lost: error: it is in 'HEAD', but not here any more; compare the"),
    (["--", "--exec=x", "Recipes"], "--exec=x: error: options go before '--'"),
    (["HEAD", "--", "Recipes", "-q"], "options go before '--': ibar diff HEAD -q -- @Recipes"),
    (
      ["HEAD", "Recipes", "--accept"], "to commit them, type: git add -A -- @Recipes && git commit"
    ),
    (
      ["HEAD", "--", "Recipes", "--accept"],
      "--accept: error: the new files are in '@Recipes' already, so nothing has to be copied; to "
        + "commit them, type: git add -A -- @Recipes && git commit"
    ),
    (["HEAD", "HEAD", "--accept", "--", "Recipes"], "both revisions are committed, so there is"),
    (["HEAD", "--", "Recipes", "Lost"], "one path of a revision can be compared at a time"),
  ]

  @Test(arguments: faults)
  func `what git or the folder does not have is reported with the cause`(
    _ row: (words: [String], message: String)
  ) async throws {
    let sandbox = try Self.repository()
    let paths: Set = ["Recipes", "Recipes/B.yaml", "Nope", "Lost"]
    let words = row.words.map { paths.contains($0) ? sandbox.path + "/" + $0 : $0 }
    let outcome = await Outcome.of(["diff"] + words)
    #expect(outcome.status == .failed && outcome.output.isEmpty, "\(outcome.output)")
    let message = row.message.replacing("@", with: sandbox.path + "/")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  /// Two revisions, of which a folder is in both but not in the checkout, and a branch `release`.
  private static func repository() throws -> Sandbox {
    let sandbox = try DiffRevisionTests.repository()
    for constant in ["8.0", "9.0"] {
      let recipe = DiffTests.recipe.replacingOccurrences(of: "+ 8.0", with: "+ " + constant)
      try sandbox.write(recipe, to: "Lost/C.yaml")
      try DiffRevisionTests.git(sandbox.path, "add", "Lost")
      try DiffRevisionTests.git(sandbox.path, "commit", "-q", "-m", constant)
    }
    try DiffRevisionTests.git(sandbox.path, "branch", "release")
    try FileManager.default.removeItem(atPath: sandbox.path + "/Lost")
    try sandbox.write(DiffTests.recipe, to: "Recipes/B.yaml")
    return sandbox
  }

  @Test func `a missing repository or commit is reported`() async throws {
    let sandbox = try Sandbox()
    try sandbox.write(DiffTests.recipe, to: "A.yaml")
    let outside = await Outcome.of("diff", "HEAD", "--", sandbox.path)
    #expect(outside.status == .failed)
    #expect(
      outside.errors.contains("HEAD: error: git finds no repository around '\(sandbox.path)'"),
      "\(outside.errors)")
    try DiffRevisionTests.git(sandbox.path, "init", "-q")
    let empty = await Outcome.of("diff", "HEAD", "--", sandbox.path)
    #expect(empty.status == .failed && empty.errors.contains("has no commit yet"))
  }

  @Test func `what a shallow clone does not have can be fetched`() async throws {
    let sandbox = try Self.repository()
    let clone = sandbox.path + "/clone"
    try DiffRevisionTests.git(
      sandbox.path, "clone", "-q", "--depth", "1", "file://" + sandbox.path, clone)
    let outcome = await Outcome.of("diff", "HEAD~1", "--", clone + "/Recipes")
    #expect(outcome.status == .failed)
    #expect(outcome.errors.contains("'git fetch --unshallow' gets all"), "\(outcome.errors)")
  }

  @Test func `two revisions have what is not here any more`() async throws {
    let sandbox = try Self.repository()
    for words in [["HEAD~1", "HEAD", "--"], ["HEAD~1", "HEAD"]] {
      let outcome = await Outcome.of(["diff"] + words + [sandbox.path + "/Lost"])
      #expect(outcome.status == .findings, "\(outcome.errors)")
      #expect(outcome.output.contains("became \"+ 9.0\""), "\(outcome.output)")
    }
  }

  @Test func `behind dashes is a path, before them a revision`() async throws {
    let sandbox = try Self.repository()
    try sandbox.write(DiffTests.recipe, to: "HEAD~2/A.yaml")
    let (status, messages) = try Tool.run(
      program: "env", ["-C", sandbox.path, Tool.path, "diff", "HEAD~2", "--", "Recipes/A.yaml"])
    #expect(status == 1 && messages.contains("went from green to orange"), "\(messages)")
  }

  @Test(arguments: [["HEAD~1", "HEAD"], ["HEAD~1", "release"]])
  func `files of a revision have its names, and places in the checkout`(
    _ revisions: [String]
  ) async throws {
    let sandbox = try Self.repository()
    let removed = sandbox.path + "/Lost"
    let warnings = await Outcome.of(
      ["diff"] + revisions + ["--message-format", "github", "--", removed])
    #expect(
      warnings.output.hasPrefix("::warning file=\(removed)/C.yaml,line=9,"), "\(warnings.output)")
    let report = sandbox.path + "/report"
    _ = await Outcome.of(["diff"] + revisions + ["-o", report, "--report", "json", "--", removed])
    let data = try #require(Sandbox.files(below: report)["report.json"])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("\"\(revisions[1]):\(removed)/C.yaml\""))
    let command = (["ibar", "diff"] + revisions + ["--", removed]).joined(separator: " ")
    #expect(text.contains("\"\(command)\""), "\(text.prefix(400))")
    try sandbox.write("titel: X\nviews: {}", to: "Lost/C.yaml")
    try DiffRevisionTests.git(sandbox.path, "commit", "-q", "-a", "-m", "fault")
    let fault = await Outcome.of("diff", "HEAD", "HEAD~1", "--", removed)
    #expect(fault.errors.contains("HEAD:\(removed)/C.yaml:1:1"), "\(fault.errors)")
  }
}
