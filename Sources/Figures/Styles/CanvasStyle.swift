import Descriptions
import FigureChoices
package import LayoutModel
package import Typesetting

/// Draws a layout as Interface Builder's canvas shows it: views to scale under the constraint overlay.
package struct CanvasStyle {
  private let canvas: CanvasLayout
  /// The layout as far as a crop to its content shows it, for the marks of constraints.
  private let shown: CanvasLayout
  private let request: FigureRequest
  private let content: OverlayContent
  private let selection: Selection
  private let ids: FigureIDs
  private let theme = Theme()

  private init(_ solved: SolvedLayout, _ request: FigureRequest) {
    canvas = CanvasLayout(solved)
    shown =
      request.crop == .content
      ? CanvasLayout(solved, shown: canvas.contentBounds) : canvas
    self.request = request
    content = OverlayContent(request.overlay, in: canvas)
    selection = Selection(request.selection, in: solved.layout)
    ids = FigureIDs(name: request.name, views: solved.layout.views)
  }

  /// The figure of a layout.
  /// - Throws: An error when no font has a character of a text.
  package static func figure(
    of solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) -> Figure {
    let style = CanvasStyle(solved, request)
    let size = solved.layout.canvas.size
    var figure = Figure(
      name: request.name, bounds: Rect(x: 0, y: 0, width: size.width, height: size.height),
      title: request.title,
      description: LayoutDescription.text(
        for: solved, in: request.phrases, leftOut: style.leftOut),
      layers: try style.layers())
    figure.sheet = TornEdges.Sheet(
      frame: figure.bounds.insetBy(TornEdges.lineWidth / 2))
    if request.hasScene { Scene.enclose(&figure, style.ids) }
    return figure
  }

  /// How many views and constraints are scrolled out of the views that hold them.
  private var leftOut: (views: Int, constraints: Int) {
    let layout = canvas.layout
    let views = layout.views.indices.count { !layout.isHidden($0) && !canvas.isShown($0) }
    let constraints = layout.constraints.count { constraint in
      constraint.items.contains { canvas.clip(of: $0) != nil }
        && constraint.items.allSatisfy { !layout.isHidden(layout.owner(of: $0)) }
        && canvas.geometry(of: constraint) == nil
    }
    return (views, request.isApp ? 0 : constraints)
  }

  private func layers() throws(TypesettingError) -> [Figure.Layer] {
    let visible = canvas.layout.views.indices.filter(canvas.isShown)
    var views: [Figure.Group] = []
    var fills = ViewFills(ground: theme.background)
    for view in visible { views.append(try group(of: view, over: &fills)) }
    let bars = try CanvasBars(
      solved: canvas, request: request, ids: ids, views: views, fills: fills
    ).groups()
    for bar in bars {
      fills.add(bar.marks, isPicture: bar.classes == ["ib-status-bar"])
    }
    let overlay = ConstraintOverlay(
      canvas: shown, content: content, selection: selection, theme: theme, fills: fills,
      ids: ids, typesetter: request.typesetter)
    let drawn = zip(visible, views).map { (view: $0, marks: $1.marks) }
    let regions = try regions(
      avoiding: Obstacles(
        views: drawn, over: bars.filter { !$0.isShape }.flatMap(\.marks), marks: [], in: canvas),
      over: fills)
    let reserved = try ReservedRegions(
      canvas: canvas.layout.canvas, fills: fills, ids: ids, typesetter: request.typesetter
    ).groups()
    var obstacles = Obstacles(
      views: drawn, over: bars.filter { !$0.isShape }.flatMap(\.marks),
      (regions + reserved).flatMap(\.marks),
      marks: SelectionOverlay.boxes(for: selection, in: canvas), in: canvas)
    obstacles.edges = regions.flatMap(\.marks).flatMap(\.segments)
    let layers = [
      Figure.Layer(name: "ib-views", groups: views),
      Figure.Layer(name: "ib-bars", groups: bars.filter { !$0.isShape }),
      Figure.Layer(name: "ib-regions", groups: regions),
      Figure.Layer(name: "ib-reserved", groups: reserved),
      Figure.Layer(name: "ib-shapes", groups: bars.filter(\.isShape)),
      Figure.Layer(name: Self.edgeLayer, groups: edge),
      Figure.Layer(
        name: "ib-ghosts",
        groups: content.showsGhosts ? GhostOverlay.groups(for: canvas, theme, ids) : []),
      Figure.Layer(
        name: "ib-outlines",
        groups: content.showsFrames
          ? FrameOverlay.groups(for: canvas, over: fills, avoiding: obstacles, theme, ids) : []),
      Figure.Layer(
        name: "ib-constraints", groups: try overlay.groups(avoiding: obstacles)),
      Figure.Layer(
        name: "ib-selections", groups: SelectionOverlay.groups(for: selection, in: canvas, ids)),
    ]
    return layers.filter { !$0.groups.isEmpty }
  }

  /// The shaded regions, and the layout guides that constraints use.
  private func regions(
    avoiding obstacles: Obstacles, over fills: ViewFills
  ) throws(TypesettingError) -> [Figure.Group] {
    let guides = canvas.layout.guidesSeen(by: content.constraints)
    if request.screen.regions.isEmpty && guides.isEmpty { return [] }
    return try RegionMarks(
      canvas: canvas, part: shownPart, regions: request.screen.regions, guides: guides,
      obstacles: obstacles, lines: content.boxesOfLines(in: canvas), fills: fills, ids: ids,
      words: request.words,
      typesetter: request.typesetter, theme: theme
    ).groups()
  }

  /// The part of the canvas that will be shown.
  private var shownPart: Rect {
    request.crop.flatMap { CroppedViews($0, in: canvas)?.area } ?? shown.bounds
  }

  /// The name of the layer of the canvas's edge, which a torn part has itself.
  static let edgeLayer = "ib-edges"

  /// The line inside the canvas's edge; a scene and a screen have their own.
  private var edge: [Figure.Group] {
    guard request.hasEdge, !request.hasScene, !request.isApp else { return [] }
    let line = Mark(
      .frame(canvas.frame(of: .view(0)), width: theme.lineWidth), .edge, fill: theme.canvasEdge)
    return [Figure.Group(id: ids.id("canvas-edge"), classes: ["ib-canvas-edge"], marks: [line])]
  }

  /// The group of a view, over what is filled before it; it adds its own areas.
  private func group(
    of view: Int, over fills: inout ViewFills
  ) throws(TypesettingError) -> Figure.Group {
    var declared = canvas.layout.views[view]
    declared.tintColor = canvas.layout.tintColor(of: view)
    let frame = canvas.frame(of: .view(view))
    let rows = canvas.rows(of: view)
    var filled = declared
    if view == 0 { filled.backgroundColor = declared.backgroundColor ?? ControlColors.background }
    let fill = ViewFill(
      of: filled, row: declared.kind == .tableViewCell ? rows.first?.row : nil, frame: frame,
      system: canvas.layout.canvas.system)
    var marks = fill.marks(frame)
    if selection.views.contains(view) { marks += StackCells.marks(of: view, in: canvas) }
    fills.add(marks, clip: canvas.clip(of: view))
    let look = try ViewLook.marks(
      of: ViewAppearance(
        view: declared, metrics: canvas.solved.metrics[view], frame: frame,
        rows: rows, emptyRow: canvas.emptyRow(of: view, after: rows),
        canvas: canvas.layout.canvas, language: canvas.layout.variant.language,
        typesetter: request.typesetter, fills: fills))
    // A line has one colour all through a control, and ends at its knob.
    fills.add(
      declared.kind.marksBelowKnob(look), clip: canvas.clip(of: view),
      isPicture: declared.kind == .imageView)
    marks += look + fill.layer.borderMarks(frame)
    fills.addBorder(of: fill.layer, in: frame, clip: canvas.clip(of: view))
    return Figure.Group(
      id: ids.view(view), classes: ["ib-view"], title: view == 0 ? nil : declared.name,
      marks: marks, part: .view(view), frame: canvas.visibleFrame(of: view),
      clip: marks.isEmpty ? nil : canvas.clip(of: view),
      roundClip: marks.isEmpty ? nil : canvas.roundClip(of: view))
  }
}

extension Figure.Group {
  /// Whether it is the shape of the screen, which lies over all that views and regions fill.
  fileprivate var isShape: Bool { marks.contains { $0.role == .screen } }
}

extension Mark {
  /// The box of a text from its ascenders to its descenders, in the root's coordinates; nil for
  /// other marks.
  var captionBox: Rect? {
    guard case .text(let line, let font, let origin) = shape, line.width > 0 else { return nil }
    return Rect(
      x: origin.x, y: origin.y - 0.75 * font.size, width: line.width, height: 0.97 * font.size)
  }
}
