import Descriptions
import FigureChoices
import LayoutModel
import Typesetting

/// Draws what Interface Builder's inspectors show of a selected view or of a selected constraint.
enum InspectorStyle {
  /// The figure of a view or of a constraint.
  /// - Throws: A `TypesettingError` when no font has a character of a text, or a `FigureError`.
  static func figure(of solved: SolvedLayout, _ request: FigureRequest) throws -> Figure {
    let part = try ExplainedPart.part(of: request, .inspector, in: solved.layout)
    switch part {
    case .view(let view):
      let inspector = try SizeInspector(view, in: solved, request)
      return figure(
        inspector.panel, width: inspector.width, height: inspector.height, part, solved, request,
        description: request.phrases.titled(
          solved.layout.views[view].name, request.phrases.listed(inspector.texts)))
    case .constraint(let index):
      let inspector = try ConstraintInspector(index, in: solved, request)
      let equation = solved.layout.plainEquation(of: solved.layout.constraints[index])
      return figure(
        inspector.panel, width: inspector.width, height: inspector.height, part, solved, request,
        description: request.phrases.titled(inspector.title, equation))
    }
  }

  /// A figure of a panel.
  /// - Parameter description: What the panel says, in words.
  static func figure(
    _ panel: Panel, width: Double, height: Double, _ part: LayoutPart, _ solved: SolvedLayout,
    _ request: FigureRequest, radius: Double = 0, description: String
  ) -> Figure {
    let ids = FigureIDs(name: request.name, views: solved.layout.views)
    let title =
      switch part {
      case .view(let view): solved.layout.views[view].name
      case .constraint(let index):
        solved.layout.plainEquation(of: solved.layout.constraints[index])
      }
    var ground = Panel(request.typesetter)
    ground.box(
      Rect(x: 0, y: 0, width: width, height: height), radius: radius, fill: Panel.ground)
    let group = Figure.Group(
      id: ids.id("panel"), classes: ["ib-panel"], title: title, marks: ground.marks + panel.marks,
      part: part)
    return Figure(
      explaining: [Figure.Layer(name: "ib-panels", groups: [group])], request, ids,
      description: description)
  }
}
