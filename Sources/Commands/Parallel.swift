import Synchronization

/// Work on several threads.
enum Parallel {
  /// Results in the order of the items, made by at most `jobs` threads.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], jobs: Int, _ body: @escaping @Sendable (Item) -> Result
  ) async -> [Result] {
    let next = SharedCounter()
    return await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<min(jobs, items.count) {
        group.addTask {
          var results: [(Int, Result)] = []
          while let index = next.take(below: items.count) {
            results.append((index, body(items[index])))
          }
          return results
        }
      }
      var all: [(Int, Result)] = []
      for await results in group { all += results }
      return all.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }
}

/// Hands out numbers to several threads.
private final class SharedCounter: Sendable {
  private let next = Atomic(0)

  /// The next number; nil when all below the limit are taken.
  func take(below limit: Int) -> Int? {
    let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < limit ? index : nil
  }
}
