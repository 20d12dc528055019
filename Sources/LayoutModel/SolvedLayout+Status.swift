extension SolvedLayout {
  /// The distance of a frame from the solved one that makes no view misplaced, in points.
  ///
  /// Interface Builder stored frames that its versions round in other ways.
  package static let standardTolerance = 1.0

  /// The worst status of any view, and unsatisfiable when there is any conflict.
  package var status: LayoutStatus {
    if !conflicts.isEmpty { return .unsatisfiable }
    let isGuideOpen = layout.guides.indices.contains {
      layout.guides[$0].kind == .own && !undeterminedGuides[$0].isEmpty
    }
    return layout.views.indices.reduce(isGuideOpen ? .ambiguous : .satisfied) {
      max($0, status(ofView: $1))
    }
  }

  /// The status of a view.
  package func status(ofView view: Int) -> LayoutStatus {
    if conflictingViews.contains(view) { return .unsatisfiable }
    if !undetermined[view].isEmpty || undeterminedContentAreas[view] != nil { return .ambiguous }
    return isMisplaced(view) ? .misplaced : .satisfied
  }

  /// The status of a constraint: the worst of its items', the root and the guides being blameless.
  ///
  /// Unsatisfiable belongs to the constraints of a conflict alone, not to others of the same views.
  package func status(ofConstraint index: Int) -> LayoutStatus {
    if conflictingConstraints.contains(index) { return .unsatisfiable }
    return layout.constraints[index].items.reduce(.satisfied) { worst, item in
      guard let view = item.view, view != 0 else { return worst }
      if !undetermined[view].isEmpty { return max(worst, .ambiguous) }
      return isMisplaced(view) ? max(worst, .misplaced) : worst
    }
  }

  /// Whether the canvas shows a view at another frame than the solved one.
  package func isMisplaced(_ view: Int) -> Bool {
    guard let frame = shownFrame(of: view) else { return false }
    let exact = frame.distance(to: frameInSuperview(of: view))
    let tolerance = misplacementTolerance + 1e-3
    guard let rounding = layout.canvas.storedFrames else { return exact > tolerance }
    // The frame of a hidden arranged view means nothing, and an ambiguous one is one of several.
    if layout.isHidden(view) || !undetermined[view].isEmpty { return false }
    let found = [exact] + roundedFrames(of: view, rounding).map(frame.distance)
    return found.allSatisfy { $0 > tolerance }
  }

  /// The frame that the canvas shows instead of the solved one, in the solved superview's coordinates, in
  /// points; nil if it shows the solved one.
  ///
  /// Where frames count from the bottom, one keeps its distance to the bottom of a superview of another
  /// height. A document's root can have another size than its views lie in.
  package func shownFrame(of view: Int) -> Rect? {
    guard let superview = layout.views[view].superview else {
      return layout.canvas.storedSize.map {
        Rect(x: 0, y: 0, width: $0.width, height: $0.height)
      }
    }
    guard var frame = layout.views[view].frame else { return nil }
    if layout.views[superview].documentFacts.countsFromBottom,
      let stored = shownFrame(of: superview)
    {
      frame.y += frames[superview].height - stored.height
    }
    return frame
  }

  /// The frames that Interface Builder can have stored for the solved one, in its superview's
  /// coordinates, in points.
  package func roundedFrames(of view: Int, _ rounding: FrameRounding) -> [Rect] {
    guard let superview = layout.views[view].superview else { return [frames[view]] }
    let scale = layout.canvas.scale
    let frame = frames[view].pixelAligned(scale: scale)
      .relative(to: frames[superview].pixelAligned(scale: scale).origin)
    if rounding == .pixels { return [frame] }
    func whole(_ rect: Rect) -> Rect {
      func whole(_ number: Double) -> Double { (number + 0.5).rounded(.down) }
      return Rect(
        x: whole(rect.x), y: whole(rect.y), width: whole(rect.width), height: whole(rect.height))
    }
    return [frame, whole(frame), whole(frameInSuperview(of: view))]
  }

  /// The frame at which the canvas shows each view, in the root's coordinates, in points.
  ///
  /// A view's own `frame` if it has one, else its solved place in its superview.
  package var canvasFrames: [Rect] {
    var shown = frames
    for index in layout.views.indices.dropFirst() {
      guard let superview = layout.views[index].superview else { continue }
      // Deeper superviews are shown at their stored frames, the root at its solved one.
      let own = superview == 0 ? shownFrame(of: index) : layout.views[index].frame
      let inSuperview = own ?? frameInSuperview(of: index)
      // Stored frames count from the content's begin.
      let inset =
        own != nil && layout.canvas.adjustsContentInsets
          && layout.views[superview].kind == .scrollView
        ? layout.contentInset(ofScrollView: superview, metrics[superview]) : 0
      shown[index] = inSuperview.offset(dx: shown[superview].x, dy: shown[superview].y + inset)
    }
    return shown
  }
}
