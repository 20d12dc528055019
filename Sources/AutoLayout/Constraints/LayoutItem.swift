import LayoutModel

/// An item of a constraint: a ``View`` or a ``LayoutGuide``.
open class LayoutItem {
  /// The name that messages use: UIKit's `accessibilityIdentifier` of a view, `identifier` of a guide.
  public var identifier: String?

  /// The active constraints that tie it.
  var ties: [ObjectIdentifier: LayoutConstraint] = [:]
  /// Constraints that no view holds, since their items are not in one tree.
  var pendingConstraints: [LayoutConstraint] = []

  init() {}

  /// The view that the item is, or belongs to.
  var owner: View? { nil }

  /// The name in messages about what is not, or not yet, in a tree.
  var displayName: String { identifier ?? "\(type(of: self))" }
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
