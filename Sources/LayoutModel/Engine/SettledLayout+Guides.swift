extension SettledLayout {
  /// The distances of a guide from the edges of its view, in points.
  ///
  /// The top and bottom guides are as wide as the root.
  func guideInsets(_ index: Int) -> EdgeInsets {
    let guide = layout.guides[index]
    let metrics = metrics[guide.view]
    switch guide.kind {
    case .top, .bottom:
      return EdgeInsets(top: metrics.safeAreaInsets.top, bottom: metrics.safeAreaInsets.bottom)
    case .safeArea: return metrics.safeAreaInsets
    case .layoutMargins: return metrics.layoutMargins
    case .readableContent: return metrics.layoutMargins + readableInsets[guide.view]
    case .reserved: return reservedInsets(guide.name)
    case .content: return EdgeInsets(top: layout.contentInset(ofScrollView: guide.view, metrics))
    case .frame, .own: return EdgeInsets()
    }
  }

  private func reservedInsets(_ name: String) -> EdgeInsets {
    let size = layout.canvas.size
    let frame =
      layout.canvas.reserved.first { $0.name == name }?.frame
      ?? Rect(x: size.width / 2, y: size.height / 2, width: 0, height: 0)
    return EdgeInsets(
      top: frame.minY, left: frame.minX, bottom: size.height - frame.maxY,
      right: size.width - frame.maxX)
  }

  /// Whether a number of a guide's rectangle differs from its view's own.
  func isTelling(guide index: Int, _ part: FrameVariable) -> Bool {
    let insets = guideInsets(index)
    switch (part, layout.guides[index].kind) {
    case (.x, _): return insets.left != 0
    case (.width, _): return insets.left + insets.right != 0
    case (.y, .top): return false
    case (.y, .bottom), (.height, .bottom): return insets.bottom != 0
    case (.y, _), (.height, .top): return insets.top != 0
    case (.height, _): return insets.top + insets.bottom != 0
    }
  }
}
