/// What a change means; the earlier, the graver.
package enum ChangeClass: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Constraints conflict that did not.
  case unsatisfiable
  /// Something is left open that was not.
  case ambiguous
  /// The canvas shows a frame that the constraints do not give.
  case misplaced
  /// What was wrong with the layout is not any more.
  case resolved
  /// A frame is another.
  case moved
  /// A view came or went.
  case views
  /// A constraint, or what else layouts follow from, is another.
  case constraints
  /// Colours, fonts and the like.
  case restyled
  case text
  /// The same layout is drawn differently.
  case drawing
  /// Only the edges of shapes differ, by less than the shapes themselves.
  case antialiasing

  package static func < (a: ChangeClass, b: ChangeClass) -> Bool {
    (allCases.firstIndex(of: a) ?? 0) < (allCases.firstIndex(of: b) ?? 0)
  }
}

/// Something that an author did, by which layouts or looks change.
package struct Edit: Hashable, Sendable {
  /// The same for the same edit in several figures; views' names and numbers do not count where the
  /// edit is the same without them.
  package var key: String
  /// `constraint 1 "A.Leading = B.Leading" became "+ 3.0"`.
  package var words: String
  package var kind: ChangeClass
  /// The views that it is about.
  package var views: Set<String>
  /// Whether it can move something sidewards.
  package var isHorizontal = true
  /// Whether it can move something up or down.
  package var isVertical = true
  /// Whether it tells where the canvas shows a view now, from which only its status follows.
  package var setsFrame = false
  /// Whether all views can follow from it.
  package var reachesAll = false
  /// The number of the constraint it is about, in the new layout; nil if it was removed.
  package var constraint: Int?
  /// Where it stands in the new source, counted from 1.
  package var line: Int?
}

/// A sentence on what is different.
package struct Change: Hashable, Sendable {
  package var kind: ChangeClass
  /// What is different; an edit's own words when nothing follows from it.
  package var words: String
  /// What it follows from, nearest first; empty for what is an edit itself.
  package var causes: [Edit]
  /// Where it stands in the new source, counted from 1.
  package var line: Int?

  /// Words and causes in one sentence.
  package var sentence: String {
    if causes.isEmpty { return words }
    let told = causes.prefix(3).map(\.words)
    let more = causes.count > 3 ? ", and \(causes.count - 3) more changes" : ""
    return words + ", because " + told.joined(separator: ", and ") + more
  }
}
