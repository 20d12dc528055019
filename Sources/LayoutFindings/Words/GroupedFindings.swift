package import Diagnostics
package import LayoutModel
package import Typesetting

/// The findings about some layouts of one recipe, each once with the canvases and variants that show it.
package struct GroupedFindings {
  /// A conflict of the same constraints on some canvases and in some variants.
  private struct ConflictGroup {
    var conflict: LayoutConflict
    /// The layouts with the conflict, and the size of the root in each.
    var layouts: [SolvedLayout]
    /// The implied members as each layout has them.
    var implied: [[ImpliedConstraint]]
  }

  /// More sizes of roots than these are counted.
  private static let mostSizes = 3

  /// The findings, with the canvases at the end of each message.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The constraints that end the ambiguity when they are added, as equations; empty if other changes do.
  package private(set) var additions: [String] = []
  /// The constraints whose deletion resolves conflicts, by the conflicts' findings.
  package private(set) var deletions: [Diagnostic: LayoutConstraint] = [:]

  /// - Parameters:
  ///   - faulty: The layouts to report on.
  ///   - all: These and all others of the recipe; no remedy may make one worse.
  ///   - source: The form of their source, in which help is written.
  ///   - off: The ids of findings that are left out.
  ///   - omitsConflicts: Whether conflicts are reported elsewhere.
  package init(
    of faulty: [SolvedLayout], among all: [SolvedLayout], _ typesetter: Typesetter,
    in source: SourceForm = .recipe, except off: Set<String> = [], omitsConflicts: Bool = false
  ) {
    let circumstances = Circumstances(among: all)
    var search = ConflictRemedySearch(all, typesetter)
    for group in omitsConflicts ? [] : GroupedFindings.conflicts(of: faulty) {
      let first = group.layouts[0]
      let remedy = search.remedy(for: group.conflict, of: first)
      var diagnostic = first.diagnostic(
        group.conflict, remedy: remedy,
        implied: GroupedFindings.texts(
          of: zip(group.layouts, group.implied).map { ($0.layout, $1) }),
        code: source.code.map { code in { code.constraint($0, first.layout) } })
      diagnostic.message += " (\(circumstances.text(of: group.layouts)))"
      diagnostics.append(diagnostic)
      if let remedy, remedy.change != .priority {
        deletions[diagnostic] = first.layout.constraints[remedy.constraint]
      }
    }
    var others: [(diagnostic: Diagnostic, layouts: [SolvedLayout])] = []
    let isAmbiguous = !off.contains("ambiguous") && faulty.contains { !$0.isDetermined }
    let remedies = isAmbiguous ? GroupedFindings.remedies(for: all, typesetter, source) : nil
    for solved in faulty {
      for diagnostic in solved.otherDiagnostics(followers: remedies?.followers ?? [:]) {
        // Notes have the content sizes of a canvas; the first canvas's are shown.
        if let index = others.firstIndex(where: { $0.diagnostic.isFinding(of: diagnostic) }) {
          others[index].layouts.append(solved)
        } else {
          others.append((diagnostic, [solved]))
        }
      }
    }
    for (var diagnostic, layouts) in others {
      diagnostic.message += " (\(circumstances.text(of: layouts)))"
      diagnostics.append(diagnostic)
    }
    diagnostics.removeAll { off.contains($0.id) }
    if let ambiguous = diagnostics.firstIndex(where: { $0.id == "ambiguous" }) {
      diagnostics[ambiguous].help = remedies?.text
      // What is ambiguous beside an empty stack view follows from it.
      if all.contains(where: { $0.ambiguousStackView != nil }), source.hasArrangedSubviewsKey {
        let first = diagnostics[ambiguous]
        diagnostics.removeAll { $0.id == "ambiguous" && !$0.isFinding(of: first) }
      }
      additions = remedies?.additions ?? []
    }
  }

  /// The conflicts of the layouts; conflicts that differ only in the root's size are one.
  private static func conflicts(of layouts: [SolvedLayout]) -> [ConflictGroup] {
    struct Key: Hashable {
      var constraints: [LayoutConstraint]
      var broken: LayoutConstraint?
      var implied: [ImpliedConstraint.Source]
      var texts: [String]
    }
    var groups: [ConflictGroup] = []
    var places: [Key: Int] = [:]
    for solved in layouts {
      for conflict in solved.conflicts {
        let implied = conflict.implied
        let key = Key(
          constraints: conflict.constraints.map { solved.layout.constraints[$0] },
          broken: conflict.brokenConstraint.map { solved.layout.constraints[$0] },
          implied: implied.map(\.source),
          texts: implied.filter { !$0.isRootSize }.map(solved.layout.text))
        if let place = places[key] {
          groups[place].layouts.append(solved)
          groups[place].implied.append(implied)
        } else {
          places[key] = groups.count
          groups.append(
            ConflictGroup(conflict: conflict, layouts: [solved], implied: [implied]))
        }
      }
    }
    return groups
  }

  /// The implied constraints in words, the sizes that a root has joined: `Superview.Width = 375.0 or 667.0`.
  private static func texts(
    of group: [(layout: Layout, implied: [ImpliedConstraint])]
  ) -> [String] {
    (group.first?.implied ?? []).indices.map { member in
      var texts: [String] = []
      for text in group.map({ $0.layout.text(of: $0.implied[member]) }) where !texts.contains(text)
      {
        texts.append(text)
      }
      let sizes = texts.dropFirst().map { String($0.drop { $0 != "=" }.dropFirst(2)) }
      guard sizes.count > GroupedFindings.mostSizes else {
        return ([texts[0]] + sizes).joined(separator: " or ")
      }
      return "\(texts[0]), \(sizes[0]) and \(sizes.count - 1) others"
    }
  }
}

/// The form of a source in which help on its layouts is written.
package enum SourceForm {
  /// A recipe or a guide in the guide's notation.
  case recipe
  /// A document of Interface Builder.
  case document
  /// Code that makes constraints.
  case code(CodeWords)

  /// Writes constraints and changes in the language of a listing.
  package struct CodeWords {
    /// Writes a constraint.
    package let constraint: (LayoutConstraint, Layout) -> String
    /// Writes a change in words, with its code in quotes.
    package let remedy: (Remedy, Layout) -> String

    /// Makes the words of a language.
    package init(
      constraint: @escaping (LayoutConstraint, Layout) -> String,
      remedy: @escaping (Remedy, Layout) -> String
    ) {
      (self.constraint, self.remedy) = (constraint, remedy)
    }
  }

  /// The words of a listing in code; nil for others.
  fileprivate var code: CodeWords? {
    if case .code(let words) = self { words } else { nil }
  }

  /// A change in words.
  fileprivate func text(of remedy: Remedy, in layout: Layout) -> String {
    switch self {
    case .recipe: remedy.text(in: layout)
    case .document: remedy.documentText(in: layout)
    case .code(let words): words.remedy(remedy, layout)
    }
  }

  /// Whether its author writes the key of an image.
  fileprivate var hasImageKey: Bool {
    if case .recipe = self { true } else { false }
  }

  /// Whether its author writes a key that arranges the subviews of a stack view.
  fileprivate var hasArrangedSubviewsKey: Bool {
    switch self {
    case .recipe, .code: true
    case .document: false
    }
  }
}

extension GroupedFindings {
  /// The help for an ambiguity: to arrange the subviews of a stack view that arranges none, else changes
  /// that break nothing on any canvas; nil if none do.
  /// - Returns: The help, the equations of the changes if all of them are constraints, and the views whose
  ///   ambiguity follows from another one's. Interface Builder lists each view of a document.
  private static func remedies(
    for layouts: [SolvedLayout], _ typesetter: Typesetter, _ source: SourceForm
  ) -> (text: String, additions: [String], followers: [String: [String]])? {
    guard let ambiguous = layouts.first(where: { !$0.isDetermined }) else { return nil }
    if let stack = ambiguous.ambiguousStackView, source.hasArrangedSubviewsKey {
      return ("write 'arrangedSubviews' in place of 'subviews' of '\(stack.name)'", [], [:])
    }
    if let help = ambiguous.misspelledView { return (help, [], [:]) }
    if let missing = MissingImage(in: layouts, typesetter), source.hasImageKey {
      return (missing.help, [], missing.followers)
    }
    guard let remedies = try? Remedies(for: layouts, typesetter: typesetter),
      !remedies.changes.isEmpty
    else { return nil }
    let text = LayoutMessages.list(
      remedies.changes.map { source.text(of: $0.remedy, in: layouts[$0.variant].layout) })
    let additions = remedies.changes.compactMap { change -> String? in
      guard case .add(let constraint) = change.remedy else { return nil }
      return layouts[change.variant].layout.equation(of: constraint)
    }
    return (
      remedies.isComplete ? text : text + ", to begin with",
      additions.count == remedies.changes.count ? additions : [],
      source.hasArrangedSubviewsKey ? remedies.followers(in: layouts) : [:]
    )
  }
}

extension SolvedLayout {
  /// The help for an ambiguous view that one constraint alone names, and whose name is nearly that of another one.
  fileprivate var misspelledView: String? {
    var uses = Array(repeating: 0, count: layout.views.count)
    for constraint in layout.constraints {
      for view in Set(constraint.items.compactMap(\.view)) { uses[view] += 1 }
    }
    for (view, parts) in undetermined.enumerated() where !parts.isEmpty && uses[view] == 1 {
      let name = layout.views[view].name
      let others = layout.views.indices.dropFirst().filter { $0 != view && uses[$0] > 1 }
      if let near = Suggestion.correction(for: name, among: others.map { layout.views[$0].name }) {
        return "only one constraint names '\(name)'; did you mean '\(near)'?"
      }
    }
    return nil
  }

  /// A stack view that arranges none of its subviews, and is ambiguous itself or by one of them.
  fileprivate var ambiguousStackView: View? {
    layout.views.indices.lazy.filter { view in
      self.layout.views[view].kind == .stackView
        && self.layout.views[view].arrangement?.arrangedSubviews.isEmpty ?? true
        && self.layout.views.indices.contains {
          self.layout.views[$0].superview == view
            && (!self.undetermined[view].isEmpty || !self.undetermined[$0].isEmpty)
        }
    }.first.map { layout.views[$0] }
  }
}

extension Diagnostic {
  /// Whether both say the same of the same place, whatever their notes.
  fileprivate func isFinding(of other: Diagnostic) -> Bool {
    (id, message, range) == (other.id, other.message, other.range)
  }
}

extension ImpliedConstraint {
  /// Whether it is the width or height of the root on the canvas.
  fileprivate var isRootSize: Bool {
    if case .rootSize = source { true } else { false }
  }
}
