import LayoutModel

extension Palette {
  private static let white = DynamicColor(0xFFFFFF)
  private static let black = DynamicColor(0x231F20)
  private static let plain = DynamicColor(0x000000, dark: 0xFFFFFF)
  private static let inverse = DynamicColor(0xFFFFFF, dark: 0x000000)

  /// Of the lines of a diagram's constraints.
  static let constraint = Palette(colors: [DynamicColor(0x0078D7, dark: 0x1E9BFF), white, black])
  /// Of a constraint whose items have no determined or no possible place: a finding is red on each ground.
  static let fault = Palette(colors: [DynamicColor(0xD0021B, dark: 0xFF6961)], hasRims: true)
  static let center = Palette(colors: [plain, inverse], others: constraint.colors)
  /// Of the frame of a box, a guide or a leader line.
  static let frame = Palette(
    colors: [
      DynamicColor(0x808080, dark: 0x8E8E93), DynamicColor(0x6B6B6B, dark: 0xAEAEB2), white, black,
    ])
  static let text = Palette(colors: [plain, inverse], least: 4.5)
  static let button = Palette(
    colors: [DynamicColor(0x0060C0, dark: 0x64B5FF)] + text.colors, least: 4.5)
}

extension ViewFills {
  /// What the boxes of a diagram fill, with their borders.
  init(_ boxes: [Schematic.Box], _ frames: [Rect]) {
    self.init(ground: Theme().background)
    for (box, frame) in zip(boxes, frames) {
      let layer = box.layer(in: frame)
      if let fill = box.fill {
        add(Shape.roundedRect(frame, radius: layer.radius(in: frame)), fill)
      }
      addBorder(of: layer, in: frame)
    }
  }

  /// The colour of a text that covers a rectangle.
  ///
  /// Where no colour is readable on all that lies there, the text stands on a plate.
  func text(in rect: Rect, _ palette: Palette) -> (color: DynamicColor, plate: DynamicColor?) {
    let middle = color(under: rect)
    let grounds = (rect.corners.map { color(at: $0) } + [middle]).map { [$0] }
    let ink = palette.color(on: grounds)
    return palette.shows(ink, on: grounds) ? (ink, nil) : (palette.color(on: [middle]), middle)
  }
}
