import Basics
package import Platform
import Synchronization

/// The files that inputs are read from, with texts that stand in for some of them, as those that are open in an
/// editor.
///
/// Standard input and pipes can be read only once, so their bytes are kept.
package final class InputFiles: Sendable {
  private let texts: [Path: [UInt8]]
  private let standardInput: @Sendable () -> [UInt8]?
  private let streams = Mutex<[Path: [UInt8]]>([:])

  /// - Parameters:
  ///   - texts: The texts that stand in for files, by the paths of these.
  ///   - standardInput: The bytes of standard input; nil if it cannot be read.
  package init(
    texts: [String: String] = [:], standardInput: @escaping @Sendable () -> [UInt8]? = { nil }
  ) {
    let rows = texts.map { (Path(FileSystem.plainPath($0)), Array($1.utf8)) }
    self.texts = Dictionary(uniqueKeysWithValues: rows)
    self.standardInput = standardInput
  }

  private func text(at path: String) -> [UInt8]? {
    texts.isEmpty ? nil : texts[Path(FileSystem.plainPath(path))]
  }

  /// The kind of what lies at a path.
  func kind(of path: String) throws(FileError) -> FileSystem.Kind {
    if path == "-" { return .other }
    return text(at: path) == nil ? try FileSystem.entry(path).kind : .file
  }

  /// The one path among all that lead to a file by which it is known.
  func realPath(_ path: String) throws(FileError) -> String {
    do throws(FileError) {
      return try FileSystem.realPath(path)
    } catch {
      // A text can stand in for a file that was never saved.
      guard text(at: path) != nil else { throw error }
      return FileSystem.plainPath(path)
    }
  }

  /// The bytes of a file, a pipe, or of standard input as `-`.
  /// - Parameter limit: The most bytes of a file.
  package func bytes(
    of path: String, limit: Int = FileSystem.maximumInput
  ) throws(FileError) -> [UInt8] {
    if let text = text(at: path) { return text }
    guard try kind(of: path) == .other else { return try FileSystem.read(path, limit: limit) }
    if let known = streams.withLock({ $0[Path(path)] }) { return known }
    let bytes = path == "-" ? standardInput() : try FileSystem.read(path, limit: limit)
    guard let bytes else {
      throw FileError(path: path, reason: "standard input cannot be read")
    }
    streams.withLock { $0[Path(path)] = bytes }
    return bytes
  }

  /// The bytes of a file, and the one path among all that lead to it; nil of one that lies in none of some folders.
  /// - Parameter folders: Their one paths among all that lead to them.
  func bytes(
    of path: String, limit: Int = FileSystem.maximumInput, inside folders: [String]
  ) throws(FileError) -> (bytes: [UInt8], realPath: String)? {
    guard let text = text(at: path) else {
      return try FileSystem.read(path, limit: limit, inside: folders)
    }
    let real = try realPath(path)
    return folders.contains { Path(real).isInside($0) } ? (text, real) : nil
  }
}
