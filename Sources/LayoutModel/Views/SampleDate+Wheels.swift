/// The rows of the wheels of date pickers around 9 January 2007, 9:41.
///
/// Source: Unicode CLDR, months of the wide form that stands alone and `availableFormats/MMMEd`. In a language
/// without a row, months and days are numbers, as ISO 8601 has them.
extension SampleDate {
  /// The wheels of a mode, from the leading one, each with seven rows, the selected one in the middle.
  /// - Parameter isRightToLeft: Whether the leading wheel is at the right.
  package static func wheels(
    for mode: DatePickerMode, in language: String?, isRightToLeft: Bool
  ) -> [[String]] {
    let time = text(in: language).time
    let words = row(in: language)
    func digits(_ number: Int, _ width: Int = 1) -> String {
      self.number(number, width, in: language)
    }
    func rows(around number: Int, _ width: Int = 1) -> [String] {
      (number - 3...number + 3).map { digits($0, width) }
    }
    let hours = rows(around: 9, time.hasPrefix("09") ? 2 : 1)
    let minutes = rows(around: 41, 2)
    // A time is read from the left everywhere.
    let clock = isRightToLeft ? [minutes, hours] : [hours, minutes]
    let halves = words?.halves.map { [["", "", "", $0.0, $0.1, "", ""]] } ?? []
    switch mode {
    case .time: return clock + halves
    case .dateAndTime:
      return [words?.days ?? rows(around: 9, 2).map { "01-" + $0 }] + clock + halves
    case .date:
      let months = words?.months ?? ["10", "11", "12", "01", "02", "03", "04"]
      let (days, years) = (rows(around: 9, words == nil ? 2 : 1), rows(around: 2007))
      switch words?.order ?? .yearFirst {
      case .monthFirst: return [months, days, years]
      case .dayFirst: return [days, months, years]
      case .yearFirst: return [years, months, days]
      }
    case .countDownTimer:
      // From no hour and one minute upwards.
      let units = words?.units ?? ("h", "min")
      let unitRows = [units.0, units.1].map { ["", "", "", $0, "", "", ""] }
      let hours = ["", "", ""] + (0...3).map { digits($0) }
      let minutes = ["", "", ""] + (1...4).map { digits($0) }
      return [hours, unitRows[0], minutes, unitRows[1]]
    }
  }

  /// A number in the figures of a language, with zeros before it if it has less than a number of them.
  static func number(_ number: Int, _ width: Int = 1, in language: String?) -> String {
    let text = String(number)
    let padded = String(repeating: "0", count: max(0, width - text.count)) + text
    return self.text(in: language).time.contains("٩") ? inArabic(padded) : padded
  }

  private enum Order {
    case monthFirst
    case dayFirst
    case yearFirst
  }

  private struct Words: Sendable {
    /// October to April.
    let months: [String]
    /// The 6th to the 12th, a Saturday to a Friday.
    let days: [String]
    let order: Order
    /// The halves of the day; nil where there are 24 hours.
    var halves: (String, String)?
    /// Hours and minutes.
    let units: (String, String)
  }

  private static func row(in language: String?) -> Words? {
    let tag = (language ?? "en").lowercased()
    if tag == "en-gb" { return british }
    return words[String(tag.prefix { $0 != "-" })]
  }

  private static func inArabic(_ digits: String) -> String {
    String(
      String.UnicodeScalarView(
        digits.unicodeScalars.map { Unicode.Scalar(0x660 + $0.value - 0x30) ?? $0 }))
  }

  private static let englishMonths = [
    "October", "November", "December", "January", "February", "March", "April",
  ]

  private static let british = Words(
    months: englishMonths,
    days: [
      "Sat, 6 Jan", "Sun, 7 Jan", "Mon, 8 Jan", "Tue, 9 Jan", "Wed, 10 Jan", "Thu, 11 Jan",
      "Fri, 12 Jan",
    ], order: .dayFirst, units: ("hours", "min"))

  private static let words: [String: Words] = [
    "en": Words(
      months: englishMonths,
      days: [
        "Sat, Jan 6", "Sun, Jan 7", "Mon, Jan 8", "Tue, Jan 9", "Wed, Jan 10", "Thu, Jan 11",
        "Fri, Jan 12",
      ], order: .monthFirst, halves: ("AM", "PM"), units: ("hours", "min")),
    "de": Words(
      months: ["Oktober", "November", "Dezember", "Januar", "Februar", "März", "April"],
      days: [
        "Sa., 6. Jan.", "So., 7. Jan.", "Mo., 8. Jan.", "Di., 9. Jan.", "Mi., 10. Jan.",
        "Do., 11. Jan.", "Fr., 12. Jan.",
      ], order: .dayFirst, units: ("Std.", "Min.")),
    "fr": Words(
      months: ["octobre", "novembre", "décembre", "janvier", "février", "mars", "avril"],
      days: [
        "sam. 6 janv.", "dim. 7 janv.", "lun. 8 janv.", "mar. 9 janv.", "mer. 10 janv.",
        "jeu. 11 janv.", "ven. 12 janv.",
      ], order: .dayFirst, units: ("h", "min")),
    "es": Words(
      months: ["octubre", "noviembre", "diciembre", "enero", "febrero", "marzo", "abril"],
      days: [
        "sáb, 6 ene", "dom, 7 ene", "lun, 8 ene", "mar, 9 ene", "mié, 10 ene", "jue, 11 ene",
        "vie, 12 ene",
      ], order: .dayFirst, units: ("h", "min")),
    "ja": Words(
      months: ["10月", "11月", "12月", "1月", "2月", "3月", "4月"],
      days: [
        "1月6日(土)", "1月7日(日)", "1月8日(月)", "1月9日(火)", "1月10日(水)", "1月11日(木)",
        "1月12日(金)",
      ], order: .yearFirst, units: ("時間", "分")),
    "zh": Words(
      months: ["十月", "十一月", "十二月", "一月", "二月", "三月", "四月"],
      days: [
        "1月6日周六", "1月7日周日", "1月8日周一", "1月9日周二", "1月10日周三", "1月11日周四",
        "1月12日周五",
      ], order: .yearFirst, units: ("小时", "分钟")),
    "ar": Words(
      months: ["أكتوبر", "نوفمبر", "ديسمبر", "يناير", "فبراير", "مارس", "أبريل"],
      days: [
        "السبت، ٦ يناير", "الأحد، ٧ يناير", "الاثنين، ٨ يناير", "الثلاثاء، ٩ يناير",
        "الأربعاء، ١٠ يناير", "الخميس، ١١ يناير", "الجمعة، ١٢ يناير",
      ], order: .dayFirst, halves: ("ص", "م"), units: ("س", "د")),
    "he": Words(
      months: ["אוקטובר", "נובמבר", "דצמבר", "ינואר", "פברואר", "מרץ", "אפריל"],
      days: [
        "שבת, 6 בינו׳", "יום א׳, 7 בינו׳", "יום ב׳, 8 בינו׳", "יום ג׳, 9 בינו׳",
        "יום ד׳, 10 בינו׳", "יום ה׳, 11 בינו׳", "יום ו׳, 12 בינו׳",
      ], order: .dayFirst, units: ("שע׳", "דק׳")),
  ]
}
