import Platform
import Reports

/// The result of one input.
protocol InputResult: Sendable {
  /// The findings about the input.
  var report: Report { get }
}

/// Reports a run while it works on its inputs, in their order; belongs to the thread that made it.
final class RunReporter {
  private let options: RunOptions
  private let console: Console
  private(set) var report: Report
  private var progress: ProgressLine
  private let count: Int
  private var done = 0
  /// Whether standard output could not be written.
  private var isOutputLost = false

  /// - Parameters:
  ///   - report: The findings before the first input.
  ///   - count: The number of inputs.
  init(_ options: RunOptions, _ console: Console, _ report: Report, count: Int) {
    (self.options, self.console, self.report, self.count) = (options, console, report, count)
    let isShown = console.showsProgress && !options.isQuiet
    progress = ProgressLine(
      total: count, now: Stopwatch.now, write: { if isShown { console.writeError($0) } })
    writeFindings()
  }

  /// Works on all inputs, several at once, and reports each when it and those before it are done.
  /// - Parameters:
  ///   - makeTools: Makes the tools that a thread keeps from one input to the next.
  ///   - work: Works on the input with an index.
  ///   - finish: Takes a result after its findings were reported.
  func run<Tools: ~Copyable, Result: InputResult>(
    makeTools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (inout Tools, Int) -> Result, finish: (Result) -> Void = { _ in }
  ) {
    WorkerPool(for: count, options, console).run(
      count, makeTools: makeTools, work: work,
      finish: { _, result in
        done += 1
        report.append(result.report)
        writeFindings()
        finish(result)
      }, idle: { progress.show(done: done, now: Stopwatch.now) })
  }

  /// Writes a text to standard output, until that fails.
  func output(_ text: String) { output(Array(text.utf8)) }

  /// Writes bytes to standard output, until that fails.
  func output(_ bytes: [UInt8]) {
    if bytes.isEmpty || isOutputLost { return }
    progress.clear()
    isOutputLost = console.output(bytes) == .failed
    if isOutputLost { report.status = .failed }
  }

  /// Writes lines beside the findings.
  func note(_ lines: [String]) {
    if lines.isEmpty { return }
    progress.clear()
    console.writeError(lines.map { $0 + "\n" }.joined())
  }

  /// Adds the faults of the run as a whole, and writes the remaining findings.
  /// - Parameter hasOutput: Whether standard output holds results, so that messages must go
  ///   elsewhere.
  func finish(hasOutput: Bool, _ body: (inout Report) -> Void = { _ in }) -> ExitStatus {
    body(&report)
    progress.clear()
    let status = report.write(console, hasOutput: hasOutput)
    let count = report.leftOutCount
    if count > 0 {
      note(["ibar: \(count) \(count == 1 ? "finding is" : "findings are") not printed (--quiet)"])
    }
    return status
  }

  /// People read findings at once; a program gets one document, at the end.
  private func writeFindings() {
    guard options.messageFormat.isForPeople, report.hasMore else { return }
    progress.clear()
    report.flush(console)
  }
}
