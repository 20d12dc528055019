import Basics
package import Figures
package import LayoutModel

/// A figure, with the layouts that it shows.
package struct ComposedFigure: Sendable {
  /// The name of its files without extension.
  package let name: String
  /// The figure.
  package let figure: Figure
  /// Its layouts, solved.
  package let layouts: [SolvedLayout]
}

extension FigureSubject {
  /// The figures of the recipe in a style.
  /// - Throws: A `TypesettingError`, a `FigureError` or a `LayoutEngine.Failure`.
  package func figures(
    _ style: FigureStyle, _ options: CompositionOptions = CompositionOptions()
  ) throws -> [ComposedFigure] {
    try sets(options.selection, for: style).flatMap { set in
      let solved = try set.solved()
      var composer = FigureComposer(set, options, solved: solved)
      return try set.explained(in: style, options).map { part in
        let name = set.name + (part.map { "." + Slug.lowercased($0) } ?? "")
        let figure = try composer.figure(style, named: name, explaining: part)
        return ComposedFigure(name: name, figure: figure, layouts: solved)
      }
    }
  }
}
