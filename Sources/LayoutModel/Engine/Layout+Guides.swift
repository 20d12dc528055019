extension Layout {
  /// How far the safe area is from the root's edges for a guide, in points.
  ///
  /// The top and bottom guides are as wide as the root.
  func guideInsets(_ index: Int) -> (top: Double, left: Double, bottom: Double, right: Double) {
    let insets = canvas.safeAreaInsets
    guard guides[index].kind == .safeArea else { return (insets.top, 0, insets.bottom, 0) }
    let isRightToLeft = canvas.direction == .rightToLeft
    return (
      insets.top, isRightToLeft ? insets.trailing : insets.leading, insets.bottom,
      isRightToLeft ? insets.leading : insets.trailing
    )
  }

  /// A number of a guide's frame on this canvas, in points.
  func guideValue(_ index: Int, _ part: FrameVariable) -> Double {
    let insets = guideInsets(index)
    let size = canvas.size
    switch (part, guides[index].kind) {
    case (.x, _): return insets.left
    case (.width, _): return size.width - insets.left - insets.right
    case (.y, .top): return 0
    case (.y, .bottom): return size.height - insets.bottom
    case (.y, .safeArea): return insets.top
    case (.height, .top): return insets.top
    case (.height, .bottom): return insets.bottom
    case (.height, .safeArea): return size.height - insets.top - insets.bottom
    }
  }

  /// Whether a number of a guide's frame differs from the root's own.
  func isTelling(guide index: Int, _ part: FrameVariable) -> Bool {
    let insets = guideInsets(index)
    switch (part, guides[index].kind) {
    case (.x, _): return insets.left != 0
    case (.width, _): return insets.left + insets.right != 0
    case (.y, .top): return false
    case (.y, .bottom), (.height, .bottom): return insets.bottom != 0
    case (.y, .safeArea), (.height, .top): return insets.top != 0
    case (.height, .safeArea): return insets.top + insets.bottom != 0
    }
  }
}
