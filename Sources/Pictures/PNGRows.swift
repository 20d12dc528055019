import CPNG

/// Reads a PNG file row by row.
final class PNGRows {
  let form: PNGForm
  /// The rows that were asked to be kept.
  private(set) var kept: RasterRows
  /// How many rows were read.
  private(set) var count = 0
  /// Bytes of a row.
  let rowBytes: Int
  private let file: OpaquePointer
  /// The last rows that were read, by turns.
  private let last: [UnsafeMutablePointer<UInt8>]

  /// Begins to read a file that stays where it is; nil when its rows do not come one by one.
  /// - Parameter margin: How many rows before the last one can still be kept.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ form: PNGForm, keeping margin: Int) {
    guard let file = picture_rows_open(bytes.baseAddress, bytes.count) else { return nil }
    self.file = file
    self.form = form
    let size = picture_rows_size(file)
    rowBytes = size
    // A byte more than a row has, as expanding it asks for. Bits behind the last pixel are left as they are.
    last = (0...margin).map { _ in
      let row = UnsafeMutablePointer<UInt8>.allocate(capacity: size + 1)
      row.initialize(repeating: 0, count: size + 1)
      return row
    }
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

  /// Whether the file is whole behind the last row.
  func isWhole() -> Bool { picture_rows_end(file) }

  /// Keeps one of the last rows; false when its colours cannot be told from it alone.
  func keep(_ row: Int) -> Bool {
    kept.keeps(row) || kept.keep(row, last[row % last.count], form)
  }
}
