import LayoutModel

/// Finds the free places of labels in a figure.
struct LabelPlaces {
  let canvas: CanvasLayout
  var room: LabelRoom
  private var viewCells = CellIndex(size: 64)
  /// How many places with a leader line are tried at a target for one label.
  private let tries: Int

  /// How many places with a leader line a label has.
  private static let mostFar = 24
  /// How many places with a leader line that crosses nothing are enough at a target.
  private static let enoughFar = 6
  /// How many places with a leader line are tried at a target, for all labels together.
  private static let mostTries = 100_000
  /// How much worse than its place by the best line one by the next lines is, a smaller label, an edge that it
  /// lies on, one without a clearance, and a line that its leader line crosses.
  private static let nextHome = 12.0
  private static let nextLabel = 10.0
  private static let edge = 2.0
  private static let tight = 10.0
  private static let line = 16.0
  /// How far a leader line may run along an edge, in points.
  private static let along = 4.0

  /// - Parameter count: The number of labels.
  init(canvas: CanvasLayout, room: LabelRoom, count: Int) {
    (self.canvas, self.room) = (canvas, room)
    tries = Self.mostTries / max(count, 1)
    for view in canvas.layout.views.indices.dropFirst() where !canvas.layout.isHidden(view) {
      viewCells.insert(view, in: [canvas.frame(of: .view(view))])
    }
  }

  /// What a label says something about, and what is beside it.
  private struct Site {
    var number: Int
    var group: Figure.Group
    /// The group whose sign the label replaces; nil of none.
    var sign: String?
    var isName: Bool
    var isNumber: Bool
    /// The views that it is about.
    var items: [Int]
    /// The views in which its lines lie.
    var grounds: [Int]
  }

  /// A place for each label; nil where there is none.
  ///
  /// Those with leader lines are looked for where the others do not suffice.
  func places(for subjects: [LabelSubject]) -> [LabelPlace?] {
    Placement.places(among: subjects.map(near)) { far(subjects[$0]) }
  }

  /// The free places of a label where it needs no leader line.
  private func near(_ subject: LabelSubject) -> [LabelPlace] {
    sites(of: subject).flatMap { site, homes in near(subject.labels, homes, site) }
  }

  /// The free places of a label with a leader line.
  private func far(_ subject: LabelSubject) -> [LabelPlace] {
    sites(of: subject).flatMap { site, homes in far(subject.labels, homes, site) }
  }

  private func sites(of subject: LabelSubject) -> [(Site, homes: [LabelHome])] {
    subject.stands.enumerated().map { number, stand in
      let items = stand.group.part?.views(in: canvas.layout) ?? []
      let site = Site(
        number: number, group: stand.group,
        sign: subject.replacesSign ? stand.group.id : nil, isName: subject.isName,
        isNumber: subject.number != nil,
        items: items, grounds: subject.isName ? items : grounds(of: stand.homes, items))
      return (site, stand.homes)
    }
  }

  private func near(_ labels: [Label], _ homes: [LabelHome], _ site: Site) -> [LabelPlace] {
    var places: [LabelPlace] = []
    for (number, label) in labels.enumerated() {
      for (rank, home) in homes.enumerated() {
        places += home.near(label.size).compactMap {
          judged($0, number, site, Self.nextHome * Double(rank))
        }
      }
    }
    return places
  }

  /// Of the nearest places, up to those that cross nothing.
  private func far(_ labels: [Label], _ homes: [LabelHome], _ site: Site) -> [LabelPlace] {
    guard let targets = homes.first?.targets else { return [] }
    var (places, good): ([LabelPlace], Int) = ([], 0)
    for (number, label) in labels.enumerated() {
      for target in targets where good < Self.mostFar / 2 {
        let enough = good + Self.enoughFar
        for place in LabelPlace.places(around: target, for: label.size).prefix(tries) {
          guard let place = judged(place, number, site, 0) else { continue }
          places.append(place)
          if crossesNothing(place) { good += 1 }
          if good == enough { break }
        }
      }
    }
    return Array(places.sorted { $0.tally < $1.tally }.prefix(Self.mostFar * labels.count))
  }

  private func crossesNothing(_ place: LabelPlace) -> Bool {
    !place.tally.isWrong(from: .crosses)
      && place.leader.map { room.lines(across: $0) == 0 } ?? true
  }

  /// A place with what is wrong with it; nil of one that is not free.
  private func judged(
    _ place: LabelPlace, _ label: Int, _ site: Site, _ cost: Double
  ) -> LabelPlace? {
    // With a leader line it stands clear of its own lines too.
    let isNear = place.leader == nil
    let own = isNear ? site.group.id : nil
    // Of several signs of its own the one that it leads to goes.
    let sign = isNear ? site.sign : nil
    let isClear = room.isFree(place.box, of: own, replacing: sign)
    guard
      isClear
        || isNear && room.isFree(place.box, of: own, replacing: sign, clearance: 0),
      place.leader.map({ room.isFree($0) }) ?? true,
      // Without a leader line a name is that of the view in which it stands.
      !isNear || !site.isName || others(than: site.items, under: place.box) == 0
    else { return nil }
    var place = place
    (place.stand, place.label) = (site.number, label)
    var distance = cost + Self.nextLabel * Double(label) + (isClear ? 0 : Self.tight)
    distance += Self.edge * Double(room.edges(under: place.box))
    distance += Self.line * Double(place.leader.map { room.lines(across: $0) } ?? 0)
    place.tally += Tally(distance: distance)
    place.tally += Tally(
      .touches, room.controls(under: place.box, place.leader, besides: isNear ? site.grounds : []))
    place.tally += Tally(.crosses, crossings(of: place, site.items))
    place.tally += tally(beside: place, of: site)
    if !isNear { place.tally += Tally(.away) }
    return place
  }

  /// Whether a label in a box is too near to a sign of another constraint than its own.
  func isBesideSign(_ box: Rect, of group: String) -> Bool {
    room.inks.tally(of: MarkInk(.label, box), about: group) != .zero
  }

  /// What is wrong with a place beside the marks of other constraints.
  private func tally(beside place: LabelPlace, of site: Site) -> Tally {
    if site.isName { return .zero }
    let ink = site.isNumber ? MarkInk(.label, discIn: place.box) : MarkInk(.label, place.box)
    var tally = room.inks.tally(of: ink, about: site.group.id)
    if let link = place.link, room.inks.parts(link, of: site.group.id) { tally += Tally(.touches) }
    if let leader = place.leader {
      let isAlong = room.runsAlongEdge(leader, furtherThan: Self.along)
      tally += Tally(.touches, room.inks.faults(of: leader, to: site.group.id) + (isAlong ? 1 : 0))
    }
    return tally
  }

  // MARK: Views

  /// The views among some in which the best line lies.
  private func grounds(of homes: [LabelHome], _ views: [Int]) -> [Int] {
    guard let middle = homes.first?.targets.first else { return [] }
    return views.filter { canvas.frame(of: .view($0)).contains(middle) }
  }

  /// How many views that it has nothing to do with a label and its leader line lie on.
  private func crossings(of place: LabelPlace, _ items: [Int]) -> Int {
    let leader = place.leader
    return others(than: items, under: place.box)
      + (leader.map { others(than: items, among: viewCells.numbers(along: $0), where: $0.crosses) }
        ?? 0)
  }

  private func others(than items: [Int], under box: Rect) -> Int {
    others(than: items, among: viewCells.numbers(in: box), where: box.intersects)
  }

  /// How many views that some have nothing to do with have such a frame: not these, nor in them or behind them.
  private func others(
    than items: [Int], among views: [Int], where isSuch: (Rect) -> Bool
  ) -> Int {
    views.count {
      isSuch(canvas.frame(of: .view($0))) && canvas.kin(of: $0, to: items) == .foreign
    }
  }
}
