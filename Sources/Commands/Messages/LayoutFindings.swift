import Basics
import ConstraintCode
import Diagnostics
import LayoutModel
import Typesetting

/// The findings about some layouts of one recipe, each once with the canvases and variants that show it.
struct LayoutFindings {
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
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameters:
  ///   - faulty: The layouts to report on.
  ///   - all: These and all others of the recipe; no remedy may make one worse.
  ///   - language: The language of the listing that they are from; nil for the guide's notation.
  init(
    of faulty: [SolvedLayout], among all: [SolvedLayout], _ typesetter: Typesetter,
    _ language: CodeLanguage? = nil, omitsConflicts: Bool
  ) {
    let circumstances = Circumstances(among: all)
    var search = ConflictRemedySearch(all, typesetter)
    for group in omitsConflicts ? [] : LayoutFindings.conflicts(of: faulty) {
      let first = group.layouts[0]
      var diagnostic = first.diagnostic(
        group.conflict, remedy: search.remedy(for: group.conflict, of: first),
        implied: LayoutFindings.texts(of: group.implied),
        code: language.map { language in { language.text(of: $0, in: first.layout) } })
      diagnostic.message += " (\(circumstances.text(of: group.layouts)))"
      diagnostics.append(diagnostic)
    }
    var others: [(diagnostic: Diagnostic, layouts: [SolvedLayout])] = []
    for solved in faulty {
      for diagnostic in solved.diagnostics.dropFirst(solved.conflicts.count) {
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
          texts: implied.filter { !$0.isRootSize }.map(\.text))
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
  private static func texts(of implied: [[ImpliedConstraint]]) -> [String] {
    (implied.first ?? []).indices.map { member in
      var texts: [String] = []
      for text in implied.map({ $0[member].text }) where !texts.contains(text) {
        texts.append(text)
      }
      let sizes = texts.dropFirst().map { String($0.drop { $0 != "=" }.dropFirst(2)) }
      guard sizes.count > LayoutFindings.mostSizes else {
        return ([texts[0]] + sizes).joined(separator: " or ")
      }
      return "\(texts[0]), \(sizes[0]) and \(sizes.count - 1) others"
    }
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
