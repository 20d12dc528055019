import Synchronization

/// The folders that one run writes into.
package final class OutputFolders: Sendable {
  private let ready = Mutex<Set<String>>([])

  package init() {}

  /// Writes files, each whole or not at all, in folders that are made if need be.
  /// - Returns: The paths of the files that have changed.
  package func write(
    _ files: [(path: String, bytes: [UInt8])]
  ) throws(FileError) -> [String] {
    for (path, _) in files {
      let folder = FileSystem.folder(of: path)
      if ready.withLock({ $0.contains(folder) }) { continue }
      try FileSystem.makeFolder(of: path)
      ready.withLock { _ = $0.insert(folder) }
    }
    return try FileSystem.write(files)
  }
}
