package import LayoutModel

/// The settings of a recipe's figures that hold in every style.
package struct FigureSettings: Hashable, Sendable {
  /// A part of a figure.
  package enum Crop: Hashable, Sendable {
    /// What holds something, across the whole width.
    case content
    /// A rectangle in the figure's coordinates, in points.
    case rect(Rect)
    /// What holds some views by their names, and so many points around them.
    case around([String], margin: Double)
  }

  /// The words for people who cannot see the figures; nil for a description of the layout.
  package var alt: String?
  /// What can be set below the figures; nil for nothing.
  package var caption: String?
  /// The part that they show; nil for all.
  package var crop: Crop?
  /// The points of a figure for one point of the layout.
  package var zoom = 1.0
  /// The views by their names and the constraints by their numbers beside which all else is dimmed; empty for
  /// none.
  package var emphasis: [String] = []

  /// What is written beside views and constraints.
  package var labels: [LabelKind] = []
  /// The texts with leader lines beside the figures.
  package var callouts: [Callout] = []
  /// The author's words in the place of those of figures that explain.
  package var phrases: [FigurePhrase: String] = [:]
  /// What figures that explain show besides what they are about; nil for ``standardDetails``.
  package var details: [FigureDetail]?

  /// What figures that explain show where nothing is said.
  package static let standardDetails: [FigureDetail] = [.defaults]

  /// The word for a crop to the content.
  package static let contentWord = "content"

  /// Creates the settings of figures of whole layouts.
  package init() {}
}

/// A text with a leader line to a place of a layout.
package struct Callout: Hashable, Sendable {
  /// A view, a constraint by its number, or an attribute of a view: `Red View.Trailing`.
  package var place: String
  /// The text.
  package var text: String

  /// Creates a callout at a place.
  package init(at place: String, _ text: String) {
    self.place = place
    self.text = text
  }
}
