import Glibc
import Synchronization

/// The tokens that GNU make shares out among its jobs, one for each thread beyond the first.
///
/// See "POSIX Jobserver Interaction" in make's manual.
package final class Jobserver: Sendable {
  /// The access of a process to make's tokens.
  package enum Invitation: Equatable, Sendable {
    /// There is no make that shares out tokens.
    case none
    /// The tokens cannot be reached: make closes them to rules without a `+`.
    case unusable
    case fifo(path: String)
    case descriptors(read: Int32, write: Int32)
  }

  private let source: Int32
  private let home: Int32
  /// A pipe whose first end becomes readable when no token is wanted any longer.
  private let ending: (read: Int32, write: Int32)
  private let hasEnded = Atomic(false)

  /// Accepts an invitation; nil if the tokens cannot be reached.
  ///
  /// Tokens are read through a separate file, since make and its other children must not get a file
  /// that does not block.
  package init?(_ invitation: Invitation) {
    switch invitation {
    case .none, .unusable: return nil
    case .fifo(let path):
      source = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      home = source
    case .descriptors(let read, let write):
      source = open("/proc/self/fd/\(read)", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      home = open("/proc/self/fd/\(write)", O_WRONLY | O_NONBLOCK | O_CLOEXEC)
    }
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    ending = (ends[0], ends[1])
    guard Jobserver.isPipe(source), Jobserver.isPipe(home), ending.read >= 0 else {
      closeAll()
      return nil
    }
  }

  deinit {
    closeAll()
  }

  private func closeAll() {
    for descriptor in Set([source, home, ending.read, ending.write]) where descriptor >= 0 {
      close(descriptor)
    }
  }

  /// The invitation in make's flags; the last one counts.
  /// - Parameter flags: The value of MAKEFLAGS.
  package static func invitation(_ flags: String?) -> Invitation {
    var found: Invitation = .none
    for word in words(of: flags ?? "") {
      if word == "--" { break }
      let name = ["--jobserver-auth=", "--jobserver-fds="].first { word.hasPrefix($0) }
      guard let name else { continue }
      let value = word.dropFirst(name.count)
      if value.hasPrefix("fifo:") {
        let path = String(value.dropFirst("fifo:".count))
        found = isPipe(atPath: path) ? .fifo(path: path) : .unusable
      } else {
        let numbers = value.split(separator: ",").map { Int32($0) }
        guard numbers.count == 2, let read = numbers[0], let write = numbers[1] else {
          found = .unusable
          continue
        }
        if read < 0 || write < 0 {
          found = .none
        } else {
          found =
            isPipe(read) && isPipe(write) ? .descriptors(read: read, write: write) : .unusable
        }
      }
    }
    return found
  }

  /// Words between blanks without a backslash before them, as make writes and reads them.
  private static func words(of flags: String) -> [String] {
    var words: [[UInt8]] = [[]]
    var isQuoted = false
    for byte in flags.utf8 {
      if !isQuoted, byte == UInt8(ascii: "\\") {
        isQuoted = true
        continue
      }
      if !isQuoted, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        words.append([])
      } else {
        words[words.count - 1].append(byte)
      }
      isQuoted = false
    }
    return words.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func isPipe(_ descriptor: Int32) -> Bool {
    isPipe(atPath: "/proc/self/fd/\(descriptor)")
  }

  private static func isPipe(atPath path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Waits for a token; nil when none is wanted any longer.
  func take() -> UInt8? {
    while true {
      var waiting = [
        pollfd(fd: source, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ending.read, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, 2, -1) >= 0 || errno == EINTR else { return nil }
      if waiting[1].revents != 0 { return nil }
      guard waiting[0].revents != 0 else { continue }
      var isGone = false
      let token = ExitCleanup.shared.takeToken(home: home) {
        if hasEnded.load(ordering: .relaxed) {
          isGone = true
          return nil
        }
        var token: UInt8 = 0
        let count = read(source, &token, 1)
        isGone = count == 0 || count < 0 && errno != EAGAIN && errno != EINTR
        return count == 1 ? token : nil
      }
      if token != nil || isGone { return token }
    }
  }

  /// Returns a token.
  func put(_ token: UInt8) { ExitCleanup.shared.returnToken(token, home: home) }

  /// Returns all tokens; afterwards none can be taken.
  func end() {
    ExitCleanup.shared.returnTokens(home: home) { hasEnded.store(true, ordering: .relaxed) }
    _ = write(ending.write, [0], 1)
  }
}
