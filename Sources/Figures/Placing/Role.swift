/// The part that a mark, or a piece of one, plays in a figure.
///
/// It is set where the mark is made. Rules of placing, labels, callouts, crops and tests ask for it. Whose mark it is,
/// its group says: ``Figure/Group/part``.
package enum Role: Int, CaseIterable, Hashable, Sendable {
  /// What a view, a bar of the system or a scene shows: fills, pictures and borders.
  case picture
  /// The ground of a figure, or of what is set around one.
  case ground
  /// The fill of a region, or of a place where a view could be as well.
  case area
  /// What lies below a text of the figure's own, so that it can be read.
  case plate
  /// A line of text that a view or a bar of the system shows.
  case letters
  /// The name of a view or of a region.
  case name
  /// A line of text of a label.
  case label
  /// A line of text of a callout.
  case callout
  /// A line of a caption, of a note, or of a list below or beside a figure.
  case caption
  /// A knob, a dot or another part of a control that is read.
  case knob
  /// The track on which a knob moves.
  case track
  /// The badge of a constraint, with what sets it off: the relation, or a share.
  case sign
  /// The pill of a constraint: how far a view is from where it belongs.
  case pill
  /// The number of a constraint, and its disc.
  case number
  /// The line of a bar between its caps.
  case stem
  /// A cap, or a head, at the end of a bar.
  case cap
  /// A thin line from a bar to an item that is not beside it.
  case lead
  /// A line along edges that are one.
  case alignment
  /// A line along baselines that are one.
  case baseline
  /// A line along centres that are one.
  case center
  /// The outline of a view, a side of a region, the line of a guide, or the edge of a canvas.
  case edge
  /// What sets a line off from its ground: an edge, a casing or a shadow.
  case rim
  /// The line from a label, a callout or a name to what it is about.
  case leader
  /// A dot at a place: the end of a callout's leader, or what a mark of its own points out.
  case dot
  /// A handle of a selected view, or the area behind a selected constraint.
  case handle
  /// A line of a pattern that fills an area.
  case pattern
  /// A bar of the system, or a region that others draw in.
  case system
  /// The shape of a screen, or what is around it: its cutout, its corners, its edge, its device.
  case screen

  /// What a mark is to texts that look for a place after it.
  enum Room {
    /// Nothing may lie on it.
    case read
    /// No text may lie on it.
    case line
    case ground
  }

  var room: Room {
    switch self {
    case .letters, .name, .label, .callout, .caption, .knob, .sign, .pill, .number, .dot, .handle:
      .read
    case .stem, .cap, .lead, .alignment, .baseline, .center, .leader: .line
    case .picture, .ground, .area, .plate, .track, .edge, .rim, .pattern, .system, .screen: .ground
    }
  }

  /// The lines of a constraint between its items, without what leads there.
  static let lines: RoleSet = [.stem, .alignment, .baseline, .center]
}

/// Some roles, in bits.
struct RoleSet: Hashable, Sendable, ExpressibleByArrayLiteral {
  private var bits: UInt64 = 0

  init(arrayLiteral roles: Role...) {
    for role in roles { bits |= 1 << UInt64(role.rawValue) }
  }

  func contains(_ role: Role) -> Bool { bits >> UInt64(role.rawValue) & 1 == 1 }
}
