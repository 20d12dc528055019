import Descriptions
import Diagnostics
import FigureChoices
import FigureComposition
import LayoutModel
import RecipeFiles
import Recipes

/// The states, languages and parts of layouts on a command line that no recipe read so far has.
struct UnknownNames {
  /// Names of one sort.
  private struct Names {
    let sort: String
    var missing: [String]
    /// The names that exist.
    var known: Set<String> = []

    mutating func find(_ names: [String]) {
      let found = Set(names.map { $0.lowercased() })
      missing.removeAll { found.contains($0.lowercased()) }
      known.formUnion(names)
    }

    /// A missing name with the nearest that exists.
    func text(of name: String) -> String {
      var text = "\(sort) '\(name)'"
      if let help = Suggestion.help(for: name, among: known.sorted()) { text += "; " + help }
      if sort == "language", let help = UnknownNames.descriptions(in: name) {
        text += "; \(help), and leave out the language"
      }
      return text
    }
  }

  /// The fault of a language on the command line where no recipe has any, with the lines to write.
  private func reportLanguage(_ name: String, in report: inout Report) {
    let lines = blocks[name] ?? []
    let other = UnknownNames.descriptions(in: name).map {
      "\($0), and leave out '--language \(name)'"
    }
    let block = "write this at the end of the recipe, and translate it:\n"
    let own = lines.isEmpty ? nil : block + lines.joined(separator: "\n")
    let help = [other, own].compactMap(\.self).joined(separator: "; for texts of views too, ")
    report.fail(
      "unknown-language", "ibar", "no recipe has a language '\(name)': there is no 'languages'",
      help: help.isEmpty ? nil : help)
  }

  /// What to write for the words of ibar in a language; nil if it has none.
  static func descriptions(in language: String) -> String? {
    Phrases.of(language).map { _ in
      "for descriptions and words of figures in it alone, write 'descriptions: \(language)' into ibar.yaml"
    }
  }

  private let selection: LayoutSelection
  private var states: Names
  private var languages: Names
  /// The lines with which the first recipe begins to have a language, by its tag.
  private var blocks: [String: [String]] = [:]
  /// Views and constraints of the overlay.
  private var parts: Names
  /// Views that figures are cropped around.
  private var views: Names

  init(_ plan: InputPlan) {
    self.init(
      plan.selection, overlay: plan.overlay, selected: plan.selected, cropped: plan.cropped)
  }

  init(_ options: CompositionOptions) {
    self.init(
      options.selection, overlay: options.overlay ?? [], selected: options.selected ?? [],
      cropped: options.crop?.names ?? [])
  }

  private init(
    _ selection: LayoutSelection, overlay: [String], selected: [String], cropped: [String]
  ) {
    func single(_ name: String?) -> [String] {
      [name].compactMap { $0 }.filter { $0 != RecipeVariants.all }
    }
    self.selection = selection
    states = Names(sort: "state", missing: single(selection.request.states))
    languages = Names(sort: "language", missing: single(selection.request.languages))
    let kinds = OverlayKind.allCases.map(\.rawValue)
    let unknown = overlay.filter { !kinds.contains($0) }
    // Words for kinds of marks select nothing.
    parts = Names(
      sort: "view or constraint", missing: unknown + selected,
      known: unknown.isEmpty ? [] : Set(kinds))
    views = Names(sort: "view", missing: cropped)
  }

  private var all: [Names] { [states, languages, parts, views] }

  /// Whether there are names that no recipe had so far.
  var areMissing: Bool { all.contains { !$0.missing.isEmpty } }

  /// Looks for them in a recipe.
  mutating func find(in recipe: Recipe) {
    states.find(recipe.states.map(\.name))
    languages.find(recipe.languages.map(\.name))
    for name in languages.missing where blocks[name] == nil {
      blocks[name] = LanguageBlock.lines(for: name, of: recipe)
    }
    if parts.missing.isEmpty, views.missing.isEmpty { return }
    for layout in selection.rows(of: recipe).joined() {
      views.find(layout.views.map(\.name))
      let known = LayoutParts(layout)
      parts.missing.removeAll { word in
        !known.parts(named: word).isEmpty
          || layout.inactiveConstraints.contains { [$0.number, $0.label].contains(word) }
      }
      parts.known.formUnion(layout.views.dropFirst().map(\.name))
    }
  }

  /// Reports the missing names.
  func report(in report: inout Report) {
    for names in all {
      for name in names.missing {
        if names.sort == "language", names.known.isEmpty {
          reportLanguage(name, in: &report)
          continue
        }
        report.fail(
          "unknown-" + names.sort.replacing(" ", with: "-"), "ibar",
          "no recipe has a \(names.text(of: name))")
      }
    }
  }

  /// What is wrong with names for one recipe.
  func messages(for recipe: Recipe) -> [String] {
    var names = self
    names.find(in: recipe)
    return names.all.flatMap { names in
      names.missing.map { "there is no \(names.text(of: $0))" }
    }
  }
}
