import Basics
import ConstraintCode
import Diagnostics
import Inputs
import InterfaceBuilder
import LayoutFindings
import LayoutModel
import RecipeFiles
import Recipes

/// A layout, or a whole document, as `convert` writes it.
struct ConvertedText: Sendable {
  /// The path of its input.
  var input: String
  var title: String
  /// The path of its file below the folder of `--output`.
  var file: String
  var text: String

  init(_ loaded: LoadedRecipe, _ text: String, ending: String) {
    (input, title) = (loaded.input.path, loaded.recipe.displayTitle)
    file = loaded.input.folder + loaded.recipe.name + ending
    self.text = text
  }
}

/// Writes the layouts of one input in another notation, or with the changes of a command.
struct Conversion {
  private let plan: ConvertPlan
  /// Whether there is one layout in all.
  private let isAlone: Bool
  /// The faults of what could not be written.
  private(set) var report: Report

  init(_ plan: ConvertPlan, isAlone: Bool) {
    (self.plan, self.isAlone) = (plan, isAlone)
    report = Report(plan.run)
  }

  /// The layouts that could be written.
  mutating func texts(of input: LoadedInput) -> [ConvertedText] {
    let recipes = input.recipes
    guard let first = recipes.first else { return [] }
    if let document = input.document, plan.target == nil {
      guard let text = editedText(of: document, recipes) else { return [] }
      let ending = first.input.path.hasSuffix(".xib") ? ".xib" : ".storyboard"
      var document = ConvertedText(first, text, ending: ending)
      document.file = first.input.folder + first.input.name + ending
      return [document]
    }
    let target = plan.target ?? .recipe
    if target == .storyboard, !isAlone, plan.output == nil {
      report.fail(
        "not-convertible", first.input.path,
        "a storyboard is written of one layout at a time; give a folder with --output")
      return []
    }
    var texts: [ConvertedText] = []
    for loaded in recipes {
      guard let changed = changed(loaded), let text = text(of: changed, target) else { continue }
      texts.append(ConvertedText(changed, text, ending: target.ending))
    }
    if target != .recipe { warnAboutVariations(of: recipes) }
    return texts
  }

  /// Names the variations that no notation but a recipe can say.
  private mutating func warnAboutVariations(of recipes: [LoadedRecipe]) {
    func words(_ one: String, _ several: String, _ names: [String]) -> String? {
      var seen: Set<String> = []
      let own = names.filter { seen.insert($0).inserted }
      return own.isEmpty ? nil : (own.count == 1 ? one : several) + " " + LayoutMessages.list(own)
    }
    let all = recipes.map(\.recipe)
    let parts = [
      words("state", "states", all.flatMap(\.states).map { "'\($0.name)'" }),
      words("language", "languages", all.flatMap(\.languages).map { "'\($0.name)'" }),
      words("size class", "size classes", all.flatMap(\.traits).map(\.sizeClassText)),
    ].compactMap { $0 }
    if parts.isEmpty { return }
    report.add(
      Diagnostic(
        "variations-left-out", severity: .warning,
        "only the layout on the first canvas is written, without the variations for "
          + LayoutMessages.list(parts),
        help: "only '--to recipe' writes them"),
      in: recipes[0].file)
  }

  // MARK: - Notations

  /// A layout in a notation; nil, and a fault, if the notation cannot say it.
  private mutating func text(of loaded: LoadedRecipe, _ target: ConversionTarget) -> String? {
    let recipe = loaded.recipe
    switch target {
    case .recipe: return RecipeFileWriter.text(of: named(recipe))
    case .vfl:
      return VisualFormatText.text(
        of: recipe.baseLayout(on: recipe.canvas.canvas(orientation: .portrait)))
    case .swift:
      guard let layout = recipe.layouts(on: CanvasRequest()).first else { return nil }
      do throws(SwiftCode.Refusal) {
        let text = try SwiftCode.text(of: layout, named: recipe.name)
        warn(ofLosses: SwiftCode.losses(of: layout), loaded)
        return text
      } catch {
        refuse(error.reasons, "UIKit has no code for this", loaded)
        return nil
      }
    case .storyboard:
      return recipe.layouts(on: CanvasRequest()).first.flatMap { storyboard(of: $0, loaded) }
    }
  }

  /// A recipe that gives its figures their name where that of its file, or of a stream, would not.
  private func named(_ recipe: Recipe) -> Recipe {
    let isOfFile = isAlone || plan.output != nil
    if isOfFile, Slug.name(recipe.name) == recipe.name { return recipe }
    var named = recipe
    named.givenName = named.givenName ?? FigureName(recipe.name)
    return named
  }

  /// A storyboard of a layout, on the nearest canvas of Interface Builder if that has not the layout's own.
  private mutating func storyboard(of layout: Layout, _ loaded: LoadedRecipe) -> String? {
    guard let solved = solved(layout, loaded) else { return nil }
    let title = loaded.recipe.displayTitle
    do throws(StoryboardWriter.Refusal) {
      let text = try StoryboardWriter.text(
        of: solved, titled: title, typesetter: loaded.typesetter)
      warn(ofLosses: StoryboardWriter.losses(of: layout), loaded)
      return text
    } catch {
      var changed = layout
      if let nearest = StoryboardWriter.nearestCanvas(to: layout.canvas) {
        changed.canvas = nearest
        if let solved = self.solved(changed, loaded),
          let text = try? StoryboardWriter.text(
            of: solved, titled: title, typesetter: loaded.typesetter)
        {
          warn(of: nearest, inPlaceOf: layout.canvas, loaded)
          warn(ofLosses: StoryboardWriter.losses(of: layout), loaded)
          return text
        }
      }
      refuse(error.reasons, "a storyboard cannot say this", loaded)
      return nil
    }
  }

  /// Names the canvas that a storyboard has in place of the recipe's.
  private mutating func warn(
    of nearest: Canvas, inPlaceOf canvas: Canvas, _ loaded: LoadedRecipe
  ) {
    guard let (old, new) = canvas.device.flatMap({ old in nearest.device.map { (old, $0) } }) else {
      return
    }
    let insets = nearest.safeAreaInsets
    let area = [insets.top, insets.leading, insets.bottom, insets.trailing].map {
      DecimalText.rounded($0, to: 3)
    }
    let reason =
      old == new
      ? "Interface Builder has other bars on \(old.name) with iOS \(canvas.system)"
      : "Interface Builder has no canvas of \(old.name) with iOS \(canvas.system)"
    report.add(
      Diagnostic(
        "nearest-canvas", severity: .warning,
        "\(reason); the storyboard has its canvas of \(new.name) with iOS \(nearest.system), "
          + "whose safe area is inset by [\(area.joined(separator: ", "))]"),
      in: loaded.file)
  }

  /// Names what of the looks is not written.
  private mutating func warn(ofLosses losses: [String], _ loaded: LoadedRecipe) {
    if losses.isEmpty { return }
    report.add(
      Diagnostic(
        "looks-left-out", severity: .warning, "not written: " + LayoutMessages.list(losses)),
      in: loaded.file)
  }

  private mutating func refuse(_ reasons: [String], _ what: String, _ loaded: LoadedRecipe) {
    for reason in reasons {
      report.fail("not-convertible", loaded.input.path, "\(what): \(reason)")
    }
  }

  private mutating func solved(_ layout: Layout, _ loaded: LoadedRecipe) -> SolvedLayout? {
    do {
      return try LayoutEngine.solve(layout, typesetter: loaded.typesetter)
    } catch {
      report.fail(error, loaded)
      return nil
    }
  }

  // MARK: - Commands

  /// A recipe with the changes of the command; nil, and a fault, if it cannot be solved.
  private mutating func changed(_ loaded: LoadedRecipe) -> LoadedRecipe? {
    guard let resolution = plan.resolution else { return loaded }
    let recipe = loaded.recipe
    guard let canvas = recipe.layouts(on: CanvasRequest()).first?.canvas,
      let solved = solved(recipe.baseLayout(on: canvas), loaded),
      let changes = changes(of: solved, loaded)
    else { return nil }
    var result = loaded
    result.recipe = recipe.applying(changes)
    guard resolution == .updateFrames else { return result }
    do throws(LayoutEngine.Failure) {
      result.recipe = try result.recipe.updatingExpectations(typesetter: loaded.typesetter)
      return result
    } catch {
      report.fail(error, loaded)
      return nil
    }
  }

  /// A document with its layouts, solved on the saved canvas.
  private struct SolvedDocument {
    var file: SourceFile
    var parsed: ParsedDocument
    var layouts: [(loaded: LoadedRecipe, solved: SolvedLayout)] = []
    var findings = DocumentFindings()
  }

  /// The most times that frames are updated: content that keeps its stored size follows its new frame.
  private static let mostRounds = 4

  /// A document with the changes of the command in all its scenes; nil, and a fault, if the document would
  /// have a finding that it does not have.
  private mutating func editedText(
    of document: (file: SourceFile, parsed: ParsedDocument), _ recipes: [LoadedRecipe]
  ) -> String? {
    guard var current = solved(document.file, document.parsed, recipes) else { return nil }
    let before = current.findings
    // Views whose constraints are removed may be determined no more.
    let expected: Set<String> =
      plan.resolution == .clearConstraints
      ? [LayoutStatus.ambiguous.rawValue, LayoutStatus.misplaced.rawValue] : []
    for round in 1...Conversion.mostRounds {
      guard let edited = edited(current) else { return nil }
      current = edited
      let new = current.findings.new(since: before, except: expected)
      if new.isEmpty, plan.resolution != .updateFrames || !current.findings.hasMisplaced { break }
      if plan.resolution == .updateFrames, round < Conversion.mostRounds { continue }
      guard new.isEmpty else {
        report.fail(
          "not-convertible", document.file.path,
          "nothing is written, since the result would have new findings: "
            + LayoutMessages.list(new))
        return nil
      }
    }
    return current.file.text
  }

  /// The document with the changes of the command, read again; nil, and a fault, if it cannot be.
  private mutating func edited(_ document: SolvedDocument) -> SolvedDocument? {
    var editor = DocumentEditor(document.file, document.parsed)
    for (loaded, solved) in document.layouts {
      guard let changes = changes(of: solved, loaded) else { return nil }
      editor.add(changes, to: solved.layout)
    }
    let file = SourceFile(path: document.file.path, text: editor.text)
    guard let first = document.layouts.first?.loaded else { return document }
    do throws(Diagnostic) {
      let parsed = try ParsedDocument(file)
      let checked = InterfaceBuilderReader.layouts(of: parsed, in: file, named: first.input.name)
      let recipes = (checked.value ?? []).map {
        LoadedRecipe(
          input: first.input, file: file, recipe: $0, listing: nil, typesetter: first.typesetter)
      }
      return solved(file, parsed, recipes)
    } catch {
      report.fail(
        "not-convertible", document.file.path,
        "nothing is written, since the result could not be read: \(error.message)")
      return nil
    }
  }

  private mutating func solved(
    _ file: SourceFile, _ parsed: ParsedDocument, _ recipes: [LoadedRecipe]
  ) -> SolvedDocument? {
    var document = SolvedDocument(file: file, parsed: parsed)
    document.findings.add(
      InterfaceBuilderReader.layouts(of: parsed, in: file, named: "").diagnostics)
    for loaded in recipes {
      guard let layout = loaded.recipe.layouts(on: CanvasRequest()).first,
        let solved = solved(layout, loaded)
      else { return nil }
      document.layouts.append((loaded, solved))
      document.findings.add(solved, scene: loaded.recipe.displayTitle)
    }
    return document
  }

  private mutating func changes(
    of solved: SolvedLayout, _ loaded: LoadedRecipe
  ) -> [LayoutChange]? {
    guard let resolution = plan.resolution else { return [] }
    let views = plan.views.map { names in
      Set(
        solved.layout.views.indices.filter { view in
          names.contains(solved.layout.views[view].name)
            || solved.layout.views[view].id.map(names.contains) ?? false
        })
    }
    if let views, views.isEmpty, isAlone {
      report.fail("not-convertible", loaded.input.path, "there is none of the views of '--views'")
      return nil
    }
    do {
      return try solved.changes(for: resolution, about: views, typesetter: loaded.typesetter)
    } catch {
      report.fail(error, loaded)
      return nil
    }
  }
}

extension Variation {
  /// The size classes for which it holds: `compact width with regular height`.
  fileprivate var sizeClassText: String {
    [widthClass.map { "\($0) width" }, heightClass.map { "\($0) height" }]
      .compactMap { $0 }.joined(separator: " with ")
  }
}
