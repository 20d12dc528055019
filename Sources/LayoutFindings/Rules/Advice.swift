import Basics
package import Diagnostics
package import LayoutModel
package import Typesetting

/// Advice on a layout that works but breaks the guide's rules of thumb.
///
/// Source: Auto Layout Guide, Working with Constraints in Interface Builder, "Rules of Thumb";
/// Anatomy of a Constraint, "Priorities" and "Intrinsic Content Size".
extension SolvedLayout {
  /// Advice on the layout, constraints first and then views, each in the layout's order.
  /// - Parameter typesetter: Measures texts where the layout is solved again to verify advice.
  package func advice(_ typesetter: Typesetter) -> [Diagnostic] {
    let (textHolders, neighbours) = (textHolders, Neighbours(self))
    return layout.constraints.indices.flatMap { advice(onConstraint: $0, textHolders, neighbours) }
      + duplicates(.advice) + tieAdvice(typesetter) + safeAreaAdvice(typesetter)
      + layout.views.indices.dropFirst().flatMap(advice(onView:)) + visibilityAdvice
  }

  private func advice(
    onConstraint index: Int, _ textHolders: Set<LayoutItem>, _ neighbours: Neighbours
  ) -> [Diagnostic] {
    let constraint = layout.constraints[index]
    func say(_ id: String, _ message: String, _ help: String) -> Diagnostic {
      Diagnostic(id, severity: .advice, message, at: constraint.origin, help: help)
    }
    var advice: [Diagnostic] = []
    if constraint.secondItem == nil, constraint.relation == .equal, constraint.priority.isRequired,
      let axis = constraint.firstAttribute.axis, textHolders.contains(constraint.firstItem)
    {
      let side = axis == .horizontal ? "width" : "height"
      advice.append(
        say(
          "fixed-size",
          "'\(layout.name(of: constraint.firstItem))' has a fixed \(side) and cannot grow with its text",
          "use '>=' or '<=' for a bound, or let its content or its neighbours decide"))
    }
    if constraint.firstAttribute.isLeftOrRight || constraint.secondAttribute.isLeftOrRight {
      advice.append(
        say(
          "left-or-right", "left and right do not follow the reading direction",
          "use Leading and Trailing; for content that must not flip use semanticContentAttribute"))
    }
    if let neighbour = neighbours.skipped(by: constraint) {
      advice.append(
        say(
          "skips-neighbour", "this constraint reaches across '\(layout.views[neighbour].name)'",
          "tie a view to its nearest neighbour"))
    }
    if Advice.isUnusual(constraint.priority) {
      advice.append(
        say(
          "unusual-priority", "the priority \(constraint.priority.text) is far from the usual ones",
          Advice.priorities))
    }
    return advice
  }

  /// The views that show a text or hold one that does, without the root.
  ///
  /// A text grows with the language and the text size; an icon or a line does not.
  private var textHolders: Set<LayoutItem> {
    var holders: Set<LayoutItem> = []
    for view in layout.views.indices where layout.views[view].showsText {
      holders.insert(.view(view))
      for holder in layout.superviews(of: view) where holder != 0 {
        if !holders.insert(.view(holder)).inserted { break }
      }
    }
    return holders
  }

  private func advice(onView index: Int) -> [Diagnostic] {
    let view = layout.views[index]
    let pairs = [
      ("content hugging", view.contentHuggingPriority),
      ("compression resistance", view.contentCompressionResistancePriority),
    ]
    return pairs.flatMap { name, priorities -> [Diagnostic] in
      guard let priorities else { return [] }
      let own = Axis.allCases.map { priorities[$0] }
      if own.contains(where: \.isRequired) {
        return [
          Diagnostic(
            "required-content-size", severity: .advice,
            "the \(name) of '\(view.name)' is required", at: view.origin,
            help: "a view of the wrong size is better than a conflict: use at most 999")
        ]
      }
      guard let unusual = own.first(where: Advice.isUnusual) else { return [] }
      return [
        Diagnostic(
          "unusual-priority", severity: .advice,
          "the \(name) \(unusual.text) of '\(view.name)' is far from the usual priorities",
          at: view.origin, help: Advice.priorities)
      ]
    }
  }
}

/// The siblings in a layout that constraints reach across.
private struct Neighbours {
  private let solved: SolvedLayout
  private let places: AttributePlaces
  /// The visible views by their superviews.
  private let siblings: [Int?: [Int]]

  init(_ solved: SolvedLayout) {
    self.solved = solved
    places = AttributePlaces(solved)
    let visible = solved.layout.views.indices.filter { !solved.layout.isHidden($0) }
    siblings = Dictionary(grouping: visible) { solved.layout.views[$0].superview }
  }

  /// A sibling that lies between a view and the edge of the superview that a constraint ties it to.
  func skipped(by constraint: LayoutConstraint) -> Int? {
    let (layout, frames) = (solved.layout, solved.frames)
    guard let first = constraint.firstItem.view,
      case .view(let second)? = constraint.secondItem,
      let axis = constraint.firstAttribute.axis, !constraint.firstAttribute.isSize,
      !constraint.firstAttribute.isCenter, !constraint.secondAttribute.isCenter
    else { return nil }
    let isFirstInSecond = layout.views[first].superview == second
    guard isFirstInSecond || layout.views[second].superview == first else { return nil }
    let view = isFirstInSecond ? first : second
    let ends = [false, true].map {
      places.value(ofSecond: $0, of: constraint) { solved.alignmentRect(of: $0) }
    }
    let (low, high) = ((ends.min() ?? 0) + 0.5, (ends.max() ?? 0) - 0.5)
    let frame = frames[view]
    return siblings[layout.views[view].superview]?.first { other in
      let rect = frames[other]
      let along = axis == .horizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
      guard other != view, along.0 >= low, along.1 <= high else { return false }
      let across =
        axis == .horizontal
        ? min(rect.maxY, frame.maxY) - max(rect.minY, frame.minY)
        : min(rect.maxX, frame.maxX) - max(rect.minX, frame.minX)
      return across > 0.5
    }
  }
}

/// The limits of the advice on priorities.
private enum Advice {
  static let priorities =
    "use a priority at most 5 points from 250, 500, 750 or 1000, which the system uses"

  /// Whether a priority is far from those that the guide recommends.
  ///
  /// A stack view's 51 and 49 and the fitting size's 50 are the system's too.
  static func isUnusual(_ priority: Priority) -> Bool {
    ![50.0, 250, 500, 750, 1000].contains { (priority.rawValue - $0).magnitude <= 5 }
  }
}

extension View {
  /// Whether it shows a text that can be longer or larger.
  fileprivate var showsText: Bool {
    let texts = [content.text, content.title, content.placeholder].compactMap { $0 }
    return texts.contains { !$0.isEmpty } || (kind == .label && content.text == nil)
  }
}
