import JSON
import LayoutModel
import LayoutRecord
import Recipes

/// Some edits that can only be undone together: an added view with its constraints, the settings of a canvas.
struct EditUnit {
  /// All of its edits, by their places.
  var edits: Set<Int>
  /// The edits that a sentence names.
  var named: [Int]
}

/// Takes edits back: the new layout with some parts as the old layout has them.
struct EditUndoing {
  private let edits: [Edit]
  private let old: Layout
  private let new: Layout
  private let names: ViewRenaming

  init(_ edits: [Edit], from old: Layout, to new: Layout, _ names: ViewRenaming) {
    (self.edits, self.old, self.new, self.names) = (edits, old, new, names)
  }

  // MARK: - Units

  /// The edits in units, each edit in one at least unless it cannot be undone.
  static func units(of edits: [Edit]) -> [EditUnit] {
    var units: [EditUnit] = []
    var taken: Set<Int> = []
    for (index, edit) in edits.enumerated() {
      let (name, isAdded): (String, Bool)
      switch edit.fact {
      case .added(let view): (name, isAdded) = (view.name, true)
      case .removed(let view): (name, isAdded) = (view.name, false)
      case .renamed, .reordered, .setting, .renumbered, .constraint, .layout, .layoutsReordered,
        .recipe, .picture:
        continue
      }
      let others = edits.indices.filter { edits[$0].fact.ties(name, isNew: isAdded) }
      let changed = others.filter { edits[$0].fact.isChange }
      units.append(EditUnit(edits: Set(others + [index]), named: [index] + changed))
      taken.formUnion(others + [index])
    }
    let canvas = edits.indices.filter { edits[$0].fact.isOfCanvas }
    if !canvas.isEmpty { units.append(EditUnit(edits: Set(canvas), named: canvas)) }
    taken.formUnion(canvas)
    for index in edits.indices where !taken.contains(index) && edits[index].fact.canMove {
      units.append(EditUnit(edits: [index], named: [index]))
    }
    return units
  }

  // MARK: - Layouts

  /// The new layout without some edits; nil if they cannot be undone without others.
  func layout(without undone: Set<Int>) -> Layout? {
    let facts = undone.sorted().map { edits[$0].fact }
    var result = new
    if facts.contains(where: \.isOfCanvas) { result.canvas = old.canvas }
    for fact in facts {
      if case .removed(let view) = fact, !restore(view.name, in: &result) { return nil }
    }
    for (owner, keys) in settings(facts) where !restore(keys, of: owner, in: &result) {
      return nil
    }
    guard restoreConstraints(facts, in: &result) else { return nil }
    let added = facts.compactMap { fact -> Int? in
      if case .added(let view) = fact { index(of: view.name, in: result) } else { nil }
    }
    return result.removing(Set(added))
  }

  private func index(of name: String, in layout: Layout) -> Int? {
    name == Layout.rootName ? 0 : layout.views.firstIndex { $0.name == name }
  }

  /// The index of an old view in a layout with new names.
  private func place(ofOld view: Int, in layout: Layout) -> Int? {
    view == 0 ? 0 : index(of: names.newName(of: old.views[view].name), in: layout)
  }

  /// Puts a removed view behind all others, into its old superview; false if that is missing.
  private func restore(_ name: String, in layout: inout Layout) -> Bool {
    guard let was = old.views.firstIndex(where: { names.newName(of: $0.name) == name }),
      let superview = old.views[was].superview.flatMap({ place(ofOld: $0, in: layout) })
    else { return false }
    var view = old.views[was]
    (view.name, view.superview) = (name, superview)
    view.arrangement = arrangement(ofOld: was, in: layout)
    let index = layout.views.count
    layout.views.append(view)
    // A stack view arranges it where it was.
    guard let parent = old.views[was].superview,
      let order = old.views[parent].arrangement?.arrangedSubviews, order.contains(was),
      var arranged = layout.views[superview].arrangement?.arrangedSubviews
    else { return true }
    let before = order.prefix { $0 != was }.compactMap { place(ofOld: $0, in: layout) }
    let start = arranged.lastIndex(where: before.contains).map { $0 + 1 } ?? 0
    arranged.insert(index, at: start)
    layout.views[superview].arrangement?.arrangedSubviews = arranged
    if let space = old.views[parent].arrangement?.customSpacing[was] {
      layout.views[superview].arrangement?.customSpacing[index] = space
    }
    return true
  }

  /// The arrangement of an old view, of those of its subviews that a layout has.
  private func arrangement(ofOld view: Int, in layout: Layout) -> StackArrangement? {
    guard var arrangement = old.views[view].arrangement else { return nil }
    arrangement.arrangedSubviews = arrangement.arrangedSubviews.compactMap {
      place(ofOld: $0, in: layout)
    }
    arrangement.customSpacing = Dictionary(
      uniqueKeysWithValues: arrangement.customSpacing.compactMap { view, space in
        place(ofOld: view, in: layout).map { ($0, space) }
      })
    return arrangement
  }

  // MARK: - Settings

  /// The settings of each view among some edits.
  private func settings(_ facts: [Edit.Fact]) -> [String: [String]] {
    facts.reduce(into: [:]) { keys, fact in
      if case .setting(.view(let name), let key, _, _) = fact {
        keys[name, default: []].append(key)
      }
    }
  }

  private func restore(_ keys: [String], of name: String, in layout: inout Layout) -> Bool {
    guard let place = index(of: name, in: layout),
      let was = old.views.indices.first(where: { self.place(ofOld: $0, in: layout) == place })
    else { return false }
    let old = old.views[was]
    for key in keys {
      switch key {
      case "id": continue
      case "arrangedSubviews":
        guard let order = arrangement(ofOld: was, in: layout)?.arrangedSubviews else {
          return false
        }
        layout.views[place].arrangement?.arrangedSubviews = order
      case "customSpacing":
        guard let spaces = arrangement(ofOld: was, in: layout)?.customSpacing else { return false }
        layout.views[place].arrangement?.customSpacing = spaces
      case "autoresizingMask": layout.views[place].autoresizing = old.autoresizing
      default:
        guard let row = ViewProperties.row(of: key) else { return false }
        let property = ViewProperties.all[row]
        let standard = View(name: "", kind: old.kind, superview: old.superview)
        if let value = property.get(old) ?? property.get(standard) {
          property.set(&layout.views[place], value)
        } else if !clear(property, in: &layout.views[place], like: old) {
          return false
        }
      }
    }
    return true
  }

  /// Takes the value of a property from a view: the old view with all other settings of the view.
  private func clear(
    _ property: Property<View>, in view: inout View, like old: View
  ) -> Bool {
    guard old.kind == view.kind else { return false }
    var result = old
    (result.name, result.superview, result.arrangement) = (
      view.name, view.superview, view.arrangement
    )
    result.autoresizing = view.autoresizing
    for other in ViewProperties.all where other.key.name != property.key.name {
      guard other.get(result) != other.get(view) else { continue }
      guard let value = other.get(view) else { return false }
      other.set(&result, value)
    }
    guard property.get(result) == nil else { return false }
    view = result
    return true
  }

  // MARK: - Constraints

  private func restoreConstraints(_ facts: [Edit.Fact], in layout: inout Layout) -> Bool {
    var constraints = layout.constraints.map(Optional.some)
    for case .constraint(let was, let now) in facts {
      if let number = now?.number { constraints[number - 1] = nil }
      guard let number = was?.number else { continue }
      guard let constraint = moved(old.constraints[number - 1], to: layout) else { return false }
      if let place = now?.number {
        constraints[place - 1] = constraint
      } else {
        constraints.append(constraint)
      }
    }
    layout.constraints = constraints.compactMap { $0 }
    return true
  }

  /// A constraint of the old layout between the same items of another layout; nil if one is missing.
  private func moved(_ constraint: LayoutConstraint, to layout: Layout) -> LayoutConstraint? {
    constraint.mappingItems { item in
      switch item {
      case .view(let view): return place(ofOld: view, in: layout).map { .view($0) }
      case .guide(let index):
        let guide = old.guides[index]
        let name = names.newName(of: guide.name)
        return layout.guides.firstIndex {
          $0.name == name && $0.kind == guide.kind
            && $0.view == place(ofOld: guide.view, in: layout)
        }.map { .guide($0) }
      }
    }
  }
}

extension Edit.Fact {
  fileprivate var isOfCanvas: Bool {
    if case .setting(.canvas, _, _, _) = self { true } else { false }
  }

  /// Whether it is a constraint that both layouts have.
  fileprivate var isChange: Bool {
    if case .constraint(.some, to: .some) = self { true } else { false }
  }

  /// Whether it is an edit of a constraint that has a view on one side of the comparison.
  fileprivate func ties(_ view: String, isNew: Bool) -> Bool {
    guard case .constraint(let old, let new) = self else { return false }
    return (isNew ? new : old)?.ends.all.contains { $0.item == view } ?? false
  }
}
