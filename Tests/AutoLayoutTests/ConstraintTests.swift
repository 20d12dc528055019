import AutoLayout
import Testing

/// Activation, priorities and removal.
struct ConstraintTests {
  @Test
  func `an active constraint is held by the nearest common view`() {
    let root = View.root()
    let box = root.add(View(), "Box")
    let (inner, other) = (box.add(View(), "Inner"), box.add(View(), "Other"))
    let far = root.add(View(), "Far")
    let guide = LayoutGuide()
    far.addLayoutGuide(guide)
    let rows: [(constraint: LayoutConstraint, holder: View)] = [
      (inner.leadingAnchor.constraint(equalTo: other.leadingAnchor), box),
      (inner.leadingAnchor.constraint(equalTo: box.leadingAnchor), box),
      (box.leadingAnchor.constraint(equalTo: inner.leadingAnchor), box),
      (inner.leadingAnchor.constraint(equalTo: far.leadingAnchor), root),
      (inner.leadingAnchor.constraint(equalTo: guide.leadingAnchor), root),
      (guide.leadingAnchor.constraint(equalTo: far.leadingAnchor), far),
      (inner.widthAnchor.constraint(equalToConstant: 5), inner),
    ]
    LayoutConstraint.activate(rows.map(\.constraint))
    for row in rows {
      #expect(row.constraint.isActive)
      #expect(row.holder.constraints.contains { $0 === row.constraint })
    }
    LayoutConstraint.deactivate(rows.map(\.constraint))
    for row in rows { #expect(!row.constraint.isActive && row.holder.constraints.isEmpty) }
  }

  @Test
  func `a constraint is active once however often it is activated`() {
    let root = View.root(["A"])
    let width = root.subviews[0].widthAnchor.constraint(equalToConstant: 5)
    width.isActive = true
    width.isActive = true
    root.subviews[0].addConstraint(width)
    #expect(root.subviews[0].constraints.count == 1)
    root.removeConstraint(width)
    #expect(width.isActive)
    root.subviews[0].removeConstraint(width)
    #expect(!width.isActive)
  }

  /// 50 points at 750 and 80 at 250 below it: the first is met.
  ///
  /// Then the second is required.
  @Test
  func `constant and priority may be changed while a constraint is active`() throws {
    let root = View.root(["A"])
    let view = root.subviews[0]
    view.pin(Rect(0, 0, 50, 10))
    let width = try #require(view.constraints.first)
    width.priority = .defaultHigh
    let other = view.widthAnchor.constraint(equalToConstant: 80)
    other.priority = .defaultLow
    other.isActive = true
    try root.layoutIfNeeded()
    #expect(view.frame.width == 50)
    other.priority = .required
    try root.layoutIfNeeded()
    #expect(view.frame.width == 80)
    other.constant = 90
    try root.layoutIfNeeded()
    #expect(view.frame.width == 90)
  }

  @Test
  func `a view that is removed takes its inner constraints along and drops the others`() {
    let root = View.root()
    let box = root.add(View(), "Box")
    let inner = box.add(View(), "Inner")
    let far = root.add(View(), "Far")
    let kept = inner.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    let cut = inner.topAnchor.constraint(equalTo: far.topAnchor)
    let outside = far.topAnchor.constraint(equalTo: root.topAnchor)
    LayoutConstraint.activate([kept, cut, outside])
    box.removeFromSuperview()
    #expect(kept.isActive && !cut.isActive && outside.isActive)
    #expect(box.superview == nil && root.subviews.count == 1)
    #expect(root.constraints.count == 1)
  }

  @Test
  func `a guide that is removed drops its constraints`() throws {
    let root = View.root(["A"])
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let tie = root.subviews[0].leadingAnchor.constraint(equalTo: guide.leadingAnchor)
    tie.isActive = true
    root.removeLayoutGuide(guide)
    #expect(!tie.isActive && root.layoutGuides.isEmpty && guide.owningView == nil)
  }

  @Test
  func `items without a common view are an error until they have one`() throws {
    let root = View.root(["Red"])
    let red = root.subviews[0]
    let blue = View()
    blue.identifier = "Blue"
    blue.translatesAutoresizingMaskIntoConstraints = false
    red.pin(Rect(10, 10, 50, 50))
    let tie = blue.leadingAnchor.constraint(equalTo: red.trailingAnchor, constant: 8)
    tie.isActive = true
    #expect(tie.isActive && root.constraints.count == 2)
    let error = try #require(layoutError(root))
    #expect(error.contains("'Blue.Leading = Red.Trailing + 8.0'"))
    #expect(error.contains("'Blue' is not in this tree"))
    root.addSubview(blue)
    try root.layoutIfNeeded()
    #expect(blue.frame.x == 68)
    #expect(root.constraints.contains { $0 === tie })
  }

  @Test
  func `an item deallocated before it came into the tree is reported once`() throws {
    let root = View.root(["Red"])
    root.subviews[0].leadingAnchor.constraint(equalTo: View().trailingAnchor).isActive = true
    #expect(try #require(layoutError(root)).contains("'Red.Leading = nothing.Trailing'"))
    #expect(layoutError(root) == nil)
  }

  @Test
  func `a guide of no view is an error`() throws {
    let root = View.root(["Red"])
    let guide = LayoutGuide()
    guide.identifier = "Space"
    root.subviews[0].leadingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
    #expect(try #require(layoutError(root)).contains("'Space' is not in this tree"))
  }

  /// UIKit raises an exception: the items must be descendants of that view, or the view itself.
  @Test
  func `addConstraint on a view that does not hold the items is an error, once`() throws {
    let root = View.root(["A", "B"])
    let (a, b, stray) = (root.subviews[0], root.subviews[1], View())
    for (holder, constraint, name) in [
      (root, stray.widthAnchor.constraint(equalTo: a.widthAnchor), "View"),
      (a, a.leadingAnchor.constraint(equalTo: root.leadingAnchor), "View"),
      (a, a.topAnchor.constraint(equalTo: b.topAnchor), "B"),
      (a, root.widthAnchor.constraint(equalToConstant: 4), "View"),
    ] {
      holder.addConstraint(constraint)
      #expect(!constraint.isActive)
      let error = try #require(layoutError(root))
      #expect(error.contains("'\(name)' is neither that view nor in it"), "\(error)")
      #expect(layoutError(root) == nil)
    }
  }

  @Test
  func `a constraint that was added to a subview does not outlive its views`() throws {
    var root: View? = View.root(["A"])
    weak let known = root
    if let root {
      root.subviews[0].addConstraint(root.widthAnchor.constraint(equalToConstant: 4))
      #expect(layoutError(root) != nil)
    }
    root = nil
    #expect(known == nil)
  }

  @Test
  func `a constraint does not keep its items alive, nor an item its constraints' other items`() {
    weak var root: View?
    var constraint: LayoutConstraint?
    do {
      let tree = View.root(["A", "B"])
      constraint = tree.subviews[0].leadingAnchor.constraint(
        equalTo: tree.subviews[1].leadingAnchor)
      constraint?.isActive = true
      _ = tree.layoutMarginsGuide
      root = tree
    }
    #expect(root == nil)
    #expect(constraint?.firstItem == nil && constraint?.isActive == false)
  }

  struct Pair: Sendable, CustomTestStringConvertible {
    var first: Attribute
    var second: Attribute
    var explanation: String?
    var testDescription: String { "\(first) with \(second)" }
  }

  static let pairs = [
    Pair(
      first: .leading, second: .left, explanation: "Leading and Trailing cannot be tied to Left"),
    Pair(
      first: .right, second: .trailing, explanation: "Leading and Trailing cannot be tied to Left"),
    Pair(first: .top, second: .leading, explanation: "vertical location cannot be tied"),
    Pair(first: .width, second: .top, explanation: "a size (Width, Height) cannot be tied"),
    Pair(first: .top, second: .notAnAttribute, explanation: "a location needs a second item"),
    Pair(first: .notAnAttribute, second: .top, explanation: "needs an attribute on its left"),
    Pair(first: .left, second: .leftMargin, explanation: nil),
    Pair(first: .width, second: .height, explanation: nil),
  ]

  @Test(arguments: pairs)
  func `attributes that cannot meet are an error when the view is laid out`(_ pair: Pair) {
    let root = View.root(["A"])
    LayoutConstraint(
      item: root.subviews[0], attribute: pair.first, relatedBy: .equal, toItem: root,
      attribute: pair.second
    ).isActive = true
    let error = layoutError(root)
    #expect(
      error == nil ? pair.explanation == nil : error?.contains(pair.explanation ?? "?") == true)
  }

  /// UIKit allows what the guide advises against: the middle at half the root's, 375 / 4.
  @Test
  func `a multiple of a place counts from the holder's corner`() throws {
    let root = View.root(["A"])
    let view = root.subviews[0]
    LayoutConstraint(
      item: view, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX,
      multiplier: 0.5
    ).isActive = true
    view.widthAnchor.constraint(equalToConstant: 20).isActive = true
    try root.layoutIfNeeded()
    #expect(view.frame.x == 83.75)
  }
}
