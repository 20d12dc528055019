import LayoutModel

/// The layout as the canvas shows it, on whole pixels of its device.
struct CanvasLayout {
  let solved: SolvedLayout
  /// The frames of views as shown, in the root's coordinates.
  private let frames: [Rect]
  private let guideFrames: [Rect]
  private let subviews: [Int: [Int]]
  /// What the views that hold each view leave to be seen of it, in the root's coordinates; nil if none clips it.
  private let clips: [Rect?]
  let places: AttributePlaces
  let scale: Double
  /// The part of the canvas where marks can be, in the root's coordinates.
  let bounds: Rect

  /// - Parameter shown: What a torn edge leaves of the root, in its coordinates; nil for all.
  init(_ solved: SolvedLayout, shown: Rect? = nil) {
    let scale = solved.layout.canvas.scale
    self.solved = solved
    self.scale = scale
    subviews = Dictionary(grouping: solved.layout.views.indices.dropFirst()) {
      solved.layout.views[$0].superview ?? 0
    }
    places = AttributePlaces(solved)
    let frames = solved.canvasFrames.map { $0.pixelAligned(scale: scale) }
    self.frames = frames
    bounds = shown ?? frames[0]
    clips = solved.layout.views.indices.reduce(into: []) { clips, view in
      let superview = solved.layout.views[view].superview
      let outer = superview == nil ? shown : superview.flatMap { clips[$0] }
      let isClipped = superview.map { $0 != 0 && solved.layout.views[$0].clips } ?? false
      let own = isClipped ? superview.map { frames[$0] } : nil
      clips.append(own.map { own in outer.map(own.intersection) ?? own } ?? outer)
    }
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

  // MARK: - What can be seen

  /// What the views that hold a view leave to be seen of it, in the root's coordinates; nil if it is all there.
  func clip(of view: Int) -> Rect? {
    clips[view].flatMap { $0.contains(frames[view]) ? nil : $0 }
  }

  /// The nearest view around a view that clips it and has round corners where it lies, as a shape; nil if there is
  /// none.
  func roundClip(of view: Int) -> RoundedRect? {
    var holder = layout.views[view].superview
    while let index = holder, index != 0 {
      let (rect, outer) = (frames[index], layout.views[index])
      let radius = outer.layer.radius(in: rect)
      if outer.clips, radius > 0, rect.corners(radius).contains(where: frames[view].intersects) {
        return RoundedRect(rect: rect, radius: radius)
      }
      holder = outer.superview
    }
    return nil
  }

  /// The part of a view's frame that can be seen, in the root's coordinates.
  func visibleFrame(of view: Int) -> Rect {
    clips[view].map(frames[view].intersection) ?? frames[view]
  }

  /// The part of an item's frame that can be seen, in the root's coordinates.
  func visibleFrame(of item: LayoutItem) -> Rect {
    clip(of: item).map(frame(of: item).intersection) ?? frame(of: item)
  }

  /// Whether something of a view can be seen: it is not hidden, and not scrolled out of a view that holds it.
  func isShown(_ view: Int) -> Bool {
    if layout.isHidden(view) { return false }
    guard let clip = clips[view] else { return true }
    return clip.touches(frames[view])
  }

  /// What the views that hold an item leave to be seen of it and of marks at it, in the root's coordinates; nil if
  /// none clips it.
  func clip(of item: LayoutItem) -> Rect? {
    guard case .guide(let index) = item, layout.guides[index].kind == .content else {
      return clips[layout.owner(of: item)]
    }
    let view = layout.guides[index].view
    return layout.views[view].clips ? visibleFrame(of: view) : clips[view]
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

extension Rect {
  /// The squares of a size in its corners.
  fileprivate func corners(_ size: Double) -> [Rect] {
    [(minX, minY), (maxX - size, minY), (minX, maxY - size), (maxX - size, maxY - size)].map {
      Rect(x: $0.0, y: $0.1, width: size, height: size)
    }
  }
}
