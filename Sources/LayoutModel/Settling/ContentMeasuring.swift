import Typesetting

/// Measures what views show.
struct ContentMeasuring {
  let layout: Layout
  let typesetter: Typesetter

  init(_ layout: Layout, _ typesetter: Typesetter) {
    self.layout = layout
    self.typesetter = typesetter
  }

  /// The metrics of all views, margins aside.
  ///
  /// A text of several lines is first as wide as its longest paragraph; then as high as it must be in
  /// the width found for it, as a label's `preferredMaxLayoutWidth` makes it.
  func metrics(
    after previous: (SettledLayout, frames: [Rect])?
  ) throws(LayoutEngine.Failure) -> [ViewMetrics] {
    var all: [ViewMetrics] = []
    all.reserveCapacity(layout.views.count)
    for (index, view) in layout.views.enumerated() {
      if let (settled, frames) = previous {
        all.append(
          view.wrapsText
            ? try metrics(of: view, width: frames[index].width) : settled.metrics[index])
      } else {
        all.append(try metrics(of: view, width: nil))
      }
    }
    return all
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
}

extension View {
  /// What the view's kind makes of its content by itself, before anything says how wide it is.
  /// - Throws: An error when its text cannot be set.
  package func contentMetrics(
    on canvas: Canvas
  ) throws(LayoutEngine.Failure) -> ViewMetrics {
    var alone = self
    alone.superview = nil
    let layout = Layout(canvas: canvas, views: [alone])
    return try ContentMeasuring(layout, .standard).metrics(after: nil)[0]
  }
}
