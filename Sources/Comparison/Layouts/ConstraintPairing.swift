/// Finds out which constraint of a layout became which of another.
enum ConstraintPairing {
  typealias Constraint = FigureSnapshot.Constraint

  /// Constraints that were there before and are now, and those that have no partner.
  struct Pairs {
    var kept: [(old: Constraint, new: Constraint)] = []
    var removed: [Constraint] = []
    var added: [Constraint] = []
  }

  /// Pairs what says the same, then what ties the same, then what has the same number.
  static func pairs(_ old: [Constraint], _ new: [Constraint]) -> Pairs {
    var pairs = Pairs(removed: old, added: new)
    // The same to the mark comes first, so that constraints alike stay apart.
    match(&pairs) { [$0.equation, $0.label ?? ""] }
    match(&pairs) { [$0.equation] }
    match(&pairs) { ends(of: $0) + [$0.label ?? ""] }
    match(&pairs) { ends(of: $0) }
    match(&pairs) { $0.label.map { [$0] } }
    pairs.kept.sort { $0.new.number < $1.new.number }
    return pairs
  }

  /// What it ties and how; nothing that a figure of an old version would have.
  private static func ends(of constraint: Constraint) -> [String] {
    let relation = ["<=", ">=", "≤", "≥"].first { holds(constraint.equation, $0) } ?? "="
    let ends = constraint.ends.map { $0.item + "." + $0.attribute }
    return ends.isEmpty ? [constraint.equation] : ends + [relation]
  }

  /// Whether a sign stands in an equation: by bytes, since the library's search through texts takes more
  /// memory than all that is searched.
  private static func holds(_ equation: String, _ sign: String) -> Bool {
    let bytes = equation.utf8
    return bytes.indices.contains { bytes[$0...].starts(with: sign.utf8) }
  }

  /// Pairs what has the same key, in order; nil has none.
  private static func match(_ pairs: inout Pairs, by key: (Constraint) -> [String]?) {
    if pairs.removed.isEmpty || pairs.added.isEmpty { return }
    var waiting: [[String]: [Constraint]] = [:]
    for old in pairs.removed.reversed() {
      if let key = key(old) { waiting[key, default: []].append(old) }
    }
    var taken: Set<Int> = []
    pairs.added = pairs.added.filter { new in
      guard let key = key(new), let old = waiting[key]?.popLast() else { return true }
      taken.insert(old.number)
      pairs.kept.append((old, new))
      return false
    }
    pairs.removed.removeAll { taken.contains($0.number) }
  }
}
