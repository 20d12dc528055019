import Platform

/// Files of a revision, extracted into a temporary folder that lasts as long as this value.
package struct GitFiles: Sendable {
  let folder: TemporaryFolder
  /// The path of the extracted files.
  let extractedPath: String
  /// The extracted counterpart of the folder that git was run in.
  let extractedFolder: String
  /// The path that they have in a checkout, as the user wrote it.
  private let checkoutPath: String
  private let revision: String
  private let commit: String
  /// The folder that git runs in.
  private let repositoryFolder: String
  /// The extracted counterpart of the repository's own folder.
  private let extractedRoot: String

  /// - Parameters:
  ///   - place: What was asked for, in a checkout.
  ///   - prefix: The way to its folder from the repository's, with a slash at its end.
  init(
    folder: TemporaryFolder, place: GitPath, prefix: String, commit: String, revision: String,
    path: String
  ) {
    (self.folder, self.revision, self.commit) = (folder, revision, commit)
    (checkoutPath, repositoryFolder) = (path, place.folder)
    extractedRoot = folder.path + "/revision/"
    extractedFolder =
      prefix.isEmpty ? folder.path + "/revision" : extractedRoot + prefix.dropLast()
    extractedPath = place.rest.isEmpty ? extractedFolder : extractedFolder + "/" + place.rest
  }

  /// The path of one of them as git has it: `HEAD:Recipes/A.yaml`.
  package func name(of file: String) -> String {
    file.hasPrefix(extractedPath) ? "\(revision):\(pathInCheckout(of: file))" : file
  }

  /// The path that one of them has in a checkout.
  package func pathInCheckout(of file: String) -> String {
    guard file.hasPrefix(extractedPath) else { return file }
    let rest = file.dropFirst(extractedPath.count)
    let hasSlash = checkoutPath.hasSuffix("/") && rest.hasPrefix("/")
    return checkoutPath + (hasSlash ? rest.dropFirst() : rest)
  }

  /// Extracts a file too that one of them refers to, if the revision has it.
  package func fetch(_ file: String) {
    var names: [Substring] = []
    for name in file.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    let path = "/" + names.joined(separator: "/")
    guard path.hasPrefix(extractedRoot), (try? FileSystem.entry(path)) == nil else { return }
    let object = "\(commit):\(path.dropFirst(extractedRoot.count))"
    let words = ["git", "-C", repositoryFolder, "cat-file", "--filters", object]
    // No link leads out of the folder; the reader says what is missing.
    guard let bytes = try? Subprocess.output(of: words),
      let near = try? FileSystem.realPath(GitPath(path).folder) + "/",
      let own = try? FileSystem.realPath(folder.path) + "/", near.hasPrefix(own)
    else { return }
    _ = try? FileSystem.write(bytes, to: path)
  }
}
