import Foundation
import LayoutModel
import TestSupport
import Testing

/// Remedies of random layouts on two canvases, judged by frames and findings alone.
struct RemedyPropertyTests {
  /// Groups of 50 layouts; 20 for the thousand that docs/benchmarks.md reports on.
  private static let groups =
    ProcessInfo.processInfo.environment["IBAR_RANDOM_GROUPS"].flatMap { UInt64($0) } ?? 3

  @Test(arguments: 0..<groups)
  func `following remedies makes no finding worse and moves no determined frame`(
    _ group: UInt64
  ) throws {
    var followed = 0
    for seed in (50 * group + 1)...(50 * group + 50) {
      let layout = RandomLayout.layout(seed: seed)
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
    #expect(followed > 10)
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
