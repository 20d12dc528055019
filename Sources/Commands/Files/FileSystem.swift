import Glibc

/// Why a file could not be read or written.
struct FileError: Error, Hashable {
  let path: String
  /// The system's words.
  let reason: String

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// An error from the system's last error number.
  init(path: String) {
    self.init(path: path, reason: strerror(errno).map { String(cString: $0) } ?? "unknown error")
  }

  var message: String { "\(path): error: \(reason)" }
}

/// Files and folders, without Foundation.
enum FileSystem {
  /// The largest recipe that is read, in bytes.
  static let maximumInput = 64 << 20
  /// The largest guide that is read, in bytes.
  static let maximumGuide = 16 << 20

  enum Kind {
    case file
    case folder
    /// A device, a pipe or a socket.
    case other
  }

  /// What tells a file from all others, whatever its paths.
  struct Identity: Hashable {
    var device: UInt
    var number: UInt
  }

  /// What stands at a path, links followed.
  static func entry(_ path: String) throws(FileError) -> (kind: Kind, identity: Identity) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(path: path) }
    let identity = Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return (.folder, identity)
    case S_IFREG: return (.file, identity)
    default: return (.other, identity)
    }
  }

  /// The bytes of a file.
  /// - Parameter limit: How many they may be.
  static func read(
    _ path: String, limit: Int = FileSystem.maximumInput
  ) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(path: path) }
    defer { close(descriptor) }
    return try readAll(descriptor, path: path, limit: limit)
  }

  /// Whether two files hold the same bytes; neither is kept in memory.
  static func areEqual(_ first: String, _ second: String) throws(FileError) -> Bool {
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
        // What cannot be read at once, or in the same pieces, is read and told when it is compared.
        guard count >= 0, Glibc.read(descriptors[1], start + half, half) == count,
          memcmp(start, start + half, count) == 0
        else { return false }
        if count == 0 { return true }
      }
    }
  }

  /// The bytes of an open file.
  static func readAll(
    _ descriptor: Int32, path: String, limit: Int = FileSystem.maximumInput
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
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

  /// The names in a folder in the order of their bytes, hidden ones left out.
  static func names(in folder: String) throws(FileError) -> [String] {
    guard let stream = opendir(folder) else { throw FileError(path: folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those it lies in, as far as they are missing.
  static func makeFolder(_ path: String) throws(FileError) {
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
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// A path from the root on, links followed.
  static func realPath(_ path: String) throws(FileError) -> String {
    guard let found = realpath(path, nil) else { throw FileError(path: path) }
    defer { free(found) }
    return String(cString: found)
  }

  /// Makes the folder of a file, and those it lies in, as far as they are missing.
  static func makeFolder(of path: String) throws(FileError) {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return }
    try makeFolder(String(path[..<slash]))
  }

  /// Writes a file whole or not at all, and leaves it alone when it holds these bytes already.
  ///
  /// A link is followed: the file it leads to is written.
  static func write(_ bytes: [UInt8], to givenPath: String) throws(FileError) {
    let path = linkTarget(of: givenPath)
    if let kind = try? entry(path).kind {
      if kind == .folder { throw FileError(path: path, reason: "Is a directory") }
      if kind == .other { throw FileError(path: path, reason: "not a regular file") }
      if let old = try? read(path), old == bytes { return }
    }
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let (descriptor, temporary) = try makeTemporary(in: folder, for: path)
    var failure: FileError?
    if !writeAll(bytes, to: descriptor) { failure = FileError(path: path) }
    if close(descriptor) != 0, failure == nil { failure = FileError(path: path) }
    if failure == nil, rename(temporary, path) != 0 { failure = FileError(path: path) }
    if let failure {
      unlink(temporary)
      throw failure
    }
  }

  /// Where a link leads; the path itself when it is none, or leads nowhere.
  private static func linkTarget(of path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let target = realpath(path, nil)
    else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  /// A new file beside the one to be written, named after this process.
  private static func makeTemporary(
    in folder: String, for path: String
  ) throws(FileError) -> (descriptor: Int32, path: String) {
    var attempt = 0
    while true {
      let temporary = "\(folder).ibar-\(getpid())-\(attempt)"
      let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, temporary) }
      guard errno == EEXIST else { throw FileError(path: path) }
      attempt += 1
    }
  }

  /// Takes away a file.
  static func remove(_ path: String) throws(FileError) {
    guard unlink(path) == 0 else { throw FileError(path: path) }
  }

  /// Makes now the time of a file's last change.
  static func touch(_ path: String) throws(FileError) {
    guard utimensat(AT_FDCWD, path, nil, 0) == 0 else { throw FileError(path: path) }
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
      }
      return true
    }
  }

  /// How many processors this process may use.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}
