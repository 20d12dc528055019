import Typesetting

/// A layout with all that the system adds: content sizes, margins, safe areas, and the constraints of
/// stack views, tables and autoresizing masks.
///
/// Some of it depends on frames: the height of a wrapped text on its width, a preserved margin on
/// the distance to the superview's. So a layout is settled, solved, and settled again with the
/// frames found.
struct SettledLayout: Hashable {
  /// The layout, with the guides that stack views and scroll views need after its own.
  private(set) var layout: Layout
  /// The system's metrics of each view.
  private(set) var metrics: [ViewMetrics]
  /// The constraints that the system adds.
  var arranged: [ArrangedConstraint] = []
  /// The content guide of each scroll view, by the view.
  private(set) var contentGuides: [Int: Int] = [:]
  /// By how much the readable content of each view with such a guide is narrower than its margins, in points.
  private(set) var readableInsets: [EdgeInsets] = []
  /// The number of the author's guides.
  let ownGuideCount: Int
  /// The place of each view in its author's order.
  private let positions: [Int]

  /// A layout as it was settled and solved last.
  struct Previous {
    var settled: SettledLayout
    /// The frames with which it was settled, in the root's coordinates, in points; nil at first.
    var framesBefore: [Rect]?
    /// The frames that were found then.
    var frames: [Rect]
  }

  /// Most layouts of a recipe differ in these; to hash all views took a fifth of a run on many devices.
  func hash(into hasher: inout Hasher) {
    hasher.combine(layout.canvas.size)
    hasher.combine(layout.canvas.safeAreaInsets)
    hasher.combine(layout.variant)
  }

  /// Settles a layout.
  init(
    _ order: CanonicalOrder, _ typesetter: Typesetter, after previous: Previous? = nil
  ) throws(LayoutEngine.Failure) {
    layout = order.layout
    positions = order.views
    ownGuideCount = layout.guides.count
    metrics = try ContentMeasuring(layout: layout, typesetter: typesetter).metrics(after: previous)
    MarginRules(layout: layout, frames: previous?.frames).apply(to: &metrics)
    readableInsets = [EdgeInsets](repeating: EdgeInsets(), count: layout.views.count)
    for guide in layout.guides where guide.kind == .readableContent {
      readableInsets[guide.view] = readableInsets(ofView: guide.view, previous?.frames)
    }
    appendContentGuides()
    let autoresizing = AutoresizingRules(layout: layout, metrics: metrics)
    for view in layout.views.indices {
      autoresizing.append(ofView: view, to: &self)
      if view > 0, layout.views[view].arrangement != nil {
        StackRules(self, view).append(to: &self)
      }
      if layout.views[view].kind == .tableView {
        try TableRules(
          layout: layout, table: view, frames: previous?.frames, typesetter: typesetter
        ).append(to: &self)
      }
    }
  }

  /// The settled layout of a solved one, in its author's order and without the constraints that the
  /// system added.
  init(_ solved: SolvedLayout) {
    layout = solved.layout
    positions = Array(solved.layout.views.indices)
    ownGuideCount = layout.guides.count
    metrics = solved.metrics
    readableInsets = layout.views.map { _ in EdgeInsets() }
    appendContentGuides()
  }

  /// A readable text is centred in the margins and no wider than the system has it.
  private func readableInsets(ofView view: Int, _ frames: [Rect]?) -> EdgeInsets {
    let width = frames?[view].width ?? (view == 0 ? layout.canvas.size.width : 0)
    let margins = metrics[view].layoutMargins
    let side = max(0, (width - margins.left - margins.right - layout.canvas.readableWidth) / 2)
    return EdgeInsets(left: side, right: side)
  }

  /// Removes the device and the version of iOS, whose effects are settled.
  mutating func removeDevice() {
    (layout.canvas.device, layout.canvas.system) = (nil, 0)
  }

  /// The views directly in a view, in their author's order.
  func subviews(of superview: Int) -> [Int] {
    layout.views.indices.filter { layout.views[$0].superview == superview }
      .sorted { positions[$0] < positions[$1] }
  }

  /// Adds a guide and returns it as an item.
  mutating func appendGuide(_ guide: LayoutGuide) -> LayoutItem {
    layout.guides.append(guide)
    return .guide(layout.guides.count - 1)
  }

  /// Every scroll view that holds something has a content guide.
  private mutating func appendContentGuides() {
    for (index, guide) in layout.guides.enumerated() where guide.kind == .content {
      contentGuides[guide.view] = index
    }
    let holders = Set(layout.views.compactMap(\.superview))
    for view in layout.views.indices
    where layout.views[view].kind == .scrollView && holders.contains(view) {
      if contentGuides[view] != nil { continue }
      contentGuides[view] = layout.guides.count
      layout.guides.append(
        LayoutGuide(
          name: layout.views[view].name + ".Content Layout Guide", kind: .content, view: view))
    }
  }
}

/// A constraint that the system adds to a layout.
struct ArrangedConstraint: Hashable {
  /// The constraint; its identifier is UIKit's.
  var constraint: LayoutConstraint
  /// The source of the constraint.
  var source: ImpliedConstraint.Source
}

extension SettledLayout {
  /// A constraint as it is solved: edges of a scroll view are those of its content area for views inside
  /// it, centres and sizes those of its frame (Auto Layout Guide, Working with Scroll Views).
  func resolved(_ constraint: LayoutConstraint) -> LayoutConstraint {
    guard !contentGuides.isEmpty, let second = constraint.secondItem else { return constraint }
    var result = constraint
    result.firstItem = contentItem(constraint.firstItem, constraint.firstAttribute, for: second)
    result.secondItem = contentItem(second, constraint.secondAttribute, for: constraint.firstItem)
    return result
  }

  private func contentItem(
    _ item: LayoutItem, _ attribute: Attribute, for other: LayoutItem
  ) -> LayoutItem {
    guard let view = item.view, let guide = contentGuides[view], !attribute.isSize,
      !attribute.isCenter,
      case let inner = layout.owner(of: other),
      inner == view ? other != item : layout.view(view, holds: inner)
    else { return item }
    if case .guide(let index) = other, layout.guides[index].view == view,
      layout.guides[index].kind != .own
    {
      return item
    }
    return .guide(guide)
  }

  /// The reading direction of a constraint: that of the view that holds it, the nearest common
  /// superview of its items (Auto Layout Guide, Interpreting Values).
  func direction(of constraint: LayoutConstraint) -> LayoutDirection {
    metrics[layout.holder(of: constraint)].direction
  }
}

extension Layout {
  /// The view that an item is or belongs to.
  package func owner(of item: LayoutItem) -> Int {
    switch item {
    case .view(let view): view
    case .guide(let guide): guides[guide].view
    }
  }

  /// The view that holds a constraint: the nearest common ancestor of its items, which may be one of them.
  ///
  /// A constraint of a single item, such as a width, is held by the item itself.
  package func holder(of constraint: LayoutConstraint) -> Int {
    let first = owner(of: constraint.firstItem)
    guard let second = constraint.secondItem.map(owner), second != first else { return first }
    if views[second].superview == views[first].superview { return views[first].superview ?? 0 }
    if views[second].superview == first { return first }
    if views[first].superview == second { return second }
    let path = Set(superviews(of: first)).union([first])
    return path.contains(second) ? second : superviews(of: second).first(where: path.contains) ?? 0
  }
}
