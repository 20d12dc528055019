import Commands
import Foundation
import Markdown
import TestSupport
import Testing

/// Where guides are kept outside the repository.
private enum SharedGuides {
  static let folder = Repository.root + "/../shared/guide"
  static let names =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

/// The guides outside the repository, as their authors wrote them.
@Suite(
  .enabled(
    if: !SharedGuides.names.isEmpty,
    "skipped because the guides, ../shared/guide, are not here"))
struct SharedGuideTests {

  /// The frames of a file's layouts by the layout's name: `Red View` and its frame, upright and level.
  private func frames(_ path: String) async throws -> [String: [String]] {
    let outcome = await Outcome.of("solve", path, "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    var frames: [String: [String]] = [:]
    for file in json?["files"] as? [[String: Any]] ?? [] {
      for layout in file["layouts"] as? [[String: Any]] ?? [] {
        let name = (layout["name"] as? String ?? "").components(separatedBy: ".").last ?? ""
        let views = (layout["views"] as? [[String: Any]] ?? []).map { view in
          let sides = ["x", "y", "width", "height"].map { "\(view[$0] ?? "")" }
          return "\(view["name"] ?? ""): " + sides.joined(separator: " ")
        }
        frames[name, default: []] += views.sorted()
      }
    }
    return frames
  }

  @Test(arguments: SharedGuides.names, ImageForm.ofMarkdown)
  func `links change nothing outside of them, and a second run nothing`(
    _ name: String, _ form: ImageForm
  ) async throws {
    let sandbox = try Sandbox(inMemory: true)
    let text = try String(contentsOfFile: SharedGuides.folder + "/" + name, encoding: .utf8)
    let mixed = GuideLinkTests.mixed(text.replacing("\r\n", with: "\n"))
    let guide = try sandbox.write(mixed, to: "g." + (name.split(separator: ".").last ?? ""))
    let words =
      ["render", guide, "-o", sandbox.path + "/f", "--format", "svg", "--orientation", "portrait"]
      + ["--link", "--link-as", form.rawValue, "--theme", form.showsPair ? "pair" : "light"]
    _ = await Outcome.of(words)
    let once = try Data(contentsOf: URL(filePath: guide))
    GuideLinkTests.expectOnlyLinks(
      between: mixed, and: String(decoding: once, as: UTF8.self))
    _ = await Outcome.of(words)
    #expect(try Data(contentsOf: URL(filePath: guide)) == once)
  }

  @Test func `the chapter of simple constraints has the frames of its recipes`() async throws {
    let guide = try await frames(SharedGuides.folder + "/simple-constraints.md")
    #expect(guide.count == 5)
    #expect(try await guide == frames(Repository.root + "/Recipes/SimpleConstraints"))
    let check = await Outcome.of("check", SharedGuides.folder + "/simple-constraints.md")
    #expect(check.status == .done && check.errors.isEmpty)
  }

  @Test(arguments: ["anatomy-of-a-constraint.md", "getting-started.md"])
  func `both solutions for two views have the same frames`(_ name: String) async throws {
    let layouts = try await frames(SharedGuides.folder + "/" + name)
    #expect(layouts.count == 2)
    let upright = ["Blue: 191.5 20 163.5 627", "Red: 20 20 163.5 627"]
    #expect(!layouts.values.contains { $0.prefix(2) != upright[...] })
    #expect(Set(layouts.values).count == 1)
    #expect(await Outcome.of("check", SharedGuides.folder + "/" + name).status == .done)
  }

  @Test func `every line of constraints is read: drawn, or reported as a sample`() async throws {
    var samples = 0
    var drawn = 0
    var lines = 0
    for name in SharedGuides.names where name.hasSuffix(".md") {
      let text = try String(contentsOfFile: SharedGuides.folder + "/" + name, encoding: .utf8)
      let line = /^[-0-9. ]*[A-Z][A-Za-z0-9_ ]*\.[A-Za-z]+ *[<>]?= .*$/
      lines += text.components(separatedBy: .newlines).count { $0.wholeMatch(of: line) != nil }
      let outcome = await Outcome.of(
        "solve", SharedGuides.folder + "/" + name, "--json", "--orientation", "portrait")
      drawn += outcome.output.components(separatedBy: "\"satisfied\": true").count - 1
      drawn += outcome.output.components(separatedBy: "\"satisfied\": false").count - 1
      for match in outcome.errors.matches(of: /these (\d+) constraints are an example/) {
        samples += Int(match.output.1) ?? 0
      }
    }
    #expect(lines == 102)
    #expect(drawn + samples == lines)
  }

  @Test func `strings of the visual format in a text are layouts`() async throws {
    for name in SharedGuides.names where name.hasSuffix(".txt") {
      let layouts = try await frames(SharedGuides.folder + "/" + name)
      #expect(layouts.count == 6)
      #expect(layouts["Layout-3"]?.prefix(2) == ["view2: 298 100 240 128", "view: 50 100 240 150"])
      let check = await Outcome.of(
        "check", SharedGuides.folder + "/" + name, "--message-format", "short")
      #expect(check.errors.components(separatedBy: "Expected a connection").count == 5)
    }
  }
}
