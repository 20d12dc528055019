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
  /// Constraints that are turned off.
  package var inactiveConstraints: [LayoutConstraint] = []
  /// What is different for some size classes.
  package var traits: [Variation] = []
  /// What it is like at other times, with other content or other data.
  package var states: [NamedVariation] = []
  /// What it is like in other languages.
  package var languages: [NamedVariation] = []
  package var expectations: [ExpectedFrames] = []
  /// What of the constraint overlay its figures show, in words for `OverlayKind` and parts of the
  /// layout; nil for all.
  package var overlay: [String]?
  /// What a picture of the running app shows of its screen.
  package var screen = ScreenOptions()
  /// The views and constraints that its figures show selected.
  package var selection: [String] = []
  /// What the recipe declares its layouts to be, when it teaches one that is not satisfied.
  package var status: LayoutStatus?
  /// SHA-256 of the recipe as read, in hexadecimal; comments and the order of keys do not count.
  package var digest: String

  /// The layouts of the recipe on the canvases asked for, in the states and languages asked for that it
  /// has.
  package func layouts(on request: CanvasRequest) -> [Layout] {
    let states = RecipeVariants.asked(request.states, states.map(\.name))
    let languages = RecipeVariants.asked(request.languages, languages.map(\.name))
    return states.flatMap { state in
      languages.flatMap { language in
        let variant = LayoutVariant(state: state, language: language)
        return canvas.canvases(for: request, language: language).map { layout(on: $0, variant) }
      }
    }
  }

  /// The recipe's layout on one canvas.
  ///
  /// What it says of size classes is applied from the general to the specific, then the state, then
  /// the language.
  package func layout(on canvas: Canvas, _ variant: LayoutVariant = LayoutVariant()) -> Layout {
    var layout = Layout(canvas: canvas, views: views, guides: guides)
    layout.variant = variant
    layout.inactiveConstraints = inactiveConstraints
    let applying = variations(on: canvas, variant)
    for variation in applying { layout.views = variation.applied(to: layout.views) }
    let deactivated = applying.reduce(into: Set<Int>()) { $0.formUnion($1.deactivated) }
    layout.constraints = constraints.indices.filter { !deactivated.contains($0) }.map { index in
      applying.last { $0.changed[index] != nil }?.changed[index] ?? constraints[index]
    }
    for variation in applying {
      // Each variation counts its guides from the recipe's own.
      let shift = layout.guides.count - guides.count
      layout.guides += variation.addedGuides
      layout.constraints += variation.added.map { constraint in
        constraint.shiftingGuides(from: guides.count, by: shift)
      }
    }
    return layout.removing(applying.reduce(into: []) { $0.formUnion($1.removed) })
  }

  /// The recipe itself, and each of its states and languages.
  var variants: [LayoutVariant] {
    [LayoutVariant()] + states.map { LayoutVariant(state: $0.name) }
      + languages.map { LayoutVariant(language: $0.name) }
  }

  private func variations(on canvas: Canvas, _ variant: LayoutVariant) -> [Variation] {
    let holding = traits.enumerated().filter { $0.element.holds(on: canvas) }.sorted {
      ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset)
    }.map(\.element)
    let named =
      states.filter { $0.name == variant.state } + languages.filter { $0.name == variant.language }
    return holding + named.map(\.variation)
  }

  /// The views that are not there in a canvas's size classes.
  func viewsRemovedByTraits(on canvas: Canvas) -> Set<Int> {
    traits.filter { $0.holds(on: canvas) }.reduce(into: []) { $0.formUnion($1.removed) }
  }

  /// What people call a variant of the recipe.
  package func title(of variant: LayoutVariant) -> String {
    let language = languages.first { $0.name == variant.language }?.variation.title
    let state = states.first { $0.name == variant.state }?.variation.title
    return language ?? state ?? title
  }

  /// All frames the recipe expects, each with the variant in which it does.
  package var expectationsByVariant: [(variant: LayoutVariant, expected: [ExpectedFrames])] {
    [(LayoutVariant(), expectations)]
      + states.map { (LayoutVariant(state: $0.name), $0.variation.expectations) }
      + languages.map { language in
        (
          LayoutVariant(language: language.name),
          language.variation.expectations.map { canvas.expected($0, in: language.name) }
        )
      }
  }
}

/// Which states and languages of a recipe are meant by what was asked.
package enum RecipeVariants {
  /// The word that asks for every one.
  package static let all = "all"

  /// The names asked for that there are; nil is the base, which is meant when nothing is asked.
  static func asked(_ asked: String?, _ names: [String]) -> [String?] {
    guard let asked else { return [nil] }
    if asked == all { return [nil] + names.map { .some($0) } }
    return names.filter { $0.lowercased() == asked.lowercased() }.map { .some($0) }
  }
}

extension LayoutConstraint {
  /// The constraint with guides from an index on counted further up.
  fileprivate func shiftingGuides(from start: Int, by shift: Int) -> LayoutConstraint {
    func shifted(_ item: LayoutItem) -> LayoutItem {
      if case .guide(let index) = item, index >= start { .guide(index + shift) } else { item }
    }
    var constraint = self
    constraint.firstItem = shifted(firstItem)
    constraint.secondItem = secondItem.map(shifted)
    return constraint
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
  ///
  /// A language that is written from right to left turns a canvas that does not say how it reads.
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

  private func canvases(for request: CanvasRequest) -> [Canvas] {
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

  /// The first canvas that the recipe itself asks for.
  var first: Canvas { canvases(for: CanvasRequest())[0] }

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
  /// A state's name, or `all`; nil for the base.
  package var states: String?
  /// A language's tag, or `all`; nil for the base.
  package var languages: String?

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
