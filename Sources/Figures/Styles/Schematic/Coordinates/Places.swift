import LayoutModel

extension Schematic {
  /// Where everything is in a diagram, in points of the figure.
  ///
  /// The superview's upper left corner is the origin.
  struct Places: Sendable {
    let coordinates: Coordinates
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
        let (x, y) = (Extent(axis: .horizontal, box: box), Extent(axis: .vertical, box: box))
        let (left, top) = (position(of: x.line(.near)), position(of: y.line(.near)))
        frames.append(
          Rect(
            x: left, y: top, width: position(of: x.line(.far)) - left,
            height: position(of: y.line(.far)) - top))
      }
    }

    /// Whether the figure would be larger than one can look at.
    var isTooLarge: Bool { max(span.width, span.height) > Measures.longestSide }

    /// From the first coordinates to the last ones.
    var span: Size {
      let lengths = AxisPair { axis in
        (positions[axis].max() ?? 0) - (positions[axis].min() ?? 0)
      }
      return Size(width: lengths.horizontal, height: lengths.vertical)
    }

    /// Where a line is on its axis.
    func position(of line: Line) -> Double {
      if !coordinates.has(line), line.place == .center {
        var (near, far) = (line, line)
        (near.place, far.place) = (.near, .far)
        return (position(of: near) + position(of: far)) / 2
      }
      let length = flatLengths[Extent(axis: line.axis, box: line.box)] ?? 0
      return positions[line.axis][coordinates.number(of: line)]
        + coordinates.flatShare(of: line) * length
    }

    /// The extent of a line's box across the line's axis, a bit less in the superview and at guides.
    func extent(_ line: Line) -> (start: Double, end: Double) {
      let (start, end) = frames[line.box].range(line.axis.across)
      let inset = line.box == 0 || line.guide != nil ? 3.5 : 0
      return (start + inset, end - inset)
    }

    func has(_ line: Line) -> Bool { coordinates.has(line) }

    /// Whether two lines have one place in the diagram.
    func areOne(_ first: Line, _ second: Line) -> Bool {
      coordinates.areOne(first, second)
    }

    /// Whether two lines have one place in the layout.
    func areAtOnePlace(_ first: Line, _ second: Line) -> Bool {
      coordinates.areAtOnePlace(first, second)
    }

    /// Whether a constraint between two places is drawn as a bar, and not as a line.
    func isBar(_ first: Line, _ second: Line) -> Bool {
      !areAtOnePlace(first, second)
        || (position(of: first) - position(of: second)).magnitude
          >= Measures.leastBar + Measures.barEnds
    }
  }
}
