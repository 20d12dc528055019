import Diagnostics
import Platform

/// The two sides that a command line names, and what stands behind them.
struct DiffSides {
  let old: DiffSide
  let new: DiffSide
  /// The words of the command line that name both.
  let words: [String]
  /// The names of figures or causes behind the sides, for `--accept`.
  let names: [String]
  /// Why the new figures cannot be accepted; nil when they can.
  let refusal: String?
  /// The list of digests that stands for the old side; nil when there are figures.
  let lock: FigureLock?

  /// The sides; nil when they cannot be told, and the report says why.
  init?(_ settings: Settings, _ console: Console, _ report: inout Report) {
    do throws(FileError) {
      guard let first = settings.paths.first else {
        throw FileError(path: "ibar", reason: "'diff' needs OLD and NEW; see 'ibar help diff'")
      }
      let revisions = try DiffSides.revisions(settings)
      if revisions.isEmpty {
        try self.init(folder: first, settings, console, &report)
      } else {
        try self.init(revisions, settings, console, &report)
      }
    } catch {
      report.fail(error)
      return nil
    }
  }

  /// The path that a file has for who reads of it, whatever git's files lie in now.
  func name(of path: String) -> String {
    [old, new].compactMap(\.files).reduce(path) { $1.name(of: $0) }
  }

  /// The path that a file has in a checkout.
  func pathInCheckout(of path: String) -> String {
    [old, new].compactMap(\.files).reduce(path) { $1.pathInCheckout(of: $0) }
  }

  /// Two paths.
  private init(
    folder first: String, _ settings: Settings, _ console: Console, _ report: inout Report
  ) throws(FileError) {
    lock =
      FigureLock.isLock(first) ? try FigureLock(path: first, isNew: settings.accepts) : nil
    guard settings.paths.count > 1 else {
      throw FileError(path: first, reason: "there is nothing to compare it with; name NEW too")
    }
    words = (settings.pathsBehindDashes == nil ? [] : ["--"]) + settings.paths.prefix(2)
    names = Array(settings.paths.dropFirst(2))
    if let extra = names.first, !settings.accepts {
      throw FileError(path: extra, reason: "two sides can be compared; names go with --accept")
    }
    old =
      lock == nil
      ? DiffSide(path: first, settings, console, &report) : DiffSide(emptyNamed: first)
    new = DiffSide(path: settings.paths[1], settings, console, &report)
    if let identity = old.identity, identity == new.identity {
      throw FileError(path: settings.paths[1], reason: "both sides are the same")
    }
    let isDrawn = old.items.allSatisfy { $0.format != nil }
    refusal = isDrawn ? nil : "recipes are compared; only figures can be accepted"
  }

  /// A revision, or two, and a path.
  private init(
    _ revisions: [GitRevision], _ settings: Settings, _ console: Console, _ report: inout Report
  ) throws(FileError) {
    let paths = Array(settings.paths.dropFirst(revisions.count))
    guard paths.count <= 1 else {
      throw FileError(
        path: paths[1],
        reason: "one path of a revision can be compared at a time; name the folder that holds all")
    }
    let path = paths.first ?? "."
    func side(_ revision: GitRevision, _ report: inout Report) throws(FileError) -> DiffSide {
      let files = try revision.files(at: path)
      return DiffSide(path: files.place, of: files, settings, console, &report)
    }
    old = try side(revisions[0], &report)
    if revisions.count > 1 {
      new = try side(revisions[1], &report)
    } else if (try? FileSystem.entry(path)) == nil {
      throw FileError(
        path: path,
        reason:
          "it is in '\(revisions[0].name)', but not here any more; compare the folder it was in")
    } else {
      new = DiffSide(path: path, settings, console, &report)
    }
    words = revisions.map(\.name) + ["--", path]
    (names, lock) = ([], nil)
    refusal = "a revision cannot be changed; commit what is new"
  }
}

// MARK: - What words mean

extension DiffSides {
  /// The revisions that a command line begins with, two at most; none when it begins with a path.
  /// - Throws: Why a word is neither.
  private static func revisions(_ settings: Settings) throws(FileError) -> [GitRevision] {
    let place = settings.paths.count > 1 ? settings.paths.last ?? "." : "."
    let hasDashes = (settings.pathsBehindDashes ?? 0) > 0
    let words = settings.paths.dropLast(settings.pathsBehindDashes ?? 0)
    if let option = settings.paths.dropFirst(words.count).first(where: { $0.hasPrefix("-") }),
      (try? FileSystem.entry(option)) == nil
    {
      throw FileError(path: option, reason: "options go before '--'")
    }
    var revisions: [GitRevision] = []
    for word in words.prefix(2) {
      let isPath = FigureLock.isLock(word) || (try? FileSystem.entry(word)) != nil
      if isPath, !hasDashes || !revisions.isEmpty { break }
      do throws(FileError) {
        revisions.append(try GitRevision(word, near: place))
      } catch {
        // What a revision has is a path, even when it is not here any more.
        if isPath || revisions.first?.has(word) == true { break }
        throw hasDashes ? error : FileError(path: word, reason: "no such path; \(error.reason)")
      }
    }
    return revisions
  }
}
