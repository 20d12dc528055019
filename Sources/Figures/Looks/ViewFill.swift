import LayoutModel

/// What a view is filled with before its look is drawn: its own colour, or that of a button's configuration
/// or a row's group.
struct ViewFill {
  /// The colour; nil of a view that fills nothing.
  let color: DynamicColor?
  /// The look of its edges.
  private(set) var layer: LayerStyle
  /// The row of a table that it is; nil of other views.
  private let row: TableRow?

  /// - Parameter row: The row of a table that a cell is.
  init(of view: View, row: TableRow?, frame: Rect, system: Int) {
    let group = row.flatMap { $0.style == .plain ? nil : ControlColors.field }
    color =
      view.buttonConfiguration.map { $0.fill(view.backgroundColor, tint: view.tintColor) }
      ?? view.backgroundColor ?? group
    layer = view.layer
    self.row = row
    guard layer.cornerRadius == 0 else { return }
    if let configuration = view.buttonConfiguration {
      layer.cornerRadius = configuration.cornerRadius(in: frame, system: system)
    } else if view.kind == .segmentedControl, color != nil {
      // The control's own field, without the point below it that constraints do not see.
      layer.cornerRadius = ViewLook.segmentRadius(height: frame.height - 1, system: system)
    } else if row?.style == .insetGrouped, row?.isFirst == true || row?.isLast == true,
      color?.isOpaque == true
    {
      layer.cornerRadius = TableStyle.cornerRadius(system: system)
    }
  }

  /// The marks, from back to front; the edges of a row inside its group are square.
  func marks(_ frame: Rect) -> [Mark] {
    let marks = layer.fillMarks(frame, color)
    guard let color, let row, row.style == .insetGrouped, row.isFirst != row.isLast else {
      return marks
    }
    var half = frame
    half.height /= 2
    if row.isFirst { half.y += half.height }
    return marks + [Mark(.rect(half), fill: color)]
  }
}

extension ButtonConfiguration {
  /// The share of its colour that a tinted button is filled with.
  private static let tintShare = 0.15
  /// The least contrast of what UIKit writes in white or in a tint: on the system's yellow, white has 1.5, on its green
  /// and its orange 2.2.
  static let leastContrast = 1.6
  /// The least contrast of the system's tint on a ground that an author chose: on UIKit's own tinted and grey buttons
  /// it has 2.9 to 5.1, on those over a yellow view 2.2.
  static let leastContrastOfTint = 2.5

  /// The fill of a button; nil of a plain one without a colour of its own.
  /// - Parameters:
  ///   - own: The button's own colour.
  ///   - tint: Its tint colour; nil for the system's.
  fileprivate func fill(_ own: DynamicColor?, tint: DynamicColor?) -> DynamicColor? {
    switch self {
    case .plain: own
    case .gray, .bordered: own ?? ControlColors.fill
    case .tinted, .borderedTinted: (own ?? tint ?? ControlColors.tint).opacity(Self.tintShare)
    case .filled, .borderedProminent: own ?? tint ?? ControlColors.tint
    }
  }

  /// The radius of the corners, in points: half of the height since iOS 26.
  fileprivate func cornerRadius(in frame: Rect, system: Int) -> Double {
    if self == .plain { return 0 }
    return system >= 26 ? frame.height / 2 : 6
  }

  /// The colour of the title on an opaque ground; nil of a plain one, which has that of a system button.
  func title(on ground: DynamicColor, tint: DynamicColor?) -> DynamicColor? {
    switch self {
    case .plain: nil
    case .gray, .bordered, .tinted, .borderedTinted:
      // An author's tint is kept where it is seen, the system's where it is read.
      tint?.legible(on: ground, least: Self.leastContrast)
        ?? ControlColors.tint.legible(on: ground, least: Self.leastContrastOfTint)
    case .filled, .borderedProminent:
      // UIKit writes in white on any tint; on light ones, such as yellow, no one could read it.
      ControlColors.filledTitle.legible(on: ground, least: Self.leastContrast)
    }
  }
}

extension DynamicColor {
  /// The colour where its contrast with an opaque ground is at least `least`, and elsewhere black or white.
  func legible(on ground: DynamicColor, least: Double = 4.5) -> DynamicColor {
    func choice(_ own: Color, _ ground: Color) -> Color {
      if own.contrast(to: ground) >= least { return own }
      let (black, white) = (Color(0x000000), Color(0xFFFFFF))
      return black.contrast(to: ground) > white.contrast(to: ground) ? black : white
    }
    return DynamicColor(light: choice(light, ground.light), dark: choice(dark, ground.dark))
  }
}
