/// A command of ibar.
struct Verb: Sendable {
  var name: String
  /// What stands behind the name in its usage line.
  var operands: String
  /// One line for the list of commands.
  var abstract: String
  /// Further lines for its own help.
  var discussion: String
  var options: [Option]
  var run: @Sendable (Settings, Console) -> ExitStatus

  /// A row for each command, in the order help lists them; a run makes the options of one alone.
  private static let table: [(name: String, verb: @Sendable () -> Verb)] = [
    ("render", { .render }), ("solve", { .solve }), ("check", { .check }), ("diff", { .diff }),
    ("convert", { .convert }), ("help", { .help }),
  ]

  /// All commands.
  static var all: [Verb] { table.map { $0.verb() } }

  /// Their names.
  static var names: [String] { table.map(\.name) }

  /// The command of a name, nil when there is none.
  static func named(_ name: String) -> Verb? { table.first { $0.name == name }?.verb() }
}

/// The program.
package enum Program {
  /// The version that `--version` prints.
  package static let version = "0.1.0"

  /// Runs a command line, without the program's own name.
  package static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    switch arguments.first {
    case nil:
      console.writeError(HelpText.overview)
      return .failed
    case "--version":
      return console.output("ibar \(version)\n")
    case "--help", "-h":
      return console.output(HelpText.overview)
    case let word?:
      guard let verb = Verb.named(word) else {
        return usage(HelpText.unknownVerb(word), console)
      }
      return run(verb, Array(arguments.dropFirst()), console)
    }
  }

  private static func run(
    _ verb: Verb, _ arguments: [String], _ console: Console
  ) -> ExitStatus {
    do throws(UsageError) {
      let settings = try OptionLexer.settings(
        arguments, options: verb.options + [.help], of: verb.name)
      if settings.isHelp {
        return console.output(HelpText.text(of: verb))
      }
      if verb.operands.hasPrefix("PATH"), settings.paths.isEmpty {
        throw UsageError("'\(verb.name)' needs a path; see 'ibar help \(verb.name)'")
      }
      return verb.run(settings, console)
    } catch {
      return usage(error.message, console)
    }
  }

  private static func usage(_ message: String, _ console: Console) -> ExitStatus {
    console.writeError("ibar: error: \(message)\n")
    return .failed
  }
}
