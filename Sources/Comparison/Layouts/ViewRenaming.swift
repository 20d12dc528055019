/// Views of a layout that go by other names in another one.
struct ViewRenaming {
  /// A view's names before and now.
  struct Names: Hashable {
    var old: String
    var new: String
    /// Whether the new name stands in backquotes in equations.
    var isQuoted: Bool
  }

  /// What a view keeps when it gets another name.
  private struct Trait: Hashable {
    var kind: String
    var parent: String
    var frame: Frame?
    /// What its constraints tie, whatever they tie it to; nil when nothing holds it.
    var ties: [[String]]?
  }

  /// In the order of the views.
  private(set) var names: [Names] = []
  /// The same by the old names.
  private var known: [String: Names] = [:]

  /// Finds views that are gone beside new ones of the same kind, in the same superview, that lie or are
  /// tied as they did.
  init(_ old: FigureSnapshot, _ new: FigureSnapshot) {
    let (before, after) = (Set(old.views.map(\.name)), Set(new.views.map(\.name)))
    let gone = old.views.filter { !after.contains($0.name) }
    let added = new.views.filter { !before.contains($0.name) }
    if gone.isEmpty || added.isEmpty { return }
    let (oldTies, newTies) = (ViewRenaming.ties(in: old), ViewRenaming.ties(in: new))
    let quoted = ViewRenaming.quotedNames(in: new)
    var waiting: [Trait: [String]] = [:]
    for view in added.reversed() {
      for trait in ViewRenaming.traits(of: view, in: view.parent, newTies) {
        waiting[trait, default: []].append(view.name)
      }
    }
    var taken: Set<String> = []
    func take(_ traits: [Trait]) -> String? {
      for trait in traits {
        while let name = waiting[trait]?.popLast() {
          if taken.insert(name).inserted { return name }
        }
      }
      return nil
    }
    for view in gone {
      let traits = ViewRenaming.traits(of: view, in: newName(of: view.parent), oldTies)
      guard let found = take(traits) else { continue }
      let name = Names(old: view.name, new: found, isQuoted: quoted.contains(found))
      names.append(name)
      known[view.name] = name
    }
  }

  /// That it lies as it did, and that it is tied as it was.
  private static func traits(
    of view: FigureSnapshot.View, in parent: String, _ ties: [String: [[String]]]
  ) -> [Trait] {
    [
      Trait(kind: view.kind, parent: parent, frame: view.frame),
      Trait(kind: view.kind, parent: parent, ties: ties[view.name]),
    ]
  }

  /// What the constraints of each view tie.
  private static func ties(in figure: FigureSnapshot) -> [String: [[String]]] {
    var ties: [String: [[String]]] = [:]
    for constraint in figure.constraints {
      for item in Set(constraint.ends.map(\.item)) {
        let own = constraint.ends.map { ($0.item == item ? "." : "") + $0.attribute }
        ties[item, default: []].append(own)
      }
    }
    return ties
  }

  /// What stands in backquotes before a dot in constraints.
  private static func quotedNames(in figure: FigureSnapshot) -> Set<String> {
    Set(
      figure.constraints.flatMap { constraint in
        let parts = constraint.equation.split(separator: "`", omittingEmptySubsequences: false)
        return zip(parts, parts.dropFirst()).filter { $0.1.first == "." }.map { String($0.0) }
      })
  }

  private func newName(of name: String) -> String { known[name]?.new ?? name }
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
      let constraint = figure.constraints[index]
      figure.constraints[index].equation = renamed(constraint.equation, constraint.ends)
      for end in figure.constraints[index].ends.indices {
        let name = figure.constraints[index].ends[end].item
        figure.constraints[index].ends[end].item = newName(of: name)
      }
    }
    figure.inactive = figure.inactive.map {
      renamed($0, FigureSnapshot.End.list(ofEquation: $0))
    }
    let lengths = Set(names.map(\.old.count)).sorted(by: >)
    for index in figure.problems.indices {
      figure.problems[index].message = renamed(figure.problems[index].message, lengths)
    }
    return figure
  }

  /// An equation in the guide's notation with the new names in it.
  private func renamed(_ equation: String, _ ends: [FigureSnapshot.End]) -> String {
    ends.reduce(equation) { equation, end in
      guard let name = known[end.item] else { return equation }
      let new = (name.isQuoted ? "`\(name.new)`" : name.new) + "."
      return ["\(name.old).", "`\(name.old)`."].reduce(equation) { equation, old in
        // A name stands at the beginning or behind a sign or an x; others may end like it.
        let isFirst = equation.hasPrefix(old)
        let rest = isFirst ? new + equation.dropFirst(old.count) : equation
        return rest.replacing("= " + old, with: "= " + new)
          .replacing(" x " + old, with: " x " + new)
      }
    }
  }

  /// A sentence with the new names in it.
  /// - Parameter lengths: Those of the old names, the longest first.
  private func renamed(_ sentence: String, _ lengths: [Int]) -> String {
    var (rest, text) = (sentence[...], "")
    while let sign = rest.first {
      let found = lengths.lazy.compactMap { known[String(rest.prefix($0))] }.first
      text += found?.new ?? String(sign)
      rest = rest.dropFirst(found?.old.count ?? 1)
    }
    return text
  }

  /// Names in the facts of a stack view.
  private func rename(inListOf fact: inout FigureSnapshot.Fact) {
    guard ["arrangedSubviews", "customSpacing"].contains(fact.key) else { return }
    let items = fact.value.split(separator: ", ").map { item in
      let end = fact.key == "customSpacing" ? item.lastIndex(of: " ") : nil
      let name = item[..<(end ?? item.endIndex)]
      return newName(of: String(name)) + item[name.endIndex...]
    }
    fact.value = items.joined(separator: ", ")
  }
}
