import Platform

/// Files of a revision, which lie outside of git as long as this is kept.
package struct GitFiles: Sendable {
  let folder: TemporaryFolder
  /// Where they lie now.
  let place: String
  /// Where the folder lies that git was run in.
  let target: String
  /// The path that they have in a checkout, as the user wrote it.
  private let path: String
  private let revision: String
  private let commit: String
  private let gitFolder: String
  /// Where the whole repository would lie.
  private let root: String

  /// - Parameters:
  ///   - place: What was asked for, in a checkout.
  ///   - prefix: The way to its folder from the repository's, with a slash at its end.
  init(
    folder: TemporaryFolder, place: GitPath, prefix: String, commit: String, revision: String,
    path: String
  ) {
    (self.folder, self.path, self.revision, self.commit) = (folder, path, revision, commit)
    gitFolder = place.folder
    root = folder.path + "/revision/"
    target = prefix.isEmpty ? folder.path + "/revision" : root + prefix.dropLast()
    self.place = place.rest.isEmpty ? target : target + "/" + place.rest
  }

  /// The path of one of them as git has it: `HEAD:Recipes/A.yaml`.
  package func name(of file: String) -> String {
    file.hasPrefix(place) ? "\(revision):\(pathInCheckout(of: file))" : file
  }

  /// The path that one of them has in a checkout.
  package func pathInCheckout(of file: String) -> String {
    guard file.hasPrefix(place) else { return file }
    let rest = file.dropFirst(place.count)
    return path.hasSuffix("/") && rest.hasPrefix("/") ? path + rest.dropFirst() : path + rest
  }

  /// Takes a file out of git too that one of them refers to, if the revision has it.
  package func fetch(_ file: String) {
    var names: [Substring] = []
    for name in file.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    let path = "/" + names.joined(separator: "/")
    guard path.hasPrefix(root), (try? FileSystem.entry(path)) == nil else { return }
    let object = "\(commit):\(path.dropFirst(root.count))"
    let words = ["git", "-C", gitFolder, "cat-file", "--filters", object]
    // No link leads out of the folder; the reader says what is missing.
    guard let bytes = try? Subprocess.output(of: words),
      let near = try? FileSystem.realPath(GitPath(path).folder) + "/",
      let own = try? FileSystem.realPath(folder.path) + "/", near.hasPrefix(own)
    else { return }
    _ = try? FileSystem.write(bytes, to: path)
  }
}
