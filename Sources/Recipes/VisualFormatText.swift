import Diagnostics
package import LayoutModel
import VisualFormat

/// Writes the constraints of a layout as format strings.
package enum VisualFormatText {
  /// The strings of each view that holds constraints, the root first.
  ///
  /// Constraints that the visual format cannot express follow in the guide's notation, one per
  /// line.
  ///
  /// In strings views have their identifiers, and `|` is their superview.
  package static func text(of layout: Layout) -> String {
    let names = VisualNames(views: layout.views, guides: layout.guides)
    var held: [Int: [(index: Int, constraint: VisualConstraint)]] = [:]
    var rest: [Int] = []
    for (index, constraint) in layout.constraints.enumerated() {
      if let (holder, visual) = visualConstraint(constraint, in: layout, names) {
        held[holder, default: []].append((index, visual))
      } else {
        rest.append(index)
      }
    }
    var text = ""
    for (holder, constraints) in held.sorted(by: { $0.key < $1.key }) {
      let output = VisualFormatPrinter.output(for: constraints.map(\.constraint))
      rest += output.rest.map { constraints[$0].index }
      if holder != 0, !output.formats.isEmpty { text += "// \(layout.views[holder].name)\n" }
      for format in output.formats { text += format + "\n" }
    }
    for index in rest.sorted() {
      let constraint = layout.constraints[index]
      let identifier = constraint.identifier.map { " [\($0)]" } ?? ""
      text += layout.equation(of: constraint) + identifier + "\n"
    }
    return text
  }

  /// A constraint between identifiers, and the view that `|` is in it; nil where strings cannot name what
  /// it ties.
  private static func visualConstraint(
    _ constraint: LayoutConstraint, in layout: Layout, _ names: VisualNames
  ) -> (holder: Int, VisualConstraint)? {
    guard constraint.identifier == nil, !constraint.isPlaceholder else { return nil }
    var constraint = constraint
    if constraint.usesStandardSpacing, constraint.constant < 0 {
      guard constraint.secondItem != nil, constraint.multiplier == 1 else { return nil }
      constraint = constraint.turned
    }
    // Either one item is the other's superview, or both have the same.
    let superviews = constraint.items.map { superview(of: $0, in: layout) }
    let holding = zip(constraint.items, superviews.reversed()).first { item, superview in
      superview.map { item == .view($0) } ?? false
    }
    guard let holder = holding?.1 ?? (Set(superviews).count == 1 ? superviews[0] : nil) else {
      return nil
    }
    func item(_ item: LayoutItem) -> VisualItem? {
      item == .view(holder) ? .superview : names.identifiers[item].map { .view($0) }
    }
    let second = constraint.secondItem.map(item)
    guard let first = item(constraint.firstItem), second != .some(nil) else { return nil }
    return (
      holder,
      VisualConstraint(
        first, constraint.firstAttribute, constraint.relation, second ?? nil,
        constraint.secondAttribute, multiplier: constraint.multiplier,
        constant: constraint.usesStandardSpacing ? .standard : .points(constraint.constant),
        priority: constraint.priority, range: SourceRange(start: 0, end: 0))
    )
  }

  /// The view that `|` is in a string about an item; nil for the root.
  private static func superview(of item: LayoutItem, in layout: Layout) -> Int? {
    switch item {
    case .view(let view): layout.views[view].superview
    case .guide(let guide): layout.guides[guide].view
    }
  }
}
