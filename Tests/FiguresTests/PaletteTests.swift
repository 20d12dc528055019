import LayoutModel
import Testing

@testable import Figures

/// One way to colour a line over what lies below it (WCAG 2.1, 1.4.11: a contrast of 3).
///
/// Contrasts are those of WCAG's formula: black on white 21, #777777 on white 4.48, on black 4.69.
struct PaletteTests {
  private static let (white, black) = (DynamicColor(0xFFFFFF), DynamicColor(0x000000))
  private static let gray = DynamicColor(0x777777)
  private static let plain = Palette(colors: [white, black])

  @Test func `the first colour that is seen on all grounds is taken, in each appearance`() {
    #expect(Self.plain.color(on: [Self.gray]) == Self.white)
    #expect(Self.plain.color(on: [Self.gray, Self.white]) == Self.black)
    let turned = DynamicColor(0xFFFFFF, dark: 0x000000)
    #expect(Self.plain.color(on: [turned]) == DynamicColor(0x000000, dark: 0xFFFFFF))
  }

  /// On white and black nothing is seen but what lies between them: #777777.
  @Test func `where none is seen the best is taken, or the first in a rim`() {
    let grays = Palette(colors: [DynamicColor(0xEEEEEE), DynamicColor(0xBBBBBB)])
    #expect(grays.color(on: [Self.white]) == DynamicColor(0xBBBBBB))
    let kept = Palette(colors: grays.colors, hasRims: true)
    #expect(kept.color(on: [Self.white]) == DynamicColor(0xEEEEEE))
    #expect(!kept.shows(DynamicColor(0xEEEEEE), on: [[Self.white]]))
  }

  @Test func `a line along an edge is seen at both sides, or at one where that is enough`() {
    let edge = [[Self.white, Self.black]]
    #expect(!Self.plain.shows(Self.black, on: edge))
    let one = Palette(colors: Self.plain.colors, isSeenAtOneSide: true)
    #expect(one.shows(Self.black, on: edge) && one.color(on: edge) == Self.white)
  }

  @Test func `a rim is the ground of a page on which a colour is seen best`() {
    let page = Theme().background
    #expect(
      Palette.rim(of: DynamicColor(0x000000, dark: 0xFFFFFF))
        == DynamicColor(light: page.light, dark: page.dark))
    #expect(Palette.rim(of: Self.black) == DynamicColor(page.light))
  }

  // MARK: - Pieces

  /// White from 0 to 40, black from there to 60, and white again up to 100.
  private func pieces(
    _ palette: Palette, leastPiece: Double, longestWhole: Double = 0
  ) -> [LineColoring.Piece] {
    var fills = ViewFills(ground: Self.white)
    fills.add(.rect(Rect(x: 40, y: 0, width: 20, height: 100)), Self.black)
    return LineColoring(
      role: .stem, palette: palette, fills: fills, width: 1, rimWidth: 2, leastPiece: leastPiece,
      longestWhole: longestWhole
    ).pieces(of: [Segment(from: Point(x: 0, y: 50), to: Point(x: 100, y: 50))])
  }

  @Test func `a line changes its colour where the ground does`() {
    let found = pieces(Palette(colors: [Self.black, Self.white]), leastPiece: 8)
    #expect(found.map(\.color) == [Self.black, Self.white, Self.black])
    #expect(
      found.map(\.segment.from.x) == [0, 40, 60] && found.map(\.segment.to.x) == [40, 60, 100])
  }

  @Test func `a short line has one colour if one is seen all along`() {
    let three = Palette(colors: [Self.black, Self.white, Self.gray])
    #expect(pieces(three, leastPiece: 8, longestWhole: 100).map(\.color) == [Self.gray])
    #expect(pieces(three, leastPiece: 8, longestWhole: 99).count == 3)
  }

  @Test func `over a short stretch a line keeps its colour, in a rim`() {
    let kept = pieces(
      Palette(colors: [Self.black, Self.white], hasRims: true), leastPiece: 30)
    #expect(kept.map(\.color) == [Self.black])
    // The stretch from 40 to 60 is longer than half the shortest piece, which is the least of a rim.
    #expect(kept[0].faint.map(\.from.x) == [40] && kept[0].faint.map(\.to.x) == [60])
  }

  /// A picture from 0 to 100, in which a black line is seen but for a stretch from 70 to 100.
  @Test func `a rim on a part of a picture is on all of it`() {
    var fills = ViewFills(ground: Self.white)
    let marks = [(0.0, 100.0, Self.white), (70, 30, Self.black)].map { x, width, color in
      Mark(.rect(Rect(x: x, y: 0, width: width, height: 100)), .picture, fill: color)
    }
    fills.add(marks, isPicture: true)
    let found = LineColoring(
      role: .stem, palette: Palette(colors: [Self.black, Self.white], hasRims: true), fills: fills,
      width: 1, rimWidth: 2, leastPiece: 8, longestWhole: 0
    ).pieces(of: [Segment(from: Point(x: 0, y: 50), to: Point(x: 100, y: 50))])
    #expect(found.map(\.color) == [Self.black])
    #expect(found[0].faint.map(\.from.x) == [0] && found[0].faint.map(\.to.x) == [100])
  }

  @Test func `the border of a box lies below a line, and what is inside it does not`() {
    var fills = ViewFills(ground: Self.white)
    let box = Rect(x: 0, y: 0, width: 100, height: 100)
    var layer = LayerStyle()
    layer.borderWidth = 10
    fills.addBorder(of: layer, in: box)
    let places = [5.0, 50, 95, 105].map { fills.color(at: Point(x: $0, y: 50)) }
    #expect(places == [Self.black, Self.white, Self.black, Self.white])
    let line = Segment(from: Point(x: 0, y: 50), to: Point(x: 100, y: 50))
    #expect(fills.parts(of: line).map(\.segment.to.x) == [10, 90, 100])
  }
}
