import LayoutModel
import LayoutRecord

/// What differs between the layouts that stand side by side in two figures.
struct RowComparison {
  /// The gravest first; a change that is not in all layouts has its layout's name.
  private(set) var changes: [Change] = []
  private(set) var edits: [Edit] = []

  init(_ old: [LayoutRecord], _ new: [LayoutRecord]) {
    let (before, after) = (RowComparison.named(old), RowComparison.named(new))
    let partners = Dictionary(before) { first, _ in first }
    var found: [(name: String, changes: [Change])] = []
    var known: Set<Edit.Fact> = []
    for (name, layout) in after {
      guard let other = partners[name] else {
        add(.layout(name, isAdded: true))
        continue
      }
      let comparison = LayoutComparison(other, layout)
      edits += comparison.edits.filter { known.insert($0.fact).inserted }
      found.append((name, comparison.changes))
    }
    let names = Set(after.map(\.name))
    for (name, _) in before where !names.contains(name) { add(.layout(name, isAdded: false)) }
    let facts = found.map { Set($0.changes.map(\.fact)) }
    var reported: Set<Change.Fact> = []
    for (name, own) in found {
      for var change in own {
        let isEverywhere = facts.allSatisfy { $0.contains(change.fact) }
        if isEverywhere, !reported.insert(change.fact).inserted { continue }
        change.layout = isEverywhere ? nil : name
        changes.append(change)
      }
    }
    changes = changes.sortedByKind
  }

  private mutating func add(_ fact: Edit.Fact) {
    edits.append(Edit(fact: fact))
    changes.append(Change(fact: .edit(fact)))
  }

  /// The layouts by what distinguishes them: their orientations, states or widths.
  private static func named(_ row: [LayoutRecord]) -> [(name: String, layout: LayoutRecord)] {
    let names: [[String]] = [
      row.map { $0.canvas.orientation?.rawValue ?? "base" }, row.map { $0.state ?? "base" },
      row.map { "\($0.canvas.size.width) points wide" },
    ]
    let distinct = names.first { Set($0).count == row.count } ?? row.indices.map { "\($0 + 1)" }
    return zip(distinct, row).map { ($0, $1) }
  }
}
