import ConstraintSolver
import TestSupport
import Testing

/// What must hold of any system, tried on random ones that are the same in every run.
struct RandomSystemTests {
  private static let seeds = Seed.samples(60)

  /// Some properties speak only of systems that can hold, that have a conflict, or that leave a variable open.
  @Test func `enough samples reach each expectation`() throws {
    let solutions = try Self.seeds.map { try solve(rows($0)) }
    let tight = try Self.seeds.map { try solve(tightRows($0)) }
    let crowded = try Self.seeds.map { try solve(crowdedRows($0)) }
    let least = Self.seeds.count / 4
    #expect(solutions.count(where: \.isSatisfiable) > least)
    #expect(solutions.count { $0.ambiguity != nil } > least)
    #expect(tight.count(where: \.isSatisfiable) > least)
    #expect(crowded.count { !$0.isSatisfiable } > least)
  }

  @Test(arguments: seeds)
  func `the order of rows changes no total`(seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let rows = randomRows(&random)
    let solution = try solve(rows)
    let shuffled = try solve(rows.shuffled(using: &random))
    #expect(shuffled.isSatisfiable == solution.isSatisfiable)
    guard solution.isSatisfiable else { return }
    expectEqual(shuffled.objective, solution.objective)
    #expect(shuffled.ambiguity?.variables == solution.ambiguity?.variables)
    expectUniqueValuesEqual(shuffled, solution)
  }

  @Test(arguments: seeds)
  func `a weaker row spoils no stronger level`(seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let rows = randomRows(&random)
    let before = try solve(rows)
    guard before.isSatisfiable else { return }
    var weaker = randomRow(&random)
    weaker.level = 9
    let after = try solve(rows + [weaker])
    #expect(after.isSatisfiable)
    expectEqual(after.objective.filter { $0.level < 9 }, before.objective)
    let opened = Set(after.ambiguity?.variables ?? [])
    #expect(opened.isSubset(of: before.ambiguity?.variables ?? []))
  }

  @Test(arguments: seeds)
  func `doubling the constants doubles the totals`(seed: Seed) throws {
    let rows = rows(seed)
    let solution = try solve(rows)
    var doubled = rows
    for index in doubled.indices { doubled[index].expression.constant *= 2 }
    let larger = try solve(doubled)
    #expect(larger.isSatisfiable == solution.isSatisfiable)
    guard solution.isSatisfiable else { return }
    let totals = solution.objective.map { LevelError(level: $0.level, total: 2 * $0.total) }
    expectEqual(larger.objective, totals)
    #expect(larger.ambiguity?.variables == solution.ambiguity?.variables)
  }

  @Test(arguments: seeds, [0x1p-4, 0x1p9])
  func `constants scaled by a power of two scale everything exactly`(
    seed: Seed, factor: Double
  ) throws {
    let rows = rows(seed)
    let solution = try solve(rows)
    var scaled = rows
    for index in scaled.indices { scaled[index].expression.constant *= factor }
    let larger = try solve(scaled)
    #expect(larger.values == solution.values.map { $0 * factor })
    #expect(larger.objective.map(\.total) == solution.objective.map { $0.total * factor })
  }

  @Test(arguments: seeds)
  func `an equation may be written with the opposite sign`(seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let rows = randomRows(&random)
    let solution = try solve(rows)
    var negated = rows
    for index in rows.indices where rows[index].relation == .equal && Bool.random(using: &random) {
      negated[index].expression = -1 * rows[index].expression
    }
    let other = try solve(negated)
    #expect(other.isSatisfiable == solution.isSatisfiable)
    guard solution.isSatisfiable else { return }
    expectEqual(other.objective, solution.objective)
    #expect(other.ambiguity?.variables == solution.ambiguity?.variables)
    expectUniqueValuesEqual(other, solution)
  }

  @Test(arguments: seeds)
  func `fractions and doubles agree and both are certain`(seed: Seed) throws {
    let rows = tightRows(seed)
    let solution = try solve(rows)
    let exact = try system(rows).exactSolution(findingAmbiguity: true)
    #expect(solution.certificate.isValid)
    #expect(solution.certificate.arithmetic == .floating)
    #expect(exact.certificate.isValid)
    #expect(exact.isSatisfiable == solution.isSatisfiable)
    guard solution.isSatisfiable else { return }
    expectEqual(exact.objective, solution.objective)
    #expect(exact.ambiguity?.variables == solution.ambiguity?.variables)
    expectUniqueValuesEqual(exact, solution)
  }

  @Test(arguments: seeds)
  func `a conflict is a conflict and minimal`(seed: Seed) throws {
    let rows = crowdedRows(seed)
    let conflict = try system(rows).minimalConflict()
    #expect(try solve(rows).isSatisfiable == (conflict == nil))
    guard let conflict else { return }
    #expect(try !solve(conflict.rows.map { rows[$0] }).isSatisfiable)
    for left in conflict.rows {
      let others = conflict.rows.filter { $0 != left }.map { rows[$0] }
      #expect(try solve(others).isSatisfiable)
    }
  }

  @Test(arguments: seeds)
  func `mixtures of the two solutions of an open system are as good`(seed: Seed) throws {
    let rows = rows(seed)
    let solution = try solve(rows)
    guard let ambiguity = solution.ambiguity else { return }
    let middle = zip(solution.values, ambiguity.witness).map { 0.5 * $0 + 0.5 * $1 }
    for values in [middle, ambiguity.witness] {
      for level in solution.objective {
        let members = rows.indices.filter { rows[$0].level == level.level }
        let total = members.reduce(0) { $0 + system(rows).error(ofRow: $1, at: values) }
        #expect((total - level.total).magnitude < 1e-6)
      }
    }
  }
}

extension RandomSystemTests {
  private static let variableCount = 8

  private func system(_ rows: [LinearConstraint]) -> LinearSystem {
    var system = LinearSystem(variableCount: Self.variableCount)
    for row in rows { system.append(row) }
    return system
  }

  private func solve(_ rows: [LinearConstraint]) throws -> Solution {
    try system(rows).solution(findingAmbiguity: true)
  }

  /// Rows of up to three variables with small whole numbers, so that many coincide.
  private func randomRow(_ random: inout SplitMix) -> LinearConstraint {
    let terms = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      LinearExpression.Term(
        Variable(index: .random(in: 0..<Self.variableCount, using: &random)),
        coefficient: Double(Int.random(in: -2...2, using: &random)))
    }
    let constant = Double(10 * Int.random(in: -5...5, using: &random))
    return LinearConstraint(
      LinearExpression(terms: terms, constant: constant),
      Bool.random(using: &random) ? .equal : .greaterThanOrEqual,
      level: .random(in: 1...4, using: &random))
  }

  private func requiredRow(_ random: inout SplitMix) -> LinearConstraint {
    var row = randomRow(&random)
    row.level = 0
    return row
  }

  private func randomRows(_ random: inout SplitMix) -> [LinearConstraint] {
    let required = (0..<4).map { _ in requiredRow(&random) }
    let count = Int.random(in: 3...20, using: &random)
    return required + (0..<count).map { _ in randomRow(&random) }
  }

  private func rows(_ seed: Seed) -> [LinearConstraint] {
    var random = SplitMix(state: seed.number)
    return randomRows(&random)
  }

  /// Every other system has eight further required rows.
  private func tightRows(_ seed: Seed) -> [LinearConstraint] {
    var random = SplitMix(state: seed.number)
    let rows = randomRows(&random)
    return seed.number % 2 == 0 ? rows + (0..<8).map { _ in requiredRow(&random) } : rows
  }

  /// Twelve further required rows, so that most systems have a conflict.
  private func crowdedRows(_ seed: Seed) -> [LinearConstraint] {
    var random = SplitMix(state: seed.number)
    return randomRows(&random) + (0..<12).map { _ in requiredRow(&random) }
  }

  private func expectUniqueValuesEqual(_ left: Solution, _ right: Solution) {
    let open = Set((right.ambiguity?.variables ?? []).map(\.index))
    for index in right.values.indices where !open.contains(index) {
      #expect((left.values[index] - right.values[index]).magnitude < 1e-6)
    }
  }

  private func expectEqual(_ left: [LevelError], _ right: [LevelError]) {
    #expect(left.map(\.level) == right.map(\.level))
    for (left, right) in zip(left, right) {
      #expect((left.total - right.total).magnitude < 1e-6, "level \(left.level)")
    }
  }
}
