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

    /// A bar of ties, with heads if they are inequalities.
    func bar(
      of ties: [Int], _ axis: Axis, _ start: Double, _ end: Double, at cross: Double
    ) -> MarkStroke {
      let hasHeads = model.ties[ties[0]].isInequality
      return MarkStroke(axis, start, end, at: cross, .bar, hasHeads: hasHeads)
    }

    /// The places of a bar with its numbers: at shares of it, or in a row beside it if it is too short for that.
    /// - Parameters:
    ///   - slot: What is the same in places of a class that stand alike.
    ///   - numbers: The middles of the numbers at a share; nil where they have no room.
    func candidates(
      of ties: [Int], on strokes: [MarkStroke], _ tally: Tally, slot: Int, _ shares: [Double],
      _ numbers: (Double) -> [Point]?
    ) -> [Candidate] {
      let (bar, count) = (strokes[0], ties.count)
      if bar.length - Measures.callout * Double(count) < Measures.leastBar(of: model.ties[ties[0]])
      {
        return [1.0, -1].enumerated().map {
          Candidate(strokes, bar.numbers(count, aside: $1), tally, look: slot * 8 + $0)
        }
      }
      return shares.enumerated().compactMap { index, share in
        let off = (share - 0.5).magnitude
        let wrong = off == 0 ? Tally.zero : Tally(.tooShort, distance: off * bar.length)
        return numbers(share).map {
          Candidate(strokes, $0, tally + wrong, look: slot * 8 + index)
        }
      }
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
