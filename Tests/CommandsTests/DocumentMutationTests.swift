import Commands
import Foundation
import TestSupport
import Testing

/// Mutated documents through every command that changes documents, judged by what is read from the results.
struct DocumentMutationTests {
  private static let commands = [
    "--update-frames", "--update-constraints", "--add-missing-constraints", "--clear-constraints",
  ]

  @Test(arguments: Seed.groups(of: 40))
  func `results are readable, have no new finding, and no other constraint changes`(
    _ group: SeedGroup
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    var changed = 0
    for seed in group.seeds {
      let mutator = DocumentMutator(seed: seed.number)
      let path = try sandbox.write(mutator.text, to: "Main.\(mutator.ending)")
      guard let before = try await Self.faultyViews(path) else { continue }
      for command in Self.commands {
        let outcome = await Outcome.of("convert", path, command)
        if outcome.output.isEmpty { continue }
        changed += outcome.output == mutator.text ? 0 : 1
        let result = try sandbox.write(outcome.output, to: "Result.\(mutator.ending)")
        let comment = Comment(rawValue: "\(command), seed \(seed)")
        let after = try #require(try await Self.faultyViews(result), comment)
        if command != "--clear-constraints" { #expect(after.subtracting(before).isEmpty, comment) }
        try expectOnly(command, from: mutator.text, to: outcome.output, comment)
      }
    }
    #expect(group.has(changed, oneIn: 2))
  }

  /// The ids of the views that are not satisfied, with those of their scenes; nil if a document cannot be read.
  private static func faultyViews(_ path: String) async throws -> Set<String>? {
    let outcome = await Outcome.of("solve", "--json", path)
    if outcome.status == .failed { return nil }
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    var views: Set<String> = []
    for file in json?["files"] as? [[String: Any]] ?? [] {
      for layout in file["layouts"] as? [[String: Any]] ?? [] {
        let scene = layout["scene"] as? String ?? ""
        for view in layout["views"] as? [[String: Any]] ?? []
        where view["status"] as? String != "satisfied" {
          views.insert("\(scene) \(view["id"] ?? "")")
        }
      }
    }
    return views
  }

  /// What a command must leave of the constraints.
  private func expectOnly(
    _ command: String, from old: String, to new: String, _ comment: Comment
  ) throws {
    let (before, after) = (Self.constraints(in: old), Self.constraints(in: new))
    switch command {
    case "--update-frames": #expect(before == after, comment)
    case "--update-constraints":
      let ignored = ["constant", "symbolic"]
      #expect(
        before.map { $0.without(ignored) } == after.map { $0.without(ignored) }, comment)
    case "--add-missing-constraints":
      // Constraints are added between those that are there, whose priorities can change.
      var rest = after.map { $0.without(["priority"]) }[...]
      for constraint in before.map({ $0.without(["priority"]) }) {
        let place = try #require(rest.firstIndex(of: constraint), comment)
        rest = rest[(place + 1)...]
      }
    default:
      var rest = before[...]
      for constraint in after {
        let place = try #require(rest.firstIndex(of: constraint), comment)
        rest = rest[(place + 1)...]
      }
    }
  }

  /// The attributes of the constraints and of their variations, in order; comments hold none.
  private static func constraints(in text: String) -> [[String: String]] {
    let plain = text.replacing(#/(?s)<!--.*?-->/#, with: "")
    return plain.matches(of: #/<(?:constraint|variation)\b((?:[^>"']|"[^"]*"|'[^']*')*)>/#).map {
      tag in
      var attributes: [String: String] = [:]
      for match in tag.1.matches(of: #/([a-zA-Z]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/#) {
        attributes[String(match.1)] = String(match.2 ?? match.3 ?? "")
      }
      return attributes
    }
  }
}

extension [String: String] {
  fileprivate func without(_ keys: [String]) -> [String: String] {
    filter { !keys.contains($0.key) }
  }
}
