package import Platform
import Revisions

/// The two sides that a command line names, and the names after them.
package struct ComparisonSides: Sendable {
  /// The old side.
  package let old: ComparisonSide
  /// The new side.
  package let new: ComparisonSide
  /// The words of the command line that name both.
  package let words: [String]
  /// The names of figures or causes for `--accept`.
  package let names: [String]
  /// The reason why the new figures cannot be accepted; nil if they can.
  package let refusal: String?
  /// The folder that a revision is compared with, as the user wrote it, with a slash at its end;
  /// empty for the current folder and for two paths.
  package let folder: String
  /// The list of digests that is the old side; nil if there are figures.
  package let list: DigestList?

  /// Reads the sides that the words of a command line name.
  /// - Parameters:
  ///   - pathsBehindDashes: The number of paths after `--`; nil without it.
  ///   - accepts: Whether the new figures are to be accepted.
  /// - Throws: An error if they cannot be found.
  package init(
    _ paths: [String], pathsBehindDashes: Int?, accepts: Bool, _ reader: SideReader
  ) throws(FileError) {
    if let diff = ExternalDiff(paths) {
      self.init(diff, reader)
      return
    }
    let revisions = try ComparisonSides.revisions(paths, pathsBehindDashes ?? 0)
    if revisions.isEmpty {
      let dashes = pathsBehindDashes == nil ? [] : ["--"]
      try self.init(paths, dashes: dashes, accepts: accepts, reader)
    } else {
      let isRange = paths.first.map(GitRevision.isRange) == true
      try self.init(revisions, paths.dropFirst(isRange ? 1 : revisions.count), reader)
    }
  }

  /// The pairs of items with the same name.
  /// - Throws: An error if a single figure has no partner, or a figure cannot be drawn for the
  ///   list.
  package func pairs(_ reader: SideReader) throws(FileError) -> [ComparisonPair] {
    if let list { return try list.pairs(new, reader) }
    return try ComparisonPair.pairs(old, new)
  }

  /// The path that reports name a file by, wherever git's files lie now.
  package func name(of path: String) -> String {
    [old, new].compactMap(\.files).reduce(path) { $1.name(of: $0) }
  }

  /// The path that a file has in a checkout.
  package func pathInCheckout(of path: String) -> String {
    [old, new].compactMap(\.files).reduce(path) { $1.pathInCheckout(of: $0) }
  }

  /// Two paths.
  private init(
    _ paths: [String], dashes: [String], accepts: Bool, _ reader: SideReader
  ) throws(FileError) {
    guard let first = paths.first else {
      throw FileError(path: "ibar", reason: "'diff' needs OLD and NEW; see 'ibar help diff'")
    }
    list = DigestList.isList(first) ? try DigestList(path: first, isNew: accepts) : nil
    guard paths.count > 1 else {
      throw FileError(path: first, reason: "there is nothing to compare it with; name NEW too")
    }
    words = dashes + paths.prefix(2)
    folder = ""
    names = Array(paths.dropFirst(2))
    if let extra = names.first, !accepts {
      throw FileError(path: extra, reason: "two sides can be compared; names go with --accept")
    }
    old = list == nil ? ComparisonSide(path: first, reader) : ComparisonSide(emptyNamed: first)
    new = ComparisonSide(path: paths[1], reader)
    if let identity = old.identity, identity == new.identity {
      throw FileError(path: paths[1], reason: "both sides are the same")
    }
    let holdsOnlyFigures = old.items.allSatisfy { $0.format != nil }
    refusal = holdsOnlyFigures ? nil : "recipes are compared; only figures can be accepted"
  }

  /// The two files of a path that git compares.
  private init(_ diff: ExternalDiff, _ reader: SideReader) {
    old =
      diff.old == ExternalDiff.noFile
      ? ComparisonSide(emptyNamed: diff.path) : ComparisonSide(path: diff.old, reader)
    new =
      diff.new == ExternalDiff.noFile
      ? ComparisonSide(emptyNamed: diff.path) : ComparisonSide(path: diff.new, reader)
    words = [diff.old, diff.new]
    folder = ComparisonSides.folder(of: diff.path, isFolder: false)
    refusal = "git compares these files; to accept the new one, commit it"
    (names, list) = ([], nil)
  }

  /// A revision, or two, and a path.
  private init(
    _ revisions: [GitRevision], _ paths: ArraySlice<String>, _ reader: SideReader
  ) throws(FileError) {
    if let other = paths.dropFirst().first {
      throw FileError(
        path: other,
        reason: "one path of a revision can be compared at a time; name the folder that holds all")
    }
    let path = paths.first ?? "."
    var sides: [ComparisonSide] = []
    for revision in revisions {
      let files = try GitFiles(of: revision, at: path)
      sides.append(ComparisonSide(path: files.extractedPath, of: files, reader))
    }
    if sides.count == 1, (try? FileSystem.entry(path)) == nil {
      let revision = revisions[0].name
      throw FileError(
        path: path,
        reason: "it is in '\(revision)', but not here any more; compare the folder it was in")
    }
    old = sides[0]
    new = sides.count > 1 ? sides[1] : ComparisonSide(path: path, reader)
    words = revisions.map(\.name) + ["--", path]
    (names, list) = ([], nil)
    folder = ComparisonSides.folder(of: path, isFolder: !old.folder.isEmpty)
    refusal =
      revisions.count > 1
      ? "both revisions are committed, so there is nothing to accept"
      : ComparisonSides.refusal(at: path)
  }

  /// The reason why files that are compared with a revision need not be accepted, with the command
  /// to use.
  private static func refusal(at path: String) -> String {
    "the new files are in '\(path)' already, so nothing has to be copied; "
      + "to commit them, type: git add -A -- \(path) && git commit"
  }

  private static func folder(of path: String, isFolder: Bool) -> String {
    let plain = FileSystem.plainPath(path)
    if isFolder { return plain.isEmpty || plain == "/" ? plain : plain + "/" }
    return String(plain[..<FileSystem.nameStart(of: plain[...])])
  }

  /// An error for an option after `--`, with the right command line if that is certain.
  private static func misplaced(
    _ option: String, _ words: [String], _ rest: [String]
  ) -> FileError {
    let paths = rest.filter { !$0.hasPrefix("-") }
    if option == "--accept", words.count == 1, paths.count == 1 {
      return FileError(path: option, reason: refusal(at: paths[0]))
    }
    let options = rest.filter { $0.hasPrefix("-") }
    let line = (["ibar", "diff"] + words + options + ["--"] + paths).joined(separator: " ")
    let isCertain = paths.count == 1 && (words + rest).allSatisfy { !$0.contains(" ") }
    return FileError(
      path: option, reason: "options go before '--'" + (isCertain ? ": \(line)" : ""))
  }

  /// The revisions that a command line begins with, two at most; none when it begins with a path.
  /// - Throws: Why a word is neither.
  private static func revisions(
    _ paths: [String], _ pathsBehindDashes: Int
  ) throws(FileError) -> [GitRevision] {
    let place = paths.count > 1 ? paths.last ?? "." : "."
    let hasDashes = pathsBehindDashes > 0
    let words = paths.dropLast(pathsBehindDashes)
    if let option = paths.dropFirst(words.count).first(where: { $0.hasPrefix("-") }),
      (try? FileSystem.entry(option)) == nil
    {
      throw misplaced(option, Array(words), Array(paths.dropFirst(words.count)))
    }
    var revisions: [GitRevision] = []
    if let word = words.first, GitRevision.isRange(word),
      hasDashes || (try? FileSystem.entry(word)) == nil
    {
      return try GitRevision.range(word, near: place)
    }
    for word in words.prefix(2) {
      let isPath = DigestList.isList(word) || (try? FileSystem.entry(word)) != nil
      if isPath, !hasDashes || !revisions.isEmpty { break }
      do throws(FileError) {
        revisions.append(try GitRevision(word, near: place))
      } catch {
        // A name in a revision is a path, even if the file does not exist any more.
        if isPath || revisions.first?.has(word) == true { break }
        throw hasDashes ? error : FileError(path: word, reason: "no such path; \(error.reason)")
      }
    }
    return revisions
  }
}
