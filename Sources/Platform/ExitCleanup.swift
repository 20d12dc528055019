import Basics
import Glibc
import Synchronization

/// The cleanup before the process ends: temporary files and folders are deleted, and tokens go back to
/// make.
///
/// A signal ends the process between two calls of these functions, never inside one.
final class ExitCleanup: Sendable {
  /// The cleanup of this process.
  static let shared = ExitCleanup()

  private struct State {
    var temporaries: Set<Path> = []
    /// Tokens that are held, each with the descriptor it goes back to.
    var tokens: [(token: UInt8, home: Int32)] = []
  }

  private let state = Mutex(State())

  /// Makes a file or a folder that is removed if the process is ended before it is settled.
  /// - Returns: What `open` returned.
  func openTemporary(_ path: String, _ open: () -> Int32) -> Int32 {
    state.withLock { state in
      let descriptor = open()
      if descriptor >= 0 { state.temporaries.insert(Path(path)) }
      return descriptor
    }
  }

  /// Renames or removes a temporary file.
  /// - Returns: What `settle` returned; the file is settled when that is 0.
  func settleTemporary(_ path: String, _ settle: () -> Int32) -> Int32 {
    state.withLock { state in
      let result = settle()
      if result == 0 { state.temporaries.remove(Path(path)) }
      return result
    }
  }

  /// Takes a token that goes back to a descriptor; nil when none was to be had.
  func takeToken(home: Int32, _ take: () -> UInt8?) -> UInt8? {
    state.withLock { state in
      guard let token = take() else { return nil }
      state.tokens.append((token, home))
      return token
    }
  }

  /// Returns a token.
  func returnToken(_ token: UInt8, home: Int32) {
    state.withLock { state in
      guard let index = state.tokens.firstIndex(where: { $0 == (token, home) }) else { return }
      state.tokens.remove(at: index)
      ExitCleanup.put(token, into: home)
    }
  }

  /// Returns all tokens of a descriptor, and runs a closure before any other can be taken.
  func returnTokens(home: Int32, _ end: () -> Void) {
    state.withLock { state in
      for held in state.tokens where held.home == home { ExitCleanup.put(held.token, into: home) }
      state.tokens.removeAll { $0.home == home }
      end()
    }
  }

  /// Cleans up and calls a function that does not return, while all others wait.
  func run(then end: () -> Never) -> Never {
    state.withLock { state in
      for path in state.temporaries { FileSystem.removeAll(path.text) }
      for (token, home) in state.tokens { ExitCleanup.put(token, into: home) }
      end()
    }
  }

  /// Cleans up, unless another call is in progress on this or another thread.
  func runIfFree() {
    _ = state.withLockIfAvailable { state in
      for path in state.temporaries { FileSystem.removeAll(path.text) }
      for (token, home) in state.tokens { ExitCleanup.put(token, into: home) }
    }
  }

  private static func put(_ token: UInt8, into home: Int32) {
    while true {
      let count = withUnsafePointer(to: token) { write(home, $0, 1) }
      if count == 1 || (errno != EINTR && errno != EAGAIN) { return }
    }
  }
}
