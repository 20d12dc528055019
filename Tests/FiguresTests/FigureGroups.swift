@testable import Figures

/// What the groups of a figure show, by the roles of their marks.
extension Figure.Group {
  func has(_ roles: Role...) -> Bool { marks.contains { roles.contains($0.role) } }

  /// A view as a style draws it.
  var isView: Bool { frame != nil && part?.view != nil }
  /// The lines and signs of a constraint.
  var isConstraint: Bool {
    has(.stem, .cap, .lead, .alignment, .baseline, .center, .sign, .pill)
  }
  /// The numbers of a constraint, or a label with one.
  var isNumber: Bool { has(.number) && !isListRow }
  /// A name, a value or a number beside a view or a constraint of a canvas.
  var isLabel: Bool { has(.label) || isNumber && part == nil }
  var isCallout: Bool { has(.callout) }
  var isListRow: Bool { has(.number) && has(.caption) }
  /// A shaded region of a view.
  var isRegion: Bool { has(.area) && part == nil }
  /// A hatched region that others draw in.
  var isReserved: Bool { has(.pattern) }
}
