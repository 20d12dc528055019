extension ViewKind {
  /// A progress view: 2 points high (Interface Builder's stored frames), 4 since iOS 14.
  public static let progressView = ViewKind("progressView", "UIProgressView", width: 150, height: 2)
  { _, context in
    ContentMetrics(size: IntrinsicContentSize(height: context.system >= 14 ? 4 : 2))
  }
}
