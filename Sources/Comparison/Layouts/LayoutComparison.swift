/// What is different between two layouts.
package struct LayoutComparison: Hashable, Sendable {
  /// Sentences, the gravest first.
  package var changes: [Change] = []
  /// What the author did.
  package var edits: [Edit] = []
  /// The views whose frames are others.
  package var movedViews: [MovedView] = []
  /// Where constraints act that are others, or that came.
  package var marks: [ConstraintMark] = []

  /// The edits from which frames and a status can follow.
  private var movingEdits: [Edit] = []

  /// A view that lies elsewhere, in the root's coordinates.
  package struct MovedView: Hashable, Sendable {
    package var name: String
    package var from: Frame
    package var to: Frame
  }

  /// Compares two layouts.
  package init(_ old: FigureSnapshot, _ new: FigureSnapshot) {
    if old == new { return }
    let renaming = ViewRenaming(old, new)
    let old = renaming.renamed(old)
    let pairs = ConstraintPairing.pairs(old.constraints, new.constraints)
    edits = EditScript(old, new, pairs, renaming.names).edits
    movingEdits = edits.filter { $0.isHorizontal || $0.isVertical || $0.setsFrame }
    let dependencies = EditDependencies(edits, [old, new])
    addStatus(old, new)
    addFrames(old, new, dependencies)
    addBroken(pairs)
    addMarks(new)
    addUntold()
    changes = changes.enumerated().sorted {
      ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
    }.map(\.element)
  }

  private mutating func addMarks(_ new: FigureSnapshot) {
    let frames = new.rootFrames
    let constraints = Dictionary(new.constraints.map { ($0.number, $0) }) { first, _ in first }
    marks = edits.compactMap { edit in
      guard let number = edit.constraint, let constraint = constraints[number] else { return nil }
      return ConstraintMark(constraint.ends, frames, words: edit.words)
    }
  }

  /// Adds the edits of which nothing follows.
  private mutating func addUntold() {
    let limit = Set(movingEdits).count
    var told: Set<Edit> = []
    // Many changes can each have as many causes: once all are told, the rest tells nothing new.
    for change in changes where told.count < limit { told.formUnion(change.causes) }
    for edit in edits where !told.contains(edit) {
      changes.append(Change(kind: edit.kind, words: edit.words, causes: [], line: edit.line))
    }
  }

  /// Adds what follows from edits, the nearest first, at the line of that.
  /// - Parameter line: That of what is different, for when no cause is known.
  private mutating func add(
    _ kind: ChangeClass, _ words: String, because causes: [Edit], at line: Int? = nil
  ) {
    let line = causes.isEmpty ? line : causes[0].line
    changes.append(Change(kind: kind, words: words, causes: causes, line: line))
  }

  // MARK: - Status

  private static let ranks = ["satisfied", "misplaced", "ambiguous", "unsatisfiable"]

  private mutating func addStatus(_ old: FigureSnapshot, _ new: FigureSnapshot) {
    let known = Set(old.problems.map(\.message))
    for problem in new.problems where !known.contains(problem.message) {
      guard let kind = ChangeClass(rawValue: problem.id) else { continue }
      let named = edits.filter { edit in
        edit.constraint.map(problem.constraints.contains) ?? false
      }
      let again = old.problems.contains { $0.id == problem.id } ? "" : "now "
      add(
        kind, "\(again)\(problem.id): \(problem.message)",
        because: named.isEmpty ? movingEdits : named)
    }
    let (before, after) = (
      LayoutComparison.ranks.firstIndex(of: old.status) ?? 0,
      LayoutComparison.ranks.firstIndex(of: new.status) ?? 0
    )
    if after < before {
      let words = after == 0 ? "not \(old.status) any more" : "\(new.status), not \(old.status)"
      add(.resolved, words, because: movingEdits)
    } else if after > before, changes.isEmpty, let kind = ChangeClass(rawValue: new.status) {
      add(kind, "now \(new.status)", because: movingEdits)
    }
  }

  // MARK: - Frames

  private mutating func addFrames(
    _ old: FigureSnapshot, _ new: FigureSnapshot, _ dependencies: EditDependencies
  ) {
    let before = Dictionary(old.views.map { ($0.name, $0) }) { first, _ in first }
    let (oldFrames, newFrames) = (old.rootFrames, new.rootFrames)
    for view in new.views {
      guard let was = before[view.name], let from = oldFrames[view.name],
        let to = newFrames[view.name]
      else { continue }
      if !isNear(from, to) { movedViews.append(MovedView(name: view.name, from: from, to: to)) }
      let parts = [
        ("width", was.frame.width, view.frame.width),
        ("height", was.frame.height, view.frame.height),
        ("x", was.frame.x, view.frame.x), ("y", was.frame.y, view.frame.y),
      ].filter { ($0.1 - $0.2).magnitude > LayoutComparison.tolerance }
      if parts.isEmpty { continue }
      let numbers = parts.map { part, old, new in
        "\(part) \(ConstraintWords.number(old)) -> \(ConstraintWords.number(new))"
      }
      let causes = dependencies.edits(
        behind: view.name, isHorizontal: parts.contains { ["x", "width"].contains($0.0) },
        isVertical: parts.contains { ["y", "height"].contains($0.0) })
      add(
        .moved, "\(view.name): \(numbers.joined(separator: ", "))", because: causes, at: view.line)
    }
  }

  /// What is nearer than this, in points, is rounding.
  private static let tolerance = 0.0005

  private func isNear(_ a: Frame, _ b: Frame) -> Bool {
    [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy {
      $0.magnitude <= LayoutComparison.tolerance
    }
  }

  // MARK: - Constraints that hold or not

  private mutating func addBroken(_ pairs: ConstraintPairing.Pairs) {
    for (old, new) in pairs.kept where old.isSatisfied != new.isSatisfied {
      let words =
        new.isSatisfied
        ? "holds again" : "is now missed by \(ConstraintWords.number(new.error)) points"
      let others = movingEdits.filter { $0.constraint != new.number }
      changes.append(
        Change(
          kind: .constraints, words: "\(ConstraintWords.name(of: new)) \(words)", causes: others,
          line: new.line))
    }
  }
}
