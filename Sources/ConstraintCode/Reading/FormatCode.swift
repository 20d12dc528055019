import Diagnostics
import LayoutModel
import VisualFormat

/// Constraints made with format strings.
extension CodeReader {
  /// The format string of a call.
  func format(_ call: CodeCall) throws(UnreadableCode) -> CodeFormat {
    guard let first = call.arguments.first?.value, let string = first.string else {
      throw UnreadableCode("its format is no literal string")
    }
    let text = string.replacing(#/\\\((?<name>\w+)\)/#) {
      scope.texts[String($0.name)] ?? String($0.output.0)
    }
    guard !text.contains("\\(") else {
      throw UnreadableCode("its format has a part that only running code knows")
    }
    var format = CodeFormat(text: text, range: first.range)
    for argument in call.arguments.dropFirst() {
      switch argument.label {
      case "options": format.options = options(argument.value)
      case "metrics":
        guard let metrics = values.metrics(argument.value) else {
          throw UnreadableCode("its metrics are no literal numbers")
        }
        format.metrics = metrics
      default: break
      }
    }
    return format
  }

  /// The constraints of a format string between views that have other names outside of it, or in a view that
  /// is in the superview itself; nil where the string can stand as it is.
  func constraints(
    of format: CodeFormat, _ call: CodeCall
  ) throws(UnreadableCode) -> [CodeConstraint]? {
    let entries = call.arguments.first { $0.label == "views" }.flatMap { values.entries($0.value) }
    guard let content = try content(of: format, entries) else { return nil }
    let visuals = content.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 }
    var found: [String: CodeItem] = [:]
    for case .view(let name) in visuals where found[name] == nil {
      if let entry = entries?.first(where: { $0.label == name })?.value {
        found[name] = try item(entry)
      } else {
        found[name] = try item([name], at: format.range)
      }
    }
    let touchesSuperview = visuals.contains(.superview)
    let views = found.filter { $0.value.rank == nil || touchesSuperview }
    let first = views.min { $0.key < $1.key }?.value
    let holder = first.map { items.holder(of: $0) } ?? CodeItem(range: format.range)
    let isPlain =
      (holder.key == nil || holder.rank != nil) && views.count == found.count
      && found.allSatisfy { name, item in
        item.key?.split(separator: ".").last.map(String.init) == name
      }
    if isPlain { return nil }
    let terms = FormatTerms(items: found, holder: holder, range: format.range)
    return content.compactMap(terms.constraint)
  }

  /// The constraints of a string; nil if its fault is reported with the names that it has.
  private func content(
    of format: CodeFormat, _ entries: [CodeArgument]?
  ) throws(UnreadableCode) -> [VisualConstraint]? {
    let metrics = format.metrics.mapValues(\.number)
    let reader = VisualFormatReader(options: format.options, metrics: metrics) {
      metrics[$0] == nil
    }
    do throws(VisualFormatError) {
      return try reader.content(of: format.text).constraints
    } catch {
      // Names of the dictionary would be reported in the place of the fault.
      guard entries?.contains(where: { $0.label != $0.value.lastWord }) == true else { return nil }
      let start = format.range.start + error.offset
      var fault = UnreadableCode(
        error.message, at: SourceRange(start: start, end: min(start + 1, format.range.end)))
      fault.typo = UnreadableCode.Typo(help: error.help)
      throw fault
    }
  }

  /// The options in a mask or a set: `NSLayoutFormatAlignAllTop | …`, `[.alignAllTop]`.
  private func options(_ value: CodeExpression) -> VisualFormatOptions {
    var options: VisualFormatOptions = []
    for part in value.parts { options.formUnion(self.options(part)) }
    let word = word(value, behind: "NSLayoutFormat").lowercased()
    for (name, option) in VisualFormatOptions.named where name.lowercased() == word {
      options.formUnion(option)
    }
    return options
  }
}

/// The items of a format string.
private struct FormatTerms {
  /// The items by their names in the string.
  let items: [String: CodeItem]
  /// The superview.
  let holder: CodeItem
  /// The place of the string.
  let range: SourceRange

  private func term(_ visual: VisualItem, _ attribute: Attribute) -> CodeConstraint.Term? {
    let item: CodeItem? =
      switch visual {
      case .superview: holder
      case .view(let name): items[name]
      case .guide: nil
      }
    return item.map { CodeConstraint.Term(item: $0, attribute: attribute, attributeRange: range) }
  }

  /// A constraint of the string between items of the code.
  func constraint(_ visual: VisualConstraint) -> CodeConstraint? {
    guard let first = term(visual.firstItem, visual.firstAttribute) else { return nil }
    var constraint = CodeConstraint(
      first: first, relation: visual.relation,
      place: SourceRange(
        start: range.start + visual.range.start, end: range.start + visual.range.end))
    constraint.second = visual.secondItem.flatMap { term($0, visual.secondAttribute) }
    (constraint.multiplier, constraint.priority) = (visual.multiplier, visual.priority)
    switch visual.constant {
    case .points(let points): constraint.constant = points
    case .standard: constraint.usesStandardSpacing = true
    }
    return constraint
  }
}
