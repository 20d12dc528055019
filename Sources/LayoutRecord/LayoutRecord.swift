package import LayoutModel

/// A solved layout as programs, figures and comparisons have it: values and names, no source and no indices.
package struct LayoutRecord: Hashable, Sendable {
  /// A key and a value.
  package typealias Setting = JSONValue.Member

  /// The name of its figures' first part.
  package var name: String
  package var title: String
  /// The names of the recipe's state and language; nil for the base.
  package var state: String?
  package var language: String?
  package var status: LayoutStatus
  package var canvas: Canvas
  /// The root's settings.
  package var root: [Setting]
  /// All views but the root, from back to front, each behind its superview.
  package var views: [View]
  /// The author's guides, and those that a constraint ties.
  package var guides: [Guide]
  /// The constraints that hold; the number of each is its place from 1.
  package var constraints: [Constraint]
  /// Constraints that are turned off.
  package var inactiveConstraints: [Constraint]
  package var objective: [MissedPriority]
  package var findings: [Finding]
  /// What else changes the picture: marks, selected parts, the screen, the declared status.
  package var options: [Setting]

  /// What it is laid out on.
  package struct Canvas: Hashable, Sendable {
    package var device: String?
    package var orientation: Orientation?
    /// In points.
    package var size: Size
    package var direction: LayoutDirection
    /// Margins, bars and more, by the recipe's keys.
    package var settings: [Setting]
  }

  package struct View: Hashable, Sendable {
    package var name: String
    package var id: String?
    /// The name of its superview.
    package var parent: String
    package var kind: String
    /// In its superview's coordinates, in points.
    package var frame: Rect
    package var status: LayoutStatus
    /// What is not as in a new view of its kind, by the recipe's keys.
    package var settings: [Setting]
    /// Where it is declared, counted from 1; nil when that is not known.
    package var line: Int?
  }

  package struct Guide: Hashable, Sendable {
    package var name: String
    package var kind: LayoutGuide.Kind
    /// The name of the view it belongs to.
    package var view: String
    /// In the root's coordinates, in points.
    package var frame: Rect
  }

  /// The total error of the optional constraints of one priority.
  package struct MissedPriority: Hashable, Sendable {
    package var priority: Double
    /// In points.
    package var error: Double
  }
}

extension LayoutRecord {
  /// The frames of the root, all views and guides in the root's coordinates, by their names.
  package var rootFrames: [String: Rect] {
    let root = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    var frames = Dictionary(guides.map { ($0.name, $0.frame) }) { first, _ in first }
    frames[Layout.rootName] = root
    // A superview comes before what it holds.
    for view in views {
      let origin = frames[view.parent]?.origin ?? root.origin
      frames[view.name] = view.frame.offset(dx: origin.x, dy: origin.y)
    }
    return frames
  }
}
