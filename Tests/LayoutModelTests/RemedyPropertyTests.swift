import LayoutModel
import TestSupport
import Testing

/// Remedies of random layouts on two canvases, judged by frames and findings alone.
struct RemedyPropertyTests {
  @Test(arguments: Seed.groups(of: 40))
  func `following remedies makes no finding worse and moves no determined frame`(
    _ group: SeedGroup
  ) throws {
    var followed = 0
    try group.forEach { seed in
      let layout = RandomLayout.layout(seed: seed.number)
      var other = layout
      other.canvas.size = Size(width: 700, height: 300)
      let before = try [layout, other].map { try LayoutEngine.solve($0) }
      let remedies = try Remedies(for: before)
      for old in before {
        // The variants differ in their canvas only, so an index means the same view in both.
        let changed = remedies.changes.reduce(old.layout) { $1.remedy.applied(to: $0) }
        let new = try LayoutEngine.solve(changed)
        #expect(new.conflicts.count <= old.conflicts.count, "seed \(seed)")
        for view in old.layout.views.indices {
          #expect(isKept(view, from: old, to: new), "seed \(seed), view \(view)")
        }
      }
      followed += remedies.changes.isEmpty ? 0 : 1
    }
    #expect(group.has(followed, oneIn: 5))
  }

  /// Whether what is determined of a view's frame still is, with the same values.
  private func isKept(_ view: Int, from old: SolvedLayout, to new: SolvedLayout) -> Bool {
    let (before, after) = (old.frameInSuperview(of: view), new.frameInSuperview(of: view))
    let numbers: [(FrameVariable, Double, Double)] = [
      (.x, before.x, after.x), (.y, before.y, after.y), (.width, before.width, after.width),
      (.height, before.height, after.height),
    ]
    return numbers.allSatisfy { part, before, after in
      old.undetermined[view].contains(part)
        || !new.undetermined[view].contains(part) && (before - after).magnitude < 0.001
    }
  }
}
