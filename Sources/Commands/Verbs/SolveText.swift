import Basics
import Diagnostics
import Inputs
import LayoutModel
import Recipes

/// The output of `solve --explain` and `solve --breakpoints`.
enum SolveText {
  // MARK: - --explain

  /// The constraints that determine each number of a view's frame, and those that could not hold.
  static func explanation(
    ofViewNamed name: String, in solved: SolvedLayout, _ loaded: LoadedRecipe,
    _ report: inout Report
  ) throws(LayoutEngine.Failure) -> String {
    let views = solved.layout.views
    guard
      let view = views.indices.dropFirst().first(where: {
        views[$0].name.lowercased() == name.lowercased()
      })
    else {
      let names = views.dropFirst().map(\.name)
      let help = Suggestion.help(for: name, among: names).map { "; " + $0 } ?? ""
      report.fail("unknown-view", "ibar", "\(loaded.recipe.name) has no view '\(name)'\(help)")
      return ""
    }
    let explanation = try LayoutEngine.explanation(
      ofView: view, in: solved.layout, typesetter: loaded.typesetter)
    let frame = solved.frameInSuperview(of: view)
    let values: [FrameVariable: Double] = [
      .x: frame.x, .y: frame.y, .width: frame.width, .height: frame.height,
    ]
    var text = "\(views[view].name): \(loaded.recipe.name), \(solved.layout.circumstances)\n"
    for cause in explanation.causes {
      text += "  \(cause.variable) = \(number(values[cause.variable] ?? 0))"
      if let tie = tie(for: cause.variable, of: view, in: solved) {
        text += ": constraints of the priority \(tie.priority.text) tie for it\n"
        text += lines(tie.members, in: solved.layout)
      } else {
        text += cause.isUndetermined ? ": nothing determines it\n" : "\n"
        text += lines(cause.members, in: solved.layout)
      }
    }
    for loss in explanation.losses {
      text +=
        "  missed by \(number(loss.error)): \(line(loss.member, in: solved.layout)), lost to\n"
      text += lines(loss.lostTo, in: solved.layout)
    }
    return text
  }

  /// What leaves a number of a view's frame open though constraints are about it; nil if nothing does.
  private static func tie(
    for variable: FrameVariable, of view: Int, in solved: SolvedLayout
  ) -> PriorityTie? {
    solved.ties.first { $0.undetermined[view]?.contains(variable) == true }
  }

  private static func lines(_ members: [LayoutConflict.Member], in layout: Layout) -> String {
    members.map { "      \(line($0, in: layout))\n" }.joined()
  }

  private static func line(_ member: LayoutConflict.Member, in layout: Layout) -> String {
    switch member {
    case .constraint(let index):
      let constraint = layout.constraints[index]
      let label = constraint.label.map { $0 + ". " } ?? ""
      return label + layout.equation(of: constraint)
    case .implied(let implied): return layout.text(of: implied)
    }
  }

  // MARK: - --breakpoints

  /// The sides that screens have, upright and on their side, in points.
  private static let deviceRange: ClosedRange<Double> = {
    let sides = Device.all.flatMap { [$0.portraitSize.width, $0.portraitSize.height] }
    return (sides.min() ?? 0)...(sides.max() ?? 0)
  }()

  /// The same as an option states it.
  static var deviceRangeText: String {
    "\(number(deviceRange.lowerBound))...\(number(deviceRange.upperBound))"
  }

  /// The sides of devices, and that of the canvas.
  private static func range(for layout: Layout, _ axis: Axis) -> ClosedRange<Double> {
    let own = axis == .horizontal ? layout.canvas.size.width : layout.canvas.size.height
    return min(own, deviceRange.lowerBound)...max(own, deviceRange.upperBound)
  }

  /// The ranges of the root's size in which the layout is one straight line, with its formulas.
  static func breakpoints(
    of layout: Layout, _ loaded: LoadedRecipe, along axis: Axis, over given: ClosedRange<Double>?
  ) throws(LayoutEngine.Failure) -> String {
    let range = given ?? range(for: layout, axis)
    let side = axis == .horizontal ? "width" : "height"
    let margins = layout.canvas.layoutMargins
    let inset =
      axis == .horizontal ? margins.leading + margins.trailing : margins.top + margins.bottom
    var text = "\(loaded.recipe.name): \(layout.circumstances), by \(side)\n"
    let pieces = try LayoutEngine.pieces(
      of: layout, along: axis, over: range, typesetter: loaded.typesetter)
    for piece in pieces {
      let start = piece.range.lowerBound
      if start > range.lowerBound {
        text += "  at \(number(start)) (\(number(start - inset)) between the margins)\n"
      }
      let head = "  \(number(start))...\(number(piece.range.upperBound)): "
      let lines = piece.isSatisfiable ? formulas(piece, layout, axis) : ["unsatisfiable"]
      text += lines.map { head + $0 + "\n" }.joined()
    }
    return text
  }

  private static func formulas(_ piece: LayoutPiece, _ layout: Layout, _ axis: Axis) -> [String] {
    let along: [FrameVariable] = axis == .horizontal ? [.x, .width] : [.y, .height]
    return layout.views.indices.dropFirst().reduce(into: []) { lines, view in
      for part in FrameVariable.allCases {
        guard let line = piece.frames[view][part], along.contains(part) || line.slope != 0 else {
          continue
        }
        let isOpen = piece.undetermined[view].contains(part)
        let formula = isOpen ? "undetermined" : formula(line, axis == .horizontal ? "W" : "H")
        lines.append("\(layout.views[view].name).\(part) = \(formula)")
      }
    }
  }

  /// `150`, `W - 198`, `(W - 48) / 3` or `2 (W - 48) / 3`; decimals where no small fraction fits.
  private static func formula(_ line: LayoutPiece.Line, _ size: String) -> String {
    if line.slope.magnitude < 1e-12 { return number(line.constant) }
    for divisor in 1...64 {
      let factor = line.slope * Double(divisor)
      guard (factor - factor.rounded()).magnitude < 1e-9 else { continue }
      let inside = sum(size, line.constant / line.slope)
      let times = factor.rounded() == 1 ? "" : number(factor) + " "
      if divisor == 1 && times.isEmpty { return inside }
      let bracketed = inside == size ? size : "(\(inside))"
      return times + bracketed + (divisor == 1 ? "" : " / \(divisor)")
    }
    return sum("\(DecimalText.rounded(line.slope, to: 6)) \(size)", line.constant)
  }

  private static func sum(_ term: String, _ constant: Double) -> String {
    let digits = number(constant.magnitude)
    if digits == "0" { return term }
    return term + (constant < 0 ? " - " : " + ") + digits
  }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }
}
