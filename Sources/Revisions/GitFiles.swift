package import Platform

/// Files of a revision, extracted into a temporary folder that lasts as long as this value.
package struct GitFiles: Sendable {
  /// The temporary folder, deleted with the last copy of this value.
  package let folder: TemporaryFolder
  /// The path of the extracted files.
  package let extractedPath: String
  /// The path that they have in a checkout, as the user wrote it.
  private let checkoutPath: String
  private let revision: GitRevision
  /// The folder in which git runs.
  private let place: GitPath

  /// Extracts a file or a folder of a revision.
  /// - Throws: That the revision has nothing at the path, or git's words.
  package init(of revision: GitRevision, at path: String) throws(FileError) {
    guard revision.has(path) else {
      let isHere = (try? FileSystem.entry(path)) != nil
      throw FileError(
        path: path,
        reason: isHere
          ? "it is here, but not in '\(revision.name)'; compare a folder that was there already"
          : "there is no such path, neither here nor in '\(revision.name)'; see 'git ls-files'")
    }
    let (place, folder) = (GitPath(path), try TemporaryFolder())
    let archive = folder.path + "/revision.tar"
    do throws(FileError) {
      // Within a folder of the repository, git archives that folder alone.
      try place.git(
        "archive", "-o", archive, revision.commit, "--", place.rest.isEmpty ? "." : place.rest)
      let prefix = try place.git("rev-parse", "--show-prefix")
      let base = String("\(folder.path)/revision/\(prefix)".dropLast())
      try FileSystem.makeFolder(base)
      _ = try Subprocess.output(of: ["tar", "-xf", archive, "-C", base])
      extractedPath = place.rest.isEmpty ? base : base + "/" + place.rest
    } catch {
      throw FileError(path: "\(revision.name):\(path)", reason: error.reason)
    }
    (self.folder, self.revision, self.place, checkoutPath) = (folder, revision, place, path)
  }

  /// The path of one of them as git has it: `HEAD:Recipes/A.yaml`.
  package func name(of file: String) -> String {
    file.utf8.starts(with: extractedPath.utf8)
      ? "\(revision.name):\(pathInCheckout(of: file))" : file
  }

  /// The path that one of them has in a checkout.
  package func pathInCheckout(of file: String) -> String {
    guard file.utf8.starts(with: extractedPath.utf8) else { return file }
    let rest = file.dropFirst(extractedPath.count)
    let hasSlash = checkoutPath.hasSuffix("/") && rest.hasPrefix("/")
    return checkoutPath + (hasSlash ? rest.dropFirst() : rest)
  }

  /// Extracts a file too that one of them refers to, if the revision has it.
  package func fetch(_ file: String) {
    let missing = GitPath(file)
    // No link leads out of the folder; the reader reports missing files.
    guard !missing.rest.isEmpty, (try? FileSystem.entry(file)) == nil,
      let root = try? FileSystem.realPath(folder.path) + "/revision/",
      let near = try? FileSystem.realPath(missing.folder) + "/", near.hasPrefix(root)
    else { return }
    let object = "\(revision.commit):\(near.dropFirst(root.count))\(missing.rest)"
    let words = ["git", "-C", place.folder, "cat-file", "--filters", object]
    guard let bytes = try? Subprocess.output(of: words) else { return }
    _ = try? FileSystem.write(bytes, to: near + missing.rest)
  }
}
