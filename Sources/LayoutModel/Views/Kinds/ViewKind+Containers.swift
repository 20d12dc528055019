extension ViewKind {
  /// A plain view, which has no content size.
  public static let view = ViewKind("view", "UIView", width: 240, height: 128)

  /// A view whose subviews lie in a content area that is moved under it.
  ///
  /// Its constraints to what it holds are about the content area, but for its width and height.
  public static let scrollView = ViewKind("scrollView", "UIScrollView", width: 240, height: 128)

  /// A list of cells one below the other.
  public static let tableView = ViewKind("tableView", "UITableView", width: 240, height: 128)

  /// A row of a table, as high as the constraints of its subviews make it, or 44 points.
  public static let tableViewCell = ViewKind(
    "tableViewCell", "UITableViewCell", width: 320, height: 44)

  /// Cells in rows or other arrangements, which its own layout places.
  public static let collectionView = ViewKind(
    "collectionView", "UICollectionView", width: 240, height: 128)

  /// A row or column of views, laid out by constraints that it makes itself.
  public static let stackView = ViewKind("stackView", "UIStackView", width: 240, height: 128)
}
