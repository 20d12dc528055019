import Commands
import Synchronization

/// What a command wrote, and how it ended.
struct Outcome: Sendable {
  var status: ExitStatus
  var output: String
  var errors: String

  /// Runs a command line in this process.
  static func of(_ arguments: String..., input: String = "") async -> Outcome {
    await of(arguments, input: input)
  }

  /// Runs a command line in this process.
  /// - Parameter isTerminal: Whether its messages go to a terminal.
  static func of(
    _ arguments: [String], input: String = "", isTerminal: Bool = false
  ) async -> Outcome {
    let texts = Mutex(("", ""))
    let console = Console(
      writeOutput: { text in
        texts.withLock { $0.0 += String(decoding: text, as: UTF8.self) }
        return true
      },
      writeError: { text in texts.withLock { $0.1 += text } },
      readInput: { Array(input.utf8) }, showsProgress: isTerminal)
    let status = Program.run(arguments, console)
    let (output, errors) = texts.withLock { $0 }
    return Outcome(status: status, output: output, errors: errors)
  }
}
