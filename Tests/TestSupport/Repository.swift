import Foundation

/// The checkout that the tests run in.
package enum Repository {
  /// Its top folder, found from this file's place in it.
  package static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// The paths of its recipes, in order.
  package static let recipes: [String] = {
    let folder = root + "/Recipes"
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".yaml") }.sorted().map { folder + "/" + $0 }
  }()
}
