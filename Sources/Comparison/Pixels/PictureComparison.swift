package import Pictures

/// Compares two pictures, pixel by pixel.
package struct PictureComparison {
  /// The treatment of the edges of shapes.
  package enum Edges: Hashable, Sendable {
    /// They count as any pixel does.
    case exact
    /// They count, and the result has their number.
    case counted
    /// They do not count in some parts of the pictures.
    case tolerated(in: [PixelBox])
  }

  /// Changed pixels up to which edges are looked for: of more it is clear that they are not all edges.
  private static let edgeLimit = 1 << 19

  /// The number of rows around a changed one that must be known: edges depend on neighbours of
  /// neighbours.
  package static let margin = 2

  private let pictures: RasterPair
  private let edges: Edges
  private var tally = ColorTally()
  private var areas = ChangedAreas()
  private var difference: PixelDifference

  /// The difference between two pictures; if one is larger, all pixels outside the other count.
  package static func difference(
    _ pictures: RasterPair, edges: Edges = .exact
  ) -> PixelDifference {
    let sizes = [pictures.old, pictures.new].map { PixelSize(width: $0.width, height: $0.height) }
    var comparison = PictureComparison(
      pictures: pictures, edges: edges,
      difference: PixelDifference(oldSize: sizes[0], newSize: sizes[1]))
    comparison.compareRows()
    let tally = comparison.tally
    var difference = comparison.difference
    difference.boxes = comparison.areas.boxes()
    (difference.largest, difference.percentile99) = (tally.largest, tally.percentile99)
    difference.mainColors = tally.main
    return difference
  }

  private mutating func compareRows() {
    let (old, new) = (pictures.old, pictures.new)
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    for row in pictures.differingRows {
      compare(row: row, upTo: width)
      compareLowBytes(row: row, upTo: width)
    }
    // Pixels that only one picture has count against nothing at all.
    for picture in [old, new] {
      for row in 0..<picture.height {
        add(row: row, (row < height ? width : 0)..<picture.width, of: picture)
      }
    }
  }

  /// Counts pixels that only one picture has, runs of equal colours at once.
  private mutating func add(row: Int, _ range: Range<Int>, of picture: RasterRows) {
    difference.count += range.count
    areas.add(row: row, range)
    let pixels = picture.pixels.span
    var place = picture.starts[row] + range.lowerBound
    let rowEnd = picture.starts[row] + range.upperBound
    while place < rowEnd {
      let color = pixels[place]
      var end = place + 1
      while end < rowEnd, pixels[end] == color { end += 1 }
      tally.add(ColorPair(old: 0, new: color), count: end - place)
      place = end
    }
  }

  /// Counts the pixels of a row, runs of equal colours at once.
  private mutating func compare(row: Int, upTo width: Int) {
    let (old, new) = (pictures.old, pictures.new)
    let (oldStart, newStart) = (old.starts[row], new.starts[row])
    let (before, after) = (old.pixels.span, new.pixels.span)
    var start = 0
    while start < width {
      let pair = ColorPair(old: before[oldStart + start], new: after[newStart + start])
      var end = start + 1
      while end < width, before[oldStart + end] == pair.old, after[newStart + end] == pair.new {
        end += 1
      }
      if pair.old != pair.new { add(row: row, start..<end, pair) }
      start = end
    }
  }

  /// Counts the pixels of a row whose colours differ by less than 8 bits a channel show.
  private mutating func compareLowBytes(row: Int, upTo width: Int) {
    let (old, new) = (pictures.old, pictures.new)
    guard let before = old.lowBytes?.span, let after = new.lowBytes?.span else { return }
    let (oldStart, newStart) = (old.starts[row], new.starts[row])
    let (oldPixels, newPixels) = (old.pixels.span, new.pixels.span)
    func differs(_ column: Int) -> Bool {
      before[oldStart + column] != after[newStart + column]
        && oldPixels[oldStart + column] == newPixels[newStart + column]
    }
    var start = 0
    while start < width {
      var end = start
      while end < width, differs(end) { end += 1 }
      if end > start {
        difference.count += end - start
        difference.lowBytes += end - start
        areas.add(row: row, start..<end)
      }
      start = end + 1
    }
  }

  private mutating func add(row: Int, _ range: Range<Int>, _ pair: ColorPair) {
    if range.isEmpty { return }
    switch edges {
    case .exact: break
    case .counted where difference.count > PictureComparison.edgeLimit: break
    case .counted:
      let found = range.count { pictures.isEdge($0, row) }
      difference.antialiased = (difference.antialiased ?? 0) + found
    case .tolerated(let boxes):
      let column = range.first { column in
        boxes.contains { $0.contains(column, row) } && pictures.isEdge(column, row)
      }
      guard let column else { break }
      difference.tolerated += 1
      add(row: row, range.prefix(upTo: column), pair)
      return add(row: row, range.suffix(from: column + 1), pair)
    }
    difference.count += range.count
    tally.add(pair, count: range.count)
    areas.add(row: row, range)
  }
}
