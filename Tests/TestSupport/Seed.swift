import Foundation

/// The number that a random sample of a property test is made from, the same in every run.
///
/// `make test` takes few samples, `make test-all` many: `IBAR_SAMPLES=25` takes 25 times as many. A sample that fails
/// prints its seed and the command that repeats it alone: `IBAR_SEED` takes that seed only.
package struct Seed: Sendable, Hashable, CustomStringConvertible {
  package let number: UInt64
  private let suite: String

  /// - Parameter file: The suite's file, which has its name.
  private init(_ number: UInt64, _ file: String) {
    self.number = number
    suite = String(file.split(separator: "/").last?.split(separator: ".").first ?? "")
  }

  /// The seed, and the command that repeats its sample.
  package var description: String {
    "\(number) (IBAR_SEED=\(number) swift test --disable-xctest --filter \(suite))"
  }

  /// Whether a property is tried on all there is: each canvas of a recipe, each document.
  package static let takesAll = factor > 1

  private static let factor = variable("IBAR_SAMPLES") ?? 1
  private static let only = variable("IBAR_SEED")

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// The seeds of a suite's samples.
  /// - Parameter count: How many `make test` takes.
  package static func samples(_ count: UInt64 = 20, file: String = #fileID) -> [Seed] {
    if let only { return [Seed(only, file)] }
    return (1...count * factor).map { Seed($0, file) }
  }

  /// The same in groups of five times as many, for what is counted over a group; `make test` takes every fifth
  /// seed of the first.
  package static func groups(of count: UInt64 = 20, file: String = #fileID) -> [SeedGroup] {
    let seeds = samples(count, file: file)
    if seeds.count == 1 { return [SeedGroup(seeds: seeds)] }
    if factor == 1 { return [SeedGroup(seeds: seeds.map { Seed(5 * $0.number, file) })] }
    let size = 5 * Int(count)
    return stride(from: 0, to: seeds.count, by: size).map {
      SeedGroup(seeds: Array(seeds[$0..<min($0 + size, seeds.count)]))
    }
  }
}

/// The seeds of samples that are judged together.
package struct SeedGroup: Sendable, CustomStringConvertible {
  package let seeds: [Seed]

  package var description: String {
    seeds.count == 1 ? "\(seeds[0])" : "\(seeds[0].number) to \(seeds[seeds.count - 1].number)"
  }

  /// Whether more than one in `n` of the samples are so; of a sample that is repeated alone it is not asked.
  package func has(_ count: Int, oneIn n: Int) -> Bool {
    seeds.count == 1 || count * n > seeds.count
  }

  /// Does something with each seed; an error names its seed.
  package func forEach(_ body: (Seed) throws -> Void) throws {
    for seed in seeds {
      do { try body(seed) } catch { throw SampleError(seed: seed, reason: "\(error)") }
    }
  }
}

/// What a sample threw.
package struct SampleError: Error, CustomStringConvertible {
  let seed: Seed
  let reason: String

  package var description: String { "seed \(seed): \(reason)" }
}
