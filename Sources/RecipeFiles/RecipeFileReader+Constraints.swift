import Basics
import Diagnostics
import LayoutModel
import Notation
import Recipes
import VisualFormat

/// Constraints as YAML has them.
extension RecipeFileReader {
  /// A text of lines, or a list of lines and mappings.
  mutating func constraints(_ node: YAMLNode) -> [ConstraintDraft] {
    switch node.content {
    case .scalar:
      if reportJoinedLines(node) { return [] }
      return [node.source.map { .lines($0) }].compactMap { $0 }
    case .sequence(let items):
      return items.compactMap { item in
        switch item.content {
        case .scalar: return item.source.map { .lines($0) }
        case .mapping(let entries):
          // Code has colons: YAML takes it for a mapping.
          if let key = entries.first, entries.count == 1, key.name.contains("onstraint(") {
            let range = SourceRange(start: key.key.range.start, end: key.value.range.end)
            let file = source.includedFile ?? source.file
            return .lines(SourceText(String(file.text(in: range)), at: range))
          }
          return constraint(item)
        case .sequence:
          reportType(
            item, expected: "a constraint",
            help: "write it without brackets, as in 'Red View.Width = 100'")
          return nil
        }
      }
    case .mapping(let entries):
      if let first = entries.first, entries.allSatisfy({ $0.name.allSatisfy(\.isNumber) }) {
        source.report(
          "wrong-type", "the number of a constraint ends in '.', not in ':'", at: first.key.range,
          help:
            "write 'constraints: |', and '\(first.name). \(first.value.text ?? "…")' on the line below, "
            + "and so on")
        return []
      }
      reportType(
        node, expected: "lines of constraints",
        help: "write 'constraints: |', and the constraints on the lines below")
      return []
    }
  }

  /// Reports lines of constraints that YAML joins to one; false when it does not.
  private mutating func reportJoinedLines(_ node: YAMLNode) -> Bool {
    let file = source.includedFile ?? source.file
    func count(_ text: some StringProtocol) -> Int {
      text.split(whereSeparator: \.isNewline).count { line in line.contains { "=<>≤≥".contains($0) }
      }
    }
    guard case .scalar(let scalar) = node.content, [.plain, .folded].contains(scalar.style),
      count(file.text(in: node.range).drop { $0 == ">" }) > max(1, count(scalar.text))
    else { return false }
    if scalar.style == .folded {
      let sign = SourceRange(start: node.range.start, end: node.range.start + 1)
      var fault = Diagnostic(
        "missing-pipe", "'>' joins the lines below into one", at: sign, help: "write '|'")
      fault.fixes = [Diagnostic.Fix("write '|'", [Diagnostic.Edit(sign, "|")])]
      source.report(fault)
      return true
    }
    let message = "YAML joins the lines below into one, because '|' is missing"
    let first = YAMLLine(file.line(at: node.range.start), of: file)
    let above = (0..<first.number).reversed().lazy.map { YAMLLine($0, of: file) }.first {
      !$0.content.isEmpty && !$0.content.hasPrefix("#")
    }
    if let key = above, key.content.hasSuffix(":"),
      first.end - first.content.utf8.count == node.range.start
    {
      let range = SourceRange(start: key.end - key.content.utf8.count, end: key.end)
      source.report("missing-pipe", message, at: range, help: "write '\(key.content) |'")
    } else {
      source.report(
        "missing-pipe", "YAML joins these lines into one, because '|' is missing",
        at: SourceRange(start: node.range.start, end: first.end),
        help: "write 'constraints: |', and the first constraint on the line below")
    }
    return true
  }

  /// Reports a constraint with ':' in the place of its relation: `- Cover.Top: Safe Area.Top + 20`.
  private mutating func reportColon(in node: YAMLNode) -> Bool {
    guard case .mapping(let entries) = node.content, entries.count == 1, let entry = entries.first,
      let text = entry.value.text, let dot = entry.name.lastIndex(of: "."),
      !entry.name[entry.name.index(after: dot)...].contains(where: \.isWhitespace)
    else { return false }
    source.report(
      "missing-relation", "expected '=', '>=' or '<=' after the first attribute",
      at: entry.key.range, help: "write '\(entry.name) = \(text)'")
    return true
  }

  private mutating func constraint(_ node: YAMLNode) -> ConstraintDraft? {
    if reportColon(in: node) { return nil }
    let fields = fields(node, ConstraintProperties.keys, of: "a constraint")
    var constraint = LayoutConstraint(
      item: .view(0), attribute: .notAnAttribute, relatedBy: .equal)
    var (items, attributes): ([String: SourceText], [String: SourceText]) = ([:], [:])
    var isActive = true
    for field in fields {
      switch field.key {
      case "firstItem", "secondItem":
        items[field.key] = field.value.source ?? SourceText("", at: field.value.range)
      case "firstAttribute", "secondAttribute":
        let name = value(field.value, field.type)?.text
        attributes[field.key] = name.map { SourceText($0, at: field.value.range) }
      case "relation":
        if let word = value(field.value, field.type)?.text {
          constraint.relation = ConstraintProperties.relation(word)
        }
      case "isActive": isActive = value(field.value, field.type) != .truth(false)
      default:
        let property = ConstraintProperties.values.first { $0.key.name == field.key }
        if let value = value(field.value, field.type) { property?.set(&constraint, value) }
      }
    }
    constraint.origin = node.start
    guard let item = items["firstItem"], let attribute = attributes["firstAttribute"] else {
      source.report(
        "missing-key", "a constraint needs 'firstItem' and 'firstAttribute'", at: node.start,
        help: "write it as in '{firstItem: Red View, firstAttribute: width, constant: 100}'")
      return nil
    }
    guard (items["secondItem"] == nil) == (attributes["secondAttribute"] == nil) else {
      source.report(
        "missing-key", "'secondItem' and 'secondAttribute' go together", at: node.start,
        help: "add the one that is missing, as in 'secondItem: Superview'")
      return nil
    }
    return .equation(
      Equation(
        constraint, first: Equation.Term(item, attribute),
        second: items["secondItem"].flatMap { item in
          attributes["secondAttribute"].map { Equation.Term(item, $0) }
        }, rightRange: node.start), isActive: isActive)
  }

  /// Changes of constraints by their numbers.
  mutating func constraintChanges(_ node: YAMLNode) -> [ConstraintChangeDraft] {
    entries(node, of: "constraints by number").map { entry in
      let keys = ConstraintProperties.changes.map(\.key)
      if let text = entry.value.text, Double(text) != nil {
        reportType(entry.value, expected: "the keys that change", writing: "{constant: \(text)}")
        return ConstraintChangeDraft(of: SourceText(entry.name, at: entry.key.range), [])
      }
      let fields = fields(entry.value, keys, of: "a constraint here")
      return ConstraintChangeDraft(
        of: SourceText(entry.name, at: entry.key.range),
        fields.compactMap { field in
          value(field.value, field.type).map { PropertyField(field.key, $0) }
        })
    }
  }

  // MARK: - Visual format

  /// Lines of strings, a list of them, or mappings with `formats` and how these are read.
  ///
  /// Settings that a mapping leaves out are those around it.
  mutating func visualFormats(
    _ node: YAMLNode, _ settings: VisualFormatSettings = VisualFormatSettings()
  ) -> [ConstraintDraft] {
    switch node.content {
    case .scalar: return [node.source.map { .visualFormat($0, settings) }].compactMap { $0 }
    case .sequence(let items): return items.flatMap { visualFormats($0, settings) }
    case .mapping(let entries):
      if let first = entries.first, entries.allSatisfy({ ["H", "V"].contains($0.name) }) {
        source.report(
          "wrong-type", "'\(first.name):' is a part of the string", at: first.key.range,
          help: "write each as an item: '- \"\(first.name):\(first.value.text ?? "…")\"'")
        return []
      }
      var settings = settings
      var formats: [YAMLNode] = []
      for field in fields(node, RecipeKeys.formats, of: "a visual format") {
        switch field.key {
        case "metrics":
          for metric in metrics(field.value) { settings.metrics[metric.name] = metric.value }
        case "options": settings.options = options(field)
        case "extended": settings.isExtended = value(field.value, field.type) == .truth(true)
        default: formats.append(field.value)
        }
      }
      if formats.isEmpty {
        source.report(
          "missing-key", "a visual format needs 'formats'", at: node.start,
          help: "write it as in '{formats: [\"H:|-[redView]-|\"]}'")
      }
      return formats.flatMap { visualFormats($0, settings) }
    }
  }

  private mutating func options(_ field: YAMLField) -> VisualFormatOptions {
    let words = value(field.value, field.type)?.items.compactMap(\.text) ?? []
    let options = VisualFormatOptions.named.filter { words.contains($0.name) }
      .reduce(into: VisualFormatOptions()) { $0.formUnion($1.options) }
    if options.isSuperset(of: .directionMask) {
      source.report(
        "unknown-value", "a string is read in one direction", at: field.value.range,
        help: "use directionLeftToRight or directionRightToLeft")
    }
    return options
  }
}

extension Equation.Term {
  fileprivate init(_ item: SourceText, _ attribute: SourceText) {
    self.init(item.text, at: item.range, attribute.text, at: attribute.range)
  }
}
