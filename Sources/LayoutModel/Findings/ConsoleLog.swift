import Basics

/// Conflicts in the form of the console log of a device, with names in place of addresses.
///
/// Source: Auto Layout Guide, Unsatisfiable Layouts, "Understanding the Logs".
package enum ConsoleLog {
  /// The log of all conflicts of a layout; empty when there are none.
  package static func text(for solved: SolvedLayout) -> String {
    solved.conflicts.map { conflict in
      "\(solved.layout.circumstances): " + text(for: conflict, in: solved)
    }.joined()
  }

  private static func text(for conflict: LayoutConflict, in solved: SolvedLayout) -> String {
    // Hugging and resistance of one content size are one entry.
    let entries = conflict.members.compactMap { entry($0, in: solved) }
    let once = entries.enumerated().filter { !entries.prefix($0).contains($1) }
    let lines = once.map { "    \"\($0.element)\"" }
    return """
      Unable to simultaneously satisfy constraints.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(entry(conflict.broken, in: solved) ?? "")

      """
  }

  /// One entry; nil for what the log leaves out, that no size is negative and where the guides lie.
  private static func entry(
    _ member: LayoutConflict.Member, in solved: SolvedLayout
  ) -> String? {
    let layout = solved.layout
    switch member {
    case .constraint(let index):
      let constraint = layout.constraints[index]
      let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
      let body = visualFormat(constraint, in: layout) ?? equation(constraint, in: layout)
      return "<NSLayoutConstraint \(identifier)\(body)>"
    case .implied(let implied): return entry(implied, in: solved)
    }
  }

  private static func entry(
    _ implied: ImpliedConstraint, in solved: SolvedLayout
  ) -> String? {
    let layout = solved.layout
    switch implied.source {
    case .stackView, .tableView: return "<NSLayoutConstraint \(implied.text)>"
    case .autoresizingMask: return "<NSAutoresizingMaskLayoutConstraint \(implied.text)>"
    case .rootSize(let axis):
      let name = "UIView-Encapsulated-Layout-" + (axis == .horizontal ? "Width" : "Height")
      let size = layout.canvas.size
      let length = axis == .horizontal ? size.width : size.height
      return "<NSLayoutConstraint '\(name)' \(sized(.view(0), axis, length, in: layout))>"
    case .contentSize(let index, let axis):
      let view = solved.metrics[index]
      let length = view.intrinsicContentSize[axis] ?? 0
      return "<NSContentSizeLayoutConstraint \(sized(.view(index), axis, length, in: layout))"
        + " Hug:\(view.contentHuggingPriority[axis].text)"
        + " CompressionResistance:\(view.contentCompressionResistancePriority[axis].text)>"
    case .geometry: return nil
    }
  }

  private static func sized(
    _ item: LayoutItem, _ axis: Axis, _ length: Double, in layout: Layout
  ) -> String {
    "\(axis == .horizontal ? "H" : "V"):[\(self.item(item, in: layout))(\(number(length)))]"
  }

  /// A constraint in the visual format; nil if the format cannot express it.
  private static func visualFormat(
    _ constraint: LayoutConstraint, in layout: Layout
  ) -> String? {
    let direction = constraint.firstAttribute.axis == .horizontal ? "H:" : "V:"
    let first = item(constraint.firstItem, in: layout)
    let sign = constraint.relation == .equal ? "" : consoleSign(constraint.relation)
    guard let secondItem = constraint.secondItem else {
      return "\(direction)[\(first)(\(sign)\(number(constraint.constant)))]"
    }
    guard constraint.constant >= 0, constraint.multiplier == 1 else { return nil }
    let space =
      constraint.usesStandardSpacing && constraint.relation == .equal
      ? "NSSpace(\(number(constraint.constant)))" : sign + number(constraint.constant)
    let second = item(secondItem, in: layout)
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.leading, .trailing), (.top, .bottom):
      return "\(direction)[\(second)]-(\(space))-[\(first)]"
    case (.leading, .leading) where isSuperview(secondItem, of: constraint.firstItem, in: layout),
      (.top, .top) where isSuperview(secondItem, of: constraint.firstItem, in: layout):
      return "\(direction)|-(\(space))-[\(first)]   (Names: '|':\(second) )"
    case (.trailing, .trailing) where isSuperview(constraint.firstItem, of: secondItem, in: layout),
      (.bottom, .bottom) where isSuperview(constraint.firstItem, of: secondItem, in: layout):
      return "\(direction)[\(second)]-(\(space))-|   (Names: '|':\(first) )"
    default: return nil
    }
  }

  private static func equation(_ constraint: LayoutConstraint, in layout: Layout) -> String {
    var text = item(constraint.firstItem, in: layout) + "." + constraint.firstAttribute.rawValue
    text += " \(consoleSign(constraint.relation)) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
      text += item(second, in: layout) + "." + constraint.secondAttribute.rawValue
    }
    if constraint.constant != 0 {
      let sign = constraint.constant < 0 ? "-" : "+"
      text += " \(sign) \(number(constraint.constant.magnitude))"
    }
    return text
  }

  private static func consoleSign(_ relation: Relation) -> String {
    relation == .equal ? "==" : relation.sign
  }

  private static func item(_ item: LayoutItem, in layout: Layout) -> String {
    switch item {
    case .view(let index): "\(layout.views[index].kind.uiKitClass)'\(layout.views[index].name)'"
    case .guide(let index): "_UILayoutGuide'\(layout.guides[index].name)'"
    }
  }

  private static func isSuperview(_ a: LayoutItem, of b: LayoutItem, in layout: Layout) -> Bool {
    guard let superview = a.view, let view = b.view else { return false }
    return layout.views[view].superview == superview
  }

  private static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 6) }
}
