package import Diagnostics

/// A rectangle of a layout, as `UIView` is.
public struct View: Hashable, Sendable {
  /// The name that constraints use, unique in its layout.
  public var name: String
  /// A further name, in an identifier's form.
  public var id: String?
  /// The kind of the view.
  public var kind: ViewKind
  /// The index of its superview in `Layout.views`; nil for the root.
  public var superview: Int?
  /// The background colour; nil for a transparent view.
  public var backgroundColor: DynamicColor?
  /// The look of its edges.
  public var layer = LayerStyle()
  /// The frame on the canvas now, in its superview's coordinates, in points; nil if unknown.
  ///
  /// A view whose frame differs from its solved frame is misplaced.
  public var frame: Rect?
  /// The size of its content, a side being nil when it has none; nil for what its kind makes of ``content``.
  public var intrinsicContentSize: IntrinsicContentSize?
  /// The priority with which it resists growing beyond its content; nil for its kind's default.
  public var contentHuggingPriority: AxisPriorities?
  /// The priority with which it resists shrinking below its content; nil for its kind's default.
  public var contentCompressionResistancePriority: AxisPriorities?
  /// The insets of the rectangle that constraints act on in the frame, in points; nil for its
  /// kind's.
  public var alignmentRectInsets: EdgeInsets?
  /// The place of its text; nil for its kind's place for ``content``.
  public var baseline: Baseline?
  /// The content of the view.
  public var content = ViewContent()
  /// Insets of its margins, in points; nil for the default.
  public var layoutMargins: DirectionalEdgeInsets?
  /// Whether its margins are at least where its superview's are.
  public var preservesSuperviewLayoutMargins = false
  /// Whether its margins avoid the areas that bars and the device's shape cover, since iOS 11.
  public var insetsLayoutMarginsFromSafeArea = true
  /// Whether its margins are no wider apart than a readable text is.
  public var layoutMarginsFollowReadableWidth = false
  /// Whether it is hidden; a stack view leaves no room for a hidden view.
  public var isHidden = false
  /// Whether the arrangement of its subviews flips with the reading direction.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The autoresizing mask that becomes constraints; nil for a view with its own constraints.
  public var autoresizing: Autoresizing?
  /// The facts that only documents of Interface Builder state.
  package var documentFacts = DocumentFacts()
  /// The arrangement of a stack view's subviews; nil for any other view.
  public var arrangement: StackArrangement?
  /// The place of the declaration.
  package var origin: SourceRange?

  /// Makes a view; `superview` is the index of its superview in the layout, nil for the root.
  public init(name: String, kind: ViewKind = .view, superview: Int?) {
    self.name = name
    self.kind = kind
    self.superview = superview
    arrangement = kind == .stackView ? StackArrangement() : nil
  }
}

/// The size of a view's content, in points; a side that has none is nil.
public struct IntrinsicContentSize: Hashable, Sendable {
  /// The width in points; nil when the content has none.
  public var width: Double?
  /// The height in points; nil when the content has none.
  public var height: Double?

  /// Makes a content size; nil for a side without one.
  public init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }

  /// The length of one direction.
  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
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
}

/// The place of the text of a view, in points.
public struct Baseline: Hashable, Sendable {
  /// From the top edge down to the first line's baseline.
  public var first: Double
  /// From the bottom edge up to the last line's baseline.
  public var last: Double

  /// Makes a baseline from the two distances, in points.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}
