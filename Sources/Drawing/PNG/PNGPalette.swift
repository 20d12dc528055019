/// The colours of a picture that has at most 256, in the order in which they first appear.
struct PNGPalette {
  /// The most colours PLTE may list (PNG specification, section "PLTE").
  private static let limit = 256
  private static let slotBits: UInt32 = 10

  /// The colours, 0xRRGGBB; a pixel's index is its colour's place here.
  private(set) var colors: [UInt32] = []
  /// An open hash table of indexes plus 1, 0 where free.
  private var slots = [UInt16](repeating: 0, count: 1 << Self.slotBits)

  /// Collects the colours of `picture`, or fails at the 257th.
  init?(_ picture: PixelRuns) {
    let runs = picture.runs.span
    var last = PixelRuns.Run.rowStart
    for index in runs.indices {
      let value = runs[index].value
      guard value < PixelRuns.Run.rowStart, value != last else { continue }
      last = value
      let slot = slot(of: value)
      guard slots[slot] == 0 else { continue }
      if colors.count == Self.limit { return nil }
      colors.append(value)
      slots[slot] = UInt16(colors.count)
    }
  }

  /// Red, green and blue of each colour in turn, as PLTE lists them.
  var bytes: [UInt8] {
    colors.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
  }

  /// The index of `color`, one of `colors`.
  func index(of color: UInt32) -> UInt32 { UInt32(slots[slot(of: color)]) - 1 }

  /// The slot that holds `color`, or the free one where it belongs.
  private func slot(of color: UInt32) -> Int {
    var slot = Int((color &* 0x9E37_79B1) >> (32 - Self.slotBits))
    while slots[slot] != 0, colors[Int(slots[slot]) - 1] != color {
      slot = (slot + 1) % slots.count
    }
    return slot
  }
}
