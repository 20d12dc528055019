import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// What the index of bars finds is what a look at all bars finds.
struct SchematicBarIndexTests {
  private func bar(_ random: inout SplitMix, crowd: Double) -> SchematicBar {
    let styles: [SchematicBar.Style] = [.bar, .arrow, .line, .center]
    let start = Double.random(in: 0...crowd, using: &random)
    let end = start + Double.random(in: 5...200, using: &random)
    return SchematicBar(
      tie: 0, style: styles.randomElement(using: &random) ?? .bar,
      axis: Bool.random(using: &random) ? .horizontal : .vertical, start: start, end: end,
      cross: Double.random(in: -20...crowd, using: &random).rounded(), isDashed: false,
      calloutPlace: Double.random(in: start...end, using: &random))
  }

  // Few bars are looked at one by one, many by their lanes.
  @Test(arguments: [(10, 60.0), (300, 1500), (300, 2500)])
  func `an index finds what all bars hold`(_ count: Int, _ crowd: Double) {
    var random = SplitMix(state: UInt64(count))
    let bars = (0..<count).map { _ in bar(&random, crowd: crowd) }
    let index = SchematicBarIndex(bars)
    var hits = [0, 0, 0, 0, 0]
    for _ in 0..<200 {
      let other = bar(&random, crowd: crowd)
      let first = Int.random(in: 0..<count, using: &random)
      let runsAlong = bars.dropFirst(first).contains(where: other.runsAlong)
      let isOnCallout = bars.contains { bar in other.strokes.contains { $0.isNear(bar.callout) } }
      let isNear = bars.contains { bar in
        let (dx, dy) = (bar.callout.x - other.callout.x, bar.callout.y - other.callout.y)
        return dx * dx + dy * dy < 400
      }
      let isHit = bars.dropFirst(first).contains { bar in
        !other.isOneLine(with: bar) && bar.strokes.contains { $0.isNear(other.callout) }
      }
      let stems = bars.count { $0.stem.intersects(other.stem) }
      #expect(index.hasNeighbour(of: other, from: first) == runsAlong)
      #expect(index.hasCallout(on: other) == isOnCallout)
      #expect(index.hasCallout(within: 20, of: other.callout) == isNear)
      #expect(index.hasLine(onCalloutOf: other, from: first) == isHit)
      #expect(index.countOfStems(on: other.stem) == stems)
      for (number, isFound) in [runsAlong, isOnCallout, isNear, isHit, stems > 0].enumerated()
      where isFound { hits[number] += 1 }
    }
    // Each question has both answers.
    #expect(hits.allSatisfy { (1..<200).contains($0) })
  }
}
