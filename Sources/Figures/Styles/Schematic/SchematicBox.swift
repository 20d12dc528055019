import LayoutModel
import Typesetting

/// A box of a diagram: a view, or an author's layout guide.
struct SchematicBox: Hashable, Sendable {
  /// The look of a box.
  enum Body: Hashable, Sendable {
    case superview
    /// A view that holds others, so many deep.
    case container(depth: Int)
    case filled(DynamicColor)
    case plain
    /// A label or a button.
    case dashed(isButton: Bool)
    case field
    case image
  }

  var item: LayoutItem
  /// The view that it shows; nil of a guide.
  var part: LayoutPart? {
    if case .view(let view) = item { .view(view) } else { nil }
  }
  var name: String
  var body: Body
  /// The box that holds it, by its place among the boxes.
  var parent: Int?
  /// The look of its edges.
  var layer = LayerStyle()
  /// Its alignment rectangle in the layout, in the root's coordinates.
  var rect: Rect
  /// The number of bars of its width.
  var widthBars = 0
  var heightBars = 0
  /// Whether the bar of a baseline runs along it.
  var hasBaselineBar = false
  /// The number of bars of spaces that end at each of its edges.
  var endings: [Attribute: Int] = [:]

  /// The look of its edges, whose corners leave room for the bars inside.
  var shownLayer: LayerStyle {
    var layer = layer
    if !hasBarsOutside, widthBars + heightBars > 0 {
      layer.cornerRadius = min(layer.cornerRadius, SchematicMeasures.cornerAroundBars)
    }
    return layer
  }

  /// Whether bars of its size are outside it.
  var hasBarsOutside: Bool {
    switch body {
    case .dashed, .field: true
    default: false
    }
  }

  /// Whether its outer bars are above it, as for views that are low in the superview.
  func isLow(in root: Rect) -> Bool { rect.midY > root.midY }

  var isContainer: Bool {
    if case .container = body { true } else { false }
  }

  /// Whether its edge is a frame; a filled view has none.
  var isFramed: Bool {
    if case .filled = body { false } else { true }
  }

  /// The places of its outer rows of bars, from its edge.
  func outerRows(_ lengths: SchematicLengths) -> [Double] {
    guard hasBarsOutside else { return [] }
    let first = hasBaselineBar ? 7 + 18 * lengths.stretch : 10
    let rows = (0..<widthBars).map { first + Double($0) * lengths.outerRow }
    return (hasBaselineBar ? [7] : []) + rows
  }

  /// The height of its outer bars above or below it.
  func outerHeight(_ lengths: SchematicLengths) -> Double {
    outerRows(lengths).last.map { $0 + 10 } ?? 0
  }

  /// The width of its outer bars after it.
  func outerWidth(_ lengths: SchematicLengths) -> Double {
    hasBarsOutside && heightBars > 0 ? 4 + Double(heightBars) * lengths.innerRow : 0
  }
}

extension SchematicBox {
  /// The boxes of a layout: its views in their order, then its own guides.
  static func boxes(of solved: SolvedLayout) -> [SchematicBox] {
    let layout = solved.layout
    let holders = Set(
      layout.views.indices.filter { !layout.isHidden($0) }.compactMap {
        layout.views[$0].superview
      })
    var boxes: [SchematicBox] = []
    var places: [Int: Int] = [:]
    var depths: [Int: Int] = [:]
    for (index, view) in layout.views.enumerated() where !layout.isHidden(index) {
      depths[index] = view.superview.map { (depths[$0] ?? 0) + 1 } ?? 0
      places[index] = boxes.count
      boxes.append(
        SchematicBox(
          item: .view(index), name: view.name,
          body: body(of: view, depth: depths[index] ?? 0, isHolder: holders.contains(index)),
          parent: view.superview.flatMap { places[$0] }, layer: view.layer,
          rect: solved.alignmentRect(of: .view(index))))
    }
    for (index, guide) in layout.guides.enumerated() where guide.kind == .own {
      guard let parent = places[guide.view] else { continue }
      boxes.append(
        SchematicBox(
          item: .guide(index), name: guide.name, body: .dashed(isButton: false), parent: parent,
          rect: solved.guideFrames[index]))
    }
    return boxes
  }

  private static func body(of view: View, depth: Int, isHolder: Bool) -> Body {
    if depth == 0 { return .superview }
    let color = view.backgroundColor.flatMap { $0.isClear ? nil : $0 }
    switch view.kind {
    case .label: return .dashed(isButton: false)
    case .button: return .dashed(isButton: true)
    case .imageView: return .image
    case .textView: return .plain
    case .view, .stackView, .scrollView, .tableView, .tableViewCell, .collectionView:
      if let color { return .filled(color) }
      return isHolder ? .container(depth: depth) : .plain
    default: return .field
    }
  }

  /// Whether a box lies in another, directly or through others.
  static func holds(_ outer: Int, _ inner: Int, in boxes: [SchematicBox]) -> Bool {
    var next = boxes[inner].parent
    while let box = next {
      if box == outer { return true }
      next = boxes[box].parent
    }
    return false
  }
}
