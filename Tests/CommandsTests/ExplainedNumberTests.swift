import Basics
import FigureComposition
import Figures
import Foundation
import LayoutModel
import LayoutRecord
import Recipes
import TestSupport
import Testing
import Typesetting

/// The numbers of figures that explain, in all recipes, beside what `solve --json` prints.
struct ExplainedNumberTests {
  /// The texts of the marks of some groups.
  private func texts(_ figure: Figure, _ name: String) -> [String] {
    figure.groups.filter { $0.classes.contains(name) }.flatMap(\.marks).compactMap { mark in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
  }

  private func subject(at path: String) throws -> FigureSubject {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return FigureSubject(try Sample.recipe(text))
  }

  @Test(arguments: Repository.sampleRecipes)
  func `the numbers of an equation are the record's`(_ path: String) throws {
    let subject = try subject(at: path)
    for set in subject.sets(LayoutSelection(), for: .formula) {
      let solved = try set.solved()
      let record = LayoutRecord(solved[0], of: subject.recipe)
      for (index, own) in record.constraints.prefix(solved[0].layout.constraints.count).enumerated()
      {
        var composer = FigureComposer(set, CompositionOptions(), solved: solved)
        let word = solved[0].layout.shownNumber(ofConstraint: index)
        guard LayoutParts(solved[0].layout).parts(named: word).first == .constraint(index) else {
          continue
        }
        let figure = try composer.figure(.formula, named: "T", explaining: word)
        let equation = texts(figure, "ib-equation")
        let isAlone = solved[0].layout.constraints[index].secondItem == nil
        #expect(equation.contains(isAlone ? "0.0" : Layout.multiplierText(own.multiplier)))
        let constant = DecimalText.guide(own.constant.magnitude)
        #expect(
          equation.contains(constant) || own.usesStandardSpacing && equation.contains("Standard"))
        #expect(equation.contains("−") == (own.constant < 0))
        let priority = "(Priority \(Priority(own.priority).text))"
        #expect(equation.contains(priority) == (own.priority < 1000))
      }
    }
  }
}
