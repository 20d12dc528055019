import LayoutModel

/// An item of a constraint: a ``View`` or a ``LayoutGuide``.
open class LayoutItem {
  /// The name that messages use: UIKit's `accessibilityIdentifier` of a view, `identifier` of a guide.
  public var identifier: String? { didSet { mark(oldValue, identifier) } }

  /// An active constraint, which its holder keeps alive and which leaves its items when it goes.
  struct Tie {
    unowned let constraint: LayoutConstraint
  }

  /// The active constraints that tie it.
  var ties: [ObjectIdentifier: Tie] = [:]
  /// Constraints that no view holds, since their items are not in one tree.
  var pendingConstraints: [LayoutConstraint] = []
  /// Faults that the next layout reports by throwing.
  private(set) var refusals: [String] = []

  /// The last layout of the tree that it is in.
  var layoutState: LayoutState?

  init() {}

  deinit {
    // Nothing can join the others of these constraints any more.
    for constraint in pendingConstraints {
      for item in constraint.items { item.refuse(constraint.lossText) }
      LayoutConstraint.uninstall([constraint])
    }
    // A view that was made the holder of other views' constraints may still hold some.
    LayoutConstraint.uninstall(ties.values.map(\.constraint).filter { $0.holder != nil })
  }

  /// The view that the item is, or belongs to.
  var owner: View? { nil }

  /// The name in messages about what is not, or not yet, in a tree.
  var displayName: String { identifier ?? "\(type(of: self))" }
}

extension LayoutItem {
  /// Marks the layout as changed if a value has changed.
  func mark<Value: Equatable>(_ old: Value, _ new: Value) {
    if old != new { layoutState?.invalidate(by: self) }
  }

  /// The most faults that are kept, so that a tree that is never laid out does not grow by them.
  private static let mostRefusals = 100

  /// Takes down a fault for the next layout, the same one once.
  func refuse(_ fault: String) {
    guard refusals.count < LayoutItem.mostRefusals, !refusals.contains(fault) else { return }
    refusals.append(fault)
    layoutState?.invalidate(by: self)
  }

  /// Hands over the faults.
  func takeRefusals() -> [String] {
    defer { refusals = [] }
    return refusals
  }
}

extension LayoutItem {
  /// The edge where reading begins.
  public var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .trailing) }
  /// The left edge, in any reading direction.
  public var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .left) }
  /// The right edge, in any reading direction.
  public var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .right) }
  /// The middle between left and right.
  public var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: LayoutDimension { LayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: LayoutDimension { LayoutDimension(self, .height) }
}

extension View {
  /// The baseline of the first line of text, or the bottom edge of a view without text.
  public var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text, or the bottom edge of a view without text.
  public var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(self, .lastBaseline) }
}
