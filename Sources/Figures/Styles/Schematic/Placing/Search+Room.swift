/// Room for the marks of sizes in their own views.
extension Schematic.Search {
  /// Lets the mark of a size take another place, and the names of its boxes and the marks that are in the way
  /// of both choose again, if that is better.
  mutating func makeRoom(for mark: Int) {
    if marks[mark].group == nil { return }
    let names = nearCaptions[mark].filter { marks[mark].boxes.contains(captions[$0].box) }
    let now = cost(of: mark, marks[mark].chosen)
    guard now >= Schematic.Pushing.trouble, !names.isEmpty else { return }
    for number in marks[mark].candidates.indices.prefix(Schematic.Pushing.mostTrials)
    where fixed[mark][number] < now && !isExhausted {
      let (oldMarks, oldNames) = (marks.map(\.chosen), names.map { captions[$0].chosen })
      choose(number, for: mark)
      placeAgain(names)
      let others = now > 2 * Schematic.Pushing.trouble ? obstacles(of: mark, names) : []
      let moved = [mark] + others
      for other in others { choose(best(of: other), for: other) }
      placeAgain(names)
      let cost = cost(of: moved, names)
      let (newMarks, newNames) = (marks.map(\.chosen), names.map { captions[$0].chosen })
      restore(oldMarks, moved, names, oldNames)
      if cost < self.cost(of: moved, names) - Schematic.Pushing.leastGain {
        restore(newMarks, moved, names, newNames)
      }
    }
  }

  /// Lets a name that stands beside its view stand in it, and the marks there choose again, if that is better.
  mutating func bringHome(_ name: Int) {
    let places = captions[name].places
    let homes = places.indices.filter {
      places[$0].tip == nil && places[$0].penalty < Schematic.Caption.covered
    }
    guard captions[name].place.tip != nil,
      let home = homes.min(by: { places[$0].penalty < places[$1].penalty })
    else { return }
    let near = nearMarks[name]
    let (oldMarks, oldName) = (marks.map(\.chosen), captions[name].chosen)
    let before = cost(of: near, [name])
    captions[name].chosen = home
    for mark in near
    where Schematic.Costs.text(marks[mark].candidate, on: places[home].rect) > 0 {
      choose(best(of: mark), for: mark)
    }
    placeAgain([name])
    if cost(of: near, [name]) < before { return }
    restore(oldMarks, near, [name], [oldName])
  }

  private mutating func restore(
    _ chosen: [Int], _ marks: [Int], _ names: [Int], _ places: [Int]
  ) {
    for mark in marks { choose(chosen[mark], for: mark) }
    for (name, place) in zip(names, places) { captions[name].chosen = place }
  }

  private mutating func placeAgain(_ names: [Int]) {
    for name in names {
      effort += nearMarks[name].count * captions[name].places.count / 4
      captions[name].chosen = bestPlace(of: name)
    }
  }

  /// The first marks that are in the way of a mark or of names.
  private func obstacles(of mark: Int, _ names: [Int]) -> [Int] {
    let near = Set(neighbours[mark] + names.flatMap { nearMarks[$0] }).subtracting([mark]).sorted()
    return Array(
      near.filter { other in
        let own = marks[other].candidate
        return Schematic.Costs.pair(marks[mark].candidate, own).cost > Schematic.Pushing.obstacle
          || names.contains {
            Schematic.Costs.text(own, on: captions[$0].place.rect) > Schematic.Pushing.obstacle
          }
      }.prefix(Schematic.Pushing.mostPushed))
  }

  private func cost(of marks: [Int], _ names: [Int]) -> Double {
    marks.reduce(names.reduce(0) { $0 + cost(of: $1, captions[$1].place) }) {
      $0 + cost(of: $1, self.marks[$1].chosen)
    }
  }

  /// Lets the marks of a class stand alike, and all that is near them choose again, if that is better.
  mutating func align(_ members: [Int]) {
    let slots = Set(members.map { marks[$0].candidate.slot })
    guard slots.count > 1 else { return }
    let names = Set(members.flatMap { nearCaptions[$0] }).sorted()
    let others = Set(members.flatMap { neighbours[$0] }).subtracting(members).sorted()
    let moved = members + others
    for slot in slots.sorted() where !isExhausted {
      let places = members.compactMap { member in
        marks[member].candidates.firstIndex { $0.slot == slot }
      }
      guard places.count == members.count else { continue }
      let (oldMarks, oldNames) = (marks.map(\.chosen), names.map { captions[$0].chosen })
      let before = cost(of: moved, names)
      for (member, place) in zip(members, places) { choose(place, for: member) }
      placeAgain(names)
      for other in others { choose(best(of: other), for: other) }
      placeAgain(names)
      if cost(of: moved, names) < before { return }
      restore(oldMarks, moved, names, oldNames)
    }
  }
}
