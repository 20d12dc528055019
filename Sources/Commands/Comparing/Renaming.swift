import Comparison
import Platform
import Recipes

/// Finds figures that went and came again under another name.
enum Renaming {
  /// What makes figures of two names the same: the recipe as read, and how it is drawn.
  private struct Identity: Hashable {
    var digest: String
    /// The name behind the recipe's: `.portrait.svg`.
    var ending: String
  }

  /// Tells of each figure that came which one it was, and of that which one it is.
  static func note(in results: inout [DiffResult]) {
    let indices = results.indices
    let came = indices.filter { results[$0].compared?.comparison.outcome == .added }
    let gone = indices.filter { results[$0].compared?.comparison.outcome == .removed }
    if came.isEmpty || gone.isEmpty { return }
    var known: [Identity: Int] = [:]
    for index in gone.reversed() {
      if let identity = identity(of: results[index].compared?.pair) { known[identity] = index }
    }
    for index in came {
      guard let identity = identity(of: results[index].compared?.pair),
        let other = known.removeValue(forKey: identity)
      else { continue }
      let (old, new) = (results[other].compared?.pair.name, results[index].compared?.pair.name)
      results[index].compared?.comparison.otherName = old
      results[other].compared?.comparison.otherName = new
    }
  }

  private static func identity(of item: DiffItem, named name: String) -> Identity? {
    let file = name.split(separator: "/").last ?? ""
    switch item.source {
    case .layout(let task):
      let recipe = task.loaded.recipe
      return Identity(digest: recipe.digest, ending: String(file.dropFirst(recipe.name.count)))
    case .file(let path, let format):
      guard let bytes = try? FileSystem.read(path),
        let snapshot = try? DiffItem.content(of: bytes, format, path).snapshots.first
      else { return nil }
      return Identity(digest: snapshot.digest, ending: String(file.dropFirst(snapshot.name.count)))
    }
  }

  private static func identity(of pair: DiffPair?) -> Identity? {
    guard let pair, let item = pair.old ?? pair.new else { return nil }
    return identity(of: item, named: pair.name)
  }
}
