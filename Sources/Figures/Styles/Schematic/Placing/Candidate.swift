import LayoutModel

extension Schematic {
  /// A place for a mark, with its lines and its numbers, or for a name.
  ///
  /// A class, because places are compared millions of times, and a copy costs as much as that.
  final class Candidate: MarkPlace, Sendable {
    let strokes: [MarkStroke]
    /// The middles of its numbers, one for each of the mark's ties.
    let numbers: [Point]
    /// What a name covers; nil of a mark.
    let text: Rect?
    let tally: Tally
    /// What is the same in places of a class that stand alike.
    let look: Int
    var slot: Int { look }
    let hull: Rect
    /// What rules compare; nothing of a place that is not compared with those of other marks.
    let ink: [MarkInk]

    init(_ strokes: [MarkStroke], _ numbers: [Point], _ tally: Tally, look: Int = 0) {
      self.strokes = strokes
      self.numbers = numbers
      text = nil
      self.tally = tally
      self.look = look
      ink = []
      var (left, top) = (Double.infinity, Double.infinity)
      var (right, bottom) = (-Double.infinity, -Double.infinity)
      func include(_ x: Double, _ y: Double, _ radius: Double) {
        (left, right) = (min(left, x - radius), max(right, x + radius))
        (top, bottom) = (min(top, y - radius), max(bottom, y + radius))
      }
      for stroke in strokes {
        let rect = stroke.box
        include(rect.minX, rect.minY, 0)
        include(rect.maxX, rect.maxY, 0)
      }
      for number in numbers { include(number.x, number.y, Measures.calloutRadius) }
      hull = Rect(x: left, y: top, width: right - left, height: bottom - top)
        .insetBy(-Measures.capLength / 2)
    }

    /// A place for a name.
    init(_ place: Caption.Place) {
      (strokes, numbers) = ([], [])
      text = place.rect
      ink = [MarkInk(.name, place.rect)]
      tally = place.tally
      look = place.side.rawValue + Caption.Side.count * place.row
      hull = place.rect.insetBy(-Measures.capLength / 2)
    }

    /// The same place with more that is wrong with it.
    init(_ other: Candidate, _ tally: Tally) {
      (strokes, numbers, text) = (other.strokes, other.numbers, other.text)
      (look, hull) = (other.look, other.hull)
      self.tally = other.tally + tally
      ink =
        numbers.map { MarkInk(.number, $0, radius: Measures.calloutRadius) } + strokes.map(\.ink)
    }
  }
}
