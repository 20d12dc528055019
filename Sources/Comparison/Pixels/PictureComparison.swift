package import Pictures

/// Compares two pictures, pixel by pixel.
package struct PictureComparison {
  /// What is done about the edges of shapes.
  package enum Edges: Hashable, Sendable {
    /// They count as any pixel does.
    case exact
    /// They count, and how many they are is told.
    case told
    /// They do not count in some parts of the pictures.
    case tolerated(in: [PixelBox])
  }

  /// Changed pixels up to which edges are looked for: of more it is clear that they are not all edges.
  private static let edgeLimit = 1 << 19

  /// How many rows around one that differs have to be known: edges depend on neighbours of neighbours.
  package static let margin = 2

  private let pictures: RasterPair
  private var tally = ColorTally()
  private var areas = ChangedAreas()
  private var difference: PixelDifference
  private let tellsEdges: Bool
  private var textBoxes: [PixelBox] = []

  /// What is different between two pictures; where one is larger, all beyond the other counts.
  package static func difference(
    _ pictures: RasterPair, edges: Edges = .exact
  ) -> PixelDifference {
    var comparison = PictureComparison(pictures, edges)
    comparison.compareRows()
    let tally = comparison.tally
    comparison.difference.boxes = comparison.areas.boxes()
    (comparison.difference.largest, comparison.difference.percentile99) =
      (tally.largest, tally.percentile99)
    comparison.difference.mainColors = tally.main
    return comparison.difference
  }

  private init(_ pictures: RasterPair, _ edges: Edges) {
    let (old, new) = (pictures.old, pictures.new)
    self.pictures = pictures
    tellsEdges = edges == .told
    difference = PixelDifference(
      oldSize: PixelSize(width: old.width, height: old.height),
      newSize: PixelSize(width: new.width, height: new.height))
    if case .tolerated(let boxes) = edges { textBoxes = boxes }
  }

  private mutating func compareRows() {
    let (old, new) = (pictures.old, pictures.new)
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    for row in pictures.differingRows { compare(row: row, upTo: width) }
    // Pixels that only one picture has count against nothing at all.
    for picture in [old, new] {
      for row in 0..<picture.height {
        let range = (row < height ? width : 0)..<picture.width
        difference.count += range.count
        areas.add(row: row, range)
        for column in range {
          let color = picture.pixels[picture.starts[row] + column]
          tally.add(ColorPair(old: 0, new: color), count: 1)
        }
      }
    }
  }

  /// Counts the pixels of a row, runs of equal colours at once.
  private mutating func compare(row: Int, upTo width: Int) {
    let (old, new) = (pictures.old, pictures.new)
    let (oldStart, newStart) = (old.starts[row], new.starts[row])
    let (before, after) = (old.pixels.span, new.pixels.span)
    var column = 0
    while column < width {
      let pair = ColorPair(old: before[oldStart + column], new: after[newStart + column])
      let start = column
      column += 1
      if pair.old == pair.new { continue }
      while column < width, before[oldStart + column] == pair.old,
        after[newStart + column] == pair.new
      {
        column += 1
      }
      add(row: row, start..<column, pair)
    }
  }

  private mutating func add(row: Int, _ range: Range<Int>, _ pair: ColorPair) {
    for column in textBoxes.isEmpty ? range.suffix(0) : range where isTolerated(column, row) {
      difference.tolerated += 1
      add(row: row, range.prefix(upTo: column), pair)
      return add(row: row, range.suffix(from: column + 1), pair)
    }
    if range.isEmpty { return }
    if tellsEdges, difference.count <= PictureComparison.edgeLimit {
      difference.antialiased =
        (difference.antialiased ?? 0) + range.count { pictures.isEdge($0, row) }
    }
    difference.count += range.count
    tally.add(pair, count: range.count)
    areas.add(row: row, range)
  }

  private func isTolerated(_ column: Int, _ row: Int) -> Bool {
    textBoxes.contains { $0.contains(column, row) } && pictures.isEdge(column, row)
  }
}
