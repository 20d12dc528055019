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
    return SizeClass.allCases.flatMap { width in
      SizeClass.allCases.compactMap { height in
        let other = SizeTraits(width: width, height: height)
        var scene = SceneDraft(document, tree, other)
        scene.excluded = other.excluded(in: document.root)
        (scene.installed, scene.known) = (installed, known)
        var variation = VariationDraft()
        (variation.widthClass, variation.heightClass) = (width, height)
        addConstraints(of: scene, to: &variation)
        addViews(of: scene, to: &variation)
        return variation.isEmpty ? nil : variation
      }
    }
  }

  /// The constraints that hold in one of two size classes, and those with other numbers.
  private func addConstraints(of other: SceneDraft, to variation: inout VariationDraft) {
    var (own, other) = (self, other)
    for (element, holder) in tree.constraints {
      let name = SourceText(element["id"] ?? "", at: element.range)
      // The root holds what a variation adds.
      let mine = own.constraint(element, holder: holder, namedIn: 0)
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
  private func addViews(of other: SceneDraft, to variation: inout VariationDraft) {
    var (own, other) = (self, other)
    for (index, view) in tree.views.enumerated().dropFirst() {
      let name = SourceText(names.names[index], at: view.element.range)
      let isGone = other.excluded.contains(view.id)
      let isInGone = tree.superviews(of: index).contains {
        other.excluded.contains(tree.views[$0].id)
      }
      if isGone, !isInGone { variation.removed.append(name) }
      if isGone || isInGone { continue }
      var (old, new) = (ViewDraft(name: name), ViewDraft(name: name))
      own.addSettings(to: &old, index)
      other.addSettings(to: &new, index)
      let known = Set(old.settings.map(\.setting))
      new.settings.removeAll { known.contains($0.setting) }
      if !new.settings.isEmpty { variation.views.append((name, new)) }
    }
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
