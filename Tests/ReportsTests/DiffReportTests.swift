import Foundation
import JSON
import LayoutModel
import LayoutRecord
import Pictures
import Platform
import Revisions
import TestSupport
import Testing

@testable import Comparison
@testable import Reports

/// What a comparison is for people and programs.
struct DiffReportTests {
  /// Sides without recipes.
  private struct NoRecipes: RecipeFigureSource {
    func holdsLayout(_ path: String) -> Bool { false }

    func figures(
      at path: String, of files: GitFiles?
    ) -> (figures: [any RecipeFigure], allFileNames: @Sendable () -> [String]) { ([], { [] }) }
  }

  private static let sides = Result {
    let sandbox = try Sandbox(inMemory: true)
    for side in ["old", "new"] { try sandbox.write("", to: side + "/.keep") }
    let reader = SideReader(formats: [.svg, .png], recipes: NoRecipes()) { WorkerPool(jobs: $0) }
    return try ComparisonSides(
      [sandbox.path + "/old", sandbox.path + "/new"], pathsBehindDashes: nil, accepts: false,
      reader)
  }

  private static func report(_ figures: FigureComparison...) throws -> DiffReport {
    let entries = figures.map { figure in
      let pair = ComparisonPair(name: figure.name, old: nil, new: nil, listing: nil)
      return DiffReport.Entry(ComparedPair(pair: pair, comparison: figure), [])
    }
    return DiffReport(try sides.get(), command: "ibar diff old new", entries: entries)
  }

  /// Two views of equal widths are 10 points further apart, so that each is 5 points narrower.
  private static func moved(_ name: String, pixels: Int? = nil) -> FigureComparison {
    var figure = FigureComparison(name: name, outcome: .changed)
    var old = LayoutRecord.Constraint()
    (old.number, old.constant) = (4, 8)
    old.ends.first = LayoutRecord.End(item: "Blue View", attribute: .leading)
    old.ends.second = LayoutRecord.End(item: "Red View", attribute: .trailing)
    var new = old
    new.constant = 18
    let edit = Edit(fact: .constraint(old, to: new))
    figure.edits = [edit]
    figure.changes = [
      Change(
        fact: .moved(view: "Red View", [.init(part: .width, old: 276, new: 271)]), causes: [edit])
    ]
    figure.pixels = pixels.map { count in
      var difference = PixelDifference(
        oldSize: PixelSize(width: 600, height: 600), newSize: PixelSize(width: 600, height: 600))
      difference.count = count
      return difference
    }
    return figure
  }

  private static func restyled(_ name: String) -> FigureComparison {
    var figure = FigureComparison(name: name, outcome: .changed)
    let fact = Edit.Fact.setting(
      of: .view("Red View"), key: "backgroundColor", .string("#CC3333"), to: .string("#3953A4"))
    (figure.edits, figure.changes) = ([Edit(fact: fact)], [Change(fact: .edit(fact))])
    return figure
  }

  private static func all() throws -> DiffReport {
    try report(
      FigureComparison(name: "New.png", outcome: .added),
      FigureComparison(name: "New.svg", outcome: .added), moved("Moved.png", pixels: 121),
      moved("Moved.svg"), FigureComparison(name: "Same.png", outcome: .unchanged),
      FigureComparison(name: "Same.svg", outcome: .unchanged), restyled("Styled.png"),
      restyled("Styled.svg"))
  }

  @Test func `the JSON report has classes, sentences, causes and pixels`() throws {
    let text = try #require(ReportFormat.json.files(of: Self.all()).first?.text)
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(
      json["counts"] as? [String: Int] == ["changed": 2, "added": 1, "removed": 0, "unchanged": 1])
    let groups = try #require(json["groups"] as? [[String: Any]])
    #expect(groups.map { $0["class"] as? String } == ["moved", "restyled", nil])
    // An SVG and a PNG of one layout are one figure with two files.
    let figures = try #require(json["figures"] as? [[String: Any]])
    #expect(figures.map { $0["name"] as? String } == ["Moved.png", "New.png", "Styled.png"])
    #expect(groups.map { $0["figures"] as? [String] ?? [] }.joined().count == 3)
    let moved = try #require(figures.first)
    let changes = try #require(moved["changes"] as? [[String: Any]])
    #expect(changes.map { $0["class"] as? String } == ["moved"])
    #expect((moved["pixels"] as? [String: Any])?["count"] as? Int == 121)
    let files = try #require(moved["files"] as? [[String: Any]])
    #expect(files.map { $0["name"] as? String } == ["Moved.png", "Moved.svg"])
  }

  @Test func `the JUnit report has a test to a figure's file`() throws {
    let text = try #require(ReportFormat.junit.files(of: Self.all()).first?.text)
    #expect(text.contains("<testsuite name=\"ibar diff\" tests=\"8\" failures=\"6\">"))
    #expect(text.contains("<testcase classname=\"figures\" name=\"Same.png\"/>"))
    #expect(text.contains("<failure type=\"moved\" message=\"Red View: width 276 -&gt; 271"))
    #expect(text.contains("&quot;+ 18.0&quot;"))
  }

  @Test func `the text has a cause once, its figures, and a line that counts`() throws {
    let text = TextReport.text(of: try Self.all())
    #expect(text.hasSuffix("2 changed, 1 added, 1 unchanged\n"))
    #expect(text.contains("moved: \(try Self.sides.get().folder)Moved.png and .svg, cause "))
    #expect(text.contains("Red View's backgroundColor went from red to blue\n"))
  }

  @Test(arguments: [nil, 0, 121])
  func `pixels are reported if some were compared`(_ count: Int?) throws {
    let report = try Self.report(Self.moved("A.png", pixels: count))
    let texts =
      [TextReport.text(of: report)]
      + [.junit, .json].flatMap { (format: ReportFormat) in
        format.files(of: report).map(\.text)
      }
    for text in texts {
      #expect(text.contains("no pixel differs") == (count == 0), "\(text)")
      #expect(!text.contains("0 pixels"), "\(text)")
    }
    #expect(texts[2].contains("\"pixels\": null") == (count == nil))
  }
}
