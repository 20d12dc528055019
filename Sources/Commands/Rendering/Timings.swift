import Basics
import Pictures
import Platform

/// The time that each stage of a run takes.
struct Timings: Sendable {
  /// The stages of a recipe, in order.
  enum Stage: Hashable {
    case read, lookUp, solve, compose
    case encode(OutputFormat)
    case write

    static let all: [Stage] =
      [.read, .lookUp, .solve, .compose] + OutputFormat.allCases.map(Stage.encode) + [.write]

    var name: String {
      switch self {
      case .read: "read"
      case .lookUp: "look up"
      case .solve: "solve"
      case .compose: "compose"
      case .encode(let format): format.rawValue
      case .write: "write"
      }
    }
  }

  private var seconds = [Double](repeating: 0, count: Stage.all.count)
  /// Whether time is taken at all.
  private let isOn: Bool

  init(isOn: Bool) {
    self.isOn = isOn
  }

  /// Does something, and counts its time to a stage.
  mutating func measure<Result, Failure: Error>(
    _ stage: Stage, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isOn else { return try body() }
    let start = Stopwatch.now
    defer {
      seconds[Stage.all.firstIndex(of: stage) ?? 0] += Stopwatch.now - start
    }
    return try body()
  }

  static func += (total: inout Timings, other: Timings) {
    for index in total.seconds.indices { total.seconds[index] += other.seconds[index] }
  }

  /// A line for each stage: milliseconds of all threads together, and its share.
  func text(elapsed: Double) -> String {
    let sum = seconds.reduce(0, +)
    func row(_ name: String, _ seconds: Double, _ share: String) -> String {
      let time = DecimalText.rounded(seconds * 1000, to: 1)
      return name + String(repeating: " ", count: max(1, 20 - name.count - time.count)) + time
        + " ms" + share + "\n"
    }
    let rows = zip(Stage.all, seconds).map { stage, seconds in
      let percent = sum > 0 ? Int((seconds / sum * 100).rounded()) : 0
      return row(stage.name, seconds, "  \(percent) %")
    }
    return rows.joined() + row("all threads", sum, "") + row("elapsed", elapsed, "")
  }
}
