import LayoutModel
import TestSupport

/// Random layouts on a phone, with texts, fields and colours.
enum RandomScreen {
  private static let words = ["Name", "Play", "A longer title", "9:41", "jumping quickly", "OK"]
  private static let colors: [UInt32] = [
    0xCC3333, 0x3953A4, 0x1B811D, 0xFFCC00, 0x92278F, 0xFF9900, 0xAAAAAA, 0x555555, 0xFFFFFF,
    0x000000,
  ]
  private static let kinds: [ViewKind] = [.view, .label, .label, .button, .textField]

  /// The layout of a seed: every other one is landscape, every fourth is read from right to left.
  static func layout(seed: UInt64) -> Layout {
    let direction: LayoutDirection = seed % 4 == 3 ? .rightToLeft : .leftToRight
    var random = SplitMix(state: seed &* 977)
    var layout = RandomLayout.layout(seed: seed, direction: direction)
    layout.canvas = Canvas(
      device: .standard, orientation: seed % 2 == 0 ? .portrait : .landscape, direction: direction)
    let superviews = Set(layout.views.compactMap(\.superview))
    for view in layout.views.indices.dropFirst() {
      if random.below(3) == 0 {
        layout.views[view].backgroundColor = DynamicColor(colors[random.below(colors.count)])
      }
      guard !superviews.contains(view), layout.views[view].kind == .view else { continue }
      layout.views[view].kind = kinds[random.below(kinds.count)]
      layout.views[view].content.text = words[random.below(words.count)]
    }
    return layout
  }
}
