/// Text in XML and HTML.
enum MarkupText {
  /// A text with the signs of markup spelt out, and without characters that XML does not take.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default:
        let isTaken = scalar.value >= 0x20 || "\n\t".unicodeScalars.contains(scalar)
        if isTaken && scalar.value & 0xFFFE != 0xFFFE { result.unicodeScalars.append(scalar) }
      }
    }
  }
}
