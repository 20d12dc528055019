/// The frames that settling a layout depends on.
///
/// A layout is settled with the frames of the last solution. If they differ only where nothing
/// depends on them, it is settled as before.
struct FrameDependence {
  /// The part of a view's frame that matters.
  private enum Part {
    case width
    case all
  }

  /// The views that matter, by canonical rank.
  private var parts: [Int: Part] = [:]
  /// Whether what bars and the device's shape cover of any view matters.
  private let hasSafeArea: Bool
  /// Whether rows of a table, whose rules read several frames, make every frame matter.
  private let hasTable: Bool

  /// The difference that is rounding, in points.
  private static let rounding = 1e-10

  /// - Parameter layout: A layout that is settled, in canonical order.
  init(_ layout: Layout) {
    hasTable = layout.views.contains { $0.kind == .tableView }
    hasSafeArea = layout.canvas.safeAreaInsets != DirectionalEdgeInsets(all: 0)
    for (index, view) in layout.views.enumerated() {
      let readsWidth =
        view.wrapsText || view.layoutMarginsFollowReadableWidth || view.kind == .tableViewCell
      if readsWidth, parts[index] == nil { parts[index] = .width }
      if view.preservesSuperviewLayoutMargins, let superview = view.superview {
        parts[index] = .all
        parts[superview] = .all
      }
    }
    for guide in layout.guides where guide.kind == .readableContent && parts[guide.view] == nil {
      parts[guide.view] = .width
    }
  }

  /// Whether settling with new frames gives what it gave with old ones.
  /// - Parameter settled: The layout as it was settled with the old frames.
  func isSettled(_ settled: SettledLayout, after old: [Rect], _ new: [Rect]) -> Bool {
    for (view, part) in parts where !isSame(part, old[view], new[view]) { return false }
    guard hasTable || hasSafeArea else { return true }
    let rules = MarginRules(layout: settled.layout, frames: new)
    let root = settled.metrics[0].safeAreaInsets
    for view in new.indices.dropFirst() where !isSame(.all, old[view], new[view]) {
      if hasTable { return false }
      if rules.safeAreaInsets(ofView: view, root: root) != settled.metrics[view].safeAreaInsets {
        return false
      }
    }
    return true
  }

  private func isSame(_ part: Part, _ old: Rect, _ new: Rect) -> Bool {
    switch part {
    case .width: (old.width - new.width).magnitude <= FrameDependence.rounding
    case .all: old.distance(to: new) <= FrameDependence.rounding
    }
  }
}
