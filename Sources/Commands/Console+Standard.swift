import Glibc
import Platform

extension Console {
  /// The console of the process.
  package static var standard: Console {
    let isTerminal = isatty(STDERR_FILENO) == 1
    var console = Console(
      writeOutput: { write($0, to: STDOUT_FILENO) },
      writeError: { _ = write(Array($0.utf8), to: STDERR_FILENO) },
      readInput: { try? FileSystem.readAll(STDIN_FILENO, path: "-") },
      usesColor: isTerminal && (environment("NO_COLOR") ?? "").isEmpty,
      showsProgress: isTerminal && environment("MAKELEVEL") == nil
        && environment("TERM") != "dumb",
      makeFlags: environment("MAKEFLAGS"),
      isExternalDiff: environment("GIT_DIFF_PATH_COUNTER") != nil)
    console.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    return console
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Writes all bytes; a closed pipe is no error.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return count < 0 && errno == EPIPE }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }
}
