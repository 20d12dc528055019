/// The facts about a view that only documents of Interface Builder state.
package struct DocumentFacts: Hashable, Sendable {
  /// The parts of its frame whose ambiguity is reported.
  package var ambiguityCheck = AmbiguityCheck.all
  /// Whether the frames of its subviews count upwards from its lower left corner in its document.
  package var countsFromBottom = false
  /// Whether it is in a cell below the visible part of its table, which Interface Builder does not
  /// lay out.
  package var isOutOfSight = false
  /// Whether its autoresizing mask stands for Interface Builder's prototyping constraints, which hold a
  /// view until it has a constraint.
  package var isPrototype = false
  /// Whether it has room in its stack view although it is hidden, as in documents of AppKit.
  package var keepsPlaceWhenHidden = false
  /// Whether no safe area reaches the views in it, as in cells.
  package var keepsSafeAreaOut = false
  /// Whether its document's element scrolls its subviews, whatever its kind.
  package var showsPartOfSubviews = false
}

/// The parts of a view's frame whose ambiguity is reported: Interface Builder's `verifyAmbiguity`.
package enum AmbiguityCheck: String, Hashable, Sendable, CaseIterable {
  case all
  case position
  case none

  /// The numbers of the frame that are checked.
  var variables: Set<FrameVariable> {
    switch self {
    case .all: Set(FrameVariable.allCases)
    case .position: [.x, .y]
    case .none: []
    }
  }
}
