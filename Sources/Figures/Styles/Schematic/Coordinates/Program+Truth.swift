import ConstraintSolver
import LayoutModel

/// What is long in the layout is long in the diagram.
extension Schematic.Program {
  private typealias Extent = Schematic.Extent
  private typealias Measures = Schematic.Measures

  /// A length of the diagram with its length in the layout.
  private struct Measured {
    var length: Double
    var drawn: LinearExpression
  }

  /// Long stretches are no shorter than short gaps with constraints, and large views than small ones.
  mutating func appendTruth(_ axis: Axis) {
    let stretches = needs.stretches.all[axis]
    let gaps = stretches.filter { $0.isMeasured && $0.length > 0 }.map(measured)
    let long = stretches.filter { $0.length >= Measures.longStretch }.map(measured)
    append(long, noShorterThan: gaps, .stretch) { $0 / Measures.shortGap }
    let sizes = needs.stretches.boxes.filter {
      !coordinates.isFlat($0, axis) && !model.isHairline($0, axis)
    }.map { box in
      Measured(length: model.length(of: box, axis), drawn: size(Extent(axis: axis, box: box)))
    }
    let large = sizes.filter { $0.length >= Measures.leastUnlike }
    append(large, noShorterThan: sizes, .size) { min($0 / 2, $0 - Measures.leastUnlike) }
  }

  private func measured(_ stretch: Schematic.Stretches.Stretch) -> Measured {
    Measured(length: stretch.length, drawn: place(stretch.to) - place(stretch.from))
  }

  /// Rows that keep each of some lengths at least as long as all others that are no longer than a limit in the layout.
  ///
  /// A variable for each short length is at least as large as it and all shorter ones, so that there are as many rows
  /// as lengths and not as pairs.
  private mutating func append(
    _ long: [Measured], noShorterThan short: [Measured], _ level: Level,
    upTo limit: (Double) -> Double
  ) {
    let most = long.map { limit($0.length) }.max() ?? 0
    let short = short.filter { $0.length <= most }.sorted { $0.length < $1.length }
    var bounds: [LinearExpression] = []
    for one in short {
      let bound = addVariable()
      append(bound - one.drawn, .greaterThanOrEqual, .needs)
      if let last = bounds.last { append(bound - last, .greaterThanOrEqual, .needs) }
      bounds.append(bound)
    }
    for one in long {
      let count = short.prefix { $0.length <= limit(one.length) }.count
      if count > 0 { append(one.drawn - bounds[count - 1], .greaterThanOrEqual, level) }
    }
  }
}
