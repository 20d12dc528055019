import Glibc

/// Runs other programs.
package enum Subprocess {
  /// The output of a program, including standard error.
  /// - Throws: An error with the program's words if its status is not 0, or the reason why it could
  ///   not run.
  package static func output(of words: [String]) throws(FileError) -> [UInt8] {
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
    var attributes = Signals.attributesOfOthers()
    defer { posix_spawnattr_destroy(&attributes) }
    let failure = posix_spawnp(&process, program, &actions, &attributes, arguments, environ)
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
