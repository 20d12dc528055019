import LayoutModel

extension Schematic {
  /// Where everything is in a diagram, in points of the figure.
  ///
  /// The superview's upper left corner is the origin.
  struct Places: Sendable {
    private let coordinates: Coordinates
    private let positions: AxisPair<[Double]>
    private let flatLengths: [Extent: Double]
    /// The frame of each box as drawn.
    private(set) var frames: [Rect] = []

    init(
      _ model: Model, _ coordinates: Coordinates, positions: AxisPair<[Double]>,
      flatLengths: [Extent: Double]
    ) {
      self.coordinates = coordinates
      self.flatLengths = flatLengths
      // Whole half points keep lines sharp.
      self.positions = AxisPair { axis in positions[axis].map { ($0 * 2).rounded() / 2 } }
      for box in model.boxes.indices {
        let ranges = AxisPair { axis in
          let extent = Extent(axis: axis, box: box)
          return (
            start: position(of: extent.line(.near)) + model.inset(of: box, axis, .near),
            end: position(of: extent.line(.far)) - model.inset(of: box, axis, .far)
          )
        }
        let (x, y) = (ranges.horizontal, ranges.vertical)
        frames.append(Rect(x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start))
      }
    }

    /// Whether the figure would be larger than one can look at.
    var isTooLarge: Bool {
      let all = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
      return max(all.width, all.height) > Measures.longestSide
    }

    /// Where a line is on its axis.
    func position(of line: Line) -> Double {
      if !coordinates.has(line), line.place == .center {
        var (near, far) = (line, line)
        (near.place, far.place) = (.near, .far)
        return (position(of: near) + position(of: far)) / 2
      }
      let position = positions[line.axis][coordinates.number(of: line)]
      guard coordinates.isFlatEdge(line) else { return position }
      let half = (flatLengths[Extent(axis: line.axis, box: line.box)] ?? 0) / 2
      return line.place == .near ? position - half : position + half
    }

    /// Where a mark meets a line: the edge of a box as drawn, else the line.
    func edge(_ line: Line) -> Double {
      guard line.isOwnEdge else { return position(of: line) }
      let (start, end) = frames[line.box].range(line.axis)
      return line.place == .near ? start : end
    }

    /// Where the coordinate of a line is; for the edge of a box without a length its middle.
    /// - Parameter asDrawn: Whether the edge of a box counts where the box is drawn.
    func coordinate(_ line: Line, asDrawn: Bool = true) -> Double {
      if coordinates.isFlatEdge(line) { return positions[line.axis][coordinates.number(of: line)] }
      return asDrawn ? edge(line) : position(of: line)
    }

    /// The extent of a line's box across the line's axis, a bit less in the superview and at guides.
    func extent(_ line: Line) -> (start: Double, end: Double) {
      let (start, end) = frames[line.box].range(line.axis.across)
      let inset = line.box == 0 || line.guide != nil ? 3.5 : 0
      return (start + inset, end - inset)
    }

    func has(_ line: Line) -> Bool { coordinates.has(line) }

    /// Whether two lines are at one place.
    func areOne(_ first: Line, _ second: Line) -> Bool {
      coordinates.areOne(first, second)
    }
  }
}
