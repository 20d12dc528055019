package import LayoutModel

extension LayoutRecord {
  /// A fault of a layout, as facts.
  package enum Finding: Hashable, Sendable {
    /// Required constraints that conflict.
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
    /// The source of the constraint: `contentSize`.
    package var source = ""
    /// The name of the view that it comes from; nil where it is no view alone.
    package var view: String?
    /// `Red View.Width >= 0`.
    package var text = ""
  }

  /// An ambiguous part of a layout.
  package enum Subject: Hashable, Sendable {
    case view(String)
    case guide(String)
    /// The content of a scroll view, by the scroll view's name.
    case contentArea(String)

    /// The name of the view or guide.
    package var name: String {
      switch self {
      case .view(let name), .guide(let name), .contentArea(let name): name
      }
    }
  }
}

extension LayoutRecord.Finding {
  /// The status of a layout with this finding.
  package var status: LayoutStatus {
    switch self {
    case .unsatisfiable: .unsatisfiable
    case .ambiguous: .ambiguous
    case .misplaced: .misplaced
    }
  }
}
