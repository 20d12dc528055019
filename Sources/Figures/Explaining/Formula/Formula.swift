import FigureChoices
import LayoutModel
import Typesetting

/// An equation in lines, with the names of its parts above and below them.
struct Formula {
  /// The width of a page, which an equation exceeds only where a name alone does.
  static let page = 600.0
  /// The widest figure.
  static let mostWidth = 3000.0
  private static let lineWidth = 1.0
  /// From the baseline to the brackets below, and from the capitals to those above.
  private static let clearance = (below: 8.0, above: 7.0)
  private static let tick = 8.0
  private static let stem = 14.0
  /// From the stem to the name, and between two levels of names.
  private static let gap = 4.0
  /// Between the names of two lines.
  private static let lineGap = 22.0
  /// A part that is narrower has a line without a bracket.
  private static let leastBracket = 16.0

  private let lines: [(line: FormulaLine, names: PartNames)]

  /// - Throws: An error when no font has a character of a name, or when a name is too long.
  init(
    _ parts: [FormulaPart], _ words: FigurePhrases, _ typesetter: Typesetter
  ) throws {
    let set = try parts.map { part throws(TypesettingError) in
      SetPart(
        part: part, text: try ExplainedText(part.text, font: FormulaLine.font, typesetter),
        name: try part.phrase.map { phrase throws(TypesettingError) in
          try ExplainedText(words[phrase], width: 160, typesetter)
        })
    }
    lines = FormulaLine.lines(of: set, page: Self.page).map { ($0, PartNames($0)) }
    let width = lines.map(\.line.width).max() ?? 0
    guard width <= Self.mostWidth else {
      throw FigureError(
        "the equation is \(Int(width)) points wide, and \(Int(Self.mostWidth)) are the most; "
          + "shorten its names")
    }
  }

  /// The box of the lines without the names that stick out of it, and the marks of equation and names.
  /// - Parameter top: Where the equation and its names begin.
  func marks(top: Double) -> (marks: [Mark], names: [Mark]) {
    var (marks, names): ([Mark], [Mark]) = ([], [])
    var y = top
    for (line, places) in lines {
      let (above, below) = (places.heights(below: false), places.heights(below: true))
      let capitals = y + Self.room(for: above)
      let baseline = capitals + 0.72 * FormulaLine.font.size
      for (part, place) in zip(line.parts, places.places) {
        marks += part.text.lines.map { glyphs in
          Mark(
            .text(glyphs, font: part.text.font, origin: Point(x: part.x, y: baseline)), .caption,
            fill: ExplainedText.ink)
        }
        guard let name = part.name, let place else { continue }
        let levels = place.isBelow ? below : above
        let start =
          place.isBelow ? baseline + Self.clearance.below : capitals - Self.clearance.above
        names += Self.marks(of: name, part, place, levels, from: start)
      }
      y = baseline + Self.clearance.below + Self.room(for: below) + Self.lineGap
    }
    return (marks, names)
  }

  /// What names at a side need, in points.
  private static func room(for levels: [Double]) -> Double {
    if levels.isEmpty { return 0 }
    return clearance.above + tick + stem + levels.reduce(0) { $0 + $1 + gap }
  }

  /// The bracket of a part, its stem and its name.
  private static func marks(
    of name: ExplainedText, _ part: SetPart, _ place: PartNames.Place, _ levels: [Double],
    from start: Double
  ) -> [Mark] {
    let away = place.isBelow ? 1.0 : -1
    let isBracket = part.text.size.width >= leastBracket
    let bend = start + away * tick
    let end =
      bend + away * (stem + levels.prefix(place.level).reduce(0) { $0 + $1 + gap })
    var segments = [
      Segment(
        from: Point(x: part.midX, y: isBracket ? bend : start), to: Point(x: part.midX, y: end))
    ]
    if isBracket {
      let (left, right) = (part.x + 0.5, part.maxX - 0.5)
      segments += [
        Segment(from: Point(x: left, y: start), to: Point(x: left, y: bend)),
        Segment(from: Point(x: left - 0.5, y: bend), to: Point(x: right + 0.5, y: bend)),
        Segment(from: Point(x: right, y: bend), to: Point(x: right, y: start)),
      ]
    }
    let line = Mark(
      .segments(segments), .leader, stroke: Stroke(color: ExplainedText.line, width: lineWidth))
    let middle = Point(x: part.midX, y: end + away * (gap + name.size.height / 2))
    return [line] + name.marks(around: middle, .label)
  }
}
