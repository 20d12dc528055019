package import Diagnostics
import FigureChoices
import LayoutModel

/// Makes recipes: looks up names, checks attribute pairs, and reports faults where the source has them.
package struct RecipeBuilder {
  private var reader: SourceReader

  /// The recipe of a draft; without a value when the source has errors.
  /// - Parameter reader: What read the source, with the faults that it found.
  package static func recipe(from draft: RecipeDraft, _ reader: SourceReader) -> Checked<Recipe> {
    var builder = RecipeBuilder(reader: reader)
    let recipe = builder.recipe(from: draft)
    let diagnostics = builder.reader.orderedDiagnostics
    return Checked(diagnostics.isEmpty ? recipe : nil, diagnostics)
  }

  /// Views first, since constraints and frames name them.
  private mutating func recipe(from draft: RecipeDraft) -> Recipe {
    var recipe = Recipe(name: draft.name)
    recipe.header = draft.header
    let isKnown = recipe.canvas.saved == nil && !draft.hasFaultyCanvas
    let system = isKnown ? recipe.canvas.first.system : nil
    var tree = ViewTreeBuilder(
      rootSize: recipe.canvas.designSize, styles: StyleCheck(system: system))
    tree.setRoot(draft.root.map(\.setting), at: draft.rootRange)
    tree.addGuides(of: recipe.canvas, &reader)
    tree.addGuides(draft.layoutGuides, to: 0, &reader)
    tree.add(draft.views, to: 0, &reader)
    recipe.views = tree.views
    let views = tree.views.map(\.view)
    var constraints = ConstraintBuilder(names: NameTable(views: views, guides: tree.guides))
    constraints.names.allowsNegativeSizes = draft.log != nil
    constraints.add(draft.constraints, holder: 0, &reader)
    constraints.add(tree.constraints, &reader)
    recipe.statements = constraints.takeStatements()
    recipe.guides = constraints.names.guides
    addVariations(of: draft, to: &recipe, tree, constraints.names)
    if draft.hasUniqueNumbers { ConstraintNumbers.check(recipe, &reader) }
    ConstraintNumbers.assign(to: &recipe)
    if !draft.frames.isEmpty {
      let known = recipe
      recipe.expectations = ExpectationBuilder(
        names: constraints.names, canvas: recipe.canvas,
        removedViews: { known.removedViews(on: $0, LayoutVariant()) }
      ).expectations(draft.frames, &reader)
    }
    recipe.overlay = draft.overlay.map {
      parts($0, OverlayKind.allCases.map(\.rawValue), of: recipe)
    }
    recipe.selection = parts(draft.selection, [], of: recipe)
    _ = parts(draft.regionViews, [], of: recipe) { $0.view(named: $1) != nil }
    recipe.figures = draft.figures.settings
    recipe.cropOrigin = draft.figures.ranges["crop"]?.first
    for figures in [draft.figures] + draft.languages.map(\.variation.figures) {
      checkParts(of: figures, of: recipe)
    }
    return recipe
  }

  private mutating func addVariations(
    of draft: RecipeDraft, to recipe: inout Recipe, _ tree: ViewTreeBuilder, _ names: NameTable
  ) {
    if draft.traits.isEmpty && draft.states.isEmpty && draft.languages.isEmpty { return }
    var builder = VariationBuilder(recipe: recipe, tree: tree, names: names)
    recipe.traits = draft.traits.map { draft in
      var own = builder
      return own.variation(draft, &reader)
    }
    builder.recipe = recipe
    var builders: [String: VariationBuilder] = [:]
    recipe.states = draft.states.map { draft in
      var own = builder
      defer { builders[draft.name.text] = own }
      return named(draft, "a state", &own)
    }
    recipe.languages = draft.languages.map { draft in
      let tag = draft.name.text
      if !LanguageTag.isWellFormed(tag) {
        let hyphenated = tag.replacing("_", with: "-").replacing(" ", with: "-")
        let isCertain = LanguageTag.isWellFormed(hyphenated) && hyphenated != tag
        let fault = Diagnostic(
          "unusable-name", "'\(tag)' is not a language tag", at: draft.name.range,
          help: "use a tag such as 'de' or 'pt-BR'")
        let named = LanguageTag.tag(ofLanguage: tag)
        reader.report(named.map(fault.writing) ?? (isCertain ? fault.writing(hyphenated) : fault))
      } else if let language = LanguageTag.language(ofCountry: tag) {
        reader.report(
          Diagnostic("unusable-name", "'\(tag)' is a country, not a language", at: draft.name.range)
            .writing(language))
      } else if let short = LanguageTag.shortTag(of: tag) {
        reader.report(
          Diagnostic(
            "unusable-name", "the tag of this language has two letters, not three",
            at: draft.name.range
          ).writing(short))
      }
      var own = builder
      var language = named(draft, "a language", &own)
      language.states = draft.variation.states.compactMap { state in
        guard var own = builders[state.name.text] else {
          reader.report(
            "unknown-state", "there is no state '\(state.name.text)'", unknown: state.name.text,
            at: state.name.range, among: recipe.states.map(\.name))
          return nil
        }
        return named(state, "a state", &own)
      }
      return language
    }
    // A state that stands at a wrong place seems to hide texts.
    if !reader.diagnostics.contains(where: { $0.id == "unknown-key" }) {
      HiddenTexts(draft).report(&reader)
    }
    UnevenLists(draft, of: recipe.views).report(&reader)
  }

  private mutating func named(
    _ draft: NamedVariationDraft, _ what: String, _ builder: inout VariationBuilder
  ) -> NamedVariation {
    let name = draft.name.text
    if name.lowercased() == RecipeVariants.all
      || !name.contains(where: { $0.isLetter || $0.isNumber })
    {
      reader.report(
        "unusable-name", "'\(name)' cannot name \(what)", at: draft.name.range,
        help: "use a name with letters; 'all' means all of them")
    }
    var named = NamedVariation(name: name, variation: builder.variation(draft.variation, &reader))
    named.origin = draft.name.range
    return named
  }

  /// Reports names in the settings of figures that no part of the layout has.
  private mutating func checkParts(of figures: FigureDraft, of recipe: Recipe) {
    let settings = figures.settings
    func texts(_ words: [String], _ key: String) -> [SourceText] {
      guard let ranges = figures.ranges[key] else { return [] }
      return words.enumerated().map { index, word in
        SourceText(word, at: ranges.indices.contains(index) ? ranges[index] : ranges[0])
      }
    }
    _ = parts(texts(settings.emphasis, "emphasis"), [], of: recipe)
    let places = texts(settings.callouts.map(\.place), "callouts")
    let whole = zip(places, settings.callouts).filter { isWhole($1, at: $0) }.map(\.0)
    _ = parts(whole, [], of: recipe) { $0.place(named: $1) != nil }
    guard let range = figures.ranges["crop"]?.first else { return }
    switch settings.crop {
    case .around([], _)?:
      reader.report(
        "missing-key", "this crop names no view", at: range,
        help: "write 'crop: content', 'crop: {around: [NAME]}' or 'crop: [x, y, width, height]'")
    case .around(let views, _)?: _ = parts(texts(views, "crop"), [], of: recipe)
    case .rect(let rect)?:
      let canvas = recipe.canvas.first.size
      let isInside =
        rect.minX < canvas.width && rect.minY < canvas.height && rect.maxX > 0 && rect.maxY > 0
      if isInside, rect.width > 0, rect.height > 0 { return }
      reader.report(
        "empty-crop", "this crop shows nothing of the canvas", at: range,
        help: "use [x, y, width, height] in points from the top left corner")
    case .content?, nil: break
    }
  }

  /// Reports a callout without a text, or at nothing.
  private mutating func isWhole(_ callout: Callout, at place: SourceText) -> Bool {
    if !callout.place.isEmpty, !callout.text.isEmpty { return true }
    let key = callout.place.isEmpty ? "at" : "text"
    reader.report(
      "missing-key", "this callout has no '\(key)'", at: place.range,
      help: "write '{at: NAME, text: TEXT}'")
    return false
  }

  /// Words for parts of a layout, or for kinds of marks.
  private mutating func parts(
    _ words: [SourceText], _ kinds: [String], of recipe: Recipe,
    isPart: (LayoutParts, String) -> Bool = { !$0.parts(named: $1).isEmpty }
  ) -> [String] {
    if words.isEmpty { return [] }
    let layouts = recipe.variants.map { LayoutParts(recipe.layout(on: recipe.canvas.first, $0)) }
    return words.compactMap { word in
      let isPart = layouts.contains { isPart($0, word.text) }
      if isPart || kinds.contains(word.text) { return word.text }
      reader.report(
        "unknown-part", "there is no view or constraint '\(word.text)'", unknown: word.text,
        at: reader.place(of: word), among: kinds + recipe.views.dropFirst().map(\.name))
      return nil
    }
  }
}
