import LayoutModel
import LayoutRecord

/// The differences between the layouts that stand side by side in two figures.
struct RowComparison {
  /// The gravest first; a change that is not in all layouts has its layout's name.
  private(set) var changes: [Change] = []
  private(set) var edits: [Edit] = []

  /// - Parameter sources: The layouts as their recipes state them; empty if only the records are known.
  init(
    _ old: [LayoutRecord], _ new: [LayoutRecord],
    _ sources: (old: [LayoutSource], new: [LayoutSource]) = ([], [])
  ) {
    let (before, after) = RowComparison.named(old, new)
    let partners = Dictionary(before.enumerated().map { ($1.name, $0) }) { first, _ in first }
    var found: [(name: String, changes: [Change])] = []
    var known: Set<Edit.Fact> = []
    for (index, (name, layout)) in after.enumerated() {
      guard let other = partners[name] else {
        add(.layout(name, isAdded: true))
        continue
      }
      let areKnown = sources.old.count == old.count && sources.new.count == new.count
      let comparison = LayoutComparison(
        old[other], layout, areKnown ? (sources.old[other], sources.new[index]) : nil)
      edits += comparison.edits.filter { known.insert($0.fact).inserted }
      found.append((name, comparison.changes))
    }
    let names = after.map(\.name)
    for (name, _) in before where !names.contains(name) { add(.layout(name, isAdded: false)) }
    let (oldOrder, newOrder) = (
      before.map(\.name).filter(names.contains), names.filter { partners[$0] != nil }
    )
    if oldOrder != newOrder { add(.layoutsReordered(oldOrder, to: newOrder)) }
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

  /// The layouts of both rows by what distinguishes them: their orientations, states or widths.
  private static func named(
    _ old: [LayoutRecord], _ new: [LayoutRecord]
  ) -> ([(name: String, layout: LayoutRecord)], [(name: String, layout: LayoutRecord)]) {
    let properties: [(LayoutRecord) -> String] = [
      { $0.canvas.orientation?.rawValue ?? "base" }, { $0.state ?? "base" },
      { $0.language ?? "base" }, { "\($0.canvas.size.width) points wide" },
    ]
    let distinct = properties.first { property in
      [old, new].allSatisfy { Set($0.map(property)).count == $0.count }
    }
    func named(_ row: [LayoutRecord]) -> [(String, LayoutRecord)] {
      row.enumerated().map { (distinct?($1) ?? "\($0 + 1)", $1) }
    }
    return (named(old), named(new))
  }
}
