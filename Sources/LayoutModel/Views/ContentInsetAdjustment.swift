package import Typesetting

/// Whether the system adds what covers a scroll view to the insets of its content: UIKit's
/// `UIScrollView.ContentInsetAdjustmentBehavior`.
package enum ContentInsetAdjustment: String, Hashable, Sendable, CaseIterable {
  case automatic
  case never
}

extension Layout {
  /// The distance of the content of a scroll view from its top, in points: what bars cover of it.
  ///
  /// As in Interface Builder's stored frames, a navigation bar counts. In the running app the status bar alone
  /// does too.
  func contentInset(ofScrollView view: Int, _ metrics: ViewMetrics) -> Double {
    guard views[view].content.contentInsetAdjustment != .never,
      canvas.bars.navigation || canvas.adjustsContentInsets
    else { return 0 }
    return metrics.safeAreaInsets.top
  }
}

extension SolvedLayout {
  /// The layout as the running app shows it: where the content of a scroll view lies under a status bar, it
  /// begins below the bar.
  ///
  /// What scrolls from side to side alone stays, as `scrollableAxes` has it. A layout that cannot be solved so is as
  /// it was.
  package func running(_ typesetter: Typesetter) -> SolvedLayout {
    let moved = layout.views.indices.filter { hasContentUnderStatusBar($0) && !scrollsSideways($0) }
    guard !moved.isEmpty else { return self }
    var running = layout
    running.canvas.adjustsContentInsets = true
    for view in layout.views.indices where scrollsSideways(view) && !layout.canvas.bars.navigation {
      running.views[view].content.contentInsetAdjustment = .never
    }
    return (try? LayoutEngine.solve(running, typesetter: typesetter)) ?? self
  }

  /// Whether the content of a scroll view is wider than it, and not higher.
  private func scrollsSideways(_ view: Int) -> Bool {
    guard let content = contentAreas[view] else { return false }
    let slack = 0.5
    return content.width > frames[view].width + slack
      && content.height <= frames[view].height + slack
  }

  private func hasContentUnderStatusBar(_ view: Int) -> Bool {
    guard metrics[view].safeAreaInsets.top > 0,
      layout.views[view].content.contentInsetAdjustment != .never
    else { return false }
    switch layout.views[view].kind {
    case .textView: return layout.views[view].content.isScrollEnabled
    case .scrollView: return !layout.canvas.bars.navigation
    case .tableView:
      return !layout.canvas.bars.navigation
        && layout.canvas.system < Canvas.firstSystemWithSafeAreas
    default: return false
    }
  }
}
