import AutoLayout
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
  func `a view that is to hold itself is refused and told once`() throws {
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
