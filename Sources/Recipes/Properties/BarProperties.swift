import LayoutModel

/// The properties of bars: those of a canvas, and views of their kinds.
package enum BarProperties {
  /// The bars of a canvas.
  static let canvas: [Property<Bars>] = [
    Property(
      "status", .wordOr("auto", .truth), "The status bar.", default: "auto",
      get: { $0.status.map { .truth($0) } },
      set: { $0.status = $1.text == nil ? $1.truth : nil }),
    Property(
      "navigation",
      .scalarOr(.truth, .fields(FieldList("a navigation bar", navigationItem.map(\.key)))),
      "A navigation bar, or what it shows.", default: "false",
      get: { bars in
        let parts = fields(of: bars.navigationItem)
        return bars.navigation && !parts.isEmpty ? .fields(parts) : .truth(bars.navigation)
      },
      set: { bars, value in
        bars.navigation = value.hasParts || value.truth
        bars.navigationItem = NavigationItem()
        set(&bars.navigationItem, value)
      }),
    Property(
      "tab",
      .scalarOr(.truth, .list(tabType)),
      "A tab bar, or the titles of its items.", default: "false",
      get: { bars in
        bars.tab && !bars.tabItems.isEmpty
          ? .list(bars.tabItems.map(value)) : .truth(bars.tab)
      },
      set: { bars, value in
        bars.tab = value.hasParts || value.truth
        bars.tabItems = value.items.map(tab)
      }),
    Property(
      "tool", titles, "A toolbar, or the titles of its items.", default: "false",
      get: { value($0.tool, $0.toolItems) },
      set: { bars, value in
        bars.tool = value.hasParts || value.truth
        bars.toolItems = value.items.compactMap(\.text)
      }),
  ]

  /// What views that are bars show, apart from a title.
  static let view: [Property<View>] =
    navigationItem.filter { $0.key.name != "title" }.map { part in
      Property(
        part.key.name, part.key.type, part.key.summary, default: part.key.defaultText,
        effect: part.key.effect, on: [.navigationBar],
        get: { part.get($0.content.navigationItem) },
        set: { part.set(&$0.content.navigationItem, $1) })
    } + [
      Property(
        "items", .list(tabType), "The titles of the items, with symbols in a tab bar.",
        effect: [.layout, .text], on: [.tabBar, .toolbar],
        get: { $0.content.items.isEmpty ? nil : .list($0.content.items.map(value)) },
        set: { view, value in
          let before = view.content.items
          view.content.items = value.items.enumerated().map { index, value in
            var item = tab(value)
            // A translated title leaves the item what it is.
            if value.text != nil, before.indices.contains(index) {
              (item.symbol, item.isSelected) = (before[index].symbol, before[index].isSelected)
            }
            return item
          }
        })
    ]

  private static let tabType = ValueType.scalarOr(.content, .fields(FieldList("a tab", tabKeys)))

  private static let tabKeys = [
    Key("title", .content, "The title.", effect: .text),
    Key(
      "symbol", .text, "The name of a symbol, such as `house`.",
      default: "the title's first letter", effect: .look),
    Key(
      "isSelected", .truth, "Whether it is the selected one.", default: "the first one is",
      effect: .look),
  ]

  private static func tab(_ value: PropertyValue) -> TabItem {
    if let title = value.text { return TabItem(title) }
    return TabItem(
      value["title"]?.text ?? "", symbol: value["symbol"]?.text,
      isSelected: value["isSelected"]?.truth ?? false)
  }

  private static func value(_ item: TabItem) -> PropertyValue {
    if item.title.isEmpty, item.symbol == nil {
      return .fields([PropertyField("isSelected", .truth(item.isSelected))])
    }
    if item == TabItem(item.title) { return .text(item.title) }
    var fields = [PropertyField("title", .text(item.title))]
    if let symbol = item.symbol { fields.append(PropertyField("symbol", .text(symbol))) }
    if item.isSelected { fields.append(PropertyField("isSelected", .truth(true))) }
    return .fields(fields)
  }

  private static let titles = ValueType.scalarOr(.truth, .list(.content))

  private static func value(_ isShown: Bool, _ titles: [String]) -> PropertyValue {
    isShown && !titles.isEmpty ? .list(titles.map { .text($0) }) : .truth(isShown)
  }

  private static let navigationItem: [Property<NavigationItem>] = [
    Property(
      "title", .content, "The title.", get: { .text($0.title) }, set: { $0.title = $1.text }),
    Property(
      "largeTitle", .truth, "Whether the title is large, below the buttons.", default: "false",
      effect: [.layout, .look],
      get: { .truth($0.hasLargeTitle) }, set: { $0.hasLargeTitle = $1.truth }),
    Property(
      "back", .content,
      "The title of the back button, which has a chevron; an empty one is the chevron alone.",
      effect: [.layout, .text], get: { .text($0.back) }, set: { $0.back = $1.text }),
    Property(
      "left", .content, "The button at the leading side.", effect: [.layout, .text],
      get: { .text($0.left) }, set: { $0.left = $1.text }),
    Property(
      "right", .content, "The button at the trailing side.", effect: [.layout, .text],
      get: { .text($0.right) }, set: { $0.right = $1.text }),
  ]

  /// The parts that differ from an empty item's.
  private static func fields(of item: NavigationItem) -> [PropertyField] {
    navigationItem.compactMap { part in
      guard let value = part.get(item), value != part.get(NavigationItem()) else { return nil }
      return PropertyField(part.key.name, value)
    }
  }

  private static func set(_ item: inout NavigationItem, _ value: PropertyValue) {
    for part in navigationItem {
      if let value = value[part.key.name] { part.set(&item, value) }
    }
  }
}

extension PropertyValue {
  /// Whether it is a list or a mapping.
  fileprivate var hasParts: Bool {
    switch self {
    case .list, .fields: true
    case .truth, .number, .text, .color, .nothing: false
    }
  }
}
