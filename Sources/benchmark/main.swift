/// Measures parts of ibar; `Scripts/benchmark/run` calls it.
let usage = """
  benchmark solver MEASURE WORKLOAD N [REPETITIONS]
    prints microseconds, the best of the repetitions; measures: \
  \(solverMeasures.keys.sorted().joined(separator: ", ")); workloads: chain, grid, form, tree
  benchmark library MEASURE N
    prints microseconds of processor time for a layout of N views; measures: \
  \(libraryMeasures.keys.sorted().joined(separator: ", "))
  benchmark growth N
    prints by how many kilobytes N superviews, anchors and constraints make the memory grow
  benchmark workload WORKLOAD N
    prints a workload for other programs
  benchmark typesetting width|paragraph CHARACTERS TIMES
    sets a line of text so many times
  benchmark reading make|libyaml|ibar N
    makes a recipe of N views, and reads it with libyaml alone or with ibar's reader
  benchmark drawing RECIPE
    prints microseconds and bytes of a figure, beside Cairo's PNG writer
  """

struct UsageError: Error {}

/// The best of several runs, in microseconds to a tenth.
func leastMicroseconds(of count: Int, _ run: () throws -> Duration) rethrows -> Double {
  var best = Duration.seconds(1_000_000)
  for _ in 0..<max(1, count) { best = min(best, try run()) }
  return (best / .microseconds(1) * 10).rounded() / 10
}

func number(_ words: [String], _ index: Int) throws -> Int {
  guard words.indices.contains(index), let number = Int(words[index]), number > 0 else {
    throw UsageError()
  }
  return number
}

func workload(_ words: [String]) throws -> Workload {
  guard let workload = Workload(words[0], size: try number(words, 1)) else { throw UsageError() }
  return workload
}

let words = Array(CommandLine.arguments.dropFirst())
do {
  switch (words.first, words.count) {
  case ("solver", 4...5):
    guard let measure = solverMeasures[words[1]] else { throw UsageError() }
    let workload = try workload(Array(words[2...]))
    let repetitions = words.count > 4 ? try number(words, 4) : 1
    print(try leastMicroseconds(of: repetitions) { try measure(workload) })
  case ("library", 3):
    guard let measure = libraryMeasures[words[1]] else { throw UsageError() }
    print(try leastMicroseconds(of: 1) { try measure(number(words, 2)) })
  case ("growth", 2): print(try libraryGrowth(number(words, 1)))
  case ("workload", 3): print(try workload(Array(words[1...])).dump(), terminator: "")
  case ("typesetting", 4):
    try measureTypesetting(words[1], length: number(words, 2), times: number(words, 3))
  case ("reading", 3): measureReading(by: words[1], viewCount: try number(words, 2))
  case ("drawing", 2): try measureDrawing(of: words[1])
  default: throw UsageError()
  }
} catch is UsageError {
  fatalError("usage:\n\(usage)")
}
