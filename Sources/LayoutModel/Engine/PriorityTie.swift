import ConstraintSolver

/// Optional constraints of one priority that cannot all hold and that may share their errors in several
/// ways, so that they leave frames undetermined.
package struct PriorityTie: Hashable, Sendable {
  /// The priority of all of them.
  package let priority: Priority
  /// The constraints and the content sizes that compete.
  package let members: [LayoutConflict.Member]
  /// The numbers of each view's frame that the tie leaves undetermined, by the view's index in the
  /// layout.
  package let undetermined: [Int: Set<FrameVariable>]
}

extension LayoutProblem {
  /// The ties behind an ambiguity, from the two solutions that it knows.
  ///
  /// Between two solutions that are equally good the total error of each priority is the same. A
  /// constraint whose own error differs shares that total with others. Undetermined numbers that no
  /// row connects are independent, so each connected group has ties of its own; its highest priority
  /// comes first for Auto Layout, and here.
  func ties(behind ambiguity: Ambiguity) -> [PriorityTie] {
    let values = solution.values
    var groups = VariableGroups(ambiguity.variables.map(\.index), count: values.count)
    var competing: [Int] = []
    for row in lowering.origins.indices {
      let open = system.variables(ofRow: row).filter(groups.contains)
      let isSlack =
        system.isSlack(row: row, at: values) && system.isSlack(row: row, at: ambiguity.witness)
      guard let first = open.first, !isSlack else { continue }
      for other in open.dropFirst() { groups.connect(first, other) }
      let change =
        system.error(ofRow: row, at: values) - system.error(ofRow: row, at: ambiguity.witness)
      if system.level(ofRow: row) > PriorityLevels.broken, change.magnitude > 1e-6 {
        competing.append(row)
      }
    }
    let rows = Dictionary(grouping: competing) { row in
      groups.group(of: system.variables(ofRow: row).first(where: groups.contains) ?? 0)
    }
    let variables = Dictionary(grouping: ambiguity.variables) { groups.group(of: $0.index) }
    return rows.sorted { $0.key < $1.key }.compactMap { group, rows in
      tie(of: rows, leaving: variables[group] ?? [])
    }
  }

  private func tie(of rows: [Int], leaving variables: [Variable]) -> PriorityTie? {
    guard let level = rows.map({ system.level(ofRow: $0) }).min() else { return nil }
    var undetermined: [Int: Set<FrameVariable>] = [:]
    for variable in variables where variable.index / 4 < order.views.count {
      guard let part = FrameVariable(rawValue: variable.index % 4) else { continue }
      undetermined[order.views[variable.index / 4], default: []].insert(part)
    }
    return PriorityTie(
      priority: lowering.levels.priorities[level - PriorityLevels.broken - 1],
      members: members(ofRows: rows.filter { system.level(ofRow: $0) == level }),
      undetermined: undetermined)
  }
}

/// Variables in groups that can be joined (disjoint sets).
private struct VariableGroups {
  /// For each variable another one of its group, itself at the end of the chain; -1 outside groups.
  private var links: [Int]

  init(_ variables: [Int], count: Int) {
    links = [Int](repeating: -1, count: count)
    for variable in variables { links[variable] = variable }
  }

  func contains(_ variable: Int) -> Bool { links[variable] >= 0 }

  /// The variable that represents a group.
  mutating func group(of variable: Int) -> Int {
    var end = variable
    while links[end] != end {
      links[end] = links[links[end]]
      end = links[end]
    }
    return end
  }

  mutating func connect(_ a: Int, _ b: Int) { links[group(of: a)] = group(of: b) }
}
