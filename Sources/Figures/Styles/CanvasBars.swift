import FigureChoices
import LayoutModel
import Typesetting

/// The bars that a canvas simulates over its views, and the shape of its screen.
struct CanvasBars {
  let solved: CanvasLayout
  let request: FigureRequest
  let ids: FigureIDs
  /// The groups of the views, from back to front.
  let views: [Figure.Group]
  /// What views fill under the bars.
  let fills: ViewFills
  private var canvas: Canvas { solved.layout.canvas }

  /// A group for each bar, the status bar over the navigation bar, and one for the shape.
  func groups() throws(TypesettingError) -> [Figure.Group] {
    let top = try navigationBar()
    let bottom = try bottomBar()
    var fills = fills
    fills.add(top + bottom)
    let shape = ScreenShapeMarks(of: canvas, over: fills)
    return [
      ("navigation-bar", top), ("bottom-bar", bottom),
      ("screen-shape", (request.isApp ? shape?.solid : shape?.faint) ?? []),
      ("status-bar", try statusBar(over: fills)),
    ].filter { !$0.1.isEmpty }.map { name, marks in
      Figure.Group(id: ids.id(name), classes: ["ib-" + name], marks: marks)
    }
  }

  /// A navigation bar reaches up behind the status bar.
  private func navigationBar() throws(TypesettingError) -> [Mark] {
    let height = min(canvas.safeAreaInsets.top, canvas.size.height)
    guard canvas.bars.navigation, height > 0 else { return [] }
    let field = Rect(x: 0, y: 0, width: canvas.size.width, height: height)
    let isClear =
      canvas.hasClearBars
      || canvas.system >= Canvas.firstSystemWithClearTitles
        && canvas.bars.navigationItem.hasLargeTitle
    let own = min(height, canvas.barHeights.top)
    let place = place(y: height - own, height: own)
    return try (isClear ? [] : BarMarks.marks(field, edge: .bottom, over: fills, in: canvas))
      + appearance(.navigationBar, place, isClear: isClear)
      .content(of: canvas.bars.navigationItem, in: place)
  }

  /// A tab bar or a toolbar reaches down behind the home indicator.
  private func bottomBar() throws(TypesettingError) -> [Mark] {
    let height = min(canvas.safeAreaInsets.bottom, canvas.size.height)
    guard canvas.bars.tab || canvas.bars.tool, height > 0 else { return [] }
    let field = Rect(
      x: 0, y: canvas.size.height - height, width: canvas.size.width, height: height)
    let scrollView = scrollView(under: field)
    let isClear = canvas.hasClearBars && scrollView == nil
    // A tab bar on glass reaches down beside the home indicator, but one in a low bar lies above it.
    let isLow = canvas.sizeClasses.vertical == .compact
    let place = place(
      y: canvas.size.height - height,
      height: canvas.bars.tab && canvas.hasGlassBars && !isLow
        ? height : min(height, canvas.barHeights.bottom))
    let behind =
      isClear
      ? []
      : BarMarks.marks(field, edge: .top, over: fills, in: canvas)
        + (scrollView.map { fade(of: $0, into: field) } ?? [])
    return try behind
      + (canvas.bars.tab
        ? appearance(.tabBar, place, isClear: isClear).tabs(canvas.bars.tabItems, in: place)
        : appearance(.toolbar, place, isClear: isClear)
          .toolItems(canvas.bars.toolItems, in: place))
  }

  /// A view that scrolls and holds one that lies under a bar: what it scrolls goes on below.
  private func scrollView(under bar: Rect) -> Int? {
    let layout = solved.layout
    return layout.views.indices.lazy
      .filter { solved.isShown($0) && solved.visibleFrame(of: $0).intersects(bar) }
      .compactMap { layout.superviews(of: $0).first { layout.views[$0].kind.scrolls } }.first
  }

  /// What hides the views in a scroll view under a bar of glass: the colour that the scroll view has behind them.
  private func fade(of scrollView: Int, into bar: Rect) -> [Mark] {
    guard canvas.hasGlassBars else { return [] }
    let behind = Set(solved.layout.superviews(of: scrollView) + [scrollView])
    var ground = ViewFills(ground: Theme().background)
    for group in views where group.part?.view.map(behind.contains) == true {
      ground.add(group.marks, clip: group.clip)
    }
    return Glass.fade(into: ground.color(under: bar), in: bar)
  }

  /// The part of a bar that holds its items: that inside the sides of the safe area.
  private func place(y: Double, height: Double) -> Rect {
    let insets = EdgeInsets(canvas.safeAreaInsets, canvas.direction)
    return Rect(
      x: insets.left, y: y, width: max(0, canvas.size.width - insets.left - insets.right),
      height: height)
  }

  /// A bar as a view of its kind, whose look draws its items.
  private func appearance(_ kind: ViewKind, _ place: Rect, isClear: Bool) -> ViewAppearance {
    var view = View(name: "", kind: kind, superview: nil)
    if isClear { view.backgroundColor = DynamicColor(0).opacity(0) }
    view.tintColor = solved.layout.views[0].tintColor
    return ViewAppearance(
      view: view, metrics: .plain(canvas.direction), frame: place, canvas: canvas,
      typesetter: request.typesetter, fills: fills)
  }

  // MARK: - Status bar

  /// The status bar; up to iOS 12, Interface Builder shows no more of it than the battery.
  private func statusBar(over fills: ViewFills) throws(TypesettingError) -> [Mark] {
    // A screen of another size than a device's has no status bar that anyone knows.
    guard let place = StatusBarPlace(on: canvas), canvas.size.width >= 40,
      canvas.device != nil || !request.isApp
    else { return [] }
    let isRightToLeft = canvas.direction == .rightToLeft
    let ink = ink(at: place, over: fills)
    let marks =
      request.isApp || canvas.system >= 13
      ? try StatusBar(
        canvas: canvas, place: place, ink: ink, words: request.words,
        typesetter: request.typesetter
      )
      .marks()
      : battery(at: place, ink)
    let placed = isRightToLeft ? marks.map { $0.mirrored(width: canvas.size.width) } : marks
    // A text is read on all that lies below it, and not below the others.
    guard request.screen.statusBar == nil else { return placed }
    return placed.map { mark in
      guard let box = mark.captionBox else { return mark }
      let grounds = fills.grounds(under: box)
      return mark.filled(ControlColors.text.readable(on: grounds))
    }
  }

  /// Black or white: what a screen's author wants, or else what can be read on what is below.
  private func ink(at place: StatusBarPlace, over fills: ViewFills) -> DynamicColor {
    switch request.screen.statusBar {
    case .light: DynamicColor(0xFFFFFF)
    case .dark: DynamicColor(0x000000)
    case nil:
      // Beside the camera, if there is one.
      ControlColors.text.readable(
        on: fills.color(at: Point(x: canvas.size.width / 4, y: place.middle)), least: 4.5)
    }
  }

  private func battery(at place: StatusBarPlace, _ ink: DynamicColor) -> [Mark] {
    let right = place.trailingMiddle.map { $0 + 11.5 } ?? canvas.size.width - 10
    let top = place.middle - 4.5
    let gray = DynamicColor(0x7F7F7F)
    func shade(_ ink: Color) -> Color { Color(ink == Color(0x000000) ? 0x4C4C4C : 0xD0D0D0) }
    let body = DynamicColor(light: shade(ink.light), dark: shade(ink.dark))
    return [
      Mark(
        .roundedRect(Rect(x: right - 22.5, y: top, width: 22, height: 9), radius: 1.5),
        stroke: Stroke(color: gray, width: 1)),
      Mark(
        .roundedRect(Rect(x: right - 21, y: top + 1.5, width: 19, height: 6), radius: 0.5),
        fill: body),
      Mark(
        .roundedRect(Rect(x: right + 0.5, y: top + 2, width: 1.5, height: 5), radius: 0.75),
        fill: body),
    ]
  }
}

extension Mark {
  /// The mark mirrored from left to right on a screen of a width, in points; a text stays as it reads.
  fileprivate func mirrored(width: Double) -> Mark {
    func flip(_ point: Point) -> Point { Point(x: width - point.x, y: point.y) }
    func flip(_ rect: Rect) -> Rect {
      Rect(x: width - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
    }
    func flip(_ line: Segment) -> Segment { Segment(from: flip(line.from), to: flip(line.to)) }
    var mark = self
    switch shape {
    case .rect(let rect): mark.shape = .rect(flip(rect))
    case .roundedRect(let rect, let radius): mark.shape = .roundedRect(flip(rect), radius: radius)
    case .shadow(let rect, let radius, let blur):
      mark.shape = .shadow(flip(rect), radius: radius, blur: blur)
    case .frame(let rect, let line): mark.shape = .frame(flip(rect), width: line)
    case .circle(let center, let radius): mark.shape = .circle(center: flip(center), radius: radius)
    case .capsule(let line, let thickness): mark.shape = .capsule(flip(line), width: thickness)
    case .segments(let lines): mark.shape = .segments(lines.map { flip($0) })
    case .polyline(let points): mark.shape = .polyline(points.map { flip($0) })
    case .text(let line, let font, let origin):
      mark.shape = .text(
        line, font: font, origin: Point(x: width - origin.x - line.width, y: origin.y))
    case .symbol(let symbol, let place): mark.shape = .symbol(symbol, at: flip(place))
    }
    return mark
  }
}

extension Canvas {
  /// The first version of iOS whose bars with large titles are clear over content at its edge.
  fileprivate static let firstSystemWithClearTitles = 13

  /// Whether bars are clear over content at its edge, or over content that does not scroll
  /// (`UINavigationBar.scrollEdgeAppearance`: since iOS 15 for all bars).
  fileprivate var hasClearBars: Bool { system >= 15 }
}
