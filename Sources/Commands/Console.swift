/// Where a command reads and writes besides files; tests put their own in its place.
package struct Console: Sendable {
  /// Takes what was asked for; false when it could not be written.
  package var writeOutput: @Sendable ([UInt8]) -> Bool
  /// Takes diagnostics.
  package var writeError: @Sendable (String) -> Void
  /// Reads all of standard input; nil when it cannot be read.
  package var readInput: @Sendable () -> [UInt8]?
  /// Whether diagnostics go to a terminal that takes colours.
  package var usesColor: Bool
  /// Whether diagnostics go to a terminal that may show how far a run is.
  package var showsProgress: Bool
  /// What make passes to its jobs: the value of MAKEFLAGS.
  package var makeFlags: String?

  package init(
    writeOutput: @escaping @Sendable ([UInt8]) -> Bool,
    writeError: @escaping @Sendable (String) -> Void,
    readInput: @escaping @Sendable () -> [UInt8]?, usesColor: Bool = false,
    showsProgress: Bool = false, makeFlags: String? = nil
  ) {
    self.writeOutput = writeOutput
    self.writeError = writeError
    self.readInput = readInput
    self.usesColor = usesColor
    self.showsProgress = showsProgress
    self.makeFlags = makeFlags
  }
}

extension Console {
  /// Writes what was asked for; a status of failure, and words on it, when that is not possible.
  func output(_ text: String, _ status: ExitStatus = .done) -> ExitStatus {
    output(Array(text.utf8), status)
  }

  /// Writes bytes that were asked for, as `output` writes a text.
  func output(_ bytes: [UInt8], _ status: ExitStatus = .done) -> ExitStatus {
    if bytes.isEmpty || writeOutput(bytes) { return status }
    writeError("ibar: error: standard output cannot be written\n")
    return .failed
  }
}

/// How a command ended; with several inputs, the worst.
package enum ExitStatus: Int32, Hashable, Sendable, Comparable {
  /// Done, nothing wrong.
  case done = 0
  /// Done, with findings.
  case findings = 1
  /// Not done: usage, unreadable or malformed input, output not writable.
  case failed = 2

  package static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
