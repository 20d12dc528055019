import Diagnostics
import Foundation
import Guides
import Markdown
import Recipes
import TestSupport
import Testing

@testable import Commands

/// Random edits of a guide between runs of `render --link`.
struct GuideEditTests {
  /// A part of a guide from its heading to the next.
  private struct Section {
    var heading: String
    var body: String

    var text: String { "# \(heading)\n\(body)" }

    static func sections(of guide: String) -> [Section] {
      guide.components(separatedBy: "# ").dropFirst().map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return Section(heading: String(lines[0]), body: String(lines.last ?? ""))
      }
    }
  }

  /// A guide that a person edits.
  private struct Editing {
    var random: SplitMix
    var sections: [Section] = []
    private var count = 0

    init(_ random: SplitMix) {
      self.random = random
      for _ in 0..<4 { sections.append(new()) }
    }

    private mutating func word(_ start: String) -> String {
      count += 1
      return "\(start)\(count)x"
    }

    /// A section of a layout that is no other's.
    private mutating func new() -> Section {
      let heading = word("Heading")
      return Section(
        heading: heading,
        body: """

          Words of \(word("person")).

          ```ibar
          A.Top = Superview.Top
          A.Left = Superview.Left
          A.Width = \(10 + count)
          A.Height = 9
          ```

          More of \(word("person")).


          """)
    }

    /// One edit of a person; returns what it was.
    mutating func edit() -> String {
      let index = Int.random(in: sections.indices, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0:
        sections[index].heading = word("Renamed")
        return "rename"
      case 1:
        let section = sections.remove(at: index)
        sections.insert(section, at: Int.random(in: 0...sections.count, using: &random))
        return "move"
      case 2 where sections.count > 2:
        sections.remove(at: index)
        return "delete"
      case 3:
        var copy = sections[index]
        if Bool.random(using: &random) { copy.heading = word("Copy") }
        sections.insert(copy, at: index + 1)
        return "duplicate"
      case 4:
        // The words before the block get a heading of their own.
        let parts = sections[index].body.components(separatedBy: "```ibar")
        guard parts.count == 2 else { return "nothing" }
        sections[index].body = parts[0]
        let rest = Section(heading: word("Split"), body: "\n```ibar" + parts[1])
        sections.insert(rest, at: index + 1)
        return "split"
      case 5 where index > 0:
        let heading = sections[index].heading
        sections[index].heading = sections[index - 1].heading
        sections[index - 1].heading = heading
        return "swap headings"
      case 6 where index > 0:
        sections.swapAt(index, index - 1)
        return "swap sections"
      case 7:
        guard let image = sections[index].body.range(of: "!["),
          let end = sections[index].body.range(of: "](")
        else { return "nothing" }
        sections[index].body.replaceSubrange(
          image.upperBound..<end.lowerBound, with: "Seen by \(word("person"))")
        return "words"
      case 8:
        // A title of the person's own, before what the generated text says.
        guard let image = sections[index].body.range(of: "!["),
          let end = sections[index].body[image.upperBound...].firstRange(of: ": ")
        else { return "nothing" }
        sections[index].body.replaceSubrange(
          image.upperBound..<end.lowerBound, with: "Screen of \(word("person"))")
        return "title"
      default:
        sections.append(new())
        return "add"
      }
    }
  }

  /// The layouts that images show, each with the one whose block is above it.
  private static func images(
    of guide: String, _ layouts: [GuideLayoutPlace]
  ) -> [(layout: String, above: String)] {
    let bytes = Array(guide.utf8)
    return MarkdownReader.images(of: bytes).map { image in
      let name = String(decoding: bytes[image.target], as: UTF8.self)
      let above = layouts.last { $0.end <= image.target.lowerBound }
      return (name.split(separator: ".").prefix(2).joined(separator: "."), above?.name ?? "")
    }
  }

  private struct GuideLayoutPlace {
    var name: String
    var end: Int
  }

  private static func layouts(of guide: String) -> [GuideLayoutPlace] {
    (SampleGuide.layouts(of: guide).value ?? []).map {
      GuideLayoutPlace(name: $0.recipe.name, end: $0.listing.end)
    }
  }

  private static func words(of guide: String) -> [String] {
    guide.matches(of: /person\d+x/).map { String($0.output) }
  }

  @Test(arguments: Seed.samples(4))
  func `after edits each image shows the layout of its block`(_ seed: Seed) async throws {
    let sandbox = try Sandbox(inMemory: true)
    var editing = Editing(SplitMix(state: seed.number))
    var history: [String] = []
    func linked(_ text: String) async throws -> String {
      let guide = try sandbox.write(text, to: "g.md")
      let outcome = await Outcome.of(
        "render", guide, "-o", sandbox.path, "--link", "--format", "svg", "--orientation",
        "portrait")
      #expect(outcome.status == .done, "\(history): \(outcome.errors)")
      return try String(contentsOfFile: guide, encoding: .utf8)
    }
    for _ in 0..<10 {
      let text = editing.sections.map(\.text).joined()
      let result = try await linked(text)
      let layouts = Self.layouts(of: result)
      let images = Self.images(of: result, layouts)
      #expect(images.allSatisfy { $0.layout == $0.above }, "\(history): \(images)")
      #expect(images.map(\.layout) == layouts.map(\.name), "\(history): \(result)")
      #expect(Self.words(of: result) == Self.words(of: text), "\(history)")
      #expect(try await linked(result) == result, "\(history)")
      let check = await Outcome.of("check", sandbox.path + "/g.md")
      #expect((check.status, check.errors) == (.done, ""), "\(history)")
      editing.sections = Section.sections(of: result)
      history.append(editing.edit())
    }
  }
}
