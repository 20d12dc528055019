import AutoLayout
import TestSupport
import Testing

struct TreeTests {
  @Test
  func `subviews keep their order, and a view has one superview`() {
    let root = View.root(["A", "B", "C"])
    let (a, b, c) = (root.subviews[0], root.subviews[1], root.subviews[2])
    root.addSubview(a)
    #expect(root.subviews.map(\.identifier) == ["B", "C", "A"])
    root.insertSubview(c, at: -5)
    root.insertSubview(b, at: 99)
    #expect(root.subviews.map(\.identifier) == ["C", "A", "B"])
    c.addSubview(b)
    #expect(root.subviews.map(\.identifier) == ["C", "A"])
    #expect(b.superview === c)
  }

  @Test
  func `adding a view to itself is refused and reported once`() throws {
    let root = View.root(["Box"])
    let box = root.subviews[0]
    let inner = box.add(View(), "Inner")
    inner.addSubview(inner)
    inner.addSubview(root)
    inner.addSubview(box)
    let error = try #require(layoutError(root))
    #expect(error.split(separator: "\n").count == 3)
    #expect(error.contains("'Box' cannot be added to 'Inner'"))
    #expect(layoutError(root) == nil)
    #expect(inner.subviews.isEmpty && box.superview === root)
  }

  @Test
  func `a system guide of another view is refused`() throws {
    let root = View.root(["A"])
    root.addLayoutGuide(root.subviews[0].layoutMarginsGuide)
    #expect(try #require(layoutError(root)).contains("the system's guides stay where they are"))
    #expect(root.layoutGuides.isEmpty)
  }

  /// Every level takes its superview's size by its mask.
  @Test
  func `a tree of 10,000 levels is built, laid out, cut and freed`() throws {
    let root = View(frame: Rect(0, 0, 100, 100))
    var deepest = root
    for _ in 0..<10_000 {
      let view = View(frame: Rect(0, 0, 100, 100))
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      deepest.addSubview(view)
      deepest = view
    }
    root.frame = Rect(0, 0, 60, 40)
    #expect(deepest.nearestCommon(with: root))
    try root.layoutIfNeeded()
    #expect(deepest.frame == Rect(0, 0, 60, 40))
    root.subviews[0].removeFromSuperview()
    #expect(root.subviews.isEmpty)
  }
  /// A row in a row in a row …: each is as large as what it arranges.
  @Test
  func `1,000 stack views in each other`() throws {
    let root = View.root()
    var stack = root.add(StackView(), "Outermost")
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.firstBaselineAnchor.constraint(equalTo: root.topAnchor, constant: 50).isActive = true
    for _ in 0..<1_000 {
      let inner = StackView()
      stack.addArrangedSubview(inner)
      stack = inner
    }
    stack.addArrangedSubview(Sized(width: 20, height: 10))
    try root.layoutIfNeeded()
    #expect(root.subviews[0].frame == Rect(0, 40, 20, 10))
    #expect(stack.frame == Rect(0, 0, 20, 10))
  }

  @Test(.timeLimit(.minutes(10)))
  func `500 views are removed with 2,500 constraints`() throws {
    let root = View.root((0..<500).map { "\($0)" })
    for view in root.subviews { view.pin(Rect(1, 2, 3, 4)) }
    for (a, b) in zip(root.subviews, root.subviews.dropFirst()) {
      b.leftAnchor.constraint(equalTo: a.leftAnchor).isActive = true
    }
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty && root.constraints.isEmpty)
  }
}

/// What subclasses do when they learn of a removal.
struct RemovalTests {
  /// A stack view that does something else than its superclass when a subview leaves.
  private final class Overriding: StackView {
    var action: (Overriding, View) -> Void = { _, _ in }

    override func willRemoveSubview(_ subview: View) { action(self, subview) }
  }

  /// 30 + 5 + 40: the removed view takes no room, and the spacing after it is forgotten.
  @Test
  func `an override need not call its superclass`() throws {
    let root = View.root()
    let stack = root.add(Overriding(), "Stack")
    stack.spacing = 5
    for size in [20.0, 30, 40] { stack.addArrangedSubview(Sized(width: size, height: size)) }
    stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    try root.layoutIfNeeded()
    stack.subviews[0].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 2)
    try root.layoutIfNeeded()
    #expect(stack.frame == Rect(0, 0, 75, 40))
  }

  @Test
  func `a view that is removed again while it is removed goes once`() {
    let stack = Overriding()
    for _ in 0..<3 { stack.addArrangedSubview(View()) }
    stack.action = { stack, view in
      view.removeFromSuperview()
      stack.subviews.last?.removeFromSuperview()
    }
    let middle = stack.subviews[1]
    stack.subviews[0].removeFromSuperview()
    #expect(stack.subviews.count == 1 && stack.subviews[0] === middle)
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test
  func `a view that is put elsewhere while it moves is refused there`() throws {
    let (root, elsewhere) = (View.root(["A"]), View.root())
    let stack = root.add(Overriding(), "Stack")
    let view = View()
    view.identifier = "Moving"
    stack.addArrangedSubview(view)
    stack.action = { _, view in elsewhere.addSubview(view) }
    root.subviews[0].addSubview(view)
    #expect(view.superview === root.subviews[0])
    #expect((stack.subviews + elsewhere.subviews).isEmpty)
    #expect(try #require(layoutError(elsewhere)).contains("'Moving' cannot be added to 'View'"))
  }

  /// The order of removal does not matter, nor views that were inserted before others.
  @Test(arguments: Seed.samples(10))
  func `views are removed in any order`(seed: Seed) {
    var random = SplitMix(state: seed.number)
    let root = View()
    var expected: [String] = []
    for index in 0..<200 {
      if Int.random(in: 0..<3, using: &random) == 0, !expected.isEmpty {
        let place = Int.random(in: 0..<expected.count, using: &random)
        root.subviews[place].removeFromSuperview()
        expected.remove(at: place)
      } else {
        let place = Int.random(in: 0...expected.count, using: &random)
        let view = View()
        view.identifier = "\(index)"
        root.insertSubview(view, at: place)
        expected.insert("\(index)", at: place)
      }
      #expect(root.subviews.map(\.identifier) == expected)
    }
  }
}

extension View {
  /// Whether a constraint with another view finds a holder.
  fileprivate func nearestCommon(with other: View) -> Bool {
    let tie = leadingAnchor.constraint(equalTo: other.leadingAnchor)
    tie.isActive = true
    defer { tie.isActive = false }
    return other.constraints.contains { $0 === tie }
  }
}
