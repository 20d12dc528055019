import Diagnostics
import Foundation
import LayoutFindings
import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import ConflictLogs

/// What `--console-log` prints is read back: the same constraints, and the same minimal conflict.
struct RoundTripTests {
  /// The recipes of the repository that declare a conflict, and fixtures with one.
  static let recipes: [String] = ["Recipes", "Tests/Fixtures"].flatMap { folder -> [String] in
    let root = Repository.root + "/" + folder
    let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().map { root + "/" + $0 }
  }.filter { path in
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let isFixture = ["26-", "30-", "92-", "b62-"].contains { path.contains("/Trial/" + $0) }
    return isFixture || text.contains("status: unsatisfiable")
  }

  @Test(arguments: recipes)
  func `the conflicts of recipes are read back`(_ path: String) throws {
    let layouts = try Sample.solvedRecipe(at: path)
    #expect(layouts.contains { !$0.conflicts.isEmpty })
    for solved in layouts { try Self.check(solved) }
  }

  /// 500 in all with `make test-all`.
  @Test(arguments: Seed.samples(20))
  func `random conflicts are read back`(_ seed: Seed) throws {
    let solved = (0..<200).lazy.map { RandomLayout.layout(seed: seed.number * 1000 + $0) }
      .compactMap { try? LayoutEngine.solve($0) }.first { !$0.conflicts.isEmpty }
    try Self.check(#require(solved))
  }

  private static func check(_ solved: SolvedLayout) throws {
    let log = ConsoleLog.text(for: solved)
    let checked = ConflictLogReader.layouts(in: SourceFile(path: "a.log", text: log), named: "a")
    #expect(checked.diagnostics.allSatisfy { $0.id == "no-layout" }, "\(log)")
    let recipes = checked.value ?? []
    #expect(recipes.count == solved.conflicts.count, "\(log)")
    for (recipe, conflict) in zip(recipes, solved.conflicts) {
      let read = try LayoutEngine.solve(recipe.layouts(on: CanvasRequest())[0])
      #expect(read.conflicts.count == 1, "\(log)")
      guard let again = read.conflicts.first else { continue }
      let own = conflict.constraints.map { words(solved.layout.constraints[$0], solved.layout) }
      let known = read.layout.constraints.map { words($0, read.layout) }
      #expect(own.allSatisfy(known.contains), "\(log)")
      // The margins are no members, and of a content size one side is.
      let members = Set(again.constraints)
      let lines = Dictionary(grouping: read.layout.constraints.indices) {
        read.layout.constraints[$0].label
      }
      for indices in lines.values {
        let isMargin =
          read.layout.constraints[indices[0]].identifier?
          .hasSuffix("Margin-guide-constraint") ?? false
        #expect(members.isDisjoint(with: indices) == isMargin, "\(log)")
      }
    }
  }

  /// A constraint by the texts of its items.
  private static func words(_ constraint: LayoutConstraint, _ layout: Layout) -> String {
    func name(_ item: LayoutItem) -> String { plain(layout.name(of: item)) }
    let second = constraint.secondItem.map { "\(name($0)).\(constraint.secondAttribute)" } ?? ""
    let numbers = [constraint.multiplier, constraint.constant].map {
      ($0 * 1e6).rounded() / 1e6 + 0
    }
    return "\(name(constraint.firstItem)).\(constraint.firstAttribute) \(constraint.relation) "
      + "\(numbers[0]) \(second) \(numbers[1])"
  }

  /// The name of a view in the text of a name that is made of it: `UIView 'A'`.
  private static func plain(_ name: String) -> String {
    guard let start = name.firstIndex(of: "'"), name.hasSuffix("'") else { return name }
    return String(name[name.index(after: start)...].dropLast())
  }
}
