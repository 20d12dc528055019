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
    console.readSome = { readSome(STDIN_FILENO) }
    console.isOutputTerminal = isatty(STDOUT_FILENO) == 1
    return console
  }

  /// The bytes that a descriptor has; nil at its end, or if it cannot be read.
  private static func readSome(_ descriptor: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
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
