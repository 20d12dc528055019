import LayoutRecord
import Platform

/// Finds figures that were removed and added again under another name.
package enum Renaming {
  /// What makes figures of two names the same: the recipe as read, and how it is drawn.
  private struct Identity: Hashable {
    var digest: String
    /// The name behind the recipe's: `.portrait.svg`.
    var ending: String
  }

  /// Names for each added figure the removed one that it was, and the other way round.
  package static func note(in pairs: inout [ComparedPair]) {
    let added = pairs.indices.filter { pairs[$0].comparison.outcome == .added }
    let removed = pairs.indices.filter { pairs[$0].comparison.outcome == .removed }
    if added.isEmpty || removed.isEmpty { return }
    var known: [Identity: Int] = [:]
    for index in removed.reversed() {
      if let identity = identity(of: pairs[index].pair) { known[identity] = index }
    }
    for index in added {
      guard let identity = identity(of: pairs[index].pair),
        let other = known.removeValue(forKey: identity)
      else { continue }
      let (old, new) = (pairs[other].pair.name, pairs[index].pair.name)
      pairs[index].comparison.otherName = old
      pairs[other].comparison.otherName = new
    }
  }

  private static func identity(of pair: ComparisonPair) -> Identity? {
    guard let item = pair.old ?? pair.new else { return nil }
    let file = pair.name.split(separator: "/").last ?? ""
    switch item.source {
    case .recipe(let figure):
      return Identity(
        digest: figure.digest, ending: String(file.dropFirst(figure.recipeName.count)))
    case .file(let path, let format):
      guard let bytes = try? FileSystem.read(path),
        let record = try? FigureContent(bytes, format, path).record,
        let layout = record.layouts.first
      else { return nil }
      return Identity(digest: record.digest, ending: String(file.dropFirst(layout.name.count)))
    }
  }
}
