import Diagnostics
import LayoutModel

/// Advice on controls that cover each other in part.
extension SolvedLayout {
  /// The most views that are compared with each other.
  private static let maximumControls = 400

  /// Advice on each control that covers another one, or a text, in part.
  ///
  /// A control that lies whole in another one beside its text, such as a button at the end of a text field, is meant so,
  /// and so is a badge on a corner. Texts are compared elsewhere, and so are neighbours with a negative space between them.
  var overlappingControls: [Diagnostic] {
    let parts = layout.views.indices.dropFirst().compactMap { index in
      seenRect(of: index).map { (view: index, rect: $0) }
    }
    if parts.count > SolvedLayout.maximumControls { return [] }
    let known = Set(
      textsOverEachOther().map { [$0.lower, $0.upper] }
        + layout.constraints.compactMap(negativeSpace).map { [$0.view, $0.other].sorted() })
    return parts.indices.flatMap { first in
      parts[(first + 1)...].compactMap { upper -> Diagnostic? in
        let lower = parts[first]
        guard layout.views[lower.view].superview == layout.views[upper.view].superview,
          layout.views[lower.view].kind != .label || layout.views[upper.view].kind != .label,
          !known.contains([lower.view, upper.view]), covers(upper, lower)
        else { return nil }
        return Diagnostic(
          "overlapping-views", severity: .advice,
          "'\(layout.views[upper.view].name)' covers a part of '\(layout.views[lower.view].name)'",
          at: layout.views[upper.view].origin, help: spaceBelow(lower.view, for: upper.view).text)
      }
    }
  }

  /// Whether one view covers a part of another one: they share more than a point, the smaller is no badge on a corner
  /// of the larger, and no part of it.
  private func covers(_ upper: (view: Int, rect: Rect), _ lower: (view: Int, rect: Rect)) -> Bool {
    let (a, b) = (upper.rect, lower.rect)
    let shared = a.intersection(b)
    if min(shared.width, shared.height) <= 1 { return false }
    if layout.views[upper.view].kind == layout.views[lower.view].kind { return true }
    if shared == a, !isTied(upper.view, to: lower.view) { return true }
    if shared == a { return text(inField: lower.view).map { covers($0, a) } ?? false }
    if shared == b { return true }
    let (small, large) = a.width * a.height < b.width * b.height ? (a, b) : (b, a)
    let isAtCorner =
      (small.x < large.x || small.maxX > large.maxX)
      && (small.y < large.y || small.maxY > large.maxY)
    return !isAtCorner || small.width > large.width / 2
  }

  /// Whether a constraint says where a view is beside another one, from left to right.
  private func isTied(_ view: Int, to other: Int) -> Bool {
    layout.constraints.contains { rule in
      rule.items.contains(.view(view)) && rule.items.contains(.view(other))
        && rule.firstAttribute.axis == .horizontal && !rule.firstAttribute.isSize
    }
  }

  private func covers(_ a: Rect, _ b: Rect) -> Bool {
    let shared = a.intersection(b)
    return min(shared.width, shared.height) > 1
  }

  /// Where the text of a text field begins and ends; nil of an empty one, and of another view.
  private func text(inField index: Int) -> Rect? {
    let (view, frame) = (layout.views[index], alignmentRect(of: .view(index)))
    let text = view.content.text ?? view.content.placeholder ?? ""
    guard view.kind == .textField, !text.isEmpty,
      let width = metrics[index].intrinsicContentSize.width
    else { return nil }
    let length = min(width, frame.width)
    let isAtRight = metrics[index].direction == .rightToLeft
    return Rect(
      x: isAtRight ? frame.maxX - length : frame.x, y: frame.y, width: length, height: frame.height)
  }

  /// What is seen of a control or a text, in the root's coordinates; nil of another view, and of one that is not
  /// determined.
  private func seenRect(of index: Int) -> Rect? {
    let controls: Set<ViewKind> = [
      .textField, .switch, .slider, .stepper, .segmentedControl, .searchBar, .datePicker,
    ]
    let view = layout.views[index]
    guard undetermined[index].isEmpty, !layout.isHidden(index) else { return nil }
    if view.kind == .label { return rectOfText(in: index) }
    let hasGround =
      view.backgroundColor != nil
      || view.content.style.map { $0 != "plain" && $0 != "system" }
        ?? false
    if view.kind == .button {
      return hasGround ? alignmentRect(of: .view(index)) : rectOfText(in: index)
    }
    return controls.contains(view.kind) ? alignmentRect(of: .view(index)) : nil
  }
}
