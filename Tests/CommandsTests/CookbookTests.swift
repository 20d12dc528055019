import Commands
import Foundation
import TestSupport
import Testing

/// The recipes of the guide's layouts and of the sample app's.
struct CookbookTests {
  private static let folder = Repository.root + "/Recipes"

  /// How many layouts each chapter has.
  ///
  /// The guide's cookbook has three stack views, five simple constraints and eight views with intrinsic
  /// content size.
  static let chapters: [String: Int] = [
    "AnatomyOfAConstraint": 18,
    "AutoLayoutWithoutConstraints": 2,
    "ChangingConstraints": 2,
    "Debugging": 12,
    "DynamicText": 2,
    "GroupingAndWhiteSpace": 2,
    "ImageViews": 2,
    "ProgrammaticConstraints": 1,
    "SampleApp": 2,
    "ScrollViews": 3,
    "SelfSizingTableViewCells": 2,
    "SimpleConstraints": 5,
    "SizeClasses": 1,
    "StackViews": 3,
    "UnderstandingAutoLayout": 2,
    "ViewsWithIntrinsicContentSize": 8,
    "WorkingWithConstraints": 1,
  ]

  @Test(arguments: chapters)
  func `a chapter has all of its layouts`(_ chapter: (folder: String, count: Int)) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder + "/" + chapter.folder)
    #expect(names.count { $0.hasSuffix(".yaml") } == chapter.count)
  }

  /// The pages that show all layouts, each with what its gallery is made for.
  @Test(arguments: ["docs/cookbook.md", "Output/README.md"])
  func `a gallery shows each layout twice, with its recipe and Apple's page`(_ path: String) throws
  {
    let page = try String(contentsOfFile: Repository.root + "/" + path, encoding: .utf8)
    let layouts = page.components(separatedBy: "\n### ").dropFirst()
    #expect(layouts.count == Self.chapters.values.reduce(0, +))
    for layout in layouts {
      let figures = layout.matches(of: /<img src="([^"]+)" width="(\d+)"/).map(\.output)
      // Figures that explain follow the two.
      let pair = figures.prefix(2).map { $0.1.contains(".schematic.svg") }
      #expect(pair == [false, true], "\(layout)")
      for figure in figures {
        // All of a page have one scale: two thirds of the figure's size, but no more than a column.
        let name = figure.1.replacingOccurrences(of: "../Output/", with: "")
        let svg = try String(contentsOfFile: Repository.root + "/Output/" + name, encoding: .utf8)
        let own = try #require(svg.firstMatch(of: /svg"[^>]* width="(\d+)/).flatMap { Int($0.1) })
        #expect(Int(figure.2) == min(400, (2 * own + 1) / 3), "\(name)")
      }
      #expect(layout.contains("[Recipe](../Recipes/"))
    }
    #expect(
      page.matches(of: /\[Apple's page\]\(https:\/\/developer\.apple\.com\//).count
        == Self.chapters.count)
  }

  @Test(arguments: [("docs/cookbook.md", "docs"), ("Output/README.md", "Output")])
  func `a gallery is as Scripts/gallery prints it`(_ path: String, _ folder: String) throws {
    let page = try String(contentsOfFile: Repository.root + "/" + path, encoding: .utf8)
    let (status, text) = try Tool.run(program: Repository.root + "/Scripts/gallery", [folder])
    #expect(status == 0)
    #expect(
      page.contains("Scripts/gallery \(folder) -->\n" + text + "<!-- end -->"), "run make docs")
  }

  @Test(arguments: chapters)
  func `in no state and no language is anything wrong`(_ chapter: (folder: String, count: Int))
    async
  {
    let outcome = await Outcome.of(
      "check", Self.folder + "/" + chapter.folder, "--state", "all", "--language", "all",
      "--message-format", "short")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.status == .done)
  }

  /// What is wrong in a layout is wrong on purpose, and only where that is what it teaches.
  @Test func `only layouts that teach a fault have one`() throws {
    var faulty: [String: String] = [:]
    for chapter in Self.chapters.keys {
      let folder = Self.folder + "/" + chapter
      for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
        let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
        if let status = text.firstMatch(of: /(?m)^status: (\w+)$/)?.1 {
          faulty[chapter + "/" + name] = String(status)
        }
      }
    }
    #expect(
      faulty == [
        "Debugging/AutoresizingMaskConflict.yaml": "unsatisfiable",
        "Debugging/ButtonTooWideForTheScreen.yaml": "unsatisfiable",
        "Debugging/ConflictingOptionalConstraints.yaml": "ambiguous",
        "Debugging/EqualHuggingPriorities.yaml": "ambiguous",
        "Debugging/MisplacedScrollView.yaml": "misplaced",
        "Debugging/MissingConstraint.yaml": "ambiguous",
        "Debugging/UnsatisfiableLabel.yaml": "unsatisfiable",
      ])
  }
}
