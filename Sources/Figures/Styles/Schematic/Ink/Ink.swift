import LayoutModel

extension Schematic {
  /// The colours of lines and texts on what lies below them, in both appearances.
  struct Ink {
    /// The purposes of lines, by the colours that are tried for them.
    enum Purpose {
      case constraint
      /// Of a constraint whose items have no determined or no possible place.
      case fault
      case center
      /// The frame of a box, a guide or a leader line.
      case frame

      fileprivate var light: [UInt32] {
        switch self {
        case .constraint: [0x0078D7, 0xFFFFFF, 0x231F20]
        case .fault: [0xD0021B, 0xFFFFFF, 0x231F20]
        case .center: [0x000000, 0xFFFFFF]
        case .frame: [0x808080, 0x6B6B6B, 0xFFFFFF, 0x231F20]
        }
      }

      fileprivate var dark: [UInt32] {
        switch self {
        case .constraint: [0x1E9BFF, 0xFFFFFF, 0x231F20]
        case .fault: [0xFF6961, 0xFFFFFF, 0x231F20]
        case .center: [0xFFFFFF, 0x000000]
        case .frame: [0x8E8E93, 0xAEAEB2, 0xFFFFFF, 0x231F20]
        }
      }
    }

    /// What a box covers with a colour: all of it, or its border.
    private struct Fill {
      var frame: Rect
      var radius = 0.0
      /// What a border leaves free.
      var hole: Rect?
      var color: DynamicColor

      func covers(_ point: Point) -> Bool {
        frame.holds(point, radius: radius) && !(hole?.holds(point) ?? false)
      }
    }

    private let fills: [Fill]

    init(_ boxes: [Box], _ frames: [Rect]) {
      fills = zip(boxes, frames).flatMap { box, frame in
        let layer = box.layer(in: frame)
        let radius = layer.radius(in: frame)
        let border = layer.borderWidth > 0 ? layer.borderColor ?? DynamicColor(0x000000) : nil
        return (box.fill.map { [Fill(frame: frame, radius: radius, color: $0)] } ?? [])
          + (border.map {
            [Fill(frame: frame, radius: radius, hole: frame.insetBy(layer.borderWidth), color: $0)]
          } ?? [])
      }
    }

    /// What lies below a point.
    /// - Parameter count: How many fills count, from the back.
    func ground(at point: Point, below count: Int = .max) -> DynamicColor {
      fills.prefix(count).reduce(Theme().background) { ground, fill in
        fill.covers(point) ? fill.color.over(ground) : ground
      }
    }

    func color(_ purpose: Purpose, on grounds: [DynamicColor]) -> DynamicColor {
      let color = DynamicColor(
        light: Self.first(of: purpose.light.map { Color($0) }, on: grounds.map(\.light), least: 3),
        dark: Self.first(of: purpose.dark.map { Color($0) }, on: grounds.map(\.dark), least: 3))
      guard case .center = purpose else { return color }
      // Where other lines are not blue, a centre line is as they are.
      let other = self.color(.constraint, on: grounds)
      return DynamicColor(
        light: other.light == Color(Purpose.constraint.light[0]) ? color.light : other.light,
        dark: other.dark == Color(Purpose.constraint.dark[0]) ? color.dark : other.dark)
    }

    /// The first colour that is seen on all grounds, else the one that is seen best on the worst.
    private static func first(of colors: [Color], on grounds: [Color], least: Double) -> Color {
      func worst(_ color: Color) -> Double { grounds.map(color.contrast).min() ?? 21 }
      return colors.first { worst($0) >= least }
        ?? colors.max { worst($0) < worst($1) } ?? colors[0]
    }

    /// The colour of a text that covers a rectangle.
    ///
    /// Where no colour is readable on all that lies there, the text stands on a plate.
    func text(
      in rect: Rect, isButton: Bool
    ) -> (color: DynamicColor, plate: DynamicColor?) {
      let middle = ground(at: Point(x: rect.midX, y: rect.midY))
      let grounds = rect.corners.map { ground(at: $0) } + [middle]
      let color = textColor(on: grounds, isButton: isButton)
      let isReadable = grounds.allSatisfy {
        color.light.contrast(to: $0.light) >= 4.5 && color.dark.contrast(to: $0.dark) >= 4.5
      }
      return isReadable ? (color, nil) : (textColor(on: [middle], isButton: isButton), middle)
    }

    private func textColor(on grounds: [DynamicColor], isButton: Bool) -> DynamicColor {
      let light: [UInt32] = isButton ? [0x0060C0, 0x000000, 0xFFFFFF] : [0x000000, 0xFFFFFF]
      let dark: [UInt32] = isButton ? [0x64B5FF, 0xFFFFFF, 0x000000] : [0xFFFFFF, 0x000000]
      return DynamicColor(
        light: Self.first(of: light.map { Color($0) }, on: grounds.map(\.light), least: 4.5),
        dark: Self.first(of: dark.map { Color($0) }, on: grounds.map(\.dark), least: 4.5))
    }

    /// A part of a line, in one colour that is seen on what lies below.
    struct Piece {
      var stroke: MarkStroke
      var color: DynamicColor
      /// What is below its edges, where a finding's red alone is not seen.
      var rim: DynamicColor?
    }

    /// A line in pieces; what lies below both sides of it counts.
    func pieces(_ purpose: Purpose, _ stroke: MarkStroke) -> [Piece] {
      var places = [stroke.start, stroke.end]
      for fill in fills where stroke.hits(fill.frame, larger: 1) {
        let (start, end) = fill.frame.range(stroke.axis)
        let inner = fill.hole.map { $0.range(stroke.axis) } ?? (start, end)
        places += [start, end, inner.0, inner.1].filter { stroke.start < $0 && $0 < stroke.end }
      }
      places.sort()
      var pieces: [Piece] = []
      for (start, end) in zip(places, places.dropFirst()) where end > start {
        let half = Measures.lineWidth / 2
        let grounds = [-half, half].map {
          ground(at: stroke.axis.point((start + end) / 2, stroke.cross + $0))
        }
        let (color, rim) = paint(purpose, on: grounds)
        if let last = pieces.last, last.color == color, last.rim == rim {
          pieces[pieces.count - 1].stroke.end = end
        } else {
          pieces.append(
            Piece(
              stroke: MarkStroke(stroke.axis, start, end, at: stroke.cross, stroke.role),
              color: color, rim: rim))
        }
      }
      return pieces
    }

    /// The colour of a line, and of its rim: a finding is red on each ground.
    func paint(
      _ purpose: Purpose, on grounds: [DynamicColor]
    ) -> (color: DynamicColor, rim: DynamicColor?) {
      let color = color(purpose, on: grounds)
      guard case .fault = purpose else { return (color, nil) }
      let red = DynamicColor(purpose.light[0], dark: purpose.dark[0])
      if color == red { return (color, nil) }
      return (
        red,
        DynamicColor(
          light: color.light == red.light ? grounds[0].light : Color(0xFFFFFF),
          dark: color.dark == red.dark ? grounds[0].dark : Color(0x000000))
      )
    }
  }
}
