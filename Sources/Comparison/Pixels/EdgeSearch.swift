import Pictures

/// Tells changed pixels on the edges of shapes, which antialiasing mixes from the colours at both sides.
///
/// The idea is V. Vysniauskas's ("Anti-aliased Pixel and Intensity Slope Detector", 2009): such a pixel
/// has a darker and a lighter neighbour, one of which lies in a flat area of both pictures. The thin
/// strokes of letters have none that is darker: what is like next to nothing around it in both pictures,
/// and lies at a flat area, is an edge too.
struct EdgeSearch {
  /// How far above and below a pixel others are looked at: at the neighbours of its neighbours.
  static let reach = 2

  private let old: RasterRows
  private let new: RasterRows

  init(_ pictures: RasterPair) {
    (old, new) = (pictures.old, pictures.new)
  }

  /// Whether a pixel is on an edge, in one of the pictures at least.
  func isEdge(_ column: Int, _ row: Int) -> Bool {
    isRamp(column, row, in: old) || isRamp(column, row, in: new) || isStroke(column, row)
  }

  private func isStroke(_ column: Int, _ row: Int) -> Bool {
    guard equalNeighbours(column, row, in: old) <= 1, equalNeighbours(column, row, in: new) <= 1
    else { return false }
    return EdgeSearch.around(row, below: old.height).contains { y in
      EdgeSearch.around(column, below: old.width).contains { x in isFlatInBoth(x, y) }
    }
  }

  private func isRamp(_ column: Int, _ row: Int, in picture: RasterRows) -> Bool {
    let own = picture.pixels[picture.starts[row] + column]
    let light = EdgeSearch.light(own)
    var equal = 0
    var (darkest, lightest) = ((light: light, x: -1, y: -1), (light: light, x: -1, y: -1))
    for y in EdgeSearch.around(row, below: picture.height) {
      let start = picture.starts[y]
      for x in EdgeSearch.around(column, below: picture.width) where x != column || y != row {
        let other = picture.pixels[start + x]
        if other == own {
          equal += 1
          if equal > 2 { return false }
          continue
        }
        let value = EdgeSearch.light(other)
        if value < darkest.light { darkest = (value, x, y) }
        if value > lightest.light { lightest = (value, x, y) }
      }
    }
    if darkest.x < 0 || lightest.x < 0 { return false }
    return isFlatInBoth(darkest.x, darkest.y) || isFlatInBoth(lightest.x, lightest.y)
  }

  private func isFlatInBoth(_ column: Int, _ row: Int) -> Bool {
    isFlat(column, row, in: old) && isFlat(column, row, in: new)
  }

  /// Whether three pixels at least around a pixel are like it.
  private func isFlat(_ column: Int, _ row: Int, in picture: RasterRows) -> Bool {
    equalNeighbours(column, row, in: picture) >= 3
  }

  private func equalNeighbours(_ column: Int, _ row: Int, in picture: RasterRows) -> Int {
    guard column < picture.width, row < picture.height else { return 0 }
    let own = picture.pixels[picture.starts[row] + column]
    var equal = -1
    for y in EdgeSearch.around(row, below: picture.height) {
      let start = picture.starts[y]
      for x in EdgeSearch.around(column, below: picture.width)
      where picture.pixels[start + x] == own {
        equal += 1
      }
    }
    return equal
  }

  /// A place with those beside it.
  private static func around(_ place: Int, below limit: Int) -> ClosedRange<Int> {
    max(0, place - 1)...min(limit - 1, place + 1)
  }

  /// How light a colour is: luma of ITU-R BT.601, times 1,000.
  static func light(_ color: UInt32) -> Int {
    299 * Int(color >> 16 & 255) + 587 * Int(color >> 8 & 255) + 114 * Int(color & 255)
  }
}
