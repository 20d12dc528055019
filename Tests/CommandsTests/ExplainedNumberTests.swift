import Basics
import FigureChoices
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

  private func texts(_ figure: Figure, of group: Figure.Group) -> [String] {
    group.marks.compactMap { mark in
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

  /// A rounded number of the record; a frame counts from its superview.
  @Test(arguments: Repository.sampleRecipes)
  func `the numbers of frames are the record's`(_ path: String) throws {
    let subject = try subject(at: path)
    var options = CompositionOptions()
    (options.overlay, options.labels) = (["frames"], [.values])
    for set in subject.sets(LayoutSelection()) {
      let solved = try set.solved()
      let record = LayoutRecord(solved[0], of: subject.recipe)
      var composer = FigureComposer(set, options, solved: solved)
      let figure = try composer.figure(.canvas, named: "T")
      for group in figure.groups where group.classes == ["ib-frame"] {
        guard case .view(let view)? = group.part else { continue }
        let frame = record.views[view - 1].frame
        #expect(record.views[view - 1].name == group.title)
        func number(_ value: Double) -> String { DecimalText.rounded(value, to: 2) }
        let numbers = [
          "(\(number(frame.x)), \(number(frame.y)))", number(frame.width), number(frame.height),
        ]
        let printed = texts(figure, of: group)
        // What has no room is named.
        #expect(printed.allSatisfy(numbers.contains), "\(printed) \(numbers)")
        for number in numbers where !printed.contains(number) {
          #expect(figure.unplaced.contains("'\(number)' of the frame of '\(group.title ?? "")'"))
        }
      }
    }
  }

  @Test(arguments: Repository.sampleRecipes)
  func `priorities of content sizes are the layout's`(_ path: String) throws {
    let subject = try subject(at: path)
    var options = CompositionOptions()
    (options.overlay, options.labels) = (["contentSize"], [.values])
    for set in subject.sets(LayoutSelection()) {
      let solved = try set.solved()
      var composer = FigureComposer(set, options, solved: solved)
      for group in try composer.figure(.schematic, named: "T").groups
      where group.classes == ["ib-content-size"] {
        guard case .view(let view)? = group.part else { continue }
        let metrics = solved[0].metrics[view]
        let priorities = [
          metrics.contentHuggingPriority, metrics.contentCompressionResistancePriority,
        ].flatMap { [$0.horizontal.text, $0.vertical.text] }
        let printed = group.marks.compactMap { mark in
          if case .text(let line, _, _) = mark.shape { line.text } else { nil }
        }
        for text in printed {
          #expect(priorities.contains { text == $0 || text.hasSuffix(" " + $0) }, "\(text)")
        }
      }
    }
  }

  /// The constants of a view's entries count from the view's own side: their magnitudes are the record's.
  @Test(arguments: Repository.sampleRecipes)
  func `the numbers of inspectors are the record's`(_ path: String) throws {
    let subject = try subject(at: path)
    for set in subject.sets(LayoutSelection(), for: .inspector) {
      let solved = try set.solved()
      let (layout, record) = (solved[0].layout, LayoutRecord(solved[0], of: subject.recipe))
      var composer = FigureComposer(set, CompositionOptions(), solved: solved)
      for (index, own) in record.constraints.prefix(layout.constraints.count).enumerated() {
        let word = layout.shownNumber(ofConstraint: index)
        guard LayoutParts(layout).parts(named: word).first == .constraint(index) else { continue }
        let figure = try composer.figure(.inspector, named: "T", explaining: word)
        let printed = texts(figure, "ib-panel")
        #expect(printed.contains(Priority(own.priority).text))
        let constant = DecimalText.rounded(own.constant, to: 3)
        #expect(printed.contains(own.usesStandardSpacing ? "Default" : constant))
        try checkEditor(of: word, index, own, solved, set)
      }
    }
  }

  /// The popover that edits a constraint: the last texts of its figure are its numbers.
  private func checkEditor(
    of word: String, _ index: Int, _ own: LayoutRecord.Constraint, _ solved: [SolvedLayout],
    _ set: FigureSet
  ) throws {
    let constraint = solved[0].layout.constraints[index]
    guard constraint.items.contains(where: { $0.view != nil }) else { return }
    var options = CompositionOptions()
    options.details = [.edit]
    var composer = FigureComposer(set, options, solved: solved)
    let figure = try composer.figure(.inspector, named: "T", explaining: word)
    let printed = Array(texts(figure, "ib-panel").suffix(7))
    #expect(printed[4] == Priority(own.priority).text)
    // From the other side, the factor of an equation is its reciprocal.
    let factors = [own.multiplier, 1 / own.multiplier].map { DecimalText.rounded($0, to: 3) }
    #expect(factors.contains(printed[6]), "\(word): \(printed)")
    let lengths = [own.constant, own.constant / own.multiplier].flatMap {
      [$0, -$0].map { DecimalText.rounded($0, to: 3) }
    }
    #expect(
      own.usesStandardSpacing ? printed[2] == "Default" : lengths.contains(printed[2]),
      "\(word): \(printed)")
  }
}
