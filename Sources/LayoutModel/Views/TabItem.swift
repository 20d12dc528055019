/// An item of a tab bar: UIKit's `UITabBarItem`.
public struct TabItem: Hashable, Sendable {
  /// The title.
  public var title: String
  /// The name of the system's symbol; nil for the title's first letter.
  public var symbol: String?
  /// Whether it is the selected one; without any, the first one is.
  public var isSelected: Bool

  /// Makes an item.
  public init(_ title: String, symbol: String? = nil, isSelected: Bool = false) {
    (self.title, self.symbol, self.isSelected) = (title, symbol, isSelected)
  }
}

extension [TabItem] {
  /// The index of the selected item; 0 if none is marked.
  package var selectedIndex: Int { firstIndex(where: \.isSelected) ?? 0 }
}

/// The symbols that figures draw, by the system's names.
package enum SystemSymbol: String, Hashable, Sendable, CaseIterable {
  case bag, bell, bolt, book, bookmark, calendar, camera, cart, checkmark, clock, creditcard, doc
  case ellipsis, envelope, flag, folder, gearshape, gift, globe, headphones, heart, house, key
  case location, lock, magnifyingglass, map, message, mic, moon, newspaper, paperplane, pencil
  case person, phone, photo, play, plus, star, tag, trash, tray, video, wifi, xmark
  case arrowDownCircle = "arrow.down.circle"
  case chartBar = "chart.bar"
  case chevronLeft = "chevron.left"
  case listBullet = "list.bullet"
  case musicNote = "music.note"
  case persons = "person.2"
  case share = "square.and.arrow.up"
  case grid = "square.grid.2x2"
  case sun = "sun.max"

  /// The symbol of a name; its filled variant, `house.fill`, is drawn in outlines too, and `gear` as `gearshape`.
  package init?(named name: String) {
    let outlined = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    self.init(rawValue: outlined == "gear" ? SystemSymbol.gearshape.rawValue : outlined)
  }
}
