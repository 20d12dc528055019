import ConstraintSolver

/// The measures of a workload: one run, without its preparation.
let solverMeasures: [String: @Sendable (Workload) throws -> Duration] = [
  "nothing": { workload in
    _ = workload.constraints()
    return .zero
  },
  "solve": { try solve($0, findingAmbiguity: false) },
  "ambiguity": { try solve($0, findingAmbiguity: true) },
  "conflict": conflict, "change": change, "resize": resize,
]

/// Building the system and solving it.
private func solve(_ workload: Workload, findingAmbiguity: Bool) throws -> Duration {
  let constraints = workload.constraints()
  return try ContinuousClock().measure {
    let solution = try system(workload, constraints).solution(findingAmbiguity: findingAmbiguity)
    precondition(solution.isSatisfiable)
  }
}

/// Finding why the middle view cannot be wider than the root.
private func conflict(_ workload: Workload) throws -> Duration {
  var changed = workload
  let width = 4 * (workload.variableCount / 8) + 2
  changed.atLeastZero([(width, 1)], -1_000_000)
  let system = system(changed, changed.constraints())
  return try ContinuousClock().measure {
    let conflict = try system.minimalConflict()
    precondition(conflict?.rows.isEmpty == false)
  }
}

/// Solving again after the constant of one row has changed, another row each time: their median.
private func change(_ workload: Workload) throws -> Duration {
  let constraints = workload.constraints()
  var solved = try SolvedSystem(system(workload, constraints))
  let rows = stride(from: constraints.count / 2, to: constraints.count, by: 101)
  let times = try rows.prefix(25).map { row in
    let constant = constraints[row].expression.constant + 0.5
    return try ContinuousClock().measure { try solved.setConstant(constant, ofRow: row) }
  }
  return times.sorted()[times.count / 2]
}

/// A hundred widths of the root, one after the other.
private func resize(_ workload: Workload) throws -> Duration {
  var solved = try SolvedSystem(system(workload, workload.constraints()))
  try solved.setConstant(-500, ofRow: workload.rootWidthRow)
  return try ContinuousClock().measure {
    for step in 1...100 {
      try solved.setConstant(-(500 + 3 * Double(step)), ofRow: workload.rootWidthRow)
    }
  }
}

private func system(_ workload: Workload, _ constraints: [LinearConstraint]) -> LinearSystem {
  var system = LinearSystem(variableCount: workload.variableCount)
  for constraint in constraints { system.append(constraint) }
  return system
}
