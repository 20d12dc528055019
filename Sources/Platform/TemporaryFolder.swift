import Glibc

/// A folder of this run alone, deleted with the last reference to it and when the process ends.
package final class TemporaryFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// Makes it, named after this process.
  /// - Throws: Why it cannot be made.
  package init() throws(FileError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var attempt = 0
    while true {
      let path = "\(parent)/ibar-\(getpid())-\(attempt)"
      if ExitCleanup.shared.openTemporary(path, { mkdir(path, 0o700) }) == 0 {
        self.path = path
        return
      }
      guard errno == EEXIST else { throw FileError(path: parent) }
      attempt += 1
    }
  }

  deinit {
    _ = ExitCleanup.shared.settleTemporary(path) {
      FileSystem.removeAll(path)
      return 0
    }
  }
}
