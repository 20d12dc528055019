package import LayoutModel
package import Recipes

/// The layouts that stand side by side in one figure.
package enum RowKind: Hashable, Sendable {
  /// Both orientations.
  case orientations
  /// The states of the request.
  case states
  /// Canvases of these widths, in points.
  case widths([Double])
}

/// The layouts of a recipe that a command works on, and their arrangement in figures.
package struct LayoutSelection: Hashable, Sendable {
  /// The canvases, states and languages of the layouts.
  package var request: CanvasRequest
  /// The layouts that stand side by side; nil if each has its own figure.
  package var row: RowKind?

  /// Selects the layouts of a request; a recipe's own without one.
  package init(request: CanvasRequest = CanvasRequest(), row: RowKind? = nil) {
    (self.request, self.row) = (request, row)
  }

  /// The layouts of each figure, each layout in one figure alone.
  package func rows(of recipe: Recipe) -> [[Layout]] {
    switch row {
    case nil: return recipe.layouts(on: request).map { [$0] }
    case .orientations:
      var request = request
      request.orientations = Orientation.allCases
      return LayoutSelection.groups(recipe.layouts(on: request)) {
        [$0.variant.state, $0.variant.language]
      }
    case .states:
      return LayoutSelection.groups(recipe.layouts(on: request)) {
        [$0.canvas.orientation?.rawValue, $0.variant.language]
      }
    case .widths(let widths):
      let all = widths.flatMap { width in
        var narrow = request
        (narrow.width, narrow.orientations) = (width, [.portrait])
        return recipe.layouts(on: narrow)
      }
      return LayoutSelection.groups(all) { [$0.variant.state, $0.variant.language] }
    }
  }

  /// Layouts that have the same words in common, in their order.
  private static func groups(
    _ layouts: [Layout], by words: (Layout) -> [String?]
  ) -> [[Layout]] {
    var groups: [[Layout]] = []
    var places: [[String?]: Int] = [:]
    for layout in layouts {
      if let place = places[words(layout)] {
        groups[place].append(layout)
      } else {
        places[words(layout)] = groups.count
        groups.append([layout])
      }
    }
    return groups
  }
}
