import Diagnostics
import Guides
import LayoutModel
import Recipes
import TestSupport
import Testing

/// Listings of code in guides, and the constraints that ibar reads from them.
enum GuideCode {
  typealias Row = (code: String, constraints: [String])

  /// Ties views to the superview, so that the listing it ends is drawn; two constraints a view.
  static func tail(of views: [String]) -> String {
    views.flatMap { view in
      ["H", "V"].map {
        "\nNSLayoutConstraint.constraints(withVisualFormat: \"\($0):|-[\(view)]\", views: views)"
      }
    }.joined()
  }

  static func guide(_ code: String) -> String { "# T\n\n```\n\(code)\n```\n" }

  /// The constraints of a listing in the guide's notation, those that tie its views left out.
  static func constraints(
    _ code: String, _ views: [String]
  ) throws -> [String] {
    let checked = SampleGuide.layouts(of: guide(code + tail(of: views)))
    #expect(checked.diagnostics.isEmpty)
    let recipe = try #require(checked.value?.first).recipe
    let layout = recipe.layout(on: .square)
    return recipe.constraints.dropLast(2 * views.count).map { layout.equation(of: $0) }
  }
}
