import Comparison

/// Changes of one class that follow from the same edits: one line of a report on a document, which an
/// edit of one constraint often changes in many places.
struct ConsequenceGroup {
  /// The changes, at least one.
  private(set) var changes: [Change]

  /// The most changes that are written in full.
  private static let limit = 2

  /// The changes in groups, in the order of their first ones.
  static func groups(of changes: [Change]) -> [ConsequenceGroup] {
    struct Key: Hashable {
      var kind: ChangeClass
      var reason: String
      var line: Int?
    }
    var groups: [ConsequenceGroup] = []
    var places: [Key: Int] = [:]
    for change in changes {
      let key = Key(kind: change.kind, reason: change.reason, line: change.line)
      if let place = places[key] {
        groups[place].changes.append(change)
      } else {
        places[key] = groups.count
        groups.append(ConsequenceGroup(changes: [change]))
      }
    }
    return groups
  }

  /// The first changes, the number of the others, and the cause of all.
  var line: String {
    let shown = changes.prefix(ConsequenceGroup.limit).map(\.words)
    let rest = changes.count - shown.count
    return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: "; ")
      + changes[0].reason + (changes[0].line.map { " (line \($0))" } ?? "")
  }
}
