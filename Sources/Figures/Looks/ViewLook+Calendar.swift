import LayoutModel
import Typesetting

extension ViewAppearance {
  /// A month with its title, the days of the week, the days, and a time below if the picker asks for one.
  func calendar() throws(TypesettingError) -> [Mark] {
    guard frame.width >= 140, frame.height >= 180 else { return [] }
    let month = CalendarMonth(in: language)
    let hasTime = view.content.datePickerMode == .dateAndTime
    let natural = CalendarMonth.rowHeight * (hasTime ? 8 : 7) + CalendarMonth.weekdayHeight
    let row = CalendarMonth.rowHeight * min(1, frame.height / natural)
    let inside = frame.insetBy(dx: 16, dy: 0)
    let head = Rect(x: inside.x, y: frame.y, width: inside.width, height: row)
    var marks = try title(of: month, in: head)
    let top = head.maxY + CalendarMonth.weekdayHeight
    func cell(_ column: Int, _ y: Double, _ height: Double) -> Rect {
      let width = frame.insetBy(dx: 6, dy: 0).width / 7
      return mirrored(
        Rect(x: frame.x + 6 + Double(column) * width, y: y, width: width, height: height))
    }
    for (column, day) in month.weekdays.enumerated() {
      marks += try line(
        day, in: cell(column, head.maxY, CalendarMonth.weekdayHeight), side: .center,
        font: Font(size: 12, weight: .semibold), color: textColor(ControlColors.sectionTitle))
    }
    for (index, text) in month.days.enumerated() {
      let place = month.start + index
      let box = cell(place % 7, top + Double(place / 7) * row, row)
      marks += try day(text, in: box, isSelected: index + 1 == CalendarMonth.selectedDay)
    }
    guard hasTime else { return marks }
    return try marks
      + time(
        month,
        in: Rect(
          x: inside.x, y: top + 6 * row, width: inside.width, height: row))
  }

  /// The month and the year before a chevron, and the chevrons of the months before and after at the other side.
  private func title(
    of month: CalendarMonth, in row: Rect
  ) throws(TypesettingError) -> [Mark] {
    let font = Font(size: 17, weight: .semibold)
    let width = try typesetter.width(of: month.title, font: font)
    let ends = [width + 8 + 3.5, row.width - 44, row.width - 8]
    let heights = [4.5, 7.0, 7]
    let chevrons = ends.indices.map { index in
      // The first one of a pair points to the leading side.
      let sign = (index == 1 ? -1.0 : 1) * (isRightToLeft ? -1 : 1)
      let middle = mirrored(
        Rect(x: row.x + ends[index], y: row.midY, width: 0, height: 0), in: row)
      let half = heights[index]
      let points = [-1.0, 0, 1].map { step in
        Point(
          x: middle.x + sign * half * (step == 0 ? 0.5 : -0.5), y: middle.y + step * half)
      }
      return Mark(.polyline(points), stroke: Stroke(color: tint, width: 2))
    }
    return try line(
      month.title, in: row, side: leadingSide, font: font, color: textColor(ControlColors.text))
      + chevrons
  }

  /// A day; the selected one is on a disc in a part of the tint.
  private func day(
    _ text: String, in box: Rect, isSelected: Bool
  ) throws(TypesettingError) -> [Mark] {
    guard isSelected else {
      return try line(
        text, in: box, side: .center, font: Font(size: 20),
        color: textColor(ControlColors.text))
    }
    let disc = tint.opacity(0.15).over(ground)
    return try [
      Mark(
        .circle(
          center: Point(x: box.midX, y: box.midY), radius: min(box.width, box.height) / 2 - 1),
        fill: disc)
    ]
      + line(
        text, in: box, side: .center, font: Font(size: 22, weight: .medium),
        color: tint.legible(on: disc, least: ButtonConfiguration.leastContrast))
  }

  /// A word at the leading side, and the time in a field at the other one.
  private func time(
    _ month: CalendarMonth, in row: Rect
  ) throws(TypesettingError) -> [Mark] {
    let text = SampleDate.text(in: language).time
    let width = try typesetter.width(of: text, font: CompactDate.font) + 2 * CompactDate.padding
    let height = min(row.height, CompactDate.height(scale: canvas.scale))
    let field = mirrored(
      Rect(x: row.maxX - width, y: row.midY - height / 2, width: width, height: height), in: row)
    let radius = canvas.system >= 26 ? height / 2 : 8
    return try line(
      month.timeTitle, in: row, side: leadingSide, font: CompactDate.font,
      color: textColor(ControlColors.text))
      + [Mark(.roundedRect(field, radius: radius), fill: fill)]
      + line(text, in: field, side: .center, font: CompactDate.font, color: fillInk)
  }
}
