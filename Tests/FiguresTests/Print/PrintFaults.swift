import LayoutModel
import TestSupport
import Typesetting

@testable import Figures

/// What makes a figure unfit for print, found from its own marks; each fault is a line of words.
struct PrintFaults {
  let ink: FigureInk
  let solved: SolvedLayout

  init(_ figure: Figure, of solved: SolvedLayout) {
    ink = FigureInk(figure)
    self.solved = solved
  }

  /// The faults of a canvas but for bars on other marks.
  var ofCanvas: [String] {
    hidingSigns + outsideSigns + strikes + faintTexts + faintLines + cutTexts
  }

  /// The faults of a screen.
  var ofScreen: [String] { faintTexts + cutTexts + spilledInk }

  /// The faults of a picture of words and boxes that is as large as what it holds.
  var ofDiagram: [String] { faintTexts + outside }

  // MARK: - Places

  /// The bars that lie on a line of another mark for more than two points.
  var strayBars: [String] {
    let marks = CanvasMarks(ink.figure).constraints
    let lines = ink.items.filter(\.isOverlay).flatMap { item in
      item.mark.lines.map { (item.groupID, $0) }
    }
    return marks.filter(\.isBar).flatMap { bar in
      bar.stems.flatMap { stem in
        lines.filter { !$0.0.hasSuffix(bar.id) && stem.runs(beside: $0.1, within: 1) }.map {
          "the bar \(bar.id) lies on \($0.0) \(Int($0.1.length))"
        }
          + ink.signs.filter { !$0.groupID.hasSuffix(bar.id) && $0.box.isCrossed(by: stem, 2) }.map
        {
          "the bar \(bar.id) lies on the sign of \($0.groupID)"
        }
      }
    }
  }

  /// The signs that cover others, or texts, and the names that cover texts.
  var hidingSigns: [String] {
    let texts = ink.texts.map { ink.items[$0] }
    var found: [String] = []
    for (index, sign) in ink.signs.enumerated() {
      found += ink.signs[(index + 1)...].filter { $0.box.overlaps(sign.box) }.map {
        "the signs of \(sign.groupID) and \($0.groupID)"
      }
      found += texts.filter { $0.sign != index && $0.box.overlaps(sign.box) }.map {
        "the sign of \(sign.groupID) on '\($0.text)'"
      }
    }
    let names = texts.filter { $0.mark.role == .name }
    for name in names {
      found += texts.filter { $0.groupID != name.groupID && $0.box.overlaps(name.box) }.map {
        "the name '\(name.text)' on '\($0.text)'"
      }
    }
    return found
  }

  /// The signs that are not in the figure as a whole.
  var outsideSigns: [String] {
    ink.signs.filter { !ink.figure.bounds.holds($0.box, within: 0.01) }.map {
      "the sign of \($0.groupID) outside"
    }
  }

  /// The marks that leave the figure, or the part of it that their layer is shown in.
  var outside: [String] {
    ink.items.filter {
      $0.box.width > 0 && $0.box.height > 0
        && !ink.figure.bounds.holds($0.box, within: 0.51)
    }.map {
      "\($0.groupID) at \($0.box) outside \(ink.figure.bounds)"
    }
  }

  // MARK: - Lines through texts

  /// The lines of overlays through a text that they are drawn over, from its baseline to its x-height.
  var strikes: [String] {
    ink.texts.flatMap { index -> [String] in
      let item = ink.items[index]
      guard case .text(let line, let font, let origin) = item.mark.shape else { return [] }
      // The white at the sides of letters is not struck.
      let letters = Rect(
        x: origin.x + 1, y: origin.y - 0.5 * font.size, width: line.width - 2,
        height: 0.44 * font.size)
      return ink.items[(index + 1)...].filter { other in
        other.isOverlay && other.group != item.group
          && other.mark.lines.contains { letters.isCrossed(by: $0, 0) }
      }.map { "\($0.groupID) strikes '\(item.text)'" }
    }
  }

  // MARK: - Contrast

  private static var themes: [(name: String, side: KeyPath<DynamicColor, Color>)] {
    [("light", \.light), ("dark", \.dark)]
  }

  /// The texts with a contrast of less than 4.5 with what lies below them, in either theme.
  var faintTexts: [String] {
    Self.themes.flatMap { theme in
      ink.texts.compactMap { faintText($0, theme.side) }.map { "\($0) in \(theme.name)" }
    }
  }

  /// The lines of overlays with a contrast of less than 3, in either theme.
  var faintLines: [String] {
    Self.themes.flatMap { theme in
      ink.items.indices.compactMap { faintLine($0, theme.side) }.map { "\($0) in \(theme.name)" }
    }
  }

  /// The colours of controls that are as the system has them.
  static let givenColors: [(color: DynamicColor, reason: String)] = [
    (ControlColors.placeholder, "placeholders are fainter than texts"),
    (ControlColors.gray, "the grey of placeholders in search bars"),
    (ControlColors.unselectedItem, "the tabs that are not selected"),
    (ControlColors.EmptyImage.text, "Interface Builder's name on an image view without image"),
  ]

  /// The colours on which white is as it is.
  static let givenGrounds: [(color: DynamicColor, reason: String)] = [
    (ControlColors.tint, "the selected segment of a control, 4.0"),
    (NumberDisc.color, "the number on the guide's red disc, 4.4"),
  ]

  private func faintText(_ index: Int, _ side: KeyPath<DynamicColor, Color>) -> String? {
    let item = ink.items[index]
    guard case .text(let line, let font, let origin) = item.mark.shape,
      case .color(let color) = item.mark.fill,
      !Self.givenColors.contains(where: { $0.color == color })
    else { return nil }
    // An author's own colour is the author's.
    if case .view(let view) = item.part, solved.layout.views[view].content.textColor != nil {
      return nil
    }
    let places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap { x in
      [0.1, 0.45].map { Point(x: origin.x + x * line.width, y: origin.y - $0 * font.size) }
    }.filter { item.box.covers($0) && !ink.isHidden(index, at: $0) }
    // What is mostly hidden is not read in any colour.
    if places.count < 5 { return nil }
    // An edge of its own is what it is read on.
    let before = index > 0 ? ink.items[index - 1].mark : nil
    let edge = before?.shape == item.mark.shape ? before?.stroke?.color[keyPath: side] : nil
    let grounds = Set(
      edge.map { [$0] } ?? places.map { ink.ground(at: $0, below: index, side) })
    func isRead(_ color: Color, least: Double = 4.5) -> Bool {
      grounds.allSatisfy { color.over($0).contrast(to: $0) >= least }
    }
    if isRead(color[keyPath: side]) { return nil }
    // The guide's own buttons are blue on grey, with a contrast of 1.7; on white the tint has 4.0.
    let isTintOnGrey = color == ControlColors.tint && grounds.allSatisfy(\.isGrey)
    if isTintOnGrey, isRead(color[keyPath: side], least: 1.5) { return nil }
    // UIKit's own buttons have the tint on 15 % of it or on grey, where it has 2.9 to 5.1.
    let isButton =
      if case .view(let view) = item.part {
        solved.layout.views[view].buttonConfiguration != nil
      } else { false }
    if isButton, color == ControlColors.tint, isRead(color[keyPath: side], least: 2.5) {
      return nil
    }
    if Self.givenGrounds.contains(where: { grounds == [$0.color[keyPath: side]] }) { return nil }
    // No colour is read on all that lies under it.
    if grounds.count > 1, !isRead(Color(0x000000)), !isRead(Color(0xFFFFFF)) { return nil }
    return "'\(item.text)' of \(item.groupID) is faint"
  }

  private func faintLine(_ index: Int, _ side: KeyPath<DynamicColor, Color>) -> String? {
    let item = ink.items[index]
    guard item.isOverlay, let stroke = item.mark.stroke, item.sign == nil else { return nil }
    let color = stroke.color[keyPath: side]
    // The line is what counts, not its own edge or casing.
    if color.alpha == 0 || item.mark.role == .rim { return nil }
    let edges = ink.groups[item.group, default: []].map { ink.items[$0].mark }
      .filter { $0.role == .rim }.compactMap { $0.stroke?.color[keyPath: side] }
      .filter { $0.alpha == 255 }
    if edges.contains(where: { $0.contrast(to: color) >= 3 }) { return nil }
    for line in item.mark.lines {
      for place in ink.places(on: line, below: index) where ink.figure.bounds.covers(place) {
        // Half a point beside it at either side: a line at the edge of an area is seen from without.
        let beside = line.isLevel ? Point(x: 0, y: 1) : Point(x: 1, y: 0)
        let grounds = [-1.0, 1].map {
          ink.ground(
            at: Point(x: place.x + $0 * beside.x, y: place.y + $0 * beside.y), below: index, side)
        }
        let isSeen = grounds.contains { ground in
          ([color] + edges).contains { $0.over(ground).contrast(to: ground) >= 3 }
        }
        if isSeen { continue }
        let ground = grounds[0]
        return
          "a line \(stroke.width) wide of \(item.groupID) in \(color) is faint on \(ground) at \(place)"
      }
    }
    return nil
  }
}

// MARK: - Cut texts and ink

extension PrintFaults {
  /// The texts of views that are not drawn as a whole although their frames have room.
  var cutTexts: [String] {
    solved.layout.views.indices.dropFirst().compactMap { view in
      guard let shown = shownText(of: view), fits(shown.text, view, padding: shown.padding) else {
        return nil
      }
      let drawn = ink.texts.filter { ink.items[$0].part == .view(view) }.map { ink.items[$0].text }
      func letters(_ text: String) -> String { text.filter { !$0.isWhitespace } }
      // Nothing of what lies outside the figure is kept.
      let isAway = !ink.figure.bounds.holds(solved.canvasFrames[view], within: 0)
      return isAway || letters(drawn.joined()) == letters(shown.text)
        ? nil : "'\(shown.text)' is cut to '\(drawn.joined(separator: "|"))'"
    }
  }

  /// The text of a label, a button or a field, and how much less wide than its view it has to be.
  private func shownText(of view: Int) -> (text: String, padding: Double)? {
    let declared = solved.layout.views[view]
    let content = declared.content
    if solved.layout.isHidden(view) { return nil }
    switch declared.kind {
    case .label: return (content.text ?? "Label", 0)
    case .button:
      return (content.title ?? content.text ?? "Button", content.style == "plain" ? 24 : 0)
    case .textField:
      let text = content.text ?? ""
      return (
        text.isEmpty ? content.placeholder ?? "" : text, content.style == "plain" ? 0 : 14
      )
    default: return nil
    }
  }

  private func fits(_ text: String, _ view: Int, padding: Double) -> Bool {
    let declared = solved.layout.views[view]
    let (frame, font) = (
      solved.canvasFrames[view], declared.font(textSize: solved.layout.canvas.textSize)
    )
    let isLabel = declared.kind == .label
    guard
      let paragraph = try? Typesetter.standard.paragraph(
        text, font: font, width: frame.width - padding + 1e-3,
        numberOfLines: isLabel ? declared.content.numberOfLines : 1)
    else { return false }
    return !paragraph.isTruncated
      && Double(paragraph.lines.count) * font.lineHeight <= frame.height + 0.5
      && paragraph.width <= frame.width - padding
  }

  /// The places round a screen at which something of it is seen.
  var spilledInk: [String] {
    let (bounds, size) = (ink.figure.bounds, solved.layout.canvas.size)
    let ring =
      [bounds.minX + 2, bounds.maxX - 2].flatMap { x in
        stride(from: bounds.minY + 2, to: bounds.maxY, by: 24).map { Point(x: x, y: $0) }
      }
      + [bounds.minY + 2, bounds.maxY - 2].flatMap { y in
        stride(from: bounds.minX + 2, to: bounds.maxX, by: 24).map { Point(x: $0, y: y) }
      }
    let screen = Rect(x: 0, y: 0, width: size.width, height: size.height)
    return ring.filter { place in
      let top = ink.items.last { $0.mark.fill != nil && $0.mark.shape.covers(place) }
      return !screen.covers(place) && top?.layer != "ib-screens"
    }.map { "ink at \($0)" }
  }

  /// The numbers of callouts that the list of constraints has not, and the other way round.
  var wrongNumbers: [String] {
    let layout = solved.layout
    let shown = ink.items.filter { $0.mark.role == .number }.map(\.text)
    let listed = layout.constraints.indices.map { layout.shownNumber(ofConstraint: $0) }
    return Set(shown).symmetricDifference(listed).filter { !$0.isEmpty }.map {
      "the number \($0)"
    }.sorted()
  }
}

extension Color {
  /// Whether it has next to no hue.
  var isGrey: Bool { max(red, green, blue) - min(red, green, blue) <= 16 }
}

extension FigureInk.Item {
  /// The words of a text.
  var text: String { if case .text(let line, _, _) = mark.shape { line.text } else { "" } }
}

extension Rect {
  /// Whether two rectangles have more in common than an edge.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX - 0.01 && other.minX < maxX - 0.01 && minY < other.maxY - 0.01
      && other.minY < maxY - 0.01
  }

  /// Whether a level or upright line runs through it for more than some points.
  func isCrossed(by line: Segment, _ least: Double) -> Bool {
    guard width > 0, line.from.x == line.to.x || line.from.y == line.to.y else { return false }
    let box = line.box
    return line.isLevel
      ? minY < box.minY && box.minY < maxY && min(box.maxX, maxX) - max(box.minX, minX) > least
      : minX < box.minX && box.minX < maxX && min(box.maxY, maxY) - max(box.minY, minY) > least
  }
}
