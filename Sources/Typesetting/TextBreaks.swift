import CICU

/// The places where a text may be broken, by ICU.
package enum TextBreaks {
  /// Whether a line may begin at each character, by Unicode's Line Breaking Algorithm.
  package static func lines(of scalars: [UInt32]) -> [Bool] {
    breaks(icu_open_line_breaks, scalars)
  }

  /// Whether what a reader takes for one character begins at each character.
  package static func graphemes(of scalars: [UInt32]) -> [Bool] {
    breaks(icu_open_character_breaks, scalars)
  }

  /// All places are breaks when ICU's data are not there.
  private static func breaks(
    _ open: (UnsafePointer<UInt16>?, Int32) -> OpaquePointer?, _ scalars: [UInt32]
  ) -> [Bool] {
    var units: [UInt16] = []
    var places: [Int] = []
    units.reserveCapacity(scalars.count)
    places.reserveCapacity(scalars.count)
    for (place, scalar) in scalars.enumerated() {
      if scalar > 0xFFFF {
        units.append(UInt16(0xD7C0 + scalar >> 10))
        places.append(place)
      }
      units.append(UInt16(scalar > 0xFFFF ? 0xDC00 | scalar & 0x3FF : scalar))
      places.append(place)
    }
    return units.withUnsafeBufferPointer { units in
      guard let iterator = open(units.baseAddress, Int32(units.count)) else {
        return Array(repeating: true, count: scalars.count)
      }
      defer { icu_close_breaks(iterator) }
      var isBreak = [Bool](repeating: false, count: scalars.count)
      if !isBreak.isEmpty { isBreak[0] = true }
      while case let unit = Int(icu_next_break(iterator)), unit >= 0 {
        if unit < units.count { isBreak[places[unit]] = true }
      }
      return isBreak
    }
  }
}
