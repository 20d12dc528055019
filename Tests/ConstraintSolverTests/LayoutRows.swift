import ConstraintSolver
import TestSupport

extension LayoutCase {
  var isRightToLeft: Bool { direction == "rtl" }

  /// The names of the items, the root first; each has four variables: x, y, width, height.
  var itemNames: [String] { [root.name] + views.map(\.name) }

  /// The index of the variable for one of "x", "y", "w", "h" of an item.
  func variableIndex(_ item: String, _ coordinate: String) throws -> Int {
    guard let row = itemNames.firstIndex(of: item),
      let column = ["x", "y", "w", "h"].firstIndex(of: coordinate)
    else { throw Malformed(what: "\(item).\(coordinate)") }
    return 4 * row + column
  }
}

/// The rows of a layout case.
struct LayoutRows {
  var constraints: [LinearConstraint] = []
  /// The optional priorities, highest first: the priority of level `n` is at position `n - 1`.
  var priorities: [Double] = []
  private let layout: LayoutCase
  private var rowPriorities: [Double] = []

  init(_ layout: LayoutCase) throws {
    self.layout = layout
    try addRoot()
    for view in layout.views { try add(view) }
    for constraint in layout.constraints { try add(constraint) }
    priorities = Set(rowPriorities.filter { $0 < 1000 }).sorted(by: >)
    for (row, priority) in rowPriorities.enumerated() {
      constraints[row].level = 1 + (priorities.firstIndex(of: priority) ?? -1)
    }
  }

  var system: LinearSystem {
    var system = LinearSystem(variableCount: 4 * layout.itemNames.count)
    for constraint in constraints { system.append(constraint) }
    return system
  }

  private mutating func add(
    _ expression: LinearExpression, _ relation: LinearConstraint.Relation, _ priority: Double
  ) {
    constraints.append(LinearConstraint(expression, relation))
    rowPriorities.append(priority)
  }

  private func variable(_ item: String, _ coordinate: String) throws -> LinearExpression {
    LinearExpression(Variable(index: try layout.variableIndex(item, coordinate)))
  }

  private mutating func addRoot() throws {
    let name = layout.root.name
    let frame = [0, 0, layout.root.width, layout.root.height]
    for (coordinate, value) in zip(["x", "y", "w", "h"], frame) {
      add(try variable(name, coordinate) - value, .equal, 1000)
    }
  }

  private mutating func add(_ view: LayoutCase.View) throws {
    let width = try variable(view.name, "w")
    let height = try variable(view.name, "h")
    add(width, .greaterThanOrEqual, 1000)
    add(height, .greaterThanOrEqual, 1000)
    if let size = view.intrinsic?.width {
      add(-1 * width + size, .greaterThanOrEqual, view.hugH ?? 250)
      add(width - size, .greaterThanOrEqual, view.crH ?? 750)
    }
    if let size = view.intrinsic?.height {
      add(-1 * height + size, .greaterThanOrEqual, view.hugV ?? 250)
      add(height - size, .greaterThanOrEqual, view.crV ?? 750)
    }
  }

  private mutating func add(_ constraint: LayoutCase.Constraint) throws {
    var expression = try value(of: constraint.attribute, constraint.item)
    if let item = constraint.toItem, let attribute = constraint.toAttribute {
      expression = expression - (constraint.multiplier ?? 1) * (try value(of: attribute, item))
    }
    // In a right-to-left layout constants and inequalities run in reading direction.
    let isMirrored =
      layout.isRightToLeft && ["leading", "trailing"].contains(constraint.attribute)
    expression = expression - (isMirrored ? -1 : 1) * constraint.constant
    let priority = constraint.priority
    switch constraint.relation {
    case "=": add(expression, .equal, priority)
    case ">=": add(isMirrored ? -1 * expression : expression, .greaterThanOrEqual, priority)
    case "<=": add(isMirrored ? expression : -1 * expression, .greaterThanOrEqual, priority)
    default: throw LayoutCase.Malformed(what: constraint.id)
    }
  }

  private func value(of attribute: String, _ item: String) throws -> LinearExpression {
    let (start, end) = layout.isRightToLeft ? ("right", "left") : ("left", "right")
    switch attribute {
    case "leading": return try value(of: start, item)
    case "trailing": return try value(of: end, item)
    case "left": return try variable(item, "x")
    case "right": return try variable(item, "x") + variable(item, "w")
    case "top": return try variable(item, "y")
    case "bottom": return try variable(item, "y") + variable(item, "h")
    case "width": return try variable(item, "w")
    case "height": return try variable(item, "h")
    case "centerX": return try variable(item, "x") + 0.5 * variable(item, "w")
    case "centerY": return try variable(item, "y") + 0.5 * variable(item, "h")
    case "firstBaseline", "lastBaseline": return try baseline(attribute, item)
    default: throw LayoutCase.Malformed(what: attribute)
    }
  }

  private func baseline(_ attribute: String, _ item: String) throws -> LinearExpression {
    let view = layout.views.first { $0.name == item }
    if attribute == "firstBaseline" {
      return try variable(item, "y") + (view?.firstBaselineFromTop ?? 0)
    }
    return try variable(item, "y") + variable(item, "h") - (view?.lastBaselineFromBottom ?? 0)
  }
}
