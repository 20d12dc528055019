/// Safe areas and margins of all views, by the rules of UIKit.
///
/// Source: Auto Layout Guide, Layout Margins; Interface Builder's stored frames.
struct MarginRules {
  let layout: Layout
  /// The frames in the root's coordinates, in points; nil before they are known.
  let frames: [Rect]?

  init(_ layout: Layout, frames: [Rect]?) {
    self.layout = layout
    self.frames = frames
  }

  /// Sets the margins and safe areas of all views, superviews before what they hold.
  func apply(to metrics: inout [ViewMetrics]) {
    for view in layout.viewsBySuperview {
      let isLeftToRight = layout.canvas.direction
      metrics[view].safeAreaInsets =
        view == 0
        ? EdgeInsets(layout.canvas.safeAreaInsets, isLeftToRight)
        : safeAreaInsets(ofView: view, root: metrics[0].safeAreaInsets)
      metrics[view].layoutMargins = view == 0 ? rootMargins : margins(ofView: view, metrics)
      if layout.views[view].layoutMarginsFollowReadableWidth {
        metrics[view].layoutMargins = readable(metrics[view].layoutMargins, ofView: view)
      }
    }
  }

  /// The system's margins of the root, with 8 points above and below if it is to preserve those of a
  /// superview that it does not have.
  private var rootMargins: EdgeInsets {
    var margins = EdgeInsets(layout.canvas.layoutMargins, layout.canvas.direction)
    if layout.views[0].preservesSuperviewLayoutMargins {
      margins.top += MarginRules.standard
      margins.bottom += MarginRules.standard
    }
    return margins
  }

  /// The margins of a view that says nothing else, in points (Auto Layout Guide, Layout Margins).
  static let standard = 8.0

  private func margins(ofView index: Int, _ metrics: [ViewMetrics]) -> EdgeInsets {
    let view = layout.views[index]
    let own = view.layoutMargins ?? defaultMargins(of: view)
    var margins = EdgeInsets(own, metrics[index].direction)
    if view.preservesSuperviewLayoutMargins, let superview = view.superview, let frames,
      layout.views[superview].kind != .tableView
    {
      let inner = frames[index]
      let outer = frames[superview]
      let kept = metrics[superview].layoutMargins
      let distances = EdgeInsets(
        top: inner.minY - outer.minY, left: inner.minX - outer.minX,
        bottom: outer.maxY - inner.maxY, right: outer.maxX - inner.maxX)
      func larger(_ own: Double, _ kept: Double, _ distance: Double) -> Double {
        distance >= 0 ? max(own, kept - distance) : own
      }
      margins = EdgeInsets(
        top: larger(margins.top, kept.top, distances.top),
        left: larger(margins.left, kept.left, distances.left),
        bottom: larger(margins.bottom, kept.bottom, distances.bottom),
        right: larger(margins.right, kept.right, distances.right))
    }
    let keepsToSafeArea =
      view.insetsLayoutMarginsFromSafeArea && view.kind != .tableViewCell
      && layout.canvas.system >= Canvas.firstSystemWithSafeAreas
    return keepsToSafeArea ? margins + metrics[index].safeAreaInsets : margins
  }

  private func defaultMargins(of view: View) -> DirectionalEdgeInsets {
    switch view.kind {
    case .stackView: return DirectionalEdgeInsets(all: 0)
    case .tableViewCell where layout.canvas.system >= Canvas.firstSystemWithSafeAreas:
      let isWide = layout.canvas.device.map { $0.family == .pad || $0.portraitSize.width >= 414 }
      let side = isWide == true && layout.canvas.size.width > 320 ? 20.0 : 16.0
      return DirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side)
    default: return DirectionalEdgeInsets(all: MarginRules.standard)
    }
  }

  /// Margins that are no wider apart than a readable text.
  private func readable(_ margins: EdgeInsets, ofView view: Int) -> EdgeInsets {
    let width = frames?[view].width ?? (view == 0 ? layout.canvas.size.width : 0)
    let side = (width - layout.canvas.readableWidth) / 2
    return EdgeInsets.max(
      margins, EdgeInsets(top: margins.top, left: side, bottom: margins.bottom, right: side))
  }

  /// What the root's bars and shape cover of a view; nothing inside what scrolls.
  private func safeAreaInsets(ofView view: Int, root: EdgeInsets) -> EdgeInsets {
    guard let frames, root != EdgeInsets() else { return EdgeInsets() }
    var next = layout.views[view].superview
    while let superview = next {
      if layout.views[superview].kind.scrolls { return EdgeInsets() }
      next = layout.views[superview].superview
    }
    let frame = frames[view]
    let outer = frames[0]
    func covered(_ length: Double, of side: Double) -> Double { max(0, min(side, length)) }
    return EdgeInsets(
      top: covered(outer.minY + root.top - frame.minY, of: frame.height),
      left: covered(outer.minX + root.left - frame.minX, of: frame.width),
      bottom: covered(frame.maxY - outer.maxY + root.bottom, of: frame.height),
      right: covered(frame.maxX - outer.maxX + root.right, of: frame.width))
  }
}

extension Layout {
  /// The views, each behind its superview.
  var viewsBySuperview: [Int] {
    var depths = [Int](repeating: 0, count: views.count)
    for start in views.indices {
      var path: [Int] = []
      var next = start
      while depths[next] == 0, let superview = views[next].superview {
        path.append(next)
        next = superview
      }
      for view in path.reversed() {
        depths[view] = depths[views[view].superview ?? 0] + 1
      }
    }
    return views.indices.sorted { (depths[$0], $0) < (depths[$1], $1) }
  }
}
