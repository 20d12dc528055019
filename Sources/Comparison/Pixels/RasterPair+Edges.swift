import Pictures

/// Finds changed pixels on the edges of shapes, which antialiasing mixes from the colours at both sides.
///
/// The idea is V. Vysniauskas's ("Anti-aliased Pixel and Intensity Slope Detector", 2009): such a
/// pixel has a darker and a lighter neighbour, one of which lies in a flat area of both pictures.
/// The thin strokes of letters have no darker neighbour. So a pixel that resembles almost no
/// neighbour in both pictures, and lies at a flat area, is an edge too.
extension RasterPair {
  /// Whether a pixel is on an edge, in one of the pictures at least.
  func isEdge(_ column: Int, _ row: Int) -> Bool {
    isRamp(column, row, in: old) || isRamp(column, row, in: new) || isStroke(column, row)
  }

  private func isStroke(_ column: Int, _ row: Int) -> Bool {
    old.equalNeighbours(column, row) <= 1 && new.equalNeighbours(column, row) <= 1
      && around(row, below: old.height).contains { y in
        around(column, below: old.width).contains { x in isFlat(x, y) }
      }
  }

  private func isRamp(_ column: Int, _ row: Int, in picture: RasterRows) -> Bool {
    guard picture.equalNeighbours(column, row) <= 2 else { return false }
    let light = picture.color(column, row).luma
    var (darkest, lightest) = ((light: light, x: -1, y: -1), (light: light, x: -1, y: -1))
    for y in around(row, below: picture.height) {
      for x in around(column, below: picture.width) {
        let light = picture.color(x, y).luma
        if light < darkest.light { darkest = (light, x, y) }
        if light > lightest.light { lightest = (light, x, y) }
      }
    }
    return darkest.x >= 0 && lightest.x >= 0
      && (isFlat(darkest.x, darkest.y) || isFlat(lightest.x, lightest.y))
  }

  /// Whether three pixels at least around a pixel are like it, in both pictures.
  private func isFlat(_ column: Int, _ row: Int) -> Bool {
    old.equalNeighbours(column, row) >= 3 && new.equalNeighbours(column, row) >= 3
  }
}

extension RasterRows {
  fileprivate func color(_ column: Int, _ row: Int) -> UInt32 { pixels[starts[row] + column] }

  fileprivate func equalNeighbours(_ column: Int, _ row: Int) -> Int {
    guard column < width, row < height else { return 0 }
    let own = color(column, row)
    return around(row, below: height).reduce(-1) { equal, y in
      equal + around(column, below: width).count { color($0, y) == own }
    }
  }
}

/// A place with its neighbours.
private func around(_ place: Int, below limit: Int) -> ClosedRange<Int> {
  max(0, place - 1)...min(limit - 1, place + 1)
}

extension UInt32 {
  /// The luma of a colour, 0xAARRGGBB: ITU-R BT.601, times 1,000.
  var luma: Int {
    299 * Int(self >> 16 & 255) + 587 * Int(self >> 8 & 255) + 114 * Int(self & 255)
  }
}
