import CCairo
import Figures
import LayoutModel
import Typesetting

/// The drawing commands of a figure in pixels, for all rows of a picture or some.
struct DisplayList: ~Copyable {
  /// Pixels of a row.
  let width: Int
  /// Rows of the whole picture.
  let height: Int
  /// The rows on which the picture may change.
  private(set) var rows: RowChanges
  private var commands: [Command] = []
  /// The ground of the picture; nil if the first command hides it, since painting it takes long.
  private let ground: Double?
  private let isDark: Bool
  private let scale: Double
  /// The point of the figure's coordinates at the picture's origin.
  private let offset: Point

  /// A path or glyphs to draw.
  private enum Command {
    case path(CopiedPath, fill: Paint?, stroke: Stroke?)
    case glyphs([PlacedMask], DynamicColor)
    case shadow(ShadowMask, DynamicColor)
    /// What follows is shown inside a rectangle, in pixels, and a shape; nil for everywhere.
    case clip(Rect?, CopiedPath?)
  }

  /// A glyph in its place, in whole pixels; its surface belongs to the list.
  private struct PlacedMask {
    var surface: OpaquePointer
    var x: Double
    var y: Double
  }

  /// Records a figure.
  /// - Parameter scale: Pixels per point.
  /// - Throws: An error when a font is missing.
  init(
    _ figure: Figure, _ appearance: Appearance, scale: Int, fonts: inout FontLibrary
  ) throws(DrawingError) {
    let pixels = Double(scale) * figure.zoom
    // A picture has a pixel, although a root view of a document can be empty.
    width = max(1, Int((figure.bounds.width * pixels).rounded(.up)))
    height = max(1, Int((figure.bounds.height * pixels).rounded(.up)))
    rows = RowChanges(height: height)
    isDark = appearance == .dark
    self.scale = pixels
    offset = figure.bounds.origin
    ground = DisplayList.isCovered(figure, isDark: isDark) ? nil : isDark ? 0.11 : 1
    let surface = try PathContext.unboundedSurface()
    defer { cairo_surface_destroy(surface) }
    let context = PathContext(surface, scale: self.scale, grid: .device)
    cairo_translate(context.cairo, -offset.x, -offset.y)
    var (clip, roundClip): (Rect?, RoundedRect?)
    for layer in figure.layers {
      for group in layer.groups {
        let shown = layer.clip.map { all in group.clip.map(all.intersection) ?? all } ?? group.clip
        if shown != clip || group.roundClip != roundClip {
          (clip, roundClip) = (shown, group.roundClip)
          try add(clip, roundClip, context)
        }
        for mark in group.marks { try add(mark, context, fonts: &fonts) }
      }
    }
  }

  deinit {
    for case .glyphs(let masks, _) in commands {
      for mask in masks { cairo_surface_destroy(mask.surface) }
    }
  }

  /// Whether the first mark hides everything behind it.
  private static func isCovered(_ figure: Figure, isDark: Bool) -> Bool {
    guard let mark = figure.layers.first?.groups.first?.marks.first,
      case .rect(let rect) = mark.shape, case .color(let color) = mark.fill
    else { return false }
    let bounds = figure.bounds
    return color.channels(isDark: isDark).alpha == 1 && rect.minX <= bounds.minX
      && rect.minY <= bounds.minY && rect.maxX >= bounds.maxX.rounded(.up)
      && rect.maxY >= bounds.maxY.rounded(.up)
  }
}

// MARK: - From marks

extension DisplayList {
  private mutating func add(
    _ clip: Rect?, _ shape: RoundedRect?, _ context: borrowing PathContext
  ) throws(DrawingError) {
    var path: CopiedPath?
    if let shape {
      cairo_new_path(context.cairo)
      context.addRoundedRect(shape.rect, radius: shape.radius)
      path = try devicePath(of: context)
      if let path { rows.add(path, lineWidth: 0, isEven: true) }
    }
    guard let clip else { return commands.append(.clip(nil, path)) }
    func pixels(_ place: Double) -> Double { (place * scale).rounded() }
    let (left, top) = (pixels(clip.minX - offset.x), pixels(clip.minY - offset.y))
    let (right, bottom) = (pixels(clip.maxX - offset.x), pixels(clip.maxY - offset.y))
    for edge in [top, bottom] { rows.addAll(from: edge, to: edge) }
    commands.append(
      .clip(Rect(x: left, y: top, width: right - left, height: bottom - top), path))
  }

  private mutating func add(
    _ mark: Mark, _ context: borrowing PathContext, fonts: inout FontLibrary
  ) throws(DrawingError) {
    if case .symbol(let symbol, let place) = mark.shape {
      cairo_save(context.cairo)
      cairo_translate(context.cairo, place.x, place.y)
      defer { cairo_restore(context.cairo) }
      for mark in symbol.marks { try add(mark, context, fonts: &fonts) }
      return
    }
    if case .text(let line, _, let origin) = mark.shape, case .color(let color) = mark.fill,
      mark.stroke == nil, color.channels(isDark: isDark).alpha == 1
    {
      for run in line.runs { try add(run, at: origin, color, context, fonts: &fonts) }
      return
    }
    if case .shadow(let rect, let radius, let blur) = mark.shape,
      case .color(let color) = mark.fill
    {
      return try add(rect, radius: radius, blur: blur, color, context)
    }
    try context.setPath(of: mark.shape, lineWidth: mark.stroke?.width, fonts: &fonts)
    try addPath(of: context, fill: mark.fill, stroke: mark.stroke)
  }

  private mutating func add(
    _ rect: Rect, radius: Double, blur: Double, _ color: DynamicColor,
    _ context: borrowing PathContext
  ) throws(DrawingError) {
    var origin = (x: rect.x, y: rect.y)
    cairo_user_to_device(context.cairo, &origin.x, &origin.y)
    let place = Rect(
      x: origin.x, y: origin.y, width: rect.width * scale, height: rect.height * scale)
    guard let mask = try ShadowMask(place, radius: radius * scale, blur: blur * scale) else {
      return
    }
    for range in mask.changingRows {
      rows.addAll(from: Double(range.lowerBound), to: Double(range.upperBound))
    }
    commands.append(.shadow(mask, color))
  }

  private mutating func addPath(
    of context: borrowing PathContext, fill: Paint?, stroke: Stroke?
  ) throws(DrawingError) {
    let path = try devicePath(of: context)
    var isEven = stroke?.dashes.isEmpty != false
    if case .gradient = fill { isEven = false }
    rows.add(path, lineWidth: (stroke?.width ?? 0) * scale, isEven: isEven)
    commands.append(.path(path, fill: fill, stroke: stroke))
  }

  /// The current path in pixels.
  private func devicePath(of context: borrowing PathContext) throws(DrawingError) -> CopiedPath {
    cairo_save(context.cairo)
    defer { cairo_restore(context.cairo) }
    cairo_identity_matrix(context.cairo)
    guard let path = CopiedPath(of: context.cairo) else {
      throw DrawingError("no path can be made")
    }
    return path
  }

  private mutating func add(
    _ run: GlyphRun, at origin: Point, _ color: DynamicColor, _ context: borrowing PathContext,
    fonts: inout FontLibrary
  ) throws(DrawingError) {
    let size = run.size * scale
    guard size <= GlyphMask.largestSize else {
      cairo_new_path(context.cairo)
      try context.add(run, at: origin, fonts: &fonts)
      try addPath(of: context, fill: .color(color), stroke: nil)
      return
    }
    var masks: [PlacedMask] = []
    for glyph in run.glyphs {
      let x = (origin.x + glyph.x - offset.x) * scale
      let y = (origin.y + glyph.y - offset.y) * scale
      guard max(x.magnitude, y.magnitude) < 1e6 else { continue }
      let quarters = SIMD2(Int32((x * 4).rounded()), Int32((y * 4).rounded()))
      let key = GlyphMask.Key(
        file: run.fontFile, glyph: glyph.id, size: size, quarters: quarters & 3)
      guard let mask = try fonts.mask(key) else { continue }
      let top = Double(quarters.y >> 2) + mask.top
      rows.addAll(from: top, to: top + mask.height)
      // The library may forget it before it is drawn.
      masks.append(
        PlacedMask(
          surface: cairo_surface_reference(mask.surface), x: Double(quarters.x >> 2) + mask.left,
          y: top))
    }
    commands.append(.glyphs(masks, color))
  }
}

// MARK: - On a surface

extension DisplayList {
  /// Draws everything on a surface that has the rows that are left of the picture.
  func draw(on surface: OpaquePointer, _ rows: RowFolding) {
    let cairo = cairo_create(surface)
    defer { cairo_destroy(cairo) }
    let inking = Inking(isDark: isDark, scale: scale)
    if let ground {
      cairo_set_source_rgb(cairo, ground, ground, ground)
      cairo_paint(cairo)
    }
    for command in commands {
      switch command {
      case .glyphs(let masks, let color):
        inking.setSource(color, cairo)
        for mask in masks {
          cairo_mask_surface(cairo, mask.surface, mask.x, rows.place(mask.y))
        }
      case .shadow(let mask, let color):
        inking.setSource(color, cairo)
        mask.paint(on: cairo, columns: 0..<width, rows: 0..<height) { Int(rows.place(Double($0))) }
      case .path(let path, let fill, let stroke):
        cairo_new_path(cairo)
        path.append(to: cairo, at: rows.place)
        if let fill { inking.fill(fill, cairo) }
        if let stroke { inking.stroke(stroke, cairo) }
      case .clip(let rect, let shape):
        cairo_reset_clip(cairo)
        if let shape {
          cairo_new_path(cairo)
          shape.append(to: cairo, at: rows.place)
          cairo_clip(cairo)
        }
        guard let rect else { continue }
        let (top, bottom) = (rows.place(rect.minY), rows.place(rect.maxY))
        cairo_new_path(cairo)
        cairo_rectangle(cairo, rect.minX, top, rect.width, bottom - top)
        cairo_clip(cairo)
      }
    }
  }
}
