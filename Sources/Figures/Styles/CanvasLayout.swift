import LayoutModel

/// The layout as the canvas shows it, on whole pixels of its device.
struct CanvasLayout {
  let solved: SolvedLayout
  /// The frames of views as shown, in the root's coordinates.
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

  /// The frame of an item as shown, in the root's coordinates.
  func frame(of item: LayoutItem) -> Rect {
    switch item {
    case .view(let index): frames[index]
    case .guide(let index): guideFrames[index]
    }
  }

  /// The frames of a view's subviews as shown, in the root's coordinates.
  func framesOfSubviews(of view: Int) -> [Rect] { subviews[view, default: []].map { frames[$0] } }

  /// The alignment rectangle of an item as shown, in the root's coordinates.
  func alignmentRect(of item: LayoutItem) -> Rect {
    guard let index = item.view else { return frame(of: item) }
    let insets = solved.metrics[index].alignmentRectInsets
    return frame(of: item).inset(by: insets)
  }

  /// The middle of a line one point wide nearest to a place, with its edges on whole pixels.
  func crisp(_ place: Double) -> Double {
    ((place - 0.5) * scale + 0.5).rounded(.down) / scale + 0.5
  }
}
