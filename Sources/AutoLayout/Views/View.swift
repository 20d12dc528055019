public import LayoutModel
import Typesetting

/// A rectangle that holds others and is laid out by constraints: UIKit's `UIView`.
///
/// A view without a superview is a root: its ``frame`` gives the size in which ``layoutIfNeeded()`` lays
/// out all that it holds. A tree of views belongs to one thread at a time.
open class View: LayoutItem {
  /// The kind of the view; a subclass overrides it to be measured and named like another kind.
  open class var kind: ViewKind { .view }

  /// The views in it, later ones in front.
  public internal(set) var subviews: [View] = []
  /// The view that holds it; nil for a root.
  public internal(set) weak var superview: View?
  /// The active constraints that it holds: it is, or is the nearest to hold, all their items.
  public internal(set) var constraints: [LayoutConstraint] = []
  /// The guides that were added to it.
  public internal(set) var layoutGuides: [LayoutGuide] = []
  /// Whether its frame and its ``autoresizingMask`` are turned into constraints, as they are by default.
  ///
  /// Set it to false for a view with constraints, since they would conflict with the mask's.
  public var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if !oldValue { followSuperview() }
      mark(oldValue, translatesAutoresizingMaskIntoConstraints)
    }
  }
  /// The parts that are flexible if the mask is turned into constraints; none by default.
  public var autoresizingMask: AutoresizingMask = [] {
    didSet { mark(oldValue, autoresizingMask) }
  }
  /// Whether it is hidden; a stack view leaves no room for a hidden view.
  public var isHidden = false { didSet { mark(oldValue, isHidden) } }
  /// Whether the arrangement of its subviews flips with the reading direction.
  public var semanticContentAttribute = SemanticContentAttribute.unspecified {
    didSet { mark(oldValue, semanticContentAttribute) }
  }
  /// Whether its margins are at least where its superview's are.
  public var preservesSuperviewLayoutMargins = false {
    didSet { mark(oldValue, preservesSuperviewLayoutMargins) }
  }
  /// Whether its margins avoid the areas that bars and the device's shape cover, since iOS 11.
  public var insetsLayoutMarginsFromSafeArea = true {
    didSet { mark(oldValue, insetsLayoutMarginsFromSafeArea) }
  }
  /// The screen that a root fills; nil for none.
  ///
  /// It gives the root bars, a safe area, the system's margins, a reading direction, a text size
  /// and a version of iOS. A root without one has no bars, margins of 8 points and the controls of
  /// iOS 9. Setting it makes the frame as large as the screen; a frame set later keeps the rest.
  /// Below a root it has no effect.
  public var canvas: Canvas? {
    didSet {
      mark(oldValue, canvas)
      guard let size = canvas?.size, size != oldValue?.size else { return }
      frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    }
  }

  /// The parts that are flexible when the superview grows: UIKit's `UIView.AutoresizingMask`.
  public typealias AutoresizingMask = Set<Autoresizing.Part>

  /// Its index among the superview's subviews when it was added; removals may have moved it.
  var place = 0
  /// Whether its removal is being reported to its superview.
  var isBeingRemoved = false
  var placement: Placement
  var ownMargins: Margins? { didSet { mark(oldValue, ownMargins) } }
  var systemGuides: [LayoutModel.LayoutGuide.Kind: LayoutGuide] = [:]
  var hugging: AxisPriorities? { didSet { mark(oldValue, hugging) } }
  var resistance: AxisPriorities? { didSet { mark(oldValue, resistance) } }
  /// Measures the texts of a root's tree, and keeps what it has measured.
  private(set) lazy var typesetter = Typesetter(keepingTextsOf: .standard)
  /// The metrics of its kind as they were measured last.
  var kindMetrics: KindMetrics?
  /// Whether its content size is being asked for.
  var isMeasured = false
  /// The size in which it has laid out its subviews.
  var laidOutSize: Size?
  /// Whether views of a root's tree are laying out their subviews.
  var isLayingOutSubviews = false

  /// Makes a view at a place in its superview's coordinates, in points.
  public init(frame: Rect = Rect(x: 0, y: 0, width: 0, height: 0)) {
    placement = Placement(frame: frame)
  }

  /// Makes a root that fills a screen.
  public convenience init(canvas: Canvas) {
    let size = canvas.size
    self.init(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    self.canvas = canvas
  }

  deinit {
    layoutState?.invalidate()
    // One after the other: a deep tree that frees itself level by level would overflow the stack.
    var pending = subviews
    subviews = []
    while var view = pending.popLast() {
      if isKnownUniquelyReferenced(&view) {
        pending += view.subviews
        view.subviews = []
      }
    }
  }

  /// Called before a subview is removed; a subclass overrides it to learn of that.
  open func willRemoveSubview(_ subview: View) {}

  /// Called after the view has got another size, superviews first; a subclass overrides it to place subviews
  /// or to adjust constraints to the size.
  ///
  /// What it changes is laid out at once, until nothing changes any more. It is called again after subviews
  /// were added or removed and after ``setNeedsLayout()``.
  open func layoutSubviews() {}

  /// Forgets a subview that was removed.
  func subviewWasRemoved(_ subview: View) {}

  override var owner: View? { self }

  /// Fills in its content, so that it can be measured.
  func describe(_ content: inout ViewContent) {}

  /// The default content hugging.
  var defaultHugging: AxisPriorities { Self.kind.contentHuggingPriority }

  /// The arrangement of its subviews, by the index of each in the layout; nil for all but stack
  /// views.
  func arrangement(_ index: (View) -> Int?) -> StackArrangement? { nil }

  /// The margins that were set, as the layout takes them; nil for its default.
  func marginsInLayout(_ direction: LayoutDirection) -> DirectionalEdgeInsets? {
    directionalMargins(direction)
  }

  /// The size of its content, in points; ``noIntrinsicMetric`` for a side without one.
  ///
  /// A control has the size that its text and the version of iOS determine, a plain view none. A
  /// subclass with its own content overrides it.
  open var intrinsicContentSize: Size { contentSizeOfKind }

  /// The insets of the alignment rectangle, on which constraints act, in the frame, in points.
  ///
  /// A subclass whose frame includes a shadow or a badge overrides it.
  open var alignmentRectInsets: EdgeInsets { metricsOfKind?.alignmentRectInsets ?? EdgeInsets() }
}

extension View {
  /// The frame in its superview's coordinates, in points, not rounded to pixels.
  ///
  /// ``layoutIfNeeded()`` sets it, except for a root's. Setting it places the view: by constraints
  /// if its mask is turned into them, otherwise where no constraint determines the frame. Another size
  /// resizes at once the subviews whose masks are turned into constraints, and theirs.
  public var frame: Rect {
    get { placement.frame }
    set {
      let old = placement
      placement = Placement(frame: newValue)
      followSuperview()
      mark(old, placement)
      if old.frame.size != newValue.size { resizeSubviews() }
    }
  }

  /// Resizes by their masks what it holds; without recursion, since trees may be deep.
  private func resizeSubviews() {
    var pending = [self]
    while let superview = pending.popLast() {
      let size = superview.frame.size
      for view in superview.subviews {
        guard let autoresizing = view.autoresizing else { continue }
        let old = view.placement.frame
        view.placement.frame = autoresizing.frame(inSuperviewOf: size)
        if old.size != view.frame.size { pending.append(view) }
      }
    }
  }

  /// The mask that is turned into constraints; nil if it is not.
  var autoresizing: Autoresizing? {
    guard translatesAutoresizingMaskIntoConstraints, let size = placement.superviewSize else {
      return nil
    }
    return Autoresizing(mask: autoresizingMask, frame: placement.given, superviewSize: size)
  }

  /// The view in its own coordinates, in points.
  public var bounds: Rect {
    Rect(x: 0, y: 0, width: frame.width, height: frame.height)
  }

  /// Takes the place that it has now in its superview as the one to keep.
  func followSuperview() {
    placement.given = placement.frame
    placement.superviewSize = superview?.frame.size
  }
}

extension Rect {
  /// The width and the height.
  var size: Size { Size(width: width, height: height) }
}

/// The frame of a view, and the frame that its author set.
struct Placement: Equatable {
  /// The frame in its superview's coordinates, in points.
  var frame: Rect
  /// The frame that its author set, not a layout.
  var given: Rect
  /// The superview's size when it was put there.
  var superviewSize: Size?

  init(frame: Rect) {
    self.frame = frame
    given = frame
  }
}
