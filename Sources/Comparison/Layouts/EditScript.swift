/// The edits that lead from one layout to another.
struct EditScript {
  private(set) var edits: [Edit] = []
  private let old: FigureSnapshot
  private let new: FigureSnapshot
  /// Whether both tell what they were told: else what one says of it is no news.
  private let comparesFacts: Bool

  /// - Parameters:
  ///   - old: The old layout in the new names.
  ///   - pairs: The constraints of both.
  ///   - names: The views that go by other names now.
  init(
    _ old: FigureSnapshot, _ new: FigureSnapshot, _ pairs: ConstraintPairing.Pairs,
    _ names: [ViewRenaming.Names]
  ) {
    (self.old, self.new) = (old, new)
    comparesFacts = old.hasFacts && new.hasFacts
    addNames(names)
    addViews()
    addConstraints(pairs)
    addFacts()
    addCanvas()
    if old.title != new.title {
      let words = "the title went from \"\(old.title)\" to \"\(new.title)\""
      add("title \"\(old.title)\" -> \"\(new.title)\"", words, .text) {
        ($0.isHorizontal, $0.isVertical) = (false, false)
      }
    }
  }

  private mutating func add(
    _ key: String, _ words: String, _ kind: ChangeClass, _ refine: (inout Edit) -> Void = { _ in }
  ) {
    var edit = Edit(key: key, words: words, kind: kind, views: [])
    refine(&edit)
    edits.append(edit)
  }

  // MARK: - Views

  private mutating func addNames(_ names: [ViewRenaming.Names]) {
    let lines = Dictionary(new.views.map { ($0.name, $0.line) }) { first, _ in first }
    for name in names {
      let line = lines[name.new] ?? nil
      add("name \(name.old) -> \(name.new)", "\(name.old) is called \(name.new) now", .text) {
        ($0.isHorizontal, $0.isVertical) = (false, false)
        ($0.views, $0.line) = ([name.new], line)
      }
    }
  }

  private mutating func addViews() {
    let (before, after) = (Set(old.views.map(\.name)), Set(new.views.map(\.name)))
    for view in new.views where !before.contains(view.name) {
      add("+ view \(told(view))", "\(described(view)) was added", .views) {
        ($0.views, $0.line) = ([view.name], view.line)
      }
    }
    for view in old.views where !after.contains(view.name) {
      add("- view \(told(view))", "\(described(view)) was removed", .views) {
        $0.views = [view.name]
      }
    }
    let (oldOrder, newOrder) = (
      old.views.map(\.name).filter(after.contains), new.views.map(\.name).filter(before.contains)
    )
    let places = oldOrder.indices.clamped(to: newOrder.indices)
      .filter { oldOrder[$0] != newOrder[$0] }
    guard let first = places.first, let last = places.last else { return }
    let orders = [oldOrder, newOrder].map { $0[first...last].joined(separator: ", ") }
    add(
      "order \(orders[0]) -> \(orders[1])",
      "\(newOrder[first]) lies in another place between the views", .restyled
    ) { $0.views = [oldOrder[first], newOrder[first]] }
  }

  /// All that its author said of a view that came or went.
  private func told(_ view: FigureSnapshot.View) -> String {
    let facts = view.facts.map { ", \($0.key) \($0.value)" }.joined()
    return "\(view.name) (\(view.kind)) in \(view.parent)\(facts)"
  }

  private func described(_ view: FigureSnapshot.View) -> String {
    view.kind == "view" ? view.name : "\(view.name) (\(view.kind))"
  }

  // MARK: - Constraints

  private mutating func addConstraints(_ pairs: ConstraintPairing.Pairs) {
    for (old, new) in pairs.kept {
      guard let words = ConstraintWords.change(old, new) else { continue }
      add("\(old.equation) -> \(new.equation)", words, .constraints) {
        EditScript.refine(&$0, [old, new])
      }
    }
    for constraint in pairs.added {
      let words = "\(ConstraintWords.name(of: constraint)) was added"
      add("+ \(constraint.equation)", words, .constraints) { EditScript.refine(&$0, [constraint]) }
    }
    for constraint in pairs.removed {
      let words = "\(ConstraintWords.name(of: constraint)) was removed"
      add("- \(constraint.equation)", words, .constraints) {
        EditScript.refine(&$0, [constraint])
        ($0.constraint, $0.line) = (nil, nil)
      }
    }
    guard comparesFacts else { return }
    let (before, after) = (Set(old.inactive), Set(new.inactive))
    for equation in new.inactive where !before.contains(equation) {
      add("off \(equation)", "\"\(equation)\" was turned off", .constraints)
    }
    for equation in old.inactive where !after.contains(equation) {
      add("on \(equation)", "\"\(equation)\" is not shown as turned off any more", .constraints)
    }
  }

  private static func refine(_ edit: inout Edit, _ constraints: [FigureSnapshot.Constraint]) {
    let ends = constraints.flatMap(\.ends)
    edit.constraint = constraints.last?.number
    edit.line = constraints.last?.line
    if ends.isEmpty {
      edit.reachesAll = true
      return
    }
    // A size that is tied to one of the other direction can move both.
    edit.isVertical = ends.contains(where: \.isVertical)
    edit.isHorizontal = ends.contains { !$0.isVertical }
    edit.views = Set(ends.map(\.item))
  }

  // MARK: - Facts

  private mutating func addFacts() {
    guard comparesFacts else { return }
    let before = Dictionary(old.views.map { ($0.name, $0) }) { first, _ in first }
    for view in new.views {
      guard let was = before[view.name] else { continue }
      addFacts(of: view.name, was.facts, view.facts, line: view.line)
      if was.kind != view.kind {
        addFact(of: view.name, (key: "kind", old: was.kind, new: view.kind), line: view.line)
      }
      if was.parent != view.parent {
        let words = "\(view.name) moved into \(view.parent)"
        add("parent of \(view.name) \(was.parent) -> \(view.parent)", words, .views) {
          ($0.views, $0.line) = ([view.name, was.parent, view.parent], view.line)
        }
      }
    }
    addFacts(of: FigureSnapshot.rootName, old.rootFacts, new.rootFacts, line: nil)
  }

  private mutating func addFacts(
    of view: String, _ old: [FigureSnapshot.Fact], _ new: [FigureSnapshot.Fact], line: Int?
  ) {
    for fact in FactComparison.differences(old, new) { addFact(of: view, fact, line: line) }
  }

  private mutating func addFact(
    of view: String, _ fact: (key: String, old: String?, new: String?), line: Int?
  ) {
    let values = "\(fact.key) \(fact.old ?? "none") -> \(fact.new ?? "none")"
    let moves = FactComparison.moves(fact.key)
    add(
      values, FactComparison.words(view, fact.key, fact.old, fact.new),
      FactComparison.kind(of: fact.key)
    ) {
      $0.setsFrame = fact.key == "frame"
      ($0.views, $0.isHorizontal, $0.isVertical, $0.line) = ([view], moves, moves, line)
      $0.reachesAll = moves && view == FigureSnapshot.rootName
    }
  }

  private mutating func addCanvas() {
    var (before, after) = (old.canvas.facts, new.canvas.facts)
    if !comparesFacts {
      let known = Set(before.map(\.key)).intersection(after.map(\.key))
      before.removeAll { !known.contains($0.key) }
      after.removeAll { !known.contains($0.key) }
    }
    for (key, old, new) in FactComparison.differences(before, after) {
      add(
        "canvas \(key) \(old ?? "none") -> \(new ?? "none")",
        FactComparison.words("the canvas", key, old, new), FactComparison.kind(of: key)
      ) { $0.reachesAll = FactComparison.moves(key) }
    }
    let sizes = [old.canvas, new.canvas].map {
      ConstraintWords.number($0.width) + "x" + ConstraintWords.number($0.height)
    }
    if sizes[0] != sizes[1] {
      add(
        "canvas \(sizes[0]) -> \(sizes[1])", "the canvas went from \(sizes[0]) to \(sizes[1])",
        .constraints
      ) { $0.reachesAll = true }
    }
  }
}
