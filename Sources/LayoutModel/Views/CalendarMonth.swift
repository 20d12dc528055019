/// The month that an inline date picker shows: January 2007, with the 9th selected.
///
/// The sizes have no public source: a title and six weeks of 44 points, a line of days of the week, and 44 points for a
/// time. The words are of Unicode CLDR: `yMMMM`, short days of the week and `weekData/firstDay`.
package struct CalendarMonth {
  /// The month and the year.
  package let title: String
  /// The days of the week, from the first one.
  package let weekdays: [String]
  /// How many days of the first week belong to the month before.
  package let start: Int
  /// What stands before the time; empty in a language without a row.
  package let timeTitle: String
  /// The figures of the days, from 1 to 31.
  package let days: [String]

  /// The selected day.
  package static let selectedDay = 9
  /// The height of the title, of a week and of the time, in points.
  package static let rowHeight = 44.0
  /// The height of the days of the week, in points.
  package static let weekdayHeight = 22.0
  private static let width = 320.0
  private static let weeks = 6

  /// Whether a view shows a month.
  package static func isShown(by view: View) -> Bool {
    guard view.kind == .datePicker, view.content.datePickerStyle == .inline else { return false }
    switch view.content.datePickerMode {
    case .date, .dateAndTime: return true
    case .time, .countDownTimer: return false
    }
  }

  /// The size of a month, with a time or without, in points.
  static func size(hasTime: Bool) -> IntrinsicContentSize {
    let rows = 1 + weeks + (hasTime ? 1 : 0)
    return IntrinsicContentSize(width: width, height: Double(rows) * rowHeight + weekdayHeight)
  }

  /// The month in a language.
  package init(in language: String?) {
    let tag = (language ?? "en").lowercased()
    let words = Self.words[String(tag.prefix { $0 != "-" })] ?? Self.plain
    (title, timeTitle) = (words.title, words.time)
    let first = tag == "en-gb" ? 1 : words.first
    weekdays = (0..<7).map { words.weekdays[($0 + first) % 7] }
    // The first of January 2007 is a Monday.
    start = (1 - first + 7) % 7
    days = (1...31).map { SampleDate.number($0, in: language) }
  }

  private struct Words: Sendable {
    let title: String
    /// From Sunday.
    let weekdays: [String]
    /// The day on which a week begins; 0 is Sunday.
    let first: Int
    let time: String

    init(_ title: String, _ weekdays: String, first: Int, time: String) {
      self.title = title
      self.weekdays = weekdays.split(separator: " ").map(String.init)
      (self.first, self.time) = (first, time)
    }
  }

  private static let plain = Words("2007-01", "7 1 2 3 4 5 6", first: 1, time: "")

  private static let words: [String: Words] = [
    "en": Words("January 2007", "SUN MON TUE WED THU FRI SAT", first: 0, time: "Time"),
    "de": Words("Januar 2007", "SO MO DI MI DO FR SA", first: 1, time: "Uhrzeit"),
    "fr": Words("janvier 2007", "DIM. LUN. MAR. MER. JEU. VEN. SAM.", first: 1, time: "Heure"),
    "es": Words("enero de 2007", "DOM LUN MAR MIÉ JUE VIE SÁB", first: 1, time: "Hora"),
    "ja": Words("2007年1月", "日 月 火 水 木 金 土", first: 0, time: "時刻"),
    "zh": Words("2007年1月", "日 一 二 三 四 五 六", first: 0, time: "时间"),
    "ar": Words("يناير ٢٠٠٧", "ح ن ث ر خ ج س", first: 6, time: "الوقت"),
    "he": Words("ינואר 2007", "א׳ ב׳ ג׳ ד׳ ה׳ ו׳ ש׳", first: 0, time: "שעה"),
  ]
}
