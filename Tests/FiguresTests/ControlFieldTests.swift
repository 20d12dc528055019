import LayoutModel
import Recipes
import TestSupport
import Testing
import Typesetting

@testable import Figures

/// Colours and shapes of controls in their own fields and over pictures, and their text sizes.
struct ControlFieldTests {
  private func marks(_ view: String, _ solved: SolvedLayout) throws -> [Mark] {
    let figure = try FigureStyle.screen.figure(
      of: solved, FigureRequest(name: "Test", title: "Test"))
    return try #require(
      figure.groups.first { $0.id == Figure.idPrefix(of: "Test") + "-view-" + view }?.marks)
  }

  /// A capsule since iOS 26, corners of 9 points since iOS 13 and of 4 before.
  @Test(arguments: [(26, nil), (17, 9.0), (12, 4)] as [(Int, Double?)])
  func `the colour of a segmented control has its shape`(
    _ system: Int, _ radius: Double?
  ) throws {
    let solved = try Sample.solved(
      """
      views: {Mode: {kind: segmentedControl, segments: [A, B], backgroundColor: darkGray}}
      constraints: |
        Mode.Top = Superview.Top + 20
        Mode.Leading = Superview.Leading + 20
      """, on: Canvas(size: Size(width: 320, height: 200), system: system))
    let field = try #require(marks("Mode", solved).first)
    guard case .roundedRect(let rect, let found) = field.shape else {
      Issue.record("\(field.shape)")
      return
    }
    #expect(found == radius ?? (rect.height - 1) / 2)
  }

  @Test func `a progress bar keeps its tint over a picture`() throws {
    func tint(_ below: String) throws -> Paint? {
      let solved = try Sample.solved(
        """
        views:
          Below: {\(below)}
          Bar: {kind: progressView, value: 0.5}
        constraints: |
          Below.Top = Superview.Top
          Below.Leading = Superview.Leading
          Below.Width = 300
          Below.Height = 300
          Bar.Top = Superview.Top + 60
          Bar.Leading = Superview.Leading + 20
          Bar.Width = 200
        """)
      return try marks("Bar", solved).last?.fill
    }
    let picture = "kind: imageView, image: {name: world, size: [300, 300]}"
    #expect(try tint(picture) == .color(ControlColors.tint))
    // On a colour near to the tint it is one that can be seen.
    #expect(try tint("backgroundColor: '#007AFF'") != .color(ControlColors.tint))
  }

  /// Label 251, stepper 750: the label takes what is left of 300 points.
  @Test func `a stepper keeps its width in a row`() throws {
    let solved = try Sample.solved(
      """
      views:
        Row:
          kind: stackView
          arrangedSubviews: {Guests: {kind: label, text: Guests}, Stepper: {kind: stepper}}
      constraints: |
        Row.Top = Superview.Top
        Row.Leading = Superview.Leading
        Row.Width = 300
      """)
    #expect(solved.frame("Stepper")?.width == 94 && solved.frame("Guests")?.width == 206)
  }

  /// Body is 17 points at the default size and 33 at the second of the accessibility sizes; Footnote is 13 and 27.
  @Test func `buttons with a configuration and headers follow the text size`() throws {
    func sizes(_ textSize: ContentSizeCategory) throws -> [String: Double] {
      let recipe = try Sample.recipe(
        """
        canvas: {size: [390, 844], system: 17}
        views:
          Go: {kind: button, style: filled, title: Start}
          Plain: {kind: button, title: Plain}
          Table:
            kind: tableView
            style: insetGrouped
            subviews: {Cell: {kind: tableViewCell, header: Watch, text: Row}}
        constraints: |
          Go.Top = Superview.Top + 20
          Go.Leading = Superview.Leading
          Plain.Top = Go.Bottom
          Plain.Leading = Superview.Leading
          Table.Top = Plain.Bottom
          Table.Leading = Superview.Leading
          Table.Trailing = Superview.Trailing
          Table.Bottom = Superview.Bottom
        """)
      var request = CanvasRequest()
      request.textSize = textSize
      let solved = try LayoutEngine.solve(try #require(recipe.layouts(on: request).first))
      let figure = try FigureStyle.screen.figure(
        of: solved, FigureRequest(name: "Test", title: "Test"))
      let texts = figure.groups.flatMap(\.marks).compactMap { mark -> (String, Double)? in
        guard case .text(let line, let font, _) = mark.shape else { return nil }
        return (line.text, font.size)
      }
      return Dictionary(texts) { first, _ in first }
    }
    let standard = try sizes(.large)
    #expect(standard["Start"] == 17 && standard["Plain"] == 15 && standard["WATCH"] == 13)
    let large = try sizes(.accessibilityLarge)
    #expect(large["Start"] == 33 && large["Plain"] == 15 && large["WATCH"] == 27)
  }
}
