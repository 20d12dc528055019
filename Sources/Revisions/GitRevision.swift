import Basics
import Diagnostics
package import Platform

/// A revision of the git repository that a path lies in.
package struct GitRevision: Sendable {
  /// The full name of a commit.
  let commit: String
  /// As the user wrote it.
  package let name: String

  /// The revision that a word on the command line names, as the repository around a path has it.
  /// - Throws: Why there is none.
  package init(_ word: String, near path: String = ".") throws(FileError) {
    let place = GitPath(path)
    guard let commit = GitRevision.commit(of: word, in: place) else {
      throw FileError(path: word, reason: GitRevision.reason(whyNotNamed: word, in: place))
    }
    (self.commit, name) = (commit, word)
  }

  /// Whether a word is `A...B`: what B has changed since it and A went apart.
  package static func isRange(_ word: String) -> Bool {
    word.contains("...") && !word.contains("/..") && !word.contains("../")
  }

  /// The merge base of A and B, and B, of `A...B`; an empty one is HEAD.
  /// - Throws: Why there are none.
  package static func range(
    _ word: String, near path: String = "."
  ) throws(FileError) -> [GitRevision] {
    guard let dots = word.firstRange(of: "...") else { return [] }
    let names = [word[..<dots.lowerBound], word[dots.upperBound...]].map {
      $0.isEmpty ? "HEAD" : $0
    }
    var ends: [GitRevision] = []
    for name in names { ends.append(try GitRevision(String(name), near: path)) }
    do throws(FileError) {
      let base = try GitPath(path).git("merge-base", ends[0].commit, ends[1].commit)
      return [GitRevision(commit: base, name: String(base.prefix(12))), ends[1]]
    } catch {
      throw FileError(
        path: word,
        reason:
          "git knows no commit that both have; in a shallow clone 'git fetch --unshallow' gets all")
    }
  }

  private init(commit: String, name: String) {
    (self.commit, self.name) = (commit, name)
  }

  /// The revision that last changed a file.
  /// - Throws: Why there is none.
  package init(thatChanged path: String) throws(FileError) {
    commit = try GitPath(FileSystem.folder(of: path)).git(
      "log", "-1", "--format=%H", "--", path.split(separator: "/").last.map(String.init) ?? path)
    name = String(commit.prefix(12))
    if commit.isEmpty { throw FileError(path: path, reason: "git has no revision of it") }
  }

  /// Whether it has something at a path.
  package func has(_ path: String) -> Bool {
    let place = GitPath(path)
    return (try? place.git("cat-file", "-e", "\(commit):./\(place.rest)")) != nil
  }

  private static func commit(of word: String, in place: GitPath) -> String? {
    let object = word + "^{commit}"
    return word.isEmpty
      ? nil : try? place.git("rev-parse", "--verify", "--quiet", "--end-of-options", object)
  }

  /// The reason why a word names no commit.
  private static func reason(whyNotNamed word: String, in place: GitPath) -> String {
    do throws(FileError) {
      try place.git("rev-parse", "--git-dir")
    } catch {
      return (try? place.git("--version")) == nil
        ? "git, which knows revisions, cannot be run (\(error.reason)); install it, or name two paths"
        : "git finds no repository around '\(place.folder)', so no revision (\(error.reason)); "
          + "go into a repository, or name two paths"
    }
    if (try? place.git("rev-list", "-n", "1", "--all")) == "" {
      return "the git repository has no commit yet, so no revision; commit something first"
    }
    if (try? place.git("rev-parse", "--is-shallow-repository")) == "true" {
      return "git has no such revision in this shallow clone; 'git fetch --unshallow' gets all"
    }
    if !isRange(word), let dots = word.firstRange(of: ".."), dots.lowerBound > word.startIndex {
      return
        "no range of two dots can be compared; write them as two words: OLD NEW -- PATH"
    }
    if let colon = word.firstIndex(of: ":"), colon > word.startIndex {
      let path = word[word.index(after: colon)...]
      return "a path of a revision is written apart: \(word[..<colon]) -- \(path)"
    }
    let start = String(word.prefix { !"~^".contains($0) })
    if start != word, commit(of: start, in: place) != nil {
      return "git has no such revision, as too few commits lead to '\(start)'; see 'git log'"
    }
    let names = (try? place.git("for-each-ref", "--format=%(refname:short)")) ?? ""
    let near = Suggestion.nearest(to: word, among: names.split(separator: "\n").map(String.init))
    return "git has no such revision; "
      + (near.map { "did you mean '\($0)'?" } ?? "see 'git log', 'git branch' and 'git tag'")
  }
}

/// A path as the nearest folder that is there, since that can be in a repository, and the rest.
struct GitPath: Sendable {
  /// The folder in which git can run.
  let folder: String
  /// The path from there; empty when it is that folder itself.
  let rest: String

  init(_ path: String) {
    // The target of a link may lie in another repository.
    var folder = (try? FileSystem.realPath(path)) ?? path
    var names: [Substring] = []
    while folder != ".", folder != "/", (try? FileSystem.entry(folder).kind) != .folder {
      if let name = folder.split(separator: "/").last { names.insert(name, at: 0) }
      folder = FileSystem.folder(of: folder)
    }
    (self.folder, rest) = (folder, names.joined(separator: "/"))
  }

  /// Runs git in the folder.
  /// - Returns: The output of git without line ends after it.
  /// - Throws: An error with git's own words.
  @discardableResult
  func git(_ words: String...) throws(FileError) -> String {
    let output = try Subprocess.output(of: ["git", "-C", folder] + words)
    return String(decoding: output.trimmingSuffix { $0 == UInt8(ascii: "\n") }, as: UTF8.self)
  }
}
