package import LayoutModel
package import Diagnostics
package import Typesetting

/// One layout as its author describes it, before it is put on a canvas.
package struct Recipe: Hashable, Sendable {
  /// The name of its figures: the file's name without extension.
  package var name: String
  /// What people call it; the name when the recipe does not say.
  package var title: String
  package var chapter: String?
  package var summary: String?
  package var canvas = RecipeCanvas()
  /// All views, the root first, as in `Layout`.
  package var views: [View] = []
  /// All guides that constraints name, those of every root first.
  package var guides = LayoutGuide.standard
  package var constraints: [LayoutConstraint] = []
  /// What is different for some size classes.
  package var traits: [Variation] = []
  package var expectations: [ExpectedFrames] = []
  /// What the recipe declares its layouts to be, when it teaches one that is not satisfied.
  package var status: LayoutStatus?
  /// SHA-256 of the recipe as read, in hexadecimal; comments and the order of keys do not count.
  package var digest: String

  /// The layouts of the recipe on the canvases asked for.
  package func layouts(on request: CanvasRequest) -> [Layout] {
    canvas.canvases(for: request).map(layout)
  }

  /// The recipe's layout on one canvas.
  ///
  /// What it says of size classes is applied from the general to the specific.
  package func layout(on canvas: Canvas) -> Layout {
    var layout = Layout(canvas: canvas, views: views, guides: guides)
    let applying = traits.enumerated().filter { $0.element.holds(on: canvas) }.sorted {
      ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset)
    }.map(\.element)
    for variation in applying { layout.views = variation.applied(to: layout.views) }
    let deactivated = applying.reduce(into: Set<Int>()) { $0.formUnion($1.deactivated) }
    layout.constraints = constraints.indices.filter { !deactivated.contains($0) }.map { index in
      applying.last { $0.changed[index] != nil }?.changed[index] ?? constraints[index]
    }
    layout.constraints += applying.flatMap(\.added)
    return layout
  }
}

/// The canvas a recipe asks for; what it leaves out has the contract's defaults.
package struct RecipeCanvas: Hashable, Sendable {
  package var device: Device?
  package var size: Size?
  package var orientations: [Orientation]?
  package var direction: LayoutDirection?
  package var bars = Bars()
  /// The version of iOS; nil for the device's own.
  package var system: Int?
  package var textSize: ContentSizeCategory?
  /// How wide a readable text is, in points.
  package var readableWidth: Double?
  package var safeAreaInsets: DirectionalEdgeInsets?
  package var layoutMargins: DirectionalEdgeInsets?

  /// The canvases for what the user asked for, each orientation in its turn.
  package func canvases(for request: CanvasRequest) -> [Canvas] {
    if let size = request.size ?? (request.device == nil ? size : nil) {
      guard let orientations = request.orientations ?? (request.size == nil ? orientations : nil)
      else { return [canvas(size: size, request: request)] }
      return orientations.map {
        canvas(size: size.turned(to: $0), orientation: $0, request: request)
      }
    }
    let device = request.device ?? device ?? .standard
    let held = request.orientations ?? orientations ?? Orientation.allCases
    return held.map { canvas(device: device, orientation: $0, request: request) }
  }

  /// The canvas of a bare size, in points.
  package func canvas(
    size: Size, orientation: Orientation? = nil, request: CanvasRequest = CanvasRequest()
  ) -> Canvas {
    finished(
      Canvas(
        size: size, orientation: orientation,
        direction: request.direction ?? direction ?? .leftToRight, bars: bars, system: system,
        safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins), request)
  }

  private func finished(_ canvas: Canvas, _ request: CanvasRequest) -> Canvas {
    var canvas = canvas
    canvas.textSize = request.textSize ?? textSize ?? .large
    canvas.readableWidth = readableWidth ?? canvas.readableWidth
    return canvas
  }

  /// The size of the root in the recipe's own upright canvas, for which frames in it hold, in points.
  var designSize: Size { size ?? (device ?? .standard).portraitSize }

  /// The recipe's own canvas, held one way.
  package func canvas(orientation: Orientation) -> Canvas {
    if let size { return canvas(size: size.turned(to: orientation), orientation: orientation) }
    return canvas(device: device ?? .standard, orientation: orientation)
  }

  /// The canvas of a device.
  package func canvas(
    device: Device, orientation: Orientation, request: CanvasRequest = CanvasRequest()
  ) -> Canvas {
    finished(
      Canvas(
        device: device, orientation: orientation,
        direction: request.direction ?? direction ?? .leftToRight, bars: bars, system: system,
        safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins), request)
  }
}

/// What the user asks of the canvas; nil leaves a thing to the recipe.
package struct CanvasRequest: Hashable, Sendable {
  package var device: Device?
  package var size: Size?
  package var orientations: [Orientation]?
  package var direction: LayoutDirection?
  package var textSize: ContentSizeCategory?

  package init() {}
}

/// The frames that a recipe says a layout has on one canvas.
package struct ExpectedFrames: Hashable, Sendable {
  /// One view's frame, in its superview's coordinates, in points.
  package struct Frame: Hashable, Sendable {
    /// The view's index in the layout.
    package var view: Int
    /// x, y, width and height; nil is not checked.
    package var values: [Double?]
    package var range: SourceRange
  }

  /// The canvas as the recipe names it: `portrait`, `600x600`.
  package var name: String
  package var canvas: Canvas
  package var frames: [Frame] = []
  /// How far a number may be off, in points.
  package var tolerance = 0.01
  /// Whether the frames are those after rounding to pixels.
  package var isPixelAligned = false
}
