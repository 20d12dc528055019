import ConstraintSolver
import TestSupport
import Testing

/// Solutions that follow changes where they reach, compared with fresh ones.
struct FollowedSystemTests {
  /// Rows of a root 400 wide, a chain of forced places, and beside them something that a test adds.
  private struct Chain {
    var system = LinearSystem(variableCount: 0)
    let root: LinearExpression
    /// The places, each 8 behind the one before.
    var places: [LinearExpression] = []
    /// The row of each place.
    var rows: [Int] = []

    init(count: Int) {
      root = system.variable()
      system.equal(root, 400)
      for _ in 0..<count {
        let place = system.variable()
        rows.append(system.rowCount)
        system.equal(place, (places.last ?? LinearExpression(constant: 0)) + 8)
        places.append(place)
      }
    }

    func followed(broken: [Int] = []) throws -> FollowedSystem {
      let solution = try system.solution(findingAmbiguity: true)
      return try #require(
        FollowedSystem(
          system, solution, fixedCount: 1, open: solution.ambiguity?.variables ?? [],
          broken: broken))
    }
  }

  /// Whether changed constants can be followed.
  private static func follows(
    _ followed: inout FollowedSystem, _ constants: [(Int, Double)]
  ) -> Bool {
    followed.setConstants(constants.map { (row: $0.0, constant: $0.1) })
  }

  /// Each place is 8 behind the one before, so after the third moves by 5 all later ones have.
  private static func expect(_ followed: inout FollowedSystem, toMove chain: Chain) {
    let isFollowed1 = Self.follows(&followed, [(chain.rows[2], -13)])
    #expect(isFollowed1)
    #expect(followed.values[1...5].elementsEqual([8, 16, 29, 37, 45]))
  }

  @Test func `a chain follows beside an open unknown, but not where that is reached`() throws {
    var chain = Chain(count: 5)
    let (open, other) = (chain.system.variable(), chain.system.variable())
    chain.system.atLeast(open, 10)
    chain.system.atLeast(other - chain.places[3], 0)
    var followed = try chain.followed()
    #expect(
      try #require(chain.system.solution(findingAmbiguity: true).ambiguity).variables.count == 2)
    let isFollowed2 = Self.follows(&followed, [(chain.rows[4], -9)])
    #expect(isFollowed2)
    #expect(followed.values[5] == 41)
    // The fourth place moves, and what is at least that is open.
    let isFollowed3 = Self.follows(&followed, [(chain.rows[2], -13)])
    #expect(!isFollowed3)
  }

  @Test func `a chain follows beside a broken row, but nothing that is tied to it`() throws {
    var chain = Chain(count: 5)
    let width = chain.system.variable()
    chain.system.equal(width, chain.root)
    let broken = chain.system.rowCount
    chain.system.equal(width, 30, level: 1)
    var followed = try chain.followed(broken: [broken])
    Self.expect(&followed, toMove: chain)
    let isFollowed4 = Self.follows(&followed, [(broken, -40)])
    #expect(!isFollowed4)
    var again = try chain.followed(broken: [broken])
    let isFollowed5 = Self.follows(&again, [(broken - 1, -1)])
    #expect(!isFollowed5)
  }

  @Test func `a region is solved from what a change moves`() throws {
    var chain = Chain(count: 5)
    let width = chain.system.variable()
    // As wide as wished, but at most up to the edge: 400 - 24.
    chain.system.atMost(width - (chain.root - chain.places[2]), 0)
    chain.system.equal(width, 380, level: 1)
    var followed = try chain.followed()
    #expect(followed.values[6] == 376)
    Self.expect(&followed, toMove: chain)
    #expect(followed.values[6] == 371)
    let isFollowed6 = Self.follows(&followed, [(chain.rows[0], 0), (chain.rows[1], 0)])
    #expect(isFollowed6)
    #expect(followed.values[6] == 380)
  }

  @Test func `a required row that no longer holds is not followed`() throws {
    var chain = Chain(count: 5)
    chain.system.atMost(chain.places[4], 50)
    var followed = try chain.followed()
    Self.expect(&followed, toMove: chain)
    let isFollowed7 = Self.follows(&followed, [(chain.rows[2], -20)])
    #expect(!isFollowed7)
  }

  @Test(arguments: Seed.samples(400))
  func `what follows is as good as a fresh solution`(_ seed: Seed) throws {
    var random = SplitMix(state: seed.number)
    var layout = RandomLayout(
      viewCount: 6, isCanonical: seed.number.isMultiple(of: 2), using: &random)
    guard let solution = try? layout.system.solution(findingAmbiguity: true),
      var followed = FollowedSystem(
        layout.system, solution, fixedCount: 1, open: solution.ambiguity?.variables ?? [],
        broken: [])
    else { return }
    let open = Set(solution.ambiguity?.variables.map(\.index) ?? [])
    for _ in 0..<8 {
      let row = Int.random(in: 0..<layout.system.rowCount, using: &random)
      let constant = layout.system.constant(ofRow: row) + random.pick([-8.0, 4, 16, -0.5])
      layout.system.setConstant(constant, ofRow: row)
      guard Self.follows(&followed, [(row, constant)]) else { return }
      let fresh = try layout.system.solution(findingAmbiguity: true)
      #expect(fresh.isSatisfiable)
      #expect(Set(fresh.ambiguity?.variables.map(\.index) ?? []) == open)
      for index in fresh.values.indices where !open.contains(index) {
        #expect((fresh.values[index] - followed.values[index]).magnitude < 1e-6)
      }
    }
  }
}
