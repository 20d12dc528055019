import Diagnostics
import Drawing
import FigureComposition
import Figures
import Inputs
import LayoutFindings
import Pictures

/// Reports what is wrong with a recipe and its layouts, and returns the canvases as SVG, by their names.
/// - Parameter path: The path of the recipe, beside which it finds images and included files.
package func canvases(
  ofRecipe text: String, at path: String, report: (String) -> Void
) throws -> [String: [UInt8]] {
  let loaded = InputReader().load(text: text, at: path)
  let formatter = DiagnosticFormatter()
  for finding in loaded.findings {
    report(finding.file.map { formatter.text(finding.diagnostic, in: $0) } ?? finding.path)
  }
  var canvases: [String: [UInt8]] = [:]
  var renderer = FigureRenderer()
  for source in loaded.recipes {
    let subject = FigureSubject(source.recipe, source.typesetter)
    let sets = try subject.sets(LayoutSelection()).map { (set: $0, solved: try $0.solved()) }
    let layouts = sets.flatMap(\.solved)
    let findings = GroupedFindings(of: layouts, among: layouts, source.typesetter)
    for finding in findings.diagnostics { report(formatter.text(finding, in: source.file)) }
    for (set, solved) in sets {
      var composer = FigureComposer(set, CompositionOptions(), solved: solved)
      let figure = try composer.figure(.canvas, named: set.name)
      canvases[set.name] = try renderer.bytes(of: figure, as: .svg)
    }
  }
  return canvases
}
