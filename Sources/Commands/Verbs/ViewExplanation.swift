import Basics
import Diagnostics
import Inputs
import JSON
import LayoutModel
import LayoutRecord
import Recipes

/// The output of `solve --explain`: the constraints that determine each number of a view's frame, and those that
/// could not hold.
struct ViewExplanation {
  private let solved: SolvedLayout
  private let view: Int
  private let explanation: Explanation

  /// - Returns: nil if the layout has no such view, which is then in the report.
  init?(
    ofViewNamed name: String, in solved: SolvedLayout, _ loaded: LoadedRecipe,
    _ report: inout Report
  ) throws(LayoutEngine.Failure) {
    let views = solved.layout.views
    guard
      let view = views.indices.dropFirst().first(where: {
        views[$0].name.lowercased() == name.lowercased()
      })
    else {
      let names = views.dropFirst().map(\.name)
      let help = Suggestion.help(for: name, among: names).map { "; " + $0 } ?? ""
      report.fail("unknown-view", "ibar", "\(loaded.recipe.name) has no view '\(name)'\(help)")
      return nil
    }
    (self.solved, self.view) = (solved, view)
    explanation = try LayoutEngine.explanation(
      ofView: view, in: solved.layout, typesetter: loaded.typesetter)
  }

  private var values: [FrameVariable: Double] {
    let frame = solved.frameInSuperview(of: view)
    return [.x: frame.x, .y: frame.y, .width: frame.width, .height: frame.height]
  }

  /// What leaves a number of the view's frame open though constraints are about it; nil if nothing does.
  private func tie(for variable: FrameVariable) -> PriorityTie? {
    solved.ties.first { $0.undetermined[view]?.contains(variable) == true }
  }

  // MARK: - Text

  /// Lines for people.
  /// - Parameter name: The recipe's name.
  func text(_ name: String) -> String {
    var text = "\(solved.layout.views[view].name): \(name), \(solved.layout.circumstances)\n"
    for cause in explanation.causes {
      text += "  \(cause.variable) = \(number(values[cause.variable] ?? 0))"
      if let tie = tie(for: cause.variable) {
        text += ": constraints of the priority \(tie.priority.text) tie for it\n"
        text += lines(tie.members)
      } else {
        text += cause.isUndetermined ? ": nothing determines it\n" : "\n"
        text += lines(cause.members)
      }
    }
    for loss in explanation.losses {
      text += "  missed by \(number(loss.error)): \(line(loss.member)), lost to\n"
      text += lines(loss.lostTo)
    }
    return text
  }

  private func lines(_ members: [LayoutConflict.Member]) -> String {
    members.map { "      \(line($0))\n" }.joined()
  }

  private func line(_ member: LayoutConflict.Member) -> String {
    switch member {
    case .constraint(let index):
      let constraint = solved.layout.constraints[index]
      let label = constraint.label.map { $0 + ". " } ?? ""
      return label + solved.layout.equation(of: constraint)
    case .implied(let implied): return solved.layout.text(of: implied)
    }
  }

  private func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }

  // MARK: - JSON

  /// The member `explanation` of a layout.
  var json: JSONValue {
    .object([
      .init("view", .string(solved.layout.views[view].name)),
      .init("values", .array(explanation.causes.map(value))),
      .init(
        "losses",
        .array(
          explanation.losses.map { loss in
            .object([
              .init("constraint", SolveDocument.member(loss.member, solved.layout)),
              .init("error", .number(LayoutRecord.points(loss.error))),
              .init("lostTo", members(loss.lostTo)),
            ])
          })),
    ])
  }

  private func value(of cause: Explanation.Cause) -> JSONValue {
    let tie = tie(for: cause.variable)
    return .object([
      .init("part", .string("\(cause.variable)")),
      .init("value", .number(LayoutRecord.points(values[cause.variable] ?? 0))),
      .init("isDetermined", .bool(!cause.isUndetermined && tie == nil)),
      .init("tiePriority", tie.map { .number($0.priority.rawValue) } ?? .null),
      .init("constraints", members(tie?.members ?? cause.members)),
    ])
  }

  private func members(_ members: [LayoutConflict.Member]) -> JSONValue {
    .array(members.map { SolveDocument.member($0, solved.layout) })
  }
}
