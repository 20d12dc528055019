import Basics
package import Diagnostics
package import LayoutModel

extension SolvedLayout {
  /// The findings about the layout, in the author's terms; empty if there are none.
  package var diagnostics: [Diagnostic] {
    conflicts.map { diagnostic($0) } + otherDiagnostics(followers: [:])
  }

  /// The findings that are no conflicts.
  /// - Parameter followers: The ambiguous views that are named in a note of another one's message, by the name of
  ///   that view.
  func otherDiagnostics(followers: [String: [String]]) -> [Diagnostic] {
    ambiguityDiagnostics(followers) + misplacementDiagnostics
  }

  // MARK: - Ambiguous

  private func ambiguityDiagnostics(_ followers: [String: [String]]) -> [Diagnostic] {
    let isDocument = layout.canvas.storedFrames != nil
    let groups = isDocument ? tieGroups : [:]
    let grouped = Set(groups.values.flatMap { $0 })
    let following = Set(followers.values.flatMap { $0 })
    let ambiguous = layout.views.indices.filter {
      !undetermined[$0].isEmpty && (!grouped.contains($0) || groups[$0] != nil)
        && !following.contains(layout.views[$0].name)
    }
    var listed: Set<PriorityTie> = []
    let first = ambiguous.prefix(LayoutMessages.longestList).map { view in
      let own = ties.filter { !undetermined[view].isDisjoint(with: $0.undetermined[view] ?? []) }
      let tied = own.map { (priority: $0.priority, parts: ordered($0.undetermined[view] ?? [])) }
      let free = undetermined[view].subtracting(tied.flatMap(\.parts))
      let others = groups[view]?.filter { $0 != view }.map { layout.views[$0].name } ?? []
      return Diagnostic(
        "ambiguous",
        layout.views[view].documentFacts.isOutOfSight
          ? LayoutMessages.outOfSight(layout.views[view].name)
          : LayoutMessages.ambiguous(
            view: layout.views[view].name, free: ordered(free), ties: tied, others: others),
        at: layout.views[view].origin,
        notes: own.filter { listed.insert($0).inserted }.flatMap(notes)
          + LayoutMessages.following(followers[layout.views[view].name] ?? []))
    }
    return first + guideDiagnostics + restDiagnostics(Array(ambiguous.dropFirst(first.count)))
  }

  /// The ambiguous views that are not reported one by one.
  private func restDiagnostics(_ views: [Int]) -> [Diagnostic] {
    if views.isEmpty { return [] }
    let names = LayoutMessages.list(views.map { "'\(layout.views[$0].name)'" })
    return [
      Diagnostic("ambiguous", "\(views.count) more views are ambiguous: \(names)")
    ]
  }

  /// The views that only ties leave undetermined, each group by the view whose priority an author would
  /// change.
  private var tieGroups: [Int: [Int]] {
    var groups: [Int: [Int]] = [:]
    for tie in ties {
      let views = layout.views.indices.filter { view in
        let open = ties.reduce(into: Set()) { $0.formUnion($1.undetermined[view] ?? []) }
        return tie.undetermined[view] != nil && !undetermined[view].isEmpty
          && undetermined[view].isSubset(of: open)
      }
      let contents = tie.members.compactMap { member -> Int? in
        guard case .implied(let implied) = member, case .contentSize(let view, _) = implied.source
        else { return nil }
        return views.contains(view) ? view : nil
      }
      // Of several contents the one that suffers least from another size.
      let best = contents.min {
        (layout.views[$0].kind.contentSizeWeight, $0)
          < (layout.views[$1].kind.contentSizeWeight, $1)
      }
      if let view = best ?? views.first { groups[view, default: []] += views }
    }
    return groups
  }

  /// The tied constraints, each at its line.
  private func notes(on tie: PriorityTie) -> [Diagnostic.Note] {
    tie.members.prefix(LayoutMessages.longestList).map { member in
      switch member {
      case .constraint(let index):
        return Diagnostic.Note(text(of: index), at: layout.constraints[index].origin)
      case .implied(let implied):
        guard case .contentSize(let view, _) = implied.source else {
          return Diagnostic.Note(layout.text(of: implied))
        }
        return Diagnostic.Note(layout.text(of: implied), at: layout.views[view].origin)
      }
    }
  }

  private func ordered(_ parts: Set<FrameVariable>) -> [FrameVariable] {
    FrameVariable.allCases.filter(parts.contains)
  }

  /// Undetermined frames of layout guides, and sizes of scroll views' content.
  private var guideDiagnostics: [Diagnostic] {
    let guides = layout.guides.indices.filter {
      layout.guides[$0].kind == .own && !undeterminedGuides[$0].isEmpty
    }.map { guide in
      Diagnostic(
        "ambiguous",
        LayoutMessages.ambiguous(
          guide: layout.guides[guide].name, ordered(undeterminedGuides[guide])),
        at: layout.guides[guide].origin)
    }
    let areas = undeterminedContentAreas.sorted { $0.key < $1.key }.map { view, parts in
      Diagnostic(
        "ambiguous",
        LayoutMessages.ambiguous(contentOf: layout.views[view].name, ordered(parts)),
        at: layout.views[view].origin)
    }
    return guides + areas
  }

  // MARK: - Misplaced

  private var misplacementDiagnostics: [Diagnostic] {
    layout.views.indices.filter(isMisplaced).compactMap { view in
      guard let frame = shownFrame(of: view) else { return nil }
      let solved = frameInSuperview(of: view)
      return Diagnostic(
        "misplaced", severity: .warning,
        layout.canvas.storedFrames == nil
          ? LayoutMessages.misplaced(layout.views[view].name, frame, solved)
          : LayoutMessages.misplaced(
            layout.views[view].name, stored: frame, solved,
            least: max(1e-3, min(0.5, misplacementTolerance))),
        at: layout.views[view].origin,
        help: layout.canvas.storedFrames == nil
          ? "delete its 'frame', unless the figure is to show this" : nil)
    }
  }
}

/// Wording shared by messages about layouts.
package enum LayoutMessages {
  /// A frame as recipes write it: `[16, 40, 343, 607]`, with at most three decimals.
  package static func text(_ frame: Rect) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height]
    return "[" + numbers.map { DecimalText.rounded($0, to: 3) }.joined(separator: ", ") + "]"
  }

  /// Constraints cannot all hold.
  /// - Parameters:
  ///   - own: The names of the layout's constraints.
  ///   - implied: What the layout implies, in words.
  package static func unsatisfiable(_ own: [String], _ implied: [String]) -> String {
    if implied.isEmpty {
      return "\(list(own)) cannot \(own.count == 1 ? "" : own.count == 2 ? "both " : "all ")hold"
    }
    return "\(list(own)) cannot hold with \(list(implied))"
  }

  /// A part of a view's frame is undetermined, and why.
  /// - Parameters:
  ///   - free: What no constraint determines.
  ///   - ties: What optional constraints of one priority leave undetermined.
  ///   - others: The names of other views that the same ties leave undetermined.
  static func ambiguous(
    view: String, free: [FrameVariable], ties: [(priority: Priority, parts: [FrameVariable])],
    others: [String] = []
  ) -> String {
    let reasons =
      ties.map {
        "constraints of the priority \($0.priority.text) tie for its \(names($0.parts))"
      } + (free.isEmpty ? [] : ["nothing determines its \(names(free))"])
    let rest = others.isEmpty ? "" : ", and with it \(list(others.map { "'\($0)'" }))"
    return "'\(view)' is ambiguous\(rest): \(reasons.joined(separator: "; "))"
  }

  /// A part of a view's frame is undetermined.
  package static func ambiguous(view: String, _ parts: [FrameVariable]) -> String {
    "'\(view)' is ambiguous: \(undetermined(parts))"
  }

  /// The views whose ambiguity follows from that of the message: `'A' and 'B' follow it`.
  static func following(_ names: [String]) -> [Diagnostic.Note] {
    if names.isEmpty { return [] }
    let verb = names.count == 1 ? "follows" : "follow"
    return [Diagnostic.Note("\(list(names.map { "'\($0)'" })) \(verb) it")]
  }

  /// Interface Builder has not laid a view out.
  static func outOfSight(_ view: String) -> String {
    "'\(view)' is ambiguous: its cell is out of sight, where Interface Builder lays nothing out"
  }

  /// A part of a layout guide's frame is undetermined.
  package static func ambiguous(guide: String, _ parts: [FrameVariable]) -> String {
    "the layout guide '\(guide)' is ambiguous: \(undetermined(parts))"
  }

  private static func undetermined(_ parts: [FrameVariable]) -> String {
    "its \(names(parts)) \(parts.count == 1 ? "is" : "are") undetermined"
  }

  /// Nothing determines how much a scroll view scrolls.
  package static func ambiguous(contentOf view: String, _ parts: [FrameVariable]) -> String {
    "'\(view)' has an ambiguous scrollable content \(names(parts))"
  }

  /// A view is shown elsewhere than its constraints say.
  package static func misplaced(_ view: String, _ frame: Rect, _ solved: Rect) -> String {
    "'\(view)' is misplaced: its frame is \(text(frame)), its constraints give \(text(solved))"
  }

  /// A stored frame differs from the one by constraints, in the words of Interface Builder's issue
  /// list.
  /// - Parameter least: The least difference that is listed, in points.
  static func misplaced(
    _ view: String, stored frame: Rect, _ solved: Rect, least: Double
  ) -> String {
    let parts = [
      ("x", solved.x, frame.x), ("y", solved.y, frame.y), ("width", solved.width, frame.width),
      ("height", solved.height, frame.height),
    ].filter { ($0.1 - $0.2).magnitude >= least }
    func text(_ values: [(name: String, value: Double)]) -> String {
      values.map { "\($0.name)=\(DecimalText.rounded($0.value, to: 3))" }.joined(separator: ", ")
    }
    return "'\(view)' is misplaced: Expected: \(text(parts.map { ($0.0, $0.1) }))"
      + " / Actual: \(text(parts.map { ($0.0, $0.2) }))"
  }

  private static func names(_ parts: [FrameVariable]) -> String { list(parts.map { "\($0)" }) }

  /// The most items that are listed before the rest is only counted.
  static let longestList = 12

  /// `a`, `a and b`, `a, b and c`, and the first few of many.
  package static func list(_ words: [String]) -> String {
    if words.count > longestList {
      let others = words.count - longestList / 2
      return words.prefix(longestList / 2).joined(separator: ", ") + " and \(others) others"
    }
    return WordList.text(words, "and")
  }
}
