package import JSON
package import LayoutModel

/// A solved layout for programs, figures and comparisons: values and names, without source and indices.
package struct LayoutRecord: Hashable, Sendable {
  /// A key and a value.
  package typealias Setting = JSONValue.Member

  /// The first part of its figures' names.
  package var name = ""
  /// The title of the layout.
  package var title = ""
  /// The id of the scene or view of a document; nil of a recipe.
  package var scene: String?
  /// The names of the recipe's state and language; nil for the base.
  package var state: String?
  /// The tag of the language; nil for the recipe's own.
  package var language: String?
  /// The worst status of its parts.
  package var status = LayoutStatus.satisfied
  /// The canvas.
  package var canvas = Canvas()
  /// The root's settings.
  package var root: [Setting] = []
  /// All views but the root, from back to front, each after its superview.
  package var views: [View] = []
  /// The author's guides, and other guides that a constraint uses.
  package var guides: [Guide] = []
  /// The active constraints; the number of each is its place from 1.
  package var constraints: [Constraint] = []
  /// The constraints that do not take part in the layout.
  package var inactiveConstraints: [Constraint] = []
  /// The sum of errors of each optional priority, the highest first.
  package var objective: [MissedPriority] = []
  /// The findings about the layout.
  package var findings: [Finding] = []
  /// Other settings that change the picture: marks, selected parts, the screen, the declared
  /// status.
  package var options: [Setting] = []

  /// Creates the record of an empty layout.
  package init() {}

  /// The canvas of a layout.
  package struct Canvas: Hashable, Sendable {
    /// The name of the device; nil for a bare size.
    package var device: String?
    /// The orientation of the device; nil for a bare size.
    package var orientation: Orientation?
    /// In points.
    package var size = Size(width: 0, height: 0)
    /// The direction of reading.
    package var direction = LayoutDirection.leftToRight
    /// Margins, bars and more, by the recipe's keys.
    package var settings: [Setting] = []
    /// The keys of settings that follow from the device, the size and other settings.
    package var derived: [String] = []
  }

  /// A view with its frame.
  package struct View: Hashable, Sendable {
    /// The name of the view.
    package var name = ""
    /// The id of the view in its source; nil if it has none.
    package var id: String?
    /// The name of its superview.
    package var parent = Layout.rootName
    /// The kind of the view, as recipes name it.
    package var kind = "view"
    /// In its superview's coordinates, in points.
    package var frame = Rect(x: 0, y: 0, width: 0, height: 0)
    /// The status of the view's frame.
    package var status = LayoutStatus.satisfied
    /// Properties that differ from those of a new view of its kind, by the recipe's keys.
    package var settings: [Setting] = []
    /// The line that declares it, counted from 1; nil when that is not known.
    package var line: Int?

    /// Creates a plain view with an empty frame.
    package init() {}
  }

  /// A layout guide with its frame.
  package struct Guide: Hashable, Sendable {
    /// The name of the guide.
    package var name = ""
    /// The kind of the guide.
    package var kind = LayoutGuide.Kind.own
    /// The name of the view it belongs to.
    package var view = Layout.rootName
    /// In the root's coordinates, in points.
    package var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The total error of the optional constraints of one priority.
  package struct MissedPriority: Hashable, Sendable {
    /// The priority, from just above 0 to 1000.
    package var priority = 0.0
    /// In points.
    package var error = 0.0
  }
}

extension LayoutRecord {
  /// The frames of the root, all views and guides in the root's coordinates, by their names.
  package var rootFrames: [String: Rect] {
    let root = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    var frames = Dictionary(guides.map { ($0.name, $0.frame) }) { first, _ in first }
    frames[Layout.rootName] = root
    // A superview comes before its subviews.
    for view in views {
      let origin = frames[view.parent]?.origin ?? root.origin
      frames[view.name] = view.frame.offset(dx: origin.x, dy: origin.y)
    }
    return frames
  }
}
