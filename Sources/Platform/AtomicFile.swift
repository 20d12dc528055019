import Glibc

/// A temporary file beside the final one, which is renamed when it is complete.
///
/// Its writer holds a lock on it, which ends with the writer's process. This works in any container
/// and on any machine that shares the folder.
final class AtomicFile {
  private let folder: OpenFolder
  private let target: String
  private let name: String
  private let descriptor: Int32
  private var isSettled = false

  /// Makes it in the folder of the final one, named after this process.
  init(for target: String, in folder: OpenFolder) throws(FileError) {
    self.folder = folder
    self.target = target
    var attempt = 0
    while true {
      let name = "\(FileSystem.temporaryPrefix)\(getpid())-\(attempt)"
      let descriptor = ExitCleanup.shared.openTemporary(folder.path + name) {
        folder.create(name)
      }
      if descriptor >= 0 {
        // Another run may have deleted it as abandoned before it was locked.
        var status = stat()
        if flock(descriptor, LOCK_EX) != 0
          || fstat(descriptor, &status) == 0 && status.st_nlink > 0
        {
          self.name = name
          self.descriptor = descriptor
          return
        }
        close(descriptor)
        _ = ExitCleanup.shared.settleTemporary(folder.path + name) { 0 }
      } else if errno != EEXIST {
        throw FileError(path: folder.path + target)
      }
      attempt += 1
    }
  }

  /// Removes it unless it has its name by now.
  deinit {
    if !isSettled {
      _ = ExitCleanup.shared.settleTemporary(folder.path + name) {
        folder.remove(name)
        return 0
      }
    }
    close(descriptor)
  }

  /// Whether a name is one of such a file: others are the user's own.
  static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(FileSystem.temporaryPrefix) else { return false }
    let numbers = name.dropFirst(FileSystem.temporaryPrefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { UInt($0) != nil }
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
      ExitCleanup.shared.settleTemporary(folder.path + name) {
        folder.rename(name, to: target)
      } == 0
    return isSettled
  }
}
