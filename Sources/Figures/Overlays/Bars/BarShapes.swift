import LayoutModel

/// Makes the bars of constraints, for each place where they can be.
struct BarShapes {
  let canvas: CanvasLayout
  /// The layout's constraints, followed by inactive ones.
  let constraints: [LayoutConstraint]
  let theme: Theme
  /// The part of the root between the status bar or navigation bar and the bar or home indicator at the bottom.
  let freeRoot: Rect
  /// The pairs of items with a line of baselines between them.
  private let baselinePairs: Set<Set<LayoutItem>>

  /// - Parameter constraints: The layout's constraints, followed by inactive ones.
  init(canvas: CanvasLayout, constraints: [LayoutConstraint], theme: Theme) {
    (self.canvas, self.constraints, self.theme) = (canvas, constraints, theme)
    let root = canvas.bounds
    let bars = canvas.layout.canvas.systemBars
    let top = bars.filter { $0.midY < root.midY }.map(\.maxY).max() ?? root.minY
    let bottom = bars.filter { $0.midY > root.midY }.map(\.minY).min() ?? root.maxY
    freeRoot = Rect(x: root.x, y: top, width: root.width, height: bottom - top)
    baselinePairs = Set(constraints.filter(\.tiesBaselines).map { Set($0.items) })
  }

  /// Whether a space is between two items with a line of baselines between them.
  func isBesideBaseline(_ index: Int) -> Bool {
    baselinePairs.contains(Set(constraints[index].items))
  }

  /// A place for a bar: how far it is from the usual one, and what is the same in bars that stand alike.
  struct Place {
    var bar: IBar
    var tally = Tally.zero
    var look = 0
  }

  /// What one bar shows.
  enum Kind: Hashable {
    /// One of several sizes of one view side by side, by its number among them.
    case size(Side, number: Int)
    /// One of several spaces side by side over one interval, by its number among them.
    case space(SpaceBar, number: Int, count: Int)
    case line(IBar)
  }

  /// The least distance of a bar from the canvas's edge, so that its sign is inside.
  var signReach: Double { theme.badgeDiameter / 2 + 0.5 }

  /// Among which places the best one is sought, one after the other.
  enum Detail {
    /// The nearest ones, for all of a class together.
    case few
    case many
    /// For each bar of a class by itself.
    case alone
    /// Closer to others and further away, with signs off their bars.
    case far

    var isTogether: Bool { self == .few || self == .many }
    /// What has to be wrong with the best place for more to be sought.
    var worst: Tier { self == .alone ? .hides : .touches }
    fileprivate var slides: [Int] {
      self == .few ? [1, 2, 4, 8] : [1, 2, 3, 4, 6, 8, 11, 15, 20, 27]
    }
    fileprivate var slidingPlaces: Int { self == .few ? 2 : 6 }
  }

  /// The usual place of a bar.
  func home(of kind: Kind, constraint index: Int) -> IBar {
    switch kind {
    case .size(let side, let number):
      sizeBar(of: side, Self.rows[0].after(number), constraint: index)
    case .space(let space, let number, let count):
      spaceHome(space, number, count, constraint: index)
    case .line(let line): line
    }
  }

  /// The places of a constraint's bar, the usual one first.
  func places(of kind: Kind, constraint index: Int, _ detail: Detail) -> [Place] {
    let places =
      switch kind {
      case .size(let side, let number): sizePlaces(side, number, detail, constraint: index)
      case .space(let space, let number, let count):
        spacePlaces(space, number, count, detail, constraint: index)
      case .line(let line): [Place(bar: line)]
      }
    return withSigns(places, detail)
      + (detail == .far ? places.prefix(1).flatMap(scattered) : [])
  }

  // MARK: - Signs

  /// From an end of a bar to the middle of a sign beside which the cap is seen.
  private func signRoom(_ bar: IBar) -> Double {
    theme.badgeDiameter / 2 + (bar.isPlainLine ? 0 : Clearance.text)
  }

  /// What a step of a sign adds to the look of a place.
  static let lookOfSlide = 4096

  /// Places with their signs in the middle, and of the first also beside it.
  private func withSigns(_ places: [Place], _ detail: Detail) -> [Place] {
    let bounds = canvas.bounds
    return places.enumerated().flatMap { rank, place -> [Place] in
      guard place.bar.badge != nil || place.bar.delta != nil else { return [place] }
      if place.bar.signCross == place.bar.cross { return [place] }
      if place.bar.signCross != nil || place.bar.hasTails { return [place, turned(place)] }
      guard rank < detail.slidingPlaces else { return [place] }
      let (low, high) = bounds.range(place.bar.axis)
      let reach = signRoom(place.bar)
      let first = max(place.bar.start, low) + reach
      let last = min(place.bar.end, high) - reach
      var signed = [place]
      // Two steps clear a line through the middle.
      let step = (theme.badgeDiameter + 1) / (place.bar.isPlainLine ? 1 : 2)
      let shifts =
        detail.slides.flatMap { [Double($0) * step, -Double($0) * step] }
        + [first - place.bar.signPlace, last - place.bar.signPlace]
      for shift in shifts {
        var other = place
        other.bar.signPlace += shift
        guard first <= other.bar.signPlace, other.bar.signPlace <= last else { continue }
        other.tally += Tally(.away, distance: shift.magnitude)
        other.look += Int(shift) &* Self.lookOfSlide
        signed.append(other)
      }
      return signed
    }
  }

  /// A short bar with its sign at the other side, or beyond its other end.
  private func turned(_ place: Place) -> Place {
    var other = place
    if let cross = place.bar.signCross {
      other.bar.signCross = 2 * place.bar.cross - cross
    } else {
      other.bar.signPlace = place.bar.start + place.bar.end - place.bar.signPlace
    }
    other.tally += Tally(.away, distance: 2 * signBeside(place.bar))
    other.look += Self.lookOfSlide
    return other
  }

  /// A bar that is shorter shows nothing below a sign, which stands beside it.
  private var leastLengthBelowSign: Double { 1.5 * theme.badgeDiameter }

  /// From the line of a bar to the middle of a sign that touches it between its caps, or stands beside these.
  private func signBeside(_ bar: IBar) -> Double {
    let isBetweenCaps = bar.end - bar.start >= theme.badgeDiameter + 2 * theme.lineWidth
    return (theme.badgeDiameter + (isBetweenCaps ? theme.lineWidth : theme.capLength + 1)) / 2
  }

  /// A bar with its sign at many places on it, the middle first, or at both sides of a short one.
  func signPlaces(of kind: Kind, on bar: IBar, constraint index: Int) -> [Place] {
    if bar.signCross != nil { return [turned(Place(bar: bar))] }
    let (low, high) = canvas.bounds.range(bar.axis)
    let middle = home(of: kind, constraint: index).signPlace
    let reach = signRoom(bar)
    let first = max(bar.start, low) + reach
    let last = min(bar.end, high) - reach
    let steps = stride(from: first, through: max(first, last), by: Self.fineStep)
    return ([middle] + steps).map { place in
      var bar = bar
      bar.signPlace = place
      let shift = (place - middle).magnitude
      return Place(bar: bar, tally: shift == 0 ? .zero : Tally(.away, distance: shift))
    }
  }
  private static let fineStep = 2.0

  /// A bar with its sign around it, off its line.
  private func scattered(_ place: Place) -> [Place] {
    guard place.bar.badge != nil || place.bar.delta != nil else { return [] }
    let (step, home) = (theme.badgeDiameter / 2, place.bar.badgeCenter)
    let reach = -20...20
    return reach.flatMap { row in
      reach.map { column in
        let (dx, dy) = (Double(column) * step, Double(row) * step)
        var other = place
        other.bar = place.bar.signed(at: Point(x: home.x + dx, y: home.y + dy))
        other.tally += Tally(.away, 2, distance: (dx * dx + dy * dy).squareRoot())
        return other
      }
    }
  }

  // MARK: - Bars

  /// The place of a bar across an axis; what is outside the canvas is shown so far inside its edge.
  func shown(_ cross: Double, across axis: Axis, shift: Double) -> Double {
    let (near, far) = canvas.bounds.range(axis.across)
    if cross > far - signReach { return max(near, far - signReach - shift) }
    if cross < near + signReach { return min(far, near + signReach + shift) }
    return cross
  }

  /// A bar over an interval, with its sign in the middle of what can be seen of it.
  func bar(
    _ axis: Axis, _ interval: (start: Double, end: Double), cross: Double, constraint index: Int?
  ) -> IBar {
    let root = canvas.bounds
    let (low, high) = root.range(axis)
    let (near, far) = root.range(axis.across)
    // Bars outside the canvas are shown at its edge.
    let reach = signReach
    let middle = (max(interval.start, low) + min(interval.end, high)) / 2
    var bar = IBar(
      axis: axis, start: interval.start, end: interval.end,
      cross: canvas.crisp(min(max(cross, near + reach), far - reach)),
      signPlace: min(max(middle, low + reach), high - reach),
      badge: index.flatMap { Badge(constraints[$0], on: canvas) },
      delta: index.flatMap { canvas.delta(ofConstraint: $0) })
    bar.bounds = Stretch((low, high))
    if bar.badge != nil, bar.delta == nil, bar.end - bar.start < leastLengthBelowSign {
      let beside = bar.cross + signBeside(bar)
      bar.signCross = beside + reach > far ? 2 * bar.cross - beside : beside
    }
    return bar
  }
}

extension LayoutConstraint {
  /// Whether it is a line of baselines.
  var tiesBaselines: Bool { [.firstBaseline, .lastBaseline].contains(firstAttribute) }
}
