import LayoutModel

/// The elements of what a controller shows in the bars around it.
struct StoryboardBars {
  let bars: Bars

  /// The toolbar's items, the tab bar's item and the navigation bar's, as far as there are some.
  func elements(_ ids: inout ElementIDs) -> [XMLElement] {
    var elements: [XMLElement] = []
    if bars.tool, !bars.toolItems.isEmpty {
      var items: [XMLElement] = []
      for (index, title) in bars.toolItems.enumerated() {
        if index > 0 {
          items.append(
            XMLElement(
              "barButtonItem",
              ["systemItem": "flexibleSpace", "id": ids.id(for: "flexible space \(index)")]))
        }
        items.append(button(title, key: nil, &ids))
      }
      elements.append(XMLElement("toolbarItems", [:], items))
    }
    if bars.tab, let title = bars.tabItems.first?.title {
      elements.append(
        XMLElement(
          "tabBarItem", ["key": "tabBarItem", "title": title, "id": ids.id(for: "tab bar item")]))
    }
    let item = bars.navigationItem
    if bars.navigation, item != NavigationItem() {
      var element = XMLElement("navigationItem", ["key": "navigationItem", "title": item.title])
      if item.hasLargeTitle { element.add("largeTitleDisplayMode", "always") }
      element.add("id", ids.id(for: "navigation item"))
      for (key, title) in [("leftBarButtonItem", item.left), ("rightBarButtonItem", item.right)] {
        if let title { element.children.append(button(title, key: key, &ids)) }
      }
      elements.append(element)
    }
    return elements
  }

  private func button(_ title: String, key: String?, _ ids: inout ElementIDs) -> XMLElement {
    XMLElement(
      "barButtonItem", ["key": key, "title": title, "id": ids.id(for: "bar button " + title)])
  }

  /// What the bars of a controller show: its items are read, and a tab bar's are those of other scenes.
  static func add(_ controller: XMLElement?, to bars: inout Bars) {
    guard let controller else { return }
    if bars.navigation, let element = controller.child("navigationItem", key: "navigationItem") {
      var item = NavigationItem()
      item.title = element["title"]
      item.left = element.child("barButtonItem", key: "leftBarButtonItem")?["title"]
      item.right = element.child("barButtonItem", key: "rightBarButtonItem")?["title"]
      bars.navigationItem = item
    }
    if bars.tool {
      bars.toolItems = (controller.child("toolbarItems")?.children ?? []).compactMap { $0["title"] }
    }
  }
}
