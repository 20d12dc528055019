import Glibc

/// The files below a folder, in the order of their names; hidden ones are left out.
///
/// Links are followed. A folder that lies in itself by a link is entered once.
package struct FolderWalk {
  /// A file that was found.
  package struct File {
    /// The walked folder's path, and the way from there.
    package let path: String
    package let name: String
    /// The way from the walked folder to the file's own, with a slash at its end; empty for the same.
    package let folder: String
    /// Never a folder.
    package let kind: FileSystem.Kind
  }

  /// What cannot be read, and whether it is a folder; a link to nothing is not.
  package typealias Fault = (error: FileError, name: String, isFolder: Bool)

  private let willRead: (String) -> Void
  private let visit: (File) -> Void
  private let fail: (Fault) -> Void
  /// The folders being walked, each in the one before.
  private var walked: [FileSystem.Identity] = []

  /// Walks a folder.
  /// - Parameters:
  ///   - willRead: Receives each folder before it is read.
  ///   - visit: Receives each file.
  ///   - fail: Receives what cannot be read.
  package static func walk(
    _ path: String, willRead: @escaping (String) -> Void = { _ in },
    visit: @escaping (File) -> Void, fail: @escaping (Fault) -> Void
  ) {
    var walk = FolderWalk(willRead: willRead, visit: visit, fail: fail)
    walk.walk(path, below: "", name: String(path.split(separator: "/").last ?? ""))
  }

  private mutating func walk(_ path: String, below folder: String, name: String) {
    do throws(FileError) {
      let identity = try FileSystem.entry(path).identity
      if walked.contains(identity) { return }
      walked.append(identity)
      defer { walked.removeLast() }
      willRead(path)
      let entries = try FileSystem.entries(in: path).filter { !$0.name.hasPrefix(".") }
      let start = path.hasSuffix("/") ? path : path + "/"
      for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
        walk(entry, at: start + entry.name, in: folder)
      }
    } catch {
      fail((error, name, true))
    }
  }

  private mutating func walk(_ entry: FileSystem.Entry, at path: String, in folder: String) {
    if entry.kind == .folder {
      return walk(path, below: folder + entry.name + "/", name: entry.name)
    }
    do throws(FileError) {
      let isKnown = entry.kind == .file && !entry.name.unicodeScalars.contains("\u{FFFD}")
      let kind = isKnown ? FileSystem.Kind.file : try FileSystem.entry(path).kind
      if kind == .folder {
        walk(path, below: folder + entry.name + "/", name: entry.name)
      } else {
        visit(File(path: path, name: entry.name, folder: folder, kind: kind))
      }
    } catch {
      fail((error, entry.name, false))
    }
  }
}
