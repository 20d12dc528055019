import Foundation
import TestSupport
import Testing

/// The legend in docs/reading-figures.md against the recipes that draw it.
struct LegendTests {
  private static let recipes = Repository.recipes.filter { $0.contains("/Recipes/Legend/") }

  @Test func `there is a figure for each row of the legend`() {
    #expect(Self.recipes.count == 32)
  }

  @Test(arguments: recipes)
  func `the page shows each figure of the legend and says what it means`(_ path: String) throws {
    let page = try String(
      contentsOfFile: Repository.root + "/docs/reading-figures.md", encoding: .utf8)
    let recipe = try String(contentsOfFile: path, encoding: .utf8)
    let name = try #require(path.split(separator: "/").last?.dropLast(".yaml".count))
    func value(_ key: String) throws -> String {
      let line = try #require(recipe.split(separator: "\n").first { $0.hasPrefix(key + ": ") })
      return line.dropFirst(key.count + 2).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
    #expect(page.contains("![\(try value("title"))](../Output/Legend/\(name).svg)"))
    #expect(page.contains(try value("summary")))
  }
}
