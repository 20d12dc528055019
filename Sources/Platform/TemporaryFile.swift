/// A file that is deleted when a signal ends the process.
package struct TemporaryFile {
  private let path: String
  /// The first bytes, which a file of another program with the same name does not have.
  private let mark: String

  /// Names the file, which the first write makes.
  package init(path: String, mark: String) {
    self.path = path
    self.mark = mark
  }

  /// Writes the file whole, its mark first.
  package func write(_ text: String) throws(FileError) {
    if let kind = try? FileSystem.entry(path).kind,
      kind != .file || (try? FileSystem.read(path))?.starts(with: mark.utf8) != true
    {
      throw FileError(
        path: path, reason: "a file that is not ibar's is in the way; move it, or draw elsewhere")
    }
    _ = ExitCleanup.shared.openTemporary(path) { 0 }
    try FileSystem.write(Array((mark + text).utf8), to: path)
  }
}
