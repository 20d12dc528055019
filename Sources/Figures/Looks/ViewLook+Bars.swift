import LayoutModel
import Typesetting

extension ViewLook {
  /// A navigation bar with its title and its buttons.
  static let navigationBar = ViewLook { view throws(TypesettingError) in
    let content = view.view.content
    var item = content.navigationItem
    item.title = content.title ?? content.text ?? "Title"
    return try view.bar(.bottom) + view.content(of: item, in: view.frame)
  }

  /// A toolbar with its items; without any, with one.
  static let toolbar = ViewLook { view throws(TypesettingError) in
    try view.bar(.top)
      + view.toolItems(
        view.items?.map(\.title) ?? [view.view.content.text ?? "Item"], in: view.frame)
  }

  /// A tab bar with its items, the first of them selected unless another is marked; without any, with two.
  static let tabBar = ViewLook { view throws(TypesettingError) in
    let title = view.view.content.text ?? "Item"
    return try view.bar(.top)
      + view.tabs(view.items ?? [TabItem(title), TabItem(title)], in: view.frame)
  }
}

extension ViewAppearance {
  fileprivate var items: [TabItem]? {
    view.content.items.isEmpty ? nil : view.content.items
  }

  fileprivate func bar(_ edge: BarMarks.Edge) -> [Mark] {
    let marks = BarMarks.marks(frame, edge: edge, over: fills, in: canvas)
    return view.backgroundColor == nil ? marks : Array(marks.dropFirst())
  }

  /// What the title of a bar lies on.
  var barField: DynamicColor {
    if canvas.hasGlassBars { return view.backgroundColor?.over(ground) ?? ground }
    return (view.backgroundColor ?? ControlColors.bar).over(ground)
  }

  /// The colour of an item: the tint, or since iOS 26 that of texts on glass.
  var itemColor: DynamicColor {
    if let tint = view.tintColor {
      return tint.over(barField).legible(on: barField, least: ButtonConfiguration.leastContrast)
    }
    return canvas.hasGlassBars
      ? textColor(ControlColors.text, on: Glass.field.over(ground))
      : textColor(ControlColors.tint, on: barField)
  }

  /// An item of a bar, on a capsule of glass since iOS 26.
  /// - Parameter row: The part of a bar at whose side it is, without the bar's margins.
  func item(
    _ title: String, width: Double, in row: Rect, side: Side
  ) throws(TypesettingError) -> [Mark] {
    guard canvas.hasGlassBars, !title.isEmpty else {
      return try line(title, in: row, side: side, font: Self.itemFont, color: itemColor)
    }
    let capsule = glassItem(width: width, in: row, side: side)
    return try Glass.marks(capsule, over: fills, hairline: hairline)
      + line(
        title, in: capsule.insetBy(dx: 4, dy: 0), side: .center, font: Self.itemFont,
        color: itemColor)
  }

  /// The capsule of an item with a content of a width, at a side of a row.
  func glassItem(width: Double, in row: Rect, side: Side) -> Rect {
    var capsule = row
    capsule.height = min(Glass.itemHeight, row.height)
    capsule.y = row.midY - capsule.height / 2
    capsule.width = min(max(capsule.height, width + 2 * Glass.itemPadding), row.width)
    switch side {
    case .left: break
    case .center: capsule.x = row.midX - capsule.width / 2
    case .right: capsule.x = row.maxX - capsule.width
    }
    return capsule
  }

  /// Whether a system colour is seen on a bar; the grey of items is not darker on a clear one.
  func isSeen(_ color: DynamicColor, on ground: DynamicColor) -> Bool {
    [\DynamicColor.light, \.dark].allSatisfy {
      color[keyPath: $0].contrast(to: ground[keyPath: $0]) >= 2.5
    }
  }

  /// From a side of a bar to its items, in points: the margin of a root on the device.
  var barMargin: Double {
    canvas.device?.sideMargin(canvas.orientation ?? .portrait) ?? 16
  }

  static let itemFont = Font(size: 17)

  /// The items of a toolbar, the first and the last at its ends and the others at equal distances.
  func toolItems(_ titles: [String], in bar: Rect) throws(TypesettingError) -> [Mark] {
    let inside = bar.insetBy(dx: barMargin, dy: 0)
    var widths: [Double] = []
    for title in titles { widths.append(try typesetter.width(of: title, font: Self.itemFont)) }
    let padding = canvas.hasGlassBars ? 2 * Glass.itemPadding : 0
    let taken = widths.reduce(0) { $0 + $1 + padding }
    let space = (inside.width - taken) / Double(max(1, titles.count - 1))
    guard titles.count == 1 || space >= 4 else { return [] }
    var (marks, x): ([Mark], Double) = ([], inside.x)
    for (title, width) in zip(titles, widths) {
      let place = Rect(
        x: x, y: bar.y, width: titles.count == 1 ? inside.width : width + padding,
        height: bar.height)
      marks += try item(title, width: width, in: mirrored(place, in: bar), side: leadingSide)
      x += width + padding + space
    }
    return marks
  }
}

/// The light field of a bar and the line at the edge where it ends; since iOS 26 bars have neither.
///
/// What lies behind is blurred so far that it only colours the field.
enum BarMarks {
  enum Edge {
    case top
    case bottom
  }

  static func marks(
    _ rect: Rect, edge: Edge, over fills: ViewFills, in canvas: Canvas
  ) -> [Mark] {
    if canvas.hasGlassBars { return [] }
    let hairline = 1 / canvas.scale
    let y = edge == .top ? rect.minY + hairline / 2 : rect.maxY - hairline / 2
    let line = Segment(from: Point(x: rect.minX, y: y), to: Point(x: rect.maxX, y: y))
    return [
      Mark(.rect(rect), fill: ControlColors.bar.over(fills.blurred(under: rect))),
      Mark(.segments([line]), stroke: Stroke(color: ControlColors.barEdge, width: hairline)),
    ]
  }
}

/// The capsules that items of bars lie on since iOS 26, in points; their sizes have no public source.
enum Glass {
  static let itemHeight = 44.0
  static let itemPadding = 14.0
  static let tabHeight = 62.0
  static let tabMargin = 21.0

  static let field = DynamicColor(light: Color(0xFFFFFF), dark: Color(0x1C1C1E)).opacity(0.85)
  private static let edge = DynamicColor(
    light: Color(0x000000).opacity(0.1), dark: Color(0xFFFFFF).opacity(0.2))
  private static let shadow = DynamicColor(0x000000).opacity(0.1)

  /// How far below a bar's upper edge what scrolls has faded, in points; without a public source.
  private static let fadeHeight = 28.0

  /// What scrolls below a bar at the bottom fades into its ground, and cannot be seen further down.
  static func fade(into ground: DynamicColor, in bar: Rect) -> [Mark] {
    var (upper, lower) = (bar, bar)
    upper.height = min(fadeHeight, bar.height)
    (lower.y, lower.height) = (upper.maxY, bar.height - upper.height)
    return [
      Mark(.rect(upper), fill: .gradient(top: ground.opacity(0), bottom: ground)),
      Mark(.rect(lower), fill: ground),
    ]
  }

  static func marks(_ rect: Rect, over fills: ViewFills, hairline: Double) -> [Mark] {
    let radius = rect.height / 2
    let drop = rect.offset(dx: 0, dy: 2)
    let shadow = Mark(.shadow(drop, radius: radius, blur: 4), fill: shadow)
    return [shadow]
      + Mark.bordered(
        rect, radius: radius, fill: field.over(fills.blurred(under: rect)), border: edge,
        width: hairline)
  }
}

extension Canvas {
  /// Whether the items of bars lie on glass over what fills the screen.
  var hasGlassBars: Bool { system >= 26 }
}
