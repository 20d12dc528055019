import LayoutModel

extension Schematic {
  /// How much room a diagram gives, where it has a choice.
  struct Fit: Sendable {
    /// What is drawn between the edges of a view and of one that holds it, if a constraint makes them one.
    enum Opening: Sendable {
      /// The bar of the constraint, between views that hold others.
      case bar
      /// Its line.
      case line
      /// Its line, and less room for views that nothing ties.
      case tight
    }

    /// The most lines of a name in a box that is as high as one line.
    var captionLines = 1
    var openings = AxisPair { _ in Opening.bar }
    /// Between a view's edge and the line of its margin.
    var strips = AxisPair { _ in Measures.strip }
    /// The views that hold nothing and have bars in their openings too, since one of these is long enough anyway.
    var barred: Set<Int> = []
    /// Whether nothing keeps more room than a short bar.
    var isSqueezed = false
    /// Whether ratios of widths to heights hold before the superview has the size of the page.
    var keepsRatios = false

    /// The diagrams' widths from the most room to the least.
    static let widths: [Fit] = [
      Fit(1, .bar, Measures.strip), Fit(2, .bar, Measures.strip), Fit(2, .bar, Measures.tightStrip),
      Fit(2, .line, Measures.tightStrip), Fit(3, .line, Measures.tightStrip),
      Fit(3, .tight, Measures.tightStrip),
    ]
    /// The same of the heights, beside the width that has been found.
    static let heights: [(opening: Opening, strip: Double)] = [
      (.bar, Measures.strip), (.bar, Measures.tightStrip), (.line, Measures.tightStrip),
      (.tight, Measures.tightStrip),
    ]

    init() {}

    /// The same for a page that is too small for it: bars have their numbers beside them, and boxes their names.
    var squeezed: Fit {
      var fit = self
      fit.isSqueezed = true
      return fit
    }

    /// The same with ratios that hold before the superview has the size of the page.
    var keepingRatios: Fit {
      var fit = self
      fit.keepsRatios = true
      return fit
    }

    /// Whether a constraint between two places is drawn as a bar, and not as a line.
    func hasBar(_ tie: Tie, _ model: Model, _ coordinates: Coordinates) -> Bool {
      guard case .places(let first, let second) = tie.sides else { return false }
      if !coordinates.areAtOnePlace(first, second) { return true }
      guard let (inner, _) = tie.opening(model, coordinates) else { return false }
      return openings[inner.axis] == .bar
        && (model.isContainer(inner.box) || barred.contains(inner.box))
    }

    private init(_ captionLines: Int, _ opening: Opening, _ strip: Double) {
      self.captionLines = captionLines
      openings.horizontal = opening
      strips.horizontal = strip
    }
  }
}

extension Schematic.Tie {
  /// The edges of a view and of one that holds it, if they are one in the layout and apart in a diagram.
  func opening(
    _ model: Schematic.Model, _ coordinates: Schematic.Coordinates
  ) -> (inner: Schematic.Line, outer: Schematic.Line)? {
    guard case .places(var inner, var outer) = sides, inner.isEdge, inner.place == outer.place
    else { return nil }
    if model.holds(inner.box, outer.box) { swap(&inner, &outer) }
    guard model.holds(outer.box, inner.box), outer.guide == nil,
      coordinates.areAtOnePlace(inner, outer), !coordinates.areOne(inner, outer)
    else { return nil }
    return (inner, outer)
  }
}
