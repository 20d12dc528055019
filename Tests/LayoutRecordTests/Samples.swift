import Diagnostics
import Foundation
import LayoutModel
import RecipeFiles
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import LayoutRecord

/// Layouts with something of everything that a record has.
enum Samples {
  /// A recipe as text, with conflicts, open frames, guides, a stack view and what is turned off.
  static let everything = """
    title: Everything
    canvas: {size: [600, 600], textSize: extraLarge, readableWidth: 500}
    views:
      Red View: {backgroundColor: red, layoutGuides: [Gap]}
      Name Label: {kind: label, text: "A \\"name\\"", id: name, font: {size: 13, weight: bold}}
      Stack: {kind: stackView, customSpacing: {B: 4}, arrangedSubviews: {B: {}, C: {kind: switch}}}
      Mask: {frame: [1, 2, 3, 4], autoresizingMask: flexibleWidth}
      Lost: {frame: [9, 9, 9, 9]}
      Scroll: {kind: scrollView, subviews: {Page: {}}}
    constraints:
      - |
        1. Red View.Leading = Superview.LeadingMargin
        2. Red View.Top = Top Layout Guide.Bottom + Standard
        3. Red View.Width = 2.0 x Name Label.Width + 3 (Priority 750)
        4. Red View.Height = 10
        5. Red View.Height = 20
        6. Gap.Leading >= Red View.Leading
        7. Name Label.Leading = Superview.Leading
        8. Name Label.Top = Superview.Top
        Lost.Leading = Superview.Leading
        Lost.Top = Superview.Top
        Lost.Width = 9
        Lost.Height = 9
      - {firstItem: Stack, firstAttribute: top, secondItem: Superview, secondAttribute: top,
         identifier: top of stack, placeholder: true}
      - {firstItem: Stack, firstAttribute: width, constant: 9, isActive: false}
    overlay: [spacing]
    selection: [Red View]
    screen: {crop: bottom}
    status: unsatisfiable
    """

  static func recipe(_ text: String) throws -> (recipe: Recipe, file: SourceFile) {
    let file = SourceFile(path: "A.yaml", text: text)
    let checked = RecipeFileReader.recipe(in: file, named: "A")
    return (try #require(checked.value), file)
  }

  /// The records of a recipe's layouts in all states and languages.
  static func records(_ text: String, hasLines: Bool = true) throws -> [LayoutRecord] {
    let (recipe, file) = try recipe(text)
    var request = CanvasRequest()
    (request.states, request.languages) = (RecipeVariants.all, RecipeVariants.all)
    return try recipe.layouts(on: request).map { layout in
      let solved = try LayoutEngine.solve(layout, typesetter: Typesetter())
      return LayoutRecord(solved, of: recipe, in: hasLines ? file : nil)
    }
  }
}
