extension ViewKind {
  /// A stepper: 94 x 29 points, and since iOS 17 94 x 32 (Interface Builder's stored frames).
  public static let stepper = ViewKind("stepper", "UIStepper", width: 94, height: 29) {
    _, context in
    ContentMetrics(
      size: IntrinsicContentSize(width: 94, height: context.system >= 17 ? 32 : 29))
  }
}
