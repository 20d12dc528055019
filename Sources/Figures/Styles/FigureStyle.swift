package import LayoutModel
package import Typesetting

/// What a figure is called and is to show.
package struct FigureRequest: Sendable {
  /// The name of its files without extension.
  package var name: String
  /// What people call the layout.
  package var title: String
  /// What of a canvas is shown.
  package var options = CanvasStyle.Options()
  /// What of a screen is shown.
  package var screen = ScreenOptions()
  /// What sets its texts.
  package var typesetter = Typesetter.standard

  package init(name: String, title: String) {
    self.name = name
    self.title = title
  }
}

/// A way to draw a layout; each is a row in ``all``.
package struct FigureStyle: Hashable, Sendable {
  /// The word that asks for it.
  package let name: String
  private let draw: @Sendable (SolvedLayout, FigureRequest) throws(TypesettingError) -> Figure

  /// The styles; the first is drawn when nothing is said.
  package static let all = [canvas, schematic, screen, outline]

  /// Interface Builder's canvas.
  package static let canvas = FigureStyle(name: "canvas") {
    solved, request throws(TypesettingError) in
    try CanvasStyle.figure(
      of: solved, name: request.name, title: request.title, options: request.options,
      typesetter: request.typesetter)
  }

  /// The guide's diagrams with numbered callouts.
  package static let schematic = FigureStyle(name: "schematic", draw: SchematicStyle.figure)

  /// Interface Builder's document outline.
  package static let outline = FigureStyle(name: "outline", draw: OutlineStyle.figure)

  /// The running app.
  package static let screen = FigureStyle(name: "screen", draw: ScreenStyle.figure)

  /// The figure of a layout.
  /// - Throws: An error when no font has a character of a text.
  package func figure(
    of solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) -> Figure {
    try draw(solved, request)
  }

  package static func == (a: FigureStyle, b: FigureStyle) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
