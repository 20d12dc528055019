import LayoutModel

/// Bars that are placed together: those of a class stand alike, and those of a row in one lane.
extension BarArrangement {
  typealias Unit = (numbers: [Int], candidates: [BarCandidate])

  /// More bars than these are not placed together.
  private static let mostTogether = 48

  /// Bars with all of their classes and rows.
  func units(of numbers: [Int]) -> [[Int]] {
    let movable = subjects.indices.filter(isMovable)
    let units = joined(movable) { [keys(of: $0).group, keys(of: $0).row] }
    let wanted = Set(numbers)
    return units.filter { !wanted.isDisjoint(with: $0) }.flatMap { unit in
      unit.count > Self.mostTogether
        ? parts(of: unit) { keys(of: $0).row ?? keys(of: $0).group } : [unit]
    }
  }

  /// Different numbers of a bar's class and of its row.
  private func keys(of number: Int) -> (group: Int?, row: Int?) {
    (subjects[number].group.map { 2 * $0 }, subjects[number].row.map { 2 * $0 + 1 })
  }

  /// Numbers with all that have one of their keys, directly or through others.
  private func joined(_ numbers: [Int], _ keys: (Int) -> [Int?]) -> [[Int]] {
    var unitOfKey: [Int: Int] = [:]
    var units: [[Int]] = []
    for number in numbers {
      let keys = keys(number).compactMap { $0 }
      let met = Set(keys.compactMap { unitOfKey[$0] }).sorted()
      let unit = met.first ?? units.count
      if met.isEmpty { units.append([]) }
      units[unit].append(number)
      for other in met.dropFirst() {
        units[unit] += units[other]
        units[other] = []
        for (key, place) in unitOfKey where place == other { unitOfKey[key] = unit }
      }
      for key in keys { unitOfKey[key] = unit }
    }
    return units.filter { !$0.isEmpty }.map { $0.sorted() }.sorted { $0[0] < $1[0] }
  }

  private func parts(of unit: [Int], _ key: (Int) -> Int?) -> [[Int]] {
    let parts = Dictionary(grouping: unit) { key($0) ?? -1 - $0 }
    return parts.values.sorted { $0[0] < $1[0] }
  }

  /// Whether a bar stands like others for more than its row.
  func isAlike(_ number: Int) -> Bool {
    guard let group = subjects[number].group else { return false }
    return subjects.indices.contains { $0 != number && subjects[$0].group == group }
  }

  /// The places of a unit: of all of it together, or where less is wrong so, of each row or each class together.
  /// - Parameters:
  ///   - bars: Its bars with their places.
  ///   - tier: What has to be wrong with all of it together for its parts to be tried.
  func items(
    of bars: [(number: Int, choices: [PlacedBar])], most: Int, partedFrom tier: Tier
  ) -> [Unit] {
    let choices = Dictionary(uniqueKeysWithValues: bars.map { ($0.number, $0.choices) })
    func items(_ parts: [[Int]]) -> [Unit] {
      parts.flatMap { part -> [Unit] in
        let together = candidates(part.compactMap { choices[$0] }, most: most)
        if !together.isEmpty { return [(part, together)] }
        return part.map { ([$0], candidates([choices[$0] ?? []], most: most)) }
      }
    }
    func tally(_ items: [Unit]) -> Tally { items.reduce(.zero) { $0 + $1.candidates[0].tally } }
    let numbers = bars.map(\.number)
    var best = items([numbers])
    if numbers.count == 1 || !tally(best).isWrong(from: tier) { return best }
    for isOfRows in [true, false] {
      let parts = parts(of: numbers) { number in
        let keys = keys(of: number)
        return isOfRows ? keys.row ?? keys.group : keys.group ?? keys.row
      }
      let other = items(parts)
      if tally(best).isWorse(than: tally(other), to: .crosses) { best = other }
    }
    return best
  }

  /// The best places at which several bars stand alike, in that order.
  private func candidates(_ choices: [[PlacedBar]], most: Int) -> [BarCandidate] {
    let others = choices.dropFirst().map { places in
      Dictionary(places.map { ($0.look, $0) }) { first, _ in first }
    }
    let candidates = choices[0].compactMap { first -> BarCandidate? in
      let bars = [first] + others.compactMap { $0[first.look] }
      return bars.count == choices.count ? BarCandidate(bars) : nil
    }
    let best = candidates.indices.sorted { (candidates[$0].tally, $0) < (candidates[$1].tally, $1) }
    return best.prefix(most).map { candidates[$0] }
  }
}
