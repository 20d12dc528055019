import Basics
package import Comparison
import JSON
import LayoutFindings
import LayoutModel
import LayoutRecord
import Recipes

extension Change {
  /// The difference and its cause, in one sentence.
  package var sentence: String { words + reason }

  /// The cause, as the end of a sentence; empty of an edit.
  var reason: String {
    if causes.isEmpty { return "" }
    let named = causes.map(\.words)
    let more = otherCauses > 0 ? ", and \(count(otherCauses, "more change"))" : ""
    return (isVerified ? ", because " : "; the cause is among these changes: ")
      + named.joined(separator: ", and ") + more
  }

  /// The difference without its cause.
  var words: String { (layout.map { "\($0): " } ?? "") + factWords }

  private var factWords: String {
    switch fact {
    case .edit(let fact): return fact.words
    case .finding(let finding, let constraints, let isFirst):
      return (isFirst ? "now " : "") + "\(finding.status): \(finding.message(constraints))"
    case .status(let old, .satisfied): return "not \(old) any more"
    case .status(let old, let new): return new < old ? "\(new), not \(old)" : "now \(new)"
    case .moved(let view, let shifts):
      let parts = shifts.map { "\($0.part) \(decimal($0.old)) -> \(decimal($0.new))" }
      return "\(view): \(parts.joined(separator: ", "))"
    case .error(let constraint, let error):
      let outcome = error == 0 ? "holds again" : "is now missed by \(decimal(error)) points"
      return "\(constraint.reference) \(outcome)"
    }
  }
}

/// `1 view`, `2 views`.
func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

private func decimal(_ value: Double) -> String { DecimalText.rounded(value, to: 3) }

extension LayoutRecord.Finding {
  /// - Parameter constraints: The constraints of a conflict.
  fileprivate func message(_ constraints: [LayoutRecord.Constraint]) -> String {
    switch self {
    case .unsatisfiable(let members):
      let implied = members.compactMap {
        if case .implied(let implied) = $0 { "'\(implied.text)'" } else { nil }
      }
      return LayoutMessages.unsatisfiable(constraints.map(\.reference), implied)
    case .ambiguous(.view(let name), let parts): return LayoutMessages.ambiguous(view: name, parts)
    case .ambiguous(.guide(let name), let parts):
      return LayoutMessages.ambiguous(guide: name, parts)
    case .ambiguous(.contentArea(let name), let parts):
      return LayoutMessages.ambiguous(contentOf: name, parts)
    case .misplaced(let view, let frame, let solved):
      return LayoutMessages.misplaced(view, frame, solved)
    }
  }
}

extension Edit {
  /// The edit in words.
  package var words: String { fact.words }
}

extension Edit.Fact {
  fileprivate var words: String {
    switch self {
    case .renamed(let old, let new): "\(old) is called \(new) now"
    case .added(let view): "\(Edit.Fact.name(of: view)) was added"
    case .removed(let view): "\(Edit.Fact.name(of: view)) was removed"
    case .reordered(_, let new): "\(new[0]) lies in another place between the views"
    case .setting(.view(let name), "parent", _, let parent):
      "\(name) moved into \(parent?.plainText() ?? "none")"
    case .setting(.figure, "title", let old, let new):
      "the title went from \"\(old?.plainText() ?? "")\" to \"\(new?.plainText() ?? "")\""
    case .setting(let owner, let key, let old, let new): Edit.Fact.words(owner, key, old, new)
    case .renumbered: "the numbers or the order of constraints changed"
    case .constraint(let old?, let new?): old.change(to: new)
    case .constraint(nil, let new): "\(new?.reference ?? "") was added"
    case .constraint(let old, nil): "\(old?.reference ?? "") was removed"
    case .layoutsReordered(let old, let new):
      "the layouts went from the order \(old.joined(separator: ", ")) to \(new.joined(separator: ", "))"
    case .layout(let name, let isAdded): "\(name) was \(isAdded ? "added" : "removed")"
    case .recipe(let key): "the recipe's \(key) changed, which figures do not show"
    case .picture(let fact): fact.words
    }
  }

  private static func name(of view: LayoutRecord.View) -> String {
    view.kind == "view" ? view.name : "\(view.name) (\(view.kind))"
  }

  /// `Red View's backgroundColor went from red to #3953A5`.
  private static func words(
    _ owner: Edit.Owner, _ key: String, _ old: JSONValue?, _ new: JSONValue?
  ) -> String {
    let name =
      switch owner {
      case .figure: "the figure"
      case .screen: "the screen"
      case .canvas: "the canvas"
      case .view(let name): name
      }
    let values = Edit.values(old, new)
    func written(_ text: String, _ value: JSONValue?) -> String {
      isText(key, of: owner) ? "\"\(text)\"" : value?.colorName ?? text
    }
    return switch values {
    case (let before?, let after?):
      "\(name)'s \(key) went from \(written(before, old)) to \(written(after, new))"
    case (nil, let after): "\(name) got \(key) \(written(after ?? "none", new))"
    case (let before?, nil): "\(name) lost \(key) \(written(before, old))"
    }
  }
}

extension JSONValue {
  /// The name that recipes have for a colour of a record; nil of any other value, and of a colour without a name.
  fileprivate var colorName: String? {
    func color(_ value: JSONValue?) -> Color? { value?.string.flatMap(Color.init(hexadecimal:)) }
    if let plain = color(self) { return Vocabulary.name(of: DynamicColor(plain)) }
    guard let light = color(self["light"]), let dark = color(self["dark"]) else { return nil }
    return Vocabulary.name(of: DynamicColor(light: light, dark: dark))
  }
}

extension LayoutRecord.Constraint {
  /// `constraint 1 "A.Leading = B.Leading"`, by the number in the source.
  fileprivate var reference: String {
    (["constraint", label ?? number.map { "\($0)" }].compactMap { $0 } + ["\"\(equation)\""])
      .joined(separator: " ")
  }

  /// The difference; of an equation, the part that differs.
  fileprivate func change(to new: Self) -> String {
    let words = (equation == new.equation ? [] : [equationChange(to: new)]) + differences(from: new)
    return "\(reference) \(words.joined(separator: " and "))"
  }

  private func equationChange(to new: Self) -> String {
    var other = self
    other.priority = new.priority
    if other.equation == new.equation {
      return "went from priority \(decimal(priority)) to \(decimal(new.priority))"
    }
    let (before, after) = (equation.split(separator: " "), new.equation.split(separator: " "))
    var same = zip(before, after).prefix { $0 == $1 }.count
    if same == after.count { return "lost \"\(before[same...].joined(separator: " "))\"" }
    if same == before.count { return "got \"\(after[same...].joined(separator: " "))\"" }
    // A number keeps the sign before it.
    if same > 0, ["+", "-"].contains(after[same - 1]) { same -= 1 }
    // Other differences show the whole equation: its beginning, or what follows a name that is cut.
    let isTail = ["+", "-", "(Priority"].contains(after[same])
    return "became \"\(isTail ? after[same...].joined(separator: " ") : new.equation)\""
  }
}

extension PictureFact {
  fileprivate var words: String {
    switch self {
    case .pixels(let found, let views, _):
      var words = found.isAntialiasing ? "only the edges of shapes differ" : "drawn differently"
      let (old, new) = (found.oldSize, found.newSize)
      if old != new {
        words = "\(new.width) x \(new.height) pixels, not \(old.width) x \(old.height)"
      } else if let colors = found.colorText, !found.isAntialiasing {
        words += ", most pixels \(colors)"
      }
      return words + (views.isEmpty ? "" : ", in " + views.joined(separator: ", "))
    case .parts(let titles):
      let more = titles.count > 3 ? " and \(titles.count - 3) more" : ""
      return "drawn differently"
        + (titles.isEmpty ? "" : ": " + titles.prefix(3).joined(separator: "; ") + more)
    case .drawing(let old, let new): return "the drawing went from version \(old) to \(new)"
    case .olderVersion: return "drawn by an older version of ibar: draw it again"
    case .digest(isSameLayout: true):
      return "the layout is the same, but the figure's digest is not the one in the list"
    case .digest(isSameLayout: false):
      return "its digest is not the one in the list, and git has no old figure to compare it with"
    }
  }
}

extension ChangeGroup {
  /// The cause in words.
  package var words: String {
    if outcome != .changed { return outcome.rawValue }
    return edits.map { isSameEverywhere ? $0.words : $0.key }.joined(separator: "; ")
  }
}

extension FigureComparison {
  /// The old name of an added figure, or the new name of a removed one; nil if it has none.
  package var renaming: String? {
    otherName.map { outcome == .added ? "renamed from \($0)" : "renamed to \($0)" }
  }
}
