import Basics

/// A line on a terminal that shows how far a long run is.
struct ProgressLine {
  private let total: Int
  private let write: (String) -> Void
  private let start: Double
  private var isShown = false
  private var lastShown = -Double.infinity

  /// Seconds before anything is shown.
  private static let patience = 0.5
  /// Seconds between two lines.
  private static let interval = 0.1

  /// - Parameters:
  ///   - total: How many recipes and guides there are.
  ///   - now: The time, in seconds from any moment.
  init(total: Int, now: Double, write: @escaping (String) -> Void) {
    self.total = total
    self.write = write
    start = now
  }

  /// Shows how many are done, if it is time to.
  mutating func show(done: Int, now: Double) {
    let elapsed = now - start
    guard elapsed >= ProgressLine.patience, now - lastShown >= ProgressLine.interval else { return }
    (isShown, lastShown) = (true, now)
    write("\r" + ProgressLine.text(done: done, of: total, after: elapsed) + "\u{1B}[K")
  }

  /// Clears the line, before other output or at the end.
  mutating func clear() {
    if isShown { write("\r\u{1B}[K") }
    (isShown, lastShown) = (false, -.infinity)
  }

  /// `120 of 1000, 45 a second, 20 s left`.
  static func text(done: Int, of total: Int, after elapsed: Double) -> String {
    guard done > 0, elapsed > 0 else { return "\(done) of \(total)" }
    let rate = Double(done) / elapsed
    let left = Int((Double(total - done) / rate).rounded(.up))
    let time = left < 60 ? "\(left) s" : "\(left / 60) min \(left % 60) s"
    return "\(done) of \(total), \(DecimalText.rounded(rate, to: rate < 10 ? 1 : 0)) a second, "
      + "\(time) left"
  }
}
