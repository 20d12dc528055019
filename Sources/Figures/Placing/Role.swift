/// The part that a mark, or a piece of one, plays in a figure.
///
/// It is set where the mark is made. Rules of placing, labels, crops and descriptions ask for it.
package enum Role: Int, CaseIterable, Hashable, Sendable {
  /// What a view, a bar of the system or a screen shows: fills, pictures and borders.
  case picture
  /// A ground below other marks: of a figure, of a region, or a plate below letters.
  case ground
  /// A line of text.
  case letters
  /// A knob, a dot or another part of a control that is read.
  case knob
  /// A badge or a pill of a constraint.
  case sign
  /// The number of a constraint on its disc.
  case number
  /// The line of a bar between its caps.
  case stem
  /// A cap, or a head, at the end of a bar.
  case cap
  /// A thin line from a bar to an item that is not beside it.
  case lead
  /// A line along edges or baselines that are one.
  case alignment
  /// A line along centres that are one.
  case center
  /// The outline of a view, a side of a region, or the line of a guide.
  case edge
  /// What sets a line off from its ground: an edge, a casing or a shadow.
  case rim
  /// The line from a label, a callout or a name to what it is about.
  case leader
  /// The end of a callout's leader.
  case dot
  /// A handle of a selected view.
  case handle
  /// A line of a pattern that fills an area.
  case pattern
  /// A bar of the system, or a region that others draw in.
  case system
}
