import Diagnostics

/// Numbers as short as SVG takes them.
enum SVGNumber {
  /// `16.5`, `-.25` or `40`: rounded to so many decimals, without a zero before the point.
  static func text(_ value: Double, decimals: Int = 2) -> String {
    let text = DecimalText.rounded(value, to: decimals)
    if text.hasPrefix("0.") { return String(text.dropFirst()) }
    if text.hasPrefix("-0.") { return "-" + text.dropFirst(2) }
    return text
  }

  /// A number in whole steps of the last of so many decimals: 1650 with two is `16.5`.
  static func text(steps: Int, decimals: Int) -> String {
    if decimals == 0 { return String(steps) }
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    return text(Double(steps) / Double(scale), decimals: decimals)
  }

  /// Numbers with a blank between them where their signs do not part them.
  static func joined(_ numbers: [String]) -> String {
    numbers.reduce(into: "") { text, number in
      if !text.isEmpty, !number.hasPrefix("-") { text += " " }
      text += number
    }
  }
}
