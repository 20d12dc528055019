import FigureChoices
import LayoutModel

/// The constraints of a view, each with the view as its first item.
struct ViewConstraints {
  private let view: Int
  private let layout: Layout
  private let direction: LayoutDirection
  let all: [LayoutConstraint]

  init(_ view: Int, in solved: SolvedLayout) {
    (self.view, layout) = (view, solved.layout)
    direction = solved.metrics[view].direction
    all = solved.layout.constraints.filter { $0.items.contains(.view(view)) }.map {
      $0.firstItem == .view(view) ? $0 : $0.turned
    }
  }

  /// The constraints that keep a space at a side.
  var spaces: [(side: PinSettings.Side, constraint: LayoutConstraint)] {
    all.compactMap { constraint in
      guard constraint.isSpace(in: layout) else { return nil }
      let isNear = constraint.firstAttribute.place(direction) == .near
      let isLevel = constraint.firstAttribute.axis == .horizontal
      return (isLevel ? (isNear ? .left : .right) : (isNear ? .top : .bottom), constraint)
    }
  }

  /// Whether a constraint ties the view to one that holds it.
  func isToHolder(_ constraint: LayoutConstraint) -> Bool {
    constraint.secondItem?.view.map { layout.view($0, holds: view) } ?? false
  }

  /// An alignment as the popover names it.
  struct Alignment {
    var phrase: FigurePhrase
    var isInContainer: Bool
    var constraint: LayoutConstraint
  }

  /// The constraints that align the view with another one.
  var alignments: [Alignment] {
    all.compactMap { constraint in
      guard constraint.secondItem != nil, constraint.secondItem != .view(view),
        !constraint.firstAttribute.isSize, !constraint.isSpace(in: layout)
      else { return nil }
      let isInContainer = isToHolder(constraint)
      guard let phrase = phrase(constraint.firstAttribute, isInContainer) else { return nil }
      return Alignment(phrase: phrase, isInContainer: isInContainer, constraint: constraint)
    }
  }

  private func phrase(_ attribute: Attribute, _ isInContainer: Bool) -> FigurePhrase? {
    switch attribute {
    case .leading, .leadingMargin, .left, .leftMargin: .leadingEdges
    case .trailing, .trailingMargin, .right, .rightMargin: .trailingEdges
    case .top, .topMargin: .topEdges
    case .bottom, .bottomMargin: .bottomEdges
    case .centerX, .centerXWithinMargins:
      isInContainer ? .horizontallyInContainer : .horizontalCenters
    case .centerY, .centerYWithinMargins: isInContainer ? .verticallyInContainer : .verticalCenters
    case .firstBaseline, .lastBaseline: .baselines
    case .width, .height, .notAnAttribute: nil
    }
  }
}

extension LayoutConstraint {
  /// Whether it keeps a space: between facing edges, to an edge of a view that holds the other, or to a guide.
  func isSpace(in layout: Layout) -> Bool {
    guard let first = firstAttribute.edge, let second = secondAttribute.edge,
      let other = secondItem
    else { return false }
    guard first == second, let view = firstItem.view, let otherView = other.view else {
      return true
    }
    return layout.view(view, holds: otherView) || layout.view(otherView, holds: view)
  }
}

/// The spaces from a view to what is nearest at each side: a sibling, or the superview.
struct NeighborSpaces {
  private let rect: Rect
  private let outer: Rect
  private let siblings: [(view: Int, rect: Rect)]

  init(_ view: Int, in solved: SolvedLayout, usesMargins: Bool) {
    let layout = solved.layout
    let superview = layout.views[view].superview ?? 0
    rect = solved.alignmentRect(of: .view(view))
    let frame = solved.frames[superview]
    outer = usesMargins ? frame.inset(by: solved.metrics[superview].layoutMargins) : frame
    siblings = layout.views.indices.filter {
      $0 != view && layout.views[$0].superview == superview && !layout.isHidden($0)
    }.map { ($0, solved.alignmentRect(of: .view($0))) }
  }

  /// The space at a side, in points.
  func space(_ side: PinSettings.Side) -> Double { nearest(side)?.space ?? toEdge(side) }

  /// The nearest sibling at a side, with the space to it.
  func nearest(_ side: PinSettings.Side) -> (view: Int, space: Double)? {
    let across = rect.range(side.axis.across)
    let found = siblings.filter { sibling in
      let other = sibling.rect.range(side.axis.across)
      return other.start < across.end && across.start < other.end
    }.map { sibling in
      let (own, other) = (rect.range(side.axis), sibling.rect.range(side.axis))
      return (
        view: sibling.view, space: side.isNear ? own.start - other.end : other.start - own.end
      )
    }
    return found.filter { $0.space >= 0 }.min { $0.space < $1.space }
  }

  /// The space to the edge or the margin of the superview.
  func toEdge(_ side: PinSettings.Side) -> Double { space(to: outer, at: side) }

  /// The space to the side of a rectangle around the view.
  func space(to outer: Rect, at side: PinSettings.Side) -> Double {
    let (own, edge) = (rect.range(side.axis), outer.range(side.axis))
    return side.isNear ? own.start - edge.start : edge.end - own.end
  }
}
