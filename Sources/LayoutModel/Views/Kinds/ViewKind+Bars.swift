extension ViewKind {
  /// A search bar, whose content has a height alone: 44 points, 56 since iOS 12, 51 in iOS 15 and 64 since
  /// iOS 26 (Interface Builder's stored frames).
  public static let searchBar = bar("searchBar", "UISearchBar", 44) { system in
    switch system {
    case ..<12: 44
    case 15: 51
    case ..<26: 56
    default: 64
    }
  }

  /// A navigation bar: 44 points high, 54 since iOS 26 (Interface Builder's stored frames).
  ///
  /// A large title adds 52 points since iOS 11.
  public static let navigationBar = ViewKind(
    "navigationBar", "UINavigationBar", width: 375, height: 44
  ) { view, context in
    let hasLargeTitle = view.content.navigationItem.hasLargeTitle && context.system >= 11
    return ContentMetrics(
      size: IntrinsicContentSize(
        height: (context.system >= 26 ? 54 : 44)
          + (hasLargeTitle ? NavigationItem.largeTitleHeight : 0)))
  }

  /// A tab bar: 49 points high (Interface Builder's stored frames).
  public static let tabBar = bar("tabBar", "UITabBar", 49) { _ in 49 }

  /// A toolbar: 44 points high (Interface Builder's stored frames).
  public static let toolbar = bar("toolbar", "UIToolbar", 44) { _ in 44 }

  /// A kind whose content is as high as the version of iOS has it, and has no width.
  private static func bar(
    _ name: String, _ uiKitClass: String, _ height: Double,
    contentHeight: @escaping @Sendable (Int) -> Double
  ) -> ViewKind {
    ViewKind(name, uiKitClass, width: 375, height: height) { _, context in
      ContentMetrics(size: IntrinsicContentSize(height: contentHeight(context.system)))
    }
  }
}
