import Figures
import LayoutModel
import Recipes
import Typesetting

/// The figures of the conflicts of a log.
enum LogFigure {
  /// The style of the figures: a canvas if the log states all sizes, else a schematic; nil of what is no log.
  static func style(of loaded: LoadedRecipe, _ layout: Layout) -> FigureStyle? {
    guard loaded.recipe.log != nil else { return nil }
    var bare = layout
    for view in bare.views.indices.dropFirst() {
      bare.views[view].documentFacts.ambiguityCheck = .all
      bare.views[view].intrinsicContentSize = IntrinsicContentSize(width: nil, height: nil)
    }
    guard let solved = try? LayoutEngine.solve(bare, typesetter: loaded.typesetter) else {
      return .schematic
    }
    let sizes: Set<FrameVariable> = [.width, .height]
    let areKnown = solved.undetermined.dropFirst().allSatisfy { $0.isDisjoint(with: sizes) }
    return areKnown ? .canvas : .schematic
  }

  /// A conflict as a schematic shows it: what is broken gives way wholly, so that views do not shrink to nothing.
  static func legible(_ solved: SolvedLayout, _ typesetter: Typesetter) -> SolvedLayout {
    var layout = solved.layout
    let broken = Set(solved.conflicts.compactMap(\.brokenConstraint))
    for index in broken.sorted(by: >) { layout.constraints.remove(at: index) }
    guard let other = try? LayoutEngine.solve(layout, typesetter: typesetter) else { return solved }
    // The canvas grows with its views.
    for frame in other.frames {
      layout.canvas.size.width = max(layout.canvas.size.width, frame.maxX.rounded(.up))
      layout.canvas.size.height = max(layout.canvas.size.height, frame.maxY.rounded(.up))
    }
    let grown = try? LayoutEngine.solve(layout, typesetter: typesetter)
    return solved.placed(as: grown ?? other)
  }

  /// The figure of a conflict: its constraints in red, the others in grey, and a list with both texts of each.
  static func figure(
    _ figure: Figure, of solved: SolvedLayout, _ log: LoggedConflict, _ style: FigureStyle,
    _ legend: ConstraintLegend.Place?, _ typesetter: Typesetter
  ) throws(TypesettingError) -> Figure {
    let conflicting = Set(solved.conflicts.flatMap(\.constraints))
    let layout = solved.layout
    let quiet = layout.constraints.indices.filter { !conflicting.contains($0) }
    let notes = ConstraintLegend.Notes(
      details: log.entries.map(\.text),
      quiet: Set(quiet.map { layout.shownNumber(ofConstraint: $0) }))
    return try ConstraintLegend.figure(
      figure.grayingConstraints(outsideConflictsOf: solved), listing: [layout], legend ?? .below,
      notes: notes, typesetter: typesetter)
  }
}
