import LayoutModel

/// A place where an item can stand.
protocol MarkPlace {
  /// The names of places: an item stands as others of its class if their places have the same one.
  associatedtype Slot: Hashable

  /// All that it covers, with room around it.
  var hull: Rect { get }
  /// What is wrong with it by itself.
  var tally: Tally { get }
  var slot: Slot { get }
  /// What is wrong with it beside a place of another item, if their hulls meet.
  func conflict(with other: Self) -> Tally
}

extension MarkPlace {
  /// The name of places of items that have no classes.
  var slot: Int { 0 }

  /// What is wrong with it beside a place of another item.
  func tally(beside other: Self) -> Tally {
    hull.intersects(other.hull) ? conflict(with: other) : .zero
  }
}
