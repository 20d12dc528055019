import LayoutModel

extension Schematic.Box {
  /// The marks of the box, without its name.
  func marks(in frame: Rect, _ fills: ViewFills) -> [Mark] {
    let grounds = self.grounds(of: frame, fills)
    let line = Palette.frame.color(on: [mostCommon(of: grounds)])
    let layer = layer(in: frame)
    switch body {
    case .superview, .container, .plain, .field:
      return layer.fillMarks(frame, fill) + edges(frame, layer, line)
    case .filled(let color):
      if layer.borderWidth > 0 { return layer.fillMarks(frame, color) + layer.borderMarks(frame) }
      // A view in nearly the colour of what lies below it has a frame.
      let seen = grounds.map { color.over($0) }
      let edge = DynamicColor(
        light: zip(seen, grounds).allSatisfy { $0.light.isSeen(on: $1.light) }
          ? color.light : line.light,
        dark: zip(seen, grounds).allSatisfy { $0.dark.isSeen(on: $1.dark) }
          ? color.dark : line.dark)
      return layer.fillMarks(frame, color) + (edge == color ? [] : edges(frame, layer, edge))
    case .image:
      return layer.fillMarks(frame, Schematic.Measures.image) + cross(frame, layer)
        + edges(frame, layer, line)
    case .dashed:
      return layer.borderWidth > 0 ? layer.borderMarks(frame) : dashedFrame(frame, fills)
    }
  }

  /// The corners and the border as drawn: what is round in the layout is round, and corners and borders are as
  /// large as in the layout, if the box has room for them.
  func layer(in frame: Rect) -> LayerStyle {
    var drawn = layer
    let shorter = min(frame.width, frame.height)
    let isRound = layer.cornerRadius > 0 && layer.cornerRadius >= min(rect.width, rect.height) / 2
    drawn.cornerRadius =
      isRound
      ? shorter / 2 : min(layer.cornerRadius, Schematic.Measures.mostCornerShare * shorter)
    drawn.borderWidth = min(layer.borderWidth, Schematic.Measures.mostBorderShare * shorter)
    return drawn
  }

  /// The view's own border, or a frame of a colour with its corners.
  private func edges(_ frame: Rect, _ layer: LayerStyle, _ color: DynamicColor) -> [Mark] {
    if layer.borderWidth > 0 { return layer.borderMarks(frame) }
    let (radius, width) = (layer.radius(in: frame), Schematic.Measures.lineWidth)
    return radius > 0
      ? Mark.bordered(frame, radius: radius, .edge, border: color, width: width)
      : [Mark(.frame(frame, width: width), .edge, fill: color)]
  }

  /// What lies beside the box's four edges.
  private func grounds(of frame: Rect, _ fills: ViewFills) -> [DynamicColor] {
    [
      Point(x: frame.minX - 1, y: frame.midY), Point(x: frame.maxX + 1, y: frame.midY),
      Point(x: frame.midX, y: frame.minY - 1), Point(x: frame.midX, y: frame.maxY + 1),
    ].map { fills.color(at: $0) }
  }

  /// The colour at the most edges: a neighbour at one of them does not change the frame.
  private func mostCommon(of grounds: [DynamicColor]) -> DynamicColor {
    func count(_ ground: DynamicColor) -> Int { grounds.count { $0 == ground } }
    return grounds.dropFirst().reduce(grounds[0]) { count($1) > count($0) ? $1 : $0 }
  }

  private func cross(_ frame: Rect, _ layer: LayerStyle) -> [Mark] {
    let stroke = Stroke(color: Schematic.Measures.cross, width: Schematic.Measures.lineWidth)
    // A diagonal meets a round corner at this distance from both of its sides.
    let inset = 1 + layer.radius(in: frame) * (1 - 0.5.squareRoot())
    let (left, right) = (frame.minX + inset, frame.maxX - inset)
    let (top, bottom) = (frame.minY + inset, frame.maxY - inset)
    return [
      Mark(.polyline([Point(x: left, y: top), Point(x: right, y: bottom)]), stroke: stroke),
      Mark(.polyline([Point(x: right, y: top), Point(x: left, y: bottom)]), stroke: stroke),
    ]
  }

  /// Four dashed lines, each of which begins and ends with half a dash, so that the corners are whole.
  private func dashedFrame(_ frame: Rect, _ fills: ViewFills) -> [Mark] {
    let half = Schematic.Measures.lineWidth / 2
    let corners = frame.insetBy(half).corners
    return corners.indices.flatMap { side -> [Mark] in
      let line = Segment(from: corners[side], to: corners[(side + 1) % 4])
      let length = line.length
      return dashes(over: length).map { start, end in
        let color = Palette.frame.color(
          on: [fills.color(at: line.place(at: (start + end) / 2 / length))])
        return Mark(
          .segments([
            Segment(from: line.place(at: start / length), to: line.place(at: end / length))
          ]), .edge, stroke: Stroke(color: color, width: Schematic.Measures.lineWidth))
      }
    }
  }

  private func dashes(over length: Double) -> [(start: Double, end: Double)] {
    let (on, off) = (Schematic.Measures.boxDashes[0], Schematic.Measures.boxDashes[1])
    let half = Schematic.Measures.lineWidth / 2
    let count = max(1, (length / (on + off)).rounded())
    let factor = length / (count * (on + off))
    return (0...Int(count)).map { number in
      let middle = Double(number) * (on + off) * factor
      return (
        max(-half, middle - on * factor / 2), min(length + half, middle + on * factor / 2)
      )
    }
  }
}
