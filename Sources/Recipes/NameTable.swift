import LayoutModel

/// The items that constraints can name, looked up without regard to case.
struct NameTable {
  let views: [View]
  let guides: [LayoutGuide]
  private let items: [String: LayoutItem]
  /// All names, in the order of the layout.
  let names: [String]

  init(views: [View], guides: [LayoutGuide]) {
    self.views = views
    self.guides = guides
    var items: [String: LayoutItem] = [:]
    for (index, guide) in guides.enumerated() { items[guide.name.lowercased()] = .guide(index) }
    for (index, view) in views.enumerated().dropFirst() {
      items[view.name.lowercased()] = .view(index)
    }
    self.items = items
    names = [Layout.rootName] + views.dropFirst().map(\.name) + guides.map(\.name)
  }

  /// The item of a name; `Superview` is the view that holds the constraint.
  func item(named name: String, holder: Int) -> LayoutItem? {
    let key = name.lowercased()
    return key == Layout.rootName.lowercased() ? .view(holder) : items[key]
  }

  /// The view of a name.
  func view(named name: String) -> Int? {
    if case .view(let index) = item(named: name, holder: 0) { index } else { nil }
  }

  /// Whether one item is a view that holds the other, directly or not.
  func isHolder(_ a: LayoutItem, of b: LayoutItem) -> Bool {
    guard case .view(let holder) = a, case .view(var view) = b else { return false }
    while let superview = views[view].superview {
      if superview == holder { return true }
      view = superview
    }
    return false
  }
}
