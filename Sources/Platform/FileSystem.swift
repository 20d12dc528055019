import Basics
import Glibc

/// The reason why a file could not be read or written.
package struct FileError: Error, Hashable {
  /// The path of the file, as it was given.
  package let path: String
  /// The system's words.
  package let reason: String

  /// Creates an error from a path and a reason in words.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// An error from the system's last error number.
  package init(path: String) {
    // Bytes that are no UTF-8 were replaced, so that nothing has this name.
    let isOther = errno == ENOENT && path.contains("\u{FFFD}")
    let reason = strerror(errno).map { String(cString: $0) } ?? "unknown error"
    self.init(path: path, reason: isOther ? "a name that is not UTF-8" : reason)
  }

  /// The error in one line: path and reason.
  package var message: String { "\(path): error: \(reason)" }
}

/// Files and folders, without Foundation.
package enum FileSystem {
  /// The largest recipe that is read, in bytes.
  package static let maximumInput = 64 << 20
  /// The largest guide that is read, in bytes.
  package static let maximumGuide = 16 << 20

  /// The kinds of files.
  package enum Kind {
    case file
    case folder
    /// A device, a pipe or a socket.
    case other
  }

  /// The identity of a file with any paths.
  package struct Identity: Hashable, Comparable, Sendable {
    /// The number of the device that holds the file.
    package var device: UInt
    /// The number of the file on its device.
    package var number: UInt

    fileprivate init(_ status: stat) {
      device = UInt(status.st_dev)
      number = UInt(status.st_ino)
    }

    package static func < (a: Identity, b: Identity) -> Bool {
      (a.device, a.number) < (b.device, b.number)
    }
  }

  /// The version of the file at a path.
  package struct Version: Hashable {
    /// Nil when nothing is there.
    private var identity: Identity?
    /// When anything of it changed last, its rights too, in nanoseconds since 1970.
    package private(set) var changed = 0

    /// Reads the version of the file at a path; links are followed.
    package init(of path: String) {
      var status = stat()
      guard stat(path, &status) == 0 else { return }
      identity = Identity(status)
      changed = status.st_ctim.nanoseconds
    }
  }

  /// The entry at a path; links are followed.
  package static func entry(_ path: String) throws(FileError) -> (kind: Kind, identity: Identity) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path) }
    let identity = Identity(status)
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return (.folder, identity)
    case S_IFREG: return (.file, identity)
    default: return (.other, identity)
    }
  }

  /// The bytes of a file.
  /// - Parameter limit: How many they may be.
  package static func read(
    _ path: String, limit: Int = FileSystem.maximumInput
  ) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    return try readAll(descriptor, path: path, limit: limit)
  }

  /// The bytes of a regular file that lies below one of some folders, links followed.
  ///
  /// The file that is read is the one that was checked, whatever happens to its path meanwhile.
  /// - Parameters:
  ///   - limit: How many bytes they may be.
  ///   - folders: The folders without links in their paths.
  /// - Returns: The bytes and the path without links; nil if the file lies in none of the folders.
  package static func read(
    _ path: String, limit: Int = FileSystem.maximumInput, inside folders: [String]
  ) throws(FileError) -> (bytes: [UInt8], realPath: String)? {
    // A pipe in the file's place would be waited for.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileError(path: path) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw FileError(path: path, reason: "it is not a file")
    }
    let real = try self.realPath(path, of: descriptor)
    guard folders.contains(where: Path(real).isInside) else { return nil }
    return (try readAll(descriptor, path: path, limit: limit), real)
  }

  /// The path of an open file without links.
  private static func realPath(
    _ path: String, of descriptor: Int32
  ) throws(FileError) -> String {
    if let real = target(ofLink: "/proc/self/fd/\(descriptor)") { return real }
    // Without that file system, the path must still lead to the file.
    let real = try realPath(path)
    var (status, found) = (stat(), stat())
    guard fstat(descriptor, &status) == 0, lstat(real, &found) == 0,
      Identity(status) == Identity(found)
    else { throw FileError(path: path, reason: "it was replaced while it was opened") }
    return real
  }

  /// Whether two files hold the same bytes; neither is kept in memory.
  package static func areEqual(_ first: String, _ second: String) throws(FileError) -> Bool {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    var sizes: [Int] = []
    for path in [first, second] {
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw FileError(path: path) }
      descriptors.append(descriptor)
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw FileError(path: path) }
      sizes.append(Int(status.st_size))
    }
    if sizes[0] != sizes[1] { return false }
    let half = 1 << 17
    return withUnsafeTemporaryAllocation(byteCount: 2 * half, alignment: 16) { buffer in
      guard let start = buffer.baseAddress else { return false }
      while true {
        let count = Glibc.read(descriptors[0], start, half)
        // A file that cannot be read now, or in equal pieces, is read, and its fault reported, when
        // it is compared.
        guard count >= 0, Glibc.read(descriptors[1], start + half, half) == count,
          memcmp(start, start + half, count) == 0
        else { return false }
        if count == 0 { return true }
      }
    }
  }

  /// The bytes of an open file.
  package static func readAll(
    _ descriptor: Int32, path: String, limit: Int = FileSystem.maximumInput
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // To grow step by step takes up to twice as much; of a pipe the size is not known.
    var status = stat()
    if fstat(descriptor, &status) == 0 { bytes.reserveCapacity(min(Int(status.st_size), limit)) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(path: path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
      guard bytes.count <= limit else {
        throw FileError(path: path, reason: "larger than \(limit >> 20) megabytes")
      }
    }
  }

  /// An entry of a folder.
  struct Entry {
    let name: String
    /// Nil of a link, and if the file system does not report it.
    let kind: Kind?
  }

  /// The entries of a folder, unsorted, hidden files too.
  static func entries(in folder: String) throws(FileError) -> [Entry] {
    guard let stream = opendir(folder) else { throw FileError(path: folder) }
    defer { closedir(stream) }
    return entries(stream)
  }

  /// The entries of an open folder.
  static func entries(_ stream: OpaquePointer) -> [Entry] {
    var entries: [Entry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name == "." || name == ".." { continue }
      let kind: Kind? =
        switch Int(entry.pointee.d_type) {
        case DT_DIR: .folder
        case DT_REG: .file
        case DT_UNKNOWN, DT_LNK: nil
        default: .other
        }
      entries.append(Entry(name: name, kind: kind))
    }
    return entries
  }

  /// The names of the folders directly in a folder, as they come; links are left out.
  package static func folders(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).filter { $0.kind == .folder }.map(\.name)
  }

  /// The names of the regular files directly in a folder, as they come; links are left out.
  package static func regularFiles(in folder: String) throws(FileError) -> [String] {
    try entries(in: folder).filter { entry in
      if let kind = entry.kind { return kind == .file }
      let path = folder + "/" + entry.name
      return target(ofLink: path) == nil && (try? self.entry(path).kind) == .file
    }.map(\.name)
  }

  /// The start of a file's name in its path.
  package static func nameStart(of path: Substring) -> String.Index {
    // A mark at the start of a name would be one character with the slash.
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
  }

  /// Makes a folder and its missing parents.
  package static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o777) == 0 { return }
    if errno == EEXIST {
      guard try entry(path).kind == .folder else {
        throw FileError(path: path, reason: "not a folder")
      }
      return
    }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw FileError(path: path)
    }
    try makeFolder(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw FileError(path: path) }
  }

  /// The folder that a file lies in, by the file's path.
  package static func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path without what does not change where it leads: `.`, and slashes beside slashes.
  package static func plainPath(_ path: String) -> String {
    let names = path.split(separator: "/").filter { $0 != "." }
    return (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
  }

  /// A path from the root on, links followed.
  package static func realPath(_ path: String) throws(FileError) -> String {
    guard let found = realpath(path, nil) else { throw FileError(path: path) }
    defer { free(found) }
    return String(cString: found)
  }

  /// The target of a link as written; nil for anything else.
  package static func target(ofLink path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let count = readlink(path, start, buffer.count)
      guard count > 0 else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
    }
  }

  /// Makes the missing folders of a file.
  static func makeFolder(of path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    try makeFolder(String(path[..<slash]))
  }

  /// Deletes a file, or a folder with all its content; no link is followed.
  static func removeAll(_ path: String) {
    if unlink(path) == 0 { return }
    for entry in (try? entries(in: path)) ?? [] { removeAll(path + "/" + entry.name) }
    rmdir(path)
  }

  /// Takes away a file.
  package static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw FileError(path: path) }
  }

  /// Sets the timestamp of a file to now, or to that of the newest of other files if that is later.
  ///
  /// The clock may have been set back, and make compares the two.
  package static func touch(_ path: String, notBefore others: [String] = []) throws(FileError) {
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else { throw FileError(path: path) }
    guard let now = modified(path), let newest = others.lazy.compactMap(modified).max(),
      newest > now
    else { return }
    let time = timespec(tv_sec: newest / 1_000_000_000, tv_nsec: newest % 1_000_000_000)
    guard utimensat(AT_FDCWD, path, [time, time], 0) == 0 else { throw FileError(path: path) }
  }

  /// Sets the timestamp of a file to 1970, so that make takes it for stale.
  package static func makeOld(_ path: String) throws(FileError) {
    guard utimensat(AT_FDCWD, path, [timespec(), timespec()], 0) == 0 else {
      throw FileError(path: path)
    }
  }

  /// When a file was last changed, in nanoseconds since 1970; nil when there is none.
  package static func modified(_ path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    return status.st_mtim.nanoseconds
  }

  /// The time that a file which changes now has, in nanoseconds since 1970.
  package static var now: Int {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME_COARSE, &time)
    return time.nanoseconds
  }
}

extension timespec {
  fileprivate var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}
