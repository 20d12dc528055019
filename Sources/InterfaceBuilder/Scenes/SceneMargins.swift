import LayoutModel

/// The margins of views in a scene, as far as they differ from the system's.
struct SceneMargins {
  let document: InterfaceDocument
  let tree: InterfaceTree

  /// The margins that an element states; nil if it states none.
  static func explicit(_ element: XMLElement) -> DirectionalEdgeInsets? {
    func insets(_ edges: XMLElement, _ leading: String, _ trailing: String)
      -> DirectionalEdgeInsets
    {
      DirectionalEdgeInsets(
        top: edges.number("top") ?? 0, leading: edges.number(leading) ?? 0,
        bottom: edges.number("bottom") ?? 0, trailing: edges.number(trailing) ?? 0)
    }
    if let edges = element.child("edgeInsets", key: "layoutMargins") {
      return insets(edges, "left", "right")
    }
    return element.child("directionalEdgeInsets", key: "directionalLayoutMargins").map {
      insets($0, "leading", "trailing")
    }
  }

  /// The margins that a view is given; nil for the system's.
  func margins(of view: Int) -> DirectionalEdgeInsets? {
    let element = tree.views[view].element
    let own = SceneMargins.explicit(element)
    guard tree.views[view].kind == "tableViewCellContentView" else { return own }
    guard let own else { return cellMargins(of: view) }
    guard element.flag("preservesSuperviewLayoutMargins") else { return own }
    let cell = cellMargins(of: view)
    return DirectionalEdgeInsets(
      top: max(own.top, cell.top), leading: max(own.leading, cell.leading),
      bottom: max(own.bottom, cell.bottom), trailing: max(own.trailing, cell.trailing))
  }

  /// The margins of a cell's content by version, device and width, or the cell's own if both preserve.
  private func cellMargins(of view: Int) -> DirectionalEdgeInsets {
    let content = tree.views[view]
    guard let cell = content.parent.map({ tree.views[$0] }) else {
      return DirectionalEdgeInsets(all: 8)
    }
    if let own = SceneMargins.explicit(cell.element),
      content.element.flag("preservesSuperviewLayoutMargins")
    {
      return own
    }
    let version = document.version
    if version < .xcode9, !cell.element.flag("preservesSuperviewLayoutMargins") {
      return DirectionalEdgeInsets(all: 8)
    }
    let isWide =
      isWideDevice && cell.frame.width > 320 || version < .xcode11 && cell.frame.width >= 414
    var side = isWide ? 20.0 : 16
    // Cells of a xib have a point less in Xcode 11.
    if version >= .xcode11Released, version < .xcode12, !isWideDevice, cell.parent == nil {
      side = 15
    }
    var vertical = version >= .xcode9 ? 11.0 : 8
    let table = tree.superviews(of: view).map { tree.views[$0].element }
      .first { $0.name == "tableView" }
    if table?["style"] == "insetGrouped", version >= .xcode26 { vertical = 15 }
    let hasAccessory = (cell.element["accessoryType"] ?? "none") != "none"
    let room = cell.frame.width - content.frame.maxX
    return DirectionalEdgeInsets(
      top: vertical, leading: side, bottom: vertical,
      trailing: hasAccessory && room > 5 ? 8 : side)
  }

  private var isWideDevice: Bool {
    guard let device = document.device?.device else { return false }
    return device.family == .pad
      || device.portraitSize.width >= 402 && device.name != "iPhone 14 Pro"
  }
}
