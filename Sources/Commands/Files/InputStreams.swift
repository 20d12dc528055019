import Basics
import Platform
import Synchronization

/// Standard input and pipes, whose bytes can be read only once, for all readers.
final class InputStreams: Sendable {
  private let console: Console
  private let known = Mutex<[Path: [UInt8]]>([:])

  init(_ console: Console) {
    self.console = console
  }

  /// The bytes of a pipe, or of standard input as `-`.
  func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    if let known = known.withLock({ $0[Path(path)] }) { return known }
    let bytes = path == "-" ? console.readInput() : try FileSystem.read(path, limit: limit)
    guard let bytes else {
      throw FileError(path: path, reason: "standard input cannot be read")
    }
    known.withLock { $0[Path(path)] = bytes }
    return bytes
  }
}
