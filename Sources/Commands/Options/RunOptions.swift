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
  /// The options of every command.
  static let run: [Option] = [
    Option(
      OptionRow(
        "jobs", "j", .text("N", standard: "as many as make grants, or one per processor"),
        in: .run, "number of inputs to work on at once")
    ) { options, value throws(UsageError) in
      guard let jobs = Int(value), (1...1024).contains(jobs) else {
        throw UsageError("'\(value)' is not a number of jobs; use 1 to 1024")
      }
      options.jobs = jobs
    },
    Option(
      OptionRow(
        "shard", nil, .text("I/N"), in: .run, "work on part I of N of the inputs",
        details: "The part depends on an input's name and sub-folder alone.")
    ) { options, value throws(UsageError) in
      guard let shard = Shard(text: value) else {
        throw UsageError("'\(value)' is not a part; write the second of five as 2/5")
      }
      options.shard = shard
    },
    Option(OptionRow("quiet", "q", in: .messages, "print only errors, and no progress")) {
      options, _ in options.isQuiet = true
    },
    Option(
      OptionRow(
        "message-format", nil,
        .choice("NAME", MessageFormat.self, standard: RunOptions().messageFormat.rawValue),
        in: .messages, "form of errors and findings")
    ) { options, value throws(UsageError) in
      options.messageFormat = try OptionReading.choice(value, "message format")
    },
  ]

  static let verbose = Option(
    OptionRow("verbose", "v", in: .messages, "list the files that change")
  ) { options, _ in options.isVerbose = true }

  static let consoleLog = Option(
    OptionRow(
      "console-log", in: .messages, "report conflicts as the console of a device logs them")
  ) { options, _ in options.usesConsoleLog = true }
}
