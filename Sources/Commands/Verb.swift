import Basics
import Diagnostics
import Inputs
import Reports

/// A command of ibar.
struct Verb: Sendable {
  let name: String
  /// The operands in its usage line.
  let operands: String
  /// One line for the list of commands.
  let abstract: String
  /// Further sentences for its own help.
  let discussion: String
  /// The words that its operands can be; empty for paths.
  let operandChoices: @Sendable () -> [String]
  /// The endings of the files that its operands name, beside those of inputs.
  let furtherEndings: [String]
  /// Command lines for the end of its help.
  let examples: [CommandExample]
  /// Its options, without the one for help.
  let options: [OptionRow]
  /// Reads the arguments after the command's name, plans and runs.
  let run: @Sendable ([String], Console) throws(UsageError) -> ExitStatus

  /// - Parameters:
  ///   - needsPath: Whether a command line without a path is an error.
  ///   - defaultValue: The command's options before any is given.
  ///   - run: Makes a plan of the arguments and runs it.
  init<Options: Sendable>(
    _ name: String, operands: String,
    needsPath: @escaping @Sendable (Options) -> Bool = { _ in false },
    operandChoices: @autoclosure @escaping @Sendable () -> [String] = [],
    furtherEndings: [String] = [], abstract: String, discussion: String,
    examples: [CommandExample], options: [Option<Options>], defaultValue: Options,
    run: @escaping @Sendable (Arguments<Options>, Console) throws(UsageError) -> ExitStatus
  ) {
    (self.name, self.operands) = (name, operands)
    (self.abstract, self.discussion) = (abstract, discussion)
    (self.operandChoices, self.furtherEndings) = (operandChoices, furtherEndings)
    self.examples = examples
    self.options = options.map(\.row)
    self.run = { words, console throws(UsageError) in
      let lexer = OptionLexer(verb: name, options: options)
      let arguments = try lexer.arguments(words, defaultValue: defaultValue)
      if arguments.asksForHelp {
        let verb = Verb.named(name)
        return console.output(verb.map(HelpText.text) ?? "")
      }
      let needsPath = needsPath(arguments.options)
      if needsPath, arguments.paths.isEmpty {
        throw UsageError("'\(name)' needs a path; see 'ibar help \(name)'")
      }
      // Of two sides, a comparison knows which is a path.
      if needsPath { try lexer.checkPaths(of: words) }
      return try run(arguments, console)
    }
  }

  /// Whether its operands are paths of inputs.
  var readsInputs: Bool { operandChoices().isEmpty }

  /// The endings of the files that its operands name.
  var endings: [String] { InputFormat.all.flatMap(\.endings) + furtherEndings }

  /// A row for each command, in the order help lists them; a run makes the options of one alone.
  private static let table: [(name: String, verb: @Sendable () -> Verb)] = [
    ("render", { .render }), ("solve", { .solve }), ("check", { .check }), ("diff", { .diff }),
    ("convert", { .convert }), ("new", { .new }), ("completions", { .completions }),
    ("help", { .help }),
  ]

  /// All commands.
  static var all: [Verb] { table.map { $0.verb() } }

  /// Their names.
  static var names: [String] { table.map(\.name) }

  /// The command of a name, nil when there is none.
  static func named(_ name: String) -> Verb? { table.first { $0.name == name }?.verb() }
}

/// A command line as an example.
struct CommandExample: Sendable {
  /// What it does: a sentence without a full stop.
  let meaning: String
  /// The words for a shell.
  let command: String

  init(_ meaning: String, _ command: String) {
    (self.meaning, self.command) = (meaning, command)
  }
}

/// The program.
package enum Program {
  /// The version that `--version` prints.
  package static let version = "0.3.0"

  /// Runs a command line, without the program's own name.
  package static func run(_ arguments: [String], _ console: Console) -> ExitStatus {
    do throws(UsageError) {
      switch arguments.first {
      case nil:
        console.writeError(HelpText.overview)
        return .failed
      case "--version":
        return console.output("ibar \(version)\n")
      case "--help", "-h":
        return console.output(HelpText.overview)
      case let word?:
        return try verb(word).run(Array(arguments.dropFirst()), console)
      }
    } catch {
      return report(error, of: arguments, console)
    }
  }

  /// Reports a fault of the command line, in the form of messages that it asks for.
  private static func report(
    _ error: UsageError, of arguments: [String], _ console: Console
  ) -> ExitStatus {
    let option = "--message-format"
    let words = arguments.prefix { $0 != "--" }.enumerated().compactMap { index, word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.first == option else { return String?.none }
      return parts.count == 2 ? parts[1] : arguments.dropFirst(index + 1).first
    }
    let format = words.last.flatMap(MessageFormat.init(rawValue:)) ?? .human
    let finding = Finding(path: "ibar", diagnostic: Diagnostic("usage", error.message))
    let text = format.text(of: [finding], by: version)
    if format.isForPeople { console.writeError(text) } else { _ = console.output(text) }
    return .failed
  }

  /// The command of a name.
  /// - Throws: An error that names the nearest command.
  static func verb(_ name: String) throws(UsageError) -> Verb {
    if let verb = Verb.named(name) { return verb }
    if InputFormat.all.contains(where: { $0.endings.contains(where: name.hasSuffix) }) {
      throw UsageError("there is no command '\(name)'; did you mean 'ibar render \(name)'?")
    }
    if ["-V", "-v", "-version"].contains(name) {
      throw UsageError("there is no option '\(name)'; use 'ibar --version'")
    }
    if name.hasPrefix("-") {
      throw UsageError(
        "a command stands before its options, as in 'ibar render \(name)'; see 'ibar help'")
    }
    throw UsageError(HelpText.unknownVerb(name))
  }
}

/// An error of a command line.
struct UsageError: Error, Hashable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
