package import LayoutModel
package import Typesetting

/// The canvas a recipe asks for; what it leaves out has the contract's defaults.
package struct RecipeCanvas: Hashable, Sendable {
  /// The device; nil for the default or a bare size.
  package var device: Device?
  /// The bare size, in points; nil for a device.
  package var size: Size?
  /// The orientations to draw; nil for the default.
  package var orientations: [Orientation]?
  /// The direction of reading; nil for the default.
  package var direction: LayoutDirection?
  /// The bars of the screen.
  package var bars = Bars()
  /// The version of iOS; nil for the device's own.
  package var system: Int?
  /// The text size of the device's user; nil for the default.
  package var textSize: ContentSizeCategory?
  /// The width of readable content, in points.
  package var readableWidth: Double?
  /// The insets of the safe area, in points; nil if device and bars decide.
  package var safeAreaInsets: DirectionalEdgeInsets?
  /// The margins of the root, in points; nil for the system's.
  package var layoutMargins: DirectionalEdgeInsets?
  /// The canvas that a document was saved with, which is meant if a request names neither size,
  /// device nor orientation; nil of a recipe that was written as one.
  package var saved: Canvas?

  /// The size classes in place of the device's; nil for the device's.
  package var sizeClass: SizeClassPair?

  /// The reserved regions beside the device's own, on the canvas as the recipe has its size, a device upright.
  package var reserved: [ReservedRegion] = []

  /// Creates a canvas with defaults only.
  package init() {}

  /// The canvases for a request, one for each device and orientation; of several on which every layout is
  /// the same, the first.
  ///
  /// A language that is written from right to left sets the direction of a canvas without one.
  package func canvases(for request: CanvasRequest, language: String? = nil) -> [Canvas] {
    var request = request
    if request.direction == nil, direction == nil, let language {
      request.direction = LanguageTag.direction(of: language)
    }
    return canvases(for: request)
  }

  /// Expected frames on a canvas that reads as a language does.
  func expected(_ frames: ExpectedFrames, in language: String) -> ExpectedFrames {
    var result = frames
    result.canvas.direction = direction ?? LanguageTag.direction(of: language)
    return result
  }

  /// The saved canvas with the settings of a request; nil if the request names another.
  private func savedCanvas(for request: CanvasRequest) -> Canvas? {
    guard var saved, request.size == nil, request.devices == nil, request.orientations == nil
    else { return nil }
    saved.direction = request.direction ?? direction ?? saved.direction
    return finished(saved, request)
  }

  /// Gives the saved canvas the device, the bars and the version of iOS that the recipe names.
  package mutating func finishSaved() {
    guard let stored = saved else { return }
    var finished =
      device.map {
        Canvas(
          device: $0, orientation: stored.orientation ?? .portrait, bars: bars, system: system,
          safeAreaInsets: stored.safeAreaInsets, layoutMargins: stored.layoutMargins)
      }
      ?? Canvas(
        size: stored.size, bars: bars, system: system, safeAreaInsets: stored.safeAreaInsets,
        layoutMargins: stored.layoutMargins)
    finished.size = stored.size
    finished.storedFrames = stored.storedFrames
    finished.ownScale = stored.ownScale
    finished.storedSize = stored.storedSize
    finished.textSize = stored.textSize
    saved = finished
  }

  /// Whether frames in the recipe hold on a canvas: those of a document do on its own alone.
  func framesHold(on canvas: Canvas) -> Bool { saved == nil || canvas.storedFrames != nil }

  private func canvases(for request: CanvasRequest) -> [Canvas] {
    if let saved = savedCanvas(for: request) { return [saved] }
    if let size = request.size ?? (request.devices == nil ? size : nil) {
      guard let orientations = request.orientations ?? (request.size == nil ? orientations : nil)
      else { return [canvas(size: size, request: request)] }
      return orientations.map { orientation in
        var size = size.turned(to: orientation)
        size.width = request.width ?? size.width
        return canvas(
          size: size, orientation: request.width == nil ? orientation : nil, request: request)
      }
    }
    let held = request.orientations ?? orientations ?? Orientation.allCases
    let canvases = (request.devices ?? [device ?? .standard]).flatMap { device in
      held.map { canvas(device: device, orientation: $0, request: request) }
    }
    if canvases.count == held.count { return canvases }
    var seen: Set<Canvas> = []
    return canvases.filter { seen.insert($0.withoutName).inserted }
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
    canvas.ownSizeClasses =
      sizeClass
      ?? (request.size == nil && request.width == nil ? nil : SizeClassPair(window: canvas.size))
    canvas.textSize = request.textSize ?? textSize ?? canvas.textSize
    canvas.readableWidth = readableWidth ?? canvas.readableWidth
    canvas.addReserved(reserved, from: designSize)
    return canvas
  }

  /// A canvas of the recipe as a window of another size, in points: its margins and size classes are those of the
  /// window.
  func canvas(like canvas: Canvas, size: Size) -> Canvas {
    var result = canvas
    var request = CanvasRequest()
    (request.direction, request.textSize) = (canvas.direction, canvas.textSize)
    request.width = size.width
    if canvas.storedFrames == nil {
      result =
        canvas.device.map {
          self.canvas(
            device: $0, orientation: canvas.orientation ?? .portrait, request: request)
        } ?? self.canvas(size: size, orientation: canvas.orientation, request: request)
    }
    result.size = size
    // A bare size without size classes is any device, at all sizes.
    let hasClasses = canvas.device != nil || canvas.ownSizeClasses != nil
    result.ownSizeClasses = sizeClass ?? (hasClasses ? SizeClassPair(window: size) : nil)
    return result
  }

  /// The first canvas that the recipe itself asks for.
  var first: Canvas {
    canvases(for: CanvasRequest()).first ?? canvas(orientation: .portrait)
  }

  /// The size of the root in the recipe's own upright canvas, for which frames in it hold, in points.
  var designSize: Size { saved?.size ?? size ?? (device ?? .standard).portraitSize }

  /// The recipe's own canvas, held one way.
  package func canvas(orientation: Orientation) -> Canvas {
    if let saved, saved.orientation == orientation { return saved }
    if let size { return canvas(size: size.turned(to: orientation), orientation: orientation) }
    return canvas(device: device ?? .standard, orientation: orientation)
  }

  /// The canvas of a device.
  package func canvas(
    device: Device, orientation: Orientation, request: CanvasRequest = CanvasRequest()
  ) -> Canvas {
    // The margins of a window are those of a screen as wide.
    var screen = device
    screen.portraitSize.width = request.width ?? device.portraitSize.width
    var canvas = Canvas(
      device: screen, orientation: orientation,
      direction: request.direction ?? direction ?? .leftToRight, bars: bars, system: system,
      safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins)
    canvas.device = device
    if let width = request.width { canvas.becomeWindow(width: width) }
    return finished(canvas, request)
  }
}

/// The canvas on the command line; nil leaves a setting to the recipe.
package struct CanvasRequest: Hashable, Sendable {
  /// The devices; nil for the recipe's.
  package var devices: [Device]?
  /// The bare size, in points; nil for the recipe's.
  package var size: Size?
  /// The width of a window as high as each canvas, in points; nil for the canvas itself.
  package var width: Double?
  /// The orientations; nil for the recipe's.
  package var orientations: [Orientation]?
  /// The direction of reading; nil for the recipe's.
  package var direction: LayoutDirection?
  /// The text size; nil for the recipe's.
  package var textSize: ContentSizeCategory?
  /// A state's name, or `all`; nil for the base.
  package var states: String?
  /// A language's tag, or `all`; nil for the base.
  package var languages: String?

  /// Creates a request for the recipe's own canvas.
  package init() {}
}
