/// What an elimination did to its rows, so that it can be done again to other constants.
struct EliminationSteps {
  /// A row had a multiple of another subtracted: `target -= factor · source`.
  struct Step {
    var target: Int32
    var source: Int32
    var factor: Double
  }

  /// The subtractions, in the order they were made.
  private(set) var steps: [Step] = []
  /// What the row of each definition was divided by.
  var pivots: [Double] = []

  /// Notes that the variable just defined was replaced in a row, where it had this coefficient.
  mutating func append(target: Int, source: Int, _ coefficient: Double) {
    steps.append(
      Step(
        target: Int32(target), source: Int32(source),
        factor: coefficient / pivots[pivots.count - 1]))
  }
}
