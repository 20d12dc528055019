import Foundation
import TestSupport

/// The program as it was built, run as a process of its own.
struct Tool: ~Copyable {
  /// The program's file, which lies beside the tests'.
  static let path =
    (CommandLine.arguments[0] as NSString).deletingLastPathComponent + "/ibar"

  let process: pid_t
  private let messages: String

  /// Starts a command line.
  /// - Parameters:
  ///   - messages: A file that takes what it writes.
  ///   - environment: Variables in addition to the tests' own; those of make are removed.
  init(
    _ arguments: [String], messages: String = "/dev/null", environment: [String: String] = [:]
  ) throws {
    try self.init(
      program: Tool.path, arguments, messages: messages, environment: environment)
  }

  /// Starts another program.
  init(
    program: String, _ arguments: [String], messages: String = "/dev/null",
    environment: [String: String] = [:]
  ) throws {
    var variables = ProcessInfo.processInfo.environment
    for name in ["MAKEFLAGS", "MAKELEVEL", "MFLAGS"] { variables[name] = nil }
    variables.merge(environment) { $1 }
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + values { free(word) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, messages, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, messages, flags, 0o600)
    var process = pid_t()
    let result = posix_spawnp(&process, program, &actions, nil, &words, &values)
    guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: result) ?? .EINVAL) }
    self.process = process
    self.messages = messages
  }

  /// Sends a signal.
  func signal(_ number: Int32) { kill(process, number) }

  /// Waits for the end.
  /// - Returns: The exit status, or the negative number of the signal that ended it.
  consuming func end() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }

  /// Runs a command line to its end.
  static func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, messages: String) {
    try run(program: path, arguments, environment: environment)
  }

  /// Runs another program to its end.
  static func run(
    program: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: Int32, messages: String) {
    let sandbox = try Sandbox()
    let file = sandbox.path + "/messages"
    let tool = try Tool(
      program: program, arguments, messages: file, environment: environment)
    let status = tool.end()
    return (status, (try? String(contentsOfFile: file, encoding: .utf8)) ?? "")
  }
}
