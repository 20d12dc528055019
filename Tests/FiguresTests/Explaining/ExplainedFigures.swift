import FigureChoices
import Foundation
import LayoutModel
import Recipes
import TestSupport
import Typesetting

@testable import Figures

/// Figures that explain, for tests.
enum ExplainedFigures {
  /// The figures of all parts of a layout in a style.
  static func figures(
    _ style: FigureStyle, of solved: SolvedLayout,
    _ change: (inout FigureRequest) -> Void = { _ in }
  ) throws -> [Figure] {
    try ExplainedPart.words(of: style.traits.explains ?? [], in: solved.layout).map { word in
      var request = FigureRequest(name: "T", title: "T")
      request.explained = word
      change(&request)
      return try style.figure(of: solved, request)
    }
  }

  /// The texts of the figure of a part of the inspectors' recipe, from back to front.
  static func texts(
    _ style: FigureStyle, _ word: String, _ details: [FigureDetail] = []
  ) throws -> [String] {
    var request = FigureRequest(name: "T", title: "T")
    (request.explained, request.details) = (word, details)
    return try style.figure(of: Sample.solved(InspectorTests.recipe), request).lines
  }

  /// The languages of ibar and of the fixture, with their words.
  static let languages: [(tag: String, words: FigurePhrases)] = {
    let path = Repository.root + "/Tests/Fixtures/Explaining/Languages.yaml"
    guard let recipe = try? Sample.recipe(String(contentsOfFile: path, encoding: .utf8)) else {
      return []
    }
    let own = FigurePhrase.languages.map { ($0, FigurePhrases(language: $0)) }
    return own
      + recipe.languages.map { ($0.name, FigurePhrases($0.variation.figures.phrases)) }
  }()
}

extension Figure {
  /// The texts of the figure, from back to front.
  var lines: [String] {
    groups.flatMap(\.marks).compactMap { mark in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
  }

  /// The texts that figures print themselves, with the boxes of their letters.
  private var printed: [(text: String, box: Rect)] {
    groups.flatMap(\.marks).compactMap { mark in
      guard case .text(let line, _, _) = mark.shape, mark.role != .picture, mark.role != .letters
      else { return nil }
      return mark.captionBox.map { (line.text, $0) }
    }
  }

  /// Texts that lie on each other, or outside of the figure.
  var textFaults: [String] {
    let texts = printed
    var faults: [String] = []
    for (index, text) in texts.enumerated() {
      if !bounds.contains(text.box) { faults.append("'\(text.text)' is cut off") }
      for other in texts[..<index] where other.box.insetBy(0.1).intersects(text.box.insetBy(0.1)) {
        faults.append("'\(text.text)' is on '\(other.text)'")
      }
    }
    return faults
  }

  /// Labels on any other text.
  var labelFaults: [String] {
    let marks = groups.flatMap(\.marks).filter(\.shape.isText)
    return marks.indices.filter { marks[$0].role == .label }.flatMap { index -> [String] in
      guard let box = marks[index].captionBox else { return [] }
      return marks.indices.compactMap { other in
        guard other != index, let its = marks[other].captionBox, its.insetBy(0.1).intersects(box)
        else { return nil }
        return "\(marks[index].labelText ?? "") at \(box)"
      }
    }
  }

  /// Leader lines that run through texts or cross each other.
  var leaderFaults: [String] {
    let texts = printed
    let leaders = groups.flatMap(\.marks).filter { $0.role == .leader }
    var faults: [String] = []
    for (index, leader) in leaders.enumerated() {
      for text in texts where leader.segments.contains(where: { $0.crosses(text.box.insetBy(0.5)) })
      {
        faults.append("a line runs through '\(text.text)'")
      }
      for other in leaders[..<index] {
        let meets = leader.segments.contains { a in other.segments.contains { a.meets($0) } }
        if meets { faults.append("a line crosses another one") }
      }
    }
    return faults
  }
}
