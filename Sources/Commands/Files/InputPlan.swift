import LayoutModel
import Recipes

/// The inputs that a command reads, and the layouts that it takes from them.
struct InputPlan: Sendable {
  /// Recipes, guides and folders, as the user named them.
  private(set) var paths: [String]
  /// Font files that come before the standard ones.
  let fonts: [String]
  /// The part of the inputs to work on; nil for all.
  private(set) var shard: Shard?
  /// Whether faults that have one sure fix are fixed in the files.
  let appliesFixes: Bool
  /// Folders whose files any recipe can include.
  let allowedFolders: [String]
  /// The folder of the files that a recipe on standard input names; nil without one.
  let base: String?
  /// The format of the inputs that the command line names; nil if their endings and contents show it.
  let format: InputFormat?
  /// Whether a folder can be without inputs.
  let allowsEmptyFolders: Bool
  let selection: LayoutSelection
  /// Words of the command line for marks, each a kind or a name that some layout has.
  let overlay: [String]
  /// The names of views on the command line that figures are cropped around.
  let cropped: [String]

  init(
    paths: [String], canvas: CanvasOptions = CanvasOptions(), _ run: RunOptions,
    appliesFixes: Bool = false, allowsEmptyFolders: Bool = false,
    selection: LayoutSelection? = nil,
    figures: FigureOptions = FigureOptions()
  ) throws(UsageError) {
    try canvas.check()
    (self.paths, fonts, shard) = (paths, canvas.fonts, run.shard)
    (allowedFolders, base, format) = (run.allowedFolders, run.base, run.format)
    self.appliesFixes = appliesFixes
    self.allowsEmptyFolders = allowsEmptyFolders
    (overlay, cropped) = (figures.overlay ?? [], figures.crop?.names ?? [])
    self.selection = selection ?? LayoutSelection(request: canvas.request)
  }

  /// Whether the command line names a state, a language, a view or a constraint.
  var namesParts: Bool {
    selection.request.states != nil || selection.request.languages != nil
      || !(overlay + cropped).isEmpty
  }

  /// The same plan for other paths, and for all parts of them.
  func with(paths: [String]) -> InputPlan {
    var plan = self
    (plan.paths, plan.shard) = (paths, nil)
    return plan
  }
}

/// The layouts of a recipe that a command works on, and their arrangement in figures.
struct LayoutSelection: Hashable, Sendable {
  var request: CanvasRequest
  /// The layouts that stand side by side; nil if each has its own figure.
  var row: RowKind?

  /// The layouts of each figure, each layout in one figure alone.
  func rows(of recipe: Recipe) -> [[Layout]] {
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
