import Basics
import Drawing
import Inputs
import JSON
import Platform
import Recipes

/// `render --batch`: draws what lines on standard input ask for, and answers in their order, in one process.
///
/// Fonts stay open from one request to the next, and a request that cannot be read is answered.
struct Batch {
  private let options: RenderOptions
  private let console: Console
  private let renderers = Renderers()

  init(_ options: RenderOptions, _ console: Console) {
    (self.options, self.console) = (options, console)
  }

  /// Answers until the input ends, or nobody reads the answers.
  func run() -> ExitStatus {
    var lines = LineBuffer()
    while let bytes = console.readSome() {
      lines.append(bytes)
      guard answer(lines.takeLines()) else { return .failed }
    }
    return answer(lines.takeLast()) ? .done : .failed
  }

  /// Answers the lines that are there, several at once.
  /// - Returns: Whether the answers could be written.
  private func answer(_ lines: [LineBuffer.Line]) -> Bool {
    let lines = lines.filter { !$0.isBlank }
    var isWritten = true
    let renderers = renderers
    WorkerPool(for: lines.count, options.run, console).run(
      lines.count, makeTools: { Renderers.Loan(of: renderers) },
      work: { loan, index in self.answer(to: lines[index], &loan.holder.renderer).line },
      finish: { _, line in
        isWritten = isWritten && console.writeOutput(Array(line.utf8))
      })
    return isWritten
  }

  private func answer(
    to line: LineBuffer.Line, _ renderer: inout FigureRenderer
  ) -> BatchAnswer {
    switch line {
    case .text(let text):
      do throws(BatchRequest.Fault) {
        let request = try BatchRequest(reading: text)
        return answer(to: request, &renderer)
      } catch {
        return BatchAnswer(error.id, fault: error.reason)
      }
    case .tooLong:
      return BatchAnswer(.null, fault: "a request has at most \(LineBuffer.limit >> 20) MB")
    case .notText: return BatchAnswer(.null, fault: "a request is UTF-8 text")
    }
  }

  private func answer(
    to request: BatchRequest, _ renderer: inout FigureRenderer
  ) -> BatchAnswer {
    do throws(UsageError) {
      let plan = try plan(of: request)
      var console = console
      if case .text(let text, _) = request.source { console.readInput = { Array(text.utf8) } }
      return answer(to: request, plan, console, &renderer)
    } catch {
      return BatchAnswer(request.id, fault: error.message)
    }
  }

  private func plan(of request: BatchRequest) throws(UsageError) -> RenderPlan {
    var words = request.options
    var path = "-"
    switch request.source {
    case .path(let place): path = place
    case .text(_, let format):
      // Lines of constraints are a recipe too.
      if let format { words.append("--from=" + (format == "equations" ? "recipe" : format)) }
      if let base = request.base { words.append("--base=" + base) }
    }
    if let output = request.output { words.append("--output=" + output) }
    let lexer = OptionLexer(verb: "render", options: Option<RenderOptions>.render)
    var arguments = try lexer.arguments(words + ["--", path], defaultValue: options)
    arguments.options.batches = false
    return try RenderPlan(arguments, target: request.output == nil ? .memory : nil)
  }

  private func answer(
    to request: BatchRequest, _ plan: RenderPlan, _ console: Console,
    _ renderer: inout FigureRenderer
  ) -> BatchAnswer {
    var round = InputRound(plan.inputs, plan.run, console)
    let draws = round.checkNames()
    let job = RenderJob(
      plan: plan, loader: round.loader, countsAdvice: false,
      cache: plan.cache.map { FigureCache(folder: $0, plan.requests, plan.inputs) },
      keepsFigures: true)
    var report = round.report
    var results: [RenderResult] = []
    for input in round.inputs {
      let result = job.result(of: input, draws: draws, &renderer)
      report.append(result.report)
      results.append(result)
    }
    job.locks.release()
    var answer = BatchAnswer(request.id, status: report.status)
    answer.findings = report.findings
    answer.hasBytes = request.output == nil
    let project = round.inputs.first.flatMap { round.loader.project(of: $0) }?.settings
    var records = FigureRecords()
    answer.figures = results.flatMap(\.kept).map { path, bytes in
      let facts = FigureFacts(
        bytes, at: path, scale: Double(plan.figures.drawing.scale),
        descriptions: project?.descriptions, &records)
      return (facts, bytes)
    }
    answer.dependencies = results.flatMap(\.dependencies.inputs)
    return answer
  }
}
