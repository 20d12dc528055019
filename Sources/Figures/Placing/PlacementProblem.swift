import LayoutModel

/// The combinatorial part of placing: items, their places, and what is wrong with each of these.
struct PlacementProblem<Candidate: MarkPlace> {
  typealias Item = Placement<Candidate>.Item

  let items: [Item]
  private let fixed: [Candidate]
  private var fixedCells = CellIndex(size: 64)
  /// The items of each class, and the class of each item.
  let classes: [[Int]]
  let classOf: [Int?]
  /// The slots in which most others of its class stand, of each item; none where none of them stands.
  private var common: [Set<Int>]
  private var slotNumbers: [Candidate.Slot: Int] = [:]

  /// The places of each item, the best by itself first, and what is wrong with each by itself and beside what is
  /// fixed.
  private(set) var places: [[Candidate]]
  private(set) var own: [[Tally]]
  /// What each place covers: a copy of it costs more than a comparison.
  private var covers: [[Rect]]
  /// The slot of each place of an item that has a class.
  private(set) var slots: [[Int]]
  /// The place of each item.
  private(set) var chosen: [Int]
  private(set) var stands: [Bool]
  /// All that each item can cover, and the items that each one can meet.
  private var hulls: [Rect]
  private(set) var near: [[Int]]
  /// What is wrong with each place of each item beside all others where they stand.
  private(set) var tallies: [[Tally]]
  /// How many pairs of places were compared.
  var effort = 0

  /// - Parameter fixed: What stands already.
  init(_ items: [Item], beside fixed: [Candidate]) {
    (self.items, self.fixed) = (items, fixed)
    for (number, place) in fixed.enumerated() { fixedCells.insert(number, in: [place.hull]) }
    let groups = Dictionary(grouping: items.indices.filter { items[$0].group != nil }) {
      items[$0].group
    }
    let classes = groups.values.sorted { $0[0] < $1[0] }
    var classOf = [Int?](repeating: nil, count: items.count)
    for (number, members) in classes.enumerated() {
      for member in members { classOf[member] = number }
    }
    (self.classes, self.classOf) = (classes, classOf)
    common = items.map { _ in [] }
    (places, own) = (items.map { _ in [] }, items.map { _ in [] })
    (slots, tallies, near) = (items.map { _ in [] }, own, items.map { _ in [] })
    covers = items.map { _ in [] }
    chosen = items.map { _ in 0 }
    stands = items.map { _ in false }
    hulls = items.map(\.candidates[0].hull)
    for item in items.indices { add(items[item].candidates, to: item) }
    place(Array(items.indices))
  }

  // MARK: - What stands

  func candidate(_ item: Int) -> Candidate { places[item][chosen[item]] }

  /// What is wrong with an item where it stands, beside all others.
  func tally(of item: Int) -> Tally { tallies[item][chosen[item]] }

  /// An item and all others of its class.
  func classmates(of item: Int) -> [Int] { classOf[item].map { classes[$0] } ?? [item] }

  /// Whether an item stands otherwise than most of its class.
  func isApart(_ item: Int) -> Bool {
    guard let group = classOf[item] else { return false }
    let standing = classes[group].map { slots[$0][chosen[$0]] }
    let counts = standing.map { slot in standing.count { $0 == slot } }
    return slots[item][chosen[item]] != standing[counts.firstIndex(of: counts.max() ?? 0) ?? 0]
  }

  /// What is wrong with a place of an item because most others of its class stand otherwise.
  func apart(_ item: Int, _ number: Int) -> Tally {
    common[item].isEmpty || common[item].contains(slots[item][number])
      ? .zero : Tally(items[item].apart)
  }

  /// What is wrong within a class: how many of it stand otherwise than most of them.
  /// - Parameter place: The place of each item.
  func tally(ofClass group: Int, _ place: (Int) -> Int) -> Tally {
    var counts: [Int: Int] = [:]
    for item in classes[group] { counts[slots[item][place(item)], default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return Tally(items[classes[group][0]].apart, classes[group].count - most)
  }

  /// What is fixed and may meet a place, with its number.
  func fixed(near place: Candidate) -> [(Int, Candidate)] {
    fixed.isEmpty ? [] : fixedCells.numbers(in: place.hull).map { ($0, fixed[$0]) }
  }

  // MARK: - Places

  /// Adds places of an item.
  mutating func add(_ candidates: [Candidate], to item: Int) {
    let all = places[item] + candidates
    let tallies =
      own[item]
      + candidates.map { place in
        fixed(near: place).reduce(place.tally) { $0 + place.tally(beside: $1.1) }
      }
    let order = all.indices.sorted { (tallies[$0], $0) < (tallies[$1], $1) }
    chosen[item] = order.firstIndex(of: chosen[item]) ?? 0
    places[item] = order.map { all[$0] }
    covers[item] = places[item].map(\.hull)
    own[item] = order.map { tallies[$0] }
    hulls[item] = candidates.reduce(hulls[item]) { $0.union($1.hull) }
    if classOf[item] != nil { slots[item] = places[item].map { number(of: $0.slot) } }
  }

  private mutating func number(of slot: Candidate.Slot) -> Int {
    if let number = slotNumbers[slot] { return number }
    slotNumbers[slot] = slotNumbers.count
    return slotNumbers.count - 1
  }

  /// Finds the items that each one can meet.
  mutating func connect() {
    near = items.map { _ in [] }
    let sorted = items.indices.sorted { (hulls[$0].minX, $0) < (hulls[$1].minX, $1) }
    for (rank, item) in sorted.enumerated() {
      for other in sorted[(rank + 1)...] {
        if hulls[other].minX > hulls[item].maxX { break }
        if hulls[other].intersects(hulls[item]) {
          near[item].append(other)
          near[other].append(item)
        }
      }
    }
    for item in items.indices { near[item].sort() }
  }

  /// Leaves the best places to items that have too many for all to be compared, and the one where each stands.
  /// - Parameter most: How many pairs of a place and another item may be compared; an item keeps one place at least.
  mutating func keepBestPlaces(of wanted: [Int], pairs most: Int) {
    let pairs = wanted.reduce(0) { $0 + places[$1].count * near[$1].count }
    guard pairs > most else { return }
    for item in wanted {
      let kept = max(chosen[item] + 1, places[item].count * most / pairs)
      places[item].removeSubrange(kept...)
      own[item].removeSubrange(kept...)
      covers[item].removeSubrange(kept...)
      if classOf[item] != nil { slots[item].removeSubrange(kept...) }
    }
  }

  // MARK: - Tallies

  /// All that is wrong, twice.
  var total: Tally {
    let items = items.indices.reduce(Tally.zero) { sum, item in
      var tally = tally(of: item) + own[item][chosen[item]]
      tally -= apart(item, chosen[item])
      return sum + tally
    }
    return classes.indices.reduce(items) { sum, group in
      let tally = tally(ofClass: group) { chosen[$0] }
      return sum + tally + tally
    }
  }

  /// Moves an item that stands to another place.
  mutating func choose(_ number: Int, for item: Int) {
    count(candidate(item), of: item) { $0 -= $1 }
    chosen[item] = number
    count(candidate(item), of: item) { $0 += $1 }
    compare(classOf: item)
  }

  /// Places an item that does not stand.
  mutating func enter(_ item: Int, at number: Int) {
    chosen[item] = number
    stands[item] = true
    count(candidate(item), of: item) { $0 += $1 }
    compare(classOf: item)
  }

  /// Takes an item away.
  mutating func leave(_ item: Int) {
    count(candidate(item), of: item) { $0 -= $1 }
    stands[item] = false
    compare(classOf: item)
  }

  /// Finds what is wrong with each place of an item beside all that stands.
  mutating func count(_ item: Int) {
    tallies[item] = own[item].indices.map { own[item][$0] + apart(item, $0) }
    for other in near[item] where stands[other] {
      count(candidate(other), for: item) { $0 += $1 }
    }
  }

  /// Counts the conflicts of an item's place for all others.
  private mutating func count(
    _ place: Candidate, of item: Int, _ add: (inout Tally, Tally) -> Void
  ) {
    for other in near[item] { count(place, for: other, add) }
  }

  /// Counts the conflicts of a place for all places of another item.
  private mutating func count(
    _ place: Candidate, for other: Int, _ add: (inout Tally, Tally) -> Void
  ) {
    let hull = place.hull
    guard hulls[other].intersects(hull) else { return }
    effort += covers[other].count
    for number in covers[other].indices where covers[other][number].intersects(hull) {
      add(&tallies[other][number], places[other][number].conflict(with: place))
    }
  }

  /// Finds for each item of a class in which slots most of the others stand.
  private mutating func compare(classOf item: Int) {
    guard let group = classOf[item] else { return }
    var counts: [Int: Int] = [:]
    for member in classes[group] where stands[member] {
      counts[slots[member][chosen[member]], default: 0] += 1
    }
    func most(_ counts: [Int: Int]) -> Set<Int> {
      guard let most = counts.values.max(), most > 0 else { return [] }
      return Set(counts.filter { $0.value == most }.keys)
    }
    let all = most(counts)
    for member in classes[group] {
      let slot = slots[member][chosen[member]]
      var others = all
      if stands[member], all.contains(slot) {
        var less = counts
        less[slot, default: 0] -= 1
        others = most(less)
      }
      setCommon(of: member, others)
    }
  }

  private mutating func setCommon(of item: Int, _ slots: Set<Int>) {
    if slots == common[item] { return }
    for number in tallies[item].indices { tallies[item][number] -= apart(item, number) }
    common[item] = slots
    for number in tallies[item].indices { tallies[item][number] += apart(item, number) }
  }
}
