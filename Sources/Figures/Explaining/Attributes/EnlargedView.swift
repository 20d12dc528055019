import LayoutModel
import Typesetting

/// A view drawn large with its texts; not to scale if it is very low or very high.
struct EnlargedView {
  private static let width = 240.0
  private static let heights = 120.0...260.0
  /// Of texts, so that lines over them are seen.
  private static let letters = DynamicColor(0xA6A6A6, dark: 0x7C7C80)

  /// Its alignment rectangle as drawn.
  let box: Rect
  let marks: [Mark]
  let fills: ViewFills
  /// Its alignment rectangle in the layout.
  private let rect: Rect

  /// - Throws: An error when no font has a character of a text.
  init(
    _ view: Int, in solved: SolvedLayout, _ typesetter: Typesetter
  ) throws(TypesettingError) {
    let rect = solved.alignmentRect(of: .view(view))
    let share = rect.height / max(1, rect.width)
    let height = min(max(Self.width * share, Self.heights.lowerBound), Self.heights.upperBound)
    let box = Rect(x: 0, y: 0, width: Self.width, height: height.rounded())
    (self.rect, self.box) = (rect, box)
    var drawn =
      Schematic.Box.boxes(of: solved, most: .max).first { $0.item == .view(view) }
      ?? Schematic.Box(item: .view(view), name: "", body: .plain, rect: rect)
    drawn.layer = LayerStyle()
    // Dashes would be seen beside the lines of the edges.
    if case .dashed = drawn.body { drawn.body = .plain }
    let ground = ViewFills(ground: Theme().background)
    var texts: [Mark] = []
    for mark in try Self.texts(of: view, in: solved, typesetter) {
      if let large = try Self.enlarged(mark, from: rect, to: box, typesetter) {
        texts.append(large)
      }
    }
    marks = drawn.marks(in: box, ground) + texts
    fills = ViewFills([drawn], [box])
  }

  /// The texts that a view shows.
  private static func texts(
    of view: Int, in solved: SolvedLayout, _ typesetter: Typesetter
  ) throws(TypesettingError) -> [Mark] {
    var declared = solved.layout.views[view]
    declared.tintColor = solved.layout.tintColor(of: view)
    guard [.words, .title, .field].contains(ViewLook.of(declared.kind).body) else { return [] }
    return try ViewLook.marks(
      of: ViewAppearance(
        view: declared, metrics: solved.metrics[view], frame: solved.frames[view], rows: [],
        emptyRow: nil, canvas: solved.layout.canvas, typesetter: typesetter,
        fills: ViewFills(ground: Theme().background)))
  }

  /// A text as large as its view is drawn; nil of another mark.
  private static func enlarged(
    _ mark: Mark, from rect: Rect, to box: Rect, _ typesetter: Typesetter
  ) throws(TypesettingError) -> Mark? {
    guard case .text(let line, let font, let origin) = mark.shape else { return nil }
    let (wide, high) = (box.width / max(1, rect.width), box.height / max(1, rect.height))
    let scaled = Font(size: font.size * min(wide, high), weight: font.weight)
    guard scaled.size > 0,
      let large = try typesetter.paragraph(line.text, font: scaled, numberOfLines: 1).lines.first
    else { return nil }
    let middle = box.minX + (origin.x + line.width / 2 - rect.minX) * wide
    let baseline = box.minY + (origin.y - rect.minY) * high
    return Mark(
      .text(large, font: scaled, origin: Point(x: middle - large.width / 2, y: baseline)),
      .picture, fill: letters)
  }

  /// A place of the layout as it is drawn, along an axis.
  func place(_ value: Double, _ axis: Axis) -> Double {
    let (start, length) = (rect.range(axis).start, rect.length(axis))
    return box.range(axis).start + (value - start) / max(1, length) * box.length(axis)
  }
}
