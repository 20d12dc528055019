import LayoutModel

/// The last step: signs that are better elsewhere on their bars.
extension BarArrangement {
  /// Moves signs to where they are best on their bars.
  func moveSigns(of places: inout [PlacedBar], _ all: inout PlacedBars) {
    let signed = subjects.indices.filter { isMovable($0) && !places[$0].signs.isEmpty }
    func move(_ numbers: [Int]) -> Bool {
      guard let moved = signsMoved(numbers, places, all) else { return false }
      for (number, place) in zip(numbers, moved) {
        places[number] = place
        all.insert(place, number)
      }
      return true
    }
    for numbers in alike(signed, places)
    where numbers.contains(where: { mayMoveSign(of: $0, places[$0], all) }) && !move(numbers) {
      for number in numbers { _ = move([number]) }
    }
  }

  /// Whether a sign is off the middle of its bar, or something is wrong with it; those of a class stay alike.
  private func mayMoveSign(of number: Int, _ place: PlacedBar, _ all: PlacedBars) -> Bool {
    let near = Nearby(around: place.hull, surroundings, all, but: number)
    return tally(of: place, subjects[number], near).isWrong(from: .crosses)
      || place.look.magnitude >= BarShapes.lookOfSlide
  }

  /// Bars of one class and one length, whose signs can stand alike; each other bar by itself.
  private func alike(_ numbers: [Int], _ places: [PlacedBar]) -> [[Int]] {
    var units: [[Int]] = []
    for number in numbers {
      let bar = places[number].bar
      let mates = units.firstIndex { unit in
        let other = places[unit[0]].bar
        return subjects[unit[0]].group != nil && subjects[unit[0]].group == subjects[number].group
          && (bar.end - bar.start - (other.end - other.start)).magnitude < 0.5
      }
      if let mates { units[mates].append(number) } else { units.append([number]) }
    }
    return units
  }

  /// The places of bars with their signs where they are best on them, at one place of each bar; nil if each by itself
  /// is better.
  private func signsMoved(
    _ numbers: [Int], _ places: [PlacedBar], _ all: PlacedBars
  ) -> [PlacedBar]? {
    let choices = numbers.map { signChoices($0, places[$0], all) }
    let each = choices.map { choices in
      choices.dropFirst().reduce(choices[0]) { $1.tally < $0.tally ? $1 : $0 }
    }
    // The first choice is where the sign is now, which may be elsewhere on each.
    let isAlike = Set(numbers.map { places[$0].look }).count == 1
    let common = ((isAlike ? 0 : 1)..<max(2, choices.map(\.count).min() ?? 0)).map { index in
      choices.compactMap { index < $0.count ? $0[index] : nil }
    }
    func sum(_ places: [PlacedBar]) -> Tally { places.reduce(.zero) { $0 + $1.tally } }
    if numbers.count == 1 {
      // A sign beside a short bar stands like those of its row, unless something is wrong with that.
      let stays =
        places[numbers[0]].bar.signCross != nil
        && !choices[0][0].tally.isWorse(than: each[0].tally, to: .crosses)
      return stays ? nil : each
    }
    guard let best = common.min(by: { sum($0) < sum($1) }), best.count == numbers.count,
      !sum(best).isWorse(than: sum(each), to: .crosses)
    else { return nil }
    return best
  }

  /// A bar with its sign where it is now and at the places on it, and what is wrong with each.
  private func signChoices(
    _ number: Int, _ now: PlacedBar, _ all: PlacedBars
  ) -> [PlacedBar] {
    let subject = subjects[number]
    let bars = shapes.signPlaces(of: subject.kind, on: now.bar, constraint: subject.index)
    let choices =
      [PlacedBar(now.bar, shift: now.shift, look: now.look, theme: theme)]
      + bars.map { PlacedBar($0.bar, shift: $0.tally, look: now.look, theme: theme) }
    let hull = choices.reduce(now.hull) { $0.union($1.hull) }
    let near = Nearby(around: hull, surroundings, all, but: number)
    for choice in choices { choice.tally = tally(of: choice, subject, near) }
    return choices
  }
}
