package import LayoutModel
package import LayoutRecord

/// What differs between two layouts.
package struct LayoutComparison: Hashable, Sendable {
  /// The gravest first.
  package private(set) var changes: [Change] = []
  package private(set) var edits: [Edit] = []
  /// The views whose frames differ.
  package private(set) var movedViews: [MovedView] = []
  /// The places of constraints that were changed or added.
  package private(set) var marks: [ConstraintMark] = []

  /// The edits from which frames and a status can follow.
  private var movingEdits: [Edit] = []

  /// A view whose frame differs, in the root's coordinates, in points.
  package struct MovedView: Hashable, Sendable {
    package var name: String
    package var from: Rect
    package var to: Rect
  }

  /// Compares two layouts.
  package init(_ old: LayoutRecord, _ new: LayoutRecord) {
    if old == new { return }
    let renaming = ViewRenaming(old, new)
    let old = renaming.renamed(old)
    let pairs = ConstraintPairs(old, new)
    edits = EditScript(old, new, pairs, renaming).edits
    movingEdits = edits.filter(\.fact.canMove)
    addFindings(old, new, pairs)
    addStatus(old.status, new.status)
    addFrames(old, new, EditDependencies(edits, [old, new]))
    for (old, new) in pairs.kept where old.isSatisfied != new.isSatisfied { addError(new) }
    let frames = new.rootFrames
    marks = edits.compactMap { ConstraintMark($0, frames) }
    addEditsWithoutConsequences()
    changes = changes.sortedByKind
  }

  private mutating func addEditsWithoutConsequences() {
    let limit = Set(movingEdits).count
    var reported: Set<Edit> = []
    // Many changes can each have as many causes: after all are known, no further change adds one.
    for change in changes where reported.count < limit { reported.formUnion(change.causes) }
    for edit in edits where !reported.contains(edit) {
      changes.append(Change(fact: .edit(edit.fact), line: edit.line))
    }
  }

  /// Adds what follows from edits, the nearest first, at the line of that.
  /// - Parameter line: That of what differs, for when no cause is known.
  private mutating func add(_ fact: Change.Fact, because causes: [Edit], at line: Int? = nil) {
    changes.append(Change(fact: fact, causes: causes, line: causes.isEmpty ? line : causes[0].line))
  }

  // MARK: - Status

  private mutating func addFindings(
    _ old: LayoutRecord, _ new: LayoutRecord, _ pairs: ConstraintPairs
  ) {
    let numbers = Dictionary(pairs.kept.map { ($0.old.number, $0.new.number) }) { first, _ in first
    }
    let known = Set(
      old.findings.map { finding in
        guard case .unsatisfiable(let members) = finding else { return finding }
        return .unsatisfiable(
          members.map { member in
            guard case .constraint(let number) = member else { return member }
            return .constraint((numbers[number] ?? nil) ?? -number)
          })
      })
    for finding in new.findings where !known.contains(finding) {
      let isFirst = !old.findings.contains { $0.status == finding.status }
      guard case .unsatisfiable(let members) = finding else {
        add(.finding(finding, [], isFirst: isFirst), because: movingEdits)
        continue
      }
      let constraints = members.compactMap { member in
        if case .constraint(let number) = member { new.constraint(number) } else { nil }
      }
      let named = edits.filter { edit in
        if case .constraint(_, let new?) = edit.fact {
          constraints.contains { $0.number == new.number }
        } else {
          false
        }
      }
      add(
        .finding(finding, constraints, isFirst: isFirst),
        because: named.isEmpty ? movingEdits : named)
    }
  }

  private mutating func addStatus(_ old: LayoutStatus, _ new: LayoutStatus) {
    if new < old || new > old && changes.isEmpty {
      add(.status(old, to: new), because: movingEdits)
    }
  }

  // MARK: - Frames

  /// Differences up to this, in points, are rounding.
  private static let tolerance = 0.0005

  private mutating func addFrames(
    _ old: LayoutRecord, _ new: LayoutRecord, _ dependencies: EditDependencies
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
      add(
        .moved(view: view.name, shifts),
        because: dependencies.edits(behind: view.name, isHorizontal, isVertical), at: view.line)
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

  private mutating func addError(_ constraint: LayoutRecord.Constraint) {
    let others = movingEdits.filter { edit in
      if case .constraint(_, let new?) = edit.fact { new.number != constraint.number } else { true }
    }
    var stated = constraint
    (stated.error, stated.line) = (nil, nil)
    changes.append(
      Change(
        fact: .error(of: stated, constraint.error ?? 0), causes: others, line: constraint.line))
  }
}

extension LayoutRecord {
  fileprivate func constraint(_ number: Int) -> Constraint? {
    constraints.indices.contains(number - 1) ? constraints[number - 1] : nil
  }
}
