/// The constraints that a stack view makes of its arrangement, with UIKit's identifiers.
///
/// Source: constraints printed from a running `UIStackView`, and Interface Builder's stored frames.
struct StackRules {
  private let stack: Int
  private let arrangement: StackArrangement
  private let axis: StackAxis
  private let cross: StackAxis
  /// The visible arranged subviews, and hidden ones, each with the one before it.
  private let shown: [Int]
  private let hidden: [(view: Int, behind: Int?)]
  private let metrics: [ViewMetrics]
  /// Whether Interface Builder stored the frames of the views.
  private let hasStoredFrames: Bool
  private let name: String

  init(_ settled: SettledLayout, _ stack: Int) {
    let view = settled.layout.views[stack]
    let arrangement = view.arrangement ?? StackArrangement()
    self.stack = stack
    self.arrangement = arrangement
    metrics = settled.metrics
    hasStoredFrames = settled.layout.canvas.storedFrames != nil
    name = view.name
    // A stack view with its own margins respects them.
    let keepsToMargins =
      arrangement.isLayoutMarginsRelativeArrangement || view.layoutMargins != nil
    axis = StackAxis(arrangement.axis, keepsToMargins: keepsToMargins)
    cross = StackAxis(arrangement.axis.other, keepsToMargins: keepsToMargins)
    var shown: [Int] = []
    var hidden: [(view: Int, behind: Int?)] = []
    for arranged in arrangement.arrangedSubviews {
      let view = settled.layout.views[arranged]
      // An activity indicator that is hidden while it rests keeps its place.
      let keepsPlace =
        view.kind == .activityIndicatorView || view.documentFacts.keepsPlaceWhenHidden
      if view.isHidden && !keepsPlace {
        hidden.append((arranged, shown.last))
      } else {
        shown.append(arranged)
      }
    }
    self.shown = shown
    self.hidden = hidden
  }

  /// Adds the constraints, and the guides between views that some distributions need.
  func append(to settled: inout SettledLayout) {
    var rows = StackRows(stack: stack)
    appendHidden(to: &rows)
    guard let first = shown.first, let last = shown.last else {
      settled.arranged += rows.constraints
      return
    }
    rows.add(.view(first), axis.start, .equal, .view(stack), axis.stackStart, "canvas-connection")
    rows.add(.view(stack), axis.stackEnd, .equal, .view(last), axis.end, "canvas-connection")
    appendSpacing(to: &rows)
    switch arrangement.distribution {
    case .fill: break
    case .fillEqually: appendEqualLengths(to: &rows)
    case .fillProportionally: appendProportions(to: &rows)
    case .equalSpacing, .equalCentering: appendGaps(to: &rows, &settled)
    }
    appendAlignment(to: &rows, first: first)
    settled.arranged += rows.constraints
  }

  /// Hidden views have no length and lie in the middle of the space behind the view before them; across the axis they count in a
  /// stack view that fills, and only there.
  ///
  /// In a document their place and length give way to constraints of their own: Interface Builder flags no
  /// hidden view with a height.
  private func appendHidden(to rows: inout StackRows) {
    for (view, behind) in hidden {
      rows.add(
        .view(view), axis.size, 0, "hiding",
        priority: hasStoredFrames ? Priority(999) : .required)
      rows.add(
        .view(view), axis.start, .equal, .view(behind ?? stack),
        behind == nil ? axis.stackStart : axis.end, "hiding",
        constant: spaceBefore(hiddenBehind: behind),
        priority: hasStoredFrames ? Priority(1) : .required)
      if alignment == .fill {
        appendFill(of: view, to: &rows)
      } else {
        let (own, canvas) = hiddenEdge
        rows.add(.view(view), own, .equal, .view(stack), canvas, "hiding")
      }
      if hasNoLength(view) {
        rows.add(.view(view), cross.size, 0, "ambiguity-suppression", priority: Priority(25))
      }
    }
  }

  /// Where a hidden view lies across the axis, and where in the stack view: as its alignment says, or at the start.
  private var hiddenEdge: (Attribute, Attribute) {
    switch alignment {
    case .center where !hasStoredFrames: (cross.center, cross.stackCenter)
    case .trailing where !hasStoredFrames, .bottom where !hasStoredFrames:
      (cross.end, cross.stackEnd)
    case .fill, .leading, .top, .center, .trailing, .bottom, .firstBaseline, .lastBaseline:
      (cross.start, cross.stackStart)
    }
  }

  /// The space before a hidden view: half of that between the views around it, in points.
  private func spaceBefore(hiddenBehind view: Int?) -> Double {
    guard let view, view != shown.last, !hasStoredFrames else { return 0 }
    return (arrangement.customSpacing[view] ?? arrangement.spacing) / 2
  }

  // MARK: - Along the axis

  private func appendSpacing(to rows: inout StackRows) {
    let isLoose = [.equalSpacing, .equalCentering].contains(arrangement.distribution)
    let isBaselineRelative =
      arrangement.isBaselineRelativeArrangement && arrangement.axis == .vertical
    for (previous, next) in zip(shown, shown.dropFirst()) {
      let spacing = arrangement.customSpacing[previous] ?? arrangement.spacing
      let overlap = isBaselineRelative && hasStoredFrames ? overlap(of: previous, next) : nil
      let joinsEdges = !isBaselineRelative || overlap != nil
      rows.add(
        .view(next), joinsEdges ? axis.start : .firstBaseline,
        isLoose ? .greaterThanOrEqual : .equal, .view(previous),
        joinsEdges ? axis.end : .lastBaseline, "spacing", constant: spacing - (overlap ?? 0))
    }
  }

  /// By how much views overlap whose baselines are at one height, in points; nil if one has no height.
  ///
  /// Interface Builder measures the baselines of contents as high as they are by themselves.
  private func overlap(of previous: Int, _ next: Int) -> Double? {
    guard let upper = metrics[previous].contentBaseline, let lower = metrics[next].contentBaseline
    else { return nil }
    return upper.last + lower.first
  }

  /// Gives each view its content's share of all contents and spaces, of the stack view's whole length.
  ///
  /// The first is the most important, so that the last takes up remaining space; one without a
  /// length gets none. Views of which none has a length are alike. Interface Builder gives no shares if a length
  /// is missing.
  private func appendProportions(to rows: inout StackRows) {
    let hasAllLengths = shown.allSatisfy {
      metrics[$0].intrinsicContentSize[arrangement.axis] != nil
    }
    guard !hasStoredFrames || hasAllLengths else { return }
    let lengths = shown.map { view in
      metrics[view].intrinsicContentSize[arrangement.axis] ?? 0
    }
    let spaces = shown.dropLast().reduce(0) {
      $0 + (arrangement.customSpacing[$1] ?? arrangement.spacing)
    }
    let whole = lengths.reduce(0, +) + spaces
    if !lengths.contains(where: { $0 > 0 }) { return appendEqualLengths(to: &rows) }
    // Negative spaces can take up all the length.
    guard whole > 0 else { return }
    for (index, view) in shown.enumerated() {
      if lengths[index] <= 0 {
        rows.add(.view(view), axis.size, 0, "fill-proportionally")
      } else {
        rows.add(
          .view(view), axis.size, .equal, .view(stack), axis.size, "fill-proportionally",
          multiplier: lengths[index] / whole,
          priority: shown.count == 1 ? .required : Priority(Double(999 - min(index, 900))))
      }
    }
  }

  private func appendEqualLengths(to rows: inout StackRows) {
    for view in shown.dropFirst() {
      rows.add(.view(view), axis.size, .equal, .view(shown[0]), axis.size, "fill-equally")
    }
  }

  /// Adds guides of one length that span from view to view, or from centre to centre.
  ///
  /// Their length is free, so the stack view is as short as possible unless other constraints
  /// determine its length.
  private func appendGaps(to rows: inout StackRows, _ settled: inout SettledLayout) {
    let isCentering = arrangement.distribution == .equalCentering
    var firstGap: LayoutItem?
    for (index, (previous, next)) in zip(shown, shown.dropFirst()).enumerated() {
      let gap = settled.appendGuide(
        LayoutGuide(name: "\(name) gap \(index + 1)", kind: .own, view: stack))
      rows.add(
        gap, axis.start, .equal, .view(previous), isCentering ? axis.center : axis.end,
        "distributing-edge")
      rows.add(
        .view(next), isCentering ? axis.center : axis.start, .equal, gap, axis.end,
        "distributing-edge")
      rows.add(gap, cross.start, .equal, .view(stack), cross.start, "distributing-edge")
      rows.add(gap, cross.size, 0, "distributing-edge")
      if let firstGap {
        // UIKit counts down from 149, so that an earlier distance matters more.
        rows.add(
          gap, axis.size, .equal, firstGap, axis.size, "fill-equally",
          priority: isCentering ? Priority(Double(max(60, 150 - index))) : .required)
      } else {
        firstGap = gap
      }
    }
    if firstGap != nil {
      rows.add(.view(stack), axis.size, 0, "canvas-fit", priority: Priority(49))
    }
  }

  // MARK: - Across the axis

  private func appendAlignment(to rows: inout StackRows, first: Int) {
    let alignment = alignment
    for view in shown {
      let item = LayoutItem.view(view)
      let canvas = LayoutItem.view(stack)
      if alignment == .fill {
        appendFill(of: view, to: &rows)
        continue
      }
      // Of views aligned by their baselines only the first keeps the others inside.
      if !alignment.isBaseline || view == first {
        rows.add(
          item, cross.start, .greaterThanOrEqual, canvas, cross.stackStart, "spanning-boundary")
      }
      rows.add(
        canvas, cross.stackEnd, .greaterThanOrEqual, item, cross.end, "spanning-boundary")
      appendAlignment(alignment, of: item, isFirst: view == first, first, to: &rows)
      if hasNoLength(view) {
        rows.add(item, cross.size, 0, "ambiguity-suppression", priority: Priority(25))
      }
    }
    if alignment != .fill {
      rows.add(.view(stack), cross.size, 0, "spanning-fit", priority: Priority(51))
    }
  }

  private func appendFill(of view: Int, to rows: inout StackRows) {
    rows.add(.view(view), cross.start, .equal, .view(stack), cross.stackStart, "alignment")
    rows.add(.view(stack), cross.stackEnd, .equal, .view(view), cross.end, "alignment")
  }

  private func appendAlignment(
    _ alignment: StackArrangement.Alignment, of item: LayoutItem, isFirst: Bool, _ first: Int,
    to rows: inout StackRows
  ) {
    let canvas = LayoutItem.view(stack)
    switch alignment {
    case .fill: break
    case .leading, .top:
      rows.add(item, cross.start, .equal, canvas, cross.stackStart, "alignment")
    case .trailing, .bottom:
      rows.add(canvas, cross.stackEnd, .equal, item, cross.end, "alignment")
    case .center:
      rows.add(item, cross.center, .equal, canvas, cross.stackCenter, "alignment")
    case .firstBaseline, .lastBaseline:
      rows.add(
        canvas, cross.stackEnd, .equal, item, cross.end, "spanning-fit", priority: Priority(51))
      if !isFirst {
        let baseline: Attribute =
          alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        rows.add(item, baseline, .equal, .view(first), baseline, "alignment")
      }
    }
  }

  /// The alignment as it works: lines of text align in rows alone.
  private var alignment: StackArrangement.Alignment {
    arrangement.alignment.isBaseline && arrangement.axis == .vertical
      ? .fill : arrangement.alignment
  }

  private func hasNoLength(_ view: Int) -> Bool {
    metrics[view].intrinsicContentSize[arrangement.axis.other] == nil
  }
}
