import Diagnostics
import Figures
import Drawing
import JSON
import LayoutModel
import Pictures
import RecipeFiles
import Recipes
import Typesetting

/// The figures of a recipe that cannot be drawn: its messages, so that a page shows what is wrong.
struct MessageFigure {
  let plan: RenderPlan
  let input: Input
  let report: Report

  private static let width = 480.0
  private static let margin = 16.0
  /// More messages, and more characters of one, would hide the first.
  private static let (mostMessages, longest) = (4, 400)

  /// The files of the figures; nil if there is no recipe whose names they could have.
  func files(_ renderer: inout FigureRenderer) -> [(path: String, bytes: [UInt8])]? {
    guard input.format == .recipe || plan.figures.target.isSingle else { return nil }
    // A font can lack a letter of the source.
    return figures(text, &renderer)
      ?? figures(String(text.map { $0.isASCII ? $0 : "?" }), &renderer)
  }

  /// The messages as people read them.
  private var text: String {
    let errors = report.findings.filter { $0.diagnostic.severity == .error }
    let texts = errors.prefix(MessageFigure.mostMessages).map { finding in
      // In a font whose letters differ in width a caret points nowhere.
      let text = MessageFormat.short.text(of: [finding], usesColor: false)
      let help = finding.diagnostic.help.map { "Help: \($0)\n" } ?? ""
      return String((text + help).prefix(MessageFigure.longest))
    }
    let rest = errors.count - texts.count
    return texts.joined() + (rest > 0 ? "and \(rest) more" : "")
  }

  /// The names are those that a recipe without a canvas of its own would have.
  private func figures(
    _ text: String, _ renderer: inout FigureRenderer
  ) -> [(path: String, bytes: [UInt8])]? {
    var request = FigureRequest(name: input.name, title: input.name)
    guard let named = recipe("views: {}"), let message = recipe(showing: text),
      let layout = message.recipe.layouts(on: .init()).first,
      let solved = try? LayoutEngine.solve(layout, typesetter: message.typesetter)
    else { return nil }
    request.typesetter = message.typesetter
    guard let figure = try? FigureStyle.screen.figure(of: solved, request) else { return nil }
    var files: [(path: String, bytes: [UInt8])] = []
    for planned in plan.figures.sets(of: named).flatMap(\.figures) {
      var own = figure
      (own.name, own.description) = (planned.name, text)
      for (format, path) in planned.files {
        let drawing = plan.figures.drawing(of: planned)
        guard let bytes = try? renderer.bytes(of: own, as: format, drawing) else { return nil }
        files.append((path, bytes))
      }
      if plan.figures.target.isSingle { break }
    }
    return files
  }

  private func recipe(_ yaml: String) -> LoadedRecipe? {
    let file = SourceFile(path: input.path, text: yaml)
    return RecipeFileReader.recipe(in: file, named: input.name).value.map {
      LoadedRecipe(input: input, file: file, recipe: $0, typesetter: Typesetter.standard)
    }
  }

  /// A recipe of a label that is as high as its text.
  private func recipe(showing text: String) -> LoadedRecipe? {
    func made(height: Double) -> LoadedRecipe? {
      let label = JSONValue.string(text).text()
      return recipe(
        """
        canvas: {size: [\(MessageFigure.width), \(height)], bars: {status: false}, layoutMargins: \
        \(MessageFigure.margin)}
        views:
          Message: {kind: label, numberOfLines: 0, font: 13, textColor: "#B00020", text: \(label)}
        constraints: |
          Message.Leading = Superview.LeadingMargin
          Message.Trailing = Superview.TrailingMargin
          Message.Top = Superview.TopMargin
        """)
    }
    guard let first = made(height: 100), let layout = first.recipe.layouts(on: .init()).first,
      let solved = try? LayoutEngine.solve(layout, typesetter: first.typesetter)
    else { return nil }
    let height = solved.canvasFrames.last?.height ?? 0
    return made(height: (height + 2 * MessageFigure.margin).rounded(.up))
  }
}
