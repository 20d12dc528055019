import Basics
import Diagnostics
import Figures
import LayoutModel
import Recipes

/// Layouts that stand side by side in one figure.
enum RenderRow {
  /// The layouts of each figure that a command line asks for.
  static func layouts(of recipe: Recipe, _ settings: Settings) -> [[Layout]] {
    switch settings.shownRow {
    case nil: return recipe.layouts(on: settings.canvas).map { [$0] }
    case .orientations:
      var request = settings.canvas
      request.orientations = Orientation.allCases
      return groups(recipe.layouts(on: request)) { [$0.variant.state, $0.variant.language] }
    case .states:
      return groups(recipe.layouts(on: settings.canvas)) {
        [$0.canvas.orientation?.rawValue, $0.variant.language]
      }
    case .widths(let widths):
      let all = widths.flatMap { width in
        var request = settings.canvas
        request.device = nil
        request.size = Size(width: width, height: height(of: recipe, settings))
        return recipe.layouts(on: request).filter { $0.canvas.orientation != .landscape }
      }
      return groups(all) { [$0.variant.state, $0.variant.language] }
    }
  }

  /// The height of the recipe's upright canvas, in points.
  private static func height(of recipe: Recipe, _ settings: Settings) -> Double {
    var request = settings.canvas
    request.orientations = [.portrait]
    return recipe.layouts(on: request).first?.canvas.size.height ?? 0
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

  /// The figure of a row.
  /// - Throws: A `TypesettingError` or a `LayoutEngine.Failure`.
  static func figure(
    of solved: [SolvedLayout], _ style: FigureStyle, _ request: FigureRequest,
    _ settings: Settings
  ) throws -> Figure {
    var parts: [FigureRow.Part] = []
    for (index, layout) in solved.enumerated() {
      var own = request
      own.name = "\(request.name)-\(index + 1)"
      var part = FigureRow.Part(
        figure: try style.figure(of: layout, own), caption: caption(of: layout.layout, settings))
      if case .widths = settings.row, index > 0 {
        part.note = try breakpoints(between: solved[index - 1].layout, and: layout.layout, own)
      }
      parts.append(part)
    }
    if settings.isAnimated {
      return FigureAnimation.figure(
        of: parts.map(\.figure), name: request.name, title: request.title)
    }
    return try FigureRow.figure(
      of: parts, name: request.name, title: request.title, typesetter: request.typesetter)
  }

  /// `iPhone 6 | Portrait`, the state's name, or the width.
  private static func caption(of layout: Layout, _ settings: Settings) -> String {
    switch settings.row {
    case .states: return layout.variant.state ?? "Base"
    case .widths: return DecimalText.rounded(layout.canvas.size.width, to: 3)
    case .orientations, nil:
      let name = layout.canvas.device?.name ?? layout.canvas.name
      return layout.canvas.orientation.map { "\(name) | \($0.rawValue.capitalized)" } ?? name
    }
  }

  /// Where the layout changes between two widths, as `solve --breakpoints` tells it; nil if nowhere.
  private static func breakpoints(
    between narrow: Layout, and wide: Layout, _ request: FigureRequest
  ) throws -> String? {
    let range = narrow.canvas.size.width...wide.canvas.size.width
    let pieces = try LayoutEngine.pieces(
      of: wide, along: .horizontal, over: range, typesetter: request.typesetter)
    let places = pieces.dropFirst().map { DecimalText.rounded($0.range.lowerBound, to: 0) }
    return places.isEmpty ? nil : "at " + places.joined(separator: ", ")
  }
}

extension String {
  /// With its first letter large.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
