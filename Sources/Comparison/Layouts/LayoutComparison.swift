package import LayoutModel
package import LayoutRecord

/// The differences between two layouts.
package struct LayoutComparison: Hashable, Sendable {
  /// The gravest first.
  package private(set) var changes: [Change] = []
  /// The differences that follow from no other.
  package private(set) var edits: [Edit] = []
  /// The views whose frames differ.
  package private(set) var movedViews: [MovedView] = []
  /// The places of constraints that were changed or added.
  package private(set) var marks: [ConstraintMark] = []

  /// The places of the edits from which frames and a status can follow.
  private var movingEdits: [Int] = []

  /// A view whose frame differs, in the root's coordinates, in points.
  package struct MovedView: Hashable, Sendable {
    /// The name of the view in the new layout.
    package var name: String
    /// The old frame, in the root's coordinates, in points.
    package var from: Rect
    /// The new frame, in the root's coordinates, in points.
    package var to: Rect
  }

  /// Compares two layouts.
  /// - Parameter sources: The same layouts as their recipes state them, by which causes are verified; nil if only
  ///   the records are known.
  package init(
    _ old: LayoutRecord, _ new: LayoutRecord,
    _ sources: (old: LayoutSource, new: LayoutSource)? = nil
  ) {
    if old == new { return }
    let renaming = ViewRenaming(old, new)
    let old = renaming.renamed(old)
    let pairs = ConstraintPairs(old, new)
    edits = EditScript(old, new, pairs, renaming).edits
    movingEdits = edits.indices.filter { edits[$0].fact.canMove }
    var search = CauseSearch(edits, sources, renaming)
    addFindings(old, new, pairs, &search)
    addStatus(old.status, new.status, &search)
    addFrames(old, new, EditDependencies(edits, [old, new]), &search)
    for (old, new) in pairs.kept where old.isSatisfied != new.isSatisfied {
      addError(new, old, &search)
    }
    let frames = new.rootFrames
    marks = edits.compactMap { ConstraintMark($0, frames, new.canvas.direction) }
    addEdits()
    changes = changes.sortedByKind
  }

  /// Adds the edits that no sentence names as a cause.
  private mutating func addEdits() {
    let named = changes.reduce(into: Set()) { $0.formUnion($1.causes) }
    for edit in edits where !named.contains(edit) {
      changes.append(Change(fact: .edit(edit.fact), line: edit.line))
    }
  }

  /// Adds a consequence of edits at the line of the first.
  /// - Parameter line: The line of the difference, if no cause is known.
  private mutating func add(
    _ fact: Change.Fact, because causes: CauseSearch.Causes, at line: Int? = nil
  ) {
    changes.append(
      Change(
        fact: fact, causes: causes.edits, isVerified: causes.isVerified,
        otherCauses: causes.others, line: causes.edits.isEmpty ? line : causes.edits[0].line))
  }

  // MARK: - Status

  private mutating func addFindings(
    _ old: LayoutRecord, _ new: LayoutRecord, _ pairs: ConstraintPairs,
    _ search: inout CauseSearch
  ) {
    let numbers = Dictionary(pairs.kept.map { ($0.old.number, $0.new.number) }) { first, _ in first
    }
    let known = Set(old.findings.map { $0.withNumbers { (numbers[$0] ?? nil) ?? 0 } })
    for finding in new.findings where !known.contains(finding.withNumbers { $0 }) {
      let isFirst = !old.findings.contains { $0.status == finding.status }
      var constraints: [LayoutRecord.Constraint] = []
      if case .unsatisfiable(let members) = finding {
        for case .constraint(let number) in members {
          constraints.append(new.constraints[number - 1])
        }
      }
      let conflicting = Set(constraints.map(\.number))
      let named = movingEdits.filter { edit in
        if case .constraint(_, let new?) = edits[edit].fact {
          conflicting.contains(new.number)
        } else {
          false
        }
      }
      let causes = search.causes(among: named + movingEdits.filter { !named.contains($0) }) {
        !$0.has(finding, constraints)
      }
      add(.finding(finding, constraints, isFirst: isFirst), because: causes)
    }
  }

  private mutating func addStatus(
    _ old: LayoutStatus, _ new: LayoutStatus, _ search: inout CauseSearch
  ) {
    if new < old || new > old && changes.isEmpty {
      let causes = search.causes(among: movingEdits) { $0.status == old }
      add(.status(old, to: new), because: causes)
    }
  }

  // MARK: - Frames

  /// Differences up to this, in points, are rounding.
  private static let tolerance = 0.0005

  private mutating func addFrames(
    _ old: LayoutRecord, _ new: LayoutRecord, _ dependencies: EditDependencies,
    _ search: inout CauseSearch
  ) {
    let before = Dictionary(old.views.map { ($0.name, $0) }) { first, _ in first }
    let (oldFrames, newFrames) = (old.rootFrames, new.rootFrames)
    for view in new.views {
      guard let was = before[view.name], let from = oldFrames[view.name],
        let to = newFrames[view.name]
      else { continue }
      if !LayoutComparison.shifts(from, to).isEmpty {
        movedViews.append(MovedView(name: view.name, from: from, to: to))
      }
      let shifts = LayoutComparison.shifts(was.frame, view.frame)
      if shifts.isEmpty { continue }
      let isHorizontal = shifts.contains { $0.part == .width || $0.part == .x }
      let isVertical = shifts.contains { $0.part == .height || $0.part == .y }
      let near = dependencies.causes(of: view.name, isHorizontal, isVertical)
      let causes = search.causes(
        among: near.nearest, others: near.others, beyond: movingEdits
      ) { layout in
        layout.views.contains {
          $0.name == view.name && LayoutComparison.shifts(was.frame, $0.frame).isEmpty
        }
      }
      add(.moved(view: view.name, shifts), because: causes, at: view.line)
    }
  }

  private static func shifts(_ old: Rect, _ new: Rect) -> [Change.Shift] {
    [
      Change.Shift(part: .width, old: old.width, new: new.width),
      Change.Shift(part: .height, old: old.height, new: new.height),
      Change.Shift(part: .x, old: old.x, new: new.x),
      Change.Shift(part: .y, old: old.y, new: new.y),
    ].filter { ($0.old - $0.new).magnitude > tolerance }
  }

  // MARK: - Constraints that hold or not

  private mutating func addError(
    _ constraint: LayoutRecord.Constraint, _ old: LayoutRecord.Constraint,
    _ search: inout CauseSearch
  ) {
    let others = movingEdits.filter { edit in
      if case .constraint(_, let new?) = edits[edit].fact {
        new.number != constraint.number
      } else {
        true
      }
    }
    let causes = search.causes(among: others) { layout in
      layout.constraints.contains {
        $0.stated == constraint.stated && $0.isSatisfied == old.isSatisfied
      }
    }
    var stated = constraint
    (stated.error, stated.line) = (nil, nil)
    add(.error(of: stated, constraint.error ?? 0), because: causes, at: constraint.line)
    changes[changes.count - 1].line = constraint.line
  }
}

extension LayoutRecord {
  /// Whether the layout has a finding of another one; a conflict counts if it has all its constraints.
  fileprivate func has(_ finding: Finding, _ conflict: [Constraint]) -> Bool {
    guard case .unsatisfiable(let members) = finding else { return findings.contains(finding) }
    let stated = Set(conflict.map(\.stated))
    return findings.contains { other in
      guard case .unsatisfiable(let others) = other, others.count == members.count else {
        return false
      }
      return stated.isSubset(
        of: others.compactMap { member in
          if case .constraint(let number) = member { constraints[number - 1].stated } else { nil }
        })
    }
  }
}

extension LayoutRecord.Finding {
  /// The finding with other numbers of constraints; implied members are known by their views and sources.
  fileprivate func withNumbers(_ number: (Int) -> Int) -> Self {
    guard case .unsatisfiable(let members) = self else { return self }
    return .unsatisfiable(
      members.map { member in
        switch member {
        case .constraint(let old): return .constraint(number(old))
        case .implied(var implied):
          implied.text = ""
          return .implied(implied)
        }
      })
  }
}
