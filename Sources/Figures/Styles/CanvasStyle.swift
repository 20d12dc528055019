package import LayoutModel
package import Typesetting

/// Draws a layout as Interface Builder's canvas shows it: views to scale under the constraint overlay.
package enum CanvasStyle {
  /// The figure of a layout.
  /// - Parameters:
  ///   - name: The name of its files without extension.
  ///   - title: What people call the layout.
  ///   - typesetter: What sets the texts of views.
  /// - Throws: An error when no font has a character of a text.
  package static func figure(
    of solved: SolvedLayout, name: String, title: String, typesetter: Typesetter = .standard
  ) throws(TypesettingError) -> Figure {
    let theme = Theme()
    let canvas = CanvasLayout(solved)
    let ids = FigureIDs(prefix: name, views: canvas.layout.views)
    var groups: [Figure.Group] = []
    for view in canvas.layout.views.indices where !canvas.layout.isHidden(view) {
      groups.append(try viewGroup(view, in: canvas, theme, ids, typesetter))
    }
    groups += CanvasBars.groups(on: solved.layout.canvas, ids)
    groups += FrameOverlay.groups(for: canvas, theme, ids)
    groups += ConstraintOverlay.groups(for: canvas, theme, ids)
    return Figure(
      name: name, size: solved.layout.canvas.size, title: title,
      description: LayoutDescription.text(for: solved), groups: groups)
  }

  private static func viewGroup(
    _ view: Int, in canvas: CanvasLayout, _ theme: Theme, _ ids: FigureIDs,
    _ typesetter: Typesetter
  ) throws(TypesettingError) -> Figure.Group {
    let declared = canvas.layout.views[view]
    let color = declared.backgroundColor ?? (view == 0 ? theme.background : nil)
    var marks: [Mark] = []
    if let color, color.alpha > 0 {
      marks.append(Mark(.rect(canvas.frame(of: .view(view))), fill: color))
    }
    marks += try ViewLook.marks(
      of: ViewAppearance(
        view: declared, metrics: canvas.solved.metrics[view], frame: canvas.frame(of: .view(view)),
        subviews: canvas.framesOfSubviews(of: view), canvas: canvas.layout.canvas,
        typesetter: typesetter))
    return Figure.Group(
      id: ids.view(view), classes: ["ib-view"],
      data: [.init(name: "name", value: declared.name)], title: view == 0 ? nil : declared.name,
      marks: marks)
  }
}

/// The layout as the canvas shows it, on whole pixels of its device.
struct CanvasLayout {
  let solved: SolvedLayout
  /// Where each view is shown, in the root's coordinates.
  private let frames: [Rect]
  private let guideFrames: [Rect]
  private let subviews: [Int: [Int]]
  let places: AttributePlaces
  let scale: Double

  init(_ solved: SolvedLayout) {
    let scale = solved.layout.canvas.scale
    self.solved = solved
    self.scale = scale
    subviews = Dictionary(grouping: solved.layout.views.indices.dropFirst()) {
      solved.layout.views[$0].superview ?? 0
    }
    places = AttributePlaces(solved)
    frames = solved.canvasFrames.map { $0.pixelAligned(scale: scale) }
    guideFrames = solved.guideFrames.map { $0.pixelAligned(scale: scale) }
  }

  var layout: Layout { solved.layout }

  /// Where an item is shown, in the root's coordinates.
  func frame(of item: LayoutItem) -> Rect {
    switch item {
    case .view(let index): frames[index]
    case .guide(let index): guideFrames[index]
    }
  }

  /// Where the subviews of a view are shown, in the root's coordinates.
  func framesOfSubviews(of view: Int) -> [Rect] { subviews[view, default: []].map { frames[$0] } }

  /// Where an item's alignment rectangle is shown, in the root's coordinates.
  func alignmentRect(of item: LayoutItem) -> Rect {
    guard case .view(let index) = item else { return frame(of: item) }
    let insets = solved.metrics[index].alignmentRectInsets
    return frame(of: item).inset(by: insets)
  }

  /// The middle of a line one point wide nearest to a place, with its edges on whole pixels.
  func crisp(_ place: Double) -> Double {
    ((place - 0.5) * scale + 0.5).rounded(.down) / scale + 0.5
  }
}
