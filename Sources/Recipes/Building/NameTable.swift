import Basics
import LayoutModel

/// The items that constraints can name, looked up without regard to case.
struct NameTable {
  let views: [View]
  /// The declared guides, followed by guides of views that constraints name.
  private(set) var guides: [LayoutGuide]
  private var items: [String: LayoutItem]
  /// The last number that made a name of a guide its own.
  private var guideNumbers: [String: Int] = [:]
  private static let rootKey = Layout.rootName.lowercased()
  /// All names, in the order of the layout.
  let names: [String]
  /// Whether a size can be tied to a negative number, as in the log of a conflict.
  var allowsNegativeSizes = false

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

  /// The table with more views and guides at its end.
  func adding(views: [View], guides: [LayoutGuide]) -> NameTable {
    var table = NameTable(views: self.views + views, guides: self.guides + guides)
    table.allowsNegativeSizes = allowsNegativeSizes
    return table
  }

  /// The item with a name; `Superview` is the view that holds the constraint.
  ///
  /// `Red View.Safe Area` is a guide of a view. Without a view, `Safe Area` is the root's. The
  /// guides of margins, readable content and scroll views are those of the view that holds the
  /// constraint.
  mutating func item(named name: String, holder: Int) -> LayoutItem? {
    let key = name.lowercased()
    if key == NameTable.rootKey { return .view(holder) }
    let known = NameTable.holderGuides.contains(key) ? nil : items[key]
    return known ?? guide(named: name, holder: holder)
  }

  /// The guides that a view's own constraints name without the view, in lower case.
  private static let holderGuides = Set(
    LayoutGuide.named.filter { $0.kind != .safeArea }.map { $0.name.lowercased() })

  private mutating func guide(named name: String, holder: Int) -> LayoutItem? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      .map(\.trimmed)
    guard (1...2).contains(parts.count), let last = parts.last?.lowercased(),
      let known = LayoutGuide.named.first(where: { $0.name.lowercased() == last })
    else { return nil }
    var view = known.kind == .safeArea ? 0 : holder
    if parts.count == 2 {
      guard case .view(let index) = item(named: parts[0], holder: holder) else { return nil }
      view = index
    }
    guard hasGuide(known.kind, view) else { return nil }
    let guideName = view == 0 ? known.name : views[view].name + "." + known.name
    if let item = items[guideName.lowercased()] { return item }
    guides.append(LayoutGuide(name: guideName, kind: known.kind, view: view))
    let item = LayoutItem.guide(guides.count - 1)
    items[guideName.lowercased()] = item
    return item
  }

  /// Whether a view has a guide of a kind.
  func hasGuide(_ kind: LayoutGuide.Kind, _ view: Int) -> Bool {
    kind != .content && kind != .frame || views[view].kind == .scrollView
  }

  /// Makes a layout guide of a view, under a name that nothing else has.
  /// - Parameter isNumbered: Whether the first of the name has a number too.
  mutating func makeGuide(named name: String, of view: Int, isNumbered: Bool) -> LayoutItem {
    var unique = name
    while isNumbered && unique == name || items[unique.lowercased()] != nil {
      guideNumbers[name, default: isNumbered ? 0 : 1] += 1
      unique = "\(name) \(guideNumbers[name] ?? 1)"
    }
    guides.append(LayoutGuide(name: unique, kind: .own, view: view))
    let item = LayoutItem.guide(guides.count - 1)
    items[unique.lowercased()] = item
    return item
  }

  /// The view of a name.
  func view(named name: String) -> Int? {
    let key = name.lowercased()
    if key == NameTable.rootKey { return 0 }
    if case .view(let index) = items[key] { return index }
    return nil
  }

  /// Whether one item is a view that holds the other, directly or not.
  func isHolder(_ a: LayoutItem, of b: LayoutItem) -> Bool {
    guard let holder = a.view, let view = b.view else { return false }
    return sequence(first: view) { views[$0].superview }.dropFirst().contains(holder)
  }

  /// Whether a name in a constraint is clear to people who do not know which view holds the constraint:
  /// `Superview` is the root, or the superview of the item on the other side.
  func isClear(_ name: String, _ item: LayoutItem, beside other: LayoutItem?) -> Bool {
    let own =
      switch item {
      case .view(let index): views[index].name
      case .guide(let index): guides[index].name
      }
    if own == name || own.lowercased() == name.lowercased() { return true }
    guard let holder = item.view, let view = other?.view else { return false }
    return views[view].superview == holder
  }

  /// A view among a constraint's items that is not in the view that holds the constraint, and its place.
  ///
  /// UIKit does not install such a constraint: it "references something from outside the subtree of the view".
  func viewOutside(_ holder: Int, in items: [LayoutItem]) -> (view: Int, place: Int)? {
    for (place, item) in items.enumerated() {
      if let view = item.view, view != holder, !isHolder(.view(holder), of: item) {
        return (view, place)
      }
    }
    return nil
  }

  /// The rule that a constraint breaks.
  func brokenRule(by constraint: LayoutConstraint) -> AttributeRule? {
    let rule = AttributeRule.broken(by: constraint)
    return rule == .negativeSize && allowsNegativeSizes ? nil : rule
  }
}
