import Testing

@testable import Typesetting

/// What glyphs draw.
struct InkTests {
  /// A hamza below an alef hangs below the baseline, and an acute stands on a capital, in any font; letters in ASCII
  /// have no ink of their own.
  @Test func `what hangs below a letter or stands on it is ink`() throws {
    let ink = try #require(try onlyLine("ه إ")).runs.flatMap(\.ink)
    let alef = try #require(ink.max { $0.bottom < $1.bottom })
    #expect(alef.bottom > 3 && alef.top < -10)
    let plain = try #require(try onlyLine("Ab"))
    #expect(plain.runs.flatMap(\.ink).isEmpty)
    let line = try #require(try onlyLine("aÉ"))
    let accented = try #require(line.runs.flatMap(\.ink).min { $0.top < $1.top })
    // Capitals are 0.7 of an em high.
    #expect(accented.top < -0.75 * 17 && accented.bottom < 1)
    #expect(0 < accented.left && accented.right <= line.width)
  }
}
