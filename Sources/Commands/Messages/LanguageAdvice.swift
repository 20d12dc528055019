import Diagnostics
import Inputs
import LayoutFindings
import LayoutModel
import Recipes

extension LoadedRecipe {
  /// Advice on views that only the texts of a language move beyond the screen, each with the languages.
  /// - Parameters:
  ///   - base: The layouts that were asked for; no advice on them is given again.
  ///   - request: The request for them; if it names languages there is nothing to add.
  /// - Throws: A failure as ``LayoutEngine/solve(_:typesetter:)`` does.
  func adviceOnLanguages(
    besides base: [SolvedLayout], on request: CanvasRequest, _ solver: inout LayoutSolver
  ) throws(LayoutEngine.Failure) -> [Diagnostic] {
    guard request.languages == nil, !recipe.languages.isEmpty else { return [] }
    let known = Set(base.flatMap { $0.viewsOutsideScreen(typesetter) }.map(\.range))
    var found: [(advice: Diagnostic, layouts: [SolvedLayout])] = []
    var all = base
    for language in recipe.languages {
      var own = request
      own.languages = language.name
      for layout in recipe.layouts(on: own) {
        let solved = try solver.solve(layout, typesetter: typesetter)
        all.append(solved)
        for advice in solved.viewsOutsideScreen(typesetter) where !known.contains(advice.range) {
          // The distances differ, and the first one is reported.
          if let place = found.firstIndex(where: { $0.advice.range == advice.range }) {
            found[place].layouts.append(solved)
          } else {
            found.append((advice, [solved]))
          }
        }
      }
    }
    let circumstances = Circumstances(among: all)
    return found.map { advice, layouts in
      var advice = advice
      advice.message += " (\(circumstances.text(of: layouts)))"
      return advice
    }
  }
}
