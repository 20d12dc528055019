package import LayoutModel

/// Colours that a project gives the marks of figures, in place of ibar's own.
package struct MarkColors: Hashable, Sendable {
  /// The colours of one appearance; nil for ibar's own.
  package struct Side: Hashable, Sendable {
    /// Of the lines of constraints that hold.
    package var line: Color?
    /// Of the ground of figures.
    package var ground: Color?
    /// Of the discs of numbers.
    package var number: Color?
    /// Of captions, lists, callouts and notes.
    package var text: Color?

    /// Creates a side with ibar's own colours.
    package init() {}
  }

  /// On light pages.
  package var light = Side()
  /// On dark pages.
  package var dark = Side()

  /// Creates ibar's own colours.
  package init() {}
}
