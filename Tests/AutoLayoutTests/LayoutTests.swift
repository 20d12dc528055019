import AutoLayout
import Testing

/// Frames and errors of laying out.
struct LayoutTests {
  @Test
  func `a view that nothing determines is ambiguous and stays where it was put`() throws {
    let root = View.root(["A", "B"])
    let (a, b) = (root.subviews[0], root.subviews[1])
    a.pin(Rect(10, 20, 30, 40))
    b.frame = Rect(1, 2, 3, 4)
    #expect(try b.hasAmbiguousLayout)
    #expect(try !a.hasAmbiguousLayout)
    try root.layoutIfNeeded()
    #expect(b.frame == Rect(1, 2, 3, 4))
    try b.exerciseAmbiguityInLayout()
    #expect(b.frame != Rect(1, 2, 3, 4) && a.frame == Rect(10, 20, 30, 40))
    try b.exerciseAmbiguityInLayout()
    #expect(b.frame == Rect(1, 2, 3, 4))
  }

  @Test
  func `a conflict is laid out all the same and can be read`() throws {
    let root = View.root(["A"])
    let view = root.subviews[0]
    view.pin(Rect(0, 0, 50, 50))
    let wide = view.widthAnchor.constraint(equalToConstant: 70)
    wide.isActive = true
    try root.layoutIfNeeded()
    #expect([50, 70].contains(view.frame.width))
    let conflicts = try root.conflicts
    #expect(conflicts.count == 1 && conflicts[0].constraints.count == 2)
    #expect(conflicts[0].brokenConstraint != nil)
    #expect(conflicts[0].description.contains("'A.Width = 50.0' and 'A.Width = 70.0'"))
    wide.isActive = false
    #expect(try root.conflicts.isEmpty)
  }

  @Test func `each conflict of an ambiguous layout is described by its own constraints`() throws {
    let root = View.root(["A", "B", "C"])
    for (view, width) in zip(root.subviews, [50.0, 60]) {
      view.pin(Rect(0, 0, width, 50))
      view.widthAnchor.constraint(equalToConstant: width + 20).isActive = true
    }
    let conflicts = try root.conflicts
    #expect(conflicts.count == 2)
    #expect(try root.subviews[2].hasAmbiguousLayout)
    for conflict in conflicts {
      let view = try #require(conflict.constraints.first?.firstItem as? View)
      let name = try #require(view.identifier)
      let other = name == "A" ? "B" : "A"
      #expect(conflict.description.contains("'\(name).Width = "))
      #expect(!conflict.description.contains("'\(other).Width = "))
    }
  }

  /// The classic mistake: the mask of a view of no size says that its width is 0.
  @Test
  func `constraints beside a mask conflict, and the advice is to turn the mask off`() throws {
    let root = View.root()
    let view = View()
    view.identifier = "Red"
    root.addSubview(view)
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    let text = try #require(try root.conflicts.first).description
    #expect(text.contains("Red.Width = 0.0 (h=--&)"))
    #expect(text.contains("translatesAutoresizingMaskIntoConstraints = false on 'Red'"))
    view.translatesAutoresizingMaskIntoConstraints = false
    #expect(try root.conflicts.isEmpty)
  }

  /// 8 + 60 + 8 points: the view's place follows from the label beside it, its width from its own.
  @Test
  func `the constraints that determine a view are named`() throws {
    let root = View.root(["A", "B"])
    let (a, b) = (root.subviews[0], root.subviews[1])
    a.pin(Rect(8, 0, 60, 10))
    let after = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8)
    let width = b.widthAnchor.constraint(equalToConstant: 20)
    let top = b.topAnchor.constraint(equalTo: root.topAnchor)
    let height = b.heightAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([after, width, top, height])
    let affecting = try b.constraintsAffectingLayout(for: .horizontal)
    #expect(
      Set(affecting.map(\.description)) == [
        "B.Leading = A.Trailing + 8.0", "B.Width = 20.0", "A.Leading = View.Leading + 8.0",
        "A.Width = 60.0",
      ])
    let vertical = try b.constraintsAffectingLayout(for: .vertical)
    #expect(
      Set(vertical.map(ObjectIdentifier.init)) == [ObjectIdentifier(top), ObjectIdentifier(height)])
  }

  @Test
  func `laying out from any view lays out the whole tree, again and again`() throws {
    let root = View.root(["Box"])
    let box = root.subviews[0]
    box.fill(root, inset: 10)
    let inner = box.add(View(), "Inner")
    inner.fill(box, inset: 5)
    try inner.layoutIfNeeded()
    #expect(box.frame == Rect(10, 10, 355, 647) && inner.frame == Rect(5, 5, 345, 637))
    inner.frame = .zero
    try inner.layoutIfNeeded()
    #expect(inner.frame == Rect(5, 5, 345, 637))
    root.frame = Rect(50, 60, 100, 200)
    try root.layoutIfNeeded()
    #expect(inner.frame == Rect(5, 5, 70, 170) && root.frame == Rect(50, 60, 100, 200))
    #expect(inner.bounds == Rect(0, 0, 70, 170))
  }

  static let hostile: [Double] = [.nan, .infinity, -.infinity]

  @Test(arguments: hostile)
  func `numbers that are not finite are errors`(_ number: Double) throws {
    let root = View.root(["A"])
    let view = root.subviews[0]
    let width = view.widthAnchor.constraint(equalToConstant: number)
    width.isActive = true
    #expect(try #require(layoutError(root)).contains("a number that is not finite"))
    width.isActive = false
    view.frame = Rect(0, 0, number, 5)
    #expect(layoutError(root) == "'A' has a frame that is not finite")
    view.frame = .zero
    view.addSubview(Sized(width: number, height: 5))
    #expect(try #require(layoutError(root)).contains("a content size that is not finite"))
    view.subviews[0].removeFromSuperview()
    view.layoutMargins = EdgeInsets(top: number)
    view.add(View(), "B").topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor)
      .isActive = true
    #expect(layoutError(root) != nil)
    #expect(throws: LayoutError.self) {
      try view.systemLayoutSizeFitting(Size(width: number, height: 0))
    }
  }

  @Test
  func `a priority out of range and a negative size are errors`() throws {
    let root = View.root(["A"])
    let width = root.subviews[0].widthAnchor.constraint(equalToConstant: 5)
    width.priority = Priority(1001)
    width.isActive = true
    #expect(try #require(layoutError(root)).contains("has the priority 1001"))
    width.priority = .required
    root.subviews[0].frame = Rect(0, 0, -1, 0)
    #expect(layoutError(root) == "'A' has a frame of a negative size")
  }

  /// 50 rows of 25 views, four constraints each; each is 10 wide and 8 high, 2 from the next.
  @Test(.timeLimit(.minutes(10)))
  func `5,000 constraints`() throws {
    let root = View(frame: Rect(0, 0, 1000, 1000))
    var above: View?
    for row in 0..<50 {
      var before: View?
      for column in 0..<25 {
        let view = root.add(View(), "\(row)-\(column)")
        let left = before?.trailingAnchor ?? root.leadingAnchor
        let top = above?.bottomAnchor ?? root.topAnchor
        LayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: left, constant: 2),
          view.topAnchor.constraint(equalTo: top, constant: 2),
          view.widthAnchor.constraint(equalToConstant: 10),
          view.heightAnchor.constraint(equalToConstant: 8),
        ])
        before = view
      }
      above = before
    }
    try root.layoutIfNeeded()
    #expect(root.subviews.last?.frame == Rect(290, 492, 10, 8))
  }
}

/// A view with a content size of its own.
final class Sized: View {
  private let size: Size

  init(width: Double, height: Double) {
    size = Size(width: width, height: height)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  override var intrinsicContentSize: Size { size }
}
