import Drawing
import FigureComposition
import Figures
import Inputs
import Pictures
import Reports

/// Reports what is wrong with a recipe and its layouts, and returns the canvases as SVG, by their names.
package func canvases(
  of text: String, at path: String, report: (String) -> Void
) throws -> [String: [UInt8]] {
  let loaded = InputReader().load(text: text, at: path)
  var (findings, canvases) = (loaded.findings, [String: [UInt8]]())
  var renderer = FigureRenderer()
  for recipe in loaded.recipes {
    let drawn = try FigureSubject(recipe.recipe, recipe.typesetter).figures(.canvas)
    findings += recipe.findings(of: drawn.flatMap(\.layouts))
    for drawn in drawn { canvases[drawn.name] = try renderer.bytes(of: drawn.figure, as: .svg) }
  }
  for finding in findings { report(MessageFormat.human.text(of: [finding], by: "")) }
  return canvases
}
