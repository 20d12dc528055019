package import LayoutModel
import Basics
import Typesetting

/// What a layout was told, in the recipe's keys: why its frames and looks are as they are.
///
/// Beside a `LayoutDocument` it lets two figures be compared in words. What was not said, or is what a
/// new view has, is left out.
package enum LayoutFacts {
  /// The facts of a layout.
  /// - Parameters:
  ///   - overlay: What of the constraint overlay is drawn; nil for all.
  ///   - selection: The views and constraints that are shown selected.
  package static func value(
    of layout: Layout, overlay: [String]?, selection: [String]
  ) -> JSONValue {
    let views = layout.views.map { JSONValue.Member($0.name, facts(of: $0, in: layout)) }
    var members: [JSONValue.Member] = [
      .init("canvas", canvas(layout.canvas, overlay, selection)),
      .init("views", .object(views.filter { $0.value != .object([]) })),
    ]
    let equations = equations(of: layout)
    if !equations.isEmpty { members.append(.init("equations", .object(equations))) }
    if !layout.inactiveConstraints.isEmpty {
      let texts = layout.inactiveConstraints.map { JSONValue.string(layout.equation(of: $0)) }
      members.append(.init("inactive", .array(texts)))
    }
    return .object(members)
  }

  /// Constraints, by their numbers, whose author wrote them otherwise than the guide does.
  private static func equations(of layout: Layout) -> [JSONValue.Member] {
    layout.constraints.enumerated().compactMap { index, constraint in
      let equation = layout.equation(of: constraint)
      guard let text = constraint.text, text != equation else { return nil }
      return .init("\(index + 1)", .string(equation))
    }
  }

  private static func canvas(
    _ canvas: Canvas, _ overlay: [String]?, _ selection: [String]
  ) -> JSONValue {
    var facts = FactList()
    facts.add("layoutMargins", text(canvas.layoutMargins))
    facts.add("safeAreaInsets", text(canvas.safeAreaInsets))
    facts.add("system", "\(canvas.system)")
    facts.add("textSize", canvas.textSize.rawValue, unless: canvas.textSize == .large)
    let bars = [
      ("status", canvas.bars.status == true), ("navigation", canvas.bars.navigation),
      ("tab", canvas.bars.tab), ("tool", canvas.bars.tool),
    ]
    let shown = bars.filter { $0.1 }.map(\.0)
    facts.add("bars", shown.joined(separator: ", "), unless: shown.isEmpty)
    facts.add("overlay", overlay?.joined(separator: ", "))
    facts.add("selection", selection.joined(separator: ", "), unless: selection.isEmpty)
    return facts.value
  }

  private static func facts(of view: View, in layout: Layout) -> JSONValue {
    var facts = FactList()
    facts.add("backgroundColor", view.backgroundColor?.hexadecimal)
    facts.add(contentOf: view.content)
    facts.add("frame", view.frame.map(text))
    facts.add(
      "intrinsicContentSize",
      view.intrinsicContentSize.map { [$0.width, $0.height].map(text).joined(separator: " x ") })
    facts.add("contentHuggingPriority", view.contentHuggingPriority.map(text))
    facts.add(
      "contentCompressionResistancePriority", view.contentCompressionResistancePriority.map(text))
    facts.add("baseline", view.baseline.map { "\(number($0.first)), \(number($0.last))" })
    facts.add("layoutMargins", view.layoutMargins.map(text))
    facts.add("preservesSuperviewLayoutMargins", isTrue: view.preservesSuperviewLayoutMargins)
    facts.add(
      "insetsLayoutMarginsFromSafeArea", "false", unless: view.insetsLayoutMarginsFromSafeArea)
    facts.add("layoutMarginsFollowReadableWidth", isTrue: view.layoutMarginsFollowReadableWidth)
    facts.add("isHidden", isTrue: view.isHidden)
    facts.add(
      "semanticContentAttribute", view.semanticContentAttribute.rawValue,
      unless: view.semanticContentAttribute == .unspecified)
    if let mask = view.autoresizing?.mask {
      facts.add("autoresizingMask", mask.map(\.rawValue).sorted().joined(separator: ", "))
    }
    if let arrangement = view.arrangement { facts.add(arrangement, in: layout) }
    return facts.value
  }

  fileprivate static func number(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }

  private static func text(_ side: Double?) -> String { side.map(number) ?? "none" }

  private static func text(_ insets: DirectionalEdgeInsets) -> String {
    [insets.top, insets.leading, insets.bottom, insets.trailing].map(number).joined(separator: ", ")
  }

  private static func text(_ rect: Rect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(number).joined(separator: ", ")
  }

  private static func text(_ priorities: AxisPriorities) -> String {
    let (horizontal, vertical) = (priorities.horizontal.text, priorities.vertical.text)
    return horizontal == vertical ? horizontal : "horizontal \(horizontal), vertical \(vertical)"
  }
}

/// Facts in their order.
private struct FactList {
  private var members: [JSONValue.Member] = []

  var value: JSONValue { .object(members) }

  mutating func add(_ key: String, _ text: String?, unless isUsual: Bool = false) {
    if let text, !isUsual { members.append(.init(key, .string(text))) }
  }

  mutating func add(_ key: String, isTrue: Bool) {
    add(key, "true", unless: !isTrue)
  }

  mutating func add(contentOf content: ViewContent) {
    let new = ViewContent()
    add("text", content.text)
    add("title", content.title)
    add("placeholder", content.placeholder)
    let size = content.imageSize.map {
      LayoutFacts.number($0.width) + " x " + LayoutFacts.number($0.height)
    }
    let image = [content.imageName, size].compactMap { $0 }
    add("image", image.joined(separator: ", "), unless: image.isEmpty)
    switch content.font {
    case .system(let size, let weight):
      add("font", LayoutFacts.number(size) + (weight.map { " " + $0.rawValue } ?? ""))
    case .style(let style): add("font", style.rawValue)
    case nil: break
    }
    add("textColor", content.textColor?.hexadecimal)
    add("numberOfLines", "\(content.numberOfLines)", unless: content.numberOfLines == 1)
    add("textAlignment", content.textAlignment.rawValue, unless: content.textAlignment == .natural)
    add("contentMode", content.contentMode.rawValue, unless: content.contentMode == new.contentMode)
    add("style", content.style)
    add(
      "segments", content.segments.joined(separator: ", "), unless: content.segments == new.segments
    )
    add(
      "numberOfPages", "\(content.numberOfPages)",
      unless: content.numberOfPages == new.numberOfPages)
    add("isScrollEnabled", "false", unless: content.isScrollEnabled)
  }

  mutating func add(_ arrangement: StackArrangement, in layout: Layout) {
    add("axis", arrangement.axis == .horizontal ? "horizontal" : "vertical")
    add("alignment", arrangement.alignment.rawValue, unless: arrangement.alignment == .fill)
    add(
      "distribution", arrangement.distribution.rawValue, unless: arrangement.distribution == .fill)
    add("spacing", LayoutFacts.number(arrangement.spacing), unless: arrangement.spacing == 0)
    let custom = arrangement.customSpacing.sorted { $0.key < $1.key }.map {
      "\(layout.views[$0.key].name) \(LayoutFacts.number($0.value))"
    }
    add("customSpacing", custom.joined(separator: ", "), unless: custom.isEmpty)
    add(
      "isLayoutMarginsRelativeArrangement", isTrue: arrangement.isLayoutMarginsRelativeArrangement)
    add("isBaselineRelativeArrangement", isTrue: arrangement.isBaselineRelativeArrangement)
    let names = arrangement.arrangedSubviews.map { layout.views[$0].name }
    add("arrangedSubviews", names.joined(separator: ", "), unless: names.isEmpty)
  }
}
