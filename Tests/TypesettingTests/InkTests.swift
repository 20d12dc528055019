import Testing

@testable import Typesetting

/// What glyphs draw.
struct InkTests {
  /// The hamza below an alef hangs below the baseline, and a capital with an accent stands on it; letters in
  /// ASCII have no ink of their own.
  @Test func `what hangs below a letter is ink`() throws {
    let line = try #require(try onlyLine("ه إ"))
    let hamza = try #require(line.runs.flatMap(\.ink).max { $0.bottom < $1.bottom })
    #expect(hamza.bottom > 0.22 * 17 && hamza.bottom < 0.5 * 17)
    // Right to left it is the last letter, at the left end.
    #expect(hamza.left < 2 && hamza.right < line.width / 2)
    let plain = try #require(try onlyLine("Ab"))
    #expect(plain.runs.flatMap(\.ink).isEmpty)
    let accented = try #require(try onlyLine("É"))
    #expect(accented.runs.flatMap(\.ink).count == 1)
    #expect(accented.runs.flatMap(\.ink).allSatisfy { $0.bottom < 1 && $0.right <= accented.width })
  }
}
