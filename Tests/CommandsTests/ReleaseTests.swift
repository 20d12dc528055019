import Foundation
import TestSupport
import Testing

/// The checks of `make release`.
struct ReleaseTests {
  private static let source = #"  package static let version = "1.2.0""#
  private static let changes =
    "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-31\n\n- A change.\n"

  /// What a copy of the repository has in it, and the refusal; empty for none.
  struct Row: Sendable, CustomTestStringConvertible {
    var source = ReleaseTests.source
    var changes = ReleaseTests.changes
    /// A command after the commit.
    var command = "true"
    var refusal: String

    var testDescription: String { refusal }
  }

  static let rows = [
    Row(refusal: ""),
    Row(command: "touch new", refusal: "the tree is not clean"),
    Row(
      source: source.replacing("1.2.0", with: "1.3.0"),
      refusal: "the program has the version 1.3.0, and the changelog 1.2.0"),
    Row(
      changes: changes.replacing("31", with: "soon"),
      refusal: "the program has the version 1.2.0, and the changelog none"),
    Row(
      changes: changes.replacing("[Unreleased]\n", with: "[Unreleased]\n\n- Another.\n"),
      refusal: "the changelog has changes under Unreleased"),
    Row(command: "git tag v1.2.0", refusal: "there is a tag v1.2.0 already"),
  ]

  @Test(arguments: rows)
  func `a release is checked`(_ row: Row) throws {
    let sandbox = try Sandbox()
    try sandbox.write(row.source + "\n", to: "Sources/Commands/Verb.swift")
    try sandbox.write(row.changes, to: "CHANGELOG.md")
    let script = Repository.root + "/Scripts/release"
    let steps = """
      cd '\(sandbox.path)' && mkdir Scripts && cp '\(script)' Scripts && git init -q && git add .
      git -c user.name=A -c user.email=a@b commit -qm A && \(row.command) && Scripts/release --check
      """
    let (status, output) = try Tool.run(
      program: "/bin/bash", ["-c", steps], environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    #expect((status == 0) == row.refusal.isEmpty, "\(output)")
    #expect(row.refusal.isEmpty ? output.isEmpty : output.contains(row.refusal), "\(output)")
  }
}
