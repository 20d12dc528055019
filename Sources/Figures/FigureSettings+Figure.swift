package import FigureChoices
package import LayoutModel

extension Figure {
  /// The figure of a layout with its emphasis and its crop, before others are set around it.
  ///
  /// An outline has its crop from the start: ``FigureRequest/crop``.
  /// - Parameter content: The part that a crop to the content shows; by default that of ``contentArea(of:in:)``.
  package func applying(
    _ settings: FigureSettings, to solved: SolvedLayout, in style: FigureStyle = .canvas,
    content: Rect? = nil
  ) -> Figure {
    if style.traits.explains != nil { return self }
    var figure = self
    figure.emphasize(Set(settings.emphasis.flatMap(LayoutParts(solved.layout).parts)))
    guard let crop = settings.crop else { return figure }
    if crop == .content {
      if style.traits.crop == .views {
        // In a row, diagrams keep their scale and their ends.
        if content == nil { figure.cropDiagramToContent(of: CanvasLayout(solved)) }
      } else if let area = content ?? figure.contentArea(of: solved, in: style) {
        figure.crop(to: area, nil, isExact: false)
      }
      return figure
    }
    guard let views = CroppedViews(crop, in: CanvasLayout(solved)) else { return figure }
    switch style.traits.crop {
    case .area:
      if let area = wholePoints(views.area) { figure.crop(to: area, views, isExact: crop.isRect) }
    case .views:
      if let area = area(of: views) { figure.crop(to: area, views, isExact: false) }
    case .lines, .none: break
    }
    return figure
  }

  /// Whether there is something of the figure in the crop of its settings; else it is shown as a whole.
  package func hasCrop(
    of settings: FigureSettings, in solved: SolvedLayout, _ style: FigureStyle
  ) -> Bool {
    guard let crop = settings.crop, crop != .content else { return true }
    guard let views = CroppedViews(crop, in: CanvasLayout(solved)) else { return false }
    return switch style.traits.crop {
    case .area: wholePoints(views.area) != nil
    case .views: area(of: views) != nil
    case .lines, .none: true
    }
  }

  /// What shows the views of a crop as a whole, made larger to whole points; nil if that is nothing.
  private func area(of views: CroppedViews) -> Rect? {
    views.area(in: groups.map { ($0.part, $0.frame) }).flatMap(wholePoints)
  }

  /// A part of the figure with its edges on whole points; nil if it is empty.
  func wholePoints(_ rect: Rect) -> Rect? {
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
        if part == .view(0) || part.map(parts.contains) ?? false { continue }
        layers[layer].groups[group].marks = layers[layer].groups[group].marks.map {
          $0.role == .ground ? $0 : $0.dimmed
        }
      }
    }
  }
}

extension FigureSettings.Crop {
  fileprivate var isRect: Bool { if case .rect = self { true } else { false } }
}

extension Mark {
  /// The mark in colours that are nearly those of the ground.
  fileprivate var dimmed: Mark { recolored("dimmed", \.dimmed) }
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
