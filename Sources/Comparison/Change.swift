package import JSON
package import LayoutModel
package import LayoutRecord

/// The class of a change, the most serious first.
package enum ChangeClass: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Constraints conflict that did not.
  case unsatisfiable
  /// A frame is ambiguous that was not.
  case ambiguous
  /// The canvas shows a frame that the constraints do not give.
  case misplaced
  /// The layout has one fault less.
  case resolved
  /// A frame differs.
  case moved
  /// A view was added or removed.
  case views
  /// A constraint, or another input of the layout, differs.
  case constraints
  /// Colours, fonts and the like.
  case restyled
  case text
  /// A key of the recipe that the compared layouts do not show.
  case recipe
  /// The same layout is drawn differently.
  case drawing
  /// Only the edges of shapes differ, by less than the shapes themselves.
  case antialiasing

  package static func < (a: ChangeClass, b: ChangeClass) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}

/// A difference that follows from no other: mostly, what an author did.
package struct Edit: Hashable, Sendable {
  /// The difference itself.
  package var fact: Fact
  /// The line of the new source, counted from 1.
  package var line: Int?

  /// The kinds of edits.
  package enum Fact: Hashable, Sendable {
    case renamed(String, to: String)
    case added(LayoutRecord.View)
    case removed(LayoutRecord.View)
    /// The names of the views that lie in another order.
    case reordered([String], to: [String])
    case setting(of: Owner, key: String, JSONValue?, to: JSONValue?)
    /// The numbers or the order of the constraints that both have.
    case renumbered
    /// Without errors and lines; nil of a constraint that was added or removed.
    case constraint(LayoutRecord.Constraint?, to: LayoutRecord.Constraint?)
    /// One of the layouts that stand side by side.
    case layout(String, isAdded: Bool)
    /// The names of layouts that stand in another order.
    case layoutsReordered([String], to: [String])
    /// A key of the recipe whose value differs beside the layouts that are compared.
    case recipe(key: String)
    case picture(PictureFact)
  }

  /// The owner of a setting: the figure, the screen, the canvas or a view by its name.
  package enum Owner: Hashable, Sendable {
    case figure, screen, canvas
    case view(String)
  }
}

/// A difference that the new layout shows.
package struct Change: Hashable, Sendable {
  /// The difference itself.
  package var fact: Fact
  /// The edits that it follows from; none of an edit itself.
  package var causes: [Edit] = []
  /// Whether undoing all of the causes takes the difference back, and no fewer of them do; otherwise the causes
  /// are among these edits and others, nearest first.
  package var isVerified = true
  /// The number of other edits it can follow from.
  package var otherCauses = 0
  /// The line of the new source, counted from 1.
  package var line: Int?
  /// The layout of a row that the change is about; nil for a figure of one layout.
  package var layout: String?

  /// The kinds of changes.
  package enum Fact: Hashable, Sendable {
    case edit(Edit.Fact)
    /// A fault that the old layout does not have, and the constraints of a conflict.
    case finding(LayoutRecord.Finding, [LayoutRecord.Constraint], isFirst: Bool)
    case status(LayoutStatus, to: LayoutStatus)
    case moved(view: String, [Shift])
    /// A constraint that holds now or does not any more, and its error in points.
    case error(of: LayoutRecord.Constraint, Double)
  }

  /// A part of a view's frame, in its superview's coordinates, in points.
  package struct Shift: Hashable, Sendable {
    /// The part of the frame that differs.
    package var part: FrameVariable
    /// The old value, in the superview's coordinates, in points.
    package var old: Double
    /// The new value, in the superview's coordinates, in points.
    package var new: Double
  }

  /// The class of the change.
  package var kind: ChangeClass {
    switch fact {
    case .edit(let fact): fact.kind
    case .finding(let finding, _, _): ChangeClass(finding.status)
    case .status(let old, let new): new < old ? .resolved : ChangeClass(new)
    case .moved: .moved
    case .error: .constraints
    }
  }
}

extension ChangeClass {
  fileprivate init(_ status: LayoutStatus) {
    self = ChangeClass(rawValue: status.rawValue) ?? .resolved
  }
}

extension [Change] {
  /// The most serious first, equal ones in their order.
  var sortedByKind: [Change] {
    enumerated().sorted { ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset) }
      .map(\.element)
  }
}
