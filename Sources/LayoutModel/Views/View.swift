package import Diagnostics

/// A rectangle of a layout, as `UIView` is.
package struct View: Hashable, Sendable {
  /// The name that constraints use, unique in its layout.
  package var name: String
  /// A further name, in an identifier's form.
  package var id: String?
  /// The kind of the view.
  package var kind: ViewKind
  /// The index of its superview in `Layout.views`; nil for the root.
  package var superview: Int?
  /// The background colour; nil for a transparent view.
  package var backgroundColor: DynamicColor?
  /// The colour of what can be used in it and in its subviews; nil for its superview's, and in the end the
  /// system's (`UIView.tintColor`).
  package var tintColor: DynamicColor?
  /// The look of its edges.
  package var layer = LayerStyle()
  /// The frame on the canvas now, in its superview's coordinates, in points; nil if unknown.
  ///
  /// A view whose frame differs from its solved frame is misplaced.
  package var frame: Rect?
  /// The size of its content, a side being nil when it has none; nil for what its kind makes of ``content``.
  package var intrinsicContentSize: IntrinsicContentSize?
  /// The priority with which it resists growing beyond its content; nil for its kind's default.
  package var contentHuggingPriority: AxisPriorities?
  /// The priority with which it resists shrinking below its content; nil for its kind's default.
  package var contentCompressionResistancePriority: AxisPriorities?
  /// The insets of the rectangle that constraints act on in the frame, in points; nil for its
  /// kind's.
  package var alignmentRectInsets: EdgeInsets?
  /// The place of its text; nil for its kind's place for ``content``.
  package var baseline: Baseline?
  /// The content of the view.
  package var content = ViewContent()
  /// Insets of its margins, in points; nil for the default.
  package var layoutMargins: DirectionalEdgeInsets?
  /// Whether its margins are at least where its superview's are.
  package var preservesSuperviewLayoutMargins = false
  /// Whether its margins avoid the areas that bars and the device's shape cover, since iOS 11.
  package var insetsLayoutMarginsFromSafeArea = true
  /// Whether its margins are no wider apart than a readable text is.
  package var layoutMarginsFollowReadableWidth = false
  /// Whether it is hidden; a stack view leaves no room for a hidden view.
  package var isHidden = false
  /// Whether nothing of its subviews shows outside its frame; nil for its kind's default.
  package var clipsToBounds: Bool?
  /// Whether the arrangement of its subviews flips with the reading direction.
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The autoresizing mask that becomes constraints; nil for a view with its own constraints.
  package var autoresizing: Autoresizing?
  /// The facts that only documents of Interface Builder state.
  package var documentFacts = DocumentFacts()
  /// The arrangement of a stack view's subviews; nil for any other view.
  package var arrangement: StackArrangement?
  /// The place of the declaration.
  package var origin: SourceRange?

  /// Makes a view; `superview` is the index of its superview in the layout, nil for the root.
  package init(name: String, kind: ViewKind = .view, superview: Int?) {
    self.name = name
    self.kind = kind
    self.superview = superview
    arrangement = kind == .stackView ? StackArrangement() : nil
  }
}

extension View {
  /// Whether nothing of its subviews shows outside its frame.
  package var clips: Bool { clipsToBounds ?? kind.clipsToBounds }
}

/// The size of a view's content, in points; a side that has none is nil.
package struct IntrinsicContentSize: Hashable, Sendable {
  /// The width in points; nil when the content has none.
  package var width: Double?
  /// The height in points; nil when the content has none.
  package var height: Double?

  /// Makes a content size; nil for a side without one.
  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The length of one direction.
  package subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

/// A priority for each of the two directions.
public struct AxisPriorities: Hashable, Sendable {
  /// The priority along the width.
  public var horizontal: Priority
  /// The priority along the height.
  public var vertical: Priority

  /// Makes a pair from its two priorities.
  public init(horizontal: Priority, vertical: Priority) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes a pair of the same priority.
  public init(_ both: Priority) {
    self.init(horizontal: both, vertical: both)
  }

  /// The priority of one direction.
  public subscript(axis: Axis) -> Priority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

/// The place of the text of a view, in points.
package struct Baseline: Hashable, Sendable {
  /// From the top edge down to the first line's baseline.
  package var first: Double
  /// From the bottom edge up to the last line's baseline.
  package var last: Double

  /// Makes a baseline from the two distances, in points.
  package init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
