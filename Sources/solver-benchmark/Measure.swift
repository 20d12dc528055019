import ConstraintSolver

/// Something to time on a workload.
struct Measure: Sendable {
  var name: String
  /// The time of one run, without what only prepares it.
  var time: @Sendable (Workload) throws -> Duration

  /// The best of several runs, in microseconds to a tenth.
  func best(of repetitions: Int, _ workload: Workload) throws -> Double {
    var best = Duration.seconds(1_000_000)
    for _ in 0..<max(1, repetitions) { best = min(best, try time(workload)) }
    return (best / .microseconds(1) * 10).rounded() / 10
  }

  static let all: [Measure] = [
    Measure(name: "nothing") { workload in
      _ = workload.constraints()
      return .zero
    },
    Measure(name: "solve") { try solve($0, findingAmbiguity: false) },
    Measure(name: "ambiguity") { try solve($0, findingAmbiguity: true) },
    Measure(name: "conflict", time: conflict),
    Measure(name: "change", time: change),
    Measure(name: "priority", time: priority),
    Measure(name: "resize", time: resize),
  ]

  /// Building the system and solving it.
  private static func solve(_ workload: Workload, findingAmbiguity: Bool) throws -> Duration {
    let constraints = workload.constraints()
    return try ContinuousClock().measure {
      let solution = try system(workload, constraints).solution(findingAmbiguity: findingAmbiguity)
      precondition(solution.isSatisfiable)
    }
  }

  /// Finding why the middle view cannot be wider than the root.
  private static func conflict(_ workload: Workload) throws -> Duration {
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
  private static func change(_ workload: Workload) throws -> Duration {
    let constraints = workload.constraints()
    var solved = try SolvedSystem(system(workload, constraints))
    let rows = stride(from: constraints.count / 2, to: constraints.count, by: 101)
    let times = try rows.prefix(25).map { row in
      let constant = constraints[row].expression.constant + 0.5
      return try ContinuousClock().measure { try solved.setConstant(constant, ofRow: row) }
    }
    return times.sorted()[times.count / 2]
  }

  /// Solving again after one optional row has gone to another level.
  private static func priority(_ workload: Workload) throws -> Duration {
    let constraints = workload.constraints()
    var solved = try SolvedSystem(system(workload, constraints))
    guard let row = constraints.lastIndex(where: { $0.level > 1 }) else { return .zero }
    return try ContinuousClock().measure { try solved.setLevel(1, ofRow: row) }
  }

  /// A hundred widths of the root, one after the other.
  private static func resize(_ workload: Workload) throws -> Duration {
    var solved = try SolvedSystem(system(workload, workload.constraints()))
    try solved.setConstant(-500, ofRow: workload.rootWidthRow)
    return try ContinuousClock().measure {
      for step in 1...100 {
        try solved.setConstant(-(500 + 3 * Double(step)), ofRow: workload.rootWidthRow)
      }
    }
  }

  private static func system(
    _ workload: Workload, _ constraints: [LinearConstraint]
  ) -> LinearSystem {
    var system = LinearSystem(variableCount: workload.variableCount)
    for constraint in constraints { system.append(constraint) }
    return system
  }
}
