import Basics
import Diagnostics
import LayoutModel
import Notation

/// Makes constraints from their drafts, and looks up names.
struct ConstraintBuilder {
  var names: NameTable
  /// The names of views in format strings.
  lazy var visualNames = VisualNames(views: names.views, guides: names.guides)
  private(set) var statements: [ConstraintStatement] = []
  /// The views whose declarations were reported as misspelled.
  private var misspelled: Set<String> = []

  init(names: NameTable) {
    self.names = names
  }

  /// The most lines that are read: far more than a figure can show, and few enough for any memory.
  private static let maximumCount = 200_000

  /// The statements made so far, which are then no longer kept here.
  mutating func takeStatements() -> [ConstraintStatement] {
    defer { statements = [] }
    return statements
  }

  /// Makes constraints of drafts.
  /// - Parameter holder: The view that holds them, which is their `Superview`.
  mutating func add(_ drafts: [ConstraintDraft], holder: Int, _ reader: inout SourceReader) {
    for draft in drafts {
      switch draft {
      case .lines(let text): add(linesOf: text, holder: holder, &reader)
      case .equation(let equation, let isActive):
        let isLine = equation.constraint.text != nil && isActive
        add(equation, holder: holder, isLine ? .line : .mapping, isActive: isActive, &reader)
      case .visualFormat(let text, let settings):
        for line in SourceLine.lines(of: text.text, at: text.range, in: reader.file) {
          addVisualFormat(line, settings, .visualFormat(settings), holder: holder, &reader)
        }
      }
    }
  }

  /// Makes the constraints that views hold, those of format strings last.
  mutating func add(
    _ held: some Sequence<(holder: Int, drafts: [ConstraintDraft])>, _ reader: inout SourceReader
  ) {
    for formats in [false, true] {
      for (holder, drafts) in held {
        add(drafts.filter { $0.isVisualFormat == formats }, holder: holder, &reader)
      }
    }
  }

  private mutating func add(
    linesOf text: SourceText, holder: Int, _ reader: inout SourceReader
  ) {
    let count = text.text.utf8.count { $0 == UInt8(ascii: "\n") }
    guard count <= ConstraintBuilder.maximumCount else {
      reader.report(
        "too-many-constraints",
        "these are \(count) lines of constraints, and at most "
          + "\(ConstraintBuilder.maximumCount) are read",
        at: SourceRange(start: text.range.start, end: text.range.start + 1),
        help: "draw the layout in parts")
      return
    }
    var unread = UnreadLines()
    for line in SourceLine.lines(of: text.text, at: text.range, in: reader.file) {
      do throws(Diagnostic) {
        if try add(line, holder: holder, &reader) { unread.report(to: &reader, names.names) }
      } catch {
        unread.append(line, error)
      }
    }
    unread.report(to: &reader, names.names)
  }

  /// Makes the constraints of a line; false when it holds nothing but a comment.
  /// - Throws: Why the line could not be read.
  private mutating func add(
    _ line: SourceLine, holder: Int, _ reader: inout SourceReader
  ) throws(Diagnostic) -> Bool {
    if VisualFormatLine.begins(line), PastedCode.kind(of: line.text) == nil {
      addVisualFormat(line, VisualFormatSettings(), .line, holder: holder, &reader)
      return true
    }
    do throws(Diagnostic) {
      guard
        let equation = try EquationParser.equation(
          in: line, metrics: reader.metrics, names: names.names,
          neighbours: { [file = reader.file] in
            (0..<file.lineCount).map { String(file.lineText($0)) }
          })
      else { return false }
      add(equation, holder: holder, .line, isActive: true, &reader)
    } catch {
      throw keyOfRecipe(line) ?? visualFormat(line, error, reader.metrics) ?? error
    }
    return true
  }

  private mutating func add(
    _ equation: Equation, holder: Int, _ form: ConstraintStatement.Form, isActive: Bool,
    _ reader: inout SourceReader
  ) {
    if let fault = ratio(equation, &reader) { return reader.report(fault) }
    let first = resolve(equation.first, holder: holder, &reader)
    var second: (item: LayoutItem, attribute: Attribute)?
    if let term = equation.second {
      second = resolve(term, holder: holder, &reader)
      if second == nil { return }
    }
    guard let first else { return }
    var constraint = equation.constraint
    (constraint.firstItem, constraint.firstAttribute) = first
    if let second { (constraint.secondItem, constraint.secondAttribute) = second }
    constraint.listsText =
      names.isClear(equation.first.name, first.item, beside: second?.item)
      && (second.map { names.isClear(equation.second?.name ?? "", $0.item, beside: first.item) }
        ?? true)
    if constraint.usesStandardSpacing { constraint.constant *= standardSpacing(constraint) }
    guard
      isUsable(
        constraint, holder: holder, form, at: equation.rightRange,
        items: [equation.first.nameRange] + (equation.second.map { [$0.nameRange] } ?? []), &reader)
    else { return }
    statements.append(
      ConstraintStatement(
        holder: holder, form: form, label: constraint.label, text: constraint.text,
        isActive: isActive, constraints: [constraint]))
  }

  /// The fault of an aspect ratio that is written as an attribute: `A.AspectRatio = 16:9`.
  private func ratio(_ equation: Equation, _ reader: inout SourceReader) -> Diagnostic? {
    let (term, right) = (equation.first, equation.rightRange)
    guard ["aspectratio", "aspect", "ratio"].contains(term.attribute.lowercased()),
      equation.second == nil, names.names.contains(term.name)
    else { return nil }
    let number = (reader.includedFile ?? reader.file).text(in: right)
    let size = "Width = \(number) x \(Layout.term(term.name, "Height"))"
    let range = SourceRange(start: term.attributeRange.start, end: right.end)
    return Diagnostic(
      "unknown-attribute", "'\(term.name)' has no attribute '\(term.attribute)'",
      at: term.attributeRange, help: "write '\(Layout.notation(of: term.name)).\(size)'",
      fixes: [Diagnostic.Fix("tie the width to the height", [Diagnostic.Edit(range, size)])])
  }

  /// Keeps a statement that is complete.
  mutating func append(_ statement: ConstraintStatement) { statements.append(statement) }

  /// Whether a constraint breaks none of the guide's rules, or of UIKit's if it is given by its parts; reports one
  /// that does.
  func isUsable(
    _ constraint: LayoutConstraint, holder: Int, _ form: ConstraintStatement.Form,
    at range: SourceRange, items itemRanges: [SourceRange] = [], _ reader: inout SourceReader
  ) -> Bool {
    let isInRange = [constraint.constant, constraint.multiplier].allSatisfy {
      $0.magnitude <= NumberRule.maximumLength
    }
    if !isInRange {
      reader.report(
        "number-out-of-range", "a constant or multiplier is too large", at: range,
        help: "use a number of at most a million")
      return false
    }
    if let (view, place) = names.viewOutside(holder, in: constraint.items) {
      reader.report(
        "outside-holder",
        "'\(names.views[view].name)' is not a subview of '\(names.views[holder].name)', "
          + "whose 'constraints' hold this line",
        at: itemRanges.isEmpty ? range : itemRanges[place],
        help: "move the line to the recipe's own 'constraints'")
      return false
    }
    guard let rule = names.brokenRule(by: constraint) else { return true }
    if form == .mapping, rule.isOfNotation, constraint.multiplier != 0 { return true }
    reader.report(
      "illegal-attributes", rule.explanation, at: range, help: rule.advice(on: constraint))
    return false
  }

  /// Interface Builder's standard distance: 20 points to the edge of the superview, none to the safe
  /// area, 8 otherwise.
  func standardSpacing(_ constraint: LayoutConstraint) -> Double {
    guard let second = constraint.secondItem else {
      return LayoutConstraint.standardSpacing(toSuperview: false)
    }
    let isAtSafeArea = constraint.items.contains { item in
      if case .guide(let index) = item { names.guides[index].kind == .safeArea } else { false }
    }
    if isAtSafeArea { return 0 }
    let touchesSuperview =
      names.isHolder(second, of: constraint.firstItem)
      || names.isHolder(constraint.firstItem, of: second)
    return LayoutConstraint.standardSpacing(toSuperview: touchesSuperview)
  }

  private mutating func item(
    named name: String, at range: SourceRange, _ holder: Int, _ reader: inout SourceReader
  ) -> LayoutItem? {
    let item = names.item(named: name, holder: holder)
    if item == nil, let path = reader.sharedViews[name.lowercased()] {
      reader.report(
        "unknown-view", "there is no view '\(name)'", at: range,
        help: "declare it under 'views'; '\(path)' only gives it properties")
    } else if item == nil, let dot = name.lastIndex(of: "."),
      let view = names.view(named: name[..<dot].trimmed)
    {
      let guide = name[name.index(after: dot)...].trimmed
      let place = SourceRange(start: range.end - guide.utf8.count, end: range.end)
      if case .word(Layout.rootName) = SynonymTable.meaning(of: guide, among: [Layout.rootName]) {
        reader.report(
          "unknown-view", "'\(names.views[view].name)' has no guide '\(guide)'", at: place,
          help: "write '\(Layout.rootName)' in place of '\(name)' if you mean the superview")
        return nil
      }
      reader.report(
        "unknown-view", "'\(names.views[view].name)' has no guide '\(guide)'", unknown: guide,
        at: place,
        among: LayoutGuide.named.filter { names.hasGuide($0.kind, view) }.map(\.name))
    } else if item == nil, let declared = misspelledDeclaration(of: name, reader) {
      if !misspelled.insert(declared.name).inserted { return nil }
      reader.report(
        Diagnostic(
          "unknown-view",
          "constraints name '\(name)', and none names '\(declared.name)', as it is declared",
          at: declared.range
        ).writing(reader.notation(name)))
    } else if item == nil, !reader.undeclared.contains(name.lowercased()) {
      // A name that is no slip is missing once, however often constraints use it.
      if Suggestion.nearest(to: name, among: names.names) == nil {
        reader.undeclared.insert(name.lowercased())
        if let second = reader.twice.first {
          return reader.reportMissing(name, at: range, insteadOf: second)
        }
      }
      reader.report(
        "unknown-view", "there is no view or guide '\(name)'", unknown: name, at: range,
        among: names.names, otherLines: reader.otherLines(of: name, range),
        notation: Layout.notation)
    }
    return item
  }

  /// The view that is meant by a name that constraints have several times, while none has the view's own: its
  /// declaration is misspelled.
  private func misspelledDeclaration(
    of name: String, _ reader: SourceReader
  ) -> (name: String, range: SourceRange)? {
    let views = names.views.dropFirst()
    // Each unknown name is compared with all views, and looked for in the whole text.
    guard views.count <= 100, reader.file.text.utf8.count <= 40_000,
      let near = Suggestion.nearest(to: name, among: views.map(\.name)),
      let range = views.first(where: { $0.name == near })?.origin, reader.includedFile == nil,
      reader.file.text(in: range) == near
    else { return nil }
    let text = reader.file.text
    let isMeant = text.ranges(of: name + ".").count > 1 && !text.contains(near + ".")
    return isMeant ? (near, range) : nil
  }

  private mutating func resolve(
    _ term: Equation.Term, holder: Int, _ reader: inout SourceReader
  ) -> (item: LayoutItem, attribute: Attribute)? {
    if let found = foreignTerm(term) {
      reader.report(found)
      return nil
    }
    let item = item(named: term.name, at: term.nameRange, holder, &reader)
    let attribute = AttributeNames.attribute(named: term.attribute)
    if attribute == nil {
      reader.report(
        "unknown-attribute", "'\(term.name)' has no attribute '\(term.attribute)'",
        unknown: term.attribute, at: term.attributeRange, among: AttributeNames.names,
        notation: { $0 })
    }
    guard let item, let attribute else { return nil }
    return (item, attribute)
  }
}

extension ConstraintDraft {
  fileprivate var isVisualFormat: Bool { if case .visualFormat = self { true } else { false } }
}
