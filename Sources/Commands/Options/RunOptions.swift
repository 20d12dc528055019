/// How a command works on its inputs and reports, as typed.
struct RunOptions: Sendable {
  /// How many inputs are worked on at once; nil leaves it to make and the machine.
  var jobs: Int?
  var shard: Shard?
  /// Whether only errors are reported.
  var isQuiet = false
  var isVerbose = false
  var messageFormat = MessageFormat.human
  /// Whether conflicts are reported as a device's console logs them.
  var usesConsoleLog = false

  /// Checks the options together.
  func check() throws(UsageError) {
    if isQuiet, isVerbose { throw UsageError("--quiet and --verbose exclude each other") }
  }
}

extension Option<RunOptions> {
  /// The options of every command that reads inputs.
  static let run: [Option] = [
    parsed(
      "jobs", short: "j", "N", in: .run, \.jobs, "number of inputs to work on at once",
      standard: "as many as make grants, or one per processor",
      fault: "is not a number of jobs; use 1 to 1024"
    ) { Int($0).flatMap { (1...1024).contains($0) ? $0 : nil } },
    parsed(
      "shard", "I/N", in: .run, \.shard, "work on part I of N of the inputs",
      details: "The part depends on an input's name and sub-folder alone.",
      fault: "is not a part; write the second of five as 2/5", Shard.init(text:)),
    flag("quiet", "q", in: .messages, \.isQuiet, "print only errors, and no progress"),
    choice(
      "message-format", "NAME", in: .messages, \.messageFormat, "message format",
      "form of errors and findings", standard: RunOptions().messageFormat),
  ]

  static let verbose = flag(
    "verbose", "v", in: .messages, \.isVerbose, "list the files that change")

  static let consoleLog = flag(
    "console-log", in: .messages, \.usesConsoleLog,
    "report conflicts as the console of a device logs them")
}
