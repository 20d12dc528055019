import Notation
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

  // MARK: - The key `visualFormat`

  /// Reads lines of strings, a list of them, or mappings with `formats` and how these are to be read.
  ///
  /// What a mapping does not say is as around it.
  mutating func readVisualFormats(
    _ node: YAMLNode, _ settings: VisualFormatSettings = VisualFormatSettings(), holder: Int,
    _ reader: inout RecipeReader
  ) {
    switch node.content {
    case .scalar(let scalar):
      for line in SourceLine.lines(of: scalar.text, at: node.range, in: reader.file) {
        readVisualFormat(line, settings, holder: holder, &reader)
      }
    case .sequence(let items):
      for item in items { readVisualFormats(item, settings, holder: holder, &reader) }
    case .mapping:
      var draft = VisualFormatDraft(settings: settings)
      reader.read(node, into: &draft, VisualFormatDraft.keys, of: "a visual format")
      if draft.formats.isEmpty {
        reader.report(
          "missing-key", "a visual format needs 'formats'",
          at: SourceRange(start: node.range.start, end: node.range.start + 1))
      }
      for formats in draft.formats {
        readVisualFormats(formats, draft.settings, holder: holder, &reader)
      }
    }
  }
}

/// A mapping of format strings while it is read.
private struct VisualFormatDraft {
  var settings: VisualFormatSettings
  var formats: [YAMLNode] = []

  static let keys: [Key<VisualFormatDraft>] = [
    Key("metrics") { draft, node, reader in
      for entry in reader.entries(node, of: "metrics by name") {
        let name = entry.key.text ?? ""
        if name.contains(where: { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_") })
          || name.first?.isNumber == true
        {
          reader.report(
            "unusable-name", "'\(name)' is no name of a metric", at: entry.key.range,
            help: "use letters, numbers and underscores, a letter or an underscore first")
          continue
        }
        draft.settings.metrics[name] = reader.number(entry.value)
      }
    },
    Key("options") { draft, node, reader in
      let known = VisualFormatOptions.named.map { ($0.name, $0.options) }
      let chosen = reader.list(node).compactMap { reader.choice($0, known, of: "an option") }
      draft.settings.options = chosen.reduce(into: []) { $0.formUnion($1) }
      if draft.settings.options.isSuperset(of: .directionMask) {
        reader.report(
          "unknown-value", "a string is read in one direction", at: node.range,
          help: "use directionLeftToRight or directionRightToLeft")
      }
    },
    .truth("extended") { $0.settings.isExtended = $1 },
    Key("formats") { draft, node, _ in draft.formats.append(node) },
    Key("format") { draft, node, _ in draft.formats.append(node) },
  ]
}
