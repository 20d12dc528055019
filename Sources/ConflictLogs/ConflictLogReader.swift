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
    var recipes: [Recipe] = []
    let conflicts = found.prefix(mostConflicts).map { read($0, &diagnostics) }
    let isAlone = conflicts.count == 1
    for (index, conflict) in conflicts.enumerated() where !conflict.constraints.isEmpty {
      let draft = LogDraft(conflict.constraints).draft(
        named: isAlone ? name : "\(name).\(index + 1)",
        title: isAlone ? "Conflict" : "Conflict \(index + 1)", broken: conflict.broken)
      let checked = RecipeBuilder.recipe(from: draft, SourceReader(file: file))
      diagnostics += checked.diagnostics
      if let recipe = checked.value { recipes.append(LogCanvas.fitted(recipe)) }
    }
    if found.count > mostConflicts {
      diagnostics.append(
        Diagnostic(
          "too-many-constraints", severity: .warning,
          "this log holds \(found.count) conflicts, and ibar reads the first \(mostConflicts)",
          at: found[mostConflicts].constraints.first?.range))
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
    _ found: FoundConflict, _ diagnostics: inout [Diagnostic]
  ) -> (constraints: [LoggedConstraint], broken: LoggedConstraint?) {
    var constraints: [LoggedConstraint] = []
    let help = found.constraints.count > 1 ? "the other constraints are used" : nil
    for description in found.constraints.prefix(mostConstraints) {
      guard let constraint = DescriptionParser.constraint(description) else {
        diagnostics.append(unread(description, help))
        continue
      }
      if let fault = fault(of: constraint) {
        diagnostics.append(
          Diagnostic(
            "unreadable-constraint", severity: .warning, fault, at: description.range, help: help))
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
    return (constraints, found.broken.flatMap(DescriptionParser.constraint))
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
