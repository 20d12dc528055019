import Testing

@testable import ConstraintSolver

/// Sets of numbers, of which walks skip what is empty.
struct NumberSetTests {
  // Words hold 64 numbers, and a word of the summary stands for 4,096.
  private static let members = [0, 63, 64, 127, 4_095, 4_096, 8_192, 299_999]

  private func set(of members: [Int]) -> NumberSet {
    var set = NumberSet(count: 300_000)
    for member in members { set.insert(member) }
    return set
  }

  private func upwards(_ set: NumberSet) -> [Int] {
    var (found, next) = ([Int](), set.first(from: 0))
    while next >= 0 {
      found.append(next)
      next = set.first(from: next + 1)
    }
    return found
  }

  @Test func `a walk upwards meets all members in order`() {
    #expect(upwards(set(of: NumberSetTests.members.reversed())) == NumberSetTests.members)
  }

  @Test func `a walk downwards that removes meets all members and leaves none`() {
    var set = set(of: NumberSetTests.members)
    var (found, last) = ([Int](), set.last(upTo: 299_999))
    while last >= 0 {
      found.append(last)
      set.remove(last)
      last = set.last(upTo: last)
    }
    #expect(found == NumberSetTests.members.reversed())
    #expect(upwards(set).isEmpty)
  }

  @Test func `a member that is removed leaves its neighbours`() {
    var set = set(of: [4_095, 4_096, 4_097])
    set.remove(4_096)
    #expect(set.first(from: 4_096) == 4_097)
    #expect(set.last(upTo: 4_096) == 4_095)
  }
}
