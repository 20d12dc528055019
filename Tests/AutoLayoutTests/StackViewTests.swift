import AutoLayout
import Testing

struct StackViewTests {
  private func stack(_ sizes: [Double], in root: View) -> StackView {
    let views = sizes.map { Sized(width: $0, height: $0) }
    let stack = root.add(StackView(arrangedSubviews: views), "Stack")
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    return stack
  }

  /// 20 + 4 + 30 + 10 + 40 = 104 wide, as high as the highest.
  @Test
  func `a row is as large as what it arranges`() throws {
    let root = View.root()
    let stack = stack([20, 30, 40], in: root)
    stack.spacing = 4
    stack.setCustomSpacing(10, after: stack.arrangedSubviews[1])
    try root.layoutIfNeeded()
    #expect(stack.frame == Rect(0, 0, 104, 40))
    #expect(stack.arrangedSubviews.map(\.frame.x) == [0, 24, 64])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [40, 40, 40])
    stack.alignment = .center
    try root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.y) == [10, 5, 0])
    stack.arrangedSubviews[2].isHidden = true
    try root.layoutIfNeeded()
    #expect(stack.frame.width == 54)
  }

  /// A column of 300 points that fills equally: (300 - 2 x 10 margins - 2 x 5 spacing) / 3 = 90.
  @Test
  func `a column between margins`() throws {
    let root = View.root()
    let stack = stack([10, 10, 10], in: root)
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 5
    stack.heightAnchor.constraint(equalToConstant: 300).isActive = true
    stack.layoutMargins = EdgeInsets(top: 10, left: 0, bottom: 10, right: 0)
    try root.layoutIfNeeded()
    // Margins count only when the arrangement is relative to them: (300 - 10) / 3.
    #expect(abs(stack.arrangedSubviews[0].frame.height - 290.0 / 3) < 1e-9)
    stack.isLayoutMarginsRelativeArrangement = true
    try root.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.y) == [10, 105, 200])
    #expect(stack.arrangedSubviews.map(\.frame.height) == [90, 90, 90])
  }

  @Test
  func `a view is arranged by one stack view, and not any more when it is removed`() {
    let (first, second) = (StackView(), StackView())
    let (a, b) = (View(), View())
    first.addArrangedSubview(a)
    first.addArrangedSubview(b)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    first.setCustomSpacing(3, after: a)
    first.insertArrangedSubview(b, at: 0)
    #expect(first.arrangedSubviews.map(ObjectIdentifier.init) == [b, a].map(ObjectIdentifier.init))
    #expect(first.customSpacing(after: a) == 3)
    second.addArrangedSubview(a)
    #expect(first.arrangedSubviews.count == 1 && first.subviews.count == 1)
    #expect(second.customSpacing(after: a) == nil)
    second.removeArrangedSubview(a)
    #expect(second.arrangedSubviews.isEmpty && a.superview === second)
    second.addArrangedSubview(a)
    a.removeFromSuperview()
    #expect(second.arrangedSubviews.isEmpty && second.subviews.isEmpty)
  }

  @Test
  func `a stack view does not arrange itself`() throws {
    let root = View.root()
    let stack = root.add(StackView(), "Stack")
    stack.addArrangedSubview(stack)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(try #require(layoutError(root)).contains("'Stack' cannot be added to 'Stack'"))
  }

  /// 100 wide in all: 100 - 30 - 8 are left for the one that hugs its content less.
  @Test
  func `a stack view may be the root`() throws {
    let stack = StackView(frame: Rect(0, 0, 100, 50))
    let (small, large) = (Sized(width: 30, height: 10), Sized(width: 30, height: 10))
    large.setContentHuggingPriority(Priority(249), for: .horizontal)
    stack.spacing = 8
    for view in [small, large] { stack.addArrangedSubview(view) }
    try stack.layoutIfNeeded()
    #expect(small.frame == Rect(0, 0, 30, 50) && large.frame == Rect(38, 0, 62, 50))
    #expect(stack.frame == Rect(0, 0, 100, 50))
    #expect(try stack.conflicts.isEmpty)
  }
}
