import ConstraintSolver
import TestSupport
import Testing

/// Solutions that follow changes, compared with fresh ones.
struct SolvedSystemTests {
  @Test func `a solution follows until a row changes sides`() throws {
    // x = width / 2 wished for, x >= 100 wished for more, size of 30 not to be reached at all.
    var system = LinearSystem(variableCount: 0)
    let (width, x) = (system.variable(), system.variable())
    system.equal(width, 400)
    system.atLeast(x, 100, level: 1)
    system.equal(x, 0.5 * width, level: 2)
    system.equal(x, 30, level: 3)
    var solved = try SolvedSystem(system)
    #expect(solved.solution.values == [400, 200])
    try solved.setConstant(-300, ofRow: 0)
    #expect(solved.solution.values == [300, 150])
    #expect(solved.solution.error(ofLevel: 3) == 120)
    #expect(solved.searchCount == 1)
    try solved.setConstant(-150, ofRow: 0)
    #expect(solved.solution.values == [150, 100])
    #expect(solved.solution.error(ofLevel: 2) == 25)
    #expect(solved.searchCount == 2)
    try solved.setConstant(-90, ofRow: 0)
    #expect(solved.solution.error(ofLevel: 2) == 55)
    #expect(solved.searchCount == 2)
  }

  @Test func `an error may bend where a row decides nothing`() throws {
    // x = width is required, so the wish for 50 has no say, and passing it no consequences.
    var system = LinearSystem(variableCount: 0)
    let (width, x) = (system.variable(), system.variable())
    system.equal(width, 400)
    system.equal(x, width)
    system.equal(x, 50, level: 1)
    system.atLeast(x, 100, level: 2)
    var solved = try SolvedSystem(system)
    for (width, first, second) in [(80.0, 30.0, 20.0), (30, 20, 70), (400, 350, 0)] {
      try solved.setConstant(-width, ofRow: 0)
      #expect(solved.solution.error(ofLevel: 1) == first)
      #expect(solved.solution.error(ofLevel: 2) == second)
    }
    #expect(solved.searchCount == 1)
  }

  @Test func `a line goes on past a row that makes no difference`() throws {
    // x >= t and wishes for 50, 60 and 70: x = t for as long as two of the three pull it down, so
    // passing 70 changes nothing, but at 60 it is at their median and stays there.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 80)
    for wish in [50.0, 60, 70] { system.equal(x, wish, level: 1) }
    var solved = try SolvedSystem(system)
    for t in [71.0, 65, 60, 90, 62] {
      try solved.setConstant(-t, ofRow: 0)
      #expect(solved.solution.values == [t])
      let error = (t - 50) + (t - 60) + (t - 70).magnitude
      #expect(solved.solution.error(ofLevel: 1) == error)
    }
    // Another row may change in between: at 62, 70 is now on the other side.
    try solved.setConstant(-40, ofRow: 1)
    #expect(solved.solution.error(ofLevel: 1) == 22 + 2 + 8)
    #expect(solved.searchCount == 1)
    try solved.setConstant(-55, ofRow: 0)
    #expect(solved.solution.values == [60])
    #expect(solved.searchCount == 2)
  }

  @Test func `a row that was settled gets a say when a stronger level no longer cares`() throws {
    // x >= t, and 50 and 60 are wished for most. Above 60 both pull down, and nobody asks the
    // wish for 100. Between 50 and 60 they are even, so it decides, and not the last level, where
    // z = -x / 2 is 5 too low at least.
    var system = LinearSystem(variableCount: 0)
    let (x, z) = (system.variable(), system.variable())
    system.atLeast(x, 80)
    for wish in [50.0, 60] { system.equal(x, wish, level: 1) }
    system.equal(x, 100, level: 2)
    system.equal(2 * z + x, 0, level: 3)
    system.equal(z, 5, level: 3)
    var solved = try SolvedSystem(system)
    #expect(solved.solution.values == [80, -40])
    try solved.setConstant(-55, ofRow: 0)
    #expect(solved.solution.values == [60, -30])
  }

  @Test func `required rows that repeat each other must change together`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(x, 100)
    system.equal(2 * x, 200)
    var solved = try SolvedSystem(system)
    try solved.setConstant(-120, ofRow: 0)
    #expect(!solved.solution.isSatisfiable)
    try solved.setConstant(-240, ofRow: 1)
    #expect(solved.solution.isSatisfiable)
    #expect(solved.solution.values == [120])
  }

  @Test func `a number that cannot be used changes nothing`() throws {
    var system = LinearSystem(variableCount: 0)
    system.equal(system.variable(), 100)
    var solved = try SolvedSystem(system)
    for number in [Double.nan, .infinity, 2e9] {
      #expect(throws: SolverError.unusableNumber(row: 0)) {
        try solved.setConstant(number, ofRow: 0)
      }
    }
    #expect(solved.solution.values == [100])
    #expect(solved.system.constant(ofRow: 0) == -100)
  }

  @Test func `a changed level is obeyed`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(x, 100, level: 1)
    system.equal(x, 50, level: 2)
    var solved = try SolvedSystem(system)
    try solved.setLevel(3, ofRow: 0)
    #expect(solved.solution.values == [50])
    try solved.setConstant(-60, ofRow: 1)
    #expect(solved.solution.values == [60])
    #expect(solved.solution.error(ofLevel: 3) == 40)
  }

  @Test(arguments: Seed.samples(40))
  func `random changes give what a fresh solution gives`(seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let isCanonical = seed.number.isMultiple(of: 2)
    let layout = RandomLayout(viewCount: 6, isCanonical: isCanonical, using: &random)
    var solved = try SolvedSystem(layout.system)
    for _ in 0..<25 {
      let isRoot = Bool.random(using: &random)
      let row =
        isRoot ? RandomLayout.rootRow : Int.random(in: 0..<solved.system.rowCount, using: &random)
      let change = random.pick([-40, -8, -1, 1, 3, 17.5])
      try solved.setConstant(solved.system.constant(ofRow: row) + change, ofRow: row)
      try expectFresh(solved, isCanonical: isCanonical)
    }
  }

  @Test(arguments: Seed.samples(30))
  func `random changes of levels give what a fresh solution gives`(seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    let isCanonical = seed.number.isMultiple(of: 2)
    let layout = RandomLayout(viewCount: 6, isCanonical: isCanonical, using: &random)
    var solved = try SolvedSystem(layout.system)
    for step in 0..<20 {
      // Optional rows above the canonical ones change places; at times a constant changes too.
      let row = Int.random(in: 0..<solved.system.rowCount, using: &random)
      let level = solved.system.level(ofRow: row)
      if level > 0, level <= RandomLayout.weakest {
        try solved.setLevel(random.pick([1, 2, 3, 4]), ofRow: row)
      }
      if step % 5 == 4 {
        try solved.setConstant(
          solved.system.constant(ofRow: RandomLayout.rootRow) - 8, ofRow: RandomLayout.rootRow)
      }
      try expectFresh(solved, isCanonical: isCanonical)
    }
  }

  @Test func `rounding of many changes does not add up`() throws {
    var random = SplitMix(state: 4)
    let layout = RandomLayout(viewCount: 8, isCanonical: true, using: &random)
    var solved = try SolvedSystem(layout.system)
    for index in 0..<2000 {
      let row = index % layout.system.rowCount
      let change = Double.random(in: -0.1...0.1, using: &random)
      try solved.setConstant(layout.system.constant(ofRow: row) + change, ofRow: row)
    }
    try expectFresh(solved, isCanonical: true)
  }

  private func expectFresh(_ solved: SolvedSystem, isCanonical: Bool) throws {
    let fresh = try solved.system.solution(findingAmbiguity: true)
    #expect(solved.solution.isSatisfiable == fresh.isSatisfiable)
    guard fresh.isSatisfiable else { return }
    #expect(fresh.ambiguity == nil || !isCanonical)
    #expect(solved.solution.largestDifference(from: fresh) < 1e-9)
    #expect(solved.solution.objective.map(\.level) == fresh.objective.map(\.level))
    #expect(solved.solution.largestErrorDifference(from: fresh) < 1e-8)
  }
}
