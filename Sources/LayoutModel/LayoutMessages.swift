import Basics

package import Diagnostics

extension SolvedLayout {
  /// What is wrong with the layout, in the author's terms; empty when all is well.
  package var diagnostics: [Diagnostic] {
    conflicts.map(diagnostic) + ambiguityDiagnostics + misplacementDiagnostics
  }

  // MARK: - Unsatisfiable

  private func diagnostic(_ conflict: LayoutConflict) -> Diagnostic {
    let own = LayoutMessages.list(conflict.constraints.map { name(.constraint($0)) })
    let implied = conflict.members.compactMap {
      if case .implied(let implied) = $0 { implied.text } else { nil }
    }
    let message =
      implied.isEmpty
      ? "\(own) cannot all hold" : "\(own) cannot hold with \(LayoutMessages.list(implied))"
    let notes = conflict.constraints.prefix(LayoutMessages.longestList).map {
      Diagnostic.Note(text(of: $0), at: layout.constraints[$0].origin)
    }
    var range: SourceRange?
    if case .constraint(let index) = conflict.broken { range = layout.constraints[index].origin }
    return Diagnostic(
      "unsatisfiable", message, at: range, notes: notes,
      help: "drawn as if \(name(conflict.broken)) were optional; " + advice(for: conflict))
  }

  /// A mask in a conflict is mostly one that nobody meant (Auto Layout Guide, Unsatisfiable Layouts).
  private func advice(for conflict: LayoutConflict) -> String {
    for case .implied(let implied) in conflict.members {
      if case .autoresizingMask(let view) = implied.source {
        return "the autoresizing mask of '\(layout.views[view].name)' was turned into constraints: "
          + "take it out to lay the view out by constraints alone "
          + "(translatesAutoresizingMaskIntoConstraints = false)"
      }
    }
    return "give one of them a priority below 1000, or take one out"
  }

  private func name(_ member: LayoutConflict.Member) -> String {
    switch member {
    case .constraint(let index):
      layout.uniqueLabel(ofConstraint: index).map { "constraint \($0)" } ?? "'\(text(of: index))'"
    case .implied(let implied): "'\(implied.text)'"
    }
  }

  private func text(of constraint: Int) -> String {
    layout.constraints[constraint].text ?? layout.equation(of: layout.constraints[constraint])
  }

  // MARK: - Ambiguous

  private var ambiguityDiagnostics: [Diagnostic] {
    let ambiguous = layout.views.indices.filter { !undetermined[$0].isEmpty }
    let told = ambiguous.prefix(LayoutMessages.longestList).map { view in
      Diagnostic(
        "ambiguous",
        "'\(layout.views[view].name)' is ambiguous: nothing determines its "
          + names(undetermined[view]),
        at: layout.views[view].origin)
    }
    let rest = ambiguous.count - told.count
    return told + guideDiagnostics
      + (rest == 0 ? [] : [Diagnostic("ambiguous", "\(rest) more views are ambiguous")])
  }

  private func names(_ parts: Set<FrameVariable>) -> String {
    LayoutMessages.list(FrameVariable.allCases.filter(parts.contains).map { "\($0)" })
  }

  /// What is open of layout guides, and of the areas that scroll views scroll.
  private var guideDiagnostics: [Diagnostic] {
    let guides = layout.guides.indices.filter {
      layout.guides[$0].kind == .own && !undeterminedGuides[$0].isEmpty
    }.map { guide in
      Diagnostic(
        "ambiguous",
        "the layout guide '\(layout.guides[guide].name)' is ambiguous: nothing determines its "
          + names(undeterminedGuides[guide]),
        at: layout.guides[guide].origin)
    }
    let areas = undeterminedContentAreas.sorted { $0.key < $1.key }.map { view, parts in
      Diagnostic(
        "ambiguous",
        "'\(layout.views[view].name)' has an ambiguous scrollable content \(names(parts))",
        at: layout.views[view].origin)
    }
    return guides + areas
  }

  // MARK: - Misplaced

  private var misplacementDiagnostics: [Diagnostic] {
    layout.views.indices.filter(isMisplaced).compactMap { view in
      guard let frame = layout.views[view].frame else { return nil }
      let solved = frameInSuperview(of: view)
      return Diagnostic(
        "misplaced", severity: .warning,
        "'\(layout.views[view].name)' is misplaced: its frame is \(LayoutMessages.text(frame)), "
          + "its constraints give \(LayoutMessages.text(solved))",
        at: layout.views[view].origin)
    }
  }
}

/// Wording shared by messages about layouts.
package enum LayoutMessages {
  /// A frame as recipes write it: `[16, 40, 343, 607]`, with at most three decimals.
  package static func text(_ frame: Rect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    return "[" + numbers.map { DecimalText.rounded($0, to: 3) }.joined(separator: ", ") + "]"
  }

  /// How many things are listed before the rest is only counted.
  static let longestList = 12

  /// `a`, `a and b`, `a, b and c`, and the first few of many.
  package static func list(_ words: [String]) -> String {
    if words.count > longestList {
      let others = words.count - longestList / 2
      return words.prefix(longestList / 2).joined(separator: ", ") + " and \(others) others"
    }
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
