import LayoutModel
import Testing

@testable import Figures

/// Where signs that find no place on their bars stand.
struct SignGridTests {
  /// 9 x 9 places, from 10 to 90.
  private static let bounds = Rect(x: 0, y: 0, width: 100, height: 100)
  private static let middle = Point(x: 52, y: 50)

  @Test func `the nearest place comes first, and each place once`() {
    var grid = SignGrid(SignGridTests.bounds, step: 10)
    var taken: [Point] = []
    while let place = grid.nearest(
      to: SignGridTests.middle, isTaken: { taken.contains($0) }, isRefused: { _ in false })
    {
      taken.append(place)
    }
    #expect(taken.count == 81)
    let distances = taken.map { place in
      let (dx, dy) = (place.x - SignGridTests.middle.x, place.y - SignGridTests.middle.y)
      return dx * dx + dy * dy
    }
    #expect(distances == distances.sorted())
    #expect(taken.prefix(3) == [Point(x: 50, y: 50), Point(x: 60, y: 50), Point(x: 50, y: 40)])
  }

  @Test func `a place that is taken is looked at once, however many signs ask`() {
    var grid = SignGrid(SignGridTests.bounds, step: 10)
    var questions = 0
    for _ in 0..<1000 {
      let place = grid.nearest(
        to: SignGridTests.middle,
        isTaken: { _ in
          questions += 1
          return true
        }, isRefused: { _ in false })
      #expect(place == nil)
    }
    #expect(questions == 81)
  }

  @Test func `a place that one sign refuses stays for the others`() {
    var grid = SignGrid(SignGridTests.bounds, step: 10)
    let first = Point(x: 50, y: 50)
    let other = grid.nearest(
      to: SignGridTests.middle, isTaken: { _ in false }, isRefused: { $0 == first })
    #expect(other == Point(x: 60, y: 50))
    let again = grid.nearest(
      to: SignGridTests.middle, isTaken: { _ in false }, isRefused: { _ in false })
    #expect(again == first)
  }
}
