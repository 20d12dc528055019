extension Placement {
  /// A place for each item that stands for itself, in order.
  ///
  /// It is nil for an item without candidates, and for one that would hide an earlier one.
  static func places(among candidates: [[Candidate]]) -> [Candidate?] {
    let items = candidates.indices.filter { !candidates[$0].isEmpty }
    let placement = Placement(items.map { Item(candidates: candidates[$0]) })
    var hiding: Set<Int> = []
    for fault in placement.faults where fault.tier == .hides && !hiding.contains(fault.item) {
      if let other = fault.other { hiding.insert(other) }
    }
    var places = [Candidate?](repeating: nil, count: candidates.count)
    for (number, item) in items.enumerated() where !hiding.contains(number) {
      places[item] = placement.candidate(number)
    }
    return places
  }
}
