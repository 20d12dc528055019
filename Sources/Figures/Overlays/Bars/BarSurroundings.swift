import LayoutModel

/// What is wrong with a bar among all that is no bar: texts, views, handles, the canvas's edge and the system's bars.
struct BarSurroundings {
  let canvas: CanvasLayout
  let obstacles: Obstacles
  let theme: Theme
  private let bounds: Rect
  /// The frames of the views that are shown, but for the root's.
  private var frames: [Obstacles.Surface] = []
  private var frameCells = CellIndex(size: 128)
  /// Whether no more than a text is seen of each view.
  private let areTexts: [Bool]
  /// Where each view can be seen: in the cell of a table that it lies in, whose neighbour looks the same.
  private let rooms: [Rect]

  /// A size that is not so much nearer to its own view may be that of another one, in points.
  private static let leastLead = 2.0
  /// A bar of which less is seen beside a text is hidden by it, in points.
  private static let leastSeen = 8.0

  init(_ canvas: CanvasLayout, _ obstacles: Obstacles, _ theme: Theme) {
    (self.canvas, self.obstacles, self.theme) = (canvas, obstacles, theme)
    let (layout, bounds) = (canvas.layout, canvas.bounds)
    self.bounds = bounds
    areTexts = layout.views.map { [.label, .button].contains($0.kind) }
    let areCells = layout.views.map { $0.kind == .tableViewCell }
    rooms = layout.views.indices.map { view in
      layout.superviews(of: view).first { areCells[$0] }.map { canvas.frame(of: .view($0)) }
        ?? bounds
    }
    for view in canvas.layout.views.indices.dropFirst() where canvas.isShown(view) {
      let frame = canvas.visibleFrame(of: view)
      frameCells.insert(frames.count, in: [frame])
      frames.append(Obstacles.Surface(view: view, frame: frame))
    }
  }

  /// The frames of views that may lie in a box.
  func frames(near hull: Rect) -> [Obstacles.Surface] {
    frameCells.numbers(in: hull).map { frames[$0] }
  }

  /// What is wrong with a place by itself.
  /// - Parameters:
  ///   - owners: The views that the constraint is about.
  ///   - near: What lies near the place.
  func tally(_ place: PlacedBar, of owners: [Int], _ near: Nearby) -> Tally {
    var tally = tally(ofSigns: place.signs, near)
    let bar = place.bar
    if bar.isPlainLine { return tally + self.tally(ofSignOn: place, owners, near) }
    if !bar.isLineInside(seen(bar, owners), theme) { tally += Tally(.strays) }
    // A size beside its view has room to the next one for its caps.
    let room = owners.count == 1 ? place.line.inset(by: 1, along: bar.axis) : place.stem
    let isForeign = near.surfaces.contains {
      $0.frame.intersects(room) && self.isForeign($0, to: owners)
    }
    let isOfSystem =
      obstacles.systemBars.contains { bar in
        place.stem.intersects(bar) || place.signs.contains(where: bar.intersects)
      }
      || obstacles.reserved.contains { region in
        region.intersects(place.stem)
          && !owners.contains { canvas.frame(of: .view($0)).intersects(region) }
      }
    let wrong = mismeasured(bar, owners, near) + (isForeign ? 1 : 0) + (isOfSystem ? 2 : 0)
    if wrong > 0 { tally += Tally(.strays, wrong) }
    for text in near.texts where text.box.intersects(place.line) {
      let letters = text.letters.insetBy(1)
      guard place.isCovered(by: letters) else { continue }
      // What lies under letters is not drawn.
      let (low, high) = letters.range(bar.axis)
      let seen = max(0, low - bar.start) + max(0, bar.end - high)
      let coversTail = high < bar.start || bar.end < low
      tally += Tally(seen < Self.leastSeen && !coversTail ? .hides : .touches)
    }
    if owners.count == 1 {
      if isInText(of: near, place.stem, owners) { tally += Tally(.touches) }
      switch nearer(bar, owners[0], near) {
      case .alike: tally += Tally(.strays)
      case .longer: tally += Tally(.touches)
      case nil: break
      }
    }
    if place.leads > 0 { tally += Tally(.away, place.leads) }
    if place.isFarOff { tally += Tally(.strays) }
    return tally
  }

  private func tally(ofSigns signs: [Rect], _ near: Nearby) -> Tally {
    var tally = Tally.zero
    for sign in signs {
      // A round sign and the rim of a handle may share half a point.
      if !bounds.contains(sign)
        || obstacles.marks.contains(where: sign.insetBy(theme.lineWidth).intersects)
      {
        tally += Tally(.hides)
      }
      let room = sign.insetBy(-Clearance.signOfText)
      if near.texts.contains(where: { $0.box.intersects(sign) }) {
        tally += Tally(.hides)
      } else if near.texts.contains(where: { $0.box.intersects(room) }) {
        tally += Tally(.touches)
      }
    }
    return tally
  }

  /// What is wrong with a sign on a line that is not beside its own item: beside another view it reads as that one's.
  private func tally(ofSignOn place: PlacedBar, _ owners: [Int], _ near: Nearby) -> Tally {
    guard let home = place.bar.signHome, let sign = place.signs.first,
      !home.contains(place.bar.signPlace)
    else { return .zero }
    let room = sign.insetBy(-Clearance.signOfLine)
    let isAtOther = near.frames.contains { $0.frame.intersects(room) && isForeign($0, to: owners) }
    return Tally(isAtOther ? .strays : .crosses)
  }

  /// Whether a view is none that a constraint is about, nor holds one or lies behind one.
  private func isForeign(_ surface: Obstacles.Surface, to owners: [Int]) -> Bool {
    canvas.kin(of: surface.view, to: owners) != .ground
  }

  /// Where a size can be: of a view that another one clips, where that view is.
  private func seen(_ bar: IBar, _ owners: [Int]) -> Rect {
    guard owners.count == 1 else { return bounds }
    return bar.isOpenAtStart || bar.isOpenAtEnd
      ? canvas.clip(of: owners[0]) ?? bounds : rooms[owners[0]]
  }

  /// Whether a size lies in another view of which no more than a text is seen.
  private func isInText(of near: Nearby, _ stem: Rect, _ owners: [Int]) -> Bool {
    near.frames.contains { other in
      areTexts[other.view] && other.frame.intersects(stem) && isForeign(other, to: owners)
    }
  }

  /// A view beside which a size reads as its own.
  private enum Neighbour {
    /// One as long as the size's view, even where it is hardly farther away.
    case alike
    /// One along the whole size.
    case longer
  }

  /// What a size is nearer to than to its own view.
  private func nearer(_ bar: IBar, _ owner: Int, _ near: Nearby) -> Neighbour? {
    func distance(_ frame: Rect) -> Double {
      let (low, high) = frame.range(bar.axis.across)
      return max(low - bar.cross, bar.cross - high)
    }
    let frame = canvas.visibleFrame(of: owner)
    let own = distance(frame)
    let others = near.frames.filter { other in
      let (start, end) = other.frame.range(bar.axis)
      return start < bar.start + 1 && bar.end - 1 < end && 0 <= distance(other.frame)
        && distance(other.frame) < own + Self.leastLead && !frame.contains(other.frame)
        && isForeign(other, to: [owner])
    }
    let isAlike = others.contains { other in
      let (start, end) = other.frame.range(bar.axis)
      return (start - bar.start).magnitude < 1 && (end - bar.end).magnitude < 1
    }
    if isAlike { return .alike }
    return others.contains { distance($0.frame) < own - Self.leastLead } ? .longer : nil
  }

  /// How many ends of a bar lie at an edge of another view and not beside their own item: it reads as that view's.
  private func mismeasured(_ bar: IBar, _ owners: [Int], _ near: Nearby) -> Int {
    zip([bar.start, bar.end], [bar.startItem, bar.endItem]).count { place, item in
      guard let item, !item.contains(bar.cross) else { return false }
      return near.frames.contains { other in
        let (near, far) = other.frame.range(bar.axis)
        let (low, high) = other.frame.range(bar.axis.across)
        return low < bar.cross && bar.cross < high
          && min((near - place).magnitude, (far - place).magnitude) < 1
          && isForeign(other, to: owners)
      }
    }
  }
}

extension Rect {
  /// The rectangle without as much at both ends of an axis.
  fileprivate func inset(by distance: Double, along axis: Axis) -> Rect {
    axis == .horizontal ? insetBy(dx: distance, dy: 0) : insetBy(dx: 0, dy: distance)
  }
}
