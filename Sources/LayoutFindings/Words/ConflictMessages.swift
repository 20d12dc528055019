import Basics
package import Diagnostics
package import LayoutModel

extension SolvedLayout {
  /// The message on a conflict, at the constraint to change.
  /// - Parameters:
  ///   - remedy: The change that resolves it, if one has been verified; its constraint is named first.
  ///   - implied: The implied constraints in words, if they differ from the usual words.
  ///   - code: Writes a constraint in the language of its listing, for the help; nil for a recipe.
  package func diagnostic(
    _ conflict: LayoutConflict, remedy: ConflictRemedy? = nil, implied: [String]? = nil,
    code: ((LayoutConstraint) -> String)? = nil
  ) -> Diagnostic {
    let first = remedy?.constraint
    let own =
      conflict.constraints.filter { $0 == first } + conflict.constraints.filter { $0 != first }
    let lines = own.prefix(LayoutMessages.longestList).map {
      Diagnostic.Note(text(of: $0), at: layout.constraints[$0].origin)
    }
    let broken = name(conflict.broken, code)
    let notes = lines + [Diagnostic.Note("figures are drawn as if \(broken) were optional")]
    let implied = implied ?? conflict.implied.map(layout.text)
    let reason = signOfSizes(in: conflict)
    var diagnostic = Diagnostic(
      "unsatisfiable",
      LayoutMessages.unsatisfiable(
        own.map { name(.constraint($0)) }, reason == nil ? implied : [])
        + (reason ?? makers(of: conflict)),
      at: (first ?? conflict.brokenConstraint).flatMap { layout.constraints[$0].origin },
      notes: notes, help: help(for: conflict, remedy, code))
    diagnostic.constraints = members(of: conflict, implied)
    return diagnostic
  }

  /// The reason of a conflict to which nothing but the sign of sizes is added; nil of another one.
  private func signOfSizes(in conflict: LayoutConflict) -> String? {
    var parts: Set<FrameVariable> = []
    for member in conflict.members {
      guard case .implied(let implied) = member else { continue }
      guard case .notNegative(_, let part) = implied.rule else { return nil }
      parts.insert(part)
    }
    switch parts {
    case []: return nil
    case [.width]: return ", since no width is below 0"
    case [.height]: return ", since no height is below 0"
    default: return ", since no size is below 0"
    }
  }

  /// Who makes the implied constraints of a conflict if it is one stack view: an author did not write them.
  private func makers(of conflict: LayoutConflict) -> String {
    let stacks = conflict.members.compactMap(\.stackView)
    guard let stack = stacks.first, stacks.count == conflict.implied.count,
      Set(stacks).count == 1
    else { return "" }
    let all = stacks.count == 1 ? "" : "all "
    return ", \(all)made by the stack view '\(layout.views[stack].name)'"
  }

  /// The message on a conflict that a log states, at a constraint to change if there is one.
  package func diagnostic(
    _ conflict: LayoutConflict, about constraint: Int?, notes: [Diagnostic.Note], help: String
  ) -> Diagnostic {
    let names = conflict.constraints.map { layout.constraints[$0].label ?? "\($0 + 1)" }
    let own =
      names.count == 1 ? ["constraint \(names[0])"] : ["constraints \(LayoutMessages.list(names))"]
    let implied = conflict.implied.map(layout.text)
    var diagnostic = Diagnostic(
      "unsatisfiable",
      implied.isEmpty
        ? "\(own[0]) cannot \(names.count == 2 ? "both" : "all") hold"
        : LayoutMessages.unsatisfiable(own, implied),
      at: (constraint ?? conflict.constraints.first).flatMap { layout.constraints[$0].origin },
      notes: notes, help: help)
    diagnostic.constraints = members(of: conflict, implied)
    return diagnostic
  }

  /// The members of a conflict, by their numbers or in words.
  private func members(of conflict: LayoutConflict, _ implied: [String]) -> [Diagnostic.Member] {
    conflict.constraints.map { .number($0 + 1) } + implied.map { .text($0) }
  }

  /// A mask in a conflict is mostly unintended (Auto Layout Guide, Unsatisfiable Layouts).
  private func help(
    for conflict: LayoutConflict, _ remedy: ConflictRemedy?, _ code: ((LayoutConstraint) -> String)?
  ) -> String {
    for case .implied(let implied) in conflict.members {
      if case .autoresizingMask(let view) = implied.source {
        return
          "the autoresizing mask of '\(layout.views[view].name)' makes constraints: delete the "
          + "mask to lay the view out by constraints alone "
          + "(translatesAutoresizingMaskIntoConstraints = false)"
      }
    }
    if let space = spaceOfStackView(conflict) { return space }
    // A document and a listing have another way to write a priority.
    let isNotation = code == nil && layout.canvas.storedFrames == nil
    let syntax = isNotation ? ": '(Priority 750)'" : ""
    guard let remedy else { return "delete one of them, or give it a priority below 1000\(syntax)" }
    let name = name(.constraint(remedy.constraint), code)
    return switch remedy.change {
    case .either: "delete \(name), or give it a priority below 1000\(syntax)"
    case .deletion: "delete \(name)"
    case .priority: "give \(name) a priority below 1000\(syntax)"
    }
  }

  /// The help for a space between two views that their stack view sets: a space of its own.
  private func spaceOfStackView(_ conflict: LayoutConflict) -> String? {
    guard let stack = conflict.members.lazy.compactMap({ $0.stackView }).first,
      let arrangement = layout.views[stack].arrangement
    else { return nil }
    let views = arrangement.arrangedSubviews
    for case .constraint(let index) in conflict.members {
      let constraint = layout.constraints[index]
      for rule in [constraint, constraint.turned] {
        let pair = (rule.firstAttribute, rule.secondAttribute)
        guard [(.top, .bottom), (.leading, .trailing)].contains(where: { $0 == pair }),
          rule.relation == .equal, rule.multiplier == 1,
          let view = rule.firstItem.view, let before = rule.secondItem?.view,
          let place = views.firstIndex(of: before), views.dropFirst(place + 1).first == view
        else { continue }
        let space = DecimalText.rounded(rule.constant, to: 3)
        guard (arrangement.axis == .vertical) == (rule.firstAttribute == .top) else {
          let other = arrangement.axis == .vertical ? "horizontal" : "vertical"
          return "the axis of the stack view '\(layout.views[stack].name)' is the other one: write "
            + "'axis: \(other)' and 'spacing: \(space)' in it, and delete "
            + name(.constraint(index))
        }
        return "the stack view '\(layout.views[stack].name)' sets this space: delete "
          + "\(name(.constraint(index))), and write 'customSpacing: "
          + "{\(layout.views[before].name): \(space)}' in it"
      }
    }
    return nil
  }

  /// A member's number, or its text; in the language of a listing if there is one.
  private func name(
    _ member: LayoutConflict.Member, _ code: ((LayoutConstraint) -> String)? = nil
  ) -> String {
    if let code, case .constraint(let index) = member {
      return "'\(code(layout.constraints[index]))'"
    }
    return switch member {
    case .constraint(let index):
      layout.uniqueLabel(ofConstraint: index).map { "constraint \($0)" } ?? "'\(text(of: index))'"
    case .implied(let implied): "'\(layout.text(of: implied))'"
    }
  }

  func text(of index: Int) -> String {
    let constraint = layout.constraints[index]
    return constraint.part ?? constraint.text ?? layout.equation(of: constraint)
  }
}

extension LayoutConflict.Member {
  /// The stack view that makes the constraint, by its index in the layout; nil of another member.
  fileprivate var stackView: Int? {
    if case .implied(let implied) = self, case .stackView(let view) = implied.source {
      view
    } else {
      nil
    }
  }
}
