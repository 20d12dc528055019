import LayoutModel
import TestSupport
import Testing

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
}
