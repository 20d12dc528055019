import Foundation
import TestSupport
import Testing

/// Typical mistakes, and all that `ibar check` reports about each, word for word.
///
/// `NAME.yaml` holds a mistake, `NAME.txt` the whole report.
struct MistakeTests {
  private static let folder = Repository.root + "/Tests/Fixtures/Mistakes"

  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
  }()

  @Test(arguments: names)
  func `the report of a mistake is what is stored beside it`(_ name: String) async throws {
    let path = Self.folder + "/" + name
    let expected = try String(contentsOfFile: path + ".txt", encoding: .utf8)
    let outcome = await Outcome.of("check", path + ".yaml")
    #expect(outcome.errors.replacing(Self.folder + "/", with: "") == expected)
    #expect(outcome.output.isEmpty)
  }

  /// Layouts are only judged once a recipe has no faults, so that what is wrong with them is not new.
  @Test(arguments: names)
  func `what --fix changes is not wrong any more, and nothing else is`(
    _ name: String
  ) async throws {
    let recipe = try String(contentsOfFile: Self.folder + "/\(name).yaml", encoding: .utf8)
    let sandbox = try Sandbox()
    let path = try sandbox.write(recipe, to: "A.yaml")
    let before = try await RecipeFault.faults(path)
    _ = await Outcome.of("check", "--fix", path)
    let after = try await RecipeFault.faults(path)
    #expect(after.isSubset(of: before))
    #expect(after.isDisjoint(with: before.filter(\.isFixable)))
  }

  @Test func `there are mistakes, and each has its report`() {
    #expect(Self.names.count > 100)
  }
}
