import LayoutModel
import LayoutRecord

/// The constraints that two layouts share, and those without a partner.
struct ConstraintPairs {
  typealias Constraint = LayoutRecord.Constraint

  private(set) var kept: [(old: Constraint, new: Constraint)] = []
  private(set) var removed: [Constraint]
  private(set) var added: [Constraint]

  private struct Key: Hashable {
    var ends: [LayoutRecord.End]
    var relation: Relation?
    var label: String?
  }

  /// Pairs constraints that are equal, then those with the same items, then those with the same names.
  init(_ old: LayoutRecord, _ new: LayoutRecord) {
    removed = old.constraints + old.inactiveConstraints
    added = new.constraints + new.inactiveConstraints
    // Labels come first, so that equal constraints stay apart.
    match { constraint in
      var key = constraint.stated
      key.label = constraint.label
      return key
    }
    match { $0.stated }
    match { Key(ends: $0.ends.all, relation: $0.ends.relation, label: $0.label ?? "") }
    match { Key(ends: $0.ends.all, relation: $0.ends.relation) }
    match { $0.label }
    match { $0.identifier }
    match { Key(ends: $0.ends.all) }
    match { Key(ends: [$0.ends.first]) }
    kept.sort { ($0.new.number ?? .max) < ($1.new.number ?? .max) }
  }

  /// Whether labels or the order of the active constraints that both have differ.
  var isRenumbered: Bool {
    let numbers = kept.compactMap { $0.new.isActive ? $0.old.number : nil }
    return kept.contains { $0.old.label != $0.new.label } || numbers != numbers.sorted()
  }

  /// Pairs constraints with the same key, in order; constraints without a key stay.
  private mutating func match<Key: Hashable>(by key: (Constraint) -> Key?) {
    if removed.isEmpty || added.isEmpty { return }
    var waiting: [Key: [Int]] = [:]
    for (place, old) in removed.enumerated().reversed() {
      if let key = key(old) { waiting[key, default: []].append(place) }
    }
    var taken: Set<Int> = []
    added.removeAll { new in
      guard let key = key(new), let place = waiting[key]?.popLast() else { return false }
      taken.insert(place)
      kept.append((removed[place], new))
      return true
    }
    removed = removed.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
}
