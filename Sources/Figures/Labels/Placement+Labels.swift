extension Placement {
  /// A place for each item that stands for itself, in order.
  ///
  /// It is nil for an item without candidates, and for one that would hide an earlier one.
  /// - Parameters:
  ///   - candidates: The candidates of each item.
  ///   - more: Further ones, which cost more to find, of an item that has none or touches something.
  static func places(
    among candidates: [[Candidate]], more: (Int) -> [Candidate] = { _ in [] }
  ) -> [Candidate?] {
    let first = StandingItems(candidates)
    let widened = candidates.indices.map { item in
      first.isWrong(item) ? candidates[item] + more(item) : candidates[item]
    }
    let isWider = zip(candidates, widened).contains { $0.count < $1.count }
    return (isWider ? StandingItems(widened) : first).places
  }

  /// Those of some items that have candidates, where they stand.
  private struct StandingItems {
    let placement: Placement
    /// The number of each item among those placed; nil of one without candidates.
    let numbers: [Int?]

    init(_ candidates: [[Candidate]]) {
      let items = candidates.indices.filter { !candidates[$0].isEmpty }
      placement = Placement(items.map { Item(candidates: candidates[$0]) })
      var numbers = [Int?](repeating: nil, count: candidates.count)
      for (number, item) in items.enumerated() { numbers[item] = number }
      self.numbers = numbers
    }

    /// Whether an item stands nowhere, or with something wrong.
    func isWrong(_ item: Int) -> Bool {
      numbers[item].map { placement.tally(of: $0).isWrong(from: .touches) } ?? true
    }

    /// The place of each item, but of those that would hide an earlier one.
    var places: [Candidate?] {
      var hiding: Set<Int> = []
      for fault in placement.faults where fault.tier == .hides && !hiding.contains(fault.item) {
        if let other = fault.other { hiding.insert(other) }
      }
      return numbers.map { number in
        number.flatMap { hiding.contains($0) ? nil : placement.candidate($0) }
      }
    }
  }
}
