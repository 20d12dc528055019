import Basics
import Foundation
import LayoutModel
import TestSupport
import Testing

@testable import Figures

/// Figures as lists of marks: the role, the owner and the box of each, which show what a change of rules moves.
///
/// `IBAR_WRITE_LISTS=1` writes the lists anew.
struct MarkListTests {
  /// Figures with marks of all roles that have owners: bars, signs, lines, pills, names, numbers and regions.
  private static let recipes = [
    "AnatomyOfAConstraint/ConstantAspectRatio", "AnatomyOfAConstraint/LeadingAndCenter",
    "Debugging/UnsatisfiableLabel", "Legend/AmbiguousGhosts", "Legend/Misplaced",
    "ProgrammaticConstraints/ViewBetweenMargins", "SimpleConstraints/TwoViewsWithComplexWidths",
    "StackViews/NestedStackViews", "ViewsWithIntrinsicContentSize/DynamicHeightColumns",
    "ViewsWithIntrinsicContentSize/TwoButtonsWithEqualSpacing",
  ]
  private static let folder = Repository.root + "/Tests/Fixtures/Figures/"

  @Test(arguments: recipes, ["canvas", "schematic"])
  func `figures have the marks of their lists`(_ recipe: String, _ style: String) throws {
    let path = "\(Repository.root)/Recipes/\(recipe).yaml"
    let solved = try #require(try Sample.solvedRecipe(at: path, languages: nil).first)
    let request = FigureRequest(name: "List", title: "List")
    let figure = try (style == "canvas" ? FigureStyle.canvas : .schematic)
      .figure(of: solved, request)
    let list = MarkList(figure, solved.layout).text
    let name = recipe.split(separator: "/")[1]
    let file = URL(filePath: "\(Self.folder)\(name).\(style).txt")
    if ProcessInfo.processInfo.environment["IBAR_WRITE_LISTS"] != nil {
      try Data(list.utf8).write(to: file)
    }
    let known = try String(contentsOf: file, encoding: .utf8)
    for (line, expected) in zip(list.split(separator: "\n"), known.split(separator: "\n")) {
      #expect(line == expected)
    }
    #expect(list.split(separator: "\n").count == known.split(separator: "\n").count)
  }
}

/// The marks of a figure in words, a line for each owner.
private struct MarkList {
  let text: String

  /// - Parameter layout: The layout of the figure, whose parts own marks.
  init(_ figure: Figure, _ layout: Layout) {
    let lines = figure.groups.compactMap { group -> String? in
      guard let owner = MarkList.owner(group.part, in: layout) else { return nil }
      let marks = group.marks.filter { $0.role != .rim }.compactMap(MarkList.words)
      return marks.isEmpty ? nil : owner + ": " + marks.joined(separator: ", ")
    }
    text = lines.joined(separator: "\n") + "\n"
  }

  private static func owner(_ part: LayoutPart?, in layout: Layout) -> String? {
    switch part {
    case .view(let view)?: layout.views[view].name
    case .constraint(let index)?: layout.plainEquation(of: layout.constraints[index])
    case nil: nil
    }
  }

  /// `stem 30,106.5 24x0`: the role, and the box in points.
  private static func words(_ mark: Mark) -> String? {
    guard let box = mark.box else { return nil }
    let numbers = [box.x, box.y, box.width, box.height].map {
      DecimalText.rounded($0, to: 1)
    }
    return "\(mark.role) \(numbers[0]),\(numbers[1]) \(numbers[2])x\(numbers[3])"
  }
}
