import LayoutModel

extension Schematic {
  /// How deep inside others at its place each line lies: edges of a view and of a view that holds it, which
  /// are one in the layout, are apart in a diagram.
  struct Nesting: Sendable {
    /// By their depth; the upper and left edges lie after those around them, the others before.
    private(set) var levels: [Line: Int] = [:]

    /// Ties between views of which neither holds the other can ask for more depth again and again.
    private static let rounds = 12

    init(_ lines: Set<Line>, _ model: Model) {
      var around: [Line: [Line]] = [:]
      var depths: [Line: Int] = [:]
      for line in lines {
        let holders = line.isEdge ? Nesting.holders(of: line, model) : []
        depths[line] = holders.count
        around[line] = holders.filter(lines.contains)
      }
      let ties = Nesting.ties(in: lines, model)
      levels = (Nesting.deepened(depths, around, ties) ?? depths).reduce(into: [:]) {
        $0[$1.key] = $1.key.place == .far ? -$1.value : $1.value
      }
    }

    /// The same edges of the views that hold a line's box, where they lie at the line.
    private static func holders(of line: Line, _ model: Model) -> [Line] {
      guard line.guide == nil else { return [] }
      return model.boxes[line.box].ancestors.map {
        Extent(axis: line.axis, box: $0).line(line.place)
      }.filter { (model.value($0) - model.value(line)).magnitude < Model.tolerance }
    }

    /// The same edges that constraints tie, of views neither of which holds the other.
    private static func ties(in lines: Set<Line>, _ model: Model) -> [(Line, Line)] {
      model.ties.compactMap { tie in
        guard case .places(let first, let second) = tie.sides, first.isEdge,
          first.place == second.place, lines.contains(first), lines.contains(second),
          (model.value(first) - model.value(second)).magnitude < Model.tolerance
        else { return nil }
        let isNested =
          model.holds(first.box, second.box) && first.guide == nil
          || model.holds(second.box, first.box) && second.guide == nil
        return isNested ? nil : (first, second)
      }
    }

    /// Depths at which tied lines are one, and each line lies inside those around it; nil if there are none.
    private static func deepened(
      _ depths: [Line: Int], _ around: [Line: [Line]], _ ties: [(Line, Line)]
    ) -> [Line: Int]? {
      var depths = depths
      for _ in 0..<rounds {
        var hasChanged = false
        func deepen(_ line: Line, to depth: Int) {
          if depths[line] ?? 0 < depth { (depths[line], hasChanged) = (depth, true) }
        }
        for (first, second) in ties {
          let depth = max(depths[first] ?? 0, depths[second] ?? 0)
          deepen(first, to: depth)
          deepen(second, to: depth)
        }
        for (line, holders) in around {
          if let depth = holders.map({ depths[$0] ?? 0 }).max() { deepen(line, to: depth + 1) }
        }
        if !hasChanged { return depths }
      }
      return nil
    }
  }
}
