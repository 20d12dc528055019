package import Foundation

/// A folder of one test, deleted at its end.
package final class Sandbox: Sendable {
  package let path: String

  /// - Parameter inMemory: Whether its files need no disk, where the system has a place for such.
  package init(inMemory: Bool = false) throws {
    let isInMemory = inMemory && FileManager.default.isWritableFile(atPath: "/dev/shm")
    path =
      (isInMemory ? "/dev/shm/" : NSTemporaryDirectory()) + "ibar-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file below the folder, with the folders it lies in; returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    let file = path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
    return file
  }

  /// The bytes of every file below a folder, by its path from there.
  package static func files(below folder: String) -> [String: Data] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for name in names {
      let path = folder + "/" + name
      let type =
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
      if type == .typeRegular { files[name] = FileManager.default.contents(atPath: path) }
    }
    return files
  }
}
