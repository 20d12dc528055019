import Basics
import Comparison

extension PixelDifference {
  /// The difference between the pixels of two pictures, for people.
  ///
  /// `1204 pixels (0.12 %) in 2 places; largest colour difference 0.31, 99th percentile 0.3 (OKLab
  /// distance, black to white is 1)`.
  var words: String {
    guard count > 0 else {
      return "no pixel differs" + (tolerated > 0 ? " but \(tolerated) tolerated in texts" : "")
    }
    // Of the pixels that either of them has.
    let both = min(oldSize.width, newSize.width) * min(oldSize.height, newSize.height)
    let either = oldSize.width * oldSize.height + newSize.width * newSize.height - both
    let share = 100 * Double(count) / Double(max(1, either))
    let percent = share < 0.01 ? "less than 0.01" : DecimalText.rounded(share, to: 2)
    var words = "\(count) pixel\(count == 1 ? "" : "s") (\(percent) %)"
    words += " in \(boxes.count) place\(boxes.count == 1 ? "" : "s")"
    if let antialiased, antialiased > 0 { words += ", \(antialiased) on edges of shapes" }
    if lowBytes > 0 { words += ", \(lowBytes) only in the low bytes of 16-bit samples" }
    if tolerated > 0 { words += ", \(tolerated) more tolerated in texts" }
    words += "; largest colour difference \(DecimalText.rounded(largest, to: 3)), 99th percentile "
    words += "\(DecimalText.rounded(percentile99, to: 3)) (OKLab distance, black to white is 1)"
    return words
  }
}
