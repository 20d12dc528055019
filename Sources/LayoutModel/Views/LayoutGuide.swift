package import Diagnostics

/// A rectangle that constraints can use and that is not drawn.
package struct LayoutGuide: Hashable, Sendable {
  /// The kind of the guide: its rectangle and the view it belongs to.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// From the top of the root to the lower edge of the bars there.
    case top
    /// From the upper edge of the bars at the bottom to the bottom of the root.
    case bottom
    /// All of a view that bars and the device's shape leave free.
    case safeArea
    /// A view without its margins.
    case layoutMargins
    /// The part of a view, in the middle between its margins, where a text is not too wide to read.
    case readableContent
    /// The content area of a scroll view.
    case content
    /// The bounds of a scroll view.
    case frame
    /// A reserved region of the canvas, by its name; nothing in the middle of a canvas without it.
    case reserved
    /// One of the author's own, which lies where constraints put it.
    case own
  }

  /// The name that constraints use.
  package var name: String
  /// The kind of the guide.
  package var kind: Kind
  /// The view it belongs to, by its index in `Layout.views`.
  package var view: Int
  /// The place of the declaration.
  package var origin: SourceRange?

  /// Makes a guide of a view, the root if none is named.
  package init(name: String, kind: Kind, view: Int = 0) {
    self.name = name
    self.kind = kind
    self.view = view
  }

  /// The guides that every root view has.
  package static let standard = [
    LayoutGuide(name: "Top Layout Guide", kind: .top),
    LayoutGuide(name: "Bottom Layout Guide", kind: .bottom),
    LayoutGuide(name: "Safe Area", kind: .safeArea),
  ]

  /// The guides that any view has, by what follows the view's name in constraints.
  package static let named: [(name: String, kind: Kind)] = [
    ("Safe Area", .safeArea), ("Layout Margins Guide", .layoutMargins),
    ("Readable Content Guide", .readableContent), ("Content Layout Guide", .content),
    ("Frame Layout Guide", .frame),
  ]
}
