import Basics
import Diagnostics
import Inputs
import LayoutFindings
import LayoutModel
import Recipes

/// The result of drawing one input.
struct RenderResult: InputResult {
  var report: Report
  var dependencies = Dependencies()
  /// Whether its figures were not drawn, or could not be written, for a reason that none of its inputs shows.
  var isUndone = false
  /// The figures whose files have changed.
  var changed: [String] = []
  /// The figures, with their digests, for a stamp; empty without one.
  var written: [FigureList.Entry] = []
  /// The figure that goes to standard output.
  var output: [UInt8] = []
  /// The figures with their bytes, if they are kept.
  var kept: [(path: String, bytes: [UInt8])] = []
  var links: [GuideLink] = []
  /// Advice on what figures do not show, each once.
  var advice: Set<Diagnostic> = []
  /// The tags of languages that a recipe has and no figure of it shows.
  var languages: [String] = []
  /// The names of the layouts that the input holds.
  var layouts: Set<Path> = []
  var timings: Timings

  /// Creates the result of an input that is to be drawn.
  init(report: Report, timings: Timings) { (self.report, self.timings) = (report, timings) }

  init(report: Report) {
    self.init(report: report, timings: Timings(isOn: false))
    isUndone = true
  }

  /// Counts what the figures of a recipe do not show.
  mutating func addHints(on layouts: [SolvedLayout], _ loaded: LoadedRecipe) {
    advice.formUnion(layouts.flatMap { $0.advice(loaded.typesetter) })
    advice.formUnion(loaded.recipe.untranslatedTexts)
    if layouts.allSatisfy({ $0.layout.variant.language == nil }) {
      languages += loaded.recipe.languages.map(\.name)
    }
  }
}
