/// Writes numbers as people and files want them, the same in every locale.
package enum DecimalText {
  /// A number with at most `decimals` decimals, rounded half away from zero, without zeros at the end.
  ///
  /// `DecimalText.rounded(111.666, to: 2)` is `111.67`, and 20 is `20`.
  /// - Parameter hasWhole: Whether a half is `0.5`, or `.5` as SVG takes it.
  package static func rounded(
    _ value: Double, to decimals: Int, hasWhole: Bool = true
  ) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 9e15 else { return "\(value)" }
    let steps = value < 0 ? -Int(scaled) : Int(scaled)
    // Strings of 15 bytes need no allocation.
    let isShort = scaled < 1e12 && decimals <= 12
    return String(unsafeUninitializedCapacity: isShort ? 15 : mostBytes + decimals) { room in
      write(steps: steps, decimals: decimals, hasWhole: hasWhole, to: room)
    }
  }

  /// A number as the guide writes constants and multipliers: `20.0`, `0.5`, `-8.0`; `nan` and `inf` as they are.
  package static func guide(_ value: Double) -> String {
    guard value.isFinite else { return "\(value)" }
    let text = rounded(value, to: 6)
    return text.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "e") }
      ? text : text + ".0"
  }

  /// The digits of any whole number, a sign, a point and a zero before it.
  package static let mostBytes = 22

  /// Writes a number given in whole steps of the last of so many decimals: 1650 with two is `16.5`.
  /// - Parameters:
  ///   - hasWhole: Whether a half is `0.5`, or `.5` as SVG takes it.
  ///   - room: At least `mostBytes` and a byte for each decimal.
  /// - Returns: The number of bytes that were written.
  package static func write(
    steps: Int, decimals: Int, hasWhole: Bool, to room: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var rest = steps.magnitude
    var decimals = decimals
    while decimals > 0, rest % 10 == 0 {
      rest /= 10
      decimals -= 1
    }
    // The last sign first.
    var count = 0
    func write(_ byte: UInt8) {
      room[count] = byte
      count += 1
    }
    func writeDigit() {
      write(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
      rest /= 10
    }
    for _ in 0..<decimals { writeDigit() }
    if decimals > 0 { write(UInt8(ascii: ".")) }
    if rest == 0, hasWhole || decimals == 0 { writeDigit() }
    while rest > 0 { writeDigit() }
    if steps < 0 { write(UInt8(ascii: "-")) }
    var written = UnsafeMutableBufferPointer(rebasing: room[..<count])
    written.reverse()
    return count
  }
}
