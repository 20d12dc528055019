import Basics
import FigureChoices
import LayoutModel

/// A constraint of a view as the size inspector lists it.
struct InspectorEntry: Hashable, Sendable {
  /// A line: `Leading Space to:` and `Superview`.
  struct Line: Hashable, Sendable {
    var label: String
    var value: String
    /// Whether the value is grey: the superview, or a standard length.
    var isQuiet = false
  }

  var constraint: Int
  /// The small picture before it.
  var icon: InspectorIcon
  var lines: [Line]
  var isOptional: Bool
  /// What its popover edits, as numbers; the relation is a sign.
  var values: Values

  struct Values: Hashable, Sendable {
    var relation: String
    var constant: String
    var priority: String
    var multiplier: String
  }

  /// Its lines, in words.
  var text: String { lines.map { "\($0.label) \($0.value)" }.joined(separator: " ") }

  /// The entries of all constraints of a view, in their order.
  static func entries(
    of view: Int, in solved: SolvedLayout, _ words: FigurePhrases, usesSigns: Bool
  ) -> [InspectorEntry] {
    let layout = solved.layout
    return layout.constraints.indices.compactMap { index in
      let constraint = layout.constraints[index]
      guard constraint.items.contains(.view(view)) else { return nil }
      let isFirst = constraint.firstItem == .view(view)
      let reader = EntryReader(
        view: view, own: isFirst ? constraint : constraint.turned, stated: constraint,
        layout: layout, words: words, usesSigns: usesSigns)
      return InspectorEntry(
        constraint: index, icon: reader.icon, lines: reader.lines,
        isOptional: !constraint.priority.isRequired, values: reader.values)
    }
  }
}

/// Reads a constraint from the side of one of its views.
private struct EntryReader {
  let view: Int
  /// With the view as its first item.
  let own: LayoutConstraint
  let stated: LayoutConstraint
  let layout: Layout
  let words: FigurePhrases
  /// Whether inequalities are printed `≥`, as a current Xcode does, or `>=`.
  let usesSigns: Bool

  private var attribute: Attribute { own.firstAttribute }
  private var other: LayoutItem? { own.secondItem.flatMap { $0 == .view(view) ? nil : $0 } }
  private var axis: Axis { attribute.axis ?? .horizontal }
  private var isRatio: Bool { own.secondItem == .view(view) && own.firstAttribute.isSize }

  private var isSpace: Bool { own.isSpace(in: layout) }

  var icon: InspectorIcon {
    if isRatio { return .ratio }
    if attribute.isSize { return other == nil ? .size(axis) : .equalSizes(axis) }
    let isInHolder = other?.view.map { layout.view($0, holds: view) } ?? false
    switch (isSpace, attribute.edge) {
    case (true, let edge?) where isInHolder: return .inset(axis, isFar: edge)
    case (true, _): return .space(axis)
    case (false, let edge?): return .edges(axis, isFar: edge)
    case (false, nil) where attribute == .firstBaseline || attribute == .lastBaseline:
      return .baselines
    case (false, nil): return isInHolder ? .container(axis) : .centers(axis)
    }
  }

  var lines: [InspectorEntry.Line] {
    if isRatio {
      return [.init(label: words.labeled(.aspectRatio), value: ratio)]
    }
    let name = words.attribute(attribute)
    guard let other else {
      let label =
        own.relation == .equal
        ? words.filled(.sizeEquals, name) : "\(name) \(sign):"
      return [.init(label: label, value: length)]
    }
    let isHolder = other.view.map { layout.view($0, holds: view) } ?? false
    let item = isHolder ? words[.superview] : layout.name(of: other)
    let title: String
    if attribute.isSize {
      title = words.filled(own.multiplier == 1 ? .equalTo : .proportionalTo, name)
    } else {
      title = words.filled(isSpace ? .spaceTo : .alignTo, name)
    }
    let first = InspectorEntry.Line(label: title, value: item, isQuiet: isHolder)
    return [first] + second
  }

  /// The multiplier, or the constant with the relation; none of a plain alignment.
  private var second: [InspectorEntry.Line] {
    if attribute.isSize, own.multiplier != 1 {
      return [.init(label: words.labeled(.multiplier), value: number(own.multiplier))]
    }
    if own.constant == 0, own.relation == .equal { return [] }
    let label = own.relation == .equal ? words[.equals] : sign
    return [.init(label: label, value: length, isQuiet: own.usesStandardSpacing)]
  }

  /// The constant, as Interface Builder shows it: positive for a space in which the view lies.
  private var length: String {
    if own.usesStandardSpacing { return words[.standardValue] }
    return number(isSpace ? own.constant.magnitude : own.constant)
  }

  /// Of the width to the height.
  private var ratio: String {
    let multiplier = own.firstAttribute == .width ? own.multiplier : 1 / own.multiplier
    return Layout.multiplierText(multiplier)
  }

  var values: InspectorEntry.Values {
    InspectorEntry.Values(
      relation: sign(usesSigns: true), constant: length, priority: own.priority.text,
      multiplier: number(own.multiplier))
  }

  /// The relation of the length that is printed.
  private var relation: Relation {
    isSpace && own.constant < 0 ? own.relation.reversed : own.relation
  }

  private var sign: String { sign(usesSigns: usesSigns) }

  private func sign(usesSigns: Bool) -> String {
    switch (relation, usesSigns) {
    case (.equal, _): "="
    case (.greaterThanOrEqual, true): "≥"
    case (.greaterThanOrEqual, false): ">="
    case (.lessThanOrEqual, true): "≤"
    case (.lessThanOrEqual, false): "<="
    }
  }

  private func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }
}

extension Attribute {
  /// Whether it is the near or the far edge, margins among them; nil of other attributes.
  var edge: Bool? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: false
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: true
    case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
      .centerYWithinMargins, .notAnAttribute:
      nil
    }
  }
}

extension FigurePhrases {
  /// A phrase with a word in the place of its braces.
  func filled(_ phrase: FigurePhrase, _ word: String) -> String {
    self[phrase].replacing("{word}", with: word)
  }

  /// A phrase with a colon.
  func labeled(_ phrase: FigurePhrase) -> String { self[phrase] + ":" }

  /// The name of an attribute; that of the edge for a margin.
  func attribute(_ attribute: Attribute) -> String {
    switch attribute {
    case .left, .leftMargin: self[.left]
    case .right, .rightMargin: self[.right]
    case .top, .topMargin: self[.top]
    case .bottom, .bottomMargin: self[.bottom]
    case .leading, .leadingMargin: self[.leading]
    case .trailing, .trailingMargin: self[.trailing]
    case .width: self[.width]
    case .height: self[.height]
    case .centerX, .centerXWithinMargins: self[.centerX]
    case .centerY, .centerYWithinMargins: self[.centerY]
    case .lastBaseline: self[.baseline]
    case .firstBaseline: self[.firstBaseline]
    case .notAnAttribute: self[.notAnAttribute]
    }
  }
}
