import LayoutModel

/// The texts of a canvas's bars in a language; nil or none where they are the recipe's.
package struct BarTexts: Hashable, Sendable {
  /// The title of the navigation bar.
  package var title: String?
  /// The title of the back button.
  package var back: String?
  /// The button at the leading side of the navigation bar.
  package var left: String?
  /// The button at the trailing side of the navigation bar.
  package var right: String?
  /// The titles of the tab bar's items, in their order.
  package var tabs: [String] = []
  /// The titles of the toolbar's items, in their order.
  package var tools: [String] = []

  /// The recipe's own texts.
  package init() {}

  /// Bars with these texts; a bar that is not shown stays so.
  func applied(to bars: Bars) -> Bars {
    var bars = bars
    if let title { bars.navigationItem.title = title }
    if let back { bars.navigationItem.back = back }
    if let left { bars.navigationItem.left = left }
    if let right { bars.navigationItem.right = right }
    for (index, title) in tabs.enumerated() where bars.tabItems.indices.contains(index) {
      bars.tabItems[index].title = title
    }
    for (index, title) in tools.enumerated() where bars.toolItems.indices.contains(index) {
      bars.toolItems[index] = title
    }
    return bars
  }
}

extension BarProperties {
  /// The texts of bars in a language.
  package static let texts = Property<Variation>(
    "bars",
    .fields(FieldList("the set of texts of bars", [navigation, titles("tab"), titles("tool")])),
    "The texts of the canvas's bars.", effect: .text,
    get: { variation in
      let texts = variation.bars
      let item = [
        ("title", texts.title), ("back", texts.back), ("left", texts.left), ("right", texts.right),
      ].compactMap { name, text in text.map { PropertyField(name, .text($0)) } }
      let lists = [("tab", texts.tabs), ("tool", texts.tools)].filter { !$0.1.isEmpty }
        .map { PropertyField($0, .list($1.map { .text($0) })) }
      let fields = (item.isEmpty ? [] : [PropertyField("navigation", .fields(item))]) + lists
      return fields.isEmpty ? nil : .fields(fields)
    },
    set: { variation, value in
      let item = value["navigation"]
      variation.bars.title = item?["title"]?.text
      variation.bars.back = item?["back"]?.text
      variation.bars.left = item?["left"]?.text
      variation.bars.right = item?["right"]?.text
      variation.bars.tabs = value["tab"]?.items.compactMap(\.text) ?? []
      variation.bars.tools = value["tool"]?.items.compactMap(\.text) ?? []
    })

  private static let navigation = Key(
    "navigation",
    .fields(
      FieldList(
        "a navigation bar",
        [
          Key("title", .content, "The title."),
          Key("back", .content, "The title of the back button."),
          Key("left", .content, "The button at the leading side."),
          Key("right", .content, "The button at the trailing side."),
        ])), "What the navigation bar shows.", effect: .text)

  private static func titles(_ name: String) -> Key {
    Key(name, .list(.content), "The titles of the items, in their order.", effect: .text)
  }
}
