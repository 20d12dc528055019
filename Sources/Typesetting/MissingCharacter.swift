import Basics
import CICU

/// A character that no font has, which is drawn as a box.
package struct MissingCharacter: Hashable, Sendable {
  /// Its Unicode scalar value.
  package let scalar: UInt32

  /// Its code, and itself in quotes: `U+4ECA '今'`.
  package var name: String {
    let code = "U+" + scalar.hexadecimal(digits: 4)
    return Unicode.Scalar(scalar).map { "\(code) '\(Character($0))'" } ?? code
  }

  /// Debian's packages with fonts that are likely to have it; none if that is not known.
  package var packages: [String] {
    if icu_is_emoji(scalar) { return ["fonts-symbola"] }
    switch StandardFonts.scriptNames(of: scalar).first {
    case "Common", "Inherited", "Unknown", nil: return []
    case "Han", "Hiragana", "Katakana", "Hangul", "Bopomofo": return ["fonts-noto-cjk"]
    default: return ["fonts-noto-core", "fonts-noto-extra"]
    }
  }
}
