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

  /// How many rows around one that differs have to be known.
  package static let margin = EdgeSearch.reach

  private let pictures: RasterPair
  private var tally = ColorTally()
  private var areas: ChangedAreas
  private var difference: PixelDifference
  private let tellsEdges: Bool
  private let textBoxes: [PixelBox]
  private let edges: EdgeSearch

  /// What is different between two pictures; where one is larger, all beyond the other counts.
  package static func difference(
    _ pictures: RasterPair, edges: Edges = .exact
  ) -> PixelDifference {
    var comparison = PictureComparison(pictures, edges)
    comparison.compareRows()
    var difference = comparison.difference
    difference.boxes = comparison.areas.boxes()
    difference.largest = comparison.tally.largest
    difference.percentile99 = comparison.tally.percentile99
    difference.mainColors = comparison.tally.main
    return difference
  }

  private init(_ pictures: RasterPair, _ edges: Edges) {
    let (old, new) = (pictures.old, pictures.new)
    self.pictures = pictures
    self.edges = EdgeSearch(pictures)
    tellsEdges = edges == .told
    areas = ChangedAreas(
      width: max(old.width, new.width), height: max(old.height, new.height))
    difference = PixelDifference(
      oldSize: PixelSize(width: old.width, height: old.height),
      newSize: PixelSize(width: new.width, height: new.height))
    if case .tolerated(let boxes) = edges { textBoxes = boxes } else { textBoxes = [] }
  }

  private mutating func compareRows() {
    let (old, new) = (pictures.old, pictures.new)
    let common = (width: min(old.width, new.width), height: min(old.height, new.height))
    for row in pictures.differingRows { compare(row: row, upTo: common.width) }
    for picture in [old, new] {
      for row in 0..<picture.height {
        let start = row < common.height ? common.width : 0
        if start < picture.width { addBeyond(row: row, start..<picture.width, of: picture) }
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
    for column in textBoxes.isEmpty ? range.upperBound..<range.upperBound : range
    where textBoxes.contains(where: { $0.contains(column, row) }) && edges.isEdge(column, row) {
      difference.tolerated += 1
      add(row: row, range.lowerBound..<column, pair)
      add(row: row, column + 1..<range.upperBound, pair)
      return
    }
    if range.isEmpty { return }
    if tellsEdges, difference.count <= PictureComparison.edgeLimit {
      let found = range.count { edges.isEdge($0, row) }
      difference.antialiased = (difference.antialiased ?? 0) + found
    }
    difference.count += range.count
    tally.add(pair, count: range.count)
    areas.add(row: row, range)
  }

  /// Counts pixels that only one picture has: against nothing at all.
  private mutating func addBeyond(row: Int, _ range: Range<Int>, of picture: RasterRows) {
    difference.count += range.count
    areas.add(row: row, range)
    let start = picture.starts[row]
    for column in range {
      tally.add(ColorPair(old: 0, new: picture.pixels[start + column]), count: 1)
    }
  }
}
