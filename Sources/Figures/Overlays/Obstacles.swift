import LayoutModel
import Typesetting

/// What bars and their signs avoid, in the root's coordinates.
struct Obstacles {
  private var texts: [TextBox] = []
  private var textCells = CellIndex(size: 64)
  private var surfaces: [Surface] = []
  private var surfaceCells = CellIndex(size: 128)
  /// Handles of selected views, and other marks that no sign may hide.
  var marks: [Rect]
  /// The status bar, the bars that the canvas simulates, and the home indicator, which are no place for bars.
  var systemBars: [Rect] = []
  /// Regions that others draw in, such as a keyboard, which are no place for bars of views outside them.
  private(set) var reserved: [Rect] = []

  /// The edges of shaded regions, which no bar runs along.
  var edges: [Segment] = []

  /// A line of text, or a knob or a dot of a control.
  struct TextBox: Hashable, Sendable {
    /// From its ascenders to its descenders.
    var box: Rect
    /// Where a level line below its letters can be: where the lowest of them ends, or further down where the line
    /// would seem a part of them.
    var bottom: Double
    /// Whether a bar of the system shows it, so that a line along its edge has nothing to do with it.
    var isOfSystem = false

    /// From the height of its letters to where a line below them can be.
    var letters: Rect {
      Rect(x: box.minX, y: box.minY, width: box.width, height: bottom - box.minY)
    }
  }

  /// A view of which more than texts can be seen.
  struct Surface: Hashable, Sendable {
    var view: Int
    var frame: Rect
  }

  /// - Parameters:
  ///   - views: The visible views with their marks.
  ///   - bars: The marks of the canvas's own bars.
  ///   - others: The marks of regions.
  ///   - marks: The boxes of marks that no sign may hide, in the root's coordinates.
  init(
    views: [(view: Int, marks: [Mark])], over bars: [Mark] = [], _ others: [Mark] = [],
    marks: [Rect], in canvas: CanvasLayout
  ) {
    self.marks = marks
    addTexts(of: views.map { ($0.view, $0.marks) } + [(nil, others)], in: canvas)
    for box in bars.compactMap(\.solidBox) {
      textCells.insert(texts.count, in: [box])
      texts.append(TextBox(box: box, bottom: box.maxY, isOfSystem: true))
    }
    for (view, marks) in views {
      if marks.contains(where: { $0.captionBox == nil }) {
        let frame = canvas.visibleFrame(of: view)
        surfaceCells.insert(surfaces.count, in: [frame])
        surfaces.append(Surface(view: view, frame: frame))
      }
    }
    systemBars = canvas.layout.canvas.systemBars
    reserved = canvas.layout.canvas.reserved.map(\.frame)
  }

  private mutating func addTexts(
    of groups: [(view: Int?, marks: [Mark])], in canvas: CanvasLayout
  ) {
    for (view, marks) in groups {
      let clip = view.flatMap(canvas.clip)
      let kind = view.map { canvas.layout.views[$0].kind }
      for part in kind?.solidParts(of: marks) ?? [] where clip?.intersects(part) ?? true {
        textCells.insert(texts.count, in: [part])
        texts.append(TextBox(box: part, bottom: part.maxY))
      }
      for mark in marks {
        guard case .text(let line, let font, let origin) = mark.shape,
          let box = mark.captionBox,
          clip?.intersects(box) ?? true
        else { continue }
        textCells.insert(texts.count, in: [box])
        texts.append(
          TextBox(
            box: box,
            bottom: mark.hasColorOfLines
              ? box.maxY : min(box.maxY, origin.y + line.text.depth * font.size)))
      }
    }
  }

  /// The texts near a box, which no sign may hide, and no line if there is another place for it.
  func texts(near box: Rect) -> [TextBox] { textCells.numbers(in: box).map { texts[$0] } }

  /// What views draw near a box but for their texts.
  func surfaces(near box: Rect) -> [Surface] {
    surfaceCells.numbers(in: box).map { surfaces[$0] }
  }
}

extension Canvas {
  /// The status bar, the bars that the canvas simulates, and the home indicator with what is below it, as boxes.
  var systemBars: [Rect] {
    var top = StatusBarPlace(on: self).map { 2 * $0.middle } ?? 0
    if bars.navigation { top = max(top, safeAreaInsets.top) }
    let bottom = bars.tab || bars.tool ? safeAreaInsets.bottom : 0
    let strips = [
      Rect(x: 0, y: 0, width: size.width, height: top),
      Rect(x: 0, y: size.height - bottom, width: size.width, height: bottom),
    ]
    // Below the home indicator there is no room for a bar either.
    let indicator = homeIndicatorFrame.map { frame in
      Rect(x: frame.x, y: frame.y, width: frame.width, height: size.height - frame.y)
    }
    return strips.filter { $0.height > 0 } + (indicator.map { [$0] } ?? [])
  }
}

extension String {
  /// How far its ink reaches below the baseline, in ems: commas hang less than letters.
  ///
  /// Of other scripts than the Latin one any letter may hang.
  fileprivate var depth: Double {
    let depths = unicodeScalars.lazy.map { scalar in
      if scalar.value > 0x17F {
        return scalar == "…" || ("\u{2010}"..."\u{201D}").contains(scalar) ? 0 : Self.whole
      }
      if ",;".unicodeScalars.contains(scalar) { return Self.comma }
      return "gjpqyQ()[]{}|/\\$@_çÇýÿþŋģķļņŗşţąęįų".unicodeScalars.contains(scalar) ? Self.whole : 0
    }
    return depths.max() ?? 0
  }
  /// Of Inter: 0.13 of a comma, and more than a box has below its baseline of a letter.
  private static let comma = 0.14
  private static let whole = 1.0
}

extension Mark {
  /// What of a bar of the system no line runs through: a text, a symbol or a button, but not the bar itself.
  fileprivate var solidBox: Rect? {
    switch shape {
    case .rect, .segments, .shadow, .frame: nil
    case .roundedRect, .circle, .capsule, .polyline, .text, .symbol: box
    }
  }

  /// Whether its fill is one of the colours of lines, or near one.
  fileprivate var hasColorOfLines: Bool {
    guard case .color(let color) = fill else { return false }
    let line = Theme().colors(for: .satisfied).line.light
    return [line, Theme().background.light].contains { color.light.contrast(to: $0) < 1.5 }
  }
}
