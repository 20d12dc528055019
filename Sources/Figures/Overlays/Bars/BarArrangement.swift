import LayoutModel

/// The bars of a canvas, each where it is distinct from the others and hides nothing.
///
/// It depends only on the constraints in their order. Alignments stay where they are.
struct BarArrangement {
  private typealias Subject = BarSubject

  private let shapes: BarShapes
  private let surroundings: BarSurroundings
  private let theme: Theme
  private var subjects: [Subject] = []
  /// The lines that have no sign, which stay where they are, and all bars that are not placed again.
  private var fixed: [BarCandidate] = []
  private var fixedCells = CellIndex(size: 64)

  /// How many bars on one side of a view, or between two places, are placed: more of them are not read.
  private static let mostAtOnePlace = 48
  /// Of one constraint, the places that are compared with those of others.
  private static let mostPlaces = 60

  /// The bars and lines of each constraint, by its index.
  /// - Parameters:
  ///   - constraints: The layout's constraints, followed by inactive ones.
  ///   - selected: The constraints that are shown selected.
  ///   - obstacles: Boxes that stay legible.
  static func bars(
    for geometries: [ConstraintGeometry?], of constraints: [LayoutConstraint],
    selected: Set<Int>, in canvas: CanvasLayout, avoiding obstacles: Obstacles, _ theme: Theme
  ) -> [[IBar]] {
    var arrangement = BarArrangement(
      shapes: BarShapes(canvas: canvas, constraints: constraints, theme: theme),
      surroundings: BarSurroundings(canvas, obstacles, theme), theme: theme)
    arrangement.add(geometries, selected)
    var bars = [[IBar]](repeating: [], count: geometries.count)
    for (subject, bar) in zip(arrangement.subjects, arrangement.placed()) {
      bars[subject.index].append(bar)
    }
    return bars
  }

  private init(shapes: BarShapes, surroundings: BarSurroundings, theme: Theme) {
    (self.shapes, self.surroundings, self.theme) = (shapes, surroundings, theme)
  }

  // MARK: - Subjects

  private mutating func add(_ geometries: [ConstraintGeometry?], _ selected: Set<Int>) {
    var classes = BarClasses(shapes, selected)
    for outline in shapes.outlines { fix(BarCandidate(outline, theme: theme)) }
    for (index, line) in shapes.lines(of: geometries) {
      var plain = line
      plain.badge = nil
      fix(BarCandidate(plain, theme: theme))
      let group = line.badge == nil ? nil : classes.group(ofLine: index)
      subjects.append(Subject(index: index, kind: .line(line), owners: [], group: group))
    }
    addSizes(geometries, &classes, selected)
    for group in shapes.sharedIntervals(of: geometries) {
      for (number, space) in group.enumerated() {
        let owners = shapes.constraints[space.index].items.map(shapes.canvas.layout.owner)
        subjects.append(
          Subject(
            index: space.index,
            kind: .space(space.bar, number: number, count: min(group.count, Self.mostAtOnePlace)),
            owners: owners, group: classes.group(of: space.bar, constraint: space.index),
            isPlaced: number < Self.mostAtOnePlace))
      }
    }
  }

  /// A side with the bar of another constraint between two views that looks the same gets no second one.
  private mutating func addSizes(
    _ geometries: [ConstraintGeometry?], _ classes: inout BarClasses, _ selected: Set<Int>
  ) {
    var signed: Set<BarShapes.SignedSide> = []
    var counts: [Side: Int] = [:]
    for (index, geometry) in geometries.enumerated() {
      guard case .size(let sides) = geometry else { continue }
      let group = classes.group(ofSizes: sides, constraint: index)
      for side in sides {
        let look = shapes.signed(side, constraint: index, selected: selected)
        if shapes.constraints[index].secondItem != nil, !signed.insert(look).inserted { continue }
        counts[side, default: 0] += 1
        subjects.append(
          Subject(
            index: index, kind: .size(side), owners: [side.view], group: group,
            isPlaced: counts[side, default: 0] <= Self.mostAtOnePlace))
      }
    }
  }

  private mutating func fix(_ place: BarCandidate) {
    fixedCells.insert(fixed.count, in: [place.hull])
    fixed.append(place)
  }

  // MARK: - Places

  /// The bar of each subject.
  private mutating func placed() -> [IBar] {
    var bars = subjects.map { shapes.places(of: $0.kind, constraint: $0.index)[0].bar }
    let movable = subjects.indices.filter(isMovable)
    let homes = movable.map { BarCandidate(bars[$0], theme: theme) }
    if areClear(homes, movable) { return bars }
    let candidates = movable.map { number in
      self.candidates(
        shapes.places(of: subjects[number].kind, constraint: subjects[number].index),
        of: subjects[number])
    }
    let placement = Placement(
      zip(movable, candidates).map { number, candidates in
        // A space's bar without a sign moves aside for signs.
        Placement.Item(
          candidates: candidates, group: subjects[number].group,
          givesWay: subjects[number].isSpace && candidates[0].signs.isEmpty)
      })
    var placed = PlacedBars()
    for (place, number) in movable.enumerated() { placed[number] = placement.candidate(place) }
    for (place, number) in movable.enumerated() where placement.tally(of: place)[.hides] > 0 {
      placed[number] = moved(number, in: placed, far: true)
    }
    for number in movable where mayMoveSign(of: number, in: placed) {
      placed[number] = moved(number, in: placed, far: false)
    }
    for number in movable { bars[number] = placed[number]?.bar ?? bars[number] }
    return bars
  }

  /// Whether a sign is off the middle of its bar, or something is wrong with it; those of a class stay alike.
  private func mayMoveSign(of number: Int, in placed: PlacedBars) -> Bool {
    guard let place = placed[number], !place.signs.isEmpty, place.bar.signCross == nil else {
      return false
    }
    if tally(of: place, number, in: placed).isWrong(from: .touches) { return true }
    let isAlone = subjects[number].group.map { group in
      !subjects.contains { $0.group == group && $0 != subjects[number] }
    }
    return isAlone ?? true && place.look.magnitude >= 4096
  }

  /// The best other place of a bar where all others stay: of all places for it, or for its sign alone.
  private func moved(
    _ number: Int, in placed: PlacedBars, far: Bool
  ) -> BarCandidate? {
    guard let now = placed[number] else { return nil }
    let subject = subjects[number]
    let places =
      far
      ? shapes.farPlaces(of: subject.kind, constraint: subject.index)
      : shapes.signPlaces(of: subject.kind, on: now.bar, constraint: subject.index)
    var best = (place: now, tally: tally(of: now, number, in: placed))
    for place in places {
      let candidate = BarCandidate(place.bar, shift: place.tally, look: now.look, theme: theme)
      let tally = tally(of: candidate, number, in: placed)
      if tally < best.tally { best = (candidate, tally) }
    }
    return best.place
  }

  /// What is wrong with a place of a bar among all that is there.
  private func tally(
    of place: BarCandidate, _ number: Int, in placed: PlacedBars
  ) -> Tally {
    let subject = subjects[number]
    let own =
      surroundings.tally(place, of: subject.owners) + tally(besideFixed: place, of: subject)
    return placed.near(place, but: number).reduce(own + place.shift) {
      $0 + place.tally(beside: $1)
    }
  }

  /// Whether a bar or its sign can be anywhere else.
  private func isMovable(_ number: Int) -> Bool {
    guard subjects[number].isPlaced else { return false }
    guard case .line(let line) = subjects[number].kind else { return true }
    return line.badge != nil
  }

  /// Whether nothing is wrong where all bars have their usual places.
  private func areClear(_ homes: [BarCandidate], _ numbers: [Int]) -> Bool {
    var cells = CellIndex(size: 64)
    for (place, home) in homes.enumerated() {
      let subject = subjects[numbers[place]]
      if (surroundings.tally(home, of: subject.owners) + tally(besideFixed: home, of: subject))
        .isWrong
      {
        return false
      }
      if cells.contains(in: [home.hull], where: { homes[$0].tally(beside: home).isWrong }) {
        return false
      }
      cells.insert(place, in: [home.hull])
    }
    return true
  }

  /// The best of some places among all that stays where it is, in that order.
  private func candidates(_ places: [BarShapes.Place], of subject: Subject) -> [BarCandidate] {
    let found = places.map { place in
      let candidate = BarCandidate(place.bar, shift: place.tally, look: place.look, theme: theme)
      return BarCandidate(
        candidate,
        surroundings.tally(candidate, of: subject.owners)
          + tally(besideFixed: candidate, of: subject))
    }
    let best = found.indices.sorted { (found[$0].tally, $0) < (found[$1].tally, $1) }
    return best.prefix(Self.mostPlaces).map { found[$0] }
  }

  /// What is wrong with a place beside what stays where it is, but for the subject's own line.
  private func tally(besideFixed place: BarCandidate, of subject: Subject) -> Tally {
    fixedCells.numbers(in: place.hull).reduce(Tally.zero) { $0 + place.tally(beside: fixed[$1]) }
  }
}

/// Bars in their places, by the numbers of their subjects.
private struct PlacedBars {
  private var places: [Int: BarCandidate] = [:]
  /// Bars by where they are and were.
  private var cells = CellIndex(size: 64)

  subscript(number: Int) -> BarCandidate? {
    get { places[number] }
    set {
      places[number] = newValue
      if let newValue { cells.insert(number, in: [newValue.hull]) }
    }
  }

  func near(_ place: BarCandidate, but number: Int) -> [BarCandidate] {
    cells.numbers(in: place.hull).compactMap { $0 == number ? nil : places[$0] }
  }
}

/// What needs a place: a bar, or a line with its sign.
struct BarSubject: Equatable {
  /// The constraint.
  var index: Int
  var kind: BarShapes.Kind
  /// The views that the constraint is about.
  var owners: [Int]
  /// Of bars that should stand alike.
  var group: Int?
  /// Whether it is placed among others, and not only drawn.
  var isPlaced = true

  var isSpace: Bool { if case .space = kind { true } else { false } }
}
