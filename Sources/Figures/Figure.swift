package import LayoutModel
package import Typesetting

/// A picture as a tree of marks that carry what they stand for; nothing in it knows how it is drawn.
package struct Figure: Hashable, Sendable {
  /// Changes when the same layout is drawn differently, so that a stale figure can be told.
  package static let drawingVersion = 1

  /// The name of its files without extension, and what its ids begin with.
  package var name: String
  /// Width and height in points.
  package var size: Size
  package var title: String
  /// The layout in words, for those who cannot see it.
  package var description: String
  /// The solved layout in a machine's terms, kept in the file.
  package var metadata = ""
  /// What is drawn, from back to front.
  package var groups: [Group]

  /// What is drawn for one view or one constraint.
  package struct Group: Hashable, Sendable {
    /// Unique in the figure and stable: `TwoViews-portrait-constraint-8`.
    package var id: String
    /// Words for style sheets, `ib-constraint` and `ib-optional` among them.
    package var classes: [String]
    /// What `data-` attributes say, in order.
    package var data: [Attribute] = []
    /// Shown on hovering.
    package var title: String?
    package var marks: [Mark]
  }

  /// A name and a value.
  package struct Attribute: Hashable, Sendable {
    package var name: String
    package var value: String
  }
}

/// One thing to ink.
package struct Mark: Hashable, Sendable {
  package var shape: Shape
  package var fill: Paint?
  package var stroke: Stroke?

  init(_ shape: Shape, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }

  init(_ shape: Shape, fill: Color) {
    self.init(shape, fill: .color(fill))
  }
}

/// A geometry in points.
package enum Shape: Hashable, Sendable {
  /// Its edges are drawn on whole pixels.
  case rect(Rect)
  case roundedRect(Rect, radius: Double)
  case circle(center: Point, radius: Double)
  /// A straight line as thick as `width`, with round ends that reach half of that beyond its points.
  case capsule(Segment, width: Double)
  /// Separate straight lines, each drawn on whole pixels if it is level or upright.
  case segments([Segment])
  case polyline([Point])
  /// Glyphs whose baseline begins at a place.
  case glyphs([GlyphRun], origin: Point)
  /// A line of text in the overlay's font, centred on a point by its advance and its capitals' height.
  case text(String, center: Point, size: Double)
}

/// A straight line from one place to another.
package struct Segment: Hashable, Sendable {
  package var from: Point
  package var to: Point
}

/// What fills a shape.
package enum Paint: Hashable, Sendable {
  case color(Color)
  /// From the top of the shape to its bottom.
  case gradient(top: Color, bottom: Color)
}

/// How a line is drawn; its ends are cut off square.
package struct Stroke: Hashable, Sendable {
  package var color: Color
  /// In points.
  package var width: Double
  /// Lengths on and off by turns, in points; empty for a solid line.
  package var dashes: [Double] = []
}
