import Diagnostics
import LayoutModel
import Notation
import Recipes

extension SceneDraft {
  /// What differs in other size classes than those of the saved canvas.
  ///
  /// Views that only other size classes have are left out.
  func sizeClassVariations() -> [VariationDraft] {
    guard document.hasVariations else { return [] }
    var own = self
    // The root holds what a variation adds.
    let constraints = tree.constraints.map { element, holder in
      own.constraint(element, holder: holder, namedIn: 0)
    }
    let views = tree.views.indices.map { own.settings(of: $0) }
    return SizeClass.allCases.flatMap { width in
      SizeClass.allCases.compactMap { height in
        var other = self
        other.traits = SizeTraits(width: width, height: height)
        other.excluded = other.traits.excluded(among: document.varying)
        var variation = VariationDraft()
        (variation.widthClass, variation.heightClass) = (width, height)
        addConstraints(of: &other, besides: constraints, to: &variation)
        addViews(of: &other, besides: views, to: &variation)
        return variation.isEmpty ? nil : variation
      }
    }
  }

  /// The constraints that hold in one of two size classes, and those with other numbers.
  private func addConstraints(
    of other: inout SceneDraft, besides own: [ConstraintDraft?], to variation: inout VariationDraft
  ) {
    for ((element, holder), mine) in zip(tree.constraints, own) {
      let name = SourceText(element["id"] ?? "", at: element.range)
      let others = other.constraint(element, holder: holder, namedIn: 0)
      guard mine != nil || others != nil else { continue }
      guard case .equation(let new, _)? = others else {
        variation.deactivated.append(name)
        continue
      }
      guard case .equation(let old, _)? = mine else {
        variation.constraints += [others].compactMap { $0 }
        continue
      }
      if old.constraint == new.constraint { continue }
      let numbers = [
        PropertyField("multiplier", .number(new.constraint.multiplier)),
        PropertyField("constant", .number(other.constant(of: element))),
        PropertyField("priority", .number(new.constraint.priority.rawValue)),
      ]
      variation.changes.append(ConstraintChangeDraft(of: name, numbers))
    }
  }

  /// The views that are not installed, and the properties that differ.
  private func addViews(
    of other: inout SceneDraft, besides own: [ViewDraft], to variation: inout VariationDraft
  ) {
    for (index, view) in tree.views.enumerated().dropFirst() {
      let name = SourceText(names.names[index], at: view.element.range)
      let isGone = other.excluded.contains(view.id)
      let isInGone = tree.superviews(of: index).contains {
        other.excluded.contains(tree.views[$0].id)
      }
      if isGone, !isInGone { variation.removed.append(name) }
      if isGone || isInGone || !view.element.variesItself { continue }
      var new = other.settings(of: index)
      let known = Set(own[index].settings.map(\.setting))
      new.settings.removeAll { known.contains($0.setting) }
      if !new.settings.isEmpty { variation.views.append((name, new)) }
    }
  }

  /// The properties of a view.
  private mutating func settings(of index: Int) -> ViewDraft {
    var draft = ViewDraft(name: SourceText(names.names[index], at: tree.views[index].element.range))
    addSettings(to: &draft, index)
    return draft
  }

  /// The constant of a constraint, in points.
  private func constant(of element: XMLElement) -> Double {
    traits.value("constant", of: element).flatMap(InterfaceNumber.number) ?? 0
  }
}

extension VariationDraft {
  /// Whether nothing differs.
  fileprivate var isEmpty: Bool {
    views.isEmpty && constraints.isEmpty && changes.isEmpty && deactivated.isEmpty
      && removed.isEmpty
  }
}
