import Basics
import Glibc
import Synchronization

/// Atomic writes.
extension FileSystem {
  /// The prefix of temporary files' names.
  package static let temporaryPrefix = ".ibar-"

  /// The folders in which this run has deleted temporary files of killed runs.
  private static let cleared = Mutex<Set<Path>>([])

  /// Whether the permissions of a file let nobody write, or not this user, which an atomic write does not ask for.
  package static func isReadOnly(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return status.st_mode & 0o222 == 0 || access(path, W_OK) != 0
  }

  /// Writes a file atomically, unless it holds these bytes already.
  ///
  /// Missing folders are made.
  /// - Parameter base: As in ``write(_:below:)``.
  /// - Returns: Whether the file has changed.
  @discardableResult
  package static func write(
    _ bytes: [UInt8], to path: String, below base: String? = nil
  ) throws(FileError) -> Bool {
    try !write([(path, bytes)], below: base).isEmpty
  }

  /// Writes files atomically, except files that hold their bytes already.
  ///
  /// All bytes are on the disk before the first file is renamed, and ibar waits for the disk once.
  /// So files of one call are committed together, if they are few.
  /// - Parameter base: The folder that all paths begin with. Links below it are not followed but replaced; nil
  ///   if the user named each file, where a link is followed.
  /// - Returns: The paths of the files that have changed.
  @discardableResult
  package static func write(
    _ files: [(path: String, bytes: [UInt8])], below base: String? = nil
  ) throws(FileError) -> [String] {
    do throws(FileError) {
      return try writeIntoFolders(files, below: base)
    } catch {
      // One may have been missing, even if another thread has made it by now.
      if let base {
        try makeFolder(of: base.hasSuffix("/") ? base : base + "/")
      } else {
        for (path, _) in files { try makeFolder(of: path) }
      }
      return try writeIntoFolders(files, below: base)
    }
  }

  private static func writeIntoFolders(
    _ files: [(path: String, bytes: [UInt8])], below base: String?
  ) throws(FileError) -> [String] {
    var changed: [String] = []
    var rest = files[...]
    var folders: [Path: OpenFolder] = [:]
    while !rest.isEmpty {
      var written: [(path: String, temporary: AtomicFile)] = []
      for (path, bytes) in rest.prefix(mostTogether) {
        let place = base == nil ? linkTarget(of: path) : path
        let start = nameStart(of: place[...])
        let folder = try openFolder(String(place[..<start]), of: place, below: base, &folders)
        if let temporary = try temporary(for: String(place[start...]), in: folder, bytes) {
          written.append((path, temporary))
        }
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

  /// The folder of a file, which is opened once, and in which this run clears up once.
  private static func openFolder(
    _ path: String, of file: String, below base: String?, _ folders: inout [Path: OpenFolder]
  ) throws(FileError) -> OpenFolder {
    if let known = folders[Path(path)] { return known }
    if folders.count >= mostTogether { folders = [:] }
    let folder =
      if let base {
        try OpenFolder.folder(
          of: file, below: base.isEmpty || base.hasSuffix("/") ? base : base + "/")
      } else {
        try OpenFolder(path)
      }
    folders[Path(path)] = folder
    if cleared.withLock({ $0.insert(Path(path)).inserted }) { folder.removeAbandonedFiles() }
    return folder
  }

  /// A file to put in the place of another; nil when that holds the bytes already.
  private static func temporary(
    for name: String, in folder: OpenFolder, _ bytes: [UInt8]
  ) throws(FileError) -> AtomicFile? {
    let path = folder.path + name
    switch folder.kind(of: name) {
    case nil, S_IFREG, S_IFLNK: break
    case S_IFDIR: throw FileError(path: path, reason: "Is a directory")
    default: throw FileError(path: path, reason: "not a regular file")
    }
    let old = folder.content(of: name, size: bytes.count)
    if old?.bytes == bytes { return nil }
    let temporary = try AtomicFile(for: name, in: folder)
    guard temporary.fill(with: bytes, mode: old?.mode) else { throw FileError(path: path) }
    return temporary
  }

  /// The target of a link; the path itself if it is none, or is broken.
  private static func linkTarget(of path: String) -> String {
    target(ofLink: path) == nil ? path : (try? realPath(path)) ?? path
  }

  /// Removes the files in a folder that were being written by processes that are no more.
  package static func removeAbandonedFiles(in folder: String) {
    try? OpenFolder(folder.hasSuffix("/") ? folder : folder + "/").removeAbandonedFiles()
  }
}
