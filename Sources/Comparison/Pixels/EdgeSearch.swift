import Pictures

/// Tells changed pixels on the edges of shapes, which antialiasing mixes from the colours at both sides.
///
/// The idea is V. Vysniauskas's ("Anti-aliased Pixel and Intensity Slope Detector", 2009): such a pixel
/// has a darker and a lighter neighbour, one of which lies in a flat area of both pictures.
struct EdgeSearch {
  private let old: Raster
  private let new: Raster

  init(_ old: Raster, _ new: Raster) {
    (self.old, self.new) = (old, new)
  }

  /// Whether a pixel is on an edge, in one of the pictures at least.
  func isEdge(_ column: Int, _ row: Int) -> Bool {
    isRamp(column, row, in: old) || isRamp(column, row, in: new)
  }

  private func isRamp(_ column: Int, _ row: Int, in picture: Raster) -> Bool {
    let own = picture.pixels[row * picture.width + column]
    let light = EdgeSearch.light(own)
    var equal = 0
    var (darkest, lightest) = ((light: light, x: -1, y: -1), (light: light, x: -1, y: -1))
    for (x, y) in neighbours(column, row, in: picture) {
      let other = picture.pixels[y * picture.width + x]
      if other == own { equal += 1 }
      let value = EdgeSearch.light(other)
      if value < darkest.light { darkest = (value, x, y) }
      if value > lightest.light { lightest = (value, x, y) }
    }
    if equal > 2 || darkest.x < 0 || lightest.x < 0 { return false }
    return [darkest, lightest].contains { place in
      isFlat(place.x, place.y, in: old) && isFlat(place.x, place.y, in: new)
    }
  }

  /// Whether most of what lies around a pixel is like it.
  private func isFlat(_ column: Int, _ row: Int, in picture: Raster) -> Bool {
    guard column < picture.width, row < picture.height else { return false }
    let own = picture.pixels[row * picture.width + column]
    return neighbours(column, row, in: picture).count { x, y in
      picture.pixels[y * picture.width + x] == own
    } >= 3
  }

  private func neighbours(
    _ column: Int, _ row: Int, in picture: Raster
  ) -> [(x: Int, y: Int)] {
    var found: [(x: Int, y: Int)] = []
    for y in max(0, row - 1)...min(picture.height - 1, row + 1) {
      for x in max(0, column - 1)...min(picture.width - 1, column + 1)
      where x != column || y != row {
        found.append((x, y))
      }
    }
    return found
  }

  /// How light a colour is: luma of ITU-R BT.601, times 1,000.
  private static func light(_ color: UInt32) -> Int {
    299 * Int(color >> 16 & 255) + 587 * Int(color >> 8 & 255) + 114 * Int(color & 255)
  }
}
