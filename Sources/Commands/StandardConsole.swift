import Glibc

extension Console {
  /// The console of the process.
  package static var standard: Console {
    Console(
      writeOutput: { write($0, to: STDOUT_FILENO) },
      writeError: { _ = write($0, to: STDERR_FILENO) },
      readInput: { try? FileSystem.readAll(STDIN_FILENO, path: "-") },
      usesColor: isatty(STDERR_FILENO) == 1 && getenv("NO_COLOR") == nil)
  }

  /// Writes all of a text; a reader that has gone is no error.
  private static func write(_ text: String, to descriptor: Int32) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
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
