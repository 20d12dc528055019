/// The difference between the pixels of two pictures.
package struct PixelDifference: Hashable, Sendable {
  /// The number of changed pixels, including pixels that only one of the pictures has.
  package var count = 0
  /// The number of changed pixels that the tolerance excludes.
  package var tolerated = 0
  /// The number of counted pixels on the edges of shapes; nil if edges were not searched.
  package var antialiased: Int?
  /// The number of counted pixels that differ only in the low bytes of samples of 16 bits.
  package var lowBytes = 0
  /// The boxes around changes that lie together, the most pixels first.
  package var boxes: [PixelBox] = []
  /// The largest distance of an old and a new colour in OKLab, where black and white are 1 apart.
  package var largest = 0.0
  /// The distance that 99 of 100 changed pixels do not exceed.
  package var percentile99 = 0.0
  /// The old and the new colour that most pixels went between, 0xAARRGGBB.
  package var mainColors: ColorPair?
  /// The sizes of both pictures.
  package var oldSize: PixelSize
  /// The size of the new picture, in pixels.
  package var newSize: PixelSize

  /// Whether nothing that counts is different.
  package var isEmpty: Bool { count == 0 && oldSize == newSize }

  /// Whether all that is different are the edges of shapes.
  package var isAntialiasing: Bool { count > 0 && antialiased == count && oldSize == newSize }
}

/// Width and height in pixels.
package struct PixelSize: Hashable, Sendable {
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int

  /// Creates a size in pixels.
  package init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }
}

/// A part of a picture, in pixels.
package struct PixelBox: Hashable, Sendable {
  /// The left edge, in pixels from the picture's left edge.
  package var x: Int
  /// The upper edge, in pixels from the picture's upper edge.
  package var y: Int
  /// The width in pixels.
  package var width: Int
  /// The height in pixels.
  package var height: Int
  /// The number of changed pixels in it.
  package var count: Int

  /// Creates a box in pixels from the picture's upper left corner.
  package init(x: Int, y: Int, width: Int, height: Int, count: Int = 0) {
    (self.x, self.y, self.width, self.height, self.count) = (x, y, width, height, count)
  }

  /// Whether a pixel lies in it.
  func contains(_ column: Int, _ row: Int) -> Bool {
    column >= x && column < x + width && row >= y && row < y + height
  }

  /// Encloses the pixels of another box too.
  mutating func formUnion(_ other: PixelBox) {
    guard count > 0 else { return self = other }
    let right = max(x + width, other.x + other.width)
    let bottom = max(y + height, other.y + other.height)
    (x, y) = (min(x, other.x), min(y, other.y))
    (width, height, count) = (right - x, bottom - y, count + other.count)
  }
}
