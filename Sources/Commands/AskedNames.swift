import LayoutModel
import Diagnostics
import Recipes

/// The states, languages and parts of layouts that a command line names, until some recipe has them.
struct AskedNames {
  /// Names of one sort.
  private struct Names {
    let sort: String
    var missing: [String]
    /// What could have been named.
    var known: Set<String> = []

    mutating func find(_ names: [String]) {
      let found = Set(names.map { $0.lowercased() })
      missing.removeAll { found.contains($0.lowercased()) }
      known.formUnion(names)
    }
  }

  private var states: Names
  private var languages: Names
  /// Views and constraints of the overlay.
  private var parts: Names

  init(_ settings: Settings) {
    func single(_ name: String?) -> [String] {
      [name].compactMap { $0 }.filter { $0 != RecipeVariants.all }
    }
    states = Names(sort: "state", missing: single(settings.canvas.states))
    languages = Names(sort: "language", missing: single(settings.canvas.languages))
    let kinds = OverlayKind.allCases.map(\.rawValue)
    parts = Names(
      sort: "view or constraint", missing: (settings.overlay ?? []).filter { !kinds.contains($0) },
      known: Set(kinds))
  }

  private var all: [Names] { [states, languages, parts] }

  /// Whether there are names that no recipe had so far.
  var areMissing: Bool { all.contains { !$0.missing.isEmpty } }

  /// Looks for them in a recipe.
  mutating func find(in recipe: Recipe, _ settings: Settings) {
    states.find(recipe.states.map(\.name))
    languages.find(recipe.languages.map(\.name))
    if parts.missing.isEmpty { return }
    for layout in RenderRow.layouts(of: recipe, settings).joined() {
      parts.missing.removeAll { !layout.parts(named: $0).isEmpty }
      parts.known.formUnion(layout.views.dropFirst().map(\.name))
    }
  }

  /// Tells those that are missing.
  func tell(_ report: inout Report) {
    for names in all {
      for name in names.missing {
        let help = Suggestion.help(for: name, among: names.known.sorted()).map { "; " + $0 } ?? ""
        report.fail(
          "unknown-" + names.sort.replacing(" ", with: "-"), "ibar",
          "no recipe has a \(names.sort) '\(name)'\(help)")
      }
    }
  }
}
