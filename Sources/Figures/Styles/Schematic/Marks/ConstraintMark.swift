import LayoutModel

extension Schematic {
  /// A place for a mark: its lines and its numbers.
  ///
  /// A class, because the search compares places millions of times, and a copy costs as much as that.
  final class Candidate: Sendable {
    let strokes: [MarkStroke]
    /// The middles of its numbers, one for each of the mark's ties.
    let numbers: [Point]
    /// How much worse than the best place it is.
    let penalty: Double
    /// The same in marks of one class that stand alike.
    let slot: Int
    /// All that it covers, with room around it.
    let hull: Rect

    init(
      _ strokes: [MarkStroke], _ numbers: [Point], penalty: Double, slot: Int = 0
    ) {
      self.strokes = strokes
      self.numbers = numbers
      self.penalty = penalty
      self.slot = slot
      var (left, top) = (Double.infinity, Double.infinity)
      var (right, bottom) = (-Double.infinity, -Double.infinity)
      func include(_ x: Double, _ y: Double, _ radius: Double) {
        (left, right) = (min(left, x - radius), max(right, x + radius))
        (top, bottom) = (min(top, y - radius), max(bottom, y + radius))
      }
      for stroke in strokes {
        let rect = stroke.rect
        include(rect.minX, rect.minY, 0)
        include(rect.maxX, rect.maxY, 0)
      }
      for number in numbers { include(number.x, number.y, Measures.calloutRadius) }
      hull = Rect(x: left - 5, y: top - 5, width: right - left + 10, height: bottom - top + 10)
    }
  }

  /// A mark of one or more constraints, with the places where it can stand.
  struct ConstraintMark: Sendable {
    /// The ties whose numbers it has, by their places among the ties; its lines are the first one's.
    var ties: [Int]
    /// The boxes that it is about, which it may touch.
    var boxes: Set<Int>
    var candidates: [Candidate]
    /// The class of sizes that should stand alike; nil if there is none.
    var group: Int?
    /// Whether it is about a distance between two places.
    var isDistance = false
    /// The place chosen, among the candidates.
    var chosen = 0

    var candidate: Candidate { candidates[chosen] }
  }
}
