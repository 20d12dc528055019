/// A sort of marks of the constraint overlay, by the word that asks for it.
package enum OverlayKind: String, Hashable, Sendable, CaseIterable {
  /// Every constraint, and the outlines of ambiguous and misplaced views.
  case all
  case none
  /// Constraints that keep a distance.
  case spacing
  /// Constraints of widths and heights.
  case sizes
  /// Constraints that align, distances of nothing among them.
  case alignments
  /// Outlines of ambiguous and misplaced views; with labels of values, the frames of views in numbers.
  case frames
  /// The other frames that views of an ambiguous layout could have.
  case ghosts
  /// Arrows for content hugging and compression resistance at views whose content has a size.
  case contentSize
  /// Alignment rectangles and baselines.
  case alignmentRects

  /// The sorts of constraints.
  package static let constraints: [OverlayKind] = [.spacing, .sizes, .alignments]
}

/// A sort of labels on a figure, by the word that asks for it.
package enum LabelKind: String, Hashable, Sendable, CaseIterable {
  /// The names of views.
  case names
  /// What constraints measure, as a designer's redline says it: `20`, `≥ 8`, `Standard 8`.
  case values
  /// The numbers of constraints, as a legend lists them.
  case numbers
}

/// Something that figures which explain show besides what they are about, by the word that asks for it.
package enum FigureDetail: String, Hashable, Sendable, CaseIterable {
  case none
  /// `1.0 x` and `+ 0.0` in equations whose author left them out.
  case defaults
  /// The margins of a view among its attributes.
  case margins
  /// The attribute of a constraint without a second item, as a box.
  case notAnAttribute
  /// The menu of a field over the upper part of the popover for spaces.
  case menu
  /// Only the constraints in the inspector of a view.
  case constraints
  /// Only the priorities of its content there.
  case priorities
  /// The popover of the size inspector that edits the constraint, in the place of the constraint's inspector.
  case edit
  /// Inspectors and popovers as in a current Xcode.
  case currentXcode
}
