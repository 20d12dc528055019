import Glibc

/// Two PNG files of the same size, read in step.
struct PNGSteps {
  let old: PNGRows
  let new: PNGRows
  /// The rows whose colours are not the same, from the top.
  private(set) var differingRows: [Int] = []
  private let margin: Int
  /// Whether rows of the same bytes have the same colours.
  private let areAlike: Bool
  /// The colours of a row of each file.
  private var oldColors: [UInt32]
  private var newColors: [UInt32]

  /// - Parameter margin: How many rows above and below one that differs are kept.
  init(_ old: PNGRows, _ new: PNGRows, margin: Int) {
    (self.old, self.new, self.margin) = (old, new, margin)
    areAlike = old.form == new.form
    oldColors = Array(repeating: 0, count: old.form.width)
    newColors = oldColors
  }

  /// Reads both to their ends; false when one is corrupt, or has a colour that its palette has not.
  mutating func readAll() -> Bool {
    var wanted = 0
    for row in 0..<old.form.height {
      guard old.next(), new.next(), let isSame = isSame() else { return false }
      if !isSame {
        differingRows.append(row)
        wanted = margin + 1
        for earlier in max(0, row - margin)..<row where !keep(earlier) { return false }
      }
      if wanted > 0 {
        wanted -= 1
        if !keep(row) { return false }
      }
    }
    return old.isWhole() && new.isWhole()
  }

  private func keep(_ row: Int) -> Bool { old.keep(row) && new.keep(row) }

  /// Whether the colours of the last rows are the same; nil when they are none of their palettes'.
  private mutating func isSame() -> Bool? {
    if areAlike {
      if memcmp(old.row, new.row, old.form.rowBytes) == 0 { return true }
      if old.form.isUnambiguous { return false }
    }
    let isKnown =
      old.form.expand(old.row, into: &oldColors) && new.form.expand(new.row, into: &newColors)
    return isKnown ? oldColors == newColors : nil
  }
}
