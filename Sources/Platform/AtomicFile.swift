import Glibc

/// A temporary file beside the final one, which is renamed when it is complete.
///
/// Its writer holds a lock on it, which ends with the writer's process. This works in any container
/// and on any machine that shares the folder.
final class AtomicFile {
  private let target: String
  private let path: String
  private let descriptor: Int32
  private var isSettled = false

  /// Makes it, named after this process.
  init(for target: String) throws(FileError) {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? ""
    self.target = target
    var attempt = 0
    while true {
      let path = "\(folder)\(FileSystem.temporaryPrefix)\(getpid())-\(attempt)"
      let descriptor = ExitCleanup.shared.openTemporary(path) {
        open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      }
      if descriptor >= 0 {
        // Another run may have deleted it as abandoned before it was locked.
        var status = stat()
        if flock(descriptor, LOCK_EX) != 0
          || fstat(descriptor, &status) == 0 && status.st_nlink > 0
        {
          self.path = path
          self.descriptor = descriptor
          return
        }
        close(descriptor)
        _ = ExitCleanup.shared.settleTemporary(path) { 0 }
      } else if errno != EEXIST {
        throw FileError(path: target)
      }
      attempt += 1
    }
  }

  /// Removes it unless it has its name by now.
  deinit {
    if !isSettled {
      _ = ExitCleanup.shared.settleTemporary(path) {
        unlink(path)
        return 0
      }
    }
    close(descriptor)
  }

  /// Writes all bytes; false when there was an error.
  func fill(with bytes: [UInt8], mode: mode_t?) -> Bool {
    if let mode, fchmod(descriptor, mode) != 0 { return false }
    return bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }

  /// Waits until the disk has it; false when there was an error.
  func sync() -> Bool { fsync(descriptor) == 0 }

  /// Renames it to its final name; false if there was an error.
  func rename() -> Bool {
    isSettled =
      ExitCleanup.shared.settleTemporary(path) { Glibc.rename(path, target) } == 0
    return isSettled
  }
}
