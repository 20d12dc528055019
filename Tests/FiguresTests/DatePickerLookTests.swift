import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Compact date pickers, in points.
struct DatePickerLookTests {
  private static func solved(
    _ keys: String, system: Int, language: String? = nil, direction: LayoutDirection = .leftToRight
  ) throws -> SolvedLayout {
    let canvas = Canvas(
      size: Size(width: 390, height: 844), direction: direction, system: system)
    var layout = try Sample.layout(
      """
      views: {P: {kind: datePicker\(keys)}}
      constraints: |
        P.CenterX = Superview.CenterX
        P.CenterY = Superview.CenterY
      """, on: canvas)
    layout.variant.language = language
    return try LayoutEngine.solve(layout)
  }

  private static func texts(_ solved: SolvedLayout) throws -> [(text: String, box: Rect)] {
    let figure = try FigureStyle.screen.figure(
      of: solved, FigureRequest(name: "Test", title: "Test"))
    return figure.groups.filter { $0.classes == ["ib-view"] }.flatMap(\.marks).compactMap { mark in
      guard case .text(let line, _, _) = mark.shape, let box = mark.captionBox else { return nil }
      return (line.text, box)
    }
  }

  @Test(arguments: [
    ("", 17, nil, ["Jan 9, 2007", "9:41 AM"]), (", datePickerMode: date", 14, nil, ["Jan 9, 2007"]),
    (", datePickerMode: time", 26, "de", ["09:41"]), ("", 17, "de", ["09.01.2007", "09:41"]),
    ("", 17, "en-GB", ["9 Jan 2007", "09:41"]), ("", 17, "fr-CA", ["9 janv. 2007", "09:41"]),
    // After the day and the month of CLDR's Arabic is a right-to-left mark, so that the day stands at the right.
    (
      "", 17, "ar",
      [
        "\u{0660}\u{0669}\u{200F}/\u{0660}\u{0661}\u{200F}/\u{0662}\u{0660}\u{0660}\u{0667}",
        "٩:٤١ ص",
      ]
    ),
    ("", 17, "ja", ["2007/01/09", "9:41"]), ("", 17, "mi", ["2007-01-09", "09:41"]),
    (", datePickerStyle: compact", 9, nil, ["Jan 9, 2007", "9:41 AM"]),
  ])
  func `a compact picker has the words of the language`(
    _ keys: String, _ system: Int, _ language: String?, _ words: [String]
  ) throws {
    let solved = try Self.solved(keys, system: system, language: language)
    #expect(try Self.texts(solved).map(\.text) == words)
    // A line of 17 points is 20.33 high, 20.5 in pixels of half a point; 14 more are around it.
    #expect((solved.frames[1].height - 34.5).magnitude < 0.01)
  }

  /// Before iOS 14, for a countdown, which begins at a minute, and where they are asked for.
  @Test(arguments: [
    ("", 13, nil, ["Tue, Jan 9", "9", "41", "AM"]),
    (", datePickerStyle: wheels", 17, "de", ["Di., 9. Jan.", "09", "41"]),
    (", datePickerStyle: wheels, datePickerMode: date", 17, "en-GB", ["9", "January", "2007"]),
    (", datePickerStyle: wheels, datePickerMode: date", 17, "ja", ["2007", "1月", "9"]),
    (", datePickerStyle: wheels, datePickerMode: time", 17, "mi", ["09", "41"]),
    (", datePickerStyle: wheels", 17, "mi", ["01-09", "09", "41"]),
    (", datePickerMode: countDownTimer", 17, nil, ["0", "hours", "1", "min"]),
  ])
  func `wheels have the words of the language`(
    _ keys: String, _ system: Int, _ language: String?, _ words: [String]
  ) throws {
    let solved = try Self.solved(keys, system: system, language: language)
    #expect(solved.frames[1].width == 320 && solved.frames[1].height == 216)
    #expect(try selected(solved) == words)
  }

  /// The texts of the selected row, from the left.
  private func selected(_ solved: SolvedLayout) throws -> [String] {
    let middle = solved.frames[1].midY
    return try Self.texts(solved).filter { $0.box.minY < middle && middle < $0.box.maxY }
      .sorted { $0.box.minX < $1.box.minX }.map(\.text)
  }

  @Test func `a time on wheels is read from the left, and the date is at the right in Arabic`()
    throws
  {
    let keys = ", datePickerStyle: wheels"
    let solved = try Self.solved(keys, system: 17, language: "ar", direction: .rightToLeft)
    #expect(try selected(solved) == ["ص", "٩", "٤١", "الثلاثاء، ٩ يناير"])
  }

  /// The first of January 2007 is a Monday, 7 columns from 6 points inside the frame.
  @Test(arguments: [
    (nil, LayoutDirection.leftToRight, "January 2007", "SUN", "1", 1.0),
    ("de", .leftToRight, "Januar 2007", "MO", "1", 0),
    ("en-GB", .leftToRight, "January 2007", "MON", "1", 0),
    ("mi", .leftToRight, "2007-01", "1", "1", 0), ("ar", .rightToLeft, "يناير ٢٠٠٧", "س", "١", 4),
  ])
  func `an inline picker shows a month`(
    _ language: String?, _ direction: LayoutDirection, _ title: String, _ weekday: String,
    _ first: String, _ column: Double
  ) throws {
    let solved = try Self.solved(
      ", datePickerStyle: inline, datePickerMode: date", system: 18, language: language,
      direction: direction)
    let frame = solved.frames[1]
    #expect(frame.width == 320 && frame.height == 330)
    let texts = try Self.texts(solved)
    #expect(texts.map(\.text).prefix(2) == [title, weekday])
    #expect(texts.count == 1 + 7 + 31)
    let day = try #require(texts.dropFirst(8).first)
    #expect(day.text == first)
    let width = 308.0 / 7
    #expect((day.box.midX - (frame.minX + 6 + (column + 0.5) * width)).magnitude < 1)
    #expect(texts.allSatisfy { frame.contains($0.box) })
  }

  @Test
  func `an inline picker of a date and a time has a field below, and of a time alone is wheels`()
    throws
  {
    let both = try Self.solved(", datePickerStyle: inline", system: 18)
    #expect(both.frames[1].height == 374)
    #expect(try Self.texts(both).suffix(2).map(\.text) == ["Time", "9:41 AM"])
    let time = try Self.solved(", datePickerStyle: inline, datePickerMode: time", system: 18)
    #expect(time.frames[1].height == 216)
  }

  @Test(arguments: [
    ("", ["1", "2", "3", "4", "5", "6", "7"]), (", rows: [S, M, L, XL]", ["S", "M", "L", "XL"]),
    (", rows: [One]", ["One"]),
  ])
  func `a picker has its rows, or numbers`(_ keys: String, _ words: [String]) throws {
    let picker = try LookSample(
      "kind: pickerView\(keys)", frame: Rect(x: 0, y: 100, width: 320, height: 216))
    let texts = picker.marks.compactMap { mark -> String? in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
    #expect(texts == words)
  }

  @Test func `fields are as wide as their words and 24 points, 5 apart, the date first`() throws {
    var width = 5.0
    for text in ["Jan 9, 2007", "9:41 AM"] {
      let text = try Typesetter.standard.width(of: text, font: Font(size: 17))
      width += (text * 2).rounded(.up) / 2 + 24
    }
    let solved = try Self.solved("", system: 17)
    #expect((solved.frames[1].width - width).magnitude < 0.01)
    let places = try Self.texts(solved)
    #expect(places[0].box.maxX < places[1].box.minX)
    let mirrored = try Self.texts(Self.solved("", system: 17, direction: .rightToLeft))
    #expect(mirrored[0].box.minX > mirrored[1].box.maxX)
  }

  @Test func `every language's words have glyphs`() {
    for language in SampleDate.languages {
      let words = SampleDate.text(in: language)
      var all = words.date + words.time
      for mode in DatePickerMode.allCases {
        all += CalendarMonth(in: language).weekdays.joined()
        all += SampleDate.wheels(for: mode, in: language, isRightToLeft: false).joined().joined()
      }
      #expect(Typesetter.standard.hasAllCharacters(of: all), "\(language)")
    }
  }
}
