public import LayoutModel

/// A row or column of views, laid out by constraints that it makes itself: UIKit's `UIStackView`.
open class StackView: View {
  /// The alignment of arranged subviews across the axis.
  public typealias Alignment = StackArrangement.Alignment
  /// The distribution of arranged subviews along the axis.
  public typealias Distribution = StackArrangement.Distribution

  open override class var kind: ViewKind { .stackView }

  /// The direction in which the arranged subviews follow each other.
  public var axis = Axis.horizontal { didSet { mark(oldValue, axis) } }
  /// The alignment across the axis.
  public var alignment = Alignment.fill { didSet { mark(oldValue, alignment) } }
  /// The distribution along the axis.
  public var distribution = Distribution.fill { didSet { mark(oldValue, distribution) } }
  /// The space between neighbours, in points.
  public var spacing = 0.0 { didSet { mark(oldValue, spacing) } }
  /// Whether arranged subviews respect the stack view's margins.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { mark(oldValue, isLayoutMarginsRelativeArrangement) }
  }
  /// Whether vertical spaces are between baselines and not between edges.
  public var isBaselineRelativeArrangement = false {
    didSet { mark(oldValue, isBaselineRelativeArrangement) }
  }

  /// They are among the subviews, which keep them alive.
  private struct Arranged {
    unowned let view: View
    var spacing: Double?
  }
  private var arranged: [Arranged] = []

  /// Makes a row of views, whose masks are not turned into constraints any more.
  public convenience init(arrangedSubviews views: [View]) {
    self.init()
    for view in views { addArrangedSubview(view) }
  }

  /// The views that it arranges, in their order; all of them are among its ``View/subviews``.
  public var arrangedSubviews: [View] { arranged.map(\.view) }

  /// Arranges a view after the others, and removes it from its former superview.
  ///
  /// It refuses a view as ``View/addSubview(_:)`` does.
  public func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arranged.count)
  }

  /// Arranges a view at an index among the others; an index beyond either end is that end.
  public func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    let own = arranged.first { $0.view === view } ?? Arranged(view: view)
    arranged.removeAll { $0.view === view }
    arranged.insert(own, at: max(0, min(index, arranged.count)))
    layoutState?.invalidate(by: self)
    view.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Ceases to arrange a view, which stays among the subviews.
  public func removeArrangedSubview(_ view: View) {
    arranged.removeAll { $0.view === view }
    layoutState?.invalidate(by: self)
  }

  /// Sets the space after an arranged view instead of ``spacing``, in points; nil resets it.
  public func setCustomSpacing(_ spacing: Double?, after view: View) {
    guard let index = arranged.firstIndex(where: { $0.view === view }) else { return }
    mark(arranged[index].spacing, spacing)
    arranged[index].spacing = spacing
  }

  /// The custom space after an arranged view, in points; nil if there is none.
  public func customSpacing(after view: View) -> Double? {
    arranged.first { $0.view === view }?.spacing
  }

  override func subviewWasRemoved(_ subview: View) {
    removeArrangedSubview(subview)
  }

  override func arrangement(_ index: (View) -> Int?) -> StackArrangement? {
    var arrangement = StackArrangement()
    arrangement.axis = axis
    arrangement.alignment = alignment
    arrangement.distribution = distribution
    arrangement.spacing = spacing
    arrangement.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    arrangement.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    for own in arranged {
      guard let place = index(own.view) else { continue }
      arrangement.arrangedSubviews.append(place)
      arrangement.customSpacing[place] = own.spacing
    }
    return arrangement
  }

  /// Margins move the arranged subviews only when they are to keep to them.
  override func marginsInLayout(_ direction: LayoutDirection) -> DirectionalEdgeInsets? {
    isLayoutMarginsRelativeArrangement ? super.marginsInLayout(direction) : nil
  }
}
