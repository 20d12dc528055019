import LayoutModel

/// The combinatorial part of placing: items, their places, and what is wrong with each of these.
struct PlacementProblem<Candidate: MarkPlace> {
  typealias Item = Placement<Candidate>.Item

  let items: [Item]
  /// The items of each class, and the class of each item.
  let classes: [[Int]]
  let classOf: [Int?]
  /// The slots in which most others of its class stand, of each item; none where none of them stands.
  private var common: [Set<Int>]

  /// The places of each item, the best by itself first, and what is wrong with each by itself.
  let places: [[Candidate]]
  let own: [[Tally]]
  /// What each place covers: a copy of it costs more than a comparison.
  private let covers: [[Rect]]
  /// The slot of each place of an item that has a class.
  private(set) var slots: [[Int]]
  /// The place of each item.
  private(set) var chosen: [Int]
  private(set) var stands: [Bool]
  /// All that each item can cover, and the items that each one can meet.
  private let hulls: [Rect]
  let near: [[Int]]
  /// What is wrong with each place of each item beside all others where they stand.
  private(set) var tallies: [[Tally]]
  /// How many pairs of places were compared.
  var effort = 0

  init(_ items: [Item]) {
    self.items = items
    let numbers = items.indices.filter { items[$0].group != nil }
    classes = Dictionary(grouping: numbers) { items[$0].group }.values.sorted { $0[0] < $1[0] }
    var classOf = [Int?](repeating: nil, count: items.count)
    for (number, members) in classes.enumerated() {
      for member in members { classOf[member] = number }
    }
    self.classOf = classOf
    let places = items.map { item in
      let all = item.candidates
      return all.indices.sorted { (all[$0].tally, $0) < (all[$1].tally, $1) }.map { all[$0] }
    }
    let hulls = places.map { places in
      places.dropFirst().reduce(places[0].hull) { $0.union($1.hull) }
    }
    let near = Self.near(hulls)
    self.places = Self.best(of: places, near)
    (self.hulls, self.near) = (hulls, near)
    own = self.places.map { $0.map { $0.tally } }
    covers = self.places.map { $0.map { $0.hull } }
    common = items.map { _ in [] }
    (slots, tallies) = (items.map { _ in [] }, own)
    chosen = items.map { _ in 0 }
    stands = items.map { _ in false }
    var slotNumbers: [Candidate.Slot: Int] = [:]
    for item in numbers {
      slots[item] = self.places[item].map { place in
        let number = slotNumbers[place.slot] ?? slotNumbers.count
        slotNumbers[place.slot] = number
        return number
      }
    }
    search()
  }

  // MARK: - What stands

  func candidate(_ item: Int) -> Candidate { places[item][chosen[item]] }

  /// What is wrong with an item where it stands, beside all others.
  func tally(of item: Int) -> Tally { tallies[item][chosen[item]] }

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
      ? .zero : Tally(.unlike)
  }

  /// What is wrong within a class: how many of it stand otherwise than most of them.
  /// - Parameter place: The place of each item.
  func tally(ofClass group: Int, _ place: (Int) -> Int) -> Tally {
    var counts: [Int: Int] = [:]
    for item in classes[group] { counts[slots[item][place(item)], default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return Tally(.unlike, classes[group].count - most)
  }

  // MARK: - Places

  /// The items that each one can meet.
  private static func near(_ hulls: [Rect]) -> [[Int]] {
    var near: [[Int]] = hulls.map { _ in [] }
    let sorted = hulls.indices.sorted { (hulls[$0].minX, $0) < (hulls[$1].minX, $1) }
    for (rank, item) in sorted.enumerated() {
      for other in sorted[(rank + 1)...] {
        if hulls[other].minX > hulls[item].maxX { break }
        if hulls[other].intersects(hulls[item]) {
          near[item].append(other)
          near[other].append(item)
        }
      }
    }
    return near.map { $0.sorted() }
  }

  /// The best places of each item, at least one, where items have too many for all to be compared.
  private static func best(of places: [[Candidate]], _ near: [[Int]]) -> [[Candidate]] {
    let pairs = zip(places, near).reduce(0) { $0 + $1.0.count * $1.1.count }
    guard pairs > mostPairs else { return places }
    return places.map { Array($0.prefix(max(1, $0.count * mostPairs / pairs))) }
  }

  // MARK: - Tallies

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
