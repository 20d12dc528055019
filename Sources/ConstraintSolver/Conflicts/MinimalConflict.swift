extension LinearSystem {
  /// A minimal set of required rows that contradict each other; nil if there is no conflict.
  ///
  /// There may be other such sets. Agrees with ``solution(findingAmbiguity:)`` on whether there
  /// is a conflict, and throws a ``SolverError`` as that does.
  package func minimalConflict() throws(SolverError) -> Conflict? {
    let tolerance = try residualTolerance()
    let required = rows.indices.filter { rows[$0].level == 0 }
    if let floating = try? restricted(to: required).floatingSolution() {
      if floating.isSatisfiable, isProved(floating.certificate) { return nil }
      if let conflict = refutedRows(floating, required), isIrreducible(conflict.rows, tolerance) {
        return conflict
      }
    }
    if let conflict = try? floatingConflict(), try !isSatisfiable(conflict.rows) {
      return conflict
    }
    let solution = try restricted(to: required).solution()
    guard !solution.isSatisfiable, let refutation = solution.certificate.refutation else {
      return nil
    }
    var members = refutation.parts.map { required[$0.row] }
    for row in members {
      let others = members.filter { $0 != row }
      if try !isSatisfiable(others) { members = others }
    }
    return Conflict(rows: members)
  }

  /// A minimal conflict of which none of the given rows can be left out even if all other required
  /// rows stay; nil if there is no conflict.
  ///
  /// The other rows are what nobody can give up. Without this a conflict could name a row of which
  /// one of those says nearly the same, and to give that row up would not help. Conflicts with more
  /// than `limit` of the given rows are not looked at so closely, since each takes a solution.
  package func minimalConflict(
    givingUp candidates: [Int], limit: Int = 64
  ) throws(SolverError) -> Conflict? {
    guard var conflict = try minimalConflict() else { return nil }
    let candidates = Set(candidates)
    let background = rows.indices.filter { rows[$0].level == 0 && !candidates.contains($0) }
    var members = conflict.rows.filter(candidates.contains)
    if members.count > limit { return conflict }
    var needed: Set<Int> = []
    while let row = members.first(where: { !needed.contains($0) }) {
      let others = (members.filter { $0 != row } + background).sorted()
      if let smaller = try restricted(to: others).minimalConflict() {
        conflict = Conflict(rows: smaller.rows.map { others[$0] })
        members = conflict.rows.filter(candidates.contains)
      } else {
        needed.insert(row)
      }
    }
    return conflict
  }

  /// The same, of which no row of a second list can be left out either, if all rows of neither list stay.
  ///
  /// The first list is what people can give up, the second what follows from what they state.
  package func minimalConflict(
    givingUp candidates: [Int], then others: [Int]
  ) throws(SolverError) -> Conflict? {
    guard let conflict = try minimalConflict(givingUp: candidates) else { return nil }
    let (members, first, second) = (Set(conflict.rows), Set(candidates), Set(others))
    if members.isDisjoint(with: second) { return conflict }
    let kept = rows.indices.filter {
      rows[$0].level == 0 && (members.contains($0) || !first.contains($0))
    }
    let places = kept.indices.filter { second.contains(kept[$0]) }
    return try restricted(to: kept).minimalConflict(givingUp: places).map { smaller in
      Conflict(rows: smaller.rows.map { kept[$0] })
    }
  }

  /// The multiples of required rows that add up to a contradiction; nil if they do not contradict each other.
  package func refutation(ofRows selection: [Int]) throws(SolverError) -> Refutation? {
    var refutation = try restricted(to: selection).solution().certificate.refutation
    if let parts = refutation?.parts {
      refutation?.parts = parts.map {
        Refutation.Part(row: selection[$0.row], multiplier: $0.multiplier)
      }
    }
    return refutation
  }

  /// The rows that a valid refutation of the required rows adds up.
  private func refutedRows(_ floating: Solution, _ required: [Int]) -> Conflict? {
    let certificate = floating.certificate
    guard certificate.isValid, let refutation = certificate.refutation, refutation.isValid else {
      return nil
    }
    let largest = refutation.parts.reduce(0) { max($0, $1.multiplier.magnitude) }
    // What is smaller than this beside the others is rounding, and the row not needed.
    let needed = refutation.parts.filter {
      $0.multiplier.magnitude > Tolerances.refutingMultiplier * largest
    }
    return Conflict(rows: needed.map { required[$0.row] })
  }

  /// Whether rows that multiples of refute are contradictory only all together.
  ///
  /// They are if there is one way only to make their terms cancel: a contradiction among fewer
  /// would be another (Gleeson and Ryan 1990). So one row less must have full rank.
  private func isIrreducible(_ selection: [Int], _ tolerance: Double) -> Bool {
    let elimination = Elimination(
      of: restricted(to: selection), first: selection.count, tolerance: tolerance)
    return elimination.definitions.count == selection.count - 1
  }

  /// Whether some of the rows can be met together.
  private func isSatisfiable(_ selection: [Int]) throws(SolverError) -> Bool {
    try restricted(to: selection).solution().isSatisfiable
  }

  /// A minimal conflict, found in double precision; nil if there is none.
  private func floatingConflict() throws(SolverError) -> Conflict? {
    let tolerance = try residualTolerance()
    var required = rows.indices.filter { rows[$0].level == 0 }
    var search = ConflictSearch(system: self, tolerance: tolerance)
    guard try search.narrow(&required) else { return nil }
    search = ConflictSearch(system: restricted(to: required), tolerance: tolerance)
    let members = try search.minimalConflict()
    return Conflict(rows: members.map { required[$0] }.sorted())
  }
}
