import Basics
package import Diagnostics
import LayoutFindings
package import LayoutModel
package import Recipes
package import Typesetting

/// The findings about a conflict of a log.
package struct LogFindings {
  private let solved: SolvedLayout
  private let log: LoggedConflict
  /// The constraints, by their index, of conflicts that stay if a member of the found ones is left out.
  private let others: OtherMembers
  private var layout: Layout { solved.layout }

  /// The findings about a layout that was read from a log: its conflicts, or that its constraints can hold.
  package static func diagnostics(
    of solved: SolvedLayout, _ log: LoggedConflict, _ typesetter: Typesetter
  ) -> [Diagnostic] {
    let findings = LogFindings(
      solved: solved, log: log, others: otherMembers(in: solved, typesetter))
    if solved.conflicts.isEmpty { return [findings.satisfiable] }
    return solved.conflicts.enumerated().map { findings.diagnostic($1, isFirst: $0 == 0) }
  }

  private var satisfiable: Diagnostic {
    Diagnostic(
      "no-conflict", severity: .advice, satisfiableText,
      at: layout.constraints.first?.origin,
      notes: assumptions(for: Array(layout.constraints.indices)))
  }

  private var satisfiableText: String {
    // A description can make several: a content size hugs and resists.
    let count = Set(layout.constraints.map(\.origin)).count
    let what = count == 1 ? "this constraint" : "these \(count) constraints"
    if log.isList {
      return "\(what) are a debugger's list of what affects a view, and no report of a conflict"
    }
    if log.unreadCount > 0 {
      let rest = log.unreadCount == 1 ? "one more" : "\(log.unreadCount) more"
      return "\(what) can hold without the \(rest) that ibar cannot read"
    }
    return count == 1
      ? "this constraint can hold alone"
      : "\(what) can all hold: the log leaves out what they conflict with"
  }

  /// The lines on which the conflict is printed; nil if it is printed once.
  private var printsNote: Diagnostic.Note? {
    guard log.lines.count > 1 else { return nil }
    let shown = log.lines.prefix(10).map(String.init)
    let rest = log.lines.count > 10 ? shown + ["…"] : shown
    return Diagnostic.Note(
      "printed \(log.lines.count) times (lines \(LayoutMessages.list(rest)))")
  }

  private func diagnostic(_ conflict: LayoutConflict, isFirst: Bool) -> Diagnostic {
    let own = conflict.constraints
    var notes = isFirst ? [viewsNote] + [printsNote].compactMap { $0 } : []
    notes += own.map { note(on: $0, "") }
    if let sum = conflict.sum {
      notes.append(Diagnostic.Note("the lengths do not fit: \(sum.text)"))
    }
    notes += assumptions(for: own)
    if isFirst {
      let guilty = Set(solved.conflicts.flatMap(\.constraints))
      let margins = Set(marginConstraints(for: own))
      notes += layout.constraints.indices.filter {
        !guilty.contains($0) && !margins.contains($0)
      }.map { note(on: $0, role(of: $0)) }
      notes += brokenNote.map { [$0] } ?? []
    }
    let causes = LogCauses(solved, log, conflict)
    return solved.diagnostic(conflict, about: causes.culprit, notes: notes, help: causes.help)
  }

  private func name(_ index: Int) -> String {
    "constraint " + (layout.constraints[index].label ?? "\(index + 1)")
  }

  /// What a constraint has to do with the conflicts that it is no member of.
  private func role(of index: Int) -> String {
    if !others.indices.contains(index) { return "innocent: " }
    return others.isCertain ? "in another conflict: " : "perhaps in another conflict: "
  }

  private func note(on index: Int, _ word: String) -> Diagnostic.Note {
    let constraint = layout.constraints[index]
    return Diagnostic.Note(
      "\(word)\(name(index)): \(layout.plainEquation(of: constraint))"
        + (constraint.identifier.map { " ('\($0)')" } ?? ""), at: constraint.origin)
  }

  /// The constraint that UIKit broke; nil if the log does not say.
  private var brokenNote: Diagnostic.Note? {
    guard let broken = log.broken else { return nil }
    guard let index = log.entries.firstIndex(where: \.isBroken) else {
      return Diagnostic.Note("UIKit broke '\(broken)', which is not in the list")
    }
    let isInnocent =
      !others.indices.contains(index)
      && !solved.conflicts.contains { $0.constraints.contains(index) }
    return Diagnostic.Note(
      "UIKit broke \(name(index))" + (isInnocent ? ", which is innocent" : ""),
      at: layout.constraints[index].origin)
  }

  // MARK: - Other conflicts

  /// Constraints beside the found conflicts that are in others.
  private struct OtherMembers {
    var indices: Set<Int> = []
    /// Whether each is certain to be in another conflict.
    var isCertain = true
  }

  /// The number of views and constraints that may be solved again for other conflicts.
  private static let mostSolved = 1500

  /// The members of the conflicts that stay when one member of a found conflict is left out.
  private static func otherMembers(
    in solved: SolvedLayout, _ typesetter: Typesetter
  ) -> OtherMembers {
    let members = Set(solved.conflicts.flatMap(\.constraints))
    let near = EntangledConstraints(solved.layout).around(members).sorted()
    guard members.count < near.count else { return OtherMembers() }
    let size = solved.layout.views.count + near.count
    guard members.count * size <= mostSolved else {
      return OtherMembers(indices: Set(near).subtracting(members), isCertain: false)
    }
    var others = OtherMembers()
    for member in members {
      let kept = near.filter { $0 != member }
      var rest = solved.layout
      rest.constraints = kept.map { solved.layout.constraints[$0] }
      guard let next = try? LayoutEngine.solve(rest, typesetter: typesetter) else { continue }
      others.indices.formUnion(next.conflicts.flatMap(\.constraints).map { kept[$0] })
    }
    return others
  }

  // MARK: - Views

  /// The views of the conflict, with what each holds.
  private var viewsNote: Diagnostic.Note {
    let holders = layout.views.indices.dropFirst().compactMap { view -> String? in
      let inner = layout.views.indices.filter { layout.views[$0].superview == view }
      return inner.isEmpty
        ? nil : "\(quoted(view)) holds \(LayoutMessages.list(inner.map(quoted)))"
    }
    let alone = layout.views.indices.dropFirst().filter { view in
      layout.views[view].superview == 0 && !layout.views.contains { $0.superview == view }
    }.map(quoted)
    return Diagnostic.Note("views: " + (holders + alone).joined(separator: "; "))
  }

  private func quoted(_ view: Int) -> String { layout.views[view].name }

  // MARK: - What the log does not state

  /// The numbers that ibar takes since the log does not state them.
  private func assumptions(for constraints: [Int]) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for view in views(of: constraints, where: \.isWithinMargins)
    where layout.views[view].layoutMargins == nil {
      notes.append(
        Diagnostic.Note(
          "the log does not state the margins of \(quoted(view)): ibar takes 8 points"))
    }
    for view in views(of: constraints, where: { [.firstBaseline, .lastBaseline].contains($0) })
    where layout.views[view].kind == .label {
      notes.append(
        Diagnostic.Note("the log does not state the font of \(quoted(view)): ibar takes 17 points"))
    }
    return notes
  }

  /// The views of which constraints name some attributes, each once.
  private func views(of constraints: [Int], where isMeant: (Attribute) -> Bool) -> [Int] {
    var views: [Int] = []
    for index in constraints {
      let constraint = layout.constraints[index]
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem ?? constraint.firstItem, constraint.secondAttribute),
      ] where isMeant(attribute) {
        if let view = item.view, !views.contains(view) { views.append(view) }
      }
    }
    return views
  }

  /// The constraints that state the margins that others use.
  private func marginConstraints(for constraints: [Int]) -> [Int] {
    let views = Set(views(of: constraints, where: \.isWithinMargins))
    return layout.constraints.indices.filter { index in
      let constraint = layout.constraints[index]
      return constraint.identifier?.hasSuffix("Margin-guide-constraint") ?? false
        && constraint.items.contains { $0.view.map(views.contains) ?? false }
    }
  }
}
