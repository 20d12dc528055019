package import LayoutModel

extension LayoutRecord {
  /// What is wrong with a layout, as facts.
  package enum Finding: Hashable, Sendable {
    /// Required constraints that cannot hold together.
    case unsatisfiable([Member])
    case ambiguous(Subject, undetermined: [FrameVariable])
    /// The canvas shows a view at one frame, and its constraints give another, in its superview's coordinates.
    case misplaced(view: String, frame: Rect, solved: Rect)
  }

  /// A constraint of a conflict.
  package enum Member: Hashable, Sendable {
    /// By its number.
    case constraint(Int)
    case implied(Implied)
  }

  /// A constraint that no author wrote.
  package struct Implied: Hashable, Sendable {
    /// What it comes from: `contentSize`.
    package var source: String
    /// The name of the view that it comes from; nil where it is no view alone.
    package var view: String?
    /// `Red View.Width >= 0`.
    package var text: String
  }

  /// What nothing determines.
  package enum Subject: Hashable, Sendable {
    case view(String)
    case guide(String)
    /// What a scroll view scrolls, by the scroll view's name.
    case contentArea(String)
  }
}

extension LayoutRecord {
  /// A finding in the words of `LayoutMessages`.
  package func message(_ finding: Finding) -> String {
    switch finding {
    case .unsatisfiable(let members):
      let own = members.compactMap { if case .constraint(let number) = $0 { number } else { nil } }
      let implied = members.compactMap {
        if case .implied(let part) = $0 { part.text } else { nil }
      }
      return LayoutMessages.unsatisfiable(own.map(conflictName), implied)
    case .ambiguous(.view(let name), let parts): return LayoutMessages.ambiguous(view: name, parts)
    case .ambiguous(.guide(let name), let parts):
      return LayoutMessages.ambiguous(guide: name, parts)
    case .ambiguous(.contentArea(let name), let parts):
      return LayoutMessages.ambiguous(contentOf: name, parts)
    case .misplaced(let view, let frame, let solved):
      return LayoutMessages.misplaced(view, frame, solved)
    }
  }

  /// The label of a constraint where no other has the same, else what it says.
  private func conflictName(_ number: Int) -> String {
    guard constraints.indices.contains(number - 1) else { return "constraint \(number)" }
    let constraint = constraints[number - 1]
    if let label = constraint.label, constraints.count(where: { $0.label == label }) == 1 {
      return "constraint \(label)"
    }
    return "'\(constraint.text ?? constraint.equation)'"
  }
}

extension LayoutRecord.Finding {
  /// The status that a layout has with it.
  package var status: LayoutStatus {
    switch self {
    case .unsatisfiable: .unsatisfiable
    case .ambiguous: .ambiguous
    case .misplaced: .misplaced
    }
  }
}
