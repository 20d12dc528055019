import Basics
package import Diagnostics
import LayoutModel
package import Recipes

/// Reads the conflicts of constraints that UIKit and AppKit log.
package enum ConflictLogReader {
  /// The most conflicts of a log, and constraints of a conflict, that are read.
  static let mostConflicts = 100
  static let mostConstraints = 1000

  /// Whether a line of a text begins with a constraint's description; quotes, list marks and escapes aside.
  package static func holdsDescription(_ file: SourceFile) -> Bool {
    LogScanner.holdsDescription(file.text)
  }

  /// The layouts of a log, one for each conflict; everything else in it is skipped.
  /// - Parameter name: What the names of its figures begin with.
  package static func layouts(in file: SourceFile, named name: String) -> Checked<[Recipe]> {
    let found = LogScanner.conflicts(in: file.text)
    var diagnostics: [Diagnostic] = []
    var conflicts: [ReadConflict] = []
    var indices: [[String]: Int] = [:]
    var firstOmitted: SourceRange?
    for one in found {
      var faults: [Diagnostic] = []
      let conflict = read(one, in: file, &faults)
      if let index = indices[conflict.key] {
        if index < conflicts.count { conflicts[index].facts.lines += conflict.facts.lines }
        continue
      }
      indices[conflict.key] = indices.count
      if conflicts.count < mostConflicts {
        conflicts.append(conflict)
        diagnostics += faults
      } else {
        firstOmitted = firstOmitted ?? one.constraints.first?.range
      }
    }
    var recipes: [Recipe] = []
    let isAlone = conflicts.count == 1
    for (index, conflict) in conflicts.enumerated() where !conflict.constraints.isEmpty {
      let checked = conflict.recipe(
        named: isAlone ? name : "\(name).\(index + 1)",
        title: isAlone ? "Conflict" : "Conflict \(index + 1)", in: file)
      diagnostics += checked.diagnostics
      if let recipe = checked.value { recipes.append(LogCanvas.fitted(recipe)) }
    }
    if let firstOmitted {
      diagnostics.append(
        Diagnostic(
          "too-many-constraints", severity: .warning,
          "this log holds \(indices.count) conflicts, and ibar reads the first \(mostConflicts)",
          at: firstOmitted))
    }
    if found.isEmpty {
      diagnostics.append(
        Diagnostic(
          "no-layout", severity: .advice, "this log holds no conflict of constraints",
          help: file.text.contains("<private>")
            ? "the system hides them as '<private>': take the log from Xcode's console" : nil))
    }
    return Checked(recipes, diagnostics)
  }

  /// Reads the constraints of a conflict; reports descriptions that cannot be read.
  private static func read(
    _ found: FoundConflict, in file: SourceFile, _ diagnostics: inout [Diagnostic]
  ) -> ReadConflict {
    var constraints: [LoggedConstraint] = []
    var unreadCount = max(0, found.constraints.count - mostConstraints)
    let help = found.constraints.count > 1 ? "the other constraints are used" : nil
    for description in found.constraints.prefix(mostConstraints) {
      guard let constraint = DescriptionParser.constraint(description) else {
        diagnostics.append(unread(description, help))
        unreadCount += 1
        continue
      }
      if let fault = fault(of: constraint) {
        diagnostics.append(
          Diagnostic(
            "unreadable-constraint", severity: .warning, fault, at: description.range, help: help))
        unreadCount += 1
        continue
      }
      // A list that is pasted in parts can have a constraint twice.
      if constraint.address == nil || !constraints.contains(where: { $0.isSame(as: constraint) }) {
        constraints.append(constraint)
      }
    }
    if found.constraints.count > mostConstraints {
      diagnostics.append(
        Diagnostic(
          "too-many-constraints", severity: .warning,
          "this conflict has \(found.constraints.count) constraints, and ibar reads the first "
            + "\(mostConstraints)", at: found.constraints[mostConstraints].range))
    }
    var facts = LoggedConflict()
    facts.lines = [file.position(at: found.start).line]
    (facts.unreadCount, facts.isList) = (unreadCount, found.isList)
    return ReadConflict(
      constraints: constraints, broken: found.broken.flatMap(DescriptionParser.constraint),
      facts: facts)
  }

  private static func unread(_ description: FoundDescription, _ help: String?) -> Diagnostic {
    Diagnostic(
      "unreadable-constraint", severity: .warning,
      description.isComplete
        ? "this description of a constraint cannot be read"
        : "this description of a constraint is cut off",
      at: description.range, help: help)
  }

  /// Why a constraint cannot be solved; nil if it can.
  private static func fault(of constraint: LoggedConstraint) -> String? {
    let numbers = [constraint.constant, constraint.multiplier]
    if numbers.contains(where: { $0.magnitude > NumberRule.maximumLength }) {
      return "this constraint has a number larger than a million"
    }
    guard let second = constraint.second else { return nil }
    let rule = LayoutConstraint(
      item: .view(0), attribute: constraint.first.attribute, relatedBy: constraint.relation,
      toItem: constraint.first.item == second.item ? .view(0) : .view(1),
      attribute: second.attribute)
    return AttributeRule.broken(by: rule)?.explanation
  }
}

/// The constraints of a conflict, with what the log says about it.
private struct ReadConflict {
  let constraints: [LoggedConstraint]
  let broken: LoggedConstraint?
  var facts: LoggedConflict

  /// What two prints of one conflict have in common: the addresses of its constraints, or their texts.
  var key: [String] { constraints.map { $0.address ?? $0.text }.sorted() }

  /// The most views in which the place of a mask is tried.
  private static let mostTried = 6

  /// The recipe of the conflict.
  ///
  /// UIKit reports what conflicts. If the constraints can hold, the place of a mask may be in a view that the
  /// log does not name as its superview: one with which they conflict.
  func recipe(named name: String, title: String, in file: SourceFile) -> Checked<Recipe> {
    func made(_ draft: LogDraft) -> Checked<Recipe> {
      RecipeBuilder.recipe(
        from: draft.draft(named: name, title: title, broken: broken, facts),
        SourceReader(file: file))
    }
    let draft = LogDraft(constraints)
    let plain = made(draft)
    let possible = draft.possibleSuperviews.prefix(ReadConflict.mostTried)
    guard !facts.isList, !possible.isEmpty, !ReadConflict.hasConflict(plain) else { return plain }
    return possible.lazy.map { made(LogDraft(constraints, assuming: $0)) }
      .first(where: ReadConflict.hasConflict) ?? plain
  }

  private static func hasConflict(_ checked: Checked<Recipe>) -> Bool {
    guard let layout = checked.value?.layouts(on: CanvasRequest()).first,
      let solved = try? LayoutEngine.solve(layout)
    else { return false }
    return !solved.conflicts.isEmpty
  }
}
