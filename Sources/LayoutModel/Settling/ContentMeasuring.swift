package import Typesetting

/// Measures what views show.
struct ContentMeasuring {
  let layout: Layout
  let typesetter: Typesetter

  /// The metrics of all views, without margins.
  ///
  /// A text of several lines is first as wide as its longest paragraph. Then it is as high as the
  /// found width requires, as a label's `preferredMaxLayoutWidth` makes it.
  func metrics(
    after previous: SettledLayout.Previous?
  ) throws(LayoutEngine.Failure) -> [ViewMetrics] {
    var all = try layout.views.enumerated().map { index, view throws(LayoutEngine.Failure) in
      guard let previous else { return try metrics(of: view, width: nil) }
      let width = previous.frames[index].width
      return view.wrapsText && view.content.preferredMaxLayoutWidth == nil
        && previous.framesBefore?[index].width != width
        ? try metrics(of: view, width: width) : previous.settled.metrics[index]
    }
    if layout.canvas.storedFrames != nil { addStoredSizes(to: &all) }
    return all
  }

  /// Gives arranged views that have no content the size that Interface Builder stored.
  private func addStoredSizes(to metrics: inout [ViewMetrics]) {
    for view in layout.views.flatMap({ $0.arrangement?.arrangedSubviews ?? [] })
    where layout.views[view].arrangement?.arrangedSubviews.isEmpty ?? true {
      guard let frame = layout.views[view].frame else { continue }
      let stored = frame.inset(by: metrics[view].alignmentRectInsets)
      var size = metrics[view].intrinsicContentSize
      size.width = size.width ?? max(0, stored.width)
      size.height = size.height ?? max(0, stored.height)
      metrics[view].intrinsicContentSize = size
    }
  }

  private func metrics(of view: View, width: Double?) throws(LayoutEngine.Failure) -> ViewMetrics {
    let canvas = layout.canvas
    let direction = view.semanticContentAttribute.direction(in: canvas.direction)
    let context = ContentContext(
      typesetter: typesetter, system: canvas.system, textSize: canvas.textSize,
      scale: canvas.scale, language: layout.variant.language,
      // A width that is the text's own but for rounding must not break it.
      preferredMaxLayoutWidth: (view.content.preferredMaxLayoutWidth ?? width).map { $0 + 1e-3 })
    var content: ContentMetrics
    do {
      content = try measured(view, context)
    } catch {
      throw LayoutEngine.Failure(
        message: "the text of '\(view.name)': \(error.message)", at: view.origin)
    }
    if canvas.storedFrames != nil, view.hasText {
      StoredText(view: view, width: width, scale: canvas.scale).adjust(&content, context)
    }
    // A view of a document that lies where its frame is has no constraints for its content.
    let isFixed = canvas.storedFrames != nil && view.autoresizing != nil
    let baseline = view.baseline.map { BaselineRule.edges($0) } ?? content.baseline
    return ViewMetrics(
      intrinsicContentSize: isFixed
        ? IntrinsicContentSize() : view.intrinsicContentSize ?? content.size,
      contentHuggingPriority: view.contentHuggingPriority ?? view.kind.contentHuggingPriority,
      contentCompressionResistancePriority: view.contentCompressionResistancePriority
        ?? view.kind.contentCompressionResistancePriority,
      baseline: baseline, contentBaseline: baseline.ofText(height: content.size.height),
      alignmentRectInsets: view.alignmentRectInsets ?? content.alignmentRectInsets,
      paragraph: content.paragraph, direction: direction)
  }
}

extension ContentMeasuring {
  /// Measures a view; a text that is too wide for its stored frame by an error alone is not wrapped.
  private func measured(
    _ view: View, _ context: ContentContext
  ) throws(TypesettingError) -> ContentMetrics {
    if layout.canvas.storedFrames != nil, view.hasText, let room = context.preferredMaxLayoutWidth {
      var free = context
      free.preferredMaxLayoutWidth = nil
      let whole = try view.kind.measure(view, free)
      let width = whole.size.width ?? 0
      if width > room, width <= room + Canvas.widthError(of: width) { return whole }
    }
    return try view.kind.measure(view, context)
  }
}

extension Canvas {
  /// The error of a measured text's width, in points: the larger of a share of it and of some points.
  package static func widthError(of width: Double) -> Double { max(3, 0.04 * width) }
}

/// A text whose frame Interface Builder stored: it was measured with San Francisco itself.
///
/// The stored size is taken where it differs from the measured one by no more than measuring errs.
private struct StoredText {
  let view: View
  /// The width that was found for the text, in points; nil before it is known.
  let width: Double?
  /// Pixels per point.
  let scale: Double

  /// The error of a line's height, in points: early versions rounded it in other ways.
  private static let heightError = 1.5

  func adjust(_ content: inout ContentMetrics, _ context: ContentContext) {
    guard let frame = view.frame else { return }
    let stored = frame.inset(by: view.alignmentRectInsets ?? content.alignmentRectInsets)
    if let width = content.size.width {
      let error = Canvas.widthError(of: width)
      if (width - stored.width).magnitude <= error { content.size.width = stored.width }
    }
    if let height = content.size.height {
      let line = context.font(of: view).labelHeight(lines: 1, scale: scale)
      // A wrapped text can have a line more or less, if it is as wide as stored.
      let isAsWide = width.map { ($0 - frame.width).magnitude <= 1 } ?? false
      let isNearBreak =
        min(height, stored.height) > 1.5 * line
        || (content.size.width ?? 0) > frame.width * 0.96 - 3
      let error =
        view.wrapsText && isAsWide && isNearBreak
        ? line + StoredText.heightError : StoredText.heightError
      if (height - stored.height).magnitude <= error { content.size.height = stored.height }
    }
  }
}

extension View {
  /// Whether its size is that of a text.
  var hasText: Bool {
    [ViewKind.label, .button, .textField, .textView].contains(kind)
  }

  /// Whether the height of its content follows from its width.
  var wrapsText: Bool {
    kind == .label && content.numberOfLines != 1 || kind == .textView && !content.isScrollEnabled
  }

  /// The metrics of a view's content by itself, before its width is known.
  /// - Throws: An error if its text cannot be set.
  package func contentMetrics(
    on canvas: Canvas, _ typesetter: Typesetter = .standard
  ) throws(LayoutEngine.Failure) -> ViewMetrics {
    var alone = self
    alone.superview = nil
    let layout = Layout(canvas: canvas, views: [alone])
    return try ContentMeasuring(layout: layout, typesetter: typesetter).metrics(after: nil)[0]
  }
}
