import Diagnostics
import Platform

/// Finds the commit that a word names, or the cause why there is none.
enum RevisionLookup {
  /// The full name of the commit that a word names in the repository around a folder.
  /// - Throws: The cause when there is none.
  static func commit(of word: String, in folder: String) throws(FileError) -> String {
    if let commit = known(word, in: folder) { return commit }
    throw FileError(path: word, reason: cause(of: word, in: folder))
  }

  private static func known(_ word: String, in folder: String) -> String? {
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", word + "^{commit}"]
    return word.isEmpty ? nil : answer(words, in: folder)
  }

  private static func cause(of word: String, in folder: String) -> String {
    do throws(FileError) {
      _ = try Subprocess.output(of: ["git", "--version"])
    } catch {
      return
        "git, which knows revisions, cannot be run (\(error.reason)); install it, or name two paths"
    }
    do throws(FileError) {
      _ = try Subprocess.output(of: ["git", "-C", folder, "rev-parse", "--git-dir"])
    } catch {
      return
        "git finds no repository around '\(folder)', so no revision (\(error.reason)); go into "
        + "a repository, or name two paths"
    }
    if answer(["rev-list", "-n", "1", "--all"], in: folder) == "" {
      return "the git repository has no commit yet, so no revision; commit something first"
    }
    if answer(["rev-parse", "--is-shallow-repository"], in: folder) == "true" {
      return "git has no such revision in this shallow clone; 'git fetch --unshallow' gets all"
    }
    if let dots = word.firstRange(of: ".."), dots.lowerBound > word.startIndex {
      return "no range of revisions can be compared; write them as two words: OLD NEW -- PATH"
    }
    if let colon = word.firstIndex(of: ":"), colon > word.startIndex {
      let path = word[word.index(after: colon)...]
      return "a path of a revision is written apart: \(word[..<colon]) -- \(path)"
    }
    let start = String(word.prefix { !"~^".contains($0) })
    if start != word, known(start, in: folder) != nil {
      return "git has no such revision, as too few commits lead to '\(start)'; see 'git log'"
    }
    let names = answer(["for-each-ref", "--format=%(refname:short)"], in: folder) ?? ""
    let near = Suggestion.nearest(
      to: word, among: names.split(separator: "\n").map(String.init))
    return "git has no such revision; "
      + (near.map { "did you mean '\($0)'?" } ?? "see 'git log', 'git branch' and 'git tag'")
  }

  /// What git answers, without the end of the last line; nil when it fails.
  private static func answer(_ words: [String], in folder: String) -> String? {
    guard let output = try? Subprocess.output(of: ["git", "-C", folder] + words) else { return nil }
    var text = String(decoding: output, as: UTF8.self)
    if text.hasSuffix("\n") { text.removeLast() }
    return text
  }
}
