import LayoutModel

/// The constraints of a layout that can be in a conflict with some others, found without solving.
///
/// In a contradiction each variable has to cancel. So a constraint with a variable of its own is in none, and
/// without it others can have one.
struct EntangledConstraints {
  /// A number of an item's frame in one direction.
  private struct Variable: Hashable {
    var item: LayoutItem
    var axis: Axis
    var isSize: Bool
  }

  private let layout: Layout
  /// The variables that each constraint can have.
  private let variables: [Set<Variable>]

  init(_ layout: Layout) {
    self.layout = layout
    variables = layout.constraints.map { constraint in
      var found = EntangledConstraints.variables(constraint.firstItem, constraint.firstAttribute)
      if let second = constraint.secondItem {
        found.formUnion(EntangledConstraints.variables(second, constraint.secondAttribute))
      }
      return found
    }
  }

  private static func variables(_ item: LayoutItem, _ attribute: Attribute) -> Set<Variable> {
    guard let axis = attribute.axis else { return [] }
    let place = Variable(item: item, axis: axis, isSize: false)
    let size = Variable(item: item, axis: axis, isSize: true)
    if attribute.isSize { return [size] }
    return attribute.place(.leftToRight) == .near ? [place] : [place, size]
  }

  /// The constraints that can be in a conflict with one of some constraints, those among them.
  func around(_ members: Set<Int>) -> Set<Int> {
    var users: [Variable: Set<Int>] = [:]
    for (index, own) in variables.enumerated() {
      for variable in own { users[variable, default: []].insert(index) }
    }
    var pending = Array(variables.indices)
    while let index = pending.popLast() {
      let isUntied = variables[index].contains { variable in
        users[variable] == [index] && isFree(variable, in: layout.constraints[index])
      }
      guard isUntied, !members.contains(index) else { continue }
      for variable in variables[index] {
        users[variable]?.remove(index)
        pending += users[variable] ?? []
      }
    }
    return connected(to: members, users)
  }

  /// Whether a constraint holds whatever the others say if it alone has a variable.
  private func isFree(_ variable: Variable, in constraint: LayoutConstraint) -> Bool {
    // No size is below 0.
    if variable.isSize { return constraint.secondItem == nil && constraint.constant >= 0 }
    // Two edges of one item have the same place, which cancels.
    return constraint.firstItem != constraint.secondItem
  }

  private func connected(to members: Set<Int>, _ users: [Variable: Set<Int>]) -> Set<Int> {
    var found = members
    var pending = Array(members)
    while let index = pending.popLast() {
      for other in variables[index].flatMap({ users[$0] ?? [] }) where found.insert(other).inserted
      {
        pending.append(other)
      }
    }
    return found
  }
}
