import Inputs
import Recipes
import Reports

/// The options for runs and reports, as typed.
struct RunOptions: Sendable {
  /// The number of inputs to work on at once; nil leaves it to make and the machine.
  var jobs: Int?
  var shard: Shard?
  /// How inputs are read; fonts are options of canvases.
  var reading = InputReader.Settings()
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

/// The options of a command that has these among its own.
protocol RunHolder: Sendable {
  var run: RunOptions { get set }
}

extension Option where Options: RunHolder {
  /// The options of every command that reads inputs.
  static var run: [Option] {
    [
      parsed(
        "jobs", short: "j", "N", in: .run, "number of inputs to work on at once",
        defaultValue: "as many as make grants, or one per processor",
        fault: { _ in "is not a number of jobs; use 1 to 1024" },
        { Int($0).flatMap { (1...1024).contains($0) ? $0 : nil } }
      ) { $0.run.jobs = $1 },
      parsed(
        "shard", "I/N", in: .run, "work on part I of N of the inputs",
        details: "The part depends on an input's name and sub-folder alone.",
        fault: { _ in "is not a part; write the second of five as 2/5" }, Shard.init(text:)
      ) { $0.run.shard = $1 },
      path(
        "allow", .folder, in: .run,
        "let recipes include files, and links lead, into this folder; repeatable",
        details: "A recipe can always include files beside it and below the PATH that was given."
      ) { $0.run.reading.allowedFolders.append($1) },
      path(
        "base", .folder, in: .run, "the folder of the files that a recipe on standard input names"
      ) { $0.run.reading.base = $1 },
      path(
        "config", .file, in: .run, "read the defaults of the project from FILE",
        defaultValue: "the nearest \(ProjectSettings.fileName)"
      ) { $0.run.reading.project = .file($1) },
      flag("no-config", in: .run, "read no defaults of a project") {
        $0.run.reading.project = .none
      },
      flag(
        "quiet", short: "q", in: .messages, "print only errors, and the number of other findings"
      ) {
        $0.run.isQuiet = true
      },
      choice(
        "message-format", "NAME", in: .messages, "message format", "form of errors and findings",
        defaultValue: RunOptions().messageFormat.rawValue
      ) { $0.run.messageFormat = $1 },
    ]
  }

  /// The option of the commands that read one input in one format.
  static var from: Option {
    let formats = InputFormat.all.map { (name: $0.name, value: $0) }
    return Option(
      OptionRow(
        "from", nil,
        OptionRow.Value("FORMAT", choices: formats.map(\.name), defaultValue: "the file's"),
        in: .run, "format of the files that are named, and of standard input")
    ) { options, value throws(UsageError) in
      options.run.reading.format = try OptionReading.list(value, "a format", formats).first
    }
  }

  static var verbose: Option {
    flag("verbose", short: "v", in: .messages, "list the files that change") {
      $0.run.isVerbose = true
    }
  }

  static var consoleLog: Option {
    flag(
      "console-log", in: .messages, "report conflicts as the console of a device logs them"
    ) { $0.run.usesConsoleLog = true }
  }
}
