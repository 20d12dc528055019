import Diagnostics
import Drawing
import FigureComposition
import Figures
import Inputs
import LayoutModel
import Recipes
import Reports
import Typesetting

/// The files of the figures of a recipe that cannot be drawn, which show its messages.
struct MessageFiles {
  let plan: RenderPlan
  let input: Input
  let report: Report

  /// More messages, and more characters of one, would hide the first.
  private static let (mostMessages, longest) = (4, 400)

  /// The files of the figures; nil if there is no recipe whose names they could have.
  func files(_ renderer: inout FigureRenderer) -> [(path: String, bytes: [UInt8])]? {
    guard input.format == .recipe || plan.figures.target.isSingle else { return nil }
    // A font can lack a letter of the source.
    return files(text, &renderer)
      ?? files(String(text.map { $0.isASCII ? $0 : "?" }), &renderer)
  }

  /// The messages as people read them.
  private var text: String {
    let errors = report.findings.filter { $0.diagnostic.severity == .error }
    let texts = errors.prefix(MessageFiles.mostMessages).map { finding in
      // In a font whose letters differ in width a caret points nowhere.
      let text = MessageFormat.short.text(of: [finding], by: Program.version)
      let help = finding.diagnostic.help.map { "Help: \($0)\n" } ?? ""
      return String((text + help).prefix(MessageFiles.longest))
    }
    let rest = errors.count - texts.count
    return texts.joined() + (rest > 0 ? "and \(rest) more" : "")
  }

  /// The names are those that a recipe without a canvas of its own would have.
  private func files(
    _ text: String, _ renderer: inout FigureRenderer
  ) -> [(path: String, bytes: [UInt8])]? {
    var empty = Recipe(name: input.name)
    empty.views = [ViewDeclaration(name: Layout.rootName, superview: nil)]
    let named = LoadedRecipe(
      input: input, file: SourceFile(path: input.path, text: ""), recipe: empty,
      typesetter: .standard)
    guard
      let figure = try? MessageFigure.figure(showing: text, named: input.name, title: input.name)
    else { return nil }
    var files: [(path: String, bytes: [UInt8])] = []
    for planned in plan.figures.sets(of: FigureSource(named)).flatMap(\.figures) {
      var own = figure
      own.name = planned.name
      for (format, path) in planned.files {
        let drawing = plan.figures.drawing(of: planned)
        guard let bytes = try? renderer.bytes(of: own, as: format, drawing) else { return nil }
        files.append((path, bytes))
      }
      if plan.figures.target.isSingle { break }
    }
    return files
  }
}
