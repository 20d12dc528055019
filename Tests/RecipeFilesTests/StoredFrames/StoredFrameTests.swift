import Diagnostics
import Foundation
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// Where the storyboards are kept outside the repository.
private enum SharedStoryboards {
  static let folder =
    Repository.root + "/../shared/storyboards/acton393+Auto-Layout-Cookbook/Auto Layout Cookbook"
  static let areHere = FileManager.default.fileExists(atPath: folder)
}

/// The frames that Interface Builder stored in the storyboards of Apple's sample app.
@Suite(
  .enabled(
    if: SharedStoryboards.areHere,
    "skipped because the storyboards, ../shared/storyboards, are not here"))
struct StoredFrameTests {
  /// Frames that do not follow from what the file itself says, by their views.
  ///
  /// The label of 21 points has its baseline at the field's 20, so at 17 from its top; the same labels in
  /// FixedHeightColumns lie a point lower beside the same fields, with theirs at 16.
  static let inconsistent = ["8jR-sB-KZK"]

  /// Sizes of contents that were rounded to whole points before they were stored, by their views.
  ///
  /// The text below this label begins at 68 and ends at 581. Both are 67.5 and 580 with a label of 19.5,
  /// rounded as Interface Builder did, each number by itself: y 67.5 to 68, height 512.5 to 513.
  static let unrounded = ["gIn-fc-R50": IntrinsicContentSize(width: 560, height: 19.5)]

  /// A stored frame and what the recipe has in its place.
  private struct Comparison {
    var id: String
    var name: String
    var stored: Rect
    var found: Rect
    var aligned: Rect

    /// Interface Builder rounded edges to half points on the canvas and, in Xcode 7, each number of a
    /// frame to whole ones after that.
    var isMet: Bool {
      let scaled = found.pixelAligned(scale: 2)
      return [found, aligned, scaled, scaled.wholePoints, found.wholePoints].contains {
        $0.distance(to: stored) <= 0.5 + 1e-3
      }
    }
  }

  @Test func `every frame that can be compared has its recipe`() throws {
    let known = Dictionary(
      uniqueKeysWithValues: StoryboardRecipe.all.map { ($0.storyboard, $0.names) })
    let names = FileManager.default.enumerator(atPath: SharedStoryboards.folder)?.compactMap {
      $0 as? String
    }
    var count = 0
    for name in names ?? [] where name.hasSuffix(".storyboard") {
      let views = try Storyboard(path: SharedStoryboards.folder + "/" + name).comparableViews
      let listed = known[String(name.dropLast(".storyboard".count))] ?? [:]
      #expect(Set(views.map(\.id)) == Set(listed.keys), "\(name)")
      count += views.count
    }
    #expect(known.count == 25)
    #expect(count == 118)
  }

  @Test(arguments: StoryboardRecipe.all.indices)
  func `a recipe has the frames that Interface Builder stored`(_ index: Int) throws {
    for comparison in try Self.comparisons(StoryboardRecipe.all[index]) {
      #expect(
        comparison.isMet != Self.inconsistent.contains(comparison.id),
        "\(comparison.name) is stored as \(comparison.stored), and is \(comparison.found)")
    }
  }

  @Test func `but for one that is inconsistent all of 118 are met`() throws {
    let all = try StoryboardRecipe.all.flatMap(Self.comparisons)
    #expect(all.count == 118)
    #expect(all.count(where: \.isMet) == 117)
  }

  /// The recipe's frames on the canvas of the storyboard, where contents that the canvas of that time
  /// measured in its own fonts have the sizes it gave them.
  private static func comparisons(_ row: StoryboardRecipe) throws -> [Comparison] {
    let storyboard = try Storyboard(
      path: SharedStoryboards.folder + "/" + row.storyboard + ".storyboard")
    let saved = storyboard.comparableViews
    let recipe = try recipe(row.recipe)
    let rootSize = try #require(saved.first?.rootSize)
    var layout = recipe.layout(on: recipe.canvas.canvas(size: rootSize))
    var places: [(view: Int, saved: Storyboard.SavedView)] = []
    for view in saved {
      let name = try #require(row.names[view.id])
      let place = try #require(layout.views.firstIndex { $0.name == name })
      places.append((place, view))
      if let size = unrounded[view.id] ?? measured(view, as: layout.views[place]) {
        layout.views[place].intrinsicContentSize = size
      }
    }
    let solved = try LayoutEngine.solve(layout)
    #expect(solved.status == .satisfied)
    let aligned = solved.pixelAligned(scale: 2)
    return places.map { place, view in
      Comparison(
        id: view.id, name: "\(row.recipe), \(layout.views[place].name)", stored: view.frame,
        found: solved.frameInSuperview(of: place), aligned: aligned.frameInSuperview(of: place))
    }
  }

  /// The stored size of a content: of a text, or of a text view that is as high as its text.
  private static func measured(
    _ saved: Storyboard.SavedView, as view: View
  ) -> IntrinsicContentSize? {
    if view.kind == .textView, !view.content.isScrollEnabled {
      return IntrinsicContentSize(width: saved.frame.width, height: saved.frame.height)
    }
    return saved.measuredSize
  }

  private static func recipe(_ name: String) throws -> Recipe {
    let path = Repository.root + "/Recipes/" + name + ".yaml"
    let file = SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    return try #require(RecipeFileReader.recipe(in: file, named: name).value)
  }
}

extension Rect {
  /// The rectangle with each number rounded by itself, a half up.
  fileprivate var wholePoints: Rect {
    func rounded(_ number: Double) -> Double { (number + 0.5).rounded(.down) }
    return Rect(
      x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
  }
}
