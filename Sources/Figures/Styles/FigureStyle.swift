package import LayoutModel
package import Typesetting

/// The name and the settings of a figure.
package struct FigureRequest: Sendable {
  /// The name of its files without extension.
  package var name: String
  /// The title of the layout.
  package var title: String
  /// The settings of a canvas.
  package var options = CanvasStyle.Options()
  /// The settings of a screen.
  package var screen = ScreenOptions()
  /// What will be written beside views and constraints.
  package var labels: [LabelKind] = []
  /// The typesetter of its texts.
  package var typesetter = Typesetter.standard

  /// Creates a request with the default options.
  package init(name: String, title: String) {
    self.name = name
    self.title = title
  }

  /// The settings of a canvas, with those of its screen.
  var canvasOptions: CanvasStyle.Options {
    var options = options
    options.screen = screen
    return options
  }
}

/// A way to draw a layout; the raw value is the word that asks for it.
package enum FigureStyle: String, Hashable, Sendable, CaseIterable {
  /// Interface Builder's canvas, the default.
  case canvas
  /// The guide's diagrams with numbered callouts.
  case schematic
  /// The running app.
  case screen
  /// Interface Builder's document outline.
  case outline

  /// The figure of a layout.
  /// - Throws: An error when no font has a character of a text.
  package func figure(
    of solved: SolvedLayout, _ request: FigureRequest
  ) throws(TypesettingError) -> Figure {
    switch self {
    case .canvas:
      try CanvasStyle.figure(
        of: solved, name: request.name, title: request.title, options: request.canvasOptions,
        typesetter: request.typesetter)
    case .schematic: try SchematicStyle.figure(of: solved, request)
    case .screen: try ScreenStyle.figure(of: solved, request)
    case .outline: try OutlineStyle.figure(of: solved, request)
    }
  }
}
