import Basics
import Glibc
import Synchronization

/// Atomic writes.
extension FileSystem {
  /// The prefix of temporary files' names.
  package static let temporaryPrefix = ".ibar-"

  /// The folders in which this run has deleted temporary files of killed runs.
  private static let cleared = Mutex<Set<Path>>([])

  /// Writes a file atomically, unless it holds these bytes already.
  ///
  /// Missing folders are made. A link is followed: its target is written.
  /// - Returns: Whether the file has changed.
  @discardableResult
  package static func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    try !write([(path, bytes)]).isEmpty
  }

  /// Writes files atomically, except files that hold their bytes already.
  ///
  /// All bytes are on the disk before the first file is renamed, and ibar waits for the disk once.
  /// So files of one call are committed together, if they are few.
  /// - Returns: The paths of the files that have changed.
  package static func write(
    _ files: [(path: String, bytes: [UInt8])]
  ) throws(FileError) -> [String] {
    do throws(FileError) {
      return try writeIntoFolders(files)
    } catch {
      // One may have been missing, even if another thread has made it by now.
      for (path, _) in files { try makeFolder(of: path) }
      return try writeIntoFolders(files)
    }
  }

  private static func writeIntoFolders(
    _ files: [(path: String, bytes: [UInt8])]
  ) throws(FileError) -> [String] {
    var changed: [String] = []
    var rest = files[...]
    while !rest.isEmpty {
      var written: [(path: String, temporary: AtomicFile)] = []
      for (path, bytes) in rest.prefix(mostTogether) {
        if let temporary = try temporary(for: path, bytes) { written.append((path, temporary)) }
      }
      for (path, temporary) in written where !temporary.sync() { throw FileError(path: path) }
      for (path, temporary) in written where !temporary.rename() { throw FileError(path: path) }
      changed += written.map(\.path)
      rest = rest.dropFirst(mostTogether)
    }
    return changed
  }

  /// The most files that one call has open at once, since a process may not have many.
  private static let mostTogether = 16

  /// A file to put in the place of another; nil when that holds the bytes already.
  private static func temporary(
    for givenPath: String, _ bytes: [UInt8]
  ) throws(FileError) -> AtomicFile? {
    let path = linkTarget(of: givenPath)
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere {
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR { throw FileError(path: path, reason: "Is a directory") }
      if kind != S_IFREG { throw FileError(path: path, reason: "not a regular file") }
      if Int(status.st_size) == bytes.count, let old = try? read(path), old == bytes { return nil }
    }
    let folder = folder(of: path)
    if cleared.withLock({ $0.insert(Path(folder)).inserted }) { removeAbandonedFiles(in: folder) }
    let temporary = try AtomicFile(for: path)
    guard temporary.fill(with: bytes, mode: isThere ? status.st_mode & 0o7777 : nil) else {
      throw FileError(path: path)
    }
    return temporary
  }

  /// The target of a link; the path itself if it is none, or is broken.
  private static func linkTarget(of path: String) -> String {
    var status = stat()
    let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return isLink ? (try? realPath(path)) ?? path : path
  }

  /// Removes the files in a folder that were being written by processes that are no more.
  package static func removeAbandonedFiles(in folder: String) {
    guard let entries = try? entries(in: folder) else { return }
    for entry in entries where isTemporary(entry.name) {
      let path = folder + "/" + entry.name
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard descriptor >= 0 else { continue }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        flock(descriptor, LOCK_EX | LOCK_NB) == 0
      {
        unlink(path)
      }
      close(descriptor)
    }
  }

  /// Whether a name is one that `AtomicFile` makes: others are the user's own.
  private static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(temporaryPrefix) else { return false }
    let numbers = name.dropFirst(temporaryPrefix.count).split(
      separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2 && numbers.allSatisfy { UInt($0) != nil }
  }
}
