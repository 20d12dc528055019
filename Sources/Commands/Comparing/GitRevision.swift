import Platform

/// Files as they were in a revision of the git repository that they lie in.
struct GitRevision {
  /// The full name of a commit.
  private let commit: String
  /// As the user wrote it.
  let name: String

  /// The revision that a word on the command line names, as the repository around here has it.
  /// - Throws: Git's words when there is none.
  init(_ word: String, near path: String = ".") throws(FileError) {
    guard !word.hasPrefix("-") else {
      throw FileError(path: word, reason: "neither a path nor a revision of git")
    }
    do throws(FileError) {
      let output = try Subprocess.output(of: [
        "git", "-C", path, "rev-parse", "--verify", "--quiet", "--end-of-options",
        word + "^{commit}",
      ])
      commit = String(decoding: output, as: UTF8.self).filter { !$0.isNewline }
    } catch {
      throw FileError(path: word, reason: "neither a path nor a revision of git")
    }
    name = word
  }

  /// The revision that last changed a file.
  /// - Throws: Why there is none.
  init(thatChanged path: String) throws(FileError) {
    let output = try Subprocess.output(of: [
      "git", "-C", FileSystem.folder(of: path), "log", "-1", "--format=%H", "--",
      path.split(separator: "/").last.map(String.init) ?? path,
    ])
    commit = String(decoding: output, as: UTF8.self).filter { !$0.isNewline }
    name = String(commit.prefix(12))
    if commit.isEmpty { throw FileError(path: path, reason: "git has no revision of it") }
  }

  /// Puts a file or a folder as it was into a folder; returns where it is there.
  /// - Throws: Git's words when the revision has nothing at the path.
  func extract(_ path: String, into folder: TemporaryFolder) throws(FileError) -> String {
    let whole = try FileSystem.realPath(path)
    let isFolder = try FileSystem.entry(whole).kind == .folder
    let archive = folder.path + "/revision.tar"
    let name = whole.split(separator: "/").last.map(String.init) ?? "."
    let start = isFolder ? whole : FileSystem.folder(of: whole)
    let target = folder.path + "/" + (isFolder ? name : "revision")
    do throws(FileError) {
      // Within a folder of the repository, git archives that folder alone.
      _ = try Subprocess.output(
        of: ["git", "-C", start, "archive", "-o", archive, commit, "--"]
          + (isFolder ? ["."] : [name])
      )
      try FileSystem.makeFolder(target)
      _ = try Subprocess.output(of: ["tar", "-xf", archive, "-C", target])
    } catch {
      throw FileError(path: "\(self.name):\(path)", reason: error.reason)
    }
    return isFolder ? target : target + "/" + name
  }
}
