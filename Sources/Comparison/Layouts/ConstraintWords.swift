import Basics

/// Sentences on constraints.
enum ConstraintWords {
  typealias Constraint = FigureSnapshot.Constraint

  /// `constraint 1 "A.Leading = B.Leading"`, by the number that its author gave it.
  static func name(of constraint: Constraint) -> String {
    "constraint \(constraint.label ?? String(constraint.number)) \"\(constraint.equation)\""
  }

  /// What became of a constraint; nil when it says the same.
  static func change(_ old: Constraint, _ new: Constraint) -> String? {
    if old.equation == new.equation { return nil }
    let name = name(of: old)
    if withoutPriority(old.equation) == withoutPriority(new.equation) {
      let (before, after) = (number(old.priority), number(new.priority))
      return "\(name) went from priority \(before) to \(after)"
    }
    let (before, after) = (words(of: old.equation), words(of: new.equation))
    var same = zip(before, after).prefix { $0 == $1 }.count
    if same == after.count {
      return "\(name) lost \"\(before[same...].joined(separator: " "))\""
    }
    // A number keeps the sign before it.
    if same > 0, ["+", "-"].contains(after[same - 1]) { same -= 1 }
    // What begins otherwise is told as a whole, and so is what comes after a name that is cut.
    let isTail = ["+", "-", "(Priority"].contains(after[same])
    return "\(name) became \"\(isTail ? after[same...].joined(separator: " ") : new.equation)\""
  }

  private static func words(of equation: String) -> [Substring] { equation.split(separator: " ") }

  private static func withoutPriority(_ equation: String) -> Substring {
    guard equation.hasSuffix(")"), let open = equation.lastIndex(of: "("),
      equation[open...].hasPrefix("(Priority ")
    else { return equation[...] }
    return equation[..<open].dropLast()
  }

  static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }
}
