import FigureChoices
import LayoutModel

/// Draws the equation of a constraint with the names of its parts, below its items and their mark.
enum FormulaStyle {
  /// From the items to the equation's names.
  private static let gap = 36.0

  /// The figure of a constraint.
  /// - Throws: A `TypesettingError` when no font has a character of a text, or a `FigureError`.
  static func figure(of solved: SolvedLayout, _ request: FigureRequest) throws -> Figure {
    let layout = solved.layout
    guard case .constraint(let index) = try ExplainedPart.part(of: request, .formula, in: layout)
    else { throw FigureError("'\(request.explained ?? "")' is no constraint") }
    let constraint = layout.constraints[index]
    let ids = FigureIDs(name: request.name, views: layout.views)
    let miniature = try ConstraintMiniature(index, in: solved, request)
    let parts = FormulaPart.parts(
      of: constraint, in: layout, hasDefaults: request.details.contains(.defaults))
    let formula = try Formula(parts, request.words, request.typesetter)
    let equation = formula.marks(top: 0)
    let box = (equation.marks + equation.names).ink
    let groups = miniature.groups(ids)
    let picture = groups.flatMap(\.marks).ink
    let (dx, dy) = (
      (box.midX - picture.midX).rounded(), (box.minY - gap - picture.maxY).rounded()
    )
    let title = layout.plainEquation(of: constraint)
    let layers = [
      Figure.Layer(
        name: "ib-views", groups: groups.map { $0.moved(dx: dx, dy: dy) }),
      Figure.Layer(
        name: "ib-formula",
        groups: [
          Figure.Group(
            id: ids.id("equation"), classes: ["ib-equation"], title: title, marks: equation.marks),
          Figure.Group(id: ids.id("parts"), classes: ["ib-parts"], marks: equation.names),
        ]),
    ]
    return Figure(
      explaining: layers, request, ids, description: FormulaPart.equation(of: parts))
  }
}
