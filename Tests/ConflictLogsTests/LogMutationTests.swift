import Diagnostics
import LayoutModel
import Recipes
import TestSupport
import Testing

@testable import ConflictLogs

/// Logs with random changes: lost and doubled parts, bytes that were put in, taken out or exchanged.
struct LogMutationTests {
  private static let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSAutoresizingMaskLayoutConstraint:0xa1 h=--& v=--& Chip:0xb1.midY == + 50>",
        "<NSAutoresizingMaskLayoutConstraint:0xa2 h=--& v=--& V:[Chip:0xb1(100)]>",
        "<NSLayoutConstraint:0xa3 Chip:0xb1.bottom == Strip:0xb2.bottom - 20>",
        "<NSLayoutConstraint:0xa4 'UISV-canvas-connection' UIStackView:0xb3.leading == Strip:0xb2.leading   (active)>",
        "<NSLayoutConstraint:0xa5 (Chip:0xb1.leading - Strip:0xb2.leading) == 0.5*(UIStackView:0xb3.leading - Chip:0xb1.trailing) + 4   (active, names: Chip:0xb1.leading:0xc1 )>",
        "<NSContentSizeLayoutConstraint:0xa6 H:[UILabel:0xb4'Code'(131)] Hug:250 CompressionResistance:750>",
        "<NSLayoutConstraint:0xa7 V:|~~(>=8@750)~~[Strip:0xb2]   (active, names: '|':UIView:0xb5 )>"
    )
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0xa3 Chip:0xb1.bottom == Strip:0xb2.bottom - 20>
    """

  private static let signs = Array("()[]<>\"'`=:;,.|@~&*/-+\\\n 0x".utf8)

  private static func mutated(_ seed: UInt64) -> String {
    var random = SplitMix(state: seed)
    var bytes = Array(log.utf8)
    for _ in 0...random.below(6) {
      let place = random.below(bytes.count)
      let end = min(bytes.count, place + 1 + random.below(60))
      switch random.below(5) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: random.below(bytes.count))
      case 2: bytes[place] = signs[random.below(signs.count)]
      case 3: bytes.insert(signs[random.below(signs.count)], at: place)
      default: bytes.insert(contentsOf: Array("\u{2013}".utf8), at: place)
      }
      if bytes.isEmpty { bytes = [0x20] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: Seed.groups(of: 40))
  func `a changed log is read, and its faults lie in it`(_ group: SeedGroup) throws {
    try group.forEach { seed in
      let text = Self.mutated(seed.number)
      let checked = ConflictLogReader.layouts(in: SourceFile(path: "l", text: text), named: "l")
      for range in checked.diagnostics.compactMap(\.range) {
        #expect(
          range.start >= 0 && range.start <= range.end && range.end <= text.utf8.count, "\(seed)")
      }
    }
  }
}
