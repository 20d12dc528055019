/// The places of captions.
extension Schematic.Search {
  mutating func placeCaptions() {
    for caption in captions.indices { captions[caption].chosen = bestPlace(of: caption) }
    for series in series { placeAlike(series) }
  }

  /// The captions of views of one kind in one view, where there are some.
  private var series: [[Int]] {
    let all = Dictionary(grouping: captions.indices) { captions[$0].series }
    return all.filter { $0.key != nil && $0.value.count > 1 }.map(\.value).sorted { $0[0] < $1[0] }
  }

  /// Lets the captions of a series stand on one side of their views, if that is better for all captions.
  private mutating func placeAlike(_ series: [Int]) {
    let sides = Set(series.map { captions[$0].place.side })
    guard sides.count > 1 else { return }
    for side in sides.sorted() {
      let before = captions.map(\.chosen)
      let now =
        captionCost() + Schematic.Costs.otherSide
        * Double(series.count { captions[$0].place.side != side })
      for caption in series { captions[caption].chosen = bestPlace(of: caption, at: side) }
      for caption in captions.indices where !series.contains(caption) {
        captions[caption].chosen = bestPlace(of: caption)
      }
      let isBetter = captionCost() < now
      if isBetter { return }
      for (caption, place) in before.enumerated() { captions[caption].chosen = place }
    }
  }

  private func captionCost() -> Double {
    captions.indices.reduce(0) { $0 + cost(of: $1, captions[$1].place) }
  }

  /// - Parameter side: The side of its view where it shall stand; nil for any.
  func bestPlace(of caption: Int, at side: Schematic.Caption.Side? = nil) -> Int {
    var best = (cost: Double.infinity, number: 0)
    for (number, place) in captions[caption].places.enumerated()
    where side == nil || place.side == side {
      let cost = cost(of: caption, place, limit: best.cost)
      if cost < best.cost { best = (cost, number) }
    }
    return best.number
  }

  /// The cost of a place of a caption; some larger number if it exceeds a limit.
  func cost(
    of caption: Int, _ place: Schematic.Caption.Place, limit: Double = .infinity
  ) -> Double {
    var cost = place.penalty
    for mark in nearMarks[caption] where cost < limit {
      cost += Schematic.Costs.text(marks[mark].candidate, on: place.rect)
    }
    let room = place.rect.insetBy(dx: -2, dy: -2)
    // Side by side in one row two names would be one.
    let row = place.rect.insetBy(dx: -6, dy: 4)
    for other in captions.indices where other != caption && cost < limit {
      let rect = captions[other].place.rect
      cost += rect.intersects(room) ? 60 : rect.intersects(row) ? 15 : 0
    }
    return cost
  }

  /// Adds captions that are less important than all that stands, where they hide nothing.
  mutating func append(_ others: [Schematic.Caption]) {
    for caption in others {
      captions.append(caption)
      let last = captions.count - 1
      nearMarks.append(Array(marks.indices))
      captions[last].chosen = bestPlace(of: last)
      if cost(of: last, captions[last].place) >= Schematic.Costs.merge {
        captions.removeLast()
        nearMarks.removeLast()
      }
    }
  }
}
