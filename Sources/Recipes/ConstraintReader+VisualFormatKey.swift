import Diagnostics
import LayoutModel
import VisualFormat

/// The key `visualFormat`: strings, or mappings of strings with what they may name.
extension ConstraintReader {
  /// Reads lines of strings, a list of them, or mappings with `formats` and how these are to be read.
  ///
  /// What a mapping does not say is as around it.
  mutating func readVisualFormats(
    _ node: YAMLNode, _ settings: VisualFormatSettings = VisualFormatSettings(), holder: Int,
    _ reader: inout RecipeReader
  ) {
    switch node.content {
    case .scalar(let scalar):
      for line in SourceLine.lines(of: scalar, at: node.range, in: reader.file) {
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
