/// One of the two directions in which things are laid out.
public enum Axis: Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The other direction.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The direction in which text and layouts run; it decides what leading and trailing mean.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  case leftToRight
  case rightToLeft
}
