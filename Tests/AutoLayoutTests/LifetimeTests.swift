import AutoLayout
import Testing

/// What keeps what alive: views hold subviews, guides and constraints, and nothing else holds anything.
struct LifetimeTests {
  /// Objects that are watched without being kept alive.
  final class Watch {
    private struct Entry {
      let name: String
      weak var object: AnyObject?
    }
    private var entries: [Entry] = []

    func callAsFunction<Object: AnyObject>(_ object: Object) -> Object {
      entries.append(Entry(name: "\(type(of: object)) \(entries.count)", object: object))
      return object
    }

    var count: Int { entries.count }
    var living: [String] { entries.filter { $0.object != nil }.map(\.name) }
  }

  /// A view that keeps an anchor of its own, as programs of UIKit do.
  private final class Keeping: View {
    lazy var top = topAnchor
    var others: [LayoutYAxisAnchor] = []
  }

  /// A relation between objects that is made and dropped; a view that stays alive can take part.
  struct Relation: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (Watch, View) throws -> Void

    init(_ name: String, _ make: @escaping @Sendable (Watch, View) throws -> Void) {
      (testDescription, self.make) = (name, make)
    }
  }

  private static func pair(_ watch: Watch) -> (root: View, a: Keeping, b: Keeping) {
    let root = watch(View(frame: .screen))
    let (a, b) = (watch(Keeping()), watch(Keeping()))
    root.add(a, "A")
    root.add(b, "B")
    return (root, a, b)
  }

  static let relations = [
    Relation("a view and its anchor") { watch, _ in
      _ = watch(watch(Keeping()).top)
    },
    Relation("two views and each other's anchors") { watch, _ in
      let (_, a, b) = pair(watch)
      a.others = [watch(b.topAnchor), watch(a.bottomAnchor)]
      b.others = [watch(a.top)]
    },
    Relation("a guide, its view, and anchors of both") { watch, _ in
      let (root, a, _) = pair(watch)
      let guide = watch(LayoutGuide())
      a.addLayoutGuide(guide)
      a.others = [guide.topAnchor, watch(a.layoutMarginsGuide).bottomAnchor, root.topAnchor]
    },
    Relation("active constraints of a tree that was laid out") { watch, _ in
      let (root, a, b) = pair(watch)
      a.pin(Rect(1, 2, 3, 4))
      let tie = watch(b.topAnchor.constraint(equalTo: a.top))
      tie.isActive = true
      try root.layoutIfNeeded()
      _ = try (a.hasAmbiguousLayout, b.constraintsAffectingLayout(for: .vertical))
    },
    Relation("a constraint that waits") { watch, staying in
      let stray = watch(View())
      watch(stray.topAnchor.constraint(equalTo: staying.topAnchor)).isActive = true
      watch(watch(LayoutGuide()).topAnchor.constraint(equalTo: stray.topAnchor)).isActive = true
    },
    Relation("a view that stays, in a superview that goes") { watch, staying in
      let superview = watch(View(frame: .screen))
      superview.addSubview(staying)
      watch(staying.topAnchor.constraint(equalTo: superview.topAnchor)).isActive = true
      watch(staying.leftAnchor.constraint(equalTo: watch(superview.layoutMarginsGuide).leftAnchor))
        .isActive = true
      try superview.layoutIfNeeded()
    },
    Relation("a view that goes from a superview that stays") { watch, staying in
      let view = staying.add(watch(View()), "A")
      view.pin(Rect(1, 2, 3, 4))
      for constraint in staying.constraints + view.constraints { _ = watch(constraint) }
      try staying.layoutIfNeeded()
      view.removeFromSuperview()
    },
    Relation("a constraint in a view that stays, about others") { watch, staying in
      let (_, a, b) = pair(watch)
      staying.addConstraint(watch(a.topAnchor.constraint(equalTo: b.topAnchor)))
    },
    Relation("constraints of a view that stays, made, deactivated and removed") { watch, staying in
      let width = watch(staying.widthAnchor.constraint(equalToConstant: 5))
      width.isActive = true
      width.isActive = false
      let height = watch(staying.heightAnchor.constraint(equalToConstant: 5))
      height.isActive = true
      staying.removeConstraint(height)
      _ = watch(staying.heightAnchor.constraint(equalToConstant: 6))
    },
    Relation("a stack view, what it arranges and a view that it arranged") { watch, staying in
      let arranged = (0..<3).map { _ in watch(View()) }
      let stack = watch(StackView(arrangedSubviews: arranged + [staying]))
      stack.distribution = .equalSpacing
      stack.setCustomSpacing(5, after: staying)
      let root = watch(View(frame: .screen))
      root.add(stack, "Stack")
      try root.layoutIfNeeded()
      arranged[1].removeFromSuperview()
      stack.removeArrangedSubview(arranged[0])
      try root.layoutIfNeeded()
    },
    Relation("a guide that moves from a view that stays to another") { watch, staying in
      let guide = watch(LayoutGuide())
      staying.addLayoutGuide(guide)
      let view = watch(View(frame: .screen))
      view.addLayoutGuide(guide)
      watch(guide.widthAnchor.constraint(equalTo: watch(View()).widthAnchor)).isActive = true
      watch(guide.topAnchor.constraint(equalTo: view.topAnchor)).isActive = true
    },
  ]

  @Test(arguments: relations)
  func `objects die with the last that holds them`(_ relation: Relation) throws {
    let (watch, staying) = (Watch(), View(frame: .screen))
    for _ in 0..<3 { try relation.make(watch, staying) }
    #expect(watch.count >= 3)
    #expect(watch.living == [])
  }

  @Test
  func `an anchor outlives its view, and a constraint made of it is reported`() throws {
    var anchor: LayoutYAxisAnchor?
    do {
      let view = View()
      anchor = view.topAnchor
      #expect(anchor?.item === view)
    }
    let dead = try #require(anchor)
    #expect(dead.item == nil)
    let root = View.root(["A"])
    root.subviews[0].topAnchor.constraint(equalTo: dead).isActive = true
    #expect(try #require(layoutError(root)).contains("'A.Top = nothing.Top'"))
    #expect(layoutError(root) == nil)
  }

  /// The faults of a tree that nobody lays out do not pile up.
  @Test
  func `a view that stays reports some of its lost constraints`() throws {
    let root = View.root(["A"])
    for index in 0..<1_000 {
      let other = View()
      other.identifier = "\(index)"
      let constraint = other.topAnchor.constraint(
        equalTo: root.subviews[0].topAnchor, constant: Double(index))
      constraint.isActive = true
    }
    let error = try #require(layoutError(root))
    #expect(error.split(separator: "\n").count == 100)
    #expect(layoutError(root) == nil)
  }
}
