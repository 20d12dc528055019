import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// What lies in the cells of boxes and along lines.
struct CellIndexTests {
  /// Whether a line meets a box: a part of it lies in both of the box's ranges, after Liang and Barsky (1984).
  private static func meets(_ line: Segment, _ box: Rect) -> Bool {
    var (start, end) = (0.0, 1.0)
    for (from, to, low, high) in [
      (line.from.x, line.to.x, box.minX, box.maxX), (line.from.y, line.to.y, box.minY, box.maxY),
    ] {
      if from == to {
        if from < low || from > high { return false }
        continue
      }
      let ends = [(low - from) / (to - from), (high - from) / (to - from)].sorted()
      (start, end) = (max(start, ends[0]), min(end, ends[1]))
    }
    return start <= end
  }

  @Test(arguments: 0..<20)
  func `all boxes that a line meets are in the cells along it`(_ seed: Int) {
    var random = SplitMix(state: UInt64(seed))
    func place() -> Point {
      Point(
        x: Double(Int.random(in: -9000...9000, using: &random)),
        y: Double(Int.random(in: -900...900, using: &random)))
    }
    let boxes = (0..<300).map { _ in
      Rect(
        x: place().x, y: place().y, width: Double(Int.random(in: 0...400, using: &random)),
        height: Double(Int.random(in: 0...60, using: &random)))
    }
    var index = CellIndex(size: 32)
    for (number, box) in boxes.enumerated() { index.insert(number, in: [box]) }
    for kind in 0..<60 {
      let from = place()
      var to = place()
      if kind % 3 == 0 { to.x = from.x }
      if kind % 3 == 1 { to.y = from.y }
      let line = Segment(from: from, to: to)
      let found = Set(index.numbers(along: line))
      let met = boxes.indices.filter { Self.meets(line, boxes[$0]) }
      #expect(found.isSuperset(of: met))
      #expect(found.isSubset(of: index.numbers(in: line.box)))
    }
  }
}
