import Diagnostics
import FigureChoices
import FigureComposition
import LayoutModel
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
  }

  private let selection: LayoutSelection
  private var states: Names
  private var languages: Names
  /// Views and constraints of the overlay.
  private var parts: Names
  /// Views that figures are cropped around.
  private var views: Names

  init(_ plan: InputPlan) {
    func single(_ name: String?) -> [String] {
      [name].compactMap { $0 }.filter { $0 != RecipeVariants.all }
    }
    selection = plan.selection
    states = Names(sort: "state", missing: single(selection.request.states))
    languages = Names(sort: "language", missing: single(selection.request.languages))
    let kinds = OverlayKind.allCases.map(\.rawValue)
    parts = Names(
      sort: "view or constraint", missing: plan.overlay.filter { !kinds.contains($0) },
      known: Set(kinds))
    views = Names(sort: "view", missing: plan.cropped)
  }

  private var all: [Names] { [states, languages, parts, views] }

  /// Whether there are names that no recipe had so far.
  var areMissing: Bool { all.contains { !$0.missing.isEmpty } }

  /// Looks for them in a recipe.
  mutating func find(in recipe: Recipe) {
    states.find(recipe.states.map(\.name))
    languages.find(recipe.languages.map(\.name))
    if parts.missing.isEmpty, views.missing.isEmpty { return }
    for layout in selection.rows(of: recipe).joined() {
      views.find(layout.views.map(\.name))
      let known = LayoutParts(layout)
      parts.missing.removeAll { !known.parts(named: $0).isEmpty }
      parts.known.formUnion(layout.views.dropFirst().map(\.name))
    }
  }

  /// Reports the missing names.
  func report(in report: inout Report) {
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
