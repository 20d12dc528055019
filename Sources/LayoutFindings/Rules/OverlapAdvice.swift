import Diagnostics
import LayoutModel
import Typesetting

/// Advice on views and texts that lie over each other.
extension SolvedLayout {
  /// The most views with texts that are compared with each other.
  private static let maximumTexts = 400

  /// Advice on each text over which another one lies that is later in z-order.
  func overlappingTexts(_ typesetter: Typesetter) -> [Diagnostic] {
    textsOverEachOther { undetermined[$0].isEmpty }.map {
      overlap($0.upper, over: $0.lower, typesetter)
    }
  }

  /// The views whose texts lie over those of others.
  /// - Parameter isCompared: Whether the text of a view, by its index in the layout, is compared with others.
  func textsOverEachOther(
    _ isCompared: (Int) -> Bool = { _ in true }
  ) -> [(upper: Int, lower: Int)] {
    let texts = layout.views.indices.dropFirst().filter(isCompared).compactMap { index in
      rectOfText(in: index).map { (view: index, rect: $0) }
    }
    if texts.count > SolvedLayout.maximumTexts { return [] }
    return texts.indices.flatMap { first in
      texts[(first + 1)...].compactMap { upper in
        let lower = texts[first]
        let shared = lower.rect.intersection(upper.rect)
        return min(shared.width, shared.height) < 2 ? nil : (upper.view, lower.view)
      }
    }
  }

  private func overlap(_ upper: Int, over lower: Int, _ typesetter: Typesetter) -> Diagnostic {
    let message =
      "the text of '\(layout.views[upper].name)' lies over that of '\(layout.views[lower].name)'"
    let help = spaceBelow(lower, for: upper)
    let origin = layout.views[upper].origin
    guard !help.isReplacement,
      let (line, index) = replacementBelow(lower, for: upper, typesetter)
    else {
      return Diagnostic(
        "overlapping-texts", severity: .advice, message, at: origin, help: help.text)
    }
    return Diagnostic(
      "overlapping-texts", severity: .advice, message, at: origin,
      notes: [Diagnostic.Note(text(of: index), at: layout.constraints[index].origin)],
      help: "write '\(line)' in place of \(layout.nameOfConstraint(index))")
  }

  /// The help on a view that lies over one that it may belong below.
  func spaceBelow(
    _ lower: Int, for upper: Int
  ) -> (text: String, isReplacement: Bool) {
    let (name, other) = (layout.views[upper].name, layout.views[lower].name)
    let space = "'\(name).Top = \(other).Bottom + 8.0'"
    let alignment = layout.constraints.first { constraint in
      constraint.firstAttribute.axis == .vertical && constraint.relation == .equal
        && Set([constraint.firstItem.view, constraint.secondItem?.view]) == [upper, lower]
    }
    guard let alignment else {
      return ("tie one to the other with a space between them: \(space)", false)
    }
    let text = alignment.text ?? layout.equation(of: alignment)
    return ("write \(space) in place of '\(text)' if it is to lie below it", true)
  }

  /// Where the text of a label or a button is, in the root's coordinates; nil if none is seen.
  func rectOfText(in index: Int) -> Rect? {
    let view = layout.views[index]
    let text = view.kind == .label ? view.content.text ?? "Label" : view.content.title ?? ""
    guard [ViewKind.label, .button].contains(view.kind), !text.isEmpty, !layout.isHidden(index)
    else { return nil }
    let frame = alignmentRect(of: .view(index))
    let content = metrics[index].intrinsicContentSize
    let width = min(frame.width, content.width ?? frame.width)
    let height = min(frame.height, content.height ?? frame.height)
    let isReversed = metrics[index].direction == .rightToLeft
    let spare = frame.width - width
    let inset: Double =
      switch view.kind == .button ? .center : view.content.textAlignment {
      case .left: 0
      case .right: spare
      case .center: spare / 2
      case .natural, .justified: isReversed ? spare : 0
      }
    return Rect(
      x: frame.minX + inset, y: frame.minY + (frame.height - height) / 2, width: width,
      height: height)
  }

  // MARK: - Views

  /// Advice on each required constraint whose negative constant lets one of two neighbours lie over the other:
  /// `Lower.Top = Upper.Bottom - 16`.
  ///
  /// A view that does so on both axes is a badge on the corner of the other one.
  var overlappingViews: [Diagnostic] {
    let overlaps = layout.constraints.compactMap(negativeSpace)
    let axes = Dictionary(grouping: overlaps, by: { [$0.view, $0.other] })
    return overlaps.compactMap { overlap in
      if axes[[overlap.view, overlap.other]]?.contains(where: { $0.axis != overlap.axis }) ?? false
      {
        return nil
      }
      let side =
        switch overlap.side {
        case .top: "below"
        case .leading: "behind"
        // `negativeSpace` finds none but these.
        default: "to the right of"
        }
      let (name, other) = (layout.views[overlap.view].name, layout.views[overlap.other].name)
      return Diagnostic(
        "overlapping-views", severity: .advice,
        "a negative space lets '\(name)' lie over '\(other)'", at: overlap.rule.origin,
        help: layout.turningSign(of: overlap.rule, "if '\(name)' is to lie \(side) it"))
    }
  }

  /// Two neighbours of which one lies over the other.
  struct Overlap {
    /// The constraint as its author wrote it.
    var rule: LayoutConstraint
    /// The side of the view that lies over the other one.
    var side: Attribute
    var view: Int
    var other: Int
    var axis: Axis? { side.axis }
  }

  /// The overlap that a constraint's negative constant makes; nil if it makes none.
  func negativeSpace(of constraint: LayoutConstraint) -> Overlap? {
    let facing: [(Attribute, Attribute)] = [
      (.top, .bottom), (.leading, .trailing), (.left, .right),
    ]
    for rule in [constraint, constraint.turned] {
      guard rule.relation == .equal, rule.priority.isRequired, rule.multiplier == 1,
        rule.constant < 0,
        facing.contains(where: { $0 == (rule.firstAttribute, rule.secondAttribute) }),
        let view = rule.firstItem.view, let other = rule.secondItem?.view,
        layout.views[view].superview == layout.views[other].superview,
        !layout.isHidden(view), !layout.isHidden(other)
      else { continue }
      let shared = alignmentRect(of: .view(view)).intersection(alignmentRect(of: .view(other)))
      if min(shared.width, shared.height) < 1 { continue }
      return Overlap(
        rule: constraint, side: rule.firstAttribute, view: view, other: other)
    }
    return nil
  }
}
