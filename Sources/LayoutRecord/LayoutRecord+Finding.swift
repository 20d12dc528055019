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
