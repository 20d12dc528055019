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
    commit = try GitFault.commit(of: word, in: folder)
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

  /// Takes a file or a folder out of git as it was.
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
    let (archive, target) = (folder.path + "/revision.tar", folder.path + "/revision")
    do throws(FileError) {
      // Within a folder of the repository, git archives that folder alone.
      _ = try Subprocess.output(
        of: ["git", "-C", place.folder, "archive", "-o", archive, commit, "--"]
          + [place.rest.isEmpty ? "." : place.rest])
      try FileSystem.makeFolder(target)
      _ = try Subprocess.output(of: ["tar", "-xf", archive, "-C", target])
    } catch {
      throw FileError(path: "\(name):\(path)", reason: error.reason)
    }
    return GitFiles(
      folder: folder, place: place.rest.isEmpty ? target : target + "/" + place.rest,
      revision: name, path: path)
  }
}

/// A path as the nearest folder that is there, since that can be in a repository, and the rest.
struct GitPath {
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

/// Files of a revision, which lie outside of git as long as this is kept.
struct GitFiles: Sendable {
  let folder: TemporaryFolder
  /// Where they lie now.
  let place: String
  let revision: String
  /// Where they lie in a checkout, as the user wrote it.
  let path: String

  /// The path of one of them as git has it: `HEAD:Recipes/A.yaml`.
  func name(of file: String) -> String {
    file.hasPrefix(place) ? "\(revision):\(pathInCheckout(of: file))" : file
  }

  /// The path that one of them has in a checkout.
  func pathInCheckout(of file: String) -> String {
    guard file.hasPrefix(place) else { return file }
    let rest = file.dropFirst(place.count)
    return path.hasSuffix("/") && rest.hasPrefix("/") ? path + rest.dropFirst() : path + rest
  }
}
