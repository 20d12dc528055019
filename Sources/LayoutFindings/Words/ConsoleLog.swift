import Basics
package import LayoutModel

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
    let entries = conflict.members.map { entry($0, in: solved) }
    // Hugging and resistance of one content size are one entry, and so are the margins of one view.
    var known: Set<String> = []
    let lines = (entries.compactMap(\.text) + entries.flatMap(\.margins)).filter {
      known.insert($0).inserted
    }.map { "    \"\($0)\"" }
    return """
      Unable to simultaneously satisfy constraints.
      (
      \(lines.joined(separator: ",\n"))
      )

      Will attempt to recover by breaking constraint
      \(entry(conflict.broken, in: solved).text ?? "")

      """
  }

  private static func entry(
    _ member: LayoutConflict.Member, in solved: SolvedLayout
  ) -> ConsoleEntry {
    let (layout, metrics) = (solved.layout, solved.metrics)
    switch member {
    case .constraint(let index):
      return ConsoleEntryMaker(layout, metrics).entry(layout.constraints[index])
    case .implied(let implied):
      switch implied.rule {
      case .constraint(let constraint, let guides):
        let maker = ConsoleEntryMaker(layout.adding(guides), metrics)
        guard case .autoresizingMask = implied.source else { return maker.entry(constraint) }
        return maker.entry(constraint, className: "NSAutoresizingMaskLayoutConstraint")
      case .root(let part, let length):
        return ConsoleEntryMaker(layout, metrics).entry(ofRoot: part, length)
      case .contentHugging(let view, let part, _, _),
        .compressionResistance(let view, let part, _, _):
        return ConsoleEntryMaker(layout, metrics).entry(ofContent: view, part.axis)
      case .guide(let guide, let part, let insets):
        return ConsoleEntryMaker(layout.adding([guide]), metrics).entry(
          ofGuide: layout.guides.count, part, insets)
      case .notNegative: return ConsoleEntry()
      }
    }
  }
}

/// An entry of a console log.
private struct ConsoleEntry {
  /// The constraint; nil of one that the log leaves out, that no size is negative.
  var text: String?
  /// The constraints that state the margins that it uses.
  var margins: [String] = []
}

/// Writes the constraints of a layout as the console does.
private struct ConsoleEntryMaker {
  private let layout: Layout
  /// The metrics of each view of the layout.
  private let metrics: [ViewMetrics]

  init(_ layout: Layout, _ metrics: [ViewMetrics]) {
    (self.layout, self.metrics) = (layout, metrics)
  }

  /// The entry of a constraint of some class.
  func entry(
    _ constraint: LayoutConstraint, className: String = "NSLayoutConstraint"
  ) -> ConsoleEntry {
    let identifier = constraint.identifier.map { "'\($0)' " } ?? ""
    let body = visualFormat(constraint) ?? equation(constraint)
    return ConsoleEntry(
      text: "<\(className) \(identifier)\(body)>", margins: margins(of: constraint))
  }

  /// The entry of the size that the canvas gives the root; one without a text for its corner.
  func entry(ofRoot part: FrameVariable, _ length: Double) -> ConsoleEntry {
    switch part {
    case .x, .y: return ConsoleEntry()
    case .width, .height:
      let name = "UIView-Encapsulated-Layout-" + (part == .width ? "Width" : "Height")
      let body = sized(.view(0), part.axis, length)
      return ConsoleEntry(text: "<NSLayoutConstraint '\(name)' \(body)>")
    }
  }

  /// The entry of the size of a view's content.
  func entry(ofContent view: Int, _ axis: Axis) -> ConsoleEntry {
    let own = metrics[view]
    return ConsoleEntry(
      text: "<NSContentSizeLayoutConstraint "
        + "\(sized(.view(view), axis, own.intrinsicContentSize[axis] ?? 0))"
        + " Hug:\(own.contentHuggingPriority[axis].text)"
        + " CompressionResistance:\(own.contentCompressionResistancePriority[axis].text)>")
  }

  private func sized(_ item: LayoutItem, _ axis: Axis, _ length: Double) -> String {
    "\(axis == .horizontal ? "H" : "V"):[\(text(of: item))(\(number(length)))]"
  }

  // MARK: - Constraints

  /// A constraint in the visual format; nil if the format cannot express it.
  private func visualFormat(_ constraint: LayoutConstraint) -> String? {
    let direction = constraint.firstAttribute.axis == .horizontal ? "H:" : "V:"
    let first = text(of: constraint.firstItem)
    let sign = constraint.relation == .equal ? "" : consoleSign(constraint.relation)
    guard let secondItem = constraint.secondItem else {
      return "\(direction)[\(first)(\(sign)\(number(constraint.constant)))]"
    }
    guard constraint.constant >= 0, constraint.multiplier == 1 else { return nil }
    let space =
      constraint.usesStandardSpacing && constraint.relation == .equal
      ? "NSSpace(\(number(constraint.constant)))" : sign + number(constraint.constant)
    let second = text(of: secondItem)
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.leading, .trailing), (.top, .bottom):
      return "\(direction)[\(second)]-(\(space))-[\(first)]"
    case (.leading, .leading) where isSuperview(secondItem, of: constraint.firstItem),
      (.top, .top) where isSuperview(secondItem, of: constraint.firstItem):
      return "\(direction)|-(\(space))-[\(first)]   (Names: '|':\(second) )"
    case (.trailing, .trailing) where isSuperview(constraint.firstItem, of: secondItem),
      (.bottom, .bottom) where isSuperview(constraint.firstItem, of: secondItem):
      return "\(direction)[\(second)]-(\(space))-|   (Names: '|':\(first) )"
    default: return nil  // The format has no such pair.
    }
  }

  private func equation(_ constraint: LayoutConstraint) -> String {
    var text = self.text(of: constraint.firstItem) + "." + constraint.firstAttribute.rawValue
    text += " \(consoleSign(constraint.relation)) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += number(constraint.multiplier) + "*" }
      text += self.text(of: second) + "." + constraint.secondAttribute.rawValue
    }
    if constraint.constant != 0 {
      let sign = constraint.constant < 0 ? "-" : "+"
      text += " \(sign) \(number(constraint.constant.magnitude))"
    }
    return text + superviewName(constraint)
  }

  /// The name of the superview, where the meaning of an equation depends on which view it is: the content of
  /// a scroll view, and a multiple of a place.
  private func superviewName(_ constraint: LayoutConstraint) -> String {
    guard let second = constraint.secondItem, !constraint.secondAttribute.isSize else { return "" }
    let pairs = [(second, constraint.firstItem), (constraint.firstItem, second)]
    guard let outer = pairs.first(where: { isSuperview($0.0, of: $0.1) })?.0, let view = outer.view
    else { return "" }
    let isMeant = layout.views[view].kind == .scrollView || constraint.multiplier != 1
    return isMeant ? "   (Names: '|':\(text(of: outer)) )" : ""
  }

  // MARK: - Margins

  /// The constraints between views and their margins guides for the margins that a constraint uses.
  private func margins(of constraint: LayoutConstraint) -> [String] {
    [
      (constraint.firstItem, constraint.firstAttribute),
      (constraint.secondItem ?? constraint.firstItem, constraint.secondAttribute),
    ].flatMap { item, attribute -> [String] in
      guard let view = item.view, attribute.isWithinMargins else { return [] }
      let isHorizontal = attribute.axis == .horizontal
      let places: [Attribute.Place] =
        attribute.isCenter ? [.near, .far] : [attribute.place(.leftToRight) ?? .near]
      return places.map {
        margin(of: view, isHorizontal: isHorizontal, isNear: $0 == .near, attribute)
      }
    }
  }

  private func margin(
    of view: Int, isHorizontal: Bool, isNear: Bool, _ attribute: Attribute
  ) -> String {
    let insets = metrics[view].layoutMargins
    // A leading margin is read from left to right.
    let isMirrored = attribute.isDirectional && metrics[view].direction == .rightToLeft
    let side =
      isHorizontal ? (isNear ? "left" : "right") : (isNear ? "top" : "bottom")
    let length =
      isHorizontal
      ? (isNear != isMirrored ? insets.left : insets.right) : (isNear ? insets.top : insets.bottom)
    let guide = "[UILayoutGuide'\(layout.views[view].name).UIViewLayoutMarginsGuide']"
    let space = "-(\(number(length)))-"
    return
      "<NSLayoutConstraint 'UIView-\(side)Margin-guide-constraint' \(isHorizontal ? "H" : "V"):"
      + (isNear ? "|\(space)\(guide)" : "\(guide)\(space)|") + (isHorizontal ? "(LTR)" : "")
      + "   (Names: '|':\(text(of: .view(view))) )>"
  }

  // MARK: - Words

  private func consoleSign(_ relation: Relation) -> String {
    relation == .equal ? "==" : relation.sign
  }

  private func text(of item: LayoutItem) -> String {
    switch item {
    case .view(let index): "\(layout.views[index].kind.uiKitClass)'\(layout.views[index].name)'"
    case .guide(let index): "_UILayoutGuide'\(layout.guides[index].name)'"
    }
  }

  private func isSuperview(_ a: LayoutItem, of b: LayoutItem) -> Bool {
    guard let superview = a.view, let view = b.view else { return false }
    return layout.views[view].superview == superview
  }

  private func number(_ value: Double) -> String { DecimalText.rounded(value, to: 6) }
}

/// What the system adds, as the console logs it.
extension ConsoleEntryMaker {
  /// The entry of where a guide lies; one without a text for what the view itself implies.
  /// - Parameter insets: The distances from the edges of its view, in points.
  func entry(ofGuide index: Int, _ part: FrameVariable, _ insets: EdgeInsets) -> ConsoleEntry {
    let guide = layout.guides[index]
    if guide.kind == .own || guide.kind == .content { return ConsoleEntry() }
    let item = LayoutItem.guide(index)
    func tied(
      _ attribute: Attribute, _ other: Attribute, _ constant: Double
    ) -> ConsoleEntry {
      entry(
        LayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: .view(guide.view),
          attribute: other, constant: constant))
    }
    func fixed(_ height: Double) -> ConsoleEntry {
      entry(
        LayoutConstraint(item: item, attribute: .height, relatedBy: .equal, constant: height))
    }
    switch (part, guide.kind) {
    case (.x, _): return tied(.left, .left, insets.left)
    case (.width, _): return tied(.width, .width, -insets.left - insets.right)
    case (.y, .top): return tied(.top, .top, 0)
    case (.y, .bottom): return tied(.top, .bottom, -insets.bottom)
    case (.y, _): return tied(.top, .top, insets.top)
    case (.height, .top): return fixed(insets.top)
    case (.height, .bottom): return fixed(insets.bottom)
    case (.height, _): return tied(.height, .height, -insets.top - insets.bottom)
    }
  }
}
