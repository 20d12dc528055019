extension Placement {
  /// A place for each item that stands for itself, in order.
  ///
  /// It is nil for an item without candidates, and for one that would hide an earlier one.
  static func places(among candidates: [[Candidate]]) -> [Candidate?] {
    let items = candidates.filter { !$0.isEmpty }.map { Item(candidates: $0) }
    let placement = Placement(items)
    var found: [Candidate] = []
    var number = 0
    return candidates.map { own in
      if own.isEmpty { return nil }
      let place = placement.candidate(number)
      number += 1
      if found.contains(where: { $0.tally(beside: place)[.hides] > 0 }) { return nil }
      found.append(place)
      return place
    }
  }
}
