/// The constraints of autoresizing masks, in the forms in which UIKit logs them.
///
/// `h=--&`: leading distance and size stay; `h=-&-`: both distances stay; `h=&-&`: the middle keeps
/// its distance from the superview's. Flexible parts change in proportion.
struct AutoresizingRules {
  let layout: Layout
  let metrics: [ViewMetrics]

  /// Adds the constraints of a view's mask.
  func append(ofView view: Int, to settled: inout SettledLayout) {
    guard let autoresizing = layout.views[view].autoresizing else { return }
    let (mask, superview) = (autoresizing.mask, layout.views[view].superview ?? 0)
    // A mask is about frames, and constraints act on alignment rectangles.
    let outer = metrics[superview].alignmentRectInsets
    let frame = autoresizing.frame.inset(by: metrics[view].alignmentRectInsets)
      .offset(dx: -outer.left, dy: -outer.top)
    let size = Size(
      width: autoresizing.superviewSize.width - outer.left - outer.right,
      height: autoresizing.superviewSize.height - outer.top - outer.bottom)
    let axes = MaskAxis.both(
      of: Autoresizing(mask: mask, frame: frame, superviewSize: size), view: view,
      superview: superview)
    for axis in axes {
      for var constraint in axis.constraints {
        constraint.identifier = axis.mark
        settled.arranged.append(
          ArrangedConstraint(constraint: constraint, source: .autoresizingMask(view: view)))
      }
    }
  }
}

extension Autoresizing {
  /// The frame in a superview of another size, in points: what the mask's constraints make of it.
  ///
  /// A length that they would make negative is zero.
  package func frame(inSuperviewOf size: Size) -> Rect {
    let axes = MaskAxis.both(of: self, view: 0, superview: 0)
    let (x, y) = (axes[0].place(in: size.width), axes[1].place(in: size.height))
    return Rect(x: x.start, y: y.start, width: x.length, height: y.length)
  }
}

/// One direction of an autoresizing mask.
private struct MaskAxis {
  var view: Int
  var superview: Int
  var near: Attribute
  var far: Attribute
  var middle: Attribute
  var side: Attribute
  /// From the superview's near edge, in points.
  var start: Double
  var length: Double
  /// The superview's length for which start and length hold, in points.
  var whole: Double
  var isNearFlexible: Bool
  var isLengthFlexible: Bool
  var isFarFlexible: Bool

  /// `h=--&`: margin, size and margin, `-` for fixed parts and `&` for flexible ones.
  ///
  /// If no part is flexible, the far margin is.
  var mark: String {
    let isFarFlexible = isFarFlexible || !isNearFlexible && !isLengthFlexible
    let marks = [isNearFlexible, isLengthFlexible, isFarFlexible].map { $0 ? "&" : "-" }
    return (side == .width ? "h=" : "v=") + marks.joined()
  }

  /// The two directions of a mask.
  static func both(of autoresizing: Autoresizing, view: Int, superview: Int) -> [MaskAxis] {
    let (mask, frame) = (autoresizing.mask, autoresizing.frame)
    let size = autoresizing.superviewSize
    return [
      MaskAxis(
        view: view, superview: superview, near: .left, far: .right, middle: .centerX, side: .width,
        start: frame.x, length: frame.width, whole: size.width,
        isNearFlexible: mask.contains(.flexibleLeftMargin),
        isLengthFlexible: mask.contains(.flexibleWidth),
        isFarFlexible: mask.contains(.flexibleRightMargin)),
      MaskAxis(
        view: view, superview: superview, near: .top, far: .bottom, middle: .centerY, side: .height,
        start: frame.y, length: frame.height, whole: size.height,
        isNearFlexible: mask.contains(.flexibleTopMargin),
        isLengthFlexible: mask.contains(.flexibleHeight),
        isFarFlexible: mask.contains(.flexibleBottomMargin)),
    ]
  }

  private var end: Double { whole - start - length }

  /// The start and the length that the constraints give it in a superview of another length, in points.
  func place(in newWhole: Double) -> (start: Double, length: Double) {
    func sized(_ multiplier: Double) -> Double {
      max(0, multiplier * newWhole + (length - multiplier * whole))
    }
    switch (isNearFlexible, isLengthFlexible, isFarFlexible) {
    case (false, false, _): return (start, length)
    case (true, false, false): return (newWhole - end - length, length)
    case (true, false, true): return (start + (newWhole - whole) / 2, length)
    case (false, true, false): return (start, sized(1))
    case (false, true, true): return (start, sized(share(length, of: length + end)))
    case (true, true, false):
      let length = sized(share(length, of: length + start))
      return (newWhole - end - length, length)
    case (true, true, true):
      let length = sized(share(length, of: whole))
      return (share(start + self.length, of: whole) * newWhole - length, length)
    }
  }

  /// Two constraints that fix place and size in the superview.
  var constraints: [LayoutConstraint] {
    switch (isNearFlexible, isLengthFlexible, isFarFlexible) {
    case (false, false, _): [tie(near, start), fixedLength]
    case (true, false, false): [tie(far, -end), fixedLength]
    case (true, false, true): [tie(middle, start + length / 2 - whole / 2), fixedLength]
    case (false, true, false): [tie(near, start), sized(1)]
    case (false, true, true): [tie(near, start), sized(share(length, of: length + end))]
    case (true, true, false): [tie(far, -end), sized(share(length, of: length + start))]
    case (true, true, true):
      [proportional(share(start + length, of: whole)), sized(share(length, of: whole))]
    }
  }

  /// A share too small to move anything by a pixel is none.
  private func share(_ part: Double, of whole: Double) -> Double {
    guard whole > 0 else { return 1 }
    let share = part / whole
    return share < 1e-6 ? 0 : share
  }

  private func tie(_ attribute: Attribute, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: attribute, relatedBy: .equal, toItem: .view(superview),
      attribute: attribute, constant: constant)
  }

  private var fixedLength: LayoutConstraint {
    LayoutConstraint(item: .view(view), attribute: side, relatedBy: .equal, constant: length)
  }

  private func sized(_ multiplier: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: side, relatedBy: .equal, toItem: .view(superview),
      attribute: side, multiplier: multiplier, constant: length - multiplier * whole)
  }

  private func proportional(_ multiplier: Double) -> LayoutConstraint {
    LayoutConstraint(
      item: .view(view), attribute: far, relatedBy: .equal, toItem: .view(superview),
      attribute: far, multiplier: multiplier)
  }
}
