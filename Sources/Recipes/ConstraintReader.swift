import Notation
import LayoutModel
import Diagnostics

/// Reads constraints, as lines of the guide's notation or as mappings, and looks up what they name.
struct ConstraintReader {
  var names: NameTable
  /// What format strings call what `names` has.
  lazy var visualNames = VisualNames(views: names.views, guides: names.guides)
  private(set) var constraints: [LayoutConstraint] = []
  /// Those that are turned off.
  private(set) var inactiveConstraints: [LayoutConstraint] = []

  /// The most lines that are read: far more than a figure can show, and few enough for any memory.
  private static let maximumCount = 200_000

  /// The constraints read so far, which are then no longer kept here.
  mutating func takeConstraints() -> [LayoutConstraint] {
    defer { constraints = [] }
    return constraints
  }

  /// Reads a text of lines, or a list of lines and mappings.
  /// - Parameter holder: The view that holds them, which is their `Superview`.
  mutating func read(_ node: YAMLNode, holder: Int, _ reader: inout RecipeReader) {
    switch node.content {
    case .scalar(let scalar):
      let count = scalar.text.utf8.count { $0 == UInt8(ascii: "\n") }
      guard count <= ConstraintReader.maximumCount else {
        reader.report(
          "too-many-constraints",
          "these are \(count) lines of constraints, and at most "
            + "\(ConstraintReader.maximumCount) are read",
          at: SourceRange(start: node.range.start, end: node.range.start + 1),
          help: "draw the layout in parts")
        return
      }
      for line in SourceLine.lines(of: scalar.text, at: node.range, in: reader.file) {
        readLine(line, holder: holder, &reader)
      }
    case .sequence(let items):
      for item in items {
        switch item.content {
        case .scalar: read(item, holder: holder, &reader)
        case .mapping: readMapping(item, holder: holder, &reader)
        case .sequence: reader.reportType(item, expected: "a constraint")
        }
      }
    case .mapping: reader.reportType(node, expected: "lines of constraints")
    }
  }

  private mutating func readLine(
    _ line: SourceLine, holder: Int, _ reader: inout RecipeReader
  ) {
    if VisualFormatLine.begins(line) {
      readVisualFormat(line, VisualFormatSettings(), holder: holder, &reader)
      return
    }
    do {
      guard let equation = try EquationParser.equation(in: line) else { return }
      append(equation, holder: holder, &reader)
    } catch {
      reader.report(error)
    }
  }

  private mutating func append(
    _ equation: Equation, holder: Int, _ reader: inout RecipeReader
  ) {
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
    if constraint.usesStandardSpacing { constraint.constant *= standardSpacing(constraint) }
    check(constraint, at: equation.rightRange, &reader)
  }

  /// Keeps a constraint unless it breaks one of the guide's rules.
  mutating func check(
    _ constraint: LayoutConstraint, at range: SourceRange, isActive: Bool = true,
    _ reader: inout RecipeReader
  ) {
    let isUsable = [constraint.constant, constraint.multiplier].allSatisfy {
      $0.magnitude <= RecipeReader.maximumLength
    }
    if !isUsable {
      reader.report(
        "number-out-of-range", "a constant or multiplier is too large", at: range,
        help: "use a number of at most a million")
    } else if let rule = names.brokenRule(by: constraint) {
      reader.report("illegal-attributes", rule.explanation, at: range, help: rule.advice)
    } else if isActive {
      constraints.append(constraint)
    } else {
      inactiveConstraints.append(constraint)
    }
  }

  /// Interface Builder's standard distance: 20 points to the edge of the superview, none to the safe
  /// area, 8 otherwise.
  func standardSpacing(_ constraint: LayoutConstraint) -> Double {
    guard let second = constraint.secondItem else { return 8 }
    let isAtSafeArea = constraint.items.contains { item in
      if case .guide(let index) = item { names.guides[index].kind == .safeArea } else { false }
    }
    if isAtSafeArea { return 0 }
    let touchesSuperview =
      names.isHolder(second, of: constraint.firstItem)
      || names.isHolder(constraint.firstItem, of: second)
    return touchesSuperview ? 20 : 8
  }

  private mutating func item(
    named name: String, at range: SourceRange, _ holder: Int, _ reader: inout RecipeReader
  ) -> LayoutItem? {
    let item = names.item(named: name, holder: holder)
    if item == nil {
      reader.report(
        "unknown-view", "there is no view or guide '\(name)'", unknown: name, at: range,
        among: names.names)
    }
    return item
  }

  private mutating func resolve(
    _ term: Equation.Term, holder: Int, _ reader: inout RecipeReader
  ) -> (item: LayoutItem, attribute: Attribute)? {
    let item = item(named: term.name, at: term.nameRange, holder, &reader)
    let attribute = AttributeNames.attribute(named: term.attribute)
    if attribute == nil {
      reader.report(
        "unknown-attribute", "'\(term.name)' has no attribute '\(term.attribute)'",
        unknown: term.attribute, at: term.attributeRange, among: AttributeNames.names)
    }
    guard let item, let attribute else { return nil }
    return (item, attribute)
  }

  // MARK: - Mappings

  private mutating func readMapping(
    _ node: YAMLNode, holder: Int, _ reader: inout RecipeReader
  ) {
    var draft = MappingDraft()
    reader.read(node, into: &draft, MappingDraft.keys, of: "a constraint")
    let start = SourceRange(start: node.range.start, end: node.range.start + 1)
    guard let firstItem = draft.firstItem, draft.constraint.firstAttribute != .notAnAttribute else {
      reader.report(
        "missing-key", "a constraint needs 'firstItem' and 'firstAttribute'", at: start)
      return
    }
    guard (draft.secondItem == nil) == (draft.constraint.secondAttribute == .notAnAttribute) else {
      reader.report(
        "missing-key", "'secondItem' and 'secondAttribute' go together", at: start)
      return
    }
    guard let first = item(named: firstItem.text ?? "", at: firstItem.range, holder, &reader) else {
      return
    }
    var constraint = draft.constraint
    constraint.firstItem = first
    if let node = draft.secondItem {
      guard let second = item(named: node.text ?? "", at: node.range, holder, &reader) else {
        return
      }
      constraint.secondItem = second
    }
    constraint.origin = start
    check(constraint, at: start, isActive: draft.isActive, &reader)
  }
}

/// A constraint while its mapping is read.
struct MappingDraft {
  /// The constraint without its items.
  var constraint = LayoutConstraint(
    item: .view(0), attribute: .notAnAttribute, relatedBy: .equal)
  var firstItem: YAMLNode?
  var secondItem: YAMLNode?
  var isActive = true

  private static let relations = Relation.allCases.flatMap { [($0.rawValue, $0), ($0.sign, $0)] }

  static let keys: [Key<MappingDraft>] = [
    Key("firstItem") { draft, node, _ in draft.firstItem = node },
    .choice("firstAttribute", AttributeNames.all, of: "an attribute") {
      $0.constraint.firstAttribute = $1
    },
    .choice("relation", relations, of: "a relation") { $0.constraint.relation = $1 },
    Key("secondItem") { draft, node, _ in draft.secondItem = node },
    .choice("secondAttribute", AttributeNames.all, of: "an attribute") {
      $0.constraint.secondAttribute = $1
    },
    .number("multiplier") { $0.constraint.multiplier = $1 },
    .number("constant") { $0.constraint.constant = $1 },
    .priority("priority") { $0.constraint.priority = $1 },
    Key("identifier") { draft, node, reader in draft.constraint.identifier = reader.text(node) },
    .truth("isActive") { $0.isActive = $1 },
    .truth("placeholder") { $0.constraint.isPlaceholder = $1 },
  ]
}
