import Basics
import Glibc
import Platform
import Reports

/// The result of one input.
protocol InputResult: Sendable {
  /// The findings about the input.
  var report: Report { get }
  /// Creates the result of an input on which no work could be done.
  init(report: Report)
}

/// Reports a run while it works on its inputs, in their order; belongs to the thread that made it.
final class RunReporter {
  private let options: RunOptions
  private let console: Console
  private(set) var report: Report
  private var progress: ProgressLine
  private let count: Int
  private var done = 0
  /// Whether what is written was written before.
  private var isMuted: Bool
  /// Whether standard output could not be written.
  private var isOutputLost = false

  /// - Parameters:
  ///   - report: The findings before the first input.
  ///   - count: The number of inputs.
  init(_ options: RunOptions, _ console: Console, _ report: Report, count: Int) {
    (self.options, self.console, self.report, self.count) = (options, console, report, count)
    isMuted = RunState.shared?.repeatsRun ?? false
    let isShown = console.showsProgress && !options.isQuiet
    progress = ProgressLine(
      total: count, now: Stopwatch.now, write: { if isShown { console.writeError($0) } })
    writeFindings()
  }

  /// Works on all inputs, several at once, and reports each when it and those before it are done.
  ///
  /// An input that makes the program fail stops no other: it is reported, and the others are done.
  /// - Parameters:
  ///   - path: The path of the input with an index.
  ///   - makeTools: Makes the tools that a thread keeps from one input to the next.
  ///   - work: Works on the input with an index.
  ///   - finish: Takes a result after its findings were reported.
  func run<Tools: ~Copyable, Result: InputResult>(
    path: @escaping @Sendable (Int) -> String,
    makeTools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (inout Tools, Int) -> Result, finish: (Result) -> Void = { _ in }
  ) {
    let state = RunState.shared
    let options = options
    state?.begin(count: count)
    isMuted = false
    @Sendable func tried(_ tools: inout Tools, _ index: Int) -> Result {
      state?.set(index, isDone: false)
      defer { state?.set(index, isDone: true) }
      InjectedFault.strike(path(index))
      return work(&tools, index)
    }
    state?.findFaults { index in
      var tools = makeTools()
      _ = tried(&tools, index)
    }
    WorkerPool(for: count, options, console).run(
      count, makeTools: makeTools,
      work: { tools, index in
        if state?.isFaulty(index) == true {
          var report = Report(options)
          report.fail(
            "program-fault", path(index),
            "nothing is done with this input, since it makes ibar fail")
          return Result(report: report)
        }
        return tried(&tools, index)
      },
      finish: { index, result in
        done += 1
        report.append(result.report)
        // The process before a fault has reported it.
        isMuted = index < state?.reportedBefore ?? 0
        writeFindings()
        finish(result)
        isMuted = false
        state?.setReported(done)
      }, idle: { progress.show(done: done, now: Stopwatch.now) })
  }

  /// Writes a text to standard output, until that fails.
  func output(_ text: String) { output(Array(text.utf8)) }

  /// Writes bytes to standard output, until that fails.
  func output(_ bytes: [UInt8]) {
    if bytes.isEmpty || isOutputLost || isMuted { return }
    progress.clear()
    isOutputLost = console.output(bytes) == .failed
    if isOutputLost { report.status = .failed }
  }

  /// Writes lines beside the findings.
  func note(_ lines: [String]) {
    if lines.isEmpty || isMuted { return }
    progress.clear()
    console.writeError(lines.map { PrintableText.escaped($0) + "\n" }.joined())
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
    if isMuted { return report.forgetFindings() }
    progress.clear()
    report.flush(console)
  }
}

/// A fault of the program that a test asks for, since no input is known that makes it fail.
private enum InjectedFault {
  static func strike(_ path: String) {
    #if DEBUG
      let name = getenv("IBAR_TEST_FAULT").map { String(cString: $0) }
      precondition(name.map { !path.hasSuffix($0) } ?? true, "a fault for a test")
    #endif
  }
}
