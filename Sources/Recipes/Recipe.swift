package import Diagnostics
package import FigureChoices
package import LayoutModel

/// One layout as its author describes it, before it is put on a canvas.
@dynamicMemberLookup
package struct Recipe: Hashable, Sendable {
  /// What it says without naming a view or a constraint.
  package var header: RecipeHeader
  /// All views, the root first, as in `Layout`.
  package var views: [ViewDeclaration] = []
  /// All guides that constraints name, the root's standard guides first.
  package var guides = LayoutGuide.standard
  /// The constraints as their author states them.
  package var statements: [ConstraintStatement] = []
  /// The variations by size class.
  package var traits: [Variation] = []
  /// The variations by state, with other content or data.
  package var states: [NamedVariation] = []
  /// The variations by language.
  package var languages: [NamedVariation] = []
  /// The frames that `check` compares with the solved ones.
  package var expectations: [ExpectedFrames] = []
  /// The marks of the constraint overlay that its figures show: words for `OverlayKind` and for parts of the
  /// layout; nil for all.
  package var overlay: [String]?
  /// The settings of its figures in every style.
  package var figures = FigureSettings()
  /// The place of the crop in the source; nil without one.
  package var cropOrigin: SourceRange?
  /// The views and constraints that its figures show selected.
  package var selection: [String] = []

  /// Creates an empty recipe.
  package init(name: String) {
    header = RecipeHeader(name: name)
  }

  /// A part of its header.
  package subscript<Value>(dynamicMember part: WritableKeyPath<RecipeHeader, Value>) -> Value {
    get { header[keyPath: part] }
    set { header[keyPath: part] = newValue }
  }

  /// The constraints that hold, in the order of their source.
  package var constraints: [LayoutConstraint] {
    statements.flatMap { $0.isActive ? $0.constraints : [] }
  }

  /// The layout without its variations, on a canvas.
  package func baseLayout(on canvas: Canvas) -> Layout {
    var layout = Layout(canvas: canvas, views: views.map(\.view), guides: guides)
    layout.constraints = constraints
    layout.inactiveConstraints = statements.flatMap { $0.isActive ? [] : $0.constraints }
    if !self.canvas.framesHold(on: canvas) {
      for view in layout.views.indices { layout.views[view].frame = nil }
    }
    return layout
  }

  /// The layouts of the recipe on the canvases of a request, in the states and languages that the request
  /// names and the recipe has.
  package func layouts(on request: CanvasRequest) -> [Layout] {
    let states = RecipeVariants.asked(request.states, states.map(\.name))
    let languages = RecipeVariants.asked(request.languages, languages.map(\.name))
    return states.flatMap { state in
      languages.flatMap { language in
        let variant = LayoutVariant(state: state, language: language)
        return self.canvas.canvases(for: request, language: language)
          .map { layout(on: $0, variant) }
      }
    }
  }

  /// The recipe's layout on one canvas.
  ///
  /// Variations for size classes apply from the general to the specific, then the state, then the language, and
  /// then what the language says of the state.
  package func layout(on canvas: Canvas, _ variant: LayoutVariant = LayoutVariant()) -> Layout {
    // What a document stores is that of its base.
    var canvas = canvas
    if variant != LayoutVariant() { canvas.storedFrames = nil }
    var layout = baseLayout(on: canvas)
    layout.variant = variant
    for own in inLanguage(of: variant) {
      layout.canvas.bars = own.variation.bars.applied(to: layout.canvas.bars)
    }
    let applying = variations(on: canvas, variant)
    if applying.isEmpty { return layout }
    var varied = VariedLayout(layout)
    for variation in applying { varied.apply(variation) }
    return varied.result
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
      states.filter { $0.name == variant.state } + inLanguage(of: variant)
    return holding + named.map(\.variation)
  }

  /// What the language of a variant says, and then what it says of the state.
  private func inLanguage(of variant: LayoutVariant) -> [NamedVariation] {
    languages.filter { $0.name == variant.language }.flatMap { language in
      [language] + language.states.filter { $0.name == variant.state }
    }
  }

  /// The views that are not there on a canvas.
  func removedViews(on canvas: Canvas, _ variant: LayoutVariant) -> Set<Int> {
    variations(on: canvas, variant).reduce(into: []) { $0.formUnion($1.removedViews) }
  }

  /// Whether it holds only parts that other recipes can include.
  package var hasOnlySharedParts: Bool {
    var shared = Recipe(name: self.name)
    (shared.colors, shared.metrics, shared.canvas) = (self.colors, self.metrics, self.canvas)
    shared.views = views
    return self == shared && views.allSatisfy { ($0.superview ?? 0) == 0 && $0.autoresizing == nil }
  }

  /// The name that people call the recipe; its own name if it has no title.
  package var displayTitle: String { self.title ?? self.name }

  /// The name that people call a variant of the recipe.
  package func displayTitle(of variant: LayoutVariant) -> String {
    let language = inLanguage(of: variant).compactMap(\.variation.title).last
    let state = states.first { $0.name == variant.state }?.variation.title
    return language ?? state ?? displayTitle
  }

  /// The settings of the figures of a variant, with the texts of its language.
  package func figures(of variant: LayoutVariant) -> FigureSettings {
    var settings = figures
    for own in inLanguage(of: variant).map(\.variation.figures) {
      for property in FigureProperties.texts {
        if let value = property.get(own) { property.set(&settings, value) }
      }
    }
    return settings
  }

  /// All frames the recipe expects, each with the variant in which it does, by the views' indices in the
  /// layouts.
  package var expectationsByVariant: [(variant: LayoutVariant, expected: [ExpectedFrames])] {
    let base = (LayoutVariant(), frames(expectations, LayoutVariant(), views))
    let inStates = states.map { state in
      let variant = LayoutVariant(state: state.name)
      let all = views + state.variation.addedViews
      return (variant, frames(state.variation.expectations, variant, all))
    }
    let inLanguages = languages.map { language in
      let variant = LayoutVariant(language: language.name)
      let expected = language.variation.expectations.map {
        self.canvas.expected($0, in: language.name)
      }
      return (variant, frames(expected, variant, views))
    }
    return [base] + inStates + inLanguages
  }

  private func frames(
    _ expected: [ExpectedFrames], _ variant: LayoutVariant, _ views: [ViewDeclaration]
  ) -> [ExpectedFrames] {
    expected.map { $0.frames(in: views, without: removedViews(on: $0.canvas, variant)) }
  }
}

/// The states and languages of a recipe that a request means.
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
