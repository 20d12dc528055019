/// The facts of a console's log about a conflict beside its constraints.
package struct LoggedConflict: Hashable, Sendable {
  /// A constraint as the log describes it.
  package struct Entry: Hashable, Sendable {
    /// The identifier and the equation in the log's words.
    package var text: String
    /// The class: `NSLayoutConstraint`, or `NSAutoresizingMaskLayoutConstraint` of a mask.
    package var className: String
    /// Whether UIKit broke it.
    package var isBroken: Bool

    /// Creates an entry.
    package init(text: String, className: String, isBroken: Bool) {
      (self.text, self.className, self.isBroken) = (text, className, isBroken)
    }

    /// Whether a view's autoresizing mask made it.
    package var isOfAutoresizingMask: Bool { className.hasPrefix("NSAutoresizingMask") }
  }

  /// An entry for each constraint of the layout, in its order; a content size has two.
  package var entries: [Entry] = []
  /// The constraint that UIKit broke, in the log's words; nil if the log does not say.
  package var broken: String?

  /// The lines of the log on which the conflict is printed, more than one if it is printed again.
  package var lines: [Int] = []
  /// The number of descriptions that could not be read.
  package var unreadCount = 0
  /// Whether it is a list of a debugger, and no report of a conflict.
  package var isList = false

  /// Creates a conflict without constraints.
  package init() {}
}
