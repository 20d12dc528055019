/// What a navigation bar shows: UIKit's `UINavigationItem`.
public struct NavigationItem: Hashable, Sendable {
  /// The title; nil for none.
  public var title: String?
  /// The title of the back button, empty for the chevron alone; nil for no back button.
  public var back: String?
  /// The title of the button at the leading side, after the back button; nil for none.
  public var left: String?
  /// The title of the button at the trailing side; nil for none.
  public var right: String?
  /// Whether the title is a large one, below the buttons.
  public var hasLargeTitle = false

  /// Its texts.
  package var texts: [String] { [title, back, left, right].compactMap(\.self) }

  /// The height that a large title adds to a bar, in points (Interface Builder's stored frames).
  package static let largeTitleHeight = 52.0

  /// Makes an empty item.
  public init() {}
}
