package import FigureChoices
package import LayoutModel

extension Figure {
  /// The figure of a layout with its emphasis and its crop, before others are set around it.
  package func applying(_ settings: FigureSettings, to layout: Layout) -> Figure {
    var figure = self
    figure.emphasize(Set(settings.emphasis.flatMap(layout.parts)))
    if let area = area(of: settings, in: layout) { figure.bounds = area }
    return figure
  }

  /// Whether there is something of the figure in the crop of its settings; else it is shown as a whole.
  package func hasCrop(of settings: FigureSettings, in layout: Layout) -> Bool {
    settings.crop == nil || area(of: settings, in: layout) != nil
  }

  /// What a crop shows, made larger to whole points; nil without a crop, or if that is nothing.
  private func area(of settings: FigureSettings, in layout: Layout) -> Rect? {
    let rect: Rect
    switch settings.crop {
    case .rect(let part)?: rect = part
    case .around(let names, let margin)?:
      let parts = Set(names.flatMap(layout.parts))
      let frames = groups.filter { $0.part.map(parts.contains) ?? false }.compactMap(\.frame)
      guard let first = frames.first else { return nil }
      rect = frames.dropFirst().reduce(first) { $0.union($1) }.insetBy(-margin)
    case nil: return nil
    }
    guard rect.width > 0, rect.height > 0 else { return nil }
    let left = max(bounds.minX, rect.minX.rounded(.down))
    let top = max(bounds.minY, rect.minY.rounded(.down))
    let right = min(bounds.maxX, rect.maxX.rounded(.up))
    let bottom = min(bounds.maxY, rect.maxY.rounded(.up))
    guard right > left, bottom > top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Dims all groups but those of some parts, the ground and the root; does nothing without parts.
  private mutating func emphasize(_ parts: Set<LayoutPart>) {
    if parts.isEmpty { return }
    for layer in layers.indices {
      for group in layers[layer].groups.indices {
        let part = layers[layer].groups[group].part
        let isGround = layers[layer].groups[group].classes.contains("ib-ground")
        if isGround || part == .view(0) || part.map(parts.contains) ?? false { continue }
        layers[layer].groups[group].marks = layers[layer].groups[group].marks.map(\.dimmed)
      }
    }
  }
}

extension Mark {
  /// The mark in colours that are nearly those of the ground.
  fileprivate var dimmed: Mark {
    var shape = shape
    if case .symbol(var symbol, let place) = shape {
      symbol.name += "-dimmed"
      symbol.marks = symbol.marks.map(\.dimmed)
      shape = .symbol(symbol, at: place)
    }
    let fill = fill.map { paint -> Paint in
      switch paint {
      case .color(let color): .color(color.dimmed)
      case .gradient(let top, let bottom): .gradient(top: top.dimmed, bottom: bottom.dimmed)
      }
    }
    let stroke = stroke.map { stroke in
      Stroke(color: stroke.color.dimmed, width: stroke.width, dashes: stroke.dashes)
    }
    return Mark(shape, fill: fill, stroke: stroke)
  }
}

extension DynamicColor {
  fileprivate var dimmed: DynamicColor {
    let ground = Theme().background
    return DynamicColor(light: light.mixed(with: ground.light), dark: dark.mixed(with: ground.dark))
  }
}

extension Color {
  /// A quarter of the colour and three quarters of the ground.
  fileprivate func mixed(with ground: Color) -> Color {
    func mixed(_ own: UInt8, _ other: UInt8) -> UInt8 { UInt8((Int(own) + 3 * Int(other) + 2) / 4) }
    return Color(
      red: mixed(red, ground.red), green: mixed(green, ground.green),
      blue: mixed(blue, ground.blue), alpha: alpha)
  }
}
