import Basics
import Diagnostics
import Platform

/// Finds the file that was probably meant by a path to none.
package enum NearPaths {
  /// The most folders that are looked into.
  private static let maximumFolders = 50

  /// The path of a file whose name is like that of a path to none, or that has the same name in a folder nearby; nil
  /// if there is none.
  /// - Parameter counts: Whether a file of a name can be meant.
  package static func path(near path: String, _ counts: (String) -> Bool) -> String? {
    let start = FileSystem.nameStart(of: path[...])
    let (prefix, name) = (String(path[..<start]), String(path[start...]))
    if name.isEmpty { return nil }
    if let near = like(name, in: prefix, counts) { return prefix + near }
    guard (try? FileSystem.entry(folder(prefix)).kind) == .folder else {
      return inOtherFolder(name, prefix, counts)
    }
    let folders = ((try? FileSystem.folders(in: folder(prefix))) ?? []).sorted()
    let inner = folders.filter { !$0.hasPrefix(".") }.prefix(maximumFolders).lazy.map {
      prefix + $0 + "/"
    }
    if let place = inner.first(where: { isFile($0 + name) }) { return place + name }
    if name.contains(".") { return nil }
    return Suggestion.nearest(to: name, among: folders).map { prefix + $0 }
  }

  /// The file in a folder whose name is like that of the folder of a path, or in the folder that holds it.
  private static func inOtherFolder(
    _ name: String, _ prefix: String, _ counts: (String) -> Bool
  ) -> String? {
    let own = prefix.hasSuffix("/") ? String(prefix.dropLast()) : prefix
    let start = FileSystem.nameStart(of: own[...])
    let outer = String(own[..<start])
    let folders = (try? FileSystem.folders(in: folder(outer))) ?? []
    if let near = Suggestion.nearest(to: String(own[start...]), among: folders.sorted()) {
      let inner = outer + near + "/"
      if let file = isFile(inner + name) ? name : like(name, in: inner, counts) {
        return inner + file
      }
    }
    return isFile(outer + name) ? outer + name : nil
  }

  /// The name in a folder that is like another one: but for case, blanks, hyphens and its ending, or a misspelling.
  private static func like(
    _ name: String, in prefix: String, _ counts: (String) -> Bool
  ) -> String? {
    let names = ((try? FileSystem.regularFiles(in: folder(prefix))) ?? []).filter(counts).sorted()
    let key = key(of: name)
    let same = names.filter { self.key(of: $0) == key }
    if let first = same.first { return first }
    let stems = names.map(stem)
    return Suggestion.nearest(to: stem(name), among: stems).flatMap { near in
      stems.firstIndex(of: near).map { names[$0] }
    }
  }

  private static func folder(_ prefix: String) -> String { prefix.isEmpty ? "." : prefix }

  private static func isFile(_ path: String) -> Bool {
    (try? FileSystem.entry(path).kind) == .file
  }

  private static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  private static func key(of name: String) -> String {
    stem(name).lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
