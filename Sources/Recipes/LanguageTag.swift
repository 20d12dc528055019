import LayoutModel

/// The script and direction of a language tag (BCP 47).
enum LanguageTag {
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
