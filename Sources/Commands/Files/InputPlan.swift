import FigureComposition
import Inputs
import Recipes

/// The inputs that a command reads, and the layouts that it takes from them.
struct InputPlan: Sendable {
  /// Recipes, guides and folders, as the user named them.
  private(set) var paths: [String]
  /// How the inputs are read.
  let reading: InputReader.Settings
  /// The part of the inputs to work on; nil for all.
  private(set) var shard: Shard?
  /// Whether faults that have one sure fix are fixed in the files.
  let appliesFixes: Bool
  /// Whether a folder can be without inputs.
  let allowsEmptyFolders: Bool
  let selection: LayoutSelection
  /// Words of the command line for marks, each a kind or a name that some layout has.
  let overlay: [String]
  /// The views and constraints on the command line that figures show selected, or explain.
  let selected: [String]
  /// The names of views on the command line that figures are cropped around.
  let cropped: [String]

  init(
    paths: [String], canvas: CanvasOptions = CanvasOptions(), _ run: RunOptions,
    appliesFixes: Bool = false, allowsEmptyFolders: Bool = false,
    selection: LayoutSelection? = nil,
    figures: FigureOptions = FigureOptions()
  ) throws(UsageError) {
    try canvas.check()
    (self.paths, shard) = (paths, run.shard)
    var reading = run.reading
    reading.fonts = canvas.fonts
    self.reading = reading
    self.appliesFixes = appliesFixes
    self.allowsEmptyFolders = allowsEmptyFolders
    (overlay, selected, cropped) = (
      figures.composition.overlay ?? [], figures.composition.selected ?? [],
      figures.composition.crop?.names ?? []
    )
    self.selection = selection ?? LayoutSelection(request: canvas.request)
  }

  /// Font files that come before the standard ones.
  var fonts: [String] { reading.fonts }

  /// Whether the command line names a state, a language, a view or a constraint.
  var namesParts: Bool {
    selection.request.states != nil || selection.request.languages != nil
      || !(overlay + selected + cropped).isEmpty
  }

  /// The same plan for other paths, and for all parts of them.
  func with(paths: [String]) -> InputPlan {
    var plan = self
    (plan.paths, plan.shard) = (paths, nil)
    return plan
  }
}
