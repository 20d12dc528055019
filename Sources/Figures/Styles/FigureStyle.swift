package import Descriptions
package import FigureChoices
package import LayoutModel
package import Typesetting

/// The name and the settings of a figure.
package struct FigureRequest: Sendable {
  /// The name of its files without extension.
  package var name: String
  /// The title of the layout.
  package var title: String
  /// The shown parts of the overlay: words of `OverlayKind`, names of views, numbers of
  /// constraints; nil for all.
  package var overlay: [String]?
  /// The views and constraints that are shown selected.
  package var selection: [String] = []
  /// Whether Interface Builder's scene is drawn around the canvas.
  package var hasScene = false
  /// Whether the canvas has an edge of its own, so that it is seen on a page of its colour.
  package var hasEdge = true
  /// The settings of a screen.
  package var screen = ScreenOptions()
  /// The crop whose views an outline lists; nil for all.
  package var crop: FigureSettings.Crop?
  /// Whether the app runs, so that its screen has the device's own bars and shape.
  var isApp = false
  /// What will be written beside views and constraints.
  package var labels: [LabelKind] = []
  /// The view by its name, or the constraint by its number, that a figure explains; nil for the first one.
  package var explained: String?
  /// What a figure that explains shows besides.
  package var details = FigureSettings.standardDetails
  /// The words that a figure that explains prints of itself.
  package var words = FigurePhrases()
  /// The words of its description, captions and labels.
  package var phrases = Phrases.english
  /// The typesetter of its texts.
  package var typesetter = Typesetter.standard

  /// Creates a request with the default settings.
  package init(name: String, title: String) {
    self.name = name
    self.title = title
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
  /// The equation of a constraint with the names of its parts.
  case formula
  /// A view with the names of its attributes.
  case attributes
  /// Interface Builder's inspectors of a view or of a constraint.
  case inspector
  /// Interface Builder's popover Add New Constraints.
  case pin
  /// Interface Builder's popover Add New Alignment Constraints.
  case align

  /// What the figures of a style take, besides their screens, which are drawn with them.
  package struct Traits: Sendable {
    /// Whether names and values are written beside views and constraints once they are drawn.
    package var takesLabels: Bool
    /// Whether values take the place of the numbers that it has of its own.
    package var takesValues = false
    /// Whether a list of constraints, which has numbers of its own elsewhere, numbers them in the figure.
    package var takesNumbersOfLegend: Bool
    /// Whether callouts can point to places.
    package var takesCallouts: Bool
    /// Whether a choice of constraints and of kinds of marks changes them.
    package var takesOverlay: Bool
    /// Whether Interface Builder's scene can be drawn around them.
    package var takesScene: Bool
    /// What becomes of a crop.
    package var crop: CropForm
    /// Whether views whose places a log leaves open are drawn beside each other.
    package var spreadsLogs: Bool
    /// The parts of a layout of which each has a figure of its own; nil if a figure shows all of it.
    package var explains: Set<ExplainedPart.Kind>?
  }

  /// What a crop shows of a figure.
  package enum CropForm: Sendable {
    /// A part in the layout's own measures.
    case area
    /// Whole views, which are not to scale.
    case views
    /// The lines about its views, which the style chooses itself: ``FigureRequest/crop``.
    case lines
    /// Nothing: they show one part, and all of it.
    case none
  }

  /// What its figures take.
  package var traits: Traits {
    switch self {
    case .canvas:
      Traits(
        takesLabels: true, takesNumbersOfLegend: true, takesCallouts: true, takesOverlay: true,
        takesScene: true, crop: .area, spreadsLogs: false)
    case .schematic:
      Traits(
        takesLabels: false, takesValues: true, takesNumbersOfLegend: false, takesCallouts: true,
        takesOverlay: true, takesScene: false, crop: .views, spreadsLogs: true)
    case .screen:
      Traits(
        takesLabels: true, takesNumbersOfLegend: false, takesCallouts: true, takesOverlay: true,
        takesScene: false, crop: .area, spreadsLogs: false)
    case .outline:
      // Lines of text, without places to point to.
      Traits(
        takesLabels: false, takesNumbersOfLegend: false, takesCallouts: false, takesOverlay: false,
        takesScene: false, crop: .lines, spreadsLogs: false)
    case .formula: Traits(explaining: [.constraint])
    case .attributes, .pin, .align: Traits(explaining: [.view])
    case .inspector: Traits(explaining: [.view, .constraint])
    }
  }

  /// The figure of a layout.
  /// - Throws: A `TypesettingError` when no font has a character of a text, a `SolverError`
  ///   when a schematic cannot be computed, or a `FigureError` when there is nothing to explain or no room for it.
  package func figure(
    of solved: SolvedLayout, _ request: FigureRequest
  ) throws -> Figure {
    let figure =
      switch self {
      case .canvas: try CanvasStyle.figure(of: solved, request)
      case .schematic: try Schematic.Style.figure(of: solved, request)
      case .screen: try ScreenStyle.figure(of: solved, request)
      case .outline: try OutlineStyle.figure(of: solved, request)
      case .formula: try FormulaStyle.figure(of: solved, request)
      case .attributes: try AttributesStyle.figure(of: solved, request)
      case .inspector: try InspectorStyle.figure(of: solved, request)
      case .pin: try PinStyle.figure(of: solved, request)
      case .align: try AlignStyle.figure(of: solved, request)
      }
    return traits.takesOverlay
      ? try ViewOverlay.figure(figure, of: solved, request, self) : figure
  }
}

extension FigureStyle {
  /// The figures of layouts that stand side by side or follow each other, where they are as alike as the layouts.
  /// - Throws: As ``figure(of:_:)``.
  package func figures(
    of layouts: [SolvedLayout], _ requests: [FigureRequest]
  ) throws -> [Figure] {
    guard self == .schematic else {
      return try zip(layouts, requests).map { try figure(of: $0, $1) }
    }
    let diagrams = try Schematic.Diagram.row(of: layouts.count) { index, other in
      let request = requests[index]
      return try Schematic.Diagram.diagram(
        of: layouts[index], overlay: request.overlay, words: request.words, request.typesetter,
        like: other)
    }
    return try layouts.indices.map { index in
      let figure = try Schematic.Style.figure(
        of: diagrams[index], layouts[index], requests[index])
      return try ViewOverlay.figure(figure, of: layouts[index], requests[index], self)
    }
  }
}

extension FigureStyle.Traits {
  /// What figures take that explain a part of a layout.
  fileprivate init(explaining kinds: Set<ExplainedPart.Kind>) {
    self.init(
      takesLabels: false, takesNumbersOfLegend: false, takesCallouts: false, takesOverlay: false,
      takesScene: false, crop: .none, spreadsLogs: false, explains: kinds)
  }
}
