import Foundation

/// The checkout that the tests run in.
package enum Repository {
  /// Its top folder, found from this file's place in it.
  package static let root = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()

  /// The paths of its recipes, in order.
  package static let recipes = recipes(in: "Recipes")

  /// The paths of the screens and small recipes of a trial, in order, but for one that teaches an error.
  package static let trialRecipes = recipes(in: "Tests/Fixtures/Trial").filter {
    !$0.hasSuffix("28-help-for-a-hyphen.yaml")
  }

  /// Of the recipes of both, those on which `make test` tries what takes long: every fourth.
  package static let sampleRecipes = {
    let all = recipes + trialRecipes
    return Seed.takesAll ? all : all.enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
  }()

  private static func recipes(in folder: String) -> [String] {
    let path = root + "/" + folder
    let found = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(".yaml") }.sorted().map { path + "/" + $0 }
  }
}
