import LayoutModel
import Typesetting

extension ViewLook {
  /// A compact date picker's fields with their words, a month, or the wheels of what it asks for.
  static let datePicker = ViewLook(extent: .field) { view throws(TypesettingError) in
    if CalendarMonth.isShown(by: view.view) { return try view.calendar() }
    let texts = CompactDate.texts(
      of: view.view, system: view.canvas.system, language: view.language)
    if !texts.isEmpty { return try view.compactDate(texts) }
    return try Wheels.marks(
      of: view,
      columns: SampleDate.wheels(
        for: view.view.content.datePickerMode, in: view.language,
        isRightToLeft: view.isRightToLeft))
  }

  /// A wheel of choices, or of numbers if it has none.
  static let pickerView = ViewLook(extent: .field) { view throws(TypesettingError) in
    let rows = view.view.content.rows
    return try Wheels.marks(
      of: view, columns: [rows.isEmpty ? (1...7).map { "\($0)" } : Wheels.shown(rows)])
  }
}

extension ViewAppearance {
  /// Grey fields with a date or a time each, in the middle of the frame (`contentHorizontalAlignment`).
  fileprivate func compactDate(_ texts: [String]) throws(TypesettingError) -> [Mark] {
    let height = min(frame.height, CompactDate.height(scale: canvas.scale))
    var widths: [Double] = []
    for text in texts {
      let width = try typesetter.width(of: text, font: CompactDate.font)
      widths.append((width * canvas.scale).rounded(.up) / canvas.scale + 2 * CompactDate.padding)
    }
    let spaces = CompactDate.spacing * Double(texts.count - 1)
    let whole = widths.reduce(0, +)
    let share = min(1, max(0, frame.width - spaces) / whole)
    var field = Rect(
      x: frame.midX - (whole * share + spaces) / 2, y: frame.midY - height / 2, width: 0,
      height: height)
    var marks: [Mark] = []
    for (text, width) in zip(texts, widths) {
      field.width = width * share
      let place = mirrored(field).pixelAligned(scale: canvas.scale)
      let radius = canvas.system >= 26 ? height / 2 : 8
      marks.append(Mark(.roundedRect(place, radius: radius), fill: fill))
      marks += try line(
        text, in: place.insetBy(dx: min(CompactDate.padding, place.width / 4), dy: 0),
        side: .center,
        font: CompactDate.font, color: fillInk)
      field.x += field.width + CompactDate.spacing
    }
    return marks
  }
}

/// Texts in columns, smaller and fainter further round the wheel.
private enum Wheels {
  /// The rows from the selected one outwards: how far their middle is from it, the size of their texts, and how much
  /// of the ink they have.
  private static let rows: [(distance: Double, size: Double, ink: Double)] = [
    (0, 22, 1), (34, 20, 0.62), (63, 16, 0.55), (84, 12, 0.5),
  ]
  /// Between two wheels, in points.
  private static let gap = 20.0
  /// At both sides of all wheels, in points.
  private static let margin = 18.0

  /// Seven rows of choices, the second one in the middle, or the first of fewer than three.
  static func shown(_ choices: [String]) -> [String] {
    let selected = choices.count < 3 ? 0 : 1
    return (-3...3).map { number in
      choices.indices.contains(selected + number) ? choices[selected + number] : ""
    }
  }

  static func marks(
    of view: ViewAppearance, columns: [[String]]
  ) throws(TypesettingError) -> [Mark] {
    let frame = view.frame
    guard frame.width >= 40, frame.height >= 35 else { return [] }
    var widths: [Double] = []
    for column in columns {
      var widest = 0.0
      for text in column {
        widest = max(widest, try view.typesetter.width(of: text, font: Font(size: rows[0].size)))
      }
      widths.append(widest + 2)
    }
    let whole = widths.reduce(Self.gap * Double(columns.count - 1), +)
    let share = min(1, max(0, frame.width - 2 * Self.margin) / whole)
    var left = frame.midX - whole * share / 2
    var marks = band(of: view)
    for (column, width) in zip(columns, widths) {
      let wheel = Rect(x: left, y: frame.y, width: width * share, height: frame.height)
      marks += try texts(column, in: view.mirrored(wheel), share, view)
      left += (width + Self.gap) * share
    }
    return marks
  }

  /// What marks the selected row: two lines, and since iOS 14 a band, which is a capsule since iOS 26.
  private static func band(of view: ViewAppearance) -> [Mark] {
    let frame = view.frame
    guard view.canvas.system >= 14 else {
      return [-17.0, 17.0 - view.hairline].map { distance in
        view.hairline(
          from: frame.minX, to: frame.maxX, y: frame.midY + distance, ControlColors.separator)
      }
    }
    let middle = Point(x: frame.midX, y: frame.midY)
    let band = Rect(around: middle, width: frame.width - 18, height: 32)
    return [Mark(.roundedRect(band, radius: view.canvas.system >= 26 ? 16 : 8), fill: view.fill)]
  }

  /// - Parameter share: How large texts are in relation to those of a wide picker.
  private static func texts(
    _ column: [String], in wheel: Rect, _ share: Double, _ view: ViewAppearance
  ) throws(TypesettingError) -> [Mark] {
    var marks: [Mark] = []
    for (index, text) in column.enumerated() {
      let number = index - 3
      let row = rows[abs(number)]
      let place = Rect(
        around: Point(x: wheel.midX, y: wheel.midY + (number < 0 ? -row.distance : row.distance)),
        width: wheel.width, height: 1.3 * row.size)
      guard place.minY >= wheel.minY, place.maxY <= wheel.maxY else { continue }
      let ground = number == 0 && view.canvas.system >= 14 ? view.fill : view.ground
      let color = view.textColor(ControlColors.text, on: ground).opacity(row.ink).over(ground)
      marks += try view.line(
        text, in: place, side: .center, font: Font(size: share * row.size), color: color)
    }
    return marks
  }
}
