import LayoutModel

extension Schematic {
  /// Makes the marks of a diagram, each with its candidates.
  struct Marks {
    let model: Model
    let places: Places
    let lanes: Lanes

    /// The marks of all ties, those of sizes that are equal first.
    func all() -> [ConstraintMark] {
      var marks = classes()
      for (index, tie) in model.ties.enumerated() where !tie.isEqualSize(in: model.boxes) {
        switch tie.sides {
        case .sizes(let first, let second):
          marks.append(size([index], first, .sizes(-1 - index, first.axis)))
          guard let second, second != first, !isDimension(second) else { continue }
          marks.append(size([index], second, .sizes(-1 - index, second.axis)))
        case .places(let first, let second):
          marks.append(
            places.isBar(first, second)
              ? distance(index, first, second) : line(index, first, second))
        }
      }
      return inSeries(marks)
    }

    /// Whether a size is measured outside the figure: the superview's.
    func isDimension(_ extent: Extent) -> Bool { extent.box == 0 || extent.guide != nil }

    /// The places of numbers in a row beside a bar that is too short to have them on it; nil of longer ones.
    func numbersAside(of ties: [Int], at bar: MarkStroke) -> [[Point]]? {
      let (tie, count) = (model.ties[ties[0]], ties.count)
      let room = bar.end - bar.start - Measures.callout * Double(count)
      guard room < Measures.leastBar(of: tie) else { return nil }
      return [1.0, -1].map { bar.numbers(count, aside: $0) }
    }

    /// What is wrong with a number at a share of its bar.
    func offMiddle(_ share: Double, of bar: MarkStroke) -> Tally {
      share == 0.5
        ? .zero : Tally(.tooShort, distance: (share - 0.5).magnitude * (bar.end - bar.start))
    }

    /// Places between two ends, the one in the middle first.
    static func spread(
      from start: Double, to end: Double, count: Int, inset: Double
    ) -> [Double] {
      let middle = (start + end) / 2
      guard end - start > 2 * inset, count > 1 else { return [middle] }
      let step = (end - start - 2 * inset) / Double(count - 1)
      // In whole numbers, so that places as far from the middle have one order in all views.
      let order = (0..<count).sorted { a, b in
        let (near, far) = ((2 * a - count + 1).magnitude, (2 * b - count + 1).magnitude)
        return near == far ? a > b : near < far
      }
      return order.map { start + inset + step * Double($0) }
    }
  }
}
