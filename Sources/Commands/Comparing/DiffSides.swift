import Diagnostics
import Platform

/// The two sides that a command line names, and what stands behind them.
struct DiffSides {
  let old: DiffSide
  let new: DiffSide
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
      if (try? FileSystem.entry(first)) == nil, !first.isEmpty,
        let revision = try? GitRevision(first, near: DiffSides.place(settings.paths))
      {
        try self.init(revision, settings, console, &report)
      } else {
        try self.init(folder: first, settings, console, &report)
      }
    } catch {
      report.fail(error)
      return nil
    }
  }

  /// Two paths.
  private init(
    folder first: String, _ settings: Settings, _ console: Console, _ report: inout Report
  ) throws(FileError) {
    lock =
      FigureLock.isLock(first) ? try FigureLock(path: first, isNew: settings.accepts) : nil
    guard lock != nil || (try? FileSystem.entry(first)) != nil else {
      throw FileError(path: first, reason: "neither a path nor a revision of git")
    }
    guard settings.paths.count > 1 else {
      throw FileError(path: first, reason: "there is nothing to compare it with; name NEW too")
    }
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

  /// A revision, another one or none, and paths.
  private init(
    _ revision: GitRevision, _ settings: Settings, _ console: Console, _ report: inout Report
  ) throws(FileError) {
    var paths = Array(settings.paths.dropFirst())
    var other: GitRevision?
    if let second = paths.first, (try? FileSystem.entry(second)) == nil {
      other = try GitRevision(second, near: DiffSides.place(settings.paths))
      paths.removeFirst()
    }
    guard paths.count <= 1 else {
      let isOption = paths[1].hasPrefix("-")
      throw FileError(
        path: paths[1],
        reason: isOption
          ? "options go before '--'" : "one path of a revision can be compared at a time")
    }
    let path = paths.first ?? "."
    old = try DiffSides.side(of: revision, path, settings, console, &report)
    if let other {
      new = try DiffSides.side(of: other, path, settings, console, &report)
    } else {
      new = DiffSide(path: path, settings, console, &report)
    }
    (names, lock) = ([], nil)
    refusal = "a revision cannot be changed; commit what is new"
  }

  private static func side(
    of revision: GitRevision, _ path: String, _ settings: Settings, _ console: Console,
    _ report: inout Report
  ) throws(FileError) -> DiffSide {
    let folder = try TemporaryFolder()
    let extracted = try revision.extract(path, into: folder)
    return DiffSide(
      path: extracted, named: "\(revision.name):\(path)", keeping: folder, settings, console,
      &report)
  }

  /// Where the repository is looked for: at the last path, or here.
  private static func place(_ paths: [String]) -> String {
    guard let last = paths.last, paths.count > 1, let kind = try? FileSystem.entry(last).kind else {
      return "."
    }
    return kind == .folder ? last : FileSystem.folder(of: last)
  }
}
