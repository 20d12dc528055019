import Comparison
import Diagnostics

extension PixelDifference {
  /// `1,204 pixels (0.12 %) in 2 places, at most 0.31 apart, 99 % at most 0.3`.
  var words: String {
    let size = newSize.width * newSize.height
    let share = 100 * Double(count) / Double(max(1, size))
    let percent = share < 0.01 ? "less than 0.01" : DecimalText.rounded(share, to: 2)
    var words = "\(count) pixel\(count == 1 ? "" : "s") (\(percent) %) in \(boxes.count) "
    words += boxes.count == 1 ? "place" : "places"
    words += ", at most \(DecimalText.rounded(largest, to: 3)) apart, 99 % at most "
    words += DecimalText.rounded(percentile99, to: 3)
    if let antialiased, antialiased > 0 { words += ", \(antialiased) on edges of shapes" }
    if tolerated > 0 { words += ", \(tolerated) more tolerated in texts" }
    return words
  }
}
