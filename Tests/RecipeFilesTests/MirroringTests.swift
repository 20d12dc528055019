import Diagnostics
import Foundation
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing

/// The guide, Semantic Content: leading and trailing constraints flip between reading directions.
struct MirroringTests {
  private static let folder = Repository.root + "/Recipes"

  static let recipes: [String] = {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test func `there are recipes`() {
    #expect(!Self.recipes.isEmpty)
  }

  @Test(arguments: recipes)
  func `a recipe read from right to left is its mirror image`(_ name: String) throws {
    let recipe = try Self.recipe(name)
    var request = CanvasRequest()
    request.direction = .leftToRight
    let layouts = recipe.layouts(on: request)
    request.direction = .rightToLeft
    for (layout, flipped) in zip(layouts, recipe.layouts(on: request))
    where Self.canFlip(layout) {
      let solved = try LayoutEngine.solve(layout)
      // Where something is open, what is drawn is a choice.
      guard solved.status != .ambiguous else { continue }
      let mirrored = try LayoutEngine.solve(flipped)
      for view in layout.views.indices.dropFirst() {
        let frame = Self.rect(of: view, solved)
        let expected = Rect(
          x: Self.width(around: view, solved) - frame.x - frame.width, y: frame.y,
          width: frame.width, height: frame.height)
        let found = Self.rect(of: view, mirrored)
        #expect(found.distance(to: expected) < 1e-6, "\(layout.views[view].name): \(found)")
      }
    }
  }

  /// Where constraints have a view, in its superview: a switch sticks out at its right either way.
  private static func rect(of view: Int, _ solved: SolvedLayout) -> Rect {
    let superview = solved.frames[solved.layout.views[view].superview ?? 0]
    return solved.alignmentRect(of: .view(view)).relative(to: superview.origin)
  }

  /// What a view is mirrored in: its superview, or the content area of that, which begins at 0 either way.
  private static func width(around view: Int, _ solved: SolvedLayout) -> Double {
    let superview = solved.layout.views[view].superview ?? 0
    return (solved.contentAreas[superview] ?? solved.frames[superview]).width
  }

  /// Whether nothing in a layout says left or right, as a share of the superview's width does, which
  /// counts from the left.
  private static func canFlip(_ layout: Layout) -> Bool {
    let attributes = layout.constraints.flatMap { [$0.firstAttribute, $0.secondAttribute] }
    let hasShare = layout.constraints.contains {
      $0.multiplier != 1 && !$0.firstAttribute.isSize && $0.firstAttribute.axis == .horizontal
    }
    return !attributes.contains(where: \.isLeftOrRight) && !hasShare
      && !layout.views.contains {
        $0.semanticContentAttribute != .unspecified || $0.autoresizing != nil
      }
  }

  private static func recipe(_ name: String) throws -> Recipe {
    let path = folder + "/" + name
    let file = SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
    let checked = RecipeFileReader.recipe(
      in: file, named: name, imageSize: { _, _ in .size(Size(width: 300, height: 400)) })
    return try #require(checked.value)
  }
}
