import LayoutRecord
import Platform

/// Finds figures that were removed and added again under another name.
package enum Renaming {
  /// Names for each added figure the removed one that it was, and the other way round.
  package static func note(in pairs: inout [ComparedPair]) {
    let added = pairs.indices.filter { pairs[$0].comparison.outcome == .added }
    let removed = pairs.indices.filter { pairs[$0].comparison.outcome == .removed }
    if added.isEmpty { return }
    var known: [[Substring]: Int] = [:]
    for index in removed.reversed() {
      if let identity = identity(of: pairs[index].pair) { known[identity] = index }
    }
    if known.isEmpty { return }
    for index in added {
      guard let identity = identity(of: pairs[index].pair),
        let other = known.removeValue(forKey: identity)
      else { continue }
      pairs[index].comparison.otherName = pairs[other].pair.name
      pairs[other].comparison.otherName = pairs[index].pair.name
    }
  }

  /// The key by which figures of two names are the same: the recipe as read, and the part after its
  /// name: `.portrait.svg`.
  private static func identity(of pair: ComparisonPair) -> [Substring]? {
    let file = pair.name.split(separator: "/").last ?? ""
    switch (pair.old ?? pair.new)?.source {
    case .recipe(let figure):
      return [figure.digest[...], file.dropFirst(figure.recipeName.count)]
    case .file(let path, let format):
      guard let bytes = try? FileSystem.read(path),
        let record = try? FigureContent(bytes, format, path).record,
        let layout = record.layouts.first
      else { return nil }
      return [record.digest[...], file.dropFirst(layout.name.count)]
    case nil: return nil
    }
  }
}
