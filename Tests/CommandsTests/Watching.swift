import Foundation
import TestSupport
import Testing

/// `ibar render --watch` at work in a folder.
struct Watching {
  let sandbox: Sandbox
  private let process: pid_t

  /// What it has written so far.
  var messages: String {
    (try? String(contentsOfFile: sandbox.path + "/messages", encoding: .utf8)) ?? ""
  }

  /// The recipes that it has reported as drawn again.
  var lines: [String] {
    messages.split(separator: "\n").filter { $0.hasSuffix(" ms") }.map {
      String($0[..<($0.lastIndex(of: ",") ?? $0.endIndex)])
    }
  }

  /// Whether it watches a folder: the kernel lists the inodes that a process watches.
  func watches(_ folder: String) -> Bool {
    guard
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: sandbox.path + "/" + folder),
      let inode = attributes[.systemFileNumber] as? UInt64
    else { return false }
    let descriptors = "/proc/\(process)/fdinfo/"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: descriptors)) ?? []
    return names.contains { name in
      let text = (try? String(contentsOfFile: descriptors + name, encoding: .utf8)) ?? ""
      return text.contains(" ino:\(String(inode, radix: 16)) ")
    }
  }

  /// The bytes of a file.
  func text(of name: String) -> String? {
    try? String(contentsOfFile: sandbox.path + "/" + name, encoding: .utf8)
  }

  /// Runs it until something is done; the first figures are there by then.
  static func run(
    _ arguments: [String], in sandbox: Sandbox, isQuiet: Bool = true,
    while body: (Watching) async throws -> Void
  ) async throws {
    let tool = try Tool(
      program: "/bin/sh",
      ["-c", "cd \"$1\" && shift && exec \"$@\"", "sh", sandbox.path, Tool.path, "render"]
        + arguments + ["--size", "9x9", "--format", "svg", "--watch"]
        + (isQuiet ? ["-q"] : []),
      messages: sandbox.path + "/messages")
    let watching = Watching(sandbox: sandbox, process: tool.process)
    let outcome: Result<Void, any Error>
    do {
      outcome = .success(try await body(watching))
    } catch {
      outcome = .failure(error)
    }
    tool.signal(SIGINT)
    #expect(tool.end() == -SIGINT)
    try outcome.get()
  }

  /// Waits until something is so.
  func wait(until isSo: () -> Bool) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !isSo() {
      try #require(ContinuousClock.now < end, "\(messages)")
      try await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Runs commands of the shell in the folder, with `old FILE` and `new FILE`, which write recipes, and
  /// `png FILE`.
  static func shell(_ script: String, in sandbox: Sandbox) throws {
    let functions = """
      put() { mkdir -p "$(dirname "$1")"; cat > "$1"; }
      old() { echo 'views: {V: {}}' | put "$1"; }
      new() { echo 'views: {W: {}}' | put "$1"; }
      png() { echo \(image) | base64 -d | put "$1"; }
      cd "$1"

      """
    let done = try Tool.run(
      program: "/bin/sh", ["-e", "-c", functions + script, "sh", sandbox.path])
    try #require(done.status == 0, "\(done.messages)")
  }

  private static let image =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAC0lEQVR42mNggAMAAA4AAfV0mYkAAAAASUVORK5CYII="
}
