import Basics
import Diagnostics
import FigureChoices
import FigureComposition
import Figures
import Inputs
import LayoutModel
import Recipes

/// The figures to draw of a layout: those of the command line, of its recipe, and of the project's defaults.
struct FigureRequests: Sendable {
  /// The options that settings stand for.
  private struct Choice: CanvasHolder, FigureHolder {
    var canvas = CanvasOptions()
    var figures = FigureOptions()
  }

  /// The reason why a setting is none.
  struct Fault: Error {
    var message: String
    var range: SourceRange?
  }

  /// Made once, for all layouts of a run.
  private static let options: [String: Option<Choice>] = Dictionary(
    uniqueKeysWithValues: (Option<Choice>.figures + Option<Choice>.canvas
      + Option<Choice>.rowFigures).map { ($0.row.long, $0) })

  /// Options of which one takes the place of the other.
  private static let exclusive: Set = ["device", "size"]

  /// The figures of the command line alone.
  let plan: FigurePlan
  /// The options of the command line, in order.
  private let given: [(option: String, value: String?)]
  private let fonts: [String]

  /// - Parameter given: The options of the command line, in order.
  init(
    _ plan: FigurePlan, given: [(option: String, value: String?)] = [], fonts: [String] = []
  ) {
    self.plan = plan
    self.given = given.filter { FigureRequests.options[$0.option] != nil && $0.option != "font" }
    self.fonts = fonts
  }

  /// Whether an option is one of figures.
  static func takes(_ option: String) -> Bool { options[option] != nil }

  /// Whether the command line has options of figures.
  var hasOptions: Bool { !given.isEmpty }

  /// Whether the command line, and no recipe or project, asks for a state or a language.
  var choosesVariant: Bool { given.contains { ["state", "language"].contains($0.option) } }

  /// The options of the command line in words, for caches.
  var text: String { given.map { "--\($0.option)=\($0.value ?? "")" }.joined(separator: " ") }

  /// The plans of the figures of a layout, each once, in order, with the places of the entries that ask for them.
  /// - Parameter defaults: The project's defaults.
  func plans(
    of recipe: Recipe, defaults: ProjectSettings? = nil
  ) throws(Fault) -> [(plan: FigurePlan, entry: SourceRange?)] {
    if recipe.entries.isEmpty, defaults == nil { return [(plan, nil)] }
    let own = recipe.ownKeys
    let usable = (defaults?.figures ?? []).filter { setting in
      switch setting.key {
      case "state": recipe.has(setting.value, among: recipe.states.map(\.name))
      case "language": recipe.has(setting.value, among: recipe.languages.map(\.name))
      default: !own.contains(setting.key)
      }
    }
    var plans: [(plan: FigurePlan, entry: SourceRange?)] = []
    for entry in recipe.entries.isEmpty ? [FigureEntry([])] : recipe.entries {
      let plan = try self.plan(of: entry, usable, defaults)
      if !plans.contains(where: { $0.plan == plan }) { plans.append((plan, entry.range)) }
    }
    return plans
  }

  private func plan(
    of entry: FigureEntry, _ defaults: [FigureSetting], _ project: ProjectSettings?
  ) throws(Fault) -> FigurePlan {
    let typed = FigureRequests.names(given.map(\.option))
    let settings = entry.settings.filter { !typed.contains(Slug.hyphenated($0.key)) }
    let closer = typed.union(FigureRequests.names(settings.map { Slug.hyphenated($0.key) }))
    var choice = Choice()
    for setting in defaults where !closer.contains(Slug.hyphenated(setting.key)) {
      // Its faults are reported with its file.
      var changed = choice
      if (try? apply(setting, to: &changed)) != nil { choice = changed }
    }
    for setting in settings { try apply(setting, to: &choice) }
    do throws(UsageError) {
      for (option, value) in given {
        try FigureRequests.options[option]?.apply(&choice, value ?? "")
      }
      if typed.contains("style") {
        // What an entry says for its own style is not for that of the command line.
        for other in FigurePlan.untaken(choice.figures) where !typed.contains(other.option) {
          other.remove(&choice.figures.composition)
        }
        if !typed.contains("select"), entry.explains, !choice.figures.explains {
          choice.figures.composition.selected = nil
        }
      }
      choice.canvas.fonts = fonts
      let colors = project?.markColors ?? MarkColors()
      choice.figures.composition.colors = colors.faults.isEmpty ? colors : MarkColors()
      choice.figures.composition.descriptions = project?.descriptions
      try choice.canvas.check()
      return try FigurePlan(choice.canvas, choice.figures, into: plan.target)
    } catch {
      throw Fault(message: error.message, range: entry.range ?? settings.first?.range)
    }
  }

  /// Options with those in whose place they stand.
  private static func names(_ options: [String]) -> Set<String> {
    let names = Set(options)
    return names.isDisjoint(with: exclusive) ? names : names.union(exclusive)
  }

  private func apply(_ setting: FigureSetting, to choice: inout Choice) throws(Fault) {
    guard let option = FigureRequests.options[Slug.hyphenated(setting.key)] else {
      throw Fault(message: "there is no option '\(setting.key)'", range: setting.range)
    }
    try option.apply(setting, to: &choice)
  }
}

extension FigureEntry {
  /// Whether all figures of the entry explain a part, which its selection names.
  fileprivate var explains: Bool {
    let styles = settings.first { $0.key == "style" }?.value.split(separator: ",") ?? []
    return !styles.isEmpty
      && styles.allSatisfy { FigureStyle(rawValue: $0.trimmed)?.traits.explains != nil }
  }
}

extension FigureOptions {
  /// Whether one of the figures explains a part.
  fileprivate var explains: Bool { styles?.contains { $0.traits.explains != nil } ?? false }
}

extension Recipe {
  /// Whether a default asks for a variant of the recipe: one that it has not is drawn as its base.
  fileprivate func has(_ variant: String, among names: [String]) -> Bool {
    variant == RecipeVariants.all || names.contains(variant)
  }
}

extension Option {
  /// Sets what a recipe or a project says; an option without a value is set by `true` alone.
  func apply(
    _ setting: FigureSetting, to options: inout Options
  ) throws(FigureRequests.Fault) {
    if row.value == nil {
      guard ["true", "false"].contains(setting.value) else {
        throw FigureRequests.Fault(
          message: "'\(setting.value)' is not true or false", range: setting.range)
      }
      if setting.value == "false" { return }
    }
    do throws(UsageError) {
      try apply(&options, setting.value)
    } catch {
      throw FigureRequests.Fault(message: error.message, range: setting.range)
    }
  }
}

extension FigureRequests {
  /// Errors of the values in the defaults of a project.
  static func diagnostics(of project: ProjectFiles.Project) -> [Diagnostic] {
    guard let base = try? FigurePlan(CanvasOptions(), FigureOptions()) else { return [] }
    let colors = project.settings.markColors.faults.map {
      Diagnostic("low-contrast", $0, at: project.settings.markColorsRange)
    }
    let tags = project.settings.figures.filter { setting in
      setting.key == "language" && setting.value != RecipeVariants.all
        && !LanguageTag.isWellFormed(setting.value)
    }.map {
      Diagnostic("unknown-language", "'\($0.value)' is not a language tag", at: $0.range)
    }
    return project.runDiagnostics + colors + tags
      + FigureRequests(base).faults(of: FigureEntry(project.settings.figures))
  }

  /// Errors of what recipes say of their figures.
  static func diagnostics(of recipe: Recipe) -> [Diagnostic] {
    if recipe.entries.isEmpty { return [] }
    guard let base = try? FigurePlan(CanvasOptions(), FigureOptions()) else { return [] }
    let requests = FigureRequests(base)
    return recipe.entries.flatMap { entry in
      let faults = requests.faults(of: entry)
      if !faults.isEmpty { return faults }
      var alone = recipe
      alone.entries = [entry]
      do throws(Fault) {
        return try requests.plans(of: alone).flatMap { plan, _ in
          UnknownNames(plan.composition).messages(for: recipe).map {
            Diagnostic("unusable-figure", $0, at: entry.range)
          }
        }
      } catch {
        return [Diagnostic(error)]
      }
    }
  }

  /// The errors of each setting by itself.
  private func faults(of entry: FigureEntry) -> [Diagnostic] {
    entry.settings.compactMap { setting in
      var choice = Choice()
      do throws(Fault) {
        try apply(setting, to: &choice)
        return nil
      } catch {
        return Diagnostic(error)
      }
    }
  }
}

extension Diagnostic {
  /// The error of a setting of figures.
  init(_ fault: FigureRequests.Fault) {
    self.init("unusable-figure", fault.message, at: fault.range)
  }
}

extension Recipe {
  /// The keys of figures whose values the recipe has itself, so that no default of a project takes their place.
  fileprivate var ownKeys: Set<String> {
    var keys: Set<String> = []
    if figures.crop != nil { keys.insert("crop") }
    if !figures.labels.isEmpty { keys.insert("labels") }
    if overlay != nil { keys.insert("overlay") }
    if self.canvas.device != nil || self.canvas.size != nil { keys.formUnion(["device", "size"]) }
    if self.canvas.direction != nil { keys.insert("direction") }
    if self.canvas.textSize != nil { keys.insert("textSize") }
    if self.canvas.orientations != nil { keys.insert("orientation") }
    return keys
  }
}
