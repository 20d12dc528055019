import FigureChoices
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Colours of a project in place of ibar's own.
struct MarkColorTests {
  private static let text = """
    views: {Blue View: {backgroundColor: blue}}
    constraints: |
      1. Blue View.Leading = Superview.Leading + 20
      2. Blue View.Top = Superview.Top + 20
      3. Blue View.Width >= 200
      4. Blue View.Width = 240 (Priority 700)
      5. Blue View.Height = 200
    """

  private static func figure(_ style: FigureStyle) throws -> Figure {
    return try style.figure(of: try Sample.solved(text), FigureRequest(name: "A", title: "A"))
  }

  private static func inks(_ mark: Mark) -> [DynamicColor] {
    if case .symbol(let symbol, _) = mark.shape { return symbol.marks.flatMap(inks) }
    let fill: [DynamicColor] =
      switch mark.fill {
      case .color(let color): [color]
      case .gradient(let top, let bottom): [top, bottom]
      case nil: []
      }
    return fill + (mark.stroke.map { [$0.color] } ?? [])
  }

  private static func inks(_ figure: Figure, _ roles: Set<Role>) -> Set<DynamicColor> {
    Set(figure.groups.flatMap(\.marks).filter { roles.contains($0.role) }.flatMap(inks))
  }

  private static let colors: MarkColors = {
    var colors = MarkColors()
    colors.light.line = Color(0x0A7A5A)
    colors.light.ground = Color(0xFFF8E7)
    colors.light.number = Color(0x5B2A86)
    colors.dark.line = Color(0x7CE0B8)
    return colors
  }()

  @Test(arguments: [FigureStyle.canvas, .schematic])
  func `lines, ground and numbers have the colours that are given`(_ style: FigureStyle) throws {
    let plain = try Self.figure(style)
    let figure = plain.colored(Self.colors)
    let line = DynamicColor(light: Color(0x0A7A5A), dark: Color(0x7CE0B8))
    let lines = Self.inks(figure, [.stem, .cap, .alignment, .baseline, .lead])
    #expect(lines.contains(line))
    // On the view, whose blue is too near to the green, lines are white.
    #expect(lines.allSatisfy { [line, Theme().glyph].contains($0) || $0.light == Color(0xFFFFFF) })
    // A canvas has no ground but what is set around it.
    let ground = DynamicColor(light: Color(0xFFF8E7), dark: Theme().background.dark)
    #expect(Self.inks(figure, [.ground]) == (style == .canvas ? [] : [ground]))
    let views = Set<Role>([.picture, .letters, .edge])
    #expect(Self.inks(figure, views) == Self.inks(plain, views))
    #expect(plain.colored(MarkColors()) == plain)
  }

  @Test func `letters on a light disc are black`() throws {
    var colors = MarkColors()
    colors.light.line = Color(0xFFE000)
    colors.light.ground = Color(0x202020)
    let figure = try Self.figure(.canvas).colored(colors)
    let signs = Self.inks(figure, [.sign]).map(\.light)
    #expect(signs.contains(Color(0xFFE000)) && signs.contains(Color(0x000000)))
    #expect(!signs.contains(Color(0xFFFFFF)))
  }

  /// Colours in light and their contrast to white, by WCAG 2.1: (1.05) / (luminance + 0.05).
  static let contrasts: [(Color, isSeen: Bool)] = [
    // Luminance of #777777: 0.1845, so 1.05 / 0.2345 = 4.47; of #959595: 0.3005, so 2.99.
    (Color(0x777777), true), (Color(0x959595), false), (Color(0xFFFFFF), false),
  ]

  @Test(arguments: contrasts)
  func `a line that is not seen on the ground is a fault`(_ color: Color, _ isSeen: Bool) {
    var colors = MarkColors()
    colors.light.line = color
    #expect(colors.faults.isEmpty == isSeen)
    #expect(colors.faults.allSatisfy { $0.contains("'line'") && $0.contains("light") })
    #expect(MarkColors().faults.isEmpty)
  }
}
