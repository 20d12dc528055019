import LayoutModel
import Typesetting

extension Schematic {
  /// A box of a diagram: a view, or an author's layout guide.
  struct Box: Hashable, Sendable {
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
      item.view.map { .view($0) }
    }
    var name: String
    /// The kind of the view; nil of a guide.
    var kind: ViewKind?
    var body: Body
    /// The look of its edges.
    var layer = LayerStyle()
    /// The boxes that hold it, by their places among the boxes, from the inside out.
    var ancestors: [Int] = []
    /// The boxes directly in it.
    var children: [Int] = []
    /// Its alignment rectangle in the layout, in the root's coordinates.
    var rect: Rect

    /// The lines of a label's text in the layout; 1 of other boxes.
    var lines = 1

    var parent: Int? { ancestors.first }
    /// Whether it is a circle in the layout.
    var isCircle: Bool {
      rect.width > 0 && (rect.width - rect.height).magnitude < Model.tolerance
        && layer.cornerRadius >= rect.width / 2
    }
    var isGuide: Bool { kind == nil }

    /// What it is filled with; nil if what lies below is seen in it.
    var fill: DynamicColor? {
      switch body {
      case .superview: Measures.superview
      case .container(let depth):
        Measures.containers[(depth - 1) % Measures.containers.count]
      case .filled(let color): color
      case .plain, .field: Measures.field
      case .image: Measures.image
      case .dashed: nil
      }
    }
  }
}

extension Schematic.Box {
  /// The boxes of a layout: its views in their order, then its own guides, and the regions that constraints
  /// name.
  /// - Parameter most: The most boxes.
  static func boxes(of solved: SolvedLayout, most: Int) -> [Schematic.Box] {
    let layout = solved.layout
    let rects = Schematic.Box.rects(of: solved)
    let named = Set(layout.constraints.flatMap(\.items))
    var boxes: [Schematic.Box] = []
    var places: [Int: Int] = [:]
    for (index, view) in layout.views.enumerated()
    where !layout.isHidden(index) && boxes.count < most {
      places[index] = boxes.count
      boxes.append(
        Schematic.Box(
          item: .view(index), name: view.name, kind: view.kind, body: .plain, layer: view.layer,
          ancestors: ancestors(of: view.superview, places, boxes),
          rect: rect(of: index, in: layout.views, rects), lines: lines(of: index, solved)))
    }
    for (index, guide) in layout.guides.enumerated() where boxes.count < most {
      let isNamed = guide.kind == .reserved && named.contains(.guide(index))
      guard guide.kind == .own || isNamed, places[guide.view] != nil else { continue }
      boxes.append(
        Schematic.Box(
          item: .guide(index), name: guide.name, body: .dashed(isButton: false),
          ancestors: ancestors(of: guide.view, places, boxes), rect: solved.guideFrames[index]))
    }
    for box in boxes.indices.dropFirst() {
      if let parent = boxes[box].parent { boxes[parent].children.append(box) }
    }
    for box in boxes.indices {
      guard let view = boxes[box].item.view else { continue }
      let holds = boxes[box].children.contains { !boxes[$0].isGuide }
      boxes[box].body = body(
        of: layout.views[view], depth: boxes[box].ancestors.count, isHolder: holds)
    }
    return boxes
  }

  private static func lines(of view: Int, _ solved: SolvedLayout) -> Int {
    let own = solved.layout.views[view]
    guard own.kind == .label, own.content.numberOfLines != 1 else { return 1 }
    let text = solved.metrics[view].intrinsicContentSize.height ?? 0
    let height = min(text, solved.frames[view].height)
    let font = own.font(textSize: solved.layout.canvas.textSize)
    let lines = (height / font.lineHeight).rounded()
    return Int(min(max(1, lines), Double(Schematic.Measures.mostLabelLines)))
  }

  private static func ancestors(
    of parent: Int?, _ places: [Int: Int], _ boxes: [Schematic.Box]
  ) -> [Int] {
    guard let box = parent.flatMap({ places[$0] }) else { return [] }
    return [box] + boxes[box].ancestors
  }

  /// The alignment rectangles of all views where the figure shows them.
  ///
  /// Where constraints do not say where views are, they are where the canvas has them.
  private static func rects(of solved: SolvedLayout) -> [Rect] {
    let isOpen = solved.status == .ambiguous || solved.status == .unsatisfiable
    let frames = isOpen ? solved.canvasFrames : solved.frames
    return zip(frames, solved.metrics).map { $0.inset(by: $1.alignmentRectInsets) }
  }

  /// The rectangle of a view; what sticks out of a stack view because of its baselines ends at the stack view.
  private static func rect(of view: Int, in views: [View], _ rects: [Rect]) -> Rect {
    let own = rects[view]
    guard let parent = views[view].superview, views[parent].kind == .stackView else { return own }
    let outer = rects[parent]
    func clamped(_ edge: Double, _ limit: Double, sign: Double) -> Double {
      let beyond = sign * (edge - limit)
      return beyond > 0 && beyond <= Schematic.Measures.mostBeyondStack ? limit : edge
    }
    let left = clamped(own.minX, outer.minX, sign: -1)
    let right = clamped(own.maxX, outer.maxX, sign: 1)
    let top = clamped(own.minY, outer.minY, sign: -1)
    let bottom = clamped(own.maxY, outer.maxY, sign: 1)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func body(of view: View, depth: Int, isHolder: Bool) -> Body {
    if depth == 0 { return .superview }
    let color = view.backgroundColor.flatMap { $0.isClear ? nil : $0 }
    switch ViewLook.of(view.kind).body {
    case .words: return .dashed(isButton: false)
    case .title: return .dashed(isButton: true)
    case .picture: return .image
    case .plain: return .plain
    case .field: return .field
    case .container:
      if let color { return .filled(color) }
      return isHolder ? .container(depth: depth) : .plain
    }
  }
}
