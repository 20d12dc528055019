import Basics
import Diagnostics
import LayoutModel
import Notation

extension SourceReader {
  /// The further lines that name an item which there is none of, in words: `lines 8 and 9 name it too`; nil if there
  /// are none.
  func otherLines(of name: String, _ range: SourceRange) -> String? {
    guard includedFile == nil, undeclared.contains(name.lowercased()),
      file.text.utf8.count <= 40_000
    else { return nil }
    let lines = ((file.line(at: range.start) + 1)..<file.lineCount).filter { number in
      let text = file.lineText(number)
      return text.ranges(of: name + ".").contains { place in
        let before = text[..<place.lowerBound].last
        let behind = text[place.upperBound...].drop { $0.isLetter }.first
        // `view.layoutMarginsGuide.top` is a fault of its own.
        return !(before?.isLetter ?? false) && before != "." && behind != "."
      }
    }.map { "\($0 + 1)" }
    if lines.isEmpty { return nil }
    let shown = lines.count > 4 ? lines.prefix(3) + ["\(lines.count - 3) more"] : lines
    return lines.count == 1
      ? "line \(lines[0]) names it too"
      : "lines \(Basics.WordList.text(Array(shown), "and")) name it too"
  }

  /// Reports a name that constraints use while another one is given twice, one of them by mistake: the fault of the
  /// second one names it, and is the only one.
  mutating func reportMissing(
    _ name: String, at range: SourceRange, insteadOf other: SourceText
  ) -> LayoutItem? {
    twice.removeFirst()
    let help = "is the second one '\(name)'? Then write that name"
    if changeHelp(ofFaultAt: other.range, to: help) { return nil }
    let line = file.position(at: other.range.start).line
    report(
      "unknown-view", "there is no view or guide '\(name)'", at: range,
      help: "is it the second '\(other.text)'? Then write '\(name)' in line \(line)")
    return nil
  }
}

/// Terms in the words of other systems: a name of UIKit's, a share in words.
extension ConstraintBuilder {
  /// The fault of a key of the recipe that is indented like the constraints above it: `caption: A form`.
  func keyOfRecipe(_ line: SourceLine) -> Diagnostic? {
    let word = line.text.trimmed.prefix { $0.isLetter }
    guard line.text.trimmed.dropFirst(word.count).first == ":",
      RecipeKeys.recipe.contains(where: { $0.name == word })
    else { return nil }
    let start = line.text.utf8.prefix(while: ASCII.isBlank).count
    return line.placed(
      Diagnostic(
        "unexpected-text", "'\(word)' is a key of the recipe, and stands among the constraints",
        at: SourceRange(start: start, end: start + word.utf8.count),
        help: "begin '\(word):' at the first column of its line"))
  }

  /// The fault of a term whose words are certainly meant for another one; nil of other terms.
  func foreignTerm(_ term: Equation.Term) -> Diagnostic? {
    if let written = guideTerm(of: term) {
      return fault(
        term, "'\(term.name).\(term.attribute)' is a name of code, not of recipes", written)
    }
    // The first word of a share; nearly all terms are done with here.
    if term.name.contains(" "), let written = shareTerm(of: term) {
      return fault(term, "a share of a length is a number", written)
    }
    return nil
  }

  private func fault(_ term: Equation.Term, _ message: String, _ written: String) -> Diagnostic {
    Diagnostic(
      "unknown-view", message, at: term.range, help: "write '\(written)'",
      fixes: [Diagnostic.Fix("write '\(written)'", [Diagnostic.Edit(term.range, written)])])
  }

  /// What a share in words is here: `half Superview.Width` is `0.5 x Superview.Width`.
  private func shareTerm(of term: Equation.Term) -> String? {
    let shares = [
      "half": "0.5", "half of": "0.5", "twice": "2", "double": "2", "a third of": "1:3",
      "a quarter of": "0.25", "halb": "0.5", "doppelt": "2",
    ]
    let name = term.name.lowercased()
    // A view may have such a name itself.
    if names.names.contains(where: { $0.lowercased() == name }) { return nil }
    return shares.lazy.filter { name.hasPrefix($0.key + " ") }.compactMap { words, share in
      known(term, behind: words).map { "\(share) x \(Layout.term($0, term.attribute))" }
    }.first
  }

  /// The name of a known item behind words of a term's name.
  private func known(_ term: Equation.Term, behind words: String) -> String? {
    let rest = term.name.dropFirst(words.count).trimmed.lowercased()
    return names.names.first { $0.lowercased() == rest }
  }

  /// What `view.safeAreaLayoutGuide.bottomAnchor` of UIKit is here: `Safe Area.Bottom`; nil of another term.
  private func guideTerm(of term: Equation.Term) -> String? {
    var words = term.name.split(separator: ".").map { $0.lowercased() }
    guard let last = words.popLast(), let attribute = attributeName(of: term.attribute)
    else { return nil }
    // A guide's name alone is one of the items: its help is that of a misspelling.
    if words.isEmpty, attribute == term.attribute { return nil }
    let isOfRoot = words.allSatisfy { ["self", "view", "superview"].contains($0) }
    switch last {
    case "safearealayoutguide", "safearea":
      let name = "Safe Area"
      return isOfRoot && names.names.contains(name) ? Layout.term(name, attribute) : nil
    case "layoutmarginsguide":
      let margin = attribute + "Margin"
      guard isOfRoot, AttributeNames.attribute(named: margin) != nil else { return nil }
      return Layout.term(Layout.rootName, margin)
    case "view" where words == ["self"]: return Layout.term(Layout.rootName, attribute)
    default: return nil
    }
  }

  /// The name of an attribute that is written as in the notation, or as UIKit has it.
  private func attributeName(of word: String) -> String? {
    let names = AttributeNames.names
    if let name = names.first(where: { $0.lowercased() == word.lowercased() }) { return name }
    guard case .word(let name) = SynonymTable.meaning(of: word, among: names) else { return nil }
    return name
  }
}
