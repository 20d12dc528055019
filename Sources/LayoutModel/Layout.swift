import Diagnostics

/// A layout to solve: views, guides and constraints on a canvas.
package struct Layout: Hashable, Sendable {
  /// The canvas of the layout.
  package var canvas: Canvas
  /// The views, the root first and every view after its superview; siblings in z-order.
  package var views: [View]
  /// The layout guides that constraints can use.
  package var guides: [LayoutGuide]
  /// The constraints in the order of their source; a constraint's number is its index plus 1.
  package var constraints: [LayoutConstraint]

  /// Constraints that were turned off: they are shown, and nothing else.
  package var inactiveConstraints: [LayoutConstraint] = []

  /// The variation of its source.
  package var variant = LayoutVariant()

  /// Makes a layout.
  ///
  /// `views` starts with the root, and each view comes after its superview.
  package init(
    canvas: Canvas, views: [View], guides: [LayoutGuide] = LayoutGuide.standard,
    constraints: [LayoutConstraint] = []
  ) {
    precondition(views.first?.superview == nil && !views.isEmpty, "the first view is the root")
    self.canvas = canvas
    self.views = views
    self.guides = guides
    self.constraints = constraints
  }

  /// The canvas and the variation in words: `iPhone 6, portrait, Large Text, de`.
  package var circumstances: String {
    ([canvas.name] + [variant.state, variant.language].compactMap { $0 }).joined(separator: ", ")
  }

  /// The guide's name for the root view.
  package static let rootName = "Superview"

  /// The tint colour of a view: its own or that of the nearest superview with one; nil for the system's.
  package func tintColor(of view: Int) -> DynamicColor? {
    views[view].tintColor ?? superviews(of: view).lazy.compactMap { views[$0].tintColor }.first
  }

  /// The name of an item.
  package func name(of item: LayoutItem) -> String {
    switch item {
    case .view(let index): views[index].name
    case .guide(let index): guides[index].name
    }
  }

  /// Whether one view holds another, directly or through views between them; no view holds itself.
  package func view(_ holder: Int, holds view: Int) -> Bool {
    superviews(of: view).contains(holder)
  }

  /// The views that hold a view which one of some constraints is about.
  package func holders(ofViewsIn constraints: [Int]) -> Set<Int> {
    let views = Set(constraints.flatMap { self.constraints[$0].items.compactMap(\.view) })
    return views.reduce(into: []) { $0.formUnion(superviews(of: $1)) }
  }

  /// Whether the layout is a part of one, as a log states it.
  var isPartial: Bool { views[0].documentFacts.ambiguityCheck == .none }

  /// Whether a view is hidden, itself or with one that holds it.
  package func isHidden(_ view: Int) -> Bool {
    views[view].isHidden || superviews(of: view).contains { views[$0].isHidden }
  }

  /// The views that hold a view, from the inside out.
  package func superviews(of view: Int) -> some Sequence<Int> {
    sequence(state: view) { view in
      guard let superview = views[view].superview else { return nil }
      view = superview
      return superview
    }
  }

  /// The number printed before a constraint, if no other has the same.
  package func uniqueLabel(ofConstraint index: Int) -> String? {
    let label = constraints[index].label
    return constraints.count { $0.label == label } == 1 ? label : nil
  }
}

/// One of the variations that a source describes.
package struct LayoutVariant: Hashable, Sendable {
  /// The state's name; nil for the base.
  package var state: String?
  /// The language's tag; nil for the base.
  package var language: String?

  /// Makes a variant; the base if nothing is named.
  package init(state: String? = nil, language: String? = nil) {
    self.state = state
    self.language = language
  }
}
