extension ViewKind {
  /// A plain view, which has no content size.
  public static let view = ViewKind("view", "UIView", width: 240, height: 128)
}
