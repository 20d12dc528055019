import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// The bars, lines and signs of canvases are where they belong.
struct BarFaultTests {
  private func faults(_ solved: SolvedLayout) throws -> BarFaults {
    BarFaults(
      try FigureStyle.canvas.figure(of: solved, FigureRequest(name: "B", title: "B")), of: solved)
  }

  @Test(arguments: Repository.recipes + Repository.trialRecipes)
  func `bars of recipes`(_ path: String) throws {
    for solved in try Sample.solvedSample(at: path) {
      let found = try faults(solved).all
      #expect(found == [], "\(solved.layout.circumstances)")
    }
  }

  @Test func `bars of one class stand alike`() throws {
    var (count, unlike) = (0, [String]())
    for path in Repository.recipes + Repository.trialRecipes {
      for solved in try Sample.solvedSample(at: path) {
        let classes = try faults(solved).classes
        count += classes.count
        unlike += classes.unlike.map { "\(solved.layout.circumstances): \($0)" }
      }
    }
    #expect(unlike.count * 50 <= count, "\(unlike) of \(count)")
  }

  /// Many of these layouts have conflicts, or four constraints on an axis of a view.
  ///
  /// One in 300 was allowed before lines that cross beside signs were counted, and bars of rows kept
  /// in one lane.
  @Test func `bars of random screens`() throws {
    var (count, found) = (0, [String]())
    for seed in Seed.samples(60) {
      let faults = try faults(LayoutEngine.solve(RandomScreen.layout(seed: seed.number)))
      count += faults.count
      found += faults.all.map { "\(seed.number): \($0)" }
    }
    #expect(found.count * 200 <= count, "\(found) of \(count)")
  }
}
