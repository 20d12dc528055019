public import LayoutModel

/// A rectangle that constraints can use and that is not drawn: UIKit's `UILayoutGuide`.
///
/// One of your own lies where constraints put it, once ``View/addLayoutGuide(_:)`` has given it to a view.
open class LayoutGuide: LayoutItem {
  /// The view whose guide it is.
  public internal(set) weak var owningView: View?
  /// The frame in the coordinates of its view, in points.
  ///
  /// Reading it lays out the tree of its view if something has changed; where that throws it is the
  /// frame of the last layout.
  public var layoutFrame: Rect {
    try? owningView?.layoutIfNeeded()
    return frame
  }

  /// The frame of the last layout, in the coordinates of its view, in points.
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The kind of the guide.
  let kind: LayoutModel.LayoutGuide.Kind

  /// Makes a guide that belongs to no view yet.
  public override init() { kind = .own }

  init(_ kind: LayoutModel.LayoutGuide.Kind, of view: View) {
    self.kind = kind
    super.init()
    owningView = view
  }

  override var owner: View? { owningView }

  override var displayName: String {
    identifier ?? owningView.map { name(inViewNamed: $0.displayName) } ?? "LayoutGuide"
  }

  /// The guide as messages name it: `Red View.Safe Area`.
  func name(inViewNamed view: String) -> String {
    let own = LayoutModel.LayoutGuide.named.first { $0.kind == kind }?.name ?? "Layout Guide"
    return identifier ?? "\(view).\(own)"
  }
}
