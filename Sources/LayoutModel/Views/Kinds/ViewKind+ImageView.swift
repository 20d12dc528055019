extension ViewKind {
  /// A picture: as large as its image, and without a content size if it has none.
  public static let imageView = ViewKind(
    "imageView", "UIImageView", width: 240, height: 128,
    hugging: AxisPriorities(Priority(251))
  ) { view, _ in
    ContentMetrics(
      size: IntrinsicContentSize(
        width: view.content.imageSize?.width, height: view.content.imageSize?.height))
  }
}
