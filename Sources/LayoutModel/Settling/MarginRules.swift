/// Safe areas and margins of all views, by the rules of UIKit.
///
/// Source: Auto Layout Guide, Layout Margins; Interface Builder's stored frames.
struct MarginRules {
  let layout: Layout
  /// The frames in the root's coordinates, in points; nil before they are known.
  let frames: [Rect]?

  /// Sets the margins and safe areas of all views, superviews before what they hold.
  func apply(to metrics: inout [ViewMetrics]) {
    for view in layout.viewsBySuperview {
      metrics[view].safeAreaInsets =
        view == 0
        ? EdgeInsets(layout.canvas.safeAreaInsets, layout.canvas.direction)
        : safeAreaInsets(ofView: view, root: metrics[0].safeAreaInsets)
      metrics[view].layoutMargins = view == 0 ? rootMargins : margins(ofView: view, metrics)
      if layout.views[view].layoutMarginsFollowReadableWidth {
        metrics[view].layoutMargins = readable(metrics[view].layoutMargins, ofView: view)
      }
    }
  }

  /// The system's margins of the root, or its author's if they are larger: iOS 11 and later respect
  /// them.
  ///
  /// A root that preserves the margins of its superview, which it does not have, gets 8 points
  /// above and below.
  private var rootMargins: EdgeInsets {
    let (canvas, root) = (layout.canvas, layout.views[0])
    var margins = EdgeInsets(canvas.layoutMargins, canvas.direction)
    if let own = root.layoutMargins, canvas.system >= Canvas.firstSystemWithSafeAreas {
      let own = EdgeInsets(own, canvas.direction)
      let safeArea = EdgeInsets(canvas.safeAreaInsets, canvas.direction)
      margins = EdgeInsets.max(margins, root.insetsLayoutMarginsFromSafeArea ? own + safeArea : own)
    } else if root.preservesSuperviewLayoutMargins {
      margins.top += MarginRules.standard
      margins.bottom += MarginRules.standard
    }
    return margins
  }

  /// The default margins of a view, in points (Auto Layout Guide, Layout Margins).
  static let standard = 8.0

  private func margins(ofView index: Int, _ metrics: [ViewMetrics]) -> EdgeInsets {
    let view = layout.views[index]
    let standard = EdgeInsets(defaultMargins(ofView: index), metrics[index].direction)
    let own = view.layoutMargins.map { EdgeInsets($0, metrics[index].direction) } ?? standard
    let keepsToSafeArea =
      view.insetsLayoutMarginsFromSafeArea && view.kind != .tableViewCell
      && layout.canvas.system >= Canvas.firstSystemWithSafeAreas
    let margins = keepsToSafeArea ? own + metrics[index].safeAreaInsets : own
    guard view.preservesSuperviewLayoutMargins else { return margins }
    // A cell's content preserves the margins of the cell, which here are one view.
    let kept = view.kind == .tableViewCell ? standard : keptMargins(ofView: index, metrics)
    return kept.map { EdgeInsets.max(margins, $0) } ?? margins
  }

  /// The part of its superview's margins, which keep to the safe area already, that lies inside a view.
  ///
  /// Nil before frames are known, and in a table, whose margins nothing preserves.
  private func keptMargins(ofView index: Int, _ metrics: [ViewMetrics]) -> EdgeInsets? {
    guard let superview = layout.views[index].superview, let frames,
      ![.tableView, .collectionView].contains(layout.views[superview].kind)
    else { return nil }
    let (inner, outer) = (frames[index], frames[superview])
    let margins = metrics[superview].layoutMargins
    // A side that sticks out keeps nothing.
    func kept(_ margin: Double, _ distance: Double) -> Double {
      distance >= 0 ? margin - distance : -.infinity
    }
    return EdgeInsets(
      top: kept(margins.top, inner.minY - outer.minY),
      left: kept(margins.left, inner.minX - outer.minX),
      bottom: kept(margins.bottom, outer.maxY - inner.maxY),
      right: kept(margins.right, outer.maxX - inner.maxX))
  }

  private func defaultMargins(ofView view: Int) -> DirectionalEdgeInsets {
    switch layout.views[view].kind {
    case .stackView: return DirectionalEdgeInsets(all: 0)
    case .tableViewCell where layout.canvas.system >= Canvas.firstSystemWithSafeAreas:
      let width = frames?[view].width ?? layout.canvas.size.width
      let side = TableRow.margin(ofWidth: width, on: layout.canvas)
      // UIKit's content view ends before the accessory.
      let room = layout.views[view].content.accessory.room
      return DirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: side + room)
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

  /// The part of a view that the root's bars and shape cover; nothing inside scrolling content.
  func safeAreaInsets(ofView view: Int, root: EdgeInsets) -> EdgeInsets {
    guard let frames, root != EdgeInsets() else { return EdgeInsets() }
    let isKeptOut = layout.superviews(of: view).contains {
      layout.views[$0].kind.scrolls || layout.views[$0].documentFacts.keepsSafeAreaOut
    }
    if isKeptOut {
      return EdgeInsets()
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
  /// The views, each after its superview.
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
