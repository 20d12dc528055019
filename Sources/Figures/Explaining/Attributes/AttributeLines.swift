import FigureChoices
import LayoutModel

/// A line of a figure of attributes, or a bar of a size.
struct AttributeLine: Hashable, Sendable {
  /// The side of the view at which its name stands.
  enum Side: Hashable, Sendable, CaseIterable { case top, right, bottom, left }

  enum Look: Hashable, Sendable { case edge, center, baseline, margin, size }

  var look: Look
  var side: Side
  /// The names of the attributes that it is.
  var words: String
  var stroke: Schematic.MarkStroke
  /// Where the line to the name begins: the end of the line, or the middle of a bar.
  var end: Point
}

/// The lines and bars of a view's attributes, and their names.
struct AttributeLines {
  /// How far lines reach out of the view.
  private static let reach = 20.0
  /// From the view to the bar of its width or height.
  private static let beside = 15.0
  /// From the ends of margins' lines to the bar of the width: two lines of text.
  private static let belowNames = 46.0
  /// The least and the largest margin as drawn, where it is not 0.
  private static let margins = 14.0...44.0

  private(set) var lines: [AttributeLine] = []
  private let view: Int
  private let solved: SolvedLayout
  private let picture: EnlargedView
  private let words: FigurePhrases

  init(_ view: Int, in solved: SolvedLayout, _ picture: EnlargedView, _ request: FigureRequest) {
    (self.view, self.solved, self.picture, words) = (view, solved, picture, request.words)
    addEdges()
    addCenters()
    addBaselines()
    if request.details.contains(.margins) { addMargins() }
    addSizes()
  }

  private var box: Rect { picture.box }

  /// `Left or Leading`, as the view reads.
  private mutating func addEdges() {
    let isMirrored = solved.metrics[view].direction == .rightToLeft
    let (left, right): (FigurePhrase, FigurePhrase) =
      isMirrored ? (.trailing, .leading) : (.leading, .trailing)
    add(.edge, .top, at: box.minX, words.either(words[.left], words[left]))
    add(.edge, .top, at: box.maxX, words.either(words[.right], words[right]))
    add(.edge, .right, at: box.minY, words[.top])
    add(.edge, .right, at: box.maxY, words[.bottom])
  }

  private mutating func addCenters() {
    add(.center, .top, at: box.midX, words[.centerX])
    add(.center, .right, at: box.midY, words[.centerY])
  }

  /// The first and the last baseline; one line where they are the same.
  private mutating func addBaselines() {
    let (first, last) = (place(.firstBaseline, .vertical), place(.lastBaseline, .vertical))
    if (first - last).magnitude < 0.5 {
      add(.baseline, .right, at: last, words[.baseline])
    } else {
      add(.baseline, .right, at: first, words[.firstBaseline])
      add(.baseline, .right, at: last, words[.lastBaseline])
    }
  }

  private mutating func addMargins() {
    let isMirrored = solved.metrics[view].direction == .rightToLeft
    let margins = solved.metrics[view].layoutMargins
    func drawn(_ margin: Double, _ axis: Axis) -> Double {
      let length = solved.alignmentRect(of: .view(view)).length(axis)
      if margin == 0 { return 0 }
      let scaled = margin / max(1, length) * box.length(axis)
      return min(max(scaled, Self.margins.lowerBound), Self.margins.upperBound)
    }
    let (left, right): (FigurePhrase, FigurePhrase) =
      isMirrored ? (.trailingMargin, .leadingMargin) : (.leadingMargin, .trailingMargin)
    add(.margin, .bottom, at: box.minX + drawn(margins.left, .horizontal), words[left])
    add(.margin, .bottom, at: box.maxX - drawn(margins.right, .horizontal), words[right])
    add(.margin, .right, at: box.minY + drawn(margins.top, .vertical), words[.topMargin])
    add(.margin, .right, at: box.maxY - drawn(margins.bottom, .vertical), words[.bottomMargin])
  }

  /// Bars outside the view, below the names of margins.
  private mutating func addSizes() {
    let hasMargins = lines.contains { $0.side == .bottom }
    let below = box.maxY + (hasMargins ? Self.reach + Self.belowNames : Self.beside)
    lines.append(
      AttributeLine(
        look: .size, side: .bottom, words: words[.width],
        stroke: .init(.horizontal, box.minX, box.maxX, at: below, .bar),
        end: Point(x: box.midX, y: below)))
    let beside = box.minX - Self.beside
    lines.append(
      AttributeLine(
        look: .size, side: .left, words: words[.height],
        stroke: .init(.vertical, box.minY, box.maxY, at: beside, .bar),
        end: Point(x: beside, y: box.midY)))
  }

  private mutating func add(
    _ look: AttributeLine.Look, _ side: AttributeLine.Side, at place: Double, _ words: String
  ) {
    let axis: Axis = side == .top || side == .bottom ? .vertical : .horizontal
    let (near, far) = box.range(axis)
    let isBefore = side == .top || side == .left
    let (start, end) = isBefore ? (near - Self.reach, far) : (near, far + Self.reach)
    let tip = isBefore ? start : end
    let role: Schematic.MarkStroke.Role = look == .center ? .center : .line
    lines.append(
      AttributeLine(
        look: look, side: side, words: words,
        stroke: .init(axis, start, end, at: place, role), end: axis.point(tip, place)))
  }

  /// Where an attribute is drawn, along its axis.
  private func place(_ attribute: Attribute, _ axis: Axis) -> Double {
    let constraint = LayoutConstraint(
      item: .view(view), attribute: attribute, relatedBy: .equal, constant: 0)
    let value = AttributePlaces(solved).value(
      ofSecond: false, of: constraint, rect: solved.alignmentRect)
    let (start, end) = box.range(axis)
    return min(max(picture.place(value, axis), start), end)
  }

  /// The lines on what lies below them.
  func marks(over fills: ViewFills) -> [Mark] {
    let bar = Schematic.Bar(
      isInequality: false, isOptional: false, isFault: false, fills: fills, texts: [], numbers: [])
    return lines.flatMap { line -> [Mark] in
      switch line.look {
      case .edge, .center, .size: return bar.marks(of: line.stroke)
      case .baseline, .margin:
        let dashes = line.look == .baseline ? Schematic.Measures.levelDashes : [1.5, 2.5]
        return fills.coloring(.alignment, .constraint, width: Schematic.Measures.arrowWidth)
          .marks([line.stroke.segment], dashes: { _ in dashes })
      }
    }
  }
}

extension FigurePhrases {
  /// `Left or Leading`.
  func either(_ first: String, _ second: String) -> String {
    self[.either].replacing("{first}", with: first).replacing("{second}", with: second)
  }
}
