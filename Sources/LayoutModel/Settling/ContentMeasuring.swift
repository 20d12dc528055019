import Typesetting

/// Measures what views show.
struct ContentMeasuring {
  let layout: Layout
  let typesetter: Typesetter

  /// The metrics of all views, without margins.
  ///
  /// A text of several lines is first as wide as its longest paragraph. Then it is as high as the
  /// found width requires, as a label's `preferredMaxLayoutWidth` makes it.
  func metrics(
    after previous: (SettledLayout, frames: [Rect])?
  ) throws(LayoutEngine.Failure) -> [ViewMetrics] {
    try layout.views.enumerated().map { index, view throws(LayoutEngine.Failure) in
      guard let (settled, frames) = previous else { return try metrics(of: view, width: nil) }
      return view.wrapsText
        ? try metrics(of: view, width: frames[index].width) : settled.metrics[index]
    }
  }

  private func metrics(of view: View, width: Double?) throws(LayoutEngine.Failure) -> ViewMetrics {
    let canvas = layout.canvas
    let direction = view.semanticContentAttribute.direction(in: canvas.direction)
    let context = ContentContext(
      typesetter: typesetter, system: canvas.system, textSize: canvas.textSize,
      scale: canvas.scale,
      // A width that is the text's own but for rounding must not break it.
      preferredMaxLayoutWidth: width.map { $0 + 1e-3 })
    let content: ContentMetrics
    do {
      content = try view.kind.measure(view, context)
    } catch {
      throw LayoutEngine.Failure(
        message: "the text of '\(view.name)': \(error.message)", at: view.origin)
    }
    return ViewMetrics(
      intrinsicContentSize: view.intrinsicContentSize ?? content.size,
      contentHuggingPriority: view.contentHuggingPriority ?? view.kind.contentHuggingPriority,
      contentCompressionResistancePriority: view.contentCompressionResistancePriority
        ?? view.kind.contentCompressionResistancePriority,
      baseline: view.baseline.map { .edges($0) } ?? content.baseline,
      alignmentRectInsets: view.alignmentRectInsets ?? content.alignmentRectInsets,
      direction: direction)
  }
}

extension View {
  /// Whether the height of its content follows from its width.
  var wrapsText: Bool {
    kind == .label && content.numberOfLines != 1 || kind == .textView && !content.isScrollEnabled
  }

  /// The metrics of a view's content by itself, before its width is known.
  /// - Throws: An error if its text cannot be set.
  package func contentMetrics(
    on canvas: Canvas
  ) throws(LayoutEngine.Failure) -> ViewMetrics {
    var alone = self
    alone.superview = nil
    let layout = Layout(canvas: canvas, views: [alone])
    return try ContentMeasuring(layout: layout, typesetter: .standard).metrics(after: nil)[0]
  }
}
