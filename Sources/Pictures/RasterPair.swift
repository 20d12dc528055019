import Glibc

/// Two pictures, of which at least all is kept that differs, and what lies around it.
package struct RasterPair: Sendable {
  /// The rows of the old picture.
  package let old: RasterRows
  /// The rows of the new picture.
  package let new: RasterRows
  /// The rows of both that are not the same, from the top; of pictures of different widths, in what
  /// both have.
  package let differingRows: [Int]

  /// Two whole pictures.
  package init(_ old: Raster, _ new: Raster) {
    (self.old, self.new) = (RasterRows(old), RasterRows(new))
    var rows = Set(RasterPair.differingRows(old.pixels, old, new.pixels, new))
    if let before = old.lowBytes, let after = new.lowBytes {
      rows.formUnion(RasterPair.differingRows(before, old, after, new))
    }
    differingRows = rows.sorted()
  }

  /// The rows of two pictures whose numbers, one for each pixel, are not the same.
  private static func differingRows(
    _ oldNumbers: [UInt32], _ old: Raster, _ newNumbers: [UInt32], _ new: Raster
  ) -> [Int] {
    let width = min(old.width, new.width)
    return oldNumbers.withUnsafeBufferPointer { before in
      newNumbers.withUnsafeBufferPointer { after in
        (0..<min(old.height, new.height)).filter { row in
          guard let a = before.baseAddress, let b = after.baseAddress else { return false }
          return memcmp(a + row * old.width, b + row * new.width, 4 * width) != 0
        }
      }
    }
  }

  /// Reads two PNG files of the same size row by row, so that neither picture lies in memory as a whole.
  ///
  /// Nil if they have to be read whole: they are interlaced, their samples are not sRGB's of 8
  /// bits, or one of them is corrupt, which `PNGReader` reports in words.
  /// - Parameter margin: The number of rows that are kept above and below a row that differs.
  package init?(_ old: [UInt8], _ new: [UInt8], margin: Int) {
    guard (try? PNGReader.checkSize(of: old)) != nil, (try? PNGReader.checkSize(of: new)) != nil,
      let oldForm = PNGForm(old), let newForm = PNGForm(new),
      oldForm.width == newForm.width, oldForm.height == newForm.height
    else { return nil }
    let found = old.withUnsafeBufferPointer { before in
      new.withUnsafeBufferPointer { after -> PNGSteps? in
        guard let first = PNGRows(before, oldForm, keeping: margin),
          let second = PNGRows(after, newForm, keeping: margin)
        else { return nil }
        var steps = PNGSteps(first, second, margin: margin)
        return steps.readAll() ? steps : nil
      }
    }
    guard let found else { return nil }
    (self.old, self.new, differingRows) = (found.old.kept, found.new.kept, found.differingRows)
  }
}
