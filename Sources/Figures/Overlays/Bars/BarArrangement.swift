import LayoutModel

/// The bars of a canvas, each where it is distinct from the others and hides nothing.
///
/// It depends only on the constraints in their order. Alignments stay where they are.
struct BarArrangement {
  typealias Subject = BarSubject

  let shapes: BarShapes
  let surroundings: BarSurroundings
  let theme: Theme
  private(set) var subjects: [Subject] = []
  /// The lines that have no sign, which stay where they are, and all bars that are not placed again.
  private var fixed: [PlacedBar] = []

  /// How many bars on one side of a view, or between two places, are placed: more of them are not read.
  private static let mostAtOnePlace = 48
  /// Of one constraint, the places that are compared with those of others.
  private static let mostPlaces = 60
  private static let mostFarPlaces = 300

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
    for line in shapes.outlines + shapes.plainLines(surroundings.obstacles.edges) {
      fixed.append(PlacedBar(line, isMark: false, theme: theme))
    }
    for (index, line) in shapes.lines(of: geometries, avoiding: surroundings.obstacles) {
      var plain = line
      plain.badge = nil
      fixed.append(PlacedBar(plain, theme: theme))
      let group = line.badge == nil ? nil : classes.group(ofLine: index)
      let owners = shapes.constraints[index].items.map(shapes.canvas.layout.owner)
      subjects.append(Subject(index: index, kind: .line(line), owners: owners, group: group))
    }
    let (geometries, rowOf) = shapes.inRows(geometries)
    addSizes(geometries, &classes, selected, rows: rowOf.count)
    for group in shapes.sharedIntervals(of: geometries) {
      for (number, space) in group.enumerated() {
        let owners = shapes.constraints[space.index].items.map(shapes.canvas.layout.owner)
        subjects.append(
          Subject(
            index: space.index,
            kind: .space(space.bar, number: number, count: min(group.count, Self.mostAtOnePlace)),
            owners: owners, group: classes.group(of: space.bar, constraint: space.index),
            row: rowOf[space.index],
            isPlaced: number < Self.mostAtOnePlace))
      }
    }
  }

  /// A side with the bar of another constraint between two views that looks the same gets no second one, and the
  /// other side stands like that bar.
  /// - Parameter rows: How many spaces stand in rows.
  private mutating func addSizes(
    _ geometries: [ConstraintGeometry?], _ classes: inout BarClasses, _ selected: Set<Int>,
    rows: Int
  ) {
    var signed: [BarShapes.SignedSide: Int?] = [:]
    var counts: [Side: Int] = [:]
    let intervals = shapes.sharedSizes(of: geometries)
    for (index, geometry) in geometries.enumerated() {
      guard case .size(let sides) = geometry else { continue }
      let looks = sides.map { shapes.signed($0, constraint: index, selected: selected) }
      let isPair = shapes.constraints[index].secondItem != nil
      for (side, look) in zip(sides, looks) {
        if isPair, signed[look] != nil { continue }
        let others = sides.filter { $0.axis == side.axis }
        let known =
          isPair
          ? looks.lazy.filter { $0.side.axis == side.axis }.compactMap { signed[$0] ?? nil }.first
          : nil
        let group =
          standsAlone(side, among: others)
          ? nil : known ?? classes.group(ofSizes: others, along: side.axis, constraint: index)
        signed[look] = .some(group)
        counts[side, default: 0] += 1
        let place = intervals[index]
        subjects.append(
          Subject(
            index: index, kind: .size(side, number: place?.number ?? 0),
            owners: [shapes.canvas.layout.owner(of: side.item)],
            group: group, row: place.map { rows + $0.interval },
            isPlaced: counts[side, default: 0] <= Self.mostAtOnePlace))
      }
    }
  }

  /// Whether a side cannot stand like others: its view holds one of theirs.
  private func standsAlone(_ side: Side, among sides: [Side]) -> Bool {
    let layout = shapes.canvas.layout
    let owner = layout.owner(of: side.item)
    return sides.contains { layout.view(owner, holds: layout.owner(of: $0.item)) }
  }

  // MARK: - Places

  /// The bar of each subject: at its usual place, or where less is wrong.
  ///
  /// Only bars with something wrong are placed: first each class together, and then what still touches something
  /// each for itself.
  private mutating func placed() -> [IBar] {
    var places = subjects.map { subject in
      PlacedBar(shapes.home(of: subject.kind, constraint: subject.index), theme: theme)
    }
    var wrong = contested(places)
    for detail in [BarShapes.Detail.few, .many, .alone] where !wrong.isEmpty {
      let units = detail.isTogether ? self.units(of: wrong) : wrong.map { [$0] }
      wrong = place(
        units, detail, in: &places, among: others(than: Set(units.joined()), places))
    }
    var all = others(than: [], places)
    for number in wrong {
      all.remove(number)
      _ = place([[number]], .far, in: &places, among: all)
      all.insert(places[number], number)
    }
    moveSigns(of: &places, &all)
    return places.enumerated().map { withCapsSeen($1, $0, all) }
  }

  /// Whether a bar or its sign can be anywhere else.
  func isMovable(_ number: Int) -> Bool {
    guard subjects[number].isPlaced else { return false }
    guard case .line(let line) = subjects[number].kind else { return true }
    return line.badge != nil
  }

  /// The bars with something wrong at their places.
  private func contested(_ places: [PlacedBar]) -> [Int] {
    let all = others(than: [], places)
    return subjects.indices.filter { number in
      guard isMovable(number) else { return false }
      let near = Nearby(around: places[number].hull, surroundings, all, but: number)
      return tally(of: places[number], subjects[number], near).isWrong
    }
  }

  /// All that stays where it is: lines, and the bars that are not placed, by their numbers.
  private func others(than numbers: Set<Int>, _ places: [PlacedBar]) -> PlacedBars {
    var bars = PlacedBars()
    for number in subjects.indices where isMovable(number) && !numbers.contains(number) {
      bars.insert(places[number], number)
    }
    for (index, place) in fixed.enumerated() { bars.insert(place, subjects.count + index) }
    return bars
  }

  /// Gives bars the best of some places, and returns those with something wrong that more places may help.
  /// - Parameters:
  ///   - units: The bars that stand alike, by their numbers.
  ///   - others: All others.
  private func place(
    _ units: [[Int]], _ detail: BarShapes.Detail, in places: inout [PlacedBar],
    among others: PlacedBars
  ) -> [Int] {
    let items = units.flatMap { unit -> [Unit] in
      self.items(
        of: unit.map { ($0, self.places(of: $0, detail, now: places[$0], others)) },
        most: detail == .far ? Self.mostFarPlaces : Self.mostPlaces,
        // More places for all of it come first.
        partedFrom: detail == .few ? .strays : .crosses)
    }
    let placement = Placement(
      items.map { numbers, candidates in
        // A space's bar without a sign moves aside for signs.
        Placement.Item(
          candidates: candidates,
          givesWay: subjects[numbers[0]].isSpace && candidates[0].bars[0].signs.isEmpty)
      })
    var wrong: [Int] = []
    for (item, numbers) in items.map(\.numbers).enumerated() {
      for (number, bar) in zip(numbers, placement.candidate(item).bars) { places[number] = bar }
      if placement.tally(of: item).isWrong(from: detail.worst) { wrong += numbers }
    }
    if !detail.isTogether { return wrong }
    let all = self.others(than: [], places)
    return wrong.filter { number in
      let near = Nearby(around: places[number].hull, surroundings, all, but: number)
      // All of a class stand alike unless one hides something, or stands where it means something else.
      let worst = detail == .many && isAlike(number) ? .strays : detail.worst
      return tally(of: places[number], subjects[number], near).isWrong(from: worst)
    }
  }

  /// The places of a bar, the usual one first, with what is wrong with them among all that stays where it is.
  private func places(
    of number: Int, _ detail: BarShapes.Detail, now: PlacedBar, _ others: PlacedBars
  ) -> [PlacedBar] {
    let subject = subjects[number]
    var found = shapes.places(of: subject.kind, constraint: subject.index, detail).map { place in
      PlacedBar(place.bar, shift: place.tally, look: place.look, theme: theme)
    }
    if detail == .far { found.append(now) }
    let hull = found.dropFirst().reduce(found[0].hull) { $0.union($1.hull) }
    let near = Nearby(around: hull, surroundings, others)
    for place in found { place.tally = tally(of: place, subject, near) }
    return found
  }

  /// What is wrong with a place among all that stays where it is.
  func tally(of place: PlacedBar, _ subject: Subject, _ near: Nearby) -> Tally {
    near.bars.reduce(place.shift + surroundings.tally(place, of: subject.owners, near)) {
      $0 + place.tally(beside: $1.place)
    }
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
  /// Of bars in one lane.
  var row: Int?
  /// Whether it is placed among others, and not only drawn.
  var isPlaced = true

  var isSpace: Bool { if case .space = kind { true } else { false } }
}
