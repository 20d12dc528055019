import Glibc

/// A file that is there only as long as the process, however that ends.
package final class PassingFile {
  private let path: String

  /// Names the file; it is there when something is written.
  package init(path: String) {
    self.path = path
    _ = LooseEnds.ofProcess.openTemporary(path) { 0 }
  }

  deinit {
    _ = LooseEnds.ofProcess.settleTemporary(path) {
      unlink(path)
      return 0
    }
  }

  /// Writes the file whole.
  package func write(_ text: String) throws(FileError) {
    try FileSystem.write(Array(text.utf8), to: path)
  }
}
