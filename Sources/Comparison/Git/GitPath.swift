import Basics
import Platform

/// A path as the nearest folder that is there, since that can be in a repository, and the rest.
struct GitPath: Sendable {
  /// Where git can be run.
  let folder: String
  /// The path from there; empty when it is that folder itself.
  let rest: String

  init(_ path: String) {
    // Where a link leads lies in a repository of its own.
    var folder = (try? FileSystem.realPath(path)) ?? path
    var names: [Substring] = []
    while folder != ".", folder != "/", (try? FileSystem.entry(folder).kind) != .folder {
      if let name = folder.split(separator: "/").last { names.insert(name, at: 0) }
      folder = FileSystem.folder(of: folder)
    }
    (self.folder, rest) = (folder, names.joined(separator: "/"))
  }

  /// Runs git in the folder.
  /// - Returns: What it answers, without the ends of lines behind it.
  /// - Throws: Its own words when it fails.
  @discardableResult
  func git(_ words: String...) throws(FileError) -> String {
    let output = try Subprocess.output(of: ["git", "-C", folder] + words)
    return String(decoding: output.trimmingSuffix { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
