import Diagnostics
import LayoutModel
import Notation
import VisualFormat

/// Constraints made with `NSLayoutConstraint`, of items and of format strings.
extension CodeReader {
  /// The constraint that an initializer with items makes; nil for the declaration of one.
  func itemConstraint(_ call: CodeCall) throws(UnreadableCode) -> CodeConstraint? {
    var arguments = call.arguments
    if !arguments.isEmpty, call.name == "constraintWithItem" { arguments[0].label = "item" }
    let labels = [
      "item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
    ]
    try check(arguments, labels)
    let value = arguments.map { $0.value }
    let attribute = try attribute(value[1])
    let second = try self.attribute(value[4])
    if attribute == .notAnAttribute { throw UnreadableCode("its first attribute is none") }
    guard let relation = relation(value[2]) else {
      throw UnreadableCode("'\(text(of: value[2]))' is not a relation")
    }
    var constraint = CodeConstraint(
      first: CodeConstraint.Term(
        item: try item(value[0]), attribute: attribute, attributeRange: value[1].lastRange),
      relation: relation, place: call.place)
    constraint.multiplier = try number(arguments[5], "multiplier")
    constraint.constant = try number(arguments[6], "constant")
    if second == .notAnAttribute || value[3].name == "nil" {
      constraint.multiplier = 1
    } else {
      constraint.second = CodeConstraint.Term(
        item: try item(value[3]), attribute: second, attributeRange: value[4].lastRange)
    }
    try checkMultiplier(of: constraint, arguments)
    return constraint
  }

  /// Throws for labels that are not those of the initializer.
  private func check(_ arguments: [CodeArgument], _ labels: [String]) throws(UnreadableCode) {
    for argument in arguments {
      guard let label = argument.label, !labels.contains(label) else { continue }
      throw UnreadableCode(
        "NSLayoutConstraint has no argument '\(label)'", unknown: label, at: argument.labelRange,
        among: labels)
    }
    let own = arguments.map { $0.label ?? "" }
    if own == labels { return }
    if let missing = labels.first(where: { !own.contains($0) }) {
      throw UnreadableCode("its argument '\(missing)' is missing")
    }
    throw UnreadableCode("its arguments are not in the order of NSLayoutConstraint's")
  }

  /// The last word of a constant's name, its prefix left out.
  private func word(_ value: CodeExpression, behind prefix: String) -> String {
    let last =
      if case .member(let name, _)? = value.links.last { name } else { value.name ?? "" }
    return last.hasPrefix(prefix) ? String(last.dropFirst(prefix.count)) : last
  }

  private func attribute(_ value: CodeExpression) throws(UnreadableCode) -> Attribute {
    let word = word(value, behind: "NSLayoutAttribute")
    if word.lowercased() == "notanattribute" { return .notAnAttribute }
    if values.number(value) == 0 { return .notAnAttribute }
    guard let attribute = AttributeNames.attribute(named: word) else {
      let place = SourceRange(
        start: value.lastRange.end - word.utf8.count, end: value.lastRange.end)
      throw UnreadableCode(
        "there is no attribute '\(word)'", unknown: word, at: place,
        among: AttributeNames.names.map { $0.prefix(1).lowercased() + $0.dropFirst() })
    }
    return attribute
  }

  private func relation(_ value: CodeExpression) -> Relation? {
    let word = word(value, behind: "NSLayoutRelation").lowercased()
    return Relation.allCases.first { $0.rawValue.lowercased() == word }
  }

  // MARK: - Format strings

  /// The format string of a call.
  func format(_ call: CodeCall) throws(UnreadableCode) -> CodeFormat {
    guard let first = call.arguments.first?.value, let string = first.string else {
      throw UnreadableCode("its format is no literal string")
    }
    var format = CodeFormat(text: string, range: first.range)
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
    let metrics = format.metrics.mapValues(\.number)
    let reader = VisualFormatReader(options: format.options, metrics: metrics) {
      metrics[$0] == nil
    }
    let entries = call.arguments.first { $0.label == "views" }.flatMap { values.entries($0.value) }
    let content: [VisualConstraint]
    do throws(VisualFormatError) {
      content = try reader.content(of: format.text).constraints
    } catch {
      // Names of the dictionary would be reported in the place of the fault.
      guard entries?.contains(where: { $0.label != $0.value.lastWord }) == true else { return nil }
      let start = format.range.start + error.offset
      var fault = UnreadableCode(
        error.message, at: SourceRange(start: start, end: min(start + 1, format.range.end)))
      fault.typo = UnreadableCode.Typo(help: error.help)
      throw fault
    }
    let visuals = content.flatMap { [$0.firstItem, $0.secondItem] }.compactMap { $0 }
    var found: [String: CodeItem] = [:]
    for case .view(let name) in visuals where found[name] == nil {
      let entry = entries?.first { $0.label == name }?.value
      if let entry {
        found[name] = try item(entry)
      } else {
        found[name] = try item([name], at: format.range)
      }
    }
    let touchesSuperview = visuals.contains(.superview)
    let isRoot = found.mapValues { $0.rank != nil && !touchesSuperview }
    let views = found.filter { isRoot[$0.key] == false }.sorted { $0.key < $1.key }
    let holder = views.first.map { items.holder(of: $0.value) } ?? CodeItem(range: format.range)
    let isPlain =
      (holder.key == nil || holder.rank != nil)
      && found.allSatisfy { name, item in
        isRoot[name] == false && item.key?.split(separator: ".").last.map(String.init) == name
      }
    if isPlain { return nil }
    func term(_ visual: VisualItem, _ attribute: Attribute) -> CodeConstraint.Term? {
      let item: CodeItem? =
        switch visual {
        case .superview: holder
        case .view(let name): found[name]
        case .guide: nil
        }
      return item.map {
        CodeConstraint.Term(item: $0, attribute: attribute, attributeRange: format.range)
      }
    }
    return content.compactMap { visual in
      guard let first = term(visual.firstItem, visual.firstAttribute) else { return nil }
      let start = format.range.start
      var constraint = CodeConstraint(
        first: first, relation: visual.relation,
        place: SourceRange(start: start + visual.range.start, end: start + visual.range.end))
      constraint.second = visual.secondItem.flatMap { term($0, visual.secondAttribute) }
      (constraint.multiplier, constraint.priority) = (visual.multiplier, visual.priority)
      switch visual.constant {
      case .points(let points): constraint.constant = points
      case .standard: constraint.usesStandardSpacing = true
      }
      return constraint
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
