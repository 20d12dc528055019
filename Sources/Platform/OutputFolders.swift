import Synchronization

/// The folders that one run writes into.
package final class OutputFolders: Sendable {
  private let ready = Mutex<Set<String>>([])

  package init() {}

  /// Writes a file whole or not at all, in a folder that is made if need be, and cleared of what
  /// runs that were killed have left.
  /// - Returns: Whether the file has changed.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) -> Bool {
    let folder = FileSystem.folder(of: path)
    if !ready.withLock({ $0.contains(folder) }) {
      try FileSystem.makeFolder(of: path)
      FileSystem.removeAbandonedFiles(in: folder)
      ready.withLock { _ = $0.insert(folder) }
    }
    return try FileSystem.write(bytes, to: path)
  }
}
