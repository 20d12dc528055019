/// The record of an ``Elimination``, to undo it, or to repeat it with other constants.
///
/// Row `t` became `t - (factor / pivot of d) · (row d as it was when it was used up)` for each
/// definition `d` put into it.
struct EliminationFactors {
  /// The coefficient that each definition's row was divided by.
  private(set) var pivots: [Double] = []
  /// The substitutions, in order.
  private(set) var steps: [Step] = []
  /// The last step of each row, -1 if there is none.
  private var lastSteps: [Int32]

  /// A definition was put into a row.
  struct Step {
    var row: Int32
    var definition: Int32
    var factor: Double
    /// The step of the same row before this one, -1 if there is none.
    var previous: Int32
  }

  init(rowCount: Int) {
    lastSteps = Array(repeating: -1, count: rowCount)
  }

  mutating func appendPivot(_ pivot: Double) {
    pivots.append(pivot)
  }

  /// Notes that the last definition was put into a row that had `factor` times its variable.
  @inline(__always)
  mutating func appendStep(inRow row: Int, _ factor: Double) {
    steps.append(
      Step(
        row: Int32(row), definition: Int32(pivots.count - 1), factor: factor,
        previous: lastSteps[row]))
    lastSteps[row] = Int32(steps.count - 1)
  }

  /// The multiple of a step's definition that was subtracted from the step's row.
  @inline(__always)
  func share(of step: Step) -> Double { step.factor / pivots[Int(step.definition)] }

  /// Calls `body` with each definition put into a row and its share, the last one first.
  @inline(__always)
  func forEachStep(ofRow row: Int, _ body: (_ definition: Int, _ share: Double) -> Void) {
    var index = Int(lastSteps[row])
    while index >= 0 {
      let step = steps[index]
      body(Int(step.definition), share(of: step))
      index = Int(step.previous)
    }
  }
}
