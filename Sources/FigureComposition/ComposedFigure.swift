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
  /// - Throws: A `TypesettingError` or a `LayoutEngine.Failure`.
  package func figures(
    _ style: FigureStyle, _ options: CompositionOptions = CompositionOptions()
  ) throws -> [ComposedFigure] {
    try sets(options.selection).map { set in
      let solved = try set.solved()
      var composer = FigureComposer(set, options, solved: solved)
      let figure = try composer.figure(style, named: set.name)
      return ComposedFigure(name: set.name, figure: figure, layouts: solved)
    }
  }
}
