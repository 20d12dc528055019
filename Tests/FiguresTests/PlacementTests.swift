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
        case .symbol(let symbol, let place) where symbol.name.hasPrefix("pill"):
          // The shadow may be under other signs, the ring and what is in it not.
          symbol.marks.last { if case .color = $0.fill { true } else { false } }?.bounds
            .map { (group.id, $0.offset(dx: place.x, dy: place.y)) }
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

  /// The captions that a badge or a pill covers a part of.
  private func hiddenCaptions(_ figure: Figure) -> [String] {
    let captions = figure.groups.filter { $0.classes.contains("ib-view") }.flatMap { group in
      group.marks.compactMap(\.captionBox).map { (group.id, $0) }
    }
    return captions.flatMap { view, caption in
      signs(figure).filter { $0.box.intersects(caption) }.map { "\($0.group) over \(view)" }
    }
  }

  private func isOutside(_ box: Rect, of figure: Figure) -> Bool {
    box.minX < figure.bounds.minX || box.minY < figure.bounds.minY
      || box.maxX > figure.bounds.maxX || box.maxY > figure.bounds.maxY
  }

  private func expectOrder(in figure: Figure) {
    #expect(overlaps(figure).isEmpty)
    #expect(hiddenCaptions(figure).isEmpty)
    #expect(signs(figure).filter { isOutside($0.box, of: figure) }.isEmpty)
  }

  @Test(arguments: Array(UInt64(1)...200))
  func `signs of random layouts hide nothing`(_ seed: UInt64) throws {
    var layout = RandomLayout.layout(seed: seed)
    // What holds no other view says its name.
    let superviews = Set(layout.views.compactMap(\.superview))
    for view in layout.views.indices.dropFirst() where !superviews.contains(view) {
      layout.views[view].kind = seed % 2 == 0 ? .label : .button
      layout.views[view].content.text = layout.views[view].name
    }
    for layout in [RandomLayout.layout(seed: seed), layout] {
      let solved = try LayoutEngine.solve(layout)
      expectOrder(in: try CanvasStyle.figure(of: solved, name: "R", title: "R"))
    }
  }

  @Test(arguments: Repository.recipes + Repository.trialRecipes)
  func `signs of the recipes hide nothing`(_ path: String) throws {
    for solved in try Sample.solvedRecipe(at: path) {
      expectOrder(in: try CanvasStyle.figure(of: solved, name: "R", title: "R"))
    }
  }
}
