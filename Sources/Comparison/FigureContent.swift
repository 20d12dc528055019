package import Pictures

/// What can be known of a figure without drawing it.
package struct FigureContent: Sendable {
  /// What it says of the layouts it shows, side by side if several; none for a picture of someone else.
  package var snapshots: [FigureSnapshot]
  package var picture: Picture

  package enum Picture: Sendable {
    /// A PNG file, whose pixels are not read yet.
    case png([UInt8])
    case svg(SVGReader)
    /// A layout that is not drawn yet.
    case none
  }

  package init(snapshots: [FigureSnapshot], picture: Picture) {
    self.snapshots = snapshots
    self.picture = picture
  }

  /// The layout when it shows one.
  var snapshot: FigureSnapshot? { snapshots.count == 1 ? snapshots[0] : nil }
}
