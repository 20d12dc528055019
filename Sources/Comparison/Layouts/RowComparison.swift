/// What is different between the layouts that stand side by side in two figures.
struct RowComparison {
  /// Sentences, the gravest first; what is not so in all layouts says in which it is.
  private(set) var changes: [Change] = []
  /// What the author did.
  private(set) var edits: [Edit] = []

  init(_ old: [FigureSnapshot], _ new: [FigureSnapshot]) {
    let (before, after) = (RowComparison.parts(of: old), RowComparison.parts(of: new))
    let partners = Dictionary(before) { first, _ in first }
    var told: [(label: String, changes: [Change])] = []
    for (label, layout) in after {
      guard let other = partners[label] else {
        add("\(label) was added")
        continue
      }
      let comparison = LayoutComparison(other, layout)
      let keys = Set(edits.map(\.key))
      edits += comparison.edits.filter { !keys.contains($0.key) }
      told.append((label, comparison.changes))
    }
    let names = Set(after.map(\.label))
    for (label, _) in before where !names.contains(label) { add("\(label) was removed") }
    let sentences = told.map { Set($0.changes.map(\.words)) }
    var known = Set(changes.map(\.words))
    for (label, own) in told {
      for var change in own {
        let isEverywhere = sentences.allSatisfy { $0.contains(change.words) }
        if !isEverywhere { change.words = "\(label): \(change.words)" }
        if known.insert(change.words).inserted { changes.append(change) }
      }
    }
    changes = changes.enumerated().sorted {
      ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
    }.map(\.element)
  }

  private mutating func add(_ words: String) {
    edits.append(Edit(key: words, words: words, kind: .views, views: []))
    changes.append(Change(kind: .views, words: words, causes: []))
  }

  /// The layouts with what tells them apart: their orientations, states or widths.
  private static func parts(
    of row: [FigureSnapshot]
  ) -> [(label: String, layout: FigureSnapshot)] {
    let labels: [[String]] = [
      row.map { $0.canvas.facts.first { $0.key == "orientation" }?.value ?? "base" },
      row.map { $0.state ?? "base" }, row.map { "\($0.canvas.width) points wide" },
    ]
    let telling = labels.first { Set($0).count == row.count } ?? row.indices.map { "\($0 + 1)" }
    return zip(telling, row).map { ($0, $1) }
  }
}
