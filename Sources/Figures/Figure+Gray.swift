package import LayoutModel

extension Figure {
  /// The figure with the constraints in grey that are in no conflict, so that those of conflicts stand out.
  package func grayingConstraints(outsideConflictsOf solved: SolvedLayout) -> Figure {
    let conflicting = Set(solved.conflicts.flatMap(\.constraints))
    var figure = self
    for layer in layers.indices {
      for group in layers[layer].groups.indices {
        guard case .constraint(let index)? = layers[layer].groups[group].part,
          !conflicting.contains(index)
        else { continue }
        figure.layers[layer].groups[group].marks = layers[layer].groups[group].marks.map(\.grayed)
      }
    }
    return figure
  }
}

extension Mark {
  /// The mark with grey in place of colours; black, white and greys stay.
  var grayed: Mark { recolored("grayed", \.grayed) }

  /// The mark with other colours; the names of its symbols get a word.
  func recolored(_ word: String, _ color: (DynamicColor) -> DynamicColor) -> Mark {
    var mark = self
    if case .symbol(var symbol, let place) = shape {
      symbol.name += "-" + word
      symbol.marks = symbol.marks.map { $0.recolored(word, color) }
      mark.shape = .symbol(symbol, at: place)
    }
    mark.fill = fill.map { paint -> Paint in
      switch paint {
      case .color(let old): .color(color(old))
      case .gradient(let top, let bottom): .gradient(top: color(top), bottom: color(bottom))
      }
    }
    if let stroke { mark.stroke?.color = color(stroke.color) }
    return mark
  }

  /// The mark with another fill.
  func filled(_ color: DynamicColor) -> Mark {
    var mark = self
    mark.fill = .color(color)
    return mark
  }
}

extension DynamicColor {
  /// Of what is quiet beside a conflict: it has a contrast of 3:1 with the ground of views.
  static let quiet = DynamicColor(0x6B6B6B, dark: 0x8E8E93)

  fileprivate var grayed: DynamicColor {
    DynamicColor(
      light: light.isGray ? light : DynamicColor.quiet.light,
      dark: dark.isGray ? dark : DynamicColor.quiet.dark)
  }
}

extension Color {
  /// Whether it has no tint.
  fileprivate var isGray: Bool {
    let parts = [red, green, blue]
    return Int(parts.max() ?? 0) - Int(parts.min() ?? 0) < 16
  }
}
