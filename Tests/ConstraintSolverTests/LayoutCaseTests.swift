import ConstraintSolver
import TestSupport
import Testing

/// Layouts whose answers were computed by an independent solver of linear programs.
struct LayoutCaseTests {
  /// The expected numbers are rounded to five decimal places.
  private let roundingTolerance = 0.5e-5 + 1e-6

  @Test func `all layout cases are there`() {
    #expect(LayoutCase.names.count == 323)
  }

  @Test(arguments: LayoutCase.names)
  func `the solution of a layout case is the expected one`(name: String) throws {
    let layout = try LayoutCase(named: name)
    let rows = try LayoutRows(layout)
    let system = rows.system
    let solution = try system.solution(findingAmbiguity: true)
    #expect(solution.isSatisfiable == (layout.expected.status == "ok"))
    if solution.isSatisfiable {
      expectRequiredRowsMet(system, solution.values)
      try expectObjective(of: solution, layout, rows)
      try expectFrames(of: solution, layout)
      expectWitness(of: solution, system)
    } else {
      try expectMinimalConflict(in: rows)
    }
  }

  private func expectRequiredRowsMet(_ system: LinearSystem, _ values: [Double]) {
    for row in 0..<system.rowCount where system.level(ofRow: row) == 0 {
      #expect(system.error(ofRow: row, at: values) <= 1e-7)
    }
  }

  private func expectObjective(
    of solution: Solution, _ layout: LayoutCase, _ rows: LayoutRows
  ) throws {
    let expected = try #require(layout.expected.objective)
    #expect(expected.map(\.priority) == rows.priorities)
    for (index, expected) in expected.enumerated() {
      let error = solution.error(ofLevel: index + 1)
      #expect(
        (error - expected.error).magnitude <= roundingTolerance + 1e-6 * expected.error,
        "priority \(expected.priority)")
    }
  }

  private func expectFrames(of solution: Solution, _ layout: LayoutCase) throws {
    let frames = try #require(layout.expected.frames)
    let open = Set((solution.ambiguity?.variables ?? []).map(\.index))
    for item in layout.itemNames {
      let frame = try #require(frames[item])
      for (coordinate, expected) in zip(["x", "y", "w", "h"], frame) {
        let index = try layout.variableIndex(item, coordinate)
        #expect(open.contains(index) == (expected == nil), "\(item).\(coordinate)")
        if let expected {
          let difference = (solution.values[index] - expected).magnitude
          #expect(difference <= roundingTolerance, "\(item).\(coordinate)")
        } else if let range = layout.expected.ranges?["\(item).\(coordinate)"] {
          #expect(solution.values[index] >= (range[0] ?? -.infinity) - 1e-3)
          #expect(solution.values[index] <= (range[1] ?? .infinity) + 1e-3)
        }
      }
    }
  }

  private func expectWitness(of solution: Solution, _ system: LinearSystem) {
    guard let ambiguity = solution.ambiguity else { return }
    expectRequiredRowsMet(system, ambiguity.witness)
    for level in solution.objective where level.level > 0 {
      let rows = (0..<system.rowCount).filter { system.level(ofRow: $0) == level.level }
      let total = rows.reduce(0) { $0 + system.error(ofRow: $1, at: ambiguity.witness) }
      #expect((total - level.total).magnitude <= 1e-6 * max(1, total))
    }
  }

  private func expectMinimalConflict(in rows: LayoutRows) throws {
    let conflict = try #require(try rows.system.minimalConflict())
    #expect(try !isSatisfiable(rows, conflict.rows))
    for row in conflict.rows {
      #expect(try isSatisfiable(rows, conflict.rows.filter { $0 != row }))
    }
  }

  private func isSatisfiable(_ rows: LayoutRows, _ selection: [Int]) throws -> Bool {
    var system = LinearSystem(variableCount: rows.system.variableCount)
    for row in selection { system.append(rows.constraints[row]) }
    return try system.solution().isSatisfiable
  }
}
