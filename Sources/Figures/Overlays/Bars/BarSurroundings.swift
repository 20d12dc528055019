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

  /// Signs have so much room to texts, in points.
  private static let textClearance = 8.0

  init(_ canvas: CanvasLayout, _ obstacles: Obstacles, _ theme: Theme) {
    (self.canvas, self.obstacles, self.theme) = (canvas, obstacles, theme)
    bounds = canvas.frame(of: .view(0))
    for view in canvas.layout.views.indices.dropFirst() where canvas.isShown(view) {
      let frame = canvas.visibleFrame(of: view)
      frameCells.insert(frames.count, in: [frame])
      frames.append(Obstacles.Surface(view: view, frame: frame))
    }
  }

  /// What is wrong with a place by itself.
  /// - Parameter owners: The views that the constraint is about.
  func tally(_ place: BarCandidate, of owners: [Int]) -> Tally {
    var tally = tally(ofSigns: place.signs)
    let bar = place.bar
    if bar.isPlainLine { return tally }
    if !bar.isLineInside(bounds, theme) { tally += Tally(.strays) }
    let stem = bar.stemBox(theme)
    let isForeign = obstacles.surfaces(near: stem).contains {
      $0.frame.intersects(stem) && self.isForeign($0, to: owners)
    }
    let isOfSystem = obstacles.systemBars.contains(where: stem.intersects)
    let wrong = mismeasured(bar, owners) + (isForeign ? 1 : 0) + (isOfSystem ? 1 : 0)
    if wrong > 0 { tally += Tally(.strays, wrong) }
    let box = bar.lineBox(theme)
    let texts = obstacles.texts(near: box)
    if !texts.isEmpty {
      let ink = bar.inkBoxes(theme)
      let hidden = texts.count { text in
        let letters = text.letters.insetBy(1)
        return ink.contains(where: letters.intersects)
      }
      if hidden > 0 { tally += Tally(.touches, hidden) }
    }
    let leads = bar.extensions(theme).count
    if leads > 0 { tally += Tally(.away, leads) }
    return tally
  }

  private func tally(ofSigns signs: [Rect]) -> Tally {
    var tally = Tally.zero
    for sign in signs {
      if !bounds.contains(sign) || obstacles.handles.contains(where: sign.intersects) {
        tally += Tally(.hides)
      }
      let room = sign.insetBy(-Self.textClearance)
      let texts = obstacles.texts(near: room)
      if texts.contains(where: { $0.box.intersects(sign) }) {
        tally += Tally(.hides)
      } else if texts.contains(where: { $0.box.intersects(room) }) {
        tally += Tally(.touches)
      }
    }
    return tally
  }

  /// Whether a view is none that a constraint is about, nor holds one or lies behind one.
  private func isForeign(_ surface: Obstacles.Surface, to owners: [Int]) -> Bool {
    !owners.contains(surface.view)
      && !owners.contains { owner in
        canvas.layout.view(surface.view, holds: owner)
          || surface.frame.contains(canvas.frame(of: .view(owner)))
      }
  }

  /// How many ends of a bar lie at an edge of another view and not beside their own item: it reads as that view's.
  private func mismeasured(_ bar: IBar, _ owners: [Int]) -> Int {
    zip([bar.start, bar.end], [bar.startItem, bar.endItem]).count { place, item in
      guard let item, !item.contains(bar.cross) else { return false }
      let end = bar.axis.rect(from: place, to: place, around: bar.cross, width: 0)
      return frameCells.numbers(in: end.insetBy(-1)).contains { number in
        let (near, far) = frames[number].frame.range(bar.axis)
        let (low, high) = frames[number].frame.range(bar.axis.across)
        return low < bar.cross && bar.cross < high
          && min((near - place).magnitude, (far - place).magnitude) < 1
          && isForeign(frames[number], to: owners)
      }
    }
  }
}
