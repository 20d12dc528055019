import Diagnostics
import LayoutModel
import VisualFormat

/// How the format strings of a recipe are to be read.
struct VisualFormatSettings {
  var options: VisualFormatOptions = []
  var metrics: [String: Double] = [:]
  var isExtended = false
}

/// Lines in the visual format.
extension ConstraintReader {
  /// Reads a line in the visual format, with the number before it if there is one.
  mutating func readVisualFormat(
    _ line: SourceLine, _ settings: VisualFormatSettings, holder: Int,
    _ reader: inout RecipeReader
  ) {
    guard let line = VisualFormatLine(line) else { return }
    let names = visualNames
    let language = VisualFormat(
      options: settings.options, metrics: settings.metrics, isExtended: settings.isExtended
    ) { names.item(named: $0) != nil || VisualNames.rootGuides[$0] != nil }
    do throws(VisualFormatError) {
      let content = try language.content(of: line.text)
      let guides = makeGuides(content.guides, holder: holder)
      for constraint in content.constraints {
        append(constraint, guides, holder: holder, &reader) { made in
          made.label = line.label
          made.text = line.text
          made.origin = line.range(constraint.range)
        }
      }
    } catch {
      report(error, settings, in: line, &reader)
    }
  }

  private mutating func append(
    _ visual: VisualConstraint, _ guides: [String: LayoutItem], holder: Int,
    _ reader: inout RecipeReader, finish: (inout LayoutConstraint) -> Void
  ) {
    func item(_ visual: VisualItem) -> LayoutItem? {
      switch visual {
      case .superview: .view(holder)
      case .view(let name):
        visualNames.item(named: name)
          ?? VisualNames.rootGuides[name].flatMap { names.item(named: $0, holder: holder) }
      case .guide(let name): guides[name]
      }
    }
    guard let first = item(visual.firstItem) else { return }
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
    check(
      constraint, at: constraint.origin ?? SourceRange(start: 0, end: 0), &reader)
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
    _ error: VisualFormatError, _ settings: VisualFormatSettings,
    in line: VisualFormatLine, _ reader: inout RecipeReader
  ) {
    if let unknown = error.unknown {
      reportUnknown(unknown, error.message, settings, at: line.range(unknown.range), &reader)
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
}

extension ConstraintReader {
  private mutating func reportUnknown(
    _ unknown: VisualFormatError.UnknownName, _ message: String,
    _ settings: VisualFormatSettings, at range: SourceRange, _ reader: inout RecipeReader
  ) {
    if !unknown.isMetric {
      reader.report(
        "unknown-view", message, unknown: unknown.name, at: range, among: visualNames.all)
      return
    }
    let lists = [settings.metrics.keys.sorted(), unknown.name.count > 2 ? visualNames.all : []]
    if let names = lists.first(where: {
      Suggestion.nearest(to: unknown.name, among: $0) != nil
    }) {
      reader.report("unknown-metric", message, unknown: unknown.name, at: range, among: names)
    } else {
      reader.report(
        "unknown-metric", message, at: range,
        help: "give it a number under 'metrics' of 'visualFormat'")
    }
  }
}
