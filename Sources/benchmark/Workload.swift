import ConstraintSolver

/// Systems of growing size for measuring, the same on every machine.
struct Workload {
  private(set) var variableCount = 0
  /// Each demand with its priority; 1000 is required.
  private var rows: [(priority: Double, constraint: LinearConstraint)] = []
  /// The row that fixes the root's width.
  private(set) var rootWidthRow = 0

  /// The four numbers of a view's frame.
  struct Frame {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The place and the length along an axis.
    func range(_ isVertical: Bool) -> (Int, Int) { isVertical ? (y, height) : (x, width) }
  }

  /// The workload of a name and size; nil when there is none of that name.
  init?(_ name: String, size: Int) {
    switch name {
    case "chain": addChain(size)
    case "grid": addGrid(size)
    case "form": addForm(size)
    case "tree": addTree(size)
    default: return nil
    }
  }

  mutating func equal(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, priority: Double = 1000
  ) {
    add(terms, constant, .equal, priority)
  }

  mutating func atLeastZero(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, priority: Double = 1000
  ) {
    add(terms, constant, .greaterThanOrEqual, priority)
  }

  private mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double,
    _ relation: LinearConstraint.Relation, _ priority: Double
  ) {
    let terms = terms.map {
      LinearExpression.Term(Variable(index: $0.variable), coefficient: $0.coefficient)
    }
    let expression = LinearExpression(terms: terms, constant: constant)
    rows.append((priority, LinearConstraint(expression, relation)))
  }

  /// A new frame without demands.
  private mutating func frame() -> Frame {
    variableCount += 4
    let first = variableCount - 4
    return Frame(x: first, y: first + 1, width: first + 2, height: first + 3)
  }

  /// A view, whose sizes are not negative.
  mutating func view() -> Frame {
    let frame = frame()
    atLeastZero([(frame.width, 1)], 0)
    atLeastZero([(frame.height, 1)], 0)
    return frame
  }

  mutating func root(width: Double, height: Double) -> Frame {
    let root = frame()
    equal([(root.x, 1)], 0)
    equal([(root.y, 1)], 0)
    rootWidthRow = rows.count
    equal([(root.width, 1)], -width)
    equal([(root.height, 1)], -height)
    return root
  }

  /// A content size: at most and at least, at the priorities of hugging and resistance.
  mutating func content(_ variable: Int, _ length: Double, hugging: Double, resistance: Double) {
    atLeastZero([(variable, -1)], length, priority: hugging)
    atLeastZero([(variable, 1)], -length, priority: resistance)
  }

  /// The workload as the solver takes it: the priorities become levels.
  func constraints() -> [LinearConstraint] {
    let priorities = Set(rows.map(\.priority)).union([1000]).sorted(by: >)
    return rows.map { priority, constraint in
      var constraint = constraint
      constraint.level = priorities.firstIndex(of: priority) ?? 0
      return constraint
    }
  }

  /// The workload as text for other programs: the counts of variables and rows, the root's width row,
  /// then for each row priority, 1 for an inequality, constant, count of terms, and the terms.
  func dump() -> String {
    var text = "\(variableCount) \(rows.count) \(rootWidthRow)\n"
    for (priority, constraint) in rows {
      let (expression, isEquation) = (constraint.expression, constraint.relation == .equal)
      text += "\(priority) \(isEquation ? 0 : 1) \(expression.constant) \(expression.terms.count)"
      for term in expression.terms { text += " \(term.variable.index) \(term.coefficient)" }
      text += "\n"
    }
    return text
  }
}
