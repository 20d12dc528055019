import Basics

/// The files below a folder, in the order of their names, without hidden ones.
///
/// Links are followed if they stay in the walked folder or in another that is named, and each folder is entered
/// once: by the path with the fewest links, and of several such paths by the first.
package struct FolderWalk {
  /// A file that was found.
  package struct File {
    /// The walked folder's path, and the way from there.
    package let path: String
    /// The name of the file in its folder.
    package let name: String
    /// The way from the walked folder to the file's own, with a slash at its end; empty for the same.
    package let folder: String
    /// Never a folder.
    package let kind: FileSystem.Kind
  }

  /// A file or folder that cannot be read, and whether it is a folder; a broken link is not.
  package typealias Fault = (error: FileError, name: String, isFolder: Bool)

  private let root: String
  /// Other folders that links may lead into.
  private let named: [String]
  private let willRead: (String) -> Void
  private let leave: (File) -> Void
  private let fail: (Fault) -> Void
  /// The folders that links may lead into, without links in their paths; nil before the first link.
  private var limits: [String]?
  /// The folders that were entered.
  private var entered: Set<FileSystem.Identity> = []

  /// An entry at a place of the order.
  private enum Place {
    case file(File)
    /// A link to a folder, which is entered after all folders that need one link less.
    case link(path: String, folder: String, name: String)
  }

  /// Walks a folder.
  /// - Parameters:
  ///   - named: Other folders that links may lead into.
  ///   - willRead: Receives each folder before it is read.
  ///   - leave: Receives each link that leads elsewhere, which is not followed.
  ///   - visit: Receives each file, after all folders were read.
  ///   - fail: Receives what cannot be read.
  package static func walk(
    _ path: String, named: [String] = [], willRead: @escaping (String) -> Void = { _ in },
    leave: @escaping (File) -> Void = { _ in }, visit: (File) -> Void,
    fail: @escaping (Fault) -> Void
  ) {
    var walk = FolderWalk(
      root: path, named: named, willRead: willRead, leave: leave, fail: fail)
    let name = String(path.split(separator: "/").last ?? "")
    var places = walk.places(in: path, below: "", name: name)
    while places.contains(where: { if case .link = $0 { true } else { false } }) {
      places = places.flatMap { place in
        guard case .link(let path, let folder, let name) = place else { return [place] }
        return walk.places(in: path, below: folder, name: name)
      }
    }
    for case .file(let file) in places { visit(file) }
  }

  /// The entries of a folder and, without links, below it; none for a folder that was entered
  /// before.
  private mutating func places(in path: String, below folder: String, name: String) -> [Place] {
    do throws(FileError) {
      guard entered.insert(try FileSystem.entry(path).identity).inserted else { return [] }
      willRead(path)
      let entries = try FileSystem.entries(in: path).filter { !$0.name.hasPrefix(".") }
      let start = path.hasSuffix("/") ? path : path + "/"
      return entries.sorted { Path($0.name) < Path($1.name) }.flatMap {
        places(of: $0, at: start + $0.name, in: folder)
      }
    } catch {
      fail((error, name, true))
      return []
    }
  }

  private mutating func places(
    of entry: FileSystem.Entry, at path: String, in folder: String
  ) -> [Place] {
    let below = folder + entry.name + "/"
    if entry.kind == .folder { return places(in: path, below: below, name: entry.name) }
    do throws(FileError) {
      let isKnown = entry.kind == .file && !entry.name.unicodeScalars.contains("\u{FFFD}")
      let kind = isKnown ? FileSystem.Kind.file : try FileSystem.entry(path).kind
      let file = File(path: path, name: entry.name, folder: folder, kind: kind)
      // If the file system does not report the kind of an entry, it can be a folder or a link.
      let isLink = entry.kind == nil && FileSystem.target(ofLink: path) != nil
      if isLink, try !isInside(path) {
        leave(file)
        return []
      }
      if kind != .folder { return [.file(file)] }
      return isLink
        ? [.link(path: path, folder: below, name: entry.name)]
        : places(in: path, below: below, name: entry.name)
    } catch {
      fail((error, entry.name, false))
      return []
    }
  }

  /// Whether a link leads into the walked folder or another that is named.
  private mutating func isInside(_ link: String) throws(FileError) -> Bool {
    let limits = self.limits ?? ([root] + named).compactMap { try? FileSystem.realPath($0) }
    self.limits = limits
    let target = try FileSystem.realPath(link)
    return limits.contains { Path(target) == Path($0) || Path(target).isInside($0) }
  }
}
