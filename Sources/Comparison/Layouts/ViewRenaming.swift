/// Views of a layout that go by other names in another one.
struct ViewRenaming {
  /// A view's names before and now.
  struct Names: Hashable {
    var old: String
    var new: String
    /// Whether the new name stands in backquotes in equations.
    var isQuoted: Bool
  }

  /// In the order of the views.
  private(set) var names: [Names] = []

  /// Finds views that are gone beside new ones of the same kind, in the same superview, that lie or are
  /// tied as they did.
  init(_ old: FigureSnapshot, _ new: FigureSnapshot) {
    let (before, after) = (Set(old.views.map(\.name)), Set(new.views.map(\.name)))
    var added = new.views.filter { !before.contains($0.name) }
    for view in old.views where !after.contains(view.name) {
      let parent = newName(of: view.parent)
      let alike = added.filter { $0.kind == view.kind && $0.parent == parent }
      let found =
        alike.first { $0.frame == view.frame }
        ?? alike.first {
          ViewRenaming.ties(of: $0, in: new) == ViewRenaming.ties(of: view, in: old)
        }
      guard let found else { continue }
      let isQuoted = new.constraints.contains { $0.equation.contains("`\(found.name)`.") }
      names.append(Names(old: view.name, new: found.name, isQuoted: isQuoted))
      added.removeAll { $0.name == found.name }
    }
  }

  /// What the constraints of a view tie, whatever they tie it to; nil when nothing holds it.
  private static func ties(of view: FigureSnapshot.View, in figure: FigureSnapshot) -> [[String]]? {
    let own = figure.constraints.filter { $0.ends.contains { $0.item == view.name } }
    if own.isEmpty { return nil }
    return own.map { constraint in
      constraint.ends.map { ($0.item == view.name ? "." : "") + $0.attribute }
    }
  }

  private func newName(of name: String) -> String {
    names.first { $0.old == name }?.new ?? name
  }
}

// MARK: - The old layout in the new names

extension ViewRenaming {
  /// The old layout as if its views had always gone by their new names.
  func renamed(_ old: FigureSnapshot) -> FigureSnapshot {
    if names.isEmpty { return old }
    var figure = old
    for index in figure.views.indices {
      figure.views[index].name = newName(of: figure.views[index].name)
      figure.views[index].parent = newName(of: figure.views[index].parent)
      for fact in figure.views[index].facts.indices {
        rename(inListOf: &figure.views[index].facts[fact])
      }
    }
    for index in figure.constraints.indices {
      figure.constraints[index].equation = renamed(figure.constraints[index].equation)
      for end in figure.constraints[index].ends.indices {
        let name = figure.constraints[index].ends[end].item
        figure.constraints[index].ends[end].item = newName(of: name)
      }
    }
    figure.inactive = figure.inactive.map(renamed)
    for index in figure.problems.indices {
      for name in names {
        figure.problems[index].message.replace(name.old, with: name.new)
      }
    }
    return figure
  }

  /// An equation in the guide's notation with the new names in it.
  private func renamed(_ equation: String) -> String {
    names.reduce(equation) { equation, name in
      let new = (name.isQuoted ? "`\(name.new)`" : name.new) + "."
      return ["\(name.old).", "`\(name.old)`."].reduce(equation) { equation, old in
        // A name stands at the beginning or behind a sign or an x; others may end like it.
        let isFirst = equation.hasPrefix(old)
        let rest = isFirst ? new + equation.dropFirst(old.count) : equation
        return rest.replacing("= " + old, with: "= " + new).replacing("x " + old, with: "x " + new)
      }
    }
  }

  /// Names in the facts of a stack view.
  private func rename(inListOf fact: inout FigureSnapshot.Fact) {
    guard ["arrangedSubviews", "customSpacing"].contains(fact.key) else { return }
    let items = fact.value.split(separator: ", ").map { item in
      for name in names where item == name.old || item.hasPrefix(name.old + " ") {
        let rest = item.dropFirst(name.old.count)
        if rest.isEmpty || Double(rest.dropFirst()) != nil { return name.new + rest }
      }
      return String(item)
    }
    fact.value = items.joined(separator: ", ")
  }
}
