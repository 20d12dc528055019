import LayoutModel

extension Schematic {
  /// A place for a mark, with its lines and its numbers, or for a name.
  ///
  /// A class, because places are compared millions of times, and a copy costs as much as that.
  final class Candidate: MarkPlace, Sendable {
    let strokes: [MarkStroke]
    /// The middles of its numbers, one for each of the mark's ties.
    let numbers: [Point]
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
      self.tally = tally
      self.look = look
      ink = []
      var hull = strokes[0].box
      for stroke in strokes.dropFirst() { hull = hull.union(stroke.box) }
      for number in numbers { hull = hull.union(number.calloutBox) }
      self.hull = hull.insetBy(-Measures.capLength / 2)
    }

    /// A place for a name.
    init(_ place: Caption.Place) {
      (strokes, numbers) = ([], [])
      ink = [MarkInk(.name, place.rect)]
      tally = place.tally
      look = place.side.rawValue + Caption.Side.count * place.row
      hull = place.rect.insetBy(-Measures.capLength / 2)
    }

    /// The same place with more that is wrong with it.
    init(_ other: Candidate, _ tally: Tally) {
      (strokes, numbers) = (other.strokes, other.numbers)
      (look, hull) = (other.look, other.hull)
      self.tally = other.tally + tally
      ink =
        numbers.map { MarkInk(.number, $0, radius: Measures.calloutRadius) } + strokes.map(\.ink)
    }
  }
}
