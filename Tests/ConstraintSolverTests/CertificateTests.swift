import ConstraintSolver
import Testing

/// What certificates say of answers whose multipliers are worked out by hand.
struct CertificateTests {
  @Test func `an answer in doubles carries a certificate`() throws {
    // The wish for 30 holds x; at the next level it takes a multiplier of 2 from it.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(y, 2 * x)
    system.atLeast(x, 0)
    system.equal(x, 30, level: 3)
    system.equal(y, 100, level: 8)
    let certificate = try system.solution().certificate
    #expect(certificate.isValid)
    #expect(certificate.arithmetic == .floating)
    #expect(certificate.levels.map(\.level) == [0, 3, 8])
    #expect(certificate.levels.allSatisfy { $0.violation == 0 })
    #expect(certificate.equationViolation == 0)
    #expect(certificate.inequalityViolation == 0)
    #expect(certificate.sideViolation == 0)
    #expect(certificate.refutation == nil)
  }

  @Test func `nobody has checked values that were not solved for`() {
    #expect(!Certificate().isValid)
  }

  @Test func `contradictory inequalities are added up`() throws {
    // x >= 5 and x <= 3: their sum says -2 >= 0. The third row has no part in it.
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.atLeast(x, 5)
    system.atMost(x, 3)
    system.atLeast(x, -50)
    let certificate = try system.solution().certificate
    #expect(certificate.isValid)
    let refutation = try #require(certificate.refutation)
    #expect(refutation.parts.map(\.row) == [0, 1])
    #expect(refutation.parts.map(\.multiplier) == [1, 1])
    #expect(refutation.shortfall == 2)
    #expect(refutation.imbalance == 0)
  }

  @Test func `a refutation counts the required equations too`() throws {
    // 2x = 6 and y = 2x give y = 6; y <= 4 is wrong by 2. In numbers: (6 - 2x)·(-1) ... the rows
    // are 2x - 6, y - 2x and 4 - y, and their plain sum is -2.
    var system = LinearSystem(variableCount: 0)
    let (x, y) = (system.variable(), system.variable())
    system.equal(2 * x, 6)
    system.equal(y, 2 * x)
    system.atMost(y, 4)
    let refutation = try #require(try system.solution().certificate.refutation)
    #expect(refutation.isValid)
    #expect(refutation.parts.map(\.multiplier) == [1, 1, 1])
    #expect(refutation.shortfall == 2)
  }

  @Test func `a contradiction of equations alone may need negative multipliers`() throws {
    // x + y = 3, y + z = 5, z + x = 4 add up to 2(x + y + z) = 12, but x + y + z = 7.
    var system = LinearSystem(variableCount: 0)
    let (x, y, z) = (system.variable(), system.variable(), system.variable())
    system.equal(x + y, 3)
    system.equal(y + z, 5)
    system.equal(z + x, 4)
    system.equal(x + y + z, 7)
    let refutation = try #require(try system.solution().certificate.refutation)
    #expect(refutation.isValid)
    let unit = refutation.parts[3].multiplier
    #expect(refutation.parts.map(\.multiplier) == [-0.5 * unit, -0.5 * unit, -0.5 * unit, unit])
    #expect(refutation.shortfall == unit.magnitude)
  }

  @Test func `an altered answer is not valid`() throws {
    var system = LinearSystem(variableCount: 0)
    let x = system.variable()
    system.equal(x, 30, level: 1)
    var certificate = try system.solution().certificate
    certificate.levels[0].excess = 1e-3
    #expect(!certificate.isValid)
    certificate = try system.solution().certificate
    certificate.sideViolation = .nan
    #expect(!certificate.isValid)
  }
}
