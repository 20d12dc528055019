import Diagnostics
import LayoutModel

/// A view or a layout guide as a log names it.
struct LoggedItem: Hashable {
  /// The class; nil if the log has an identifier in its place.
  var className: String?
  /// The address with `0x`; nil if the log has none.
  var address: String?
  /// The identifier or the text; nil without one.
  var name: String?
  /// Whether ``name`` is an identifier, which stands for the whole item.
  var isIdentifier = false
}

/// A constraint as a log describes it.
struct LoggedConstraint {
  /// An attribute of an item.
  struct Term {
    var item: LoggedItem
    var attribute: Attribute
  }

  /// The class, `NSLayoutConstraint` or another.
  var className = ""
  /// The address with `0x`; nil if the log has none.
  var address: String?
  var identifier: String?
  var first: Term
  var relation = Relation.equal
  /// Nil if the first side is tied to a number.
  var second: Term?
  var multiplier = 1.0
  /// In points.
  var constant = 0.0
  var priority = Priority.required
  /// The priorities at which a content hugs and resists, if it is a content size.
  var contentPriorities: (hugging: Priority, resistance: Priority)?
  /// The ties of the distances that it compares: the edges of guides that span them.
  var parts: [LoggedConstraint] = []
  /// The view that `|` stands for; nil if the log does not say.
  var superview: LoggedItem?
  /// The identifier and the body, as the log has them.
  var text = ""
  /// The place in the log, in UTF-8 offsets.
  var range = SourceRange(start: 0, end: 0)

  /// Whether the view that holds an item, as a table does, gives it its size.
  var isEncapsulated: Bool {
    ["UIView-Encapsulated-Layout-", "NSView-Encapsulated-Layout-"]
      .contains { identifier?.hasPrefix($0) ?? false }
  }

  /// Whether a view's autoresizing mask made it.
  var isOfAutoresizingMask: Bool { className.hasPrefix("NSAutoresizingMask") }
}
