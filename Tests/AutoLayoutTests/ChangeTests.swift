import AutoLayout
import Testing

/// What a change marks, and what views may do while they are laid out.
struct ChangeTests {
  @Test
  func `a tree needs layout from a change to the next layout`() throws {
    let root = View.root(["A", "B"])
    let (a, b) = (root.subviews[0], root.subviews[1])
    a.pin(Rect(1, 2, 30, 40))
    b.pin(Rect(5, 6, 7, 8))
    #expect(root.needsLayout)
    try root.layoutIfNeeded()
    #expect(!root.needsLayout && !a.needsLayout)
    let width = try #require(a.constraints.first { $0.firstAttribute == .width })
    width.constant = 30
    a.isHidden = false
    #expect(!root.needsLayout)
    width.constant = 50
    #expect(root.needsLayout && b.needsLayout)
    #expect(try !b.hasAmbiguousLayout)
    // A question is answered about the tree as it is; the frames are those of before.
    #expect(root.needsLayout && a.frame.width == 30)
    try b.layoutIfNeeded()
    #expect(!root.needsLayout && a.frame == Rect(1, 2, 50, 40))
    width.constant = .nan
    #expect(try #require(layoutError(root)).contains("'A.Width = nan'"))
    #expect(root.needsLayout && a.frame == Rect(1, 2, 50, 40))
    width.constant = 60
    #expect(layoutError(root) == nil && a.frame == Rect(1, 2, 60, 40))
  }

  /// A change of anything that a layout depends on.
  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (View, Label, StackView) -> Void

    init(_ name: String, _ make: @escaping @Sendable (View, Label, StackView) -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  static let changes = [
    Change("frame") { root, _, _ in root.frame = Rect(0, 0, 300, 300) },
    Change("canvas") { root, _, _ in root.canvas = Canvas(size: Size(width: 5, height: 6)) },
    Change("mask") { _, label, _ in label.autoresizingMask = [.flexibleWidth] },
    Change("translation of masks") { _, label, _ in
      label.translatesAutoresizingMaskIntoConstraints = true
    },
    Change("hidden") { _, label, _ in label.isHidden = true },
    Change("direction") { root, _, _ in root.semanticContentAttribute = .forceRightToLeft },
    Change("preserved margins") { _, label, _ in label.preservesSuperviewLayoutMargins = true },
    Change("safe area") { _, label, _ in label.insetsLayoutMarginsFromSafeArea = false },
    Change("margins") { _, label, _ in label.layoutMargins = EdgeInsets(top: 1) },
    Change("hugging") { _, label, _ in
      label.setContentHuggingPriority(.defaultHigh, for: .vertical)
    },
    Change("resistance") { _, label, _ in
      label.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    },
    Change("identifier") { _, label, _ in label.identifier = "Other" },
    Change("text") { _, label, _ in label.text = "Other" },
    Change("font") { _, label, _ in label.font = .system(size: 5, weight: nil) },
    Change("lines") { _, label, _ in label.numberOfLines = 2 },
    Change("content") { _, label, _ in label.invalidateIntrinsicContentSize() },
    Change("subview") { _, label, _ in label.addSubview(View()) },
    Change("order") { root, label, _ in root.addSubview(label) },
    Change("removal") { _, label, _ in label.removeFromSuperview() },
    Change("guide") { _, label, _ in label.addLayoutGuide(LayoutGuide()) },
    Change("a system's guide") { root, _, _ in _ = root.readableContentGuide },
    Change("constraint") { _, label, _ in
      label.widthAnchor.constraint(equalToConstant: 5).isActive = true
    },
    Change("priority") { root, _, _ in root.constraints[0].priority = .defaultHigh },
    Change("name of a constraint") { root, _, _ in root.constraints[0].identifier = "Name" },
    Change("deactivation") { root, _, _ in root.constraints[0].isActive = false },
    Change("axis") { _, _, stack in stack.axis = .vertical },
    Change("alignment") { _, _, stack in stack.alignment = .center },
    Change("distribution") { _, _, stack in stack.distribution = .fillEqually },
    Change("spacing") { _, _, stack in stack.spacing = 3 },
    Change("custom spacing") { _, _, stack in
      stack.setCustomSpacing(3, after: stack.arrangedSubviews[0])
    },
    Change("margins of a stack view") { _, _, stack in
      stack.isLayoutMarginsRelativeArrangement = true
    },
    Change("baselines") { _, _, stack in stack.isBaselineRelativeArrangement = true },
    Change("arranged view") { _, _, stack in stack.addArrangedSubview(View()) },
    Change("view that is not arranged any more") { _, _, stack in
      stack.removeArrangedSubview(stack.arrangedSubviews[0])
    },
  ]

  @Test(arguments: changes)
  func `a change of what the layout depends on marks it`(_ change: Change) throws {
    let root = View.root()
    let label = root.add(Label("Text"), "Label")
    label.pin(Rect(1, 2, 3, 4))
    let stack = root.add(StackView(arrangedSubviews: [View(), View()]), "Stack")
    stack.fill(root)
    try root.layoutIfNeeded()
    #expect(!root.needsLayout)
    change.make(root, label, stack)
    #expect(root.needsLayout)
    try root.layoutIfNeeded()
    #expect(!root.needsLayout)
  }

  /// A view that does something when it is measured or laid out.
  private final class Active: View {
    var measuring: (Active) -> Void = { _ in }
    var laying: (Active) -> Void = { _ in }
    var count = 0
    override var intrinsicContentSize: Size {
      measuring(self)
      return Size(width: 20, height: 10)
    }
    override func layoutSubviews() {
      count += 1
      laying(self)
    }
  }

  private func active() -> (root: View, view: Active, other: View) {
    let root = View.root(["Other"])
    let view = root.add(Active(), "Active")
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.subviews[0].pin(Rect(1, 2, 3, 4))
    return (root, view, root.subviews[0])
  }

  /// As programs of UIKit do: a constant follows from the size that the view has got.
  ///
  /// 40 / 2 = 20.
  @Test
  func `what changes from within layoutSubviews is laid out`() throws {
    let (root, view, other) = active()
    let width = view.widthAnchor.constraint(equalToConstant: 30)
    let height = other.heightAnchor.constraint(equalToConstant: 1)
    LayoutConstraint.deactivate(other.constraints.filter { $0.firstAttribute == .height })
    LayoutConstraint.activate([width, height])
    view.laying = { height.constant = $0.bounds.width / 2 }
    try root.layoutIfNeeded()
    #expect(other.frame.height == 15 && view.count == 1 && !root.needsLayout)
    try root.layoutIfNeeded()
    #expect(view.count == 1)
    width.constant = 40
    try root.layoutIfNeeded()
    #expect(other.frame.height == 20 && view.count == 2)
    view.setNeedsLayout()
    try root.layoutIfNeeded()
    #expect(view.count == 3)
  }

  @Test
  func `views are removed, added and laid out from within layoutSubviews`() throws {
    let (root, view, other) = active()
    view.laying = { view in
      other.removeFromSuperview()
      if view.subviews.isEmpty { view.addSubview(View(frame: Rect(1, 2, 3, 4))) }
      try? view.layoutIfNeeded()
    }
    try root.layoutIfNeeded()
    #expect(view.subviews[0].frame == Rect(1, 2, 3, 4) && other.superview == nil)
    #expect(!root.needsLayout)
    view.laying = { $0.removeFromSuperview() }
    view.setNeedsLayout()
    try root.layoutIfNeeded()
    #expect(root.subviews.isEmpty)
  }

  @Test
  func `a change from within layoutSubviews that has no end is an error`() throws {
    let (root, view, other) = active()
    let width = other.constraints.first { $0.firstAttribute == .width }
    view.laying = { view in
      width?.constant += 1
      view.setNeedsLayout()
    }
    #expect(
      layoutError(root)
        == "'Active' changes the layout each time that it lays out its subviews")
    view.laying = { _ in }
    #expect(layoutError(root) == nil && !root.needsLayout)
  }

  @Test
  func `a view that changes the tree while it is measured`() throws {
    let (root, view, other) = active()
    view.measuring = { _ in other.removeFromSuperview() }
    try root.layoutIfNeeded()
    #expect(root.subviews.count == 1 && view.frame == Rect(0, 0, 20, 10))
    view.measuring = { $0.layoutMargins.top += 1 }
    view.setNeedsLayout()
    #expect(
      layoutError(root) == "'Active' changes the layout each time that it is measured")
    view.measuring = { $0.removeFromSuperview() }
    #expect(layoutError(root) == nil && root.subviews.isEmpty)
  }

  @Test
  func `a view that lays out its tree while it is measured is an error`() throws {
    let (root, view, _) = active()
    var inner: String?
    view.measuring = { inner = layoutError($0) }
    #expect(try #require(layoutError(root)).contains("'Active'"))
    #expect(
      inner == "'Active' lays out the tree that it is in while its content size is asked for")
    view.measuring = {
      inner = "\((try? $0.systemLayoutSizeFitting(Size(width: 5, height: 5))) as Any)"
    }
    #expect(layoutError(root) == nil && inner == "nil")
    view.measuring = { _ in }
    #expect(layoutError(root) == nil)
  }

  /// The frame that a layout gave stays until the next one; the layout is that of the view's own tree then.
  @Test
  func `a view that leaves its tree is laid out by itself`() throws {
    let (root, view, other) = active()
    try root.layoutIfNeeded()
    other.removeFromSuperview()
    #expect(other.needsLayout && root.needsLayout)
    other.constraints.first { $0.firstAttribute == .width }?.constant = 9
    try root.layoutIfNeeded()
    #expect(!root.needsLayout && other.needsLayout && view.frame == Rect(0, 0, 20, 10))
    #expect(try !root.hasAmbiguousLayout)
  }
}
