package import Typesetting

/// The look of a date picker: UIKit's `UIDatePickerStyle`.
package enum DatePickerStyle: String, Hashable, Sendable, CaseIterable {
  /// Compact since iOS 14, and wheels before that and for a countdown.
  case automatic
  case compact
  case wheels
  /// A month; wheels for a time alone and for a countdown.
  case inline
}

/// What a date picker asks for: UIKit's `UIDatePicker.Mode`.
package enum DatePickerMode: String, Hashable, Sendable, CaseIterable {
  case time
  case date
  case dateAndTime
  case countDownTimer
}

/// The words of a compact date picker, each in a field of its own.
///
/// The sizes have no public source: the fields are a line and 14 points high, as the known height of 34.33 at 3
/// pixels a point is.
package enum CompactDate {
  /// The distance of a text from the sides of its field, in points.
  package static let padding = 12.0
  /// Above and below the text of a field, together, in points.
  static let verticalPadding = 14.0
  /// Between two fields, in points.
  package static let spacing = 5.0
  /// The font of the texts.
  package static let font = Font(size: 17)

  /// The texts of a view in a language, the date before the time; none of a view that is not compact.
  package static func texts(of view: View, system: Int, language: String?) -> [String] {
    let content = view.content
    guard view.kind == .datePicker, content.datePickerMode != .countDownTimer,
      content.datePickerStyle == .compact || content.datePickerStyle == .automatic && system >= 14
    else { return [] }
    let sample = SampleDate.text(in: language)
    switch content.datePickerMode {
    case .date: return [sample.date]
    case .time: return [sample.time]
    case .dateAndTime, .countDownTimer: return [sample.date, sample.time]
    }
  }

  /// The height of a field, in points.
  package static func height(scale: Double) -> Double {
    font.labelHeight(lines: 1, scale: scale) + verticalPadding
  }

  /// The size of the fields of some texts beside each other, and the place of their text.
  static func metrics(
    _ texts: [String], _ context: ContentContext
  ) throws(TypesettingError) -> ContentMetrics {
    var width = spacing * Double(texts.count - 1)
    for text in texts {
      width += context.ceiling(try context.typesetter.width(of: text, font: font)) + 2 * padding
    }
    let height = height(scale: context.scale)
    return ContentMetrics(
      size: IntrinsicContentSize(width: width, height: height),
      baseline: .centered(font.baseline(inHeight: height, scale: context.scale) - height / 2))
  }
}
