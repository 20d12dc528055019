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
      return try figure(
        of: view, SizeInspector.Part(request.details), part, solved, request)
    case .constraint(let index) where request.details.contains(.edit):
      guard let view = solved.layout.editingView(ofConstraint: index) else {
        throw FigureError(
          "no inspector of a view edits the constraint '\(request.explained ?? "")'")
      }
      return try figure(of: view, .editor(index), part, solved, request)
    case .constraint(let index):
      let inspector = try ConstraintInspector(index, in: solved, request)
      let equation = solved.layout.plainEquation(of: solved.layout.constraints[index])
      return figure(
        inspector.panel, width: inspector.width, height: inspector.height, part, solved, request,
        description: request.phrases.titled(inspector.title, equation))
    }
  }

  private static func figure(
    of view: Int, _ shown: SizeInspector.Part, _ part: LayoutPart, _ solved: SolvedLayout,
    _ request: FigureRequest
  ) throws -> Figure {
    let inspector = try SizeInspector(of: view, shown, in: solved, request)
    return figure(
      inspector.panel, width: inspector.width, height: inspector.height, part, solved, request,
      description: request.phrases.titled(
        solved.layout.views[view].name, request.phrases.listed(inspector.texts)))
  }

  /// A figure of a panel.
  /// - Parameter description: What the panel says, in words.
  static func figure(
    _ panel: Panel, width: Double, height: Double, _ part: LayoutPart, _ solved: SolvedLayout,
    _ request: FigureRequest, radius: Double = 0, isCut: Bool = false, description: String
  ) -> Figure {
    let ids = FigureIDs(name: request.name, views: solved.layout.views)
    let title =
      switch part {
      case .view(let view): solved.layout.views[view].name
      case .constraint(let index):
        solved.layout.plainEquation(of: solved.layout.constraints[index])
      }
    let sheet = Rect(x: 0, y: 0, width: width, height: height)
    let ground = isCut ? PanelGround.torn(sheet, radius) : PanelGround.whole(sheet, radius)
    let group = Figure.Group(
      id: ids.id("panel"), classes: ["ib-panel"], title: title, marks: ground + panel.marks,
      part: part)
    return Figure(
      explaining: [Figure.Layer(name: "ib-panels", groups: [group])], request, ids,
      description: description)
  }
}

extension Layout {
  /// The view in whose size inspector a constraint is edited: its first one that is not the root.
  fileprivate func editingView(ofConstraint index: Int) -> Int? {
    let views = constraints[index].items.compactMap(\.view)
    return views.first { $0 != 0 } ?? views.first
  }
}

extension SizeInspector.Part {
  /// The part that details ask for; all without any, or with both.
  fileprivate init(_ details: [FigureDetail]) {
    switch (details.contains(.constraints), details.contains(.priorities)) {
    case (true, false): self = .constraints
    case (false, true): self = .priorities
    default: self = .all
    }
  }
}
