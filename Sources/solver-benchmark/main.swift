import ConstraintSolver

// Usage: solver-benchmark MEASURE [WORKLOAD] N [REPETITIONS]
// Prints microseconds, the best of the repetitions; `dump` prints the workload for other programs.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 3, let size = Int(arguments[2]), size > 0,
  let workload = Workload(arguments[1], size: size)
else {
  print("usage: solver-benchmark MEASURE chain|grid|form|tree N [REPETITIONS]")
  print("measures: dump, " + Measure.all.map(\.name).joined(separator: ", "))
  throw UsageError()
}
let repetitions = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
if arguments[0] == "dump" {
  print(workload.dump(), terminator: "")
} else if let measure = Measure.all.first(where: { $0.name == arguments[0] }) {
  print(try measure.best(of: repetitions, workload))
} else {
  throw UsageError()
}

struct UsageError: Error {}
