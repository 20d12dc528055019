/// The bars over and under a root view, which move its layout guides and its safe area.
public struct Bars: Hashable, Sendable {
  /// Whether the status bar is shown; nil lets the device decide.
  public var status: Bool?
  /// A navigation bar under the status bar.
  public var navigation = false
  /// A tab bar at the bottom.
  public var tab = false
  /// A toolbar at the bottom.
  public var tool = false
  /// What the navigation bar shows.
  public var navigationItem = NavigationItem()
  /// The tab bar's items.
  public var tabItems: [TabItem] = []
  /// The titles of the toolbar's items.
  public var toolItems: [String] = []

  /// Makes a set of bars.
  public init(
    status: Bool? = nil, navigation: Bool = false, tab: Bool = false, tool: Bool = false
  ) {
    self.status = status
    self.navigation = navigation
    self.tab = tab
    self.tool = tool
  }

  /// The heights of the bars at the top and the bottom without the status bar, in points.
  ///
  /// Navigation bar 44, tab bar 49, toolbar 44, and 49 above a home indicator (Interface Builder's
  /// stored frames). On a phone on its side they are 32 high. The navigation bar of a pad is 50 high
  /// since iOS 12, and 54 on all devices since iOS 26, whose tab bar and toolbar have no source. A
  /// large title adds 52 points since iOS 11, but not on a phone on its side.
  func heights(isCompact: Bool, isPad: Bool, hasHomeIndicator: Bool, system: Int) -> (
    top: Double, bottom: Double
  ) {
    let navigationHeight =
      system >= 26 ? 54.0 : isCompact ? 32.0 : isPad && system >= 12 ? 50 : 44.0
    let toolHeight = isCompact ? 32.0 : hasHomeIndicator ? 49.0 : 44.0
    let tabHeight = isCompact ? 32.0 : 49.0
    let titleHeight =
      navigationItem.hasLargeTitle && system >= 11 && !isCompact
      ? NavigationItem.largeTitleHeight : 0
    return (
      navigation ? navigationHeight + titleHeight : 0,
      max(tab ? tabHeight : 0, tool ? toolHeight : 0)
    )
  }
}
