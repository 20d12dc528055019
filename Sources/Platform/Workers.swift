/// Who does a run's work.
package struct Workforce: Sendable {
  /// The most threads that work at once.
  package var jobs: Int
  /// Where each thread but one gets leave to work; nil when all have it.
  package var jobserver: Jobserver?

  package init(jobs: Int, jobserver: Jobserver? = nil) {
    self.jobs = jobs
    self.jobserver = jobserver
  }
}

/// Work on several threads, told of in order.
package enum Workers {
  private struct Progress<Result> {
    var next = 0
    var results: [Int: Result] = [:]
  }

  /// Does pieces of work, and hands over their results in the order of the pieces.
  ///
  /// - Parameters:
  ///   - makeTools: Makes what a thread keeps from one piece to the next.
  ///   - work: Does the piece of a number.
  ///   - finish: Takes a result, on the calling thread.
  ///   - idle: Called on the calling thread every tenth of a second or so.
  package static func run<Tools: ~Copyable, Result: Sendable>(
    _ count: Int, by workforce: Workforce, makeTools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (inout Tools, Int) -> Result, finish: (Int, Result) -> Void,
    idle: () -> Void = {}
  ) {
    let threads = min(workforce.jobs, count)
    let progress = Monitor(Progress<Result>())
    var started = 0
    if threads > 1 {
      Descriptors.raiseLimit()
      for number in 0..<threads {
        // One thread works by the leave that make gave with the job itself.
        let jobserver = number == 0 ? nil : workforce.jobserver
        let isRunning = Thread.start {
          labour(count, progress, jobserver, makeTools: makeTools, work: work)
        }
        if isRunning { started += 1 } else { break }
      }
    }
    if started == 0 {
      var tools = makeTools()
      for index in 0..<count {
        finish(index, work(&tools, index))
        idle()
      }
      return
    }
    for index in 0..<count {
      var result: Result?
      while result == nil {
        result = progress.wait(milliseconds: 100) { $0.results.removeValue(forKey: index) }
        idle()
      }
      if let result { finish(index, result) }
    }
    workforce.jobserver?.end()
  }

  /// What comes of each item, in their order.
  package static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], by workforce: Workforce, _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    var results: [Result] = []
    run(
      items.count, by: workforce, makeTools: {}, work: { _, index in work(items[index]) },
      finish: { _, result in results.append(result) })
    return results
  }

  /// What one thread does: a piece of work after the other, each by a token's leave.
  private static func labour<Tools: ~Copyable, Result: Sendable>(
    _ count: Int, _ progress: Monitor<Progress<Result>>, _ jobserver: Jobserver?,
    makeTools: () -> Tools, work: (inout Tools, Int) -> Result
  ) {
    var tools = makeTools()
    while true {
      var token: UInt8?
      if let jobserver {
        token = jobserver.take()
        if token == nil { return }
      }
      defer { if let token { jobserver?.put(token) } }
      let index = progress.update { progress in
        progress.next += 1
        return progress.next - 1
      }
      guard index < count else { return }
      let result = work(&tools, index)
      progress.update { $0.results[index] = result }
    }
  }
}
