package import LayoutModel
package import Typesetting

/// A picture as a tree of marks with their meaning, independent of how it is drawn.
package struct Figure: Hashable, Sendable {
  /// The version of the drawing; changes when the same layout is drawn differently, so that stale
  /// figures are found.
  package static let drawingVersion = 3

  /// The name of its files without extension.
  package var name: String
  /// The part of the canvas's coordinates that is shown, in points: the canvas and its
  /// surroundings.
  package var bounds: Rect
  /// Points of the file for one point of its coordinates.
  package var zoom = 1.0
  /// The title of the figure.
  package var title: String
  /// The layout in words, for people who cannot see it.
  package var description: String
  /// The language of the description (BCP 47); nil where that is not known.
  package var descriptionLanguage: String?
  /// The language of the layout's texts (BCP 47); nil where that is not known.
  package var language: String?
  /// The solved layout in a machine's terms, kept in the file.
  package var metadata = ""
  /// What it has no room for, in words; nil if it shows all.
  package var omission: String?
  /// CSS that animates it, for formats that support it.
  package var styleSheet = ""
  /// The layers, from back to front.
  package var layers: [Layer]
  /// The labels and callouts that found no place, or nothing to point to, in words: `the name 'Red View'`.
  package var unplaced: [String] = []
  /// The numbers of constraints whose marks found no place where nothing hides them.
  package var crowded: [String] = []

  /// What parts of the figure are torn off; nil of a figure that has no edge, such as a list.
  var sheet: TornEdges.Sheet?
  /// Whether it is a part of a sheet, with torn edges.
  var isTorn: Bool { paper != nil }
  /// Of a part with torn edges: what no wave reaches, where labels can stand, in the root's coordinates.
  var paper: Rect?

  /// The groups of all layers.
  package var groups: [Group] { layers.flatMap(\.groups) }

  /// Groups of one sort.
  package struct Layer: Hashable, Sendable {
    /// Its class: `ib-constraints`.
    package var name: String
    /// The groups of the layer, from back to front.
    package var groups: [Group]
    /// The part of the figure in which it is shown, in the root's coordinates, in points; nil for all.
    package var clip: Rect?

    /// The ground of a whole figure.
    /// - Parameter prefix: The prefix of the figure's ids.
    static func ground(
      _ bounds: Rect, prefix: String, name: String = "ground",
      color: DynamicColor = Theme().background
    ) -> Layer {
      let group = Group(
        id: "\(prefix)-\(name)", classes: ["ib-ground"],
        marks: [Mark(.rect(bounds), .ground, fill: color)])
      return Layer(name: "ib-" + name, groups: [group])
    }
  }

  /// Shows the layers only inside the present bounds, before others are set around them.
  mutating func clipToBounds() {
    for index in layers.indices where layers[index].clip == nil { layers[index].clip = bounds }
  }

  /// The marks of one view or one constraint.
  package struct Group: Hashable, Sendable {
    /// Unique in the figure, and stable as long as the figure's name is: `h6tz4-constraint-8`.
    package var id: String
    /// Words for style sheets, `ib-constraint` and `ib-optional` among them.
    package var classes: [String]
    /// The `data-` attributes, in order.
    package var data: [Attribute] = []
    /// Shown on hovering.
    package var title: String?
    /// The marks of the group, from back to front.
    package var marks: [Mark]
    /// The part of the layout that it shows; nil of anything else.
    package var part: LayoutPart?
    /// The frame of the view that it shows, in the root's coordinates, in points; nil of anything else.
    package var frame: Rect?
    /// The part of the figure in which it is shown, in the root's coordinates, in points; nil for all.
    package var clip: Rect?
    /// The shape with round corners in which it is shown besides; nil for none.
    package var roundClip: RoundedRect?
    /// The number of the constraint that it shows, as legends list it; nil of anything else.
    package var number: String?
  }

  /// A name and a value.
  package struct Attribute: Hashable, Sendable {
    /// The name of the attribute.
    package var name: String
    /// The value of the attribute.
    package var value: String
  }
}

/// A rectangle with round corners, in points.
package struct RoundedRect: Hashable, Sendable {
  /// The rectangle, in the root's coordinates.
  package var rect: Rect
  /// The radius of its corners.
  package var radius: Double
}

/// One thing to ink.
package struct Mark: Hashable, Sendable {
  /// The shape of the mark, in the root's coordinates, in points.
  package var shape: Shape
  /// The fill; nil for none.
  package var fill: Paint?
  /// The line around the shape; nil for none.
  package var stroke: Stroke?
  /// The part that it plays in the figure.
  package var role: Role
  /// How many of its segments, the first ones, are caps at the ends of the others.
  package var caps = 0

  /// Creates a mark.
  /// - Parameter role: By default, it is something that a view shows: a text, or else a part of its picture.
  init(_ shape: Shape, _ role: Role? = nil, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.role = role ?? (shape.isText ? .letters : .picture)
  }

  init(_ shape: Shape, _ role: Role? = nil, fill: DynamicColor) {
    self.init(shape, role, fill: .color(fill))
  }
}

/// A geometry in points.
package enum Shape: Hashable, Sendable {
  /// Its edges are drawn on whole pixels.
  case rect(Rect)
  case roundedRect(Rect, radius: Double)
  /// A rounded rectangle, to be filled, whose edges a Gaussian blur of a standard deviation softens.
  case shadow(Rect, radius: Double, blur: Double)
  /// The border inside the edges of a rectangle, to be filled; its edges are drawn on whole pixels.
  case frame(Rect, width: Double)
  case circle(center: Point, radius: Double)
  /// A straight line `width` thick, with round ends that extend half of that beyond its points.
  case capsule(Segment, width: Double)
  /// Separate straight lines, each drawn on whole pixels if it is level or upright.
  case segments([Segment])
  case polyline([Point])
  /// A line of text in the system font of a size, its baseline beginning at a place.
  case text(Line, font: Font, origin: Point)
  /// A small drawing that may be met often, with its own origin at a place.
  case symbol(Symbol, at: Point)

  var isText: Bool { if case .text = self { true } else { false } }
  var isFrame: Bool { if case .frame = self { true } else { false } }
}

/// A small drawing that is drawn at several places.
package struct Symbol: Hashable, Sendable {
  /// A word for the symbol that is valid in an id: `badge-equal`.
  package var name: String
  /// The marks around the origin, from back to front; no texts and no symbols.
  package var marks: [Mark]
}

/// A straight line from one place to another.
package struct Segment: Hashable, Sendable {
  /// The start, in the root's coordinates, in points.
  package var from: Point
  /// The end, in the root's coordinates, in points.
  package var to: Point
}

/// The fill of a shape.
package enum Paint: Hashable, Sendable {
  case color(DynamicColor)
  /// From the top of the shape to its bottom.
  case gradient(top: DynamicColor, bottom: DynamicColor)
}

/// The style of a line; its ends are cut off square.
package struct Stroke: Hashable, Sendable {
  /// The colour of the line.
  package var color: DynamicColor
  /// In points.
  package var width: Double
  /// Lengths on and off by turns, in points; empty for a solid line.
  package var dashes: [Double] = []
}
