package import Figures
import LayoutModel
import Recipes

extension FigureSet {
  /// The parts that figures in a style explain, by their words, each of which has a figure of its own; a figure of
  /// all where the style explains no part.
  /// - Throws: An error when there is no part, or when several would do and none is selected.
  package func explained(
    in style: FigureStyle, _ options: CompositionOptions
  ) throws(FigureError) -> [String?] {
    if style.traits.explains == nil { return [nil] }
    return try ExplainedPart.words(
      for: style, in: layouts[0], selected: options.selected, own: subject.recipe.selection)
  }
}

extension FigureSubject {
  /// The sets of layouts of which each figure in a style shows one: a part of a layout is explained on the first of
  /// its canvases alone.
  package func sets(_ selection: LayoutSelection, for style: FigureStyle) -> [FigureSet] {
    let sets = sets(selection)
    if style.traits.explains == nil { return sets }
    return sets.enumerated().filter { index, set in
      !sets[..<index].contains { $0.layouts[0].variant == set.layouts[0].variant }
    }.map(\.element)
  }
}
