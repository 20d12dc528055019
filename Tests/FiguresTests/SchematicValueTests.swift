import FigureChoices
import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Values in the place of a schematic's numbers.
struct SchematicValueTests {
  private static let recipe = """
    canvas: {device: iPhone 6, orientations: portrait}
    views: {A: {backgroundColor: red}, B: {backgroundColor: blue}}
    constraints: |
      1. A.Leading = Superview.Leading + 20
      2. A.Top = Superview.Top + 40
      3. A.Width = 100
      4. A.Height = 80
      5. B.Leading >= A.Trailing + 8
      6. B.Width = 2 x A.Width
      7. B.Height = A.Height
      8. B.Top = A.Top
      9. B.Trailing = Superview.TrailingMargin
    """

  private func texts(_ labels: [LabelKind]) throws -> [String] {
    var request = FigureRequest(name: "Test", title: "Test")
    request.labels = labels
    let figure = try FigureStyle.schematic.figure(of: Sample.solved(Self.recipe), request)
    return figure.layers.filter { $0.name == "ib-callouts" }.flatMap(\.groups).flatMap(\.marks)
      .compactMap { mark in
        if case .text(let line, _, _) = mark.shape { line.text } else { nil }
      }
  }

  /// A multiplier stands at the length that it makes, an equality at both; alignments measure nothing.
  @Test func `values take the place of numbers`() throws {
    #expect(try texts([.values]).sorted() == ["100", "2 ×", "20", "40", "80", "=", "=", "≥ 8"])
  }

  @Test func `without values there are numbers`() throws {
    #expect(Set(try texts([])) == Set((1...9).map(String.init)))
  }
}
