import Synchronization

/// Threads that share work, with results in order.
package struct WorkerPool: Sendable {
  /// The most threads that work at once.
  private let jobs: Int
  /// The source of the tokens that each thread but one takes before it works; nil if none needs
  /// one.
  private let jobserver: Jobserver?

  /// Creates a pool of threads, as many as `jobs` and the tokens of make's job server allow.
  package init(jobs: Int, jobserver: Jobserver? = nil) {
    (self.jobs, self.jobserver) = (jobs, jobserver)
  }

  private final class Progress<Result: Sendable>: Sendable {
    /// The number of the next piece of work.
    let next = Atomic(0)
    /// Results that are not yet handed over, by the numbers of their pieces.
    let results = Mutex<[Int: Result]>([:])
    /// Signalled for each result.
    let finished = Semaphore()
  }

  /// Does pieces of work, and hands over their results in the order of the pieces.
  ///
  /// - Parameters:
  ///   - makeTools: Makes what a thread keeps from one piece to the next.
  ///   - work: Does the piece of a number.
  ///   - finish: Takes a result, on the calling thread.
  ///   - idle: Called on the calling thread every tenth of a second or so.
  package func run<Tools: ~Copyable, Result: Sendable>(
    _ count: Int, makeTools: @escaping @Sendable () -> Tools,
    work: @escaping @Sendable (inout Tools, Int) -> Result, finish: (Int, Result) -> Void,
    idle: () -> Void = {}
  ) {
    let threads = min(jobs, count)
    let progress = Progress<Result>()
    var started = 0
    if threads > 1 {
      Descriptors.raiseLimit()
      for number in 0..<threads {
        // One thread works with the token that make gave to ibar itself.
        let jobserver = number == 0 ? nil : jobserver
        let isRunning = Thread.start {
          WorkerPool.takeWork(count, progress, jobserver, makeTools: makeTools, work: work)
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
        result = progress.results.withLock { $0.removeValue(forKey: index) }
        if result == nil { progress.finished.wait(milliseconds: 100) }
        idle()
      }
      if let result { finish(index, result) }
    }
    jobserver?.end()
  }

  /// The result for each item, in order.
  package func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] {
    var results: [Result] = []
    run(
      items.count, makeTools: {}, work: { _, index in work(items[index]) },
      finish: { _, result in results.append(result) })
    return results
  }

  /// Does one piece of work after another on a thread, each while it holds a token.
  private static func takeWork<Tools: ~Copyable, Result: Sendable>(
    _ count: Int, _ progress: Progress<Result>, _ jobserver: Jobserver?,
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
      let index = progress.next.add(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(&tools, index)
      progress.results.withLock { $0[index] = result }
      progress.finished.signal()
    }
  }
}
