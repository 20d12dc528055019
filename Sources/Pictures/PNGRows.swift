import CPNG

/// Reads a PNG file row by row.
final class PNGRows {
  let form: PNGForm
  /// The rows that were asked to be kept.
  private(set) var kept: RasterRows
  /// The number of rows that were read.
  private(set) var count = 0
  private let file: OpaquePointer
  /// The last rows that were read, by turns.
  private let last: [UnsafeMutablePointer<UInt8>]

  /// Begins to read a file that stays where it is; nil when it is interlaced or corrupt.
  /// - Parameter margin: How many rows before the last one can still be kept.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ form: PNGForm, keeping margin: Int) {
    guard let file = picture_rows_open(bytes.baseAddress, bytes.count, form.rowBytes) else {
      return nil
    }
    self.file = file
    self.form = form
    last = (0...margin).map { _ in .allocate(capacity: form.rowBytes) }
    kept = RasterRows(width: form.width, height: form.height)
  }

  deinit {
    for row in last { row.deallocate() }
    picture_rows_close(file)
  }

  /// The row that was read last.
  var row: UnsafeMutablePointer<UInt8> { last[(count - 1) % last.count] }

  /// Reads the next row; false when the file is corrupt.
  func next() -> Bool {
    count += 1
    return picture_rows_next(file, row)
  }

  /// Whether the file is intact after the last row.
  func isWhole() -> Bool { picture_rows_end(file) }

  /// Keeps one of the last rows; false when its colours are none of the palette's.
  func keep(_ row: Int) -> Bool {
    kept.keeps(row) || kept.keep(row, last[row % last.count], form)
  }
}
