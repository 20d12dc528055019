package import FigureChoices
import LayoutModel

extension Figure {
  /// The figure with a project's colours in place of ibar's own; what a status or a view shows stays.
  package func colored(_ colors: MarkColors) -> Figure {
    if colors == MarkColors() { return self }
    var figure = self
    let painter = MarkPainter(colors, fills(on: colors.color(\.ground, Theme().background)))
    for layer in layers.indices {
      for group in layers[layer].groups.indices {
        figure.layers[layer].groups[group].marks = layers[layer].groups[group].marks.map {
          painter.painted($0)
        }
      }
    }
    return figure
  }

  private func fills(on ground: DynamicColor) -> ViewFills {
    var fills = ViewFills(ground: ground)
    for group in groups {
      fills.add(
        group.marks.filter { [.picture, .area, .track, .system, .screen].contains($0.role) })
    }
    return fills
  }
}

/// Gives marks the colours of a project.
private struct MarkPainter {
  private let colors: MarkColors
  private let fills: ViewFills

  private static let lines: Set<DynamicColor> = [
    Theme().colors(for: .satisfied).line, Theme().colors(for: .satisfied).badge,
    Theme().colors(for: .satisfied).pillTop, Palette.constraint.colors[0],
  ]
  private static let texts: Set<DynamicColor> = [
    ConstraintLegend.text, FigureCaption.color, FigureRow.text, CalloutMarks.text,
  ]

  /// A line is no less seen for a stretch that is shorter, in points.
  private static let leastPart = 16.0

  init(_ colors: MarkColors, _ fills: ViewFills) {
    (self.colors, self.fills) = (colors, fills)
  }

  func painted(_ mark: Mark) -> Mark {
    switch mark.role {
    case .ground: return painted(mark, [Theme().background], \.ground)
    case .number: return paintedDisc(mark, [NumberDisc.color], \.number, NumberDisc.color)
    case .caption, .callout: return painted(mark, Self.texts, \.text)
    case .stem, .cap, .lead, .alignment, .baseline, .center:
      let grounds = grounds(of: mark)
      let line = colors.color(\.line, Self.own(of: mark))
      let choice = Palette(
        colors: [line, Theme().glyph, Theme().shadow], isSeenAtOneSide: true)
      let seen = choice.color(on: grounds)
      return mark.recolored("themed") { Self.lines.contains($0) ? seen : $0 }
    case .sign, .pill:
      return paintedDisc(mark, Self.lines, \.line, Theme().colors(for: .satisfied).badge)
    case .plate: return painted(mark, Self.lines, \.line)
    case .picture, .area, .letters, .name, .label, .knob, .track, .edge, .rim, .leader,
      .dot,
      .handle, .pattern, .system, .screen:
      return mark
    }
  }

  /// The colours at the sides of a line, without those of short stretches.
  private func grounds(of mark: Mark) -> [[DynamicColor]] {
    let parts = mark.segments.flatMap(fills.parts)
    let long = parts.filter { $0.segment.length >= Self.leastPart }
    return (long.isEmpty ? parts : long).map(\.colors)
  }

  /// The colour of ibar's own that a line has.
  private static func own(of mark: Mark) -> DynamicColor {
    mark.stroke.map(\.color).flatMap { lines.contains($0) ? $0 : nil }
      ?? Theme().colors(for: .satisfied).line
  }

  /// A disc whose letters are white, or black where white would not be read.
  private func paintedDisc(
    _ mark: Mark, _ own: Set<DynamicColor>, _ side: KeyPath<MarkColors.Side, Color?>,
    _ disc: DynamicColor
  ) -> Mark {
    let white = Theme().glyph
    let letters = Palette(colors: [white, Theme().shadow]).color(on: [colors.color(side, disc)])
    return mark.recolored("themed") { color in
      color == white ? letters : own.contains(color) ? colors.color(side, color) : color
    }
  }

  private func painted(
    _ mark: Mark, _ own: Set<DynamicColor>, _ side: KeyPath<MarkColors.Side, Color?>
  ) -> Mark {
    mark.recolored("themed") { own.contains($0) ? colors.color(side, $0) : $0 }
  }
}

extension MarkColors {
  /// A colour for both appearances, with ibar's own where the project gives none.
  fileprivate func color(
    _ side: KeyPath<Side, Color?>, _ own: DynamicColor
  ) -> DynamicColor {
    DynamicColor(light: light[keyPath: side] ?? own.light, dark: dark[keyPath: side] ?? own.dark)
  }

  /// What cannot be seen, or read, on the ground, in words.
  ///
  /// Lines and discs need a contrast of 3, texts of 4.5 (WCAG 2.1, 1.4.3 and 1.4.11).
  package var faults: [String] {
    let parts: [(name: String, side: KeyPath<Side, Color?>, own: DynamicColor, least: Double)] = [
      ("line", \.line, Theme().colors(for: .satisfied).line, 3),
      ("number", \.number, NumberDisc.color, 3), ("text", \.text, ConstraintLegend.text, 4.5),
    ]
    let ground = color(\.ground, Theme().background)
    let appearances: [(name: String, color: KeyPath<DynamicColor, Color>)] = [
      ("light", \.light), ("dark", \.dark),
    ]
    return appearances.flatMap { appearance in
      parts.compactMap { part -> String? in
        let contrast = color(part.side, part.own)[keyPath: appearance.color].contrast(
          to: ground[keyPath: appearance.color])
        if contrast >= part.least { return nil }
        let shown = (contrast * 10).rounded(.down) / 10
        return "'\(part.name)' has a contrast of \(shown) to 'ground' in \(appearance.name), "
          + "and \(part.least) is the least"
      }
    }
  }
}
