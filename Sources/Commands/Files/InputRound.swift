import Inputs

/// The inputs of one run.
struct InputRound {
  let loader: RecipeLoader
  /// All that the command line names.
  let named: [Input]
  /// The named inputs that this run works on.
  let all: [Input]
  /// The faults of the command line.
  private(set) var report: Report
  /// The inputs to work on.
  var inputs: [Input]

  /// A round of all inputs.
  /// - Parameter willRead: Receives each folder before it is read.
  init(
    _ plan: InputPlan, _ run: RunOptions, _ console: Console,
    willRead: @escaping (_ folder: String) -> Void = { _ in }
  ) {
    var report = Report(run)
    loader = RecipeLoader(plan, console)
    named = loader.inputs(&report, willRead: willRead)
    all = loader.part(of: named)
    self.report = report
    inputs = all
  }

  /// Reports names on the command line that no input has.
  /// - Returns: Whether all names exist.
  mutating func checkNames() -> Bool { loader.checkNames(in: named, &report) }
}
