import Platform

/// A revision of the git repository that a path lies in.
struct GitRevision {
  /// The full name of a commit.
  private let commit: String
  /// As the user wrote it.
  let name: String

  /// The revision that a word on the command line names, as the repository around a path has it.
  /// - Throws: Why there is none.
  init(_ word: String, near path: String = ".") throws(FileError) {
    let folder = GitPath(path).folder
    commit = try RevisionLookup.commit(of: word, in: folder)
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

  /// Whether it has something at a path.
  func has(_ path: String) -> Bool {
    let place = GitPath(path)
    let words = ["git", "-C", place.folder, "cat-file", "-e", "\(commit):./\(place.rest)"]
    return (try? Subprocess.output(of: words)) != nil
  }

  /// Extracts a file or a folder of the revision.
  /// - Throws: That the revision has nothing at the path, or git's words.
  func files(at path: String) throws(FileError) -> GitFiles {
    let place = GitPath(path)
    guard has(path) else {
      let isHere = (try? FileSystem.entry(path)) != nil
      throw FileError(
        path: path,
        reason: isHere
          ? "it is here, but not in '\(name)'; compare a folder that was there already"
          : "there is no such path, neither here nor in '\(name)'; see 'git ls-files'")
    }
    let folder = try TemporaryFolder()
    let archive = folder.path + "/revision.tar"
    do throws(FileError) {
      // Within a folder of the repository, git archives that folder alone.
      _ = try Subprocess.output(
        of: ["git", "-C", place.folder, "archive", "-o", archive, commit, "--"]
          + [place.rest.isEmpty ? "." : place.rest])
      let files = GitFiles(
        folder: folder, place: place, prefix: try prefix(of: place), commit: commit,
        revision: name, path: path)
      try FileSystem.makeFolder(files.extractedFolder)
      _ = try Subprocess.output(of: ["tar", "-xf", archive, "-C", files.extractedFolder])
      return files
    } catch {
      throw FileError(path: "\(name):\(path)", reason: error.reason)
    }
  }

  /// Where a path's folder lies in the repository, with a slash at its end; empty for the repository's own.
  private func prefix(of place: GitPath) throws(FileError) -> String {
    let output = try Subprocess.output(of: [
      "git", "-C", place.folder, "rev-parse", "--show-prefix",
    ])
    return String(decoding: output, as: UTF8.self).filter { !$0.isNewline }
  }
}

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
    self.folder = folder
    rest = names.joined(separator: "/")
  }
}
