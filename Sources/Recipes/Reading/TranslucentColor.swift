import LayoutModel
import Notation

/// Colours with an opacity in the forms of style sheets and of Swift: `rgba(255, 0, 0, 0.5)`, `blue 50%`,
/// `blue.withAlphaComponent(0.5)`.
enum TranslucentColor {
  /// The colour as recipes have it, `#RRGGBBAA`; nil of another text.
  static func hexadecimal(_ text: String) -> String? {
    if let call = text.wholeMatch(
      of: /rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)\s*[,\/]\s*([\d.]+%?)\s*\)/)
    {
      let parts = [call.1, call.2, call.3].compactMap { UInt8($0) }
      guard parts.count == 3, let alpha = opacity(String(call.4)) else { return nil }
      return "#" + (parts + [alpha]).map(byte).joined()
    }
    let form = /\.?(\w+?)(?:\s*[\/@(,]?\s*|\.(?:withAlphaComponent|opacity)\()([\d.]+%?)\)?/
    guard let match = text.wholeMatch(of: form), match.2.contains(".") || match.2.hasSuffix("%"),
      let named = Vocabulary.color(named: String(match.1)), let alpha = opacity(String(match.2))
    else { return nil }
    let color = named.color.light
    return "#" + [color.red, color.green, color.blue].map(byte).joined() + byte(alpha)
  }

  private static func byte(_ value: UInt8) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }

  /// An opacity from 0 to 1, or a percentage, as a byte.
  private static func opacity(_ text: String) -> UInt8? {
    let share = text.hasSuffix("%") ? Double(text.dropLast()).map { $0 / 100 } : Double(text)
    guard let share, 0...1 ~= share else { return nil }
    return UInt8((share * 255).rounded())
  }
}
