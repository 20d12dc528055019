import Glibc
import Platform

/// Runs other programs.
enum Subprocess {
  /// What a program writes, standard error included.
  /// - Throws: Its own words when it ends with anything but 0, or why it could not be run.
  static func output(of words: [String]) throws(FileError) -> [UInt8] {
    let program = words.first ?? ""
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw FileError(path: program) }
    let (reading, writing) = (ends[0], ends[1])
    defer { close(reading) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, writing, STDERR_FILENO)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, program, &actions, nil, arguments, environ)
    close(writing)
    guard failure == 0 else {
      errno = failure
      throw FileError(path: program)
    }
    let bytes = try? FileSystem.readAll(reading, path: program)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let text = bytes ?? []
    guard status == 0 else {
      let line = String(decoding: text, as: UTF8.self).split(separator: "\n").first
      throw FileError(path: program, reason: line.map(String.init) ?? "failed")
    }
    return text
  }
}

/// A folder of this run's own, gone when nothing refers to it.
final class TemporaryFolder: Sendable {
  let path: String

  /// - Throws: Why it cannot be made.
  init() throws(FileError) {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    // The system puts other letters in the place of the last six.
    let pattern = parent + "/ibar-" + String(repeating: "X", count: 6)
    var template = Array(pattern.utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError(path: parent) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit {
    TemporaryFolder.remove(path)
  }

  /// Takes away a folder with all that lies in it; no link is followed.
  private static func remove(_ path: String) {
    if unlink(path) == 0 { return }
    guard let stream = opendir(path) else { return }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { remove(path + "/" + name) }
    }
    closedir(stream)
    rmdir(path)
  }
}
