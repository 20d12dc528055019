import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// No sign hides another, and none lies outside the figure, whatever the layout.
struct PlacementTests {
  /// What the badges and pills of each constraint cover, from a figure's own marks.
  private func signs(_ figure: Figure) -> [(group: String, box: Rect)] {
    figure.groups.filter { $0.classes.contains("ib-constraint") }.flatMap { group in
      group.marks.compactMap { mark -> (group: String, box: Rect)? in
        switch mark.shape {
        case .symbol(let symbol, _) where symbol.name.hasPrefix("badge"):
          mark.bounds.map { (group.id, $0) }
        case .roundedRect(let rect, _):
          if case .gradient = mark.fill { (group.id, rect) } else { nil }
        default: nil
        }
      }
    }
  }

  private func overlaps(_ figure: Figure) -> [String] {
    let signs = signs(figure)
    return signs.indices.flatMap { a in
      signs.indices.dropFirst(a + 1).compactMap { b -> String? in
        let (first, second) = (signs[a].box, signs[b].box)
        let isOver =
          first.minX < second.maxX - 0.01 && second.minX < first.maxX - 0.01
          && first.minY < second.maxY - 0.01 && second.minY < first.maxY - 0.01
        return isOver ? "\(signs[a].group) and \(signs[b].group)" : nil
      }
    }
  }

  @Test(arguments: Array(UInt64(1)...200))
  func `signs of random layouts do not overlap`(_ seed: UInt64) throws {
    let solved = try LayoutEngine.solve(RandomLayout.layout(seed: seed))
    let figure = try CanvasStyle.figure(of: solved, name: "R", title: "R")
    #expect(overlaps(figure).isEmpty)
    let outside = signs(figure).filter {
      $0.box.minX < 0 || $0.box.minY < 0 || $0.box.maxX > 512 || $0.box.maxY > 512
    }
    #expect(outside.isEmpty)
  }
}
