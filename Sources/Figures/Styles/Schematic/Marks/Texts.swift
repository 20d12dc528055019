import LayoutModel
import Typesetting

extension Schematic {
  /// The names of boxes, set in as many lines as their boxes shall hold.
  struct Texts: Sendable {
    static let lineHeight = 14.0

    /// One for each box.
    private(set) var paragraphs: [Paragraph] = []

    /// - Parameter mostLines: The most lines of a name in a box that is as high as one line.
    init(
      _ model: Model, mostLines: Int, _ typesetter: Typesetter
    ) throws(TypesettingError) {
      let scale = model.scale
      var based: Set<Int> = []
      for case .places(let first, let second) in model.ties.map(\.sides) {
        for line in [first, second] where line.isBaseline { based.insert(line.box) }
      }
      for (box, shape) in model.boxes.enumerated() {
        func set(_ width: Double?) throws(TypesettingError) -> Paragraph {
          try typesetter.paragraph(
            shape.name, font: Measures.captionFont,
            width: min(width ?? .infinity, Measures.longestLine),
            numberOfLines: Measures.mostLines)
        }
        var text = try set(nil)
        let room = model.length(of: box, .horizontal) * scale.horizontal - Measures.textInset
        let isLeaf = shape.children.isEmpty
        let isFlat = Axis.allCases.contains { model.isFlat(box, $0) }
        let isTall = isFlat || isLeaf && model.length(of: box, .vertical) * scale.vertical > 32
        let breaks = isTall || mostLines > 1 && isLeaf && !based.contains(box)
        if breaks, text.width > room {
          var width = 1.0
          for word in shape.name.split(separator: " ") {
            width = max(
              width, try typesetter.width(of: String(word), font: Measures.captionFont))
          }
          text = try set(max(room, width) + 0.01)
          while !isTall, text.lines.count > mostLines, width < Measures.longestLine {
            width += 8
            text = try set(width)
          }
        }
        paragraphs.append(text)
      }
    }

    func width(of box: Int) -> Double { paragraphs[box].width }

    func height(of box: Int) -> Double {
      Double(paragraphs[box].lines.count) * Self.lineHeight
    }
  }
}
