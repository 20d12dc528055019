/// The date and the time that date pickers show: those of the first iPhone, on any day the same.
package enum SampleDate {
  /// The date of medium length and the short time in a language; in one without a row, as ISO 8601 has them.
  ///
  /// Source: Unicode CLDR, `dateFormats/medium` and `timeFormats/short` of the Gregorian calendar.
  /// - Parameter language: A tag such as `en-GB`; nil for English.
  package static func text(in language: String?) -> (date: String, time: String) {
    var tag = (language ?? "en").lowercased()
    while true {
      if let row = texts[tag] { return row }
      guard let dash = tag.lastIndex(of: "-") else { return ("2007-01-09", "09:41") }
      tag = String(tag[..<dash])
    }
  }

  /// The languages that have a row, in order.
  package static var languages: [String] { texts.keys.sorted() }

  private static let texts: [String: (date: String, time: String)] = [
    "en": ("Jan 9, 2007", "9:41 AM"),
    "en-gb": ("9 Jan 2007", "09:41"),
    "de": ("09.01.2007", "09:41"),
    "fr": ("9 janv. 2007", "09:41"),
    "es": ("9 ene 2007", "9:41"),
    "it": ("9 gen 2007", "09:41"),
    "pt": ("9 de jan. de 2007", "09:41"),
    "pt-pt": ("09/01/2007", "09:41"),
    "nl": ("9 jan 2007", "09:41"),
    "sv": ("9 jan. 2007", "09:41"),
    "da": ("9. jan. 2007", "09.41"),
    "nb": ("9. jan. 2007", "09:41"),
    "no": ("9. jan. 2007", "09:41"),
    "fi": ("9.1.2007", "9.41"),
    "pl": ("9 sty 2007", "09:41"),
    "cs": ("9. 1. 2007", "9:41"),
    "tr": ("9 Oca 2007", "09:41"),
    "ru": ("9 янв. 2007 г.", "09:41"),
    "uk": ("9 січ. 2007 р.", "09:41"),
    "el": ("9 Ιαν 2007", "9:41 π.μ."),
    "ja": ("2007/01/09", "9:41"),
    "zh": ("2007年1月9日", "09:41"),
    "zh-hant": ("2007年1月9日", "上午9:41"),
    "ko": ("2007. 1. 9.", "오전 9:41"),
    "ar": ("٠٩\u{200F}/٠١\u{200F}/٢٠٠٧", "٩:٤١ ص"),
    "he": ("9 בינו׳ 2007", "9:41"),
  ]
}
