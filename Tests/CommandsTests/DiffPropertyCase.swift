import Commands
import Foundation
import Recipes
import TestSupport
import Testing

/// Two recipes that differ in one property, and the edits that their comparison names.
struct PropertyCase {
  /// The owner, the key and its values.
  var name: String
  var old: String
  var new: String
  var edits: [NamedEdit]
  /// Files beside both recipes, by their names.
  var files: [String: String] = [:]

  /// The same change with one of another view's colour and one of a constraint beside it.
  var withOthers: PropertyCase {
    var other = self
    other.name += ", beside two other changes"
    other.new = new.replacingOccurrences(
      of: "backgroundColor: green", with: "backgroundColor: orange"
    ).replacingOccurrences(of: "Superview.Leading + 300", with: "Superview.Leading + 310")
    other.edits += [
      NamedEdit(words: ["Side", "backgroundColor"]), NamedEdit(words: ["Side.Leading = Superview"]),
    ]
    return other
  }

  /// What is wrong with the sentences of a comparison; nil if they name the edits and nothing else.
  func fault(in sentences: Set<String>) -> String? {
    if sentences.isEmpty { return "no difference" }
    let list = sentences.sorted().joined(separator: " | ")
    for edit in edits {
      let count = sentences.count { edit.isNamed(in: $0) }
      if count == 0 { return "nothing names \(edit.words): \(list)" }
      if count > edit.most { return "\(count) edits name \(edit.words): \(list)" }
    }
    let others = sentences.filter { sentence in
      !edits.contains { $0.isNamed(in: sentence) }
    }
    return others.isEmpty ? nil : "named besides: " + others.sorted().joined(separator: " | ")
  }
}

/// Comparisons of many pairs of recipes by one command line, in three styles of figures.
enum PropertyComparison {
  private static let styles = ["canvas", "screen", "schematic"]

  /// Classes of sentences on what follows from edits.
  private static let consequences: Set<String> = [
    "unsatisfiable", "ambiguous", "misplaced", "resolved", "moved",
  ]

  private struct JSONReport: Decodable {
    struct Figure: Decodable {
      var name: String
      var outcome: String
      var changes: [Change]

      /// The sentences on edits; whether the figure itself was added or removed is one, too.
      var edits: [String] {
        let own = outcome == "changed" ? [] : ["\(outcome): \(name)"]
        return own + changes.flatMap(\.edits)
      }
    }

    struct Change: Decodable {
      var `class`: String
      var sentence: String
      var causes: [String]

      var edits: [String] {
        causes.isEmpty && !consequences.contains(`class`) ? [sentence] : causes
      }
    }

    var figures: [Figure]
  }

  /// Expects that each change of each key is named, and one of each key beside others.
  /// - Parameter owners: What has the keys, for messages.
  static func check(
    _ keys: [Key], of owners: String, _ cases: (Key) -> [PropertyCase]
  ) async throws {
    var all: [PropertyCase] = []
    for key in keys {
      let own = cases(key)
      #expect(!own.isEmpty, "the key '\(key.name)' of \(owners) has no sample values")
      all += own
      if let first = own.first { all.append(first.withOthers) }
    }
    try await check(all)
  }

  private static func check(_ all: [PropertyCase]) async throws {
    let sandbox = try Sandbox(inMemory: true)
    for (index, one) in all.enumerated() {
      #expect(one.old != one.new, "\(one.name)")
      try sandbox.write(one.old, to: "old/\(index).yaml")
      try sandbox.write(one.new, to: "new/\(index).yaml")
      for (name, text) in one.files {
        for side in ["old", "new"] { try sandbox.write(text, to: "\(side)/\(name)") }
      }
    }
    let outcome = await Outcome.of(
      "diff", sandbox.path + "/old", sandbox.path + "/new", "--report", "json", "-o",
      sandbox.path + "/report", "--style", styles.joined(separator: ","))
    #expect(outcome.status == .findings, "\(outcome.errors)")
    let edits = try edits(in: sandbox.path + "/report/report.json")
    for (index, one) in all.enumerated() {
      for style in styles {
        let fault = one.fault(in: edits["\(index).\(style)"] ?? [])
        #expect(fault == nil, "\(one.name), \(style)")
        if fault != nil { break }
      }
    }
  }

  /// The sentences on edits, by recipe and style.
  private static func edits(in report: String) throws -> [String: Set<String>] {
    let data = try #require(FileManager.default.contents(atPath: report))
    let figures = try JSONDecoder().decode(JSONReport.self, from: data).figures
    return figures.reduce(into: [:]) { edits, figure in
      let parts = figure.name.split(separator: ".").map(String.init)
      let style = styles.first { parts.last == $0 } ?? styles[0]
      edits["\(parts[0]).\(style)", default: []].formUnion(figure.edits)
    }
  }
}
