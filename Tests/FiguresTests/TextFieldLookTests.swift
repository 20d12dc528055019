import LayoutModel
import TestSupport
import Testing
import Typesetting

@testable import Figures

struct TextFieldLookTests {
  /// A plain text field is its text alone; the others have a border round it.
  @Test(arguments: [("{kind: textField, style: plain}", 0), ("{kind: textField}", 1)])
  func `a plain text field has no border`(_ keys: String, _ borders: Int) throws {
    let solved = try Sample.solved(
      """
      views: {F: \(keys)}
      constraints: |
        F.Leading = Superview.Leading
        F.Top = Superview.Top
        F.Width = 100
      """)
    let figure = try CanvasStyle.figure(of: solved, FigureRequest(name: "Test", title: "Test"))
    let view = try #require(
      figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-view-F" })
    let found = view.marks.count { mark in
      if case .roundedRect = mark.shape { true } else { false }
    }
    #expect(found == borders)
  }

  /// Lines of 16 points are 19.36 high here: below a margin of 8, 3 of them begin and end above 70 points.
  @Test(arguments: [70.0, 66.2]) func `a text view shows the lines that have room, and no ellipsis`(
    _ height: Double
  ) throws {
    let sample = try LookSample(
      "kind: textView, font: 16, text: The quick brown fox jumps over the lazy dog and runs away again",
      frame: Rect(x: 0, y: 0, width: 150, height: height))
    let lines = sample.marks.compactMap { mark in
      if case .text(let line, _, _) = mark.shape { line.text } else { nil }
    }
    #expect(lines.count == 3 && lines.allSatisfy { !$0.contains("…") })
    #expect(lines.first?.hasPrefix("The quick") == true)
  }
}
