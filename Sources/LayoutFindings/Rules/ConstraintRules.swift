package import Diagnostics
package import LayoutModel

/// Rules on constraints that some projects follow.
extension SolvedLayout {
  /// Constraints to margins, as Interface Builder makes them with "Relative to margin".
  package var relativeToMargin: [Diagnostic] {
    layout.constraints.compactMap { constraint in
      let holders =
        zip(
          [constraint.firstItem, constraint.secondItem],
          [constraint.firstAttribute, constraint.secondAttribute]
        ).compactMap { item, attribute in item.flatMap { marginHolder(of: $0, attribute) } }
      guard let holder = holders.first else { return nil }
      return Diagnostic(
        "relative-to-margin", severity: .warning,
        "this constraint is relative to the margins of '\(layout.views[holder].name)'",
        at: constraint.origin)
    }
  }

  /// The view whose margins an attribute of an item is about; nil if it is about none.
  private func marginHolder(of item: LayoutItem, _ attribute: Attribute) -> Int? {
    switch item {
    case .view(let view): attribute.isWithinMargins ? view : nil
    case .guide(let guide):
      layout.guides[guide].kind == .layoutMargins || attribute.isWithinMargins
        ? layout.guides[guide].view : nil
    }
  }

  /// Constraints that say the same as an earlier one, perhaps with their sides exchanged.
  package var duplicateConstraints: [Diagnostic] { duplicates(.warning) }

  func duplicates(_ severity: Diagnostic.Severity) -> [Diagnostic] {
    var earlier: [LayoutConstraint: Int] = [:]
    return layout.constraints.enumerated().compactMap { index, constraint in
      let rule = constraint.withoutSource
      guard let place = earlier[rule] ?? earlier[rule.turned] else {
        earlier[rule] = index
        return nil
      }
      return Diagnostic(
        "duplicate-constraint", severity: severity,
        "this constraint repeats \(text(of: place))", at: constraint.origin,
        notes: [Diagnostic.Note("the other one", at: layout.constraints[place].origin)],
        help: "delete one of them")
    }
  }

  /// Constraints whose identifier an earlier one has, so that the console's log names both alike.
  package var duplicateIdentifiers: [Diagnostic] {
    var earlier: [String: Int] = [:]
    return layout.constraints.enumerated().compactMap { index, constraint in
      guard let identifier = constraint.identifier, !identifier.isEmpty else { return nil }
      guard let place = earlier[identifier] else {
        earlier[identifier] = index
        return nil
      }
      return Diagnostic(
        "duplicate-identifier", severity: .warning,
        "two constraints have the identifier '\(identifier)'", at: constraint.origin,
        notes: [Diagnostic.Note("the other one", at: layout.constraints[place].origin)])
    }
  }
}

extension LayoutConstraint {
  /// The rule alone, without its names and its place.
  fileprivate var withoutSource: LayoutConstraint {
    LayoutConstraint(
      item: firstItem, attribute: firstAttribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant, priority: priority)
  }
}
