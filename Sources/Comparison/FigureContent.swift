package import Pictures

/// What can be known of a figure without drawing it.
package struct FigureContent: Sendable {
  /// What it says of itself; nil for a picture of someone else.
  package var snapshot: FigureSnapshot?
  package var picture: Picture

  package enum Picture: Sendable {
    /// A PNG file, whose pixels are not read yet.
    case png([UInt8])
    case svg(SVGReader)
    /// A layout that is not drawn yet.
    case none
  }

  package init(snapshot: FigureSnapshot?, picture: Picture) {
    self.snapshot = snapshot
    self.picture = picture
  }
}
