import Basics
import Diagnostics
import LayoutModel
import Platform
import RecipeFiles
import Recipes

/// The files that an input refers to: images and included files.
final class ReferencedFiles {
  /// The paths of the files that were read, or would be if they were there.
  private(set) var paths: [String] = []
  private let folder: String
  private let path: String
  /// The folders, links followed, below which files can be included.
  private let roots: [String]
  /// The defaults of the input's project.
  let defaults: ProjectSettings?
  /// The files, or what stands in for them.
  let files: InputFiles
  /// Is given each path before it is read.
  private let willRead: InputReader.WillRead?
  /// The folder of a recipe on standard input; nil for that of the including file.
  private let base: String?
  /// Whether the input lies in no folder that is known.
  private let isHomeless: Bool

  /// The largest file that can be included, in bytes.
  private static let maximumIncluded = 1 << 20

  /// - Parameters:
  ///   - allowed: Folders whose files can be included wherever the input lies.
  ///   - base: The folder of a recipe on standard input.
  init(
    of input: Input, allowed: [String], base: String?, _ files: InputFiles,
    _ willRead: InputReader.WillRead?, defaults: ProjectSettings?
  ) {
    self.defaults = defaults
    self.base = input.isStream ? base : nil
    isHomeless = input.isStream && base == nil
    folder = self.base ?? FileSystem.folder(of: input.path)
    (path, self.files, self.willRead) = (input.path, files, willRead)
    roots = ([folder, input.root].compactMap { $0 } + allowed).compactMap {
      try? FileSystem.realPath($0)
    }
  }

  /// An image file, by its path in a file.
  func imageSize(_ image: String, in file: String) -> ImageFile {
    let path = place(image, from: folder(of: file))
    guard let kind = try? files.kind(of: path) else {
      let near = NearPaths.path(near: path) { name in
        [".png", ".jpg", ".jpeg"].contains { name.lowercased().hasSuffix($0) }
      }
      // In the words of the file, which counts from its own folder.
      let start = path.hasSuffix(image) ? path.dropLast(image.utf8.count) : nil
      return .missing(
        near: near.flatMap { near in
          start.flatMap { near.hasPrefix($0) ? String(near.dropFirst($0.count)) : nil }
        })
    }
    // A pipe would be waited for.
    guard kind == .file, let bytes = try? files.bytes(of: path) else { return .unusable }
    return ImageSize.size(of: bytes, named: path).map { .size($0) } ?? .unusable
  }

  /// The file that a file includes, by its path there.
  func include(_ path: String, includingFile: String) -> IncludedFile {
    if isHomeless {
      return .refused("a recipe on standard input lies in no folder; name one with '--base DIR'")
    }
    let place = place(path, from: folder(of: includingFile))
    do throws(FileError) {
      guard
        let (bytes, real) = try files.bytes(
          of: place, limit: ReferencedFiles.maximumIncluded, inside: roots)
      else { return .refused(ReferencedFiles.outside(place)) }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        return .refused("it is not UTF-8 text")
      }
      return .file(SourceFile(path: place, text: text), realPath: real)
    } catch {
      let folder = FileSystem.folder(of: place)
      let names = (try? FileSystem.regularFiles(in: folder)) ?? []
      let name = String(place[FileSystem.nameStart(of: place[...])...])
      let near = names.contains(name) ? nil : Suggestion.nearest(to: name, among: names)
      return .refused(
        error.reason,
        help: near.map { "did you mean '\(path.dropLast(name.count))\($0)'?" }
          ?? "write its path from the folder of this file")
    }
  }

  /// The reason why a file outside of all folders is not included, with the folder to allow: that of the file, not
  /// that of a link to it.
  private static func outside(_ place: String) -> String {
    let isLink = FileSystem.target(ofLink: place) != nil
    let file = isLink ? (try? FileSystem.realPath(place)) ?? place : place
    return "it is neither beside the recipe nor below the given path; "
      + "allow its folder with '--allow \(FileSystem.folder(of: file))'"
  }

  /// The folder from which a file names others.
  private func folder(of file: String) -> String {
    if let base, file == path { return base }
    return FileSystem.folder(of: file)
  }

  /// The path of a file that is named in another, noted as one that is read.
  private func place(_ path: String, from folder: String) -> String {
    let joined = path.hasPrefix("/") || folder == "." ? path : folder + "/" + path
    let place = ReferencedFiles.shortened(joined)
    willRead?(place)
    if !paths.contains(where: { Path($0) == Path(place) }) { paths.append(place) }
    return place
  }

  /// A path without folders that are entered and left again, if it leads to the same file.
  private static func shortened(_ path: String) -> String {
    var names: [Substring] = []
    for name in FileSystem.plainPath(path).split(separator: "/") {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    let short = (path.hasPrefix("/") ? "/" : "") + names.joined(separator: "/")
    let places = [path, short].map { try? FileSystem.entry($0).identity }
    return places[0] == places[1] ? short : path
  }
}
