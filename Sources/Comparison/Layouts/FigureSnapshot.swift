/// What a figure says of itself: its layout as solved, and what it was told.
package struct FigureSnapshot: Hashable, Sendable {
  /// The first part of its files' names.
  package var name: String
  package var title: String
  /// The name of the recipe's state; nil for the base.
  package var state: String?
  /// Of the recipe it was drawn from, in hexadecimal.
  package var digest: String
  /// The version of the drawing.
  package var drawing: Int
  /// `satisfied`, `misplaced`, `ambiguous` or `unsatisfiable`.
  package var status: String
  package var canvas: Canvas
  /// All views but the root, from back to front.
  package var views: [View]
  /// What the root was told.
  package var rootFacts: [Fact]
  package var constraints: [Constraint]
  /// Constraints that are turned off, as equations.
  package var inactive: [String]
  package var problems: [Problem]
  /// Whether it tells what it was told; figures of old versions do not.
  package var hasFacts: Bool

  /// What it is laid out on.
  package struct Canvas: Hashable, Sendable {
    /// In points.
    package var width: Double
    package var height: Double
    /// Device, direction, margins and more.
    package var facts: [Fact]
  }

  /// A key of a recipe, and what it is set to.
  package struct Fact: Hashable, Sendable {
    package var key: String
    package var value: String
  }

  package struct View: Hashable, Sendable {
    package var name: String
    /// The name of its superview.
    package var parent: String
    package var kind: String
    /// In its superview's coordinates, in points.
    package var frame: Frame
    package var status: String
    package var facts: [Fact]
    /// Where it is declared, counted from 1; nil when that is not known.
    package var line: Int?
  }

  package struct Constraint: Hashable, Sendable {
    /// Counted from 1.
    package var number: Int
    /// The number or mark that its author gave it.
    package var label: String?
    /// The author's text.
    package var text: String
    /// What it says in the guide's notation.
    package var equation: String
    /// One or two; none of what is not written as the guide does.
    package var ends: [End]
    package var priority: Double
    package var isSatisfied: Bool
    /// How far it is from holding, in points.
    package var error: Double
    /// Where it is written, counted from 1; nil when that is not known.
    package var line: Int?
  }

  /// One side of a constraint.
  package struct End: Hashable, Sendable {
    /// The name of a view or a guide.
    package var item: String
    /// In UIKit's spelling: `leadingMargin`.
    package var attribute: String

    private static let vertical: Set<String> = [
      "top", "bottom", "height", "centerY", "lastBaseline", "firstBaseline", "topMargin",
      "bottomMargin", "centerYWithinMargins",
    ]

    /// Whether it is measured upright.
    package var isVertical: Bool { End.vertical.contains(attribute) }
  }

  /// What is wrong with the layout.
  package struct Problem: Hashable, Sendable {
    /// `unsatisfiable`, `ambiguous` and others.
    package var id: String
    package var message: String
    /// The numbers of the constraints that conflict.
    package var constraints: [Int]
  }
}

/// A rectangle in points.
package struct Frame: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
}

extension FigureSnapshot {
  /// The frames of all views in the root's coordinates, by their names; the root's among them.
  package var rootFrames: [String: Frame] {
    var frames = [
      FigureSnapshot.rootName: Frame(x: 0, y: 0, width: canvas.width, height: canvas.height)
    ]
    // A superview comes before what it holds.
    for view in views {
      let origin = frames[view.parent]
      var frame = view.frame
      frame.x += origin?.x ?? 0
      frame.y += origin?.y ?? 0
      frames[view.name] = frame
    }
    return frames
  }

  /// The root's name.
  package static let rootName = "Superview"
}
