/// The streams and settings that a command uses besides files; tests replace them.
package struct Console: Sendable {
  /// Writes results to standard output; false if that fails.
  package var writeOutput: @Sendable ([UInt8]) -> Bool
  /// Takes diagnostics.
  package var writeError: @Sendable (String) -> Void
  /// Reads all of standard input; nil when it cannot be read.
  package var readInput: @Sendable () -> [UInt8]?
  /// Reads what is there of standard input, waiting for it; nil at its end.
  package var readSome: @Sendable () -> [UInt8]? = { nil }
  /// Whether diagnostics go to a terminal that takes colours.
  package var usesColor: Bool
  /// Whether diagnostics go to a terminal that may show how far a run is.
  package var showsProgress: Bool
  /// Whether results go to a terminal.
  package var isOutputTerminal = false
  /// The value of MAKEFLAGS, which make passes to its jobs.
  package var makeFlags: String?
  /// Whether git runs the program as its external diff.
  package var isExternalDiff: Bool

  /// Creates a console; without further arguments it is no terminal and make passes nothing.
  package init(
    writeOutput: @escaping @Sendable ([UInt8]) -> Bool,
    writeError: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () -> [UInt8]?, usesColor: Bool = false,
    showsProgress: Bool = false, makeFlags: String? = nil, isExternalDiff: Bool = false
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.readInput = readInput
    self.usesColor = usesColor
    self.showsProgress = showsProgress
    self.makeFlags = makeFlags
    self.isExternalDiff = isExternalDiff
  }
}

extension Console {
  /// Writes a result; if that fails, reports it and returns a status of failure.
  func output(_ text: String, _ status: ExitStatus = .done) -> ExitStatus {
    output(Array(text.utf8), status)
  }

  /// Writes bytes, as `output` writes a text.
  func output(_ bytes: [UInt8], _ status: ExitStatus = .done) -> ExitStatus {
    if bytes.isEmpty || writeOutput(bytes) { return status }
    writeError("ibar: error: standard output cannot be written [file]\n")
    return .failed
  }
}

/// The exit status of a command; with several inputs, the worst.
package enum ExitStatus: Int32, Hashable, Sendable, Comparable {
  /// Done, nothing wrong.
  case done = 0
  /// Done, with findings.
  case findings = 1
  /// Not done: usage, unreadable or malformed input, output not writable.
  case failed = 2

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
