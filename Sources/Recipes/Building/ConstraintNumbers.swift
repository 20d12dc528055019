import Diagnostics
import LayoutModel

/// The numbers that figures show of a recipe's constraints: the author's, and for others the first that are
/// free, in the order of the source and the same in all variations.
struct ConstraintNumbers {
  private var taken: Set<String> = []
  private var next = 1

  /// Numbers all constraints of a recipe.
  static func assign(to recipe: inout Recipe) {
    var numbers = ConstraintNumbers()
    let variations = recipe.traits + (recipe.states + recipe.languages).map(\.variation)
    let statements = recipe.statements + variations.flatMap(\.addedStatements)
    numbers.taken = Set(statements.compactMap(\.label))
    var seen: Set<String> = []
    for index in recipe.statements.indices {
      let label = recipe.statements[index].label
      let isFirst = label.map { seen.insert($0).inserted } ?? false
      numbers.assign(to: &recipe.statements[index], isFirst ? label : nil)
    }
    let base = recipe.constraints
    for index in recipe.traits.indices { numbers.assign(to: &recipe.traits[index], base) }
    for index in recipe.states.indices {
      numbers.assign(to: &recipe.states[index].variation, base)
    }
    for index in recipe.languages.indices {
      numbers.assign(to: &recipe.languages[index].variation, base)
    }
  }

  private mutating func assign(to statement: inout ConstraintStatement, _ label: String?) {
    for index in statement.constraints.indices {
      statement.constraints[index].number = label ?? free()
    }
  }

  private mutating func assign(to variation: inout Variation, _ base: [LayoutConstraint]) {
    for index in variation.edits.indices {
      switch variation.edits[index] {
      case .add(var statement):
        assign(to: &statement, statement.label)
        variation.edits[index] = .add(statement)
      case .replace(let place, var constraint):
        constraint.number = base[place].number
        variation.edits[index] = .replace(place, with: constraint)
      case .set, .addView, .arrange, .removeView, .addGuide, .deactivate: break
      }
    }
  }

  private mutating func free() -> String {
    while taken.contains("\(next)") { next += 1 }
    defer { next += 1 }
    return "\(next)"
  }

  /// Reports numbers that two statements have which hold together.
  static func check(_ recipe: Recipe, _ reader: inout SourceReader) {
    let base = recipe.statements.filter(\.isActive)
    report(base, beside: [], &reader)
    let constraints = recipe.constraints
    for variation in recipe.traits + (recipe.states + recipe.languages).map(\.variation) {
      let added = variation.addedStatements.filter(\.isActive)
      var held = Set(base.compactMap(\.label))
      for case .deactivate(let index) in variation.edits {
        if let label = constraints[index].label { held.remove(label) }
      }
      report(added, beside: variation.removedViews.isEmpty ? held : [], &reader)
    }
  }

  private static func report(
    _ statements: [ConstraintStatement], beside held: Set<String>, _ reader: inout SourceReader
  ) {
    var seen = held
    for statement in statements {
      guard let label = statement.label, !seen.insert(label).inserted,
        let place = statement.constraints.first?.origin
      else { continue }
      reader.report(
        "duplicate-number", "two constraints have the number '\(label)'", at: place,
        help: "give this one a number of its own, or none")
    }
  }
}
