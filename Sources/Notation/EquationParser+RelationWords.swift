import Basics
import Diagnostics
import LayoutModel

/// Relations in the words of several languages: `A.Width at least 60`, `A.Width mindestens 60`.
enum RelationWords {
  /// Words between the sides, the longer ones first where one begins with another.
  static let between: [(word: String, sign: String)] = [
    ("is at least", ">="), ("at least", ">="), ("is at most", "<="), ("at most", "<="),
    ("is about", "="), ("is equal to", "="), ("equal to", "="), ("equals", "="), ("is", "="),
    ("~", "="), ("≈", "="),
    // German
    ("ist mindestens", ">="), ("mindestens", ">="), ("minimal", ">="), ("ist höchstens", "<="),
    ("höchstens", "<="), ("maximal", "<="), ("ist gleich", "="), ("gleich", "="), ("ist", "="),
    // French
    ("au moins", ">="), ("au minimum", ">="), ("au plus", "<="), ("au maximum", "<="),
    ("est égal à", "="), ("est égale à", "="), ("égal à", "="), ("égale à", "="), ("égale", "="),
    // Spanish
    ("al menos", ">="), ("por lo menos", ">="), ("como mínimo", ">="), ("como máximo", "<="),
    ("a lo sumo", "<="), ("es igual a", "="), ("igual a", "="),
    // Chinese
    ("大于等于", ">="), ("大于或等于", ">="), ("大於等於", ">="), ("不小于", ">="), ("不小於", ">="),
    ("至少", ">="), ("最少", ">="), ("小于等于", "<="), ("小于或等于", "<="), ("小於等於", "<="),
    ("不大于", "<="), ("不大於", "<="), ("最多", "<="), ("至多", "<="), ("等于", "="), ("等於", "="),
    // Japanese
    ("最低", ">="), ("最小", ">="), ("最大", "<="), ("等しい", "="),
    // Arabic and Hebrew
    ("على الأقل", ">="), ("على الأكثر", "<="), ("يساوي", "="), ("לפחות", ">="),
    ("לכל היותר", "<="), ("שווה ל", "="),
  ]

  /// Words behind the right side: `A.Width 80 以上`.
  static let behind: [(word: String, sign: String)] = [
    ("以上", ">="), ("以下", "<="), ("على الأقل", ">="), ("على الأكثر", "<="),
    ("oder mehr", ">="), ("oder weniger", "<="), ("or more", ">="), ("or less", "<="),
  ]

  /// The relation with which a text begins, or which stands behind its first number.
  static func relation(in text: String) -> (word: Range<String.Index>, sign: String, right: String)?
  {
    for (word, sign) in between where text.prefix(word.count).lowercased() == word {
      let end = text.index(text.startIndex, offsetBy: word.count)
      // A Latin word ends where its letters end.
      if word.last?.isASCII ?? false, word.last?.isLetter ?? false, text[end...].first != " " {
        continue
      }
      return (text.startIndex..<end, sign, text[end...].trimmed)
    }
    for (word, sign) in behind {
      guard let place = text.firstRange(of: word),
        case let number = text[..<place.lowerBound].trimmed, Double(number) != nil
      else { continue }
      return (place, sign, number + text[place.upperBound...])
    }
    return nil
  }
}

extension EquationParser {
  /// A relation in words behind an attribute: `A.Height is at least 60`, `A.Width ~ 100`.
  func wordedRelation(_ first: Equation.Term, _ message: String) -> Diagnostic? {
    let start = first.attributeRange.start
    let written = text(in: SourceRange(start: start, end: line.utf8.count))
    let attribute = written.prefix { $0.isLetter }
    let gap = written[attribute.endIndex...].prefix { $0 == " " }
    guard !gap.isEmpty, AttributeNames.attribute(named: String(attribute)) != nil,
      case let rest = String(written[gap.endIndex...]),
      let (word, sign, right) = RelationWords.relation(in: rest)
    else { return nil }
    let changed = "\(Layout.term(first.name, String(attribute))) \(sign) \(right)".trimmed
    guard isConstraint(changed) else { return nil }
    let begin = start + written[..<gap.endIndex].utf8.count
    let place = SourceRange(
      start: begin + rest[..<word.lowerBound].utf8.count,
      end: begin + rest[..<word.upperBound].utf8.count)
    if let found = missingRelation(message, changed, at: place) { return found }
    return fault(
      "missing-relation", message, at: place, help: "write '\(changed)'",
      fix: [
        Diagnostic.Edit(
          SourceRange(start: begin, end: line.utf8.count), "\(sign) \(right)")
      ])
  }
}

extension Equation.Term {
  /// Right sides that suit the attribute: `'= Superview.Leading + 8' or '= B.Trailing + 8'`.
  var examples: String {
    guard let known = AttributeNames.attribute(named: attribute) else {
      return "'= Superview.Leading + 8' or '= 100'"
    }
    if known.isSize { return "'= 100' or '= 0.5 x Superview.\(attribute)'" }
    return "'= Superview.\(attribute) + 8' or '= Superview.\(attribute)'"
  }
}
