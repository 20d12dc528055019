import LayoutModel

/// The attributes that a chain ties, by the side from which it is read.
struct ChainEdges {
  var near: Attribute
  var far: Attribute
  var nearMargin: Attribute
  var farMargin: Attribute
  var size: Attribute
  /// Whether the chain is read against the direction in which constants count.
  var isReversed = false

  init(axis: Axis, options: VisualFormatOptions) {
    switch (axis, options.intersection(.directionMask)) {
    case (.vertical, _):
      self.init(.top, .bottom, .topMargin, .bottomMargin, .height)
    case (.horizontal, .directionLeftToRight):
      self.init(.left, .right, .leftMargin, .rightMargin, .width)
    case (.horizontal, .directionRightToLeft):
      self.init(.right, .left, .rightMargin, .leftMargin, .width)
      isReversed = true
    case (.horizontal, _):
      self.init(.leading, .trailing, .leadingMargin, .trailingMargin, .width)
    }
  }

  private init(
    _ near: Attribute, _ far: Attribute, _ nearMargin: Attribute, _ farMargin: Attribute,
    _ size: Attribute
  ) {
    self.near = near
    self.far = far
    self.nearMargin = nearMargin
    self.farMargin = farMargin
    self.size = size
  }
}
