import AutoLayout
import Testing

/// What a program may do wrong with a tree that is laid out already, and in strings of the visual format.
struct BadChangeTests {
  private struct Row {
    let root = View.root(["A", "B"])
    let gap: LayoutConstraint
    var a: View { root.subviews[0] }
    var b: View { root.subviews[1] }

    init() throws {
      gap = root.subviews[1].leadingAnchor.constraint(
        equalTo: root.subviews[0].trailingAnchor, constant: 8)
      a.pin(Rect(10, 20, 30, 40))
      b.pin(Rect(48, 20, 30, 40))
      LayoutConstraint.deactivate(root.constraints.filter { $0.constant == 48 })
      gap.isActive = true
      try root.layoutIfNeeded()
    }

    var frames: [Rect] { root.subviews.map(\.frame) }
  }

  private static func isFinite(_ frame: Rect) -> Bool {
    [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite)
  }

  @Test(arguments: BadInputTests.hostile)
  func `a constant out of range that changes a layout is an error, and a good one lays out again`(
    _ number: Double
  ) throws {
    let row = try Row()
    let before = row.frames
    row.gap.constant = number
    if let error = layoutError(row.root) {
      #expect(error.contains("A.") && error.contains("B."), "\(error) names no view")
      #expect(row.frames == before && row.root.needsLayout)
      #expect(throws: LayoutError.self) { () throws in _ = try row.root.hasAmbiguousLayout }
    } else {
      // 10 + 30 and the gap.
      #expect(row.b.frame.x == 40 + number && Self.isFinite(row.b.frame))
    }
    row.gap.constant = 8
    try row.root.layoutIfNeeded()
    #expect(row.frames == before && !row.root.needsLayout)
  }

  @Test(arguments: BadInputTests.hostile)
  func `a number out of range from within layoutSubviews is an error, or the frames are numbers`(
    _ number: Double
  ) throws {
    let row = try Row()
    let view = row.root.add(Acting(), "Acting")
    view.pin(Rect(1, 2, 3, 4))
    view.action = { _ in row.gap.constant = number }
    if let error = layoutError(row.root) {
      #expect(error.contains("A.") && error.contains("B."))
      #expect(row.root.needsLayout)
    } else {
      #expect(row.b.frame.x == 40 + number)
    }
    #expect(row.root.subviews.allSatisfy { Self.isFinite($0.frame) })
  }

  @Test
  func `a constraint between two trees that are laid out names its views in both`() throws {
    let (row, other) = (try Row(), View.root(["C"]))
    let stranger = other.subviews[0]
    stranger.pin(Rect(1, 2, 3, 4))
    try other.layoutIfNeeded()
    let before = row.frames
    let tie = row.a.topAnchor.constraint(equalTo: stranger.bottomAnchor)
    tie.isActive = true
    for (root, name) in [(row.root, "'C'"), (other, "'A'")] {
      #expect(root.needsLayout)
      let error = try #require(layoutError(root))
      #expect(error.contains("'A.Top = C.Bottom'") && error.contains("\(name) is not in this tree"))
    }
    #expect(row.frames == before && stranger.frame == Rect(1, 2, 3, 4))
    tie.isActive = false
    #expect(layoutError(row.root) == nil && layoutError(other) == nil)
  }

  @Test
  func `sizes that follow each other in a circle conflict, and the conflict names them`() throws {
    let row = try Row()
    LayoutConstraint.deactivate(
      (row.a.constraints + row.b.constraints).filter {
        $0.firstAttribute == .width
      })
    LayoutConstraint.activate([
      row.a.widthAnchor.constraint(equalTo: row.b.widthAnchor, constant: 10),
      row.b.widthAnchor.constraint(equalTo: row.a.widthAnchor, constant: 10),
    ])
    try row.root.layoutIfNeeded()
    let conflict = try #require(try row.root.conflicts.first)
    #expect(conflict.constraints.count == 2)
    #expect(conflict.description.contains("A.Width") && conflict.description.contains("B.Width"))
    #expect(row.frames.allSatisfy(Self.isFinite))
  }

  /// A view that does something when it lays out its subviews.
  private final class Acting: View {
    var action: (Acting) -> Void = { _ in }
    override func layoutSubviews() { action(self) }
  }

  /// What a view does to its tree while the tree is laid out.
  struct Deed: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var act: @Sendable (View) -> Void

    init(_ name: String, _ act: @escaping @Sendable (View) -> Void) {
      (testDescription, self.act) = (name, act)
    }
  }

  static let deeds = [
    Deed("removes itself") { $0.removeFromSuperview() },
    Deed("removes its siblings") { view in
      for other in view.superview?.subviews ?? [] where other !== view {
        other.removeFromSuperview()
      }
    },
    Deed("puts its superview into another tree") { view in
      guard let superview = view.superview, superview.superview == nil else { return }
      View(frame: .screen).addSubview(superview)
    },
    Deed("makes the root smaller") { view in
      if let root = view.superview, root.frame.width > 50 { root.frame = Rect(0, 0, 50, 50) }
    },
    Deed("lays out, and asks") { view in
      try? view.layoutIfNeeded()
      _ = try? view.hasAmbiguousLayout
      _ = try? view.superview?.conflicts
      try? view.exerciseAmbiguityInLayout()
    },
    Deed("deactivates all constraints") { view in
      LayoutConstraint.deactivate(view.constraints + (view.superview?.constraints ?? []))
    },
    Deed("adds a view that holds it") { view in
      if let superview = view.superview { view.addSubview(superview) }
    },
  ]

  /// After one more layout without the deed, the frames are those of the tree as it is then.
  @Test(arguments: deeds)
  func `what a view does while its tree is laid out leaves no frame of before`(_ deed: Deed) throws
  {
    let row = try Row()
    let view = row.root.add(Acting(), "Acting")
    view.pin(Rect(1, 2, 3, 4))
    view.action = { deed.act($0) }
    if let error = layoutError(row.root) { #expect(error.contains("'Acting'")) }
    let views = [row.root, view] + row.root.subviews
    #expect(views.allSatisfy { Self.isFinite($0.frame) })
    view.action = { _ in }
    for root in [row.root, view] { _ = layoutError(root) }
    let frames = views.map(\.frame)
    for root in [row.root, view] {
      root.setNeedsLayout()
      try root.layoutIfNeeded()
    }
    #expect(zip(frames, views.map(\.frame)).allSatisfy { $0.distance(to: $1) < 1e-9 })
  }

  static let formats = [
    "", "H", "H:", "V:|", "|", "[", "]", "[]", "[a", "a]", "[a]-", "[a]-[", "[a]--[b]", "[c]",
    "[a(]", "[a()]", "[a(==)]", "[a(nothing)]", "[a(1e999)]", "[a(nan)]", "[a(-1)]", "[a(5@)]",
    "[a(5@2000)]", "[a(5@-1)]", "[a]-(", "[a]-()-[b]", "[a]-(>=)-[b]", "[a]-inf-[b]",
    "[a]-nothing-[b]", "H:V:[a]", "X:[a]", "[a(==a.height/0)]", "[a(==b*1e400)]", "\u{0}",
    "[🙂]", String(repeating: "[", count: 10_000), String(repeating: "[a]-", count: 2_000),
  ]

  @Test(arguments: formats)
  func `a wrong format is an error that says so, or the frames are numbers`(_ format: String) throws
  {
    let row = try Row()
    let views: [String: LayoutItem] = ["a": row.a, "b": row.b]
    let metrics = ["nan": Double.nan, "inf": .infinity]
    do throws(VisualFormatError) {
      LayoutConstraint.activate(
        try LayoutConstraint.constraints(
          withVisualFormat: format, options: .alignAllTop, metrics: metrics, views: views))
    } catch {
      #expect(!error.reason.isEmpty && "\(error)".contains(error.reason))
    }
    if let error = layoutError(row.root) {
      #expect(error.contains("'A") || error.contains("'B"), "\(error) names no view")
    }
    #expect(row.frames.allSatisfy(Self.isFinite))
  }
}
