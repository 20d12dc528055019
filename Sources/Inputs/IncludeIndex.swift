import Basics
import Platform
import RecipeFiles
import Synchronization

/// The files that recipes in folders include.
///
/// Each folder is searched once, on first use.
final class IncludeIndex: Sendable {
  private let known = Mutex<[(folder: Path, files: [FileSystem.Identity])]>([])

  /// Whether a recipe in some folders includes a file.
  func holds(_ path: String, in folders: [String]) -> Bool {
    guard let file = try? FileSystem.entry(path).identity else { return false }
    return folders.contains { folder in
      known.withLock { known in
        if let row = known.first(where: { $0.folder == Path(folder) }) {
          return row.files.contains(file)
        }
        let files = IncludeIndex.included(in: folder)
        known.append((Path(folder), files))
        return files.contains(file)
      }
    }
  }

  private static func included(in folder: String) -> [FileSystem.Identity] {
    var included: [FileSystem.Identity] = []
    FolderWalk.walk(folder) { recipe in
      guard recipe.kind == .file, InputFormat.recipe.endings.contains(where: recipe.name.hasSuffix),
        let bytes = try? FileSystem.read(recipe.path),
        let text = String(validating: bytes, as: UTF8.self)
      else { return }
      let own = FileSystem.folder(of: recipe.path)
      for name in RecipeFileReader.includedPaths(in: text) {
        let place = name.hasPrefix("/") ? name : own + "/" + name
        if let entry = try? FileSystem.entry(place), !included.contains(entry.identity) {
          included.append(entry.identity)
        }
      }
    } fail: { _ in
    }
    return included
  }
}
