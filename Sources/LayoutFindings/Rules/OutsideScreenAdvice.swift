package import Diagnostics
package import LayoutModel
package import Typesetting

/// Advice on views beyond the screen, where figures end.
extension SolvedLayout {
  /// At most so many views get a line that brings them in, since each takes solutions.
  private static let mostViews = 4

  /// Advice on visible views that reach beyond the screen; not on views in them or in views that scroll.
  /// - Parameters:
  ///   - known: Views of which a constraint is known that lets them reach beyond it.
  ///   - typesetter: Measures texts where the layout is solved again to verify a line.
  package func viewsOutsideScreen(
    except known: Set<Int> = [], _ typesetter: Typesetter
  ) -> [Diagnostic] {
    var outside: Set<Int> = []
    var inside: [(view: Int, solved: SolvedLayout)] = []
    return layout.views.indices.dropFirst().compactMap { index in
      let view = layout.views[index]
      guard !layout.isHidden(index), undetermined[index].isEmpty,
        let excess = excess(of: index, beyond: frames[0])
      else { return nil }
      outside.insert(index)
      let holders = layout.superviews(of: index)
      if known.contains(index)
        || holders.contains(where: { outside.contains($0) || layout.views[$0].scrolls })
      {
        return nil
      }
      var help = inside.first { $0.solved.excess(of: index, beyond: frames[0]) == nil }.map {
        "it lies inside as soon as '\(layout.views[$0.view].name)' does"
      }
      var origin = view.origin
      if help == nil, inside.count < SolvedLayout.mostViews,
        let tie = ScreenTie(bringing: index, of: self, typesetter)
      {
        help = tie.help
        origin = tie.replaced.flatMap { layout.constraints[$0].origin } ?? origin
        inside.append((index, tie.solved))
      }
      return Diagnostic(
        "outside-screen", severity: .advice,
        "'\(view.name)' lies \(excess.part)outside the screen: beyond its \(excess.sides)",
        at: origin, help: help ?? scrollHelp(forView: index))
    }
  }

  /// The help for a view that is below many others; nil for another.
  private func scrollHelp(forView index: Int) -> String? {
    let (frame, screen) = (alignmentRect(of: .view(index)), frames[0])
    guard frame.maxY > screen.maxY, frame.minY > screen.minY + screen.height / 2 else { return nil }
    return "figures end at the screen; a scroll view can hold more"
  }
}

/// A line that brings a view into the screen, verified by solving.
private struct ScreenTie {
  /// The line in words.
  let help: String
  /// The constraint in whose place it comes; nil of one more.
  let replaced: Int?
  /// The layout with it.
  let solved: SolvedLayout

  /// No line is sought in a layout with more constraints.
  fileprivate static let mostConstraints = 200

  /// Nil if no line is known.
  init?(bringing view: Int, of old: SolvedLayout, _ typesetter: Typesetter) {
    let layout = old.layout
    guard layout.constraints.count <= Self.mostConstraints,
      let superview = layout.views[view].superview,
      !layout.views.contains(where: {
        $0.arrangement?.arrangedSubviews.contains(view) ?? false
      })
    else { return nil }
    for index in layout.constraints.indices {
      guard
        let turned = old.turningSign(ofConstraint: index, bringing: view, typesetter)
          ?? old.turningAround(constraint: index, bringing: view, typesetter)
      else { continue }
      let text = layout.equation(of: turned.line)
      help = "write '\(text)' in place of '\(layout.words(of: index))'"
      (replaced, solved) = (index, turned.solved)
      return
    }
    for (edge, axis) in old.edgesBeyondScreen(of: view) {
      let finder = NeighbourConstraints(
        solved: old, view: view, superview: superview, axis: axis)
      for var line in finder.ends(at: edge) {
        if layout.views[view].kind.holdsText {
          line.relation =
            edge.place(.leftToRight) == .near ? .greaterThanOrEqual : .lessThanOrEqual
        }
        for place in [nil] + old.replaceable(of: view, axis) {
          guard let solved = old.with(line, inPlaceOf: place, bringing: view, typesetter) else {
            continue
          }
          let text = "'\(layout.equation(of: line))'"
          let help = place.map { "write \(text) in place of '\(layout.words(of: $0))'" }
          self.help = (help ?? "add \(text)") + solved.linesHelp(forView: view)
          (replaced, self.solved) = (place, solved)
          return
        }
      }
    }
    return nil
  }
}

extension SolvedLayout {
  /// Whether the constant of a constraint has a wrong sign, which puts a view beyond the screen.
  func hasWrongSign(constraint index: Int, _ typesetter: Typesetter) -> Bool {
    guard let view = layout.constraints[index].firstItem.view, view != 0, !layout.isHidden(view),
      layout.constraints.count <= ScreenTie.mostConstraints, undetermined[view].isEmpty,
      excess(of: view, beyond: frames[0]) != nil
    else { return false }
    return turningSign(ofConstraint: index, bringing: view, typesetter) != nil
  }

  /// The line that brings a view into the screen with the other sign of its constant, verified by solving; nil if
  /// that does not help.
  ///
  /// The line ties an edge of the view to the same edge of a sibling, and the constant leads beyond it:
  /// `Badge.Trailing = Photo.Trailing + 12`. It has leading and trailing for left and right.
  fileprivate func turningSign(
    ofConstraint index: Int, bringing view: Int, _ typesetter: Typesetter
  ) -> (line: LayoutConstraint, solved: SolvedLayout)? {
    let rule = layout.constraints[index]
    let place = rule.firstAttribute.place(.leftToRight)
    guard rule.relation == .equal, rule.priority.isRequired, rule.isLine, rule.multiplier == 1,
      rule.firstItem.view == view, rule.secondItem != nil,
      rule.secondAttribute.place(.leftToRight) == place,
      place == .near && rule.constant < 0 || place == .far && rule.constant > 0
    else { return nil }
    var line = rule.followingDirection
    line.constant.negate()
    return with(line, inPlaceOf: index, bringing: view, typesetter).map { (line, $0) }
  }

  /// The line that puts a view below another one, as far from it as a constraint puts it above that one, verified by
  /// solving; nil if that does not bring it into the screen.
  fileprivate func turningAround(
    constraint index: Int, bringing view: Int, _ typesetter: Typesetter
  ) -> (line: LayoutConstraint, solved: SolvedLayout)? {
    let own = layout.constraints[index]
    let rule = own.firstItem == .view(view) ? own : own.turned
    guard rule.relation == .equal, rule.priority.isRequired, rule.isLine, rule.multiplier == 1,
      rule.firstItem == .view(view), (rule.firstAttribute, rule.secondAttribute) == (.bottom, .top)
    else { return nil }
    var line = rule
    (line.firstAttribute, line.secondAttribute) = (.top, .bottom)
    line.constant = max(-rule.constant, LayoutConstraint.standardSpacing(toSuperview: false))
    return with(line, inPlaceOf: index, bringing: view, typesetter).map { (line, $0) }
  }

  /// The edges of a view that lie beyond the screen, its far ones first.
  ///
  /// The height of a text follows from it, so that no line can make it less.
  fileprivate func edgesBeyondScreen(of view: Int) -> [(Attribute, Axis)] {
    let (frame, screen) = (alignmentRect(of: .view(view)), frames[0])
    let isReversed = metrics[layout.views[view].superview ?? 0].direction == .rightToLeft
    let left = (screen.minX - frame.minX > 0.5, isReversed ? Attribute.trailing : .leading)
    let right = (frame.maxX - screen.maxX > 0.5, isReversed ? Attribute.leading : .trailing)
    let columns = isReversed ? [left, right] : [right, left]
    let hasHeight =
      layout.views[view].kind != .imageView && metrics[view].intrinsicContentSize.height != nil
    let bottom = (frame.maxY - screen.maxY > 0.5 && !hasHeight, Attribute.bottom)
    return columns.filter(\.0).map { ($0.1, .horizontal) }
      + [bottom].filter(\.0).map { ($0.1, .vertical) }
  }

  /// The view's own required equalities in a direction, sizes first: one of them can be in the way of another line.
  fileprivate func replaceable(of view: Int, _ axis: Axis) -> [Int?] {
    let own = layout.constraints.indices.filter { index in
      let rule = layout.constraints[index]
      return rule.relation == .equal && rule.priority.isRequired && rule.isLine
        && rule.firstAttribute.axis == axis && rule.secondAttribute.axis ?? axis == axis
        && rule.items.contains(.view(view))
    }
    let sizes = own.filter { layout.constraints[$0].firstAttribute.isSize }
    return sizes + own.filter { !sizes.contains($0) }
  }

  /// The layout with a line that brings a view into the screen; nil if that does harm elsewhere.
  fileprivate func with(
    _ line: LayoutConstraint, inPlaceOf index: Int?, bringing view: Int, _ typesetter: Typesetter
  ) -> SolvedLayout? {
    var changed = layout
    if let index {
      changed.constraints[index] = line
    } else {
      changed.constraints.append(line)
    }
    guard let next = try? LayoutEngine.solve(changed, typesetter: typesetter),
      next.conflicts.count <= conflicts.count, next.undeterminedCount <= undeterminedCount,
      next.excess(of: view, beyond: next.frames[0]) == nil, next.keepsInSight(self),
      zip(next.frames, frames).allSatisfy({ after, before in
        (after.width >= 1 || before.width < 1) && (after.height >= 1 || before.height < 1)
      }), next.textsOverEachOther().count <= textsOverEachOther().count
    else { return nil }
    return next
  }

  /// What a label of one line needs beside its new width; empty if its text has room.
  fileprivate func linesHelp(forView view: Int) -> String {
    let content = metrics[view].intrinsicContentSize.width ?? 0
    let isCut =
      layout.views[view].kind == .label && layout.views[view].content.numberOfLines == 1
      && alignmentRect(of: .view(view)).width < content - 1
    return isCut ? ", and 'numberOfLines: 0' to '\(layout.views[view].name)'" : ""
  }
}

extension Layout {
  /// A constraint as its author wrote it.
  fileprivate func words(of index: Int) -> String {
    constraints[index].text ?? equation(of: constraints[index])
  }
}

extension ViewKind {
  /// Whether its width is that of its text, unless something bounds it.
  fileprivate var holdsText: Bool { [.label, .button].contains(self) }
}
