package import Diagnostics
package import LayoutModel

/// A view as a recipe declares it: its place among the views, and its properties.
package struct ViewDeclaration: Hashable, Sendable {
  /// The name that constraints use, unique in its recipe.
  package var name: String
  /// The index of its superview in ``Recipe/views``; nil for the root.
  package var superview: Int?
  /// The values of properties, at most one of each.
  package var settings: [PropertySetting] = []
  /// The arranged subviews of a stack view in their order, by their index.
  package var arrangedSubviews: [Int] = []
  /// The space after arranged subviews, in points, by their index.
  package var customSpacing: [Int: Double] = [:]
  /// The autoresizing mask, relative to the frame of the recipe.
  package var autoresizing: Autoresizing?
  /// The place of the declaration.
  package var origin: SourceRange?

  /// Creates a view without properties; the superview is an index among the views, nil for the
  /// root.
  package init(name: String, superview: Int?) {
    self.name = name
    self.superview = superview
  }

  /// The value of a property in the recipe; nil if there is none.
  package func value(of key: String) -> PropertyValue? {
    guard let row = ViewProperties.row(of: key) else { return nil }
    return settings.first { $0.row == row }?.value
  }

  /// The view with its properties.
  package var view: View {
    var view = View(name: name, superview: superview)
    view.origin = origin
    // The properties of a kind are set before those of the view.
    for setting in settings where setting.row == ViewProperties.kindRow { setting.apply(to: &view) }
    for setting in settings where setting.row != ViewProperties.kindRow { setting.apply(to: &view) }
    view.arrangement?.arrangedSubviews = arrangedSubviews
    view.arrangement?.customSpacing = customSpacing
    if let autoresizing {
      view.autoresizing = autoresizing
      view.frame = nil
    }
    return view
  }
}

/// A statement in one place of a recipe, a line, a mapping or a format string, with the constraints
/// that it makes.
package struct ConstraintStatement: Hashable, Sendable {
  /// The syntax of a statement.
  package enum Form: Hashable, Sendable {
    /// A line among constraints, in the guide's notation or in the visual format.
    case line
    /// A constraint by its parts.
    case mapping
    /// A format string with how it is read.
    case visualFormat(VisualFormatSettings)
  }

  /// The view that holds the constraints, by its index.
  package var holder: Int
  /// The syntax of the statement.
  package var form: Form
  /// The number printed before it.
  package var label: String?
  /// The author's text, without the number; nil for a mapping.
  package var text: String?
  /// Whether the constraints hold.
  package var isActive = true
  /// The constraints that the statement makes.
  package var constraints: [LayoutConstraint]
}
