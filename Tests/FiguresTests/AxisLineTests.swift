import LayoutModel
import Testing

@testable import Figures

/// One line, and one way to cut it.
struct AxisLineTests {
  /// From 10 to 60 at a height of 5.
  private static let line = AxisSegment(
    Segment(from: Point(x: 10, y: 5), to: Point(x: 60, y: 5)))
  /// Upwards from 60 to 10 at the left.
  private static let upwards = AxisSegment(
    Segment(from: Point(x: 5, y: 60), to: Point(x: 5, y: 10)))

  private func ends(_ lines: [some AxisLine]) -> [[Double]] { lines.map { [$0.start, $0.end] } }

  @Test func `gaps that overlap, reach beyond an end or lie outside leave what is between them`() {
    let gaps = [(start: 40.0, end: 45.0), (0, 12), (20, 30), (25, 35), (70, 80)]
    // 12 to 20, 35 to 40 and 45 to 60 are in no gap.
    #expect(ends(Self.line.pieces(without: gaps)) == [[12, 20], [35, 40], [45, 60]])
  }

  @Test func `a piece that is too short is left out, but not a line that is as short`() {
    let gap = [(start: 14.0, end: 50.0)]
    #expect(ends(Self.line.pieces(without: gap, atLeast: 5)) == [[50, 60]])
    #expect(ends(Self.line.pieces(without: [], atLeast: 100)) == [[10, 60]])
    #expect(Self.line.pieces(without: [(0, 100)], atLeast: 5).isEmpty)
  }

  @Test func `the pieces of a line keep the order and the direction in which it is drawn`() {
    let pieces = Self.upwards.pieces(without: [(start: 20, end: 30)])
    #expect(
      pieces.map(\.segment) == [
        Segment(from: Point(x: 5, y: 60), to: Point(x: 5, y: 30)),
        Segment(from: Point(x: 5, y: 20), to: Point(x: 5, y: 10)),
      ])
  }

  @Test func `a line hits what lies on it, or so near`() {
    let box = Rect(x: 20, y: 6, width: 10, height: 10)
    #expect(!Self.line.hits(box) && Self.line.hits(box, larger: 1.5))
    #expect(Self.line.hits(Rect(x: 0, y: 0, width: 11, height: 10)))
    #expect(!Self.line.hits(Rect(x: 0, y: 0, width: 11, height: 10), larger: -1))
  }

  /// Of a line 50 long, 3 to the right for 4 down.
  @Test func `a slanted line is cut where it enters and leaves a box`() {
    let line = Segment(from: Point(x: 0, y: 0), to: Point(x: 30, y: 40))
    // Between x = 6 and 12 it goes from y = 8 to 16.
    let pieces = line.pieces(around: [Rect(x: 6, y: 0, width: 6, height: 100)])
    let expected = [[0.0, 0, 6, 8], [12, 16, 30, 40]]
    #expect(pieces.count == 2)
    for (piece, places) in zip(pieces, expected) {
      let found = [piece.from.x, piece.from.y, piece.to.x, piece.to.y]
      #expect(zip(found, places).allSatisfy { ($0 - $1).magnitude < 1e-9 })
    }
    #expect(line.pieces(around: [Rect(x: -1, y: -1, width: 50, height: 50)]).isEmpty)
    #expect(line.pieces(around: []) == [line])
  }
}
