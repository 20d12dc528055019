import Basics
import Diagnostics
import LayoutModel
import Notation
import VisualFormat

/// Lines in the visual format.
extension ConstraintBuilder {
  /// Makes the constraints of a line in the visual format, with the number before it if there is one.
  mutating func addVisualFormat(
    _ line: SourceLine, _ settings: VisualFormatSettings, _ form: ConstraintStatement.Form,
    holder: Int, _ reader: inout SourceReader
  ) {
    guard let line = VisualFormatLine(line) else { return }
    let names = visualNames
    let metrics = settings.metrics.merging(reader.metrics) { own, _ in own }
    let language = VisualFormatReader(
      options: settings.options, metrics: metrics, isExtended: settings.isExtended
    ) { names.item(named: $0) != nil || VisualNames.rootGuides[$0] != nil }
    do throws(VisualFormatError) {
      let content = try language.content(of: line.text)
      let guides = makeGuides(content.guides, holder: holder)
      var statement = ConstraintStatement(
        holder: holder, form: form, label: line.label, text: line.text, constraints: [])
      for visual in content.constraints {
        let made = constraint(visual, guides, holder: holder) { made in
          made.label = line.label
          made.text = line.text
          // Without a number each constraint of a string has one of its own.
          made.listsText = line.label != nil
          made.part =
            content.constraints.count > 1
            ? VisualFormatPrinter.output(for: [visual]).formats.first : nil
          made.origin = line.range(visual.range)
        }
        if let made, isUsable(made, holder: holder, form, at: line.range(visual.range), &reader) {
          statement.constraints.append(made)
        }
      }
      append(statement)
    } catch {
      if !settings.isExtended, let meant = meant(line.text, error, metrics) {
        let place = line.range(SourceRange(start: 0, end: line.text.utf8.count))
        let end = min(error.offset + 1, error.format.utf8.count)
        let fault = error.unknown?.range ?? SourceRange(start: error.offset, end: end)
        return reader.report(
          Diagnostic(
            error.unknown == nil ? "visual-format" : "unknown-view", error.message,
            at: line.range(fault), help: "write '\(meant)'",
            fixes: [Diagnostic.Fix("write '\(meant)'", [Diagnostic.Edit(place, meant)])]))
      }
      report(error, metrics, in: line, &reader)
    }
  }

  /// The format string that was certainly meant by one with a fault; nil of one whose fault has its own edit, and of a
  /// misspelled name.
  private mutating func meant(
    _ text: String, _ error: VisualFormatError, _ metrics: [String: Double]
  ) -> String? {
    if error.edit != nil { return nil }
    // A name without a blank is a misspelled one, or one of a metric.
    if let unknown = error.unknown, !text.contains(/[|\[\-]\s*\p{L}\w* +\w/), !unknown.isMetric {
      return nil
    }
    return repaired(text, metrics)
  }

  private mutating func repaired(_ text: String, _ metrics: [String: Double]) -> String? {
    let visual = visualNames
    let known = visual.identifiers.compactMap { item, identifier -> (String, String)? in
      guard case .view(let index) = item else { return nil }
      return (names.views[index].name, identifier)
    }
    let isKnown = { (name: String) in
      visual.item(named: name) != nil || VisualNames.rootGuides[name] != nil
    }
    let language = VisualFormatReader(metrics: metrics, isView: isKnown)
    let repair = VisualFormatRepair(known.sorted { $0 < $1 }, isKnown: isKnown)
    return repair.repaired(text) { (try? language.content(of: $0)) != nil }
  }

  /// The fault of a line that is a format string with a slip at its start: `-[A]-|`, `"H:|-[A]-|"`; nil of another.
  mutating func visualFormat(
    _ line: SourceLine, _ fault: Diagnostic, _ metrics: [String: Double]
  ) -> Diagnostic? {
    // A constraint has a dot before its attribute.
    guard fault.fixes.isEmpty, PastedCode.kind(of: line.text) == nil,
      line.text.contains(/[\[［].*[\]］]/), !line.text.contains(/\.\s*\p{L}/)
    else { return nil }
    let bytes = Array(line.text.utf8)
    let (_, start) = EquationParser.label(of: bytes)
    let text = String(decoding: bytes[start...], as: UTF8.self).trimmed
    guard let meant = repaired(text, metrics) else { return nil }
    let place = line.range(SourceRange(start: start, end: bytes.count))
    return Diagnostic(
      "visual-format", "a string of the visual format begins with '|', '[', 'H:' or 'V:'",
      at: place, help: "write '\(meant)'",
      fixes: [Diagnostic.Fix("write '\(meant)'", [Diagnostic.Edit(place, meant)])])
  }

  private mutating func constraint(
    _ visual: VisualConstraint, _ guides: [String: LayoutItem], holder: Int,
    finish: (inout LayoutConstraint) -> Void
  ) -> LayoutConstraint? {
    func item(_ visual: VisualItem) -> LayoutItem? {
      switch visual {
      case .superview: .view(holder)
      case .view(let name):
        visualNames.item(named: name)
          ?? VisualNames.rootGuides[name].flatMap { names.item(named: $0, holder: holder) }
      case .guide(let name): guides[name]
      }
    }
    guard let first = item(visual.firstItem) else { return nil }
    var constraint = LayoutConstraint(
      item: first, attribute: visual.firstAttribute, relatedBy: visual.relation,
      toItem: visual.secondItem.flatMap(item), attribute: visual.secondAttribute,
      multiplier: visual.multiplier, priority: visual.priority)
    switch visual.constant {
    case .points(let points): constraint.constant = points
    case .standard:
      constraint.usesStandardSpacing = true
      constraint.constant = standardSpacing(constraint)
    }
    finish(&constraint)
    return constraint
  }

  /// The layout guides that a string asks for, by their names there.
  ///
  /// A stack keeps its name for further strings; a spacer is numbered among all of the recipe.
  private mutating func makeGuides(_ wanted: [String], holder: Int) -> [String: LayoutItem] {
    var made: [String: LayoutItem] = [:]
    for name in wanted {
      let isStack = !name.contains(" ")
      let item = names.makeGuide(named: isStack ? name : "Spacer", of: holder, isNumbered: !isStack)
      made[name] = item
      if isStack { visualNames.add(item, named: name) }
    }
    return made
  }

  private mutating func report(
    _ error: VisualFormatError, _ metrics: [String: Double],
    in line: VisualFormatLine, _ reader: inout SourceReader
  ) {
    if let unknown = error.unknown {
      reportUnknown(unknown, error.message, metrics, at: line.range(unknown.range), &reader)
      return
    }
    let end = min(error.offset + 1, error.format.utf8.count)
    var diagnostic = Diagnostic(
      "visual-format", error.message, at: line.range(SourceRange(start: error.offset, end: end)),
      help: error.help)
    if let edit = error.edit, reader.file.text(in: line.range(edit.range)).utf8.count == 1 {
      diagnostic.fixes = [
        Diagnostic.Fix(error.help ?? "", [Diagnostic.Edit(line.range(edit.range), edit.text)])
      ]
    }
    reader.report(diagnostic)
  }

  private mutating func reportUnknown(
    _ unknown: VisualFormatError.UnknownName, _ message: String,
    _ metrics: [String: Double], at range: SourceRange, _ reader: inout SourceReader
  ) {
    if !unknown.isMetric {
      reader.report(
        "unknown-view", message, unknown: unknown.name, at: range, among: visualNames.all)
      return
    }
    let lists = [metrics.keys.sorted(), unknown.name.count > 2 ? visualNames.all : []]
    if let names = lists.first(where: {
      Suggestion.nearest(to: unknown.name, among: $0) != nil
    }) {
      reader.report("unknown-metric", message, unknown: unknown.name, at: range, among: names)
    } else {
      reader.report(
        "unknown-metric", message, at: range,
        help: "give it a number under the recipe's 'metrics', as in 'metrics: {\(unknown.name): 8}'"
      )
    }
  }
}
