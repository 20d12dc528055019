/// Writes numbers as people and files want them, the same in every locale.
package enum DecimalText {
  /// A number with at most `decimals` decimals, rounded half away from zero, without zeros at the end.
  ///
  /// `DecimalText.rounded(111.666, to: 2)` is `111.67`, and 20 is `20`.
  package static func rounded(_ value: Double, to decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = (value.magnitude * scale).rounded()
    guard scaled < 9e15 else { return "\(value)" }
    var digits = String(Int64(scaled))
    if digits.count <= decimals {
      digits = String(repeating: "0", count: decimals + 1 - digits.count) + digits
    }
    var fraction = digits.suffix(decimals)
    while fraction.last == "0" { fraction.removeLast() }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    let whole = digits.dropLast(decimals)
    return sign + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  /// A number as the guide writes constants and multipliers: `20.0`, `0.5`, `-8.0`.
  package static func guide(_ value: Double) -> String {
    let text = rounded(value, to: 6)
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }
}
