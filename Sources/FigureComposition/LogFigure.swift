import Figures
import LayoutModel
import Recipes
import Typesetting

/// The figures of the conflicts of a log.
enum LogFigure {
  /// The style of the figures: a canvas if the log states all sizes, else a schematic; nil of what is no log.
  static func style(of recipe: Recipe, _ typesetter: Typesetter) -> FigureStyle? {
    guard recipe.log != nil, var bare = recipe.layouts(on: CanvasRequest()).first else {
      return nil
    }
    for view in bare.views.indices.dropFirst() {
      bare.views[view].documentFacts.ambiguityCheck = .all
      bare.views[view].intrinsicContentSize = IntrinsicContentSize(width: nil, height: nil)
    }
    guard let solved = try? LayoutEngine.solve(bare, typesetter: typesetter) else {
      return .schematic
    }
    let sizes: Set<FrameVariable> = [.width, .height]
    let areKnown = solved.undetermined.dropFirst().allSatisfy { $0.isDisjoint(with: sizes) }
    return areKnown ? .canvas : .schematic
  }

  /// A conflict as a schematic shows it: what is broken gives way wholly, so that views do not shrink to nothing,
  /// and views whose places the log leaves open do not lie on each other.
  static func legible(_ solved: SolvedLayout, _ typesetter: Typesetter) -> SolvedLayout {
    var layout = solved.layout
    let broken = Set(solved.conflicts.compactMap(\.brokenConstraint))
    for index in broken.sorted(by: >) { layout.constraints.remove(at: index) }
    guard let first = try? LayoutEngine.solve(layout, typesetter: typesetter) else { return solved }
    layout = spread(first)
    let other = solution(of: layout, after: first, typesetter)
    // The canvas grows with its views.
    for frame in other.frames {
      layout.canvas.size.width = max(layout.canvas.size.width, frame.maxX.rounded(.up))
      layout.canvas.size.height = max(layout.canvas.size.height, frame.maxY.rounded(.up))
    }
    return solved.placed(as: solution(of: layout, after: other, typesetter))
  }

  /// The solution of a changed layout; the one before if nothing changed or it cannot be solved.
  private static func solution(
    of layout: Layout, after old: SolvedLayout, _ typesetter: Typesetter
  ) -> SolvedLayout {
    if layout == old.layout { return old }
    return (try? LayoutEngine.solve(layout, typesetter: typesetter)) ?? old
  }

  /// A layout in which views on others prefer to lie below all that lies before them in their superview; constraints
  /// come first.
  private static func spread(_ solved: SolvedLayout) -> Layout {
    var layout = solved.layout
    var bottoms: [Int: Double] = [:]
    for view in layout.views.indices.dropFirst() {
      guard let superview = layout.views[view].superview else { continue }
      var frame = solved.frameInSuperview(of: view)
      let isCovered = layout.views.indices.prefix(view).contains { other in
        let shared = solved.frames[other].intersection(solved.frames[view])
        return layout.views[other].superview == superview && shared.width > 0 && shared.height > 0
      }
      if isCovered, let bottom = bottoms[superview] {
        frame.y = bottom + LayoutConstraint.standardSpacing(toSuperview: false)
        layout.views[view].frame = frame
      }
      bottoms[superview] = max(bottoms[superview] ?? 0, frame.maxY)
    }
    return layout
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
