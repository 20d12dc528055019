import LayoutModel
import Typesetting

extension ViewLook {
  /// A compact date picker's fields with their words, or the wheels of what it asks for.
  static let datePicker = ViewLook(extent: .field) { view throws(TypesettingError) in
    let texts = CompactDate.texts(
      of: view.view, system: view.canvas.system, language: view.language)
    if !texts.isEmpty { return try view.compactDate(texts) }
    let columns: [Double] =
      switch view.view.content.datePickerMode {
      case .dateAndTime: [0.34, 0.07, 0.08, 0.1]
      case .date: [0.3, 0.08, 0.16]
      case .time: [0.07, 0.08, 0.1]
      case .countDownTimer: [0.24, 0.24]
      }
    return Wheels.marks(of: view, columns: columns)
  }

  /// A single wheel of choices.
  static let pickerView = ViewLook(extent: .field) { view in Wheels.marks(of: view, columns: [0.4])
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

/// Grey rows in place of texts, smaller and fainter further round the wheel.
private enum Wheels {
  /// The rows from the selected one outwards: how far their middle is from it, their thickness, how much
  /// of the ink they have.
  private static let rows: [(distance: Double, thickness: Double, ink: Double)] = [
    (0, 10, 0.6), (34, 9, 0.32), (63, 7, 0.2), (84, 5, 0.12),
  ]
  /// The length of a row by its number, as a share of the wheel's.
  private static let lengths = [1, 0.72, 0.88, 0.6, 0.94, 0.66, 0.8]

  static func marks(of view: ViewAppearance, columns: [Double]) -> [Mark] {
    let frame = view.frame
    guard frame.width >= 40, frame.height >= 35 else { return [] }
    let width = min(320, frame.width)
    let gap = 0.06 * width
    let total = columns.reduce(0) { $0 + $1 * width } + gap * Double(columns.count - 1)
    var left = frame.midX - total / 2
    var marks: [Mark] = []
    for column in columns {
      let wheel = Rect(x: left, y: frame.y, width: column * width, height: frame.height)
      marks += rowMarks(in: view.mirrored(wheel), isOnly: columns.count == 1)
      left += column * width + gap
    }
    if view.canvas.system >= 14 { return selection(of: view) + marks }
    return marks
      + [-17.0, 17.0 - view.hairline].map { distance in
        view.hairline(
          from: frame.minX, to: frame.maxX, y: frame.midY + distance, ControlColors.separator)
      }
  }

  /// The band behind the selected row since iOS 14; since iOS 26 it is a capsule.
  private static func selection(of view: ViewAppearance) -> [Mark] {
    let middle = Point(x: view.frame.midX, y: view.frame.midY)
    let band = Rect(around: middle, width: view.frame.width - 18, height: 32)
    return [Mark(.roundedRect(band, radius: view.canvas.system >= 26 ? 16 : 8), fill: view.fill)]
  }

  private static func rowMarks(in wheel: Rect, isOnly: Bool) -> [Mark] {
    (-3...3).compactMap { number in
      let row = rows[abs(number)]
      let middle = wheel.midY + (number < 0 ? -row.distance : row.distance)
      let length = wheel.width * (isOnly ? lengths[number + 3] : 1)
      let bar = Rect(
        around: Point(x: wheel.midX, y: middle), width: length, height: row.thickness)
      guard bar.minY >= wheel.minY, bar.maxY <= wheel.maxY else { return nil }
      return Mark(
        .roundedRect(bar, radius: row.thickness / 2),
        fill: ControlColors.wheelText.opacity(row.ink))
    }
  }
}
