import Basics
import Platform
import RecipeFiles
import Synchronization

/// The files that recipes in folders include.
///
/// Each folder is searched once, on first use.
final class IncludeIndex: Sendable {
  private let known = Mutex<[Path: Set<FileSystem.Identity>]>([:])

  /// Whether a recipe in some folders includes a file.
  func holds(_ path: String, in folders: [String]) -> Bool {
    guard let file = try? FileSystem.entry(path).identity else { return false }
    return folders.contains { folder in
      known.withLock { known in
        let included = known[Path(folder)] ?? IncludeIndex.included(in: folder)
        known[Path(folder)] = included
        return included.contains(file)
      }
    }
  }

  private static func included(in folder: String) -> Set<FileSystem.Identity> {
    var included: Set<FileSystem.Identity> = []
    FolderWalk.walk(folder) { recipe in
      guard recipe.kind == .file, recipe.name.hasSuffix(".yaml"),
        let bytes = try? FileSystem.read(recipe.path),
        let text = String(validating: bytes, as: UTF8.self)
      else { return }
      let own = FileSystem.folder(of: recipe.path)
      for name in RecipeFileReader.includedPaths(in: text) {
        let place = name.hasPrefix("/") ? name : own + "/" + name
        if let entry = try? FileSystem.entry(place) { included.insert(entry.identity) }
      }
    } fail: { _ in
    }
    return included
  }
}
