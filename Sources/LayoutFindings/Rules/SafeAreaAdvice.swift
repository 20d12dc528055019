import Diagnostics
import LayoutModel
import Typesetting

/// Advice on texts beside the safe area, where the notch or the round corners of a phone on its side hide them.
extension SolvedLayout {
  /// At most so many texts are looked at, fewer in a large layout, since each takes solutions.
  private var mostTexts: Int { min(12, 1 + 1200 / max(layout.constraints.count, 1)) }

  /// One finding for each constraint that ties a text to an edge, and that moves it into the safe area if it names that.
  func safeAreaAdvice(_ typesetter: Typesetter) -> [Diagnostic] {
    guard let safeArea else { return [] }
    let hidden = layout.views.indices.dropFirst().filter { !sidesBesideSafeArea(of: $0).isEmpty }
    return hidden.prefix(mostTexts).flatMap { view in
      layout.constraints.indices.compactMap { index in
        advice(onText: view, tiedBy: index, to: safeArea, among: hidden, typesetter)
      }
    }
  }

  private func advice(
    onText view: Int, tiedBy index: Int, to safeArea: LayoutItem, among hidden: [Int],
    _ typesetter: Typesetter
  ) -> Diagnostic? {
    let old = layout.constraints[index]
    guard old.relation == .equal, old.multiplier == 1, old.firstAttribute.axis == .horizontal,
      let first = old.firstItem.view, let second = old.secondItem?.view,
      let place = old.firstAttribute.place(.leftToRight),
      place == old.secondAttribute.place(.leftToRight),
      case let other = first == view ? second : first, first == view || second == view,
      !hidden.contains(other)
    else { return nil }
    var changed = old
    if first == other { changed.firstItem = safeArea } else { changed.secondItem = safeArea }
    // The line has the number: the system space to the safe area is 0.
    changed.usesStandardSpacing = false
    guard let next = replacing(index, with: changed, typesetter),
      next.sidesBesideSafeArea(of: view).isStrictSubset(of: sidesBesideSafeArea(of: view))
    else { return nil }
    let line = layout.equation(of: changed)
    return Diagnostic(
      "outside-safe-area", severity: .advice,
      "the text of '\(layout.views[view].name)' lies where a notch or round corners can hide it",
      at: old.origin,
      help: old.isLine ? "write '\(line)'" : "tie it to the safe area")
  }

  /// The root's safe area; nil of a layout without one.
  private var safeArea: LayoutItem? {
    layout.guides.firstIndex { $0.kind == .safeArea && $0.view == 0 }.map { .guide($0) }
  }

  /// The sides on which the text of a view lies beside the safe area, within the root.
  private func sidesBesideSafeArea(of view: Int) -> Set<Attribute> {
    let root = alignmentRect(of: .view(0))
    guard let safe = safeArea.map({ alignmentRect(of: $0) }), safe.width < root.width - 1,
      !layout.superviews(of: view).contains(where: { layout.views[$0].scrolls }),
      let text = rectOfText(in: view), text.minX >= root.minX, text.maxX <= root.maxX
    else { return [] }
    var sides: Set<Attribute> = []
    if text.minX < safe.minX - 0.5 { sides.insert(.left) }
    if text.maxX > safe.maxX + 0.5 { sides.insert(.right) }
    return sides
  }
}
