import CLinux
import Glibc

/// A folder that is held open, so that no link that comes into its path later leads elsewhere.
final class OpenFolder {
  /// Its path with a slash at its end; empty for the working folder.
  let path: String
  private let descriptor: Int32

  /// The rights and the bytes of a regular file.
  struct Content {
    /// The bits of permission.
    let mode: mode_t
    /// Nil if the file cannot be read.
    let bytes: [UInt8]?
  }

  /// Opens a folder; links are followed.
  /// - Parameter path: Its path with a slash at its end; empty for the working folder.
  init(_ path: String) throws(FileError) {
    self.path = path
    descriptor = open(path.isEmpty ? "." : path, OpenFolder.flags)
    if descriptor < 0 { throw FileError(path: path) }
  }

  /// Opens a folder in another, and makes it if it is missing; a link of its name is replaced.
  private init(_ name: String, in parent: OpenFolder) throws(FileError) {
    path = parent.path + name + "/"
    var found = openat(parent.descriptor, name, OpenFolder.flags | O_NOFOLLOW)
    if found < 0, errno != ENOENT, parent.isLink(name) { unlinkat(parent.descriptor, name, 0) }
    if found < 0 {
      mkdirat(parent.descriptor, name, 0o777)
      found = openat(parent.descriptor, name, OpenFolder.flags | O_NOFOLLOW)
    }
    descriptor = found
    if found < 0 { throw FileError(path: path) }
  }

  deinit { close(descriptor) }

  private static let flags = linux_folder_flags()

  /// Opens the folder of a file below another folder, without following a link between the two.
  /// - Parameter base: The start of the path, with a slash at its end; empty for the working folder. It may
  ///   itself hold links.
  static func folder(of file: String, below base: String) throws(FileError) -> OpenFolder {
    var folder = try OpenFolder(base)
    let rest = file.utf8.dropFirst(base.utf8.count)
    for name in rest.split(separator: UInt8(ascii: "/")).dropLast() {
      let name = String(Substring(name))
      if name == ".." { throw FileError(path: file, reason: "its path holds '..'") }
      if name != "." { folder = try OpenFolder(name, in: folder) }
    }
    return folder
  }

  /// Whether an entry is a link.
  func isLink(_ name: String) -> Bool { kind(of: name) == S_IFLNK }

  /// The kind of an entry, as `stat` has it, of a link that of its own; nil if there is none.
  func kind(of name: String) -> mode_t? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// The regular file of a name; nil if there is none, or a link.
  /// - Parameter size: The number of bytes that are read; of a file of another size none are.
  func content(of name: String, size: Int) -> Content? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    let mode = status.st_mode & 0o7777
    guard Int(status.st_size) == size else { return Content(mode: mode, bytes: nil) }
    let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    defer { if file >= 0 { close(file) } }
    let bytes = file < 0 ? nil : try? FileSystem.readAll(file, path: path + name)
    return Content(mode: mode, bytes: bytes)
  }

  /// Makes a file of a name that is free; -1 with the system's error number if it cannot.
  func create(_ name: String) -> Int32 {
    openat(descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  }

  /// Renames an entry, and returns what the system does.
  func rename(_ name: String, to other: String) -> Int32 {
    renameat(descriptor, name, descriptor, other)
  }

  /// Deletes a file.
  func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Removes the files that were being written by processes that are no more.
  func removeAbandonedFiles() {
    let copy = openat(descriptor, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else { return }
    defer { closedir(stream) }
    for entry in FileSystem.entries(stream) where AtomicFile.isTemporary(entry.name) {
      let file = openat(
        descriptor, entry.name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
      guard file >= 0 else { continue }
      var status = stat()
      if fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        flock(file, LOCK_EX | LOCK_NB) == 0
      {
        remove(entry.name)
      }
      close(file)
    }
  }
}
