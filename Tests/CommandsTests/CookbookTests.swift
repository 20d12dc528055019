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
    "AnatomyOfAConstraint": 14,
    "AutoLayoutWithoutConstraints": 2,
    "ChangingConstraints": 2,
    "Debugging": 11,
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
  ]

  @Test(arguments: chapters)
  func `a chapter has all of its layouts`(_ chapter: (folder: String, count: Int)) throws {
    let names = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder + "/" + chapter.folder)
    #expect(names.count { $0.hasSuffix(".yaml") } == chapter.count)
  }

  @Test func `the cookbook's page shows each chapter, in figures that are there`() throws {
    let page = try String(contentsOfFile: Repository.root + "/docs/cookbook.md", encoding: .utf8)
    for chapter in Self.chapters.keys { #expect(page.contains("](../Output/\(chapter)): ")) }
    let figures = page.matches(of: /Output\/[^)"\s]+\.svg/).map { String($0.output) }
    #expect(figures.count > Self.chapters.count)
    for figure in figures {
      #expect(FileManager.default.fileExists(atPath: Repository.root + "/" + figure), "\(figure)")
    }
  }

  @Test(arguments: chapters)
  func `in no state and no language is anything wrong`(_ chapter: (folder: String, count: Int))
    async
  {
    let outcome = await Outcome.of(
      "check", Self.folder + "/" + chapter.folder, "--state", "all", "--language", "all")
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
