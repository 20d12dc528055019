import Basics
import LayoutModel

/// The script and direction of a language tag (BCP 47).
package enum LanguageTag {
  /// Whether a text has the form of a tag: two or three letters, and parts of letters and digits behind
  /// hyphens.
  package static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return (2...3).contains(parts[0].count) && parts[0].allSatisfy(ASCII.isLetter)
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count) && part.allSatisfy { ASCII.isLetter($0) || ASCII.isDigit($0) }
      }
  }

  /// Whether a word is the tag of a language that apps are often translated to: `ja`, `zh-Hans`.
  package static func isCommon(_ word: String) -> Bool {
    let base = String(word.prefix { $0 != "-" })
    return isWellFormed(word) && (common.contains(base) || names.values.contains(base))
  }

  private static let common: Set = [
    "cs", "da", "el", "fa", "fi", "hi", "hu", "id", "nb", "pl", "ro", "sv", "th", "tr", "uk", "ur",
    "vi",
  ]

  /// The language that a country's code is written for, which is the code of no language itself (ISO 639-1).
  static func language(ofCountry tag: String) -> String? {
    countries[tag.lowercased()]
  }

  /// The tag of a language by its name in English, German or itself.
  static func tag(ofLanguage name: String) -> String? {
    names[name.lowercased()] ?? english.first { $1.lowercased() == name.lowercased() }?.key
  }

  /// The name of a language in English; the tag of one without.
  package static func englishName(of tag: String) -> String { english[tag] ?? tag }

  private static let english = [
    "ar": "Arabic", "de": "German", "en": "English", "es": "Spanish", "fr": "French",
    "he": "Hebrew", "it": "Italian", "ja": "Japanese", "ko": "Korean", "nl": "Dutch",
    "pt": "Portuguese", "ru": "Russian", "zh": "Chinese", "zh-Hans": "Simplified Chinese",
    "zh-Hant": "Traditional Chinese",
  ]

  private static let names = [
    "englisch": "en", "deutsch": "de", "französisch": "fr", "français": "fr",
    "spanisch": "es", "español": "es", "japanisch": "ja", "日本語": "ja", "chinesisch": "zh",
    "中文": "zh", "汉语": "zh", "简体中文": "zh-Hans", "繁體中文": "zh-Hant",
    "arabisch": "ar", "العربية": "ar", "عربي": "ar", "עברית": "he",
    "الإنجليزية": "en", "الألمانية": "de", "الفرنسية": "fr", "الإسبانية": "es",
    "اليابانية": "ja", "الصينية": "zh", "العبرية": "he", "英语": "en", "英語": "en", "德语": "de",
    "ドイツ語": "de", "法语": "fr", "フランス語": "fr", "西班牙语": "es", "スペイン語": "es",
    "日语": "ja", "中国語": "zh", "阿拉伯语": "ar", "アラビア語": "ar", "希伯来语": "he",
    "ヘブライ語": "he", "anglais": "en", "allemand": "de", "espagnol": "es", "japonais": "ja",
    "chinois": "zh", "arabe": "ar", "hébreu": "he", "inglés": "en", "alemán": "de",
    "francés": "fr", "japonés": "ja", "chino": "zh", "árabe": "ar", "hebreo": "he",
    "hebräisch": "he", "italienisch": "it", "portugiesisch": "pt", "koreanisch": "ko",
    "russisch": "ru", "niederländisch": "nl", "italiano": "it", "português": "pt",
    "한국어": "ko", "русский": "ru", "nederlands": "nl",
  ]

  private static let countries = [
    "cn": "zh", "jp": "ja", "kr": "ko", "cz": "cs", "dk": "da", "gr": "el", "ua": "uk", "us": "en",
    "gb": "en", "at": "de", "tw": "zh-TW", "vn": "vi", "il": "he", "mx": "es",
  ]

  /// The tag with two letters of a language with three, `de` for `deu` or `ger`, with what follows it; nil of another.
  static func shortTag(of tag: String) -> String? {
    let base = tag.prefix { $0 != "-" }
    guard base.utf8.count == 3, let short = short[base.lowercased()] else { return nil }
    return short + tag.dropFirst(base.count)
  }

  /// The codes of ISO 639-2 and 639-3 for languages that have one of two letters.
  private static let short = [
    "ara": "ar", "ces": "cs", "cze": "cs", "chi": "zh", "zho": "zh", "dan": "da", "deu": "de",
    "ger": "de", "ell": "el", "gre": "el", "eng": "en", "fas": "fa", "per": "fa", "fin": "fi",
    "fra": "fr", "fre": "fr", "heb": "he", "hin": "hi", "hun": "hu", "ind": "id", "ita": "it",
    "jpn": "ja", "kor": "ko", "nld": "nl", "dut": "nl", "nob": "nb", "nor": "nb", "pol": "pl",
    "por": "pt", "ron": "ro", "rum": "ro", "rus": "ru", "spa": "es", "swe": "sv", "tha": "th",
    "tur": "tr", "ukr": "uk", "urd": "ur", "vie": "vi",
  ]

  /// The direction of a language's usual script, or of the script that the tag names.
  static func direction(of tag: String) -> LayoutDirection {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return languages.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }

  /// Arabic, Hebrew, Syriac, Thaana, N'Ko and others that run from right to left.
  private static let scripts: Set<String> = [
    "arab", "hebr", "syrc", "thaa", "nkoo", "adlm", "rohg", "samr", "mand",
  ]

  /// Languages that are usually written in one of them.
  private static let languages: Set<String> = [
    "ar", "he", "iw", "fa", "ur", "yi", "ji", "ps", "sd", "ug", "dv", "ckb", "ks", "syr", "nqo",
    "arc", "azb", "lrc", "mzn", "pnb",
  ]
}
