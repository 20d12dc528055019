/// A character that another keyboard, or a text processor, puts in the place of one of the notation's.
package struct ForeignCharacter: Hashable, Sendable {
  /// Unicode's name with an article: `a no-break space`.
  package let name: String
  /// What stands in its place in the notation; a blank for other blanks, empty for what is not seen.
  package let replacement: String

  /// Nil for a character that has no place in the notation but in names and texts.
  package init?(_ scalar: Unicode.Scalar) {
    guard !scalar.isASCII, let replacement = ForeignCharacter.replacement(of: scalar) else {
      return nil
    }
    self.replacement = replacement
    let name = (scalar.properties.name ?? "character").lowercased()
      .replacing("arabic", with: "Arabic")
    self.name = (name.first.map("aeiouA".contains) == true ? "an " : "a ") + name
  }

  /// The characters of a text that are foreign, with their UTF-8 offsets.
  package static func all(in text: some StringProtocol) -> [(
    range: Range<Int>, character: ForeignCharacter
  )] {
    var offset = 0
    return text.unicodeScalars.compactMap { scalar in
      let start = offset
      offset += scalar.utf8.count
      return ForeignCharacter(scalar).map { (start..<offset, $0) }
    }
  }

  private static func replacement(of scalar: Unicode.Scalar) -> String? {
    if let sign = signs[scalar] { return sign }
    switch scalar.value {
    // Full-width letters, digits and signs, in the order of ASCII.
    case 0xFF01...0xFF5E: return Unicode.Scalar(scalar.value - 0xFEE0).map { String($0) }
    case 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: return " "
    case 0xAD, 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x2069, 0xFEFF:
      return ""
    default:
      guard scalar.properties.numericType == .decimal, let digit = scalar.properties.numericValue
      else { return nil }
      return String(Int(digit))
    }
  }

  private static let signs: [Unicode.Scalar: String] = [
    "。": ".", "｡": ".", "、": ",", "､": ",", "٫": ".", "،": ",", "؛": ";", "“": "\"",
    "”": "\"", "„": "\"", "«": "\"", "»": "\"", "「": "\"", "」": "\"", "‘": "'", "’": "'", "‚": "'",
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "⁄": "/", "∕": "/", "÷": "/",
    "✕": "x", "✖": "x", "⨯": "x", "·": "x", "∙": "x", "・": "x", "½": "1/2", "¼": "1/4", "¾": "3/4",
    "⅓": "1/3", "⅔": "2/3", "≧": ">=", "≦": "<=", "⩾": ">=",
    "⩽": "<=",
    "→": "=", "⟶": "=", "←": "=", "⇒": "=", "【": "[", "】": "]", "∶": ":", "꞉": ":", "﹕": ":",
  ]
}

extension ForeignCharacter {
  /// What is wrong with the character.
  /// - Parameter meant: What belongs in its place; nil for its replacement.
  package func message(
    written sign: some StringProtocol, insteadOf meant: String? = nil
  ) -> String {
    switch replacement {
    case " ": "this is \(name), not a blank"
    case "": "this is \(name), which is not seen"
    default: "'\(sign)' is \(name), not '\(meant ?? replacement)'"
    }
  }

  /// What to write in its place.
  package var help: String {
    switch replacement {
    case " ": "write a blank"
    case "": "delete it"
    default: "write '\(replacement)'"
    }
  }
}
