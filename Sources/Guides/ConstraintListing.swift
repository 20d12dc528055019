import Basics
import ConstraintCode
import Diagnostics
import LayoutModel
import Markdown
import Notation
import Recipes
import VisualFormat

/// The constraints of a listing in a guide.
struct ConstraintListing {
  /// A name that a constraint uses, and where it does first.
  struct Mention {
    var name: String
    var range: SourceRange
  }

  /// Two items that a constraint connects by place or size, the second nil for a number: the names
  /// of views in lower case, and nothing for the superview.
  private struct Tie {
    var first: String
    var second: String?
    var attribute: Attribute

    init(_ first: String, _ second: String?, _ attribute: Attribute) {
      self.first = GuideView.view(inName: first)?.lowercased() ?? ""
      self.second = second.map { GuideView.view(inName: $0)?.lowercased() ?? "" }
      self.attribute = attribute
    }
  }

  /// Lines and constraints of code.
  private var constraints: [ConstraintDraft] = []
  /// Format strings of code.
  private var visualFormats: [ConstraintDraft] = []
  /// The places of the constraints and format strings.
  private var places: [SourceRange] = []
  /// The settings of views in code, by the names of the views in lower case.
  private(set) var settings: [String: [CodeSetting]] = [:]
  /// The views of code that hold others.
  private(set) var tree = CodeTree()
  /// The listings of code that it is read from.
  private(set) var parts: [MarkdownListing] = []
  /// The names that its code uses.
  private(set) var codeNames: Set<String> = []
  /// Whether it is code in sentences, which is no example that a reader misses.
  private(set) var isInline = false
  /// Whether a line or a format string cannot be read, so that it is no example.
  private(set) var hasFaults = false
  /// Calls in code that cannot be read; a listing with any is not drawn.
  private(set) var diagnostics: [Diagnostic] = []
  /// The views that they name, in the order in which they do.
  private(set) var views: [Mention] = []
  /// From its first to its last line.
  private(set) var range: SourceRange
  private var ties: [Tie] = []
  private var known: Set<String> = []
  /// The numbers printed before its first and last constraint.
  private var labels: (first: Int?, last: Int?)
  private var hasLabels = false

  /// Reads listings that belong together; nil if they hold no constraints.
  ///
  /// Code beside them, the context, only declares what they use.
  ///
  /// At least half of the lines, without comments, must be constraints. The other lines are then errors.
  init?(
    _ listings: [MarkdownListing], context: [MarkdownListing] = [],
    _ given: CodeGiven = CodeGiven(), in file: SourceFile
  ) {
    guard let first = listings.first else { return nil }
    range = first.range
    isInline = first.isInline
    if listings.allSatisfy({ $0.info != nil }),
      let code = CodeReader(
        listings.map(\.lines), context: context.map(\.lines), given, in: file)
    {
      add(code)
      parts = listings
    } else if listings.count > 1 || !addLines(of: first, in: file) {
      return nil
    }
  }

  private mutating func addLines(of listing: MarkdownListing, in file: SourceFile) -> Bool {
    var count = 0
    for range in listing.lines {
      guard let range = ConstraintListing.withoutMarks(range, in: file) else { continue }
      let text = String(file.text(in: range))
      // A fence in code that is indented is no line of it.
      if text.hasPrefix("//") || text.allSatisfy({ "`~".contains($0) }) { continue }
      if listing.isInline {
        // A sentence can have any other code.
        guard addConstraint(text, at: range, in: file) else { continue }
        constraints.append(.lines(SourceText(text, at: range)))
        places.append(range)
        count += 1
        continue
      }
      constraints.append(.lines(SourceText(text, at: range)))
      places.append(range)
      if text.utf8.count <= CodeReader.longestLine, addConstraint(text, at: range, in: file) {
        count += 1
      } else if text.contains(where: { "(){};".contains($0) }) {
        return false
      } else if text.contains(where: \.isLetter) {
        hasFaults = true
      }
    }
    return count > 0 && count * 2 >= constraints.count
  }

  /// A line without the marks of a comment or a bullet around it; nil when it is nothing else.
  private static func withoutMarks(_ range: SourceRange, in file: SourceFile) -> SourceRange? {
    var range = range
    let marks = ["/**", "/*", "*/", "* ", "*", "•", "●", "・", "·"]
    while true {
      let text = file.text(in: range)
      let blank = text.prefix { $0.isWhitespace }.utf8.count
      let shown = text.dropFirst(text.prefix { $0.isWhitespace }.count)
      if shown.isEmpty { return nil }
      guard let mark = marks.first(where: shown.hasPrefix) else {
        if text.hasSuffix("*/") {
          range.end -= 2
          continue
        }
        return SourceRange(start: range.start + blank, end: range.end)
      }
      range.start += blank + mark.utf8.count
    }
  }

  /// Adds the constraint of a line; one whose constant is a word, `+ IntrinsicHeight`, is one as well.
  private mutating func addConstraint(
    _ text: String, at range: SourceRange, in file: SourceFile
  ) -> Bool {
    func line(_ text: String) -> SourceLine? {
      SourceLine.lines(of: text, at: range, in: file).first
    }
    if let line = line(text), addEquation(on: line) || addVisualFormat(on: line) { return true }
    guard let sign = text.lastIndex(of: "+") else { return false }
    let isWord = !text[text.index(after: sign)...].trimmingPrefix(while: \.isWhitespace).contains {
      !$0.isLetter
    }
    guard isWord, let line = line(String(text[..<sign])) else { return false }
    return addEquation(on: line)
  }

  /// Adds the constraint on a line; false when there is none, or what looks like one is code.
  private mutating func addEquation(on line: SourceLine) -> Bool {
    guard line.text.contains(where: { "=<>≤≥".contains($0) }),
      let equation = try? EquationParser.equation(in: line)
    else { return false }
    let terms = [equation.first, equation.second].compactMap { $0 }
    let isNotation = terms.allSatisfy { term in
      GuideView.isUsable(term.name)
        && (equation.constraint.label != nil
          || AttributeNames.attribute(named: term.attribute) != nil)
    }
    guard isNotation else { return false }
    add(label: equation.constraint.label)
    add(equation)
    return true
  }

  private mutating func add(_ equation: Equation) {
    for term in [equation.first, equation.second] {
      if let term { mention(term.name, at: term.nameRange) }
    }
    if let attribute = AttributeNames.attribute(named: equation.first.attribute) {
      ties.append(Tie(equation.first.name, equation.second?.name, attribute))
    }
  }

  /// Adds the constraints of a format string on a line; false when there is none.
  private mutating func addVisualFormat(on line: SourceLine) -> Bool {
    guard VisualFormatLine.begins(line), let format = VisualFormatLine(line),
      let content = ConstraintListing.content(of: format.text)
    else { return false }
    add(label: format.label)
    add(content, at: line.range(SourceRange(start: 0, end: line.text.utf8.count)))
    return true
  }

  /// The content of a format string, with certain slips corrected; nil if it is none.
  private static func content(
    of text: String, _ settings: VisualFormatSettings = VisualFormatSettings()
  ) -> VisualFormatContent? {
    let metrics = settings.metrics
    let language = VisualFormatReader(options: settings.options, metrics: metrics) {
      metrics[$0] == nil
    }
    do throws(VisualFormatError) {
      return try language.content(of: text)
    } catch {
      guard let edit = error.edit else { return nil }
      return try? language.content(of: [edit].applied(to: text))
    }
  }

  private mutating func add(_ content: VisualFormatContent, at range: SourceRange) {
    for constraint in content.constraints {
      let names = [constraint.firstItem, constraint.secondItem].map { item -> String? in
        if case .view(let name)? = item { name } else { nil }
      }
      for name in names { if let name { mention(name, at: range) } }
      let second = constraint.secondItem.map { _ in names[1] ?? Layout.rootName }
      ties.append(Tie(names[0] ?? Layout.rootName, second, constraint.firstAttribute))
    }
  }

  private mutating func add(_ code: CodeReader) {
    for var equation in code.equations {
      equation.constraint.text = equation.text
      constraints.append(.equation(equation, isActive: true))
      places.append(equation.rightRange)
      add(equation)
    }
    for format in code.formats {
      let settings = VisualFormatSettings(
        options: format.options, metrics: format.metrics.mapValues { $0.number })
      visualFormats.append(.visualFormat(SourceText(format.text, at: format.range), settings))
      places.append(format.range)
      if let content = ConstraintListing.content(of: format.text, settings) {
        add(content, at: format.range)
      } else {
        hasFaults = true
        // With its views, the string is the only fault.
        for match in format.text.matches(of: #/\[\s*(?<name>\w+)/#) {
          mention(String(match.name), at: format.range)
        }
      }
    }
    for (name, own) in code.settings { settings[name.lowercased()] = own }
    diagnostics = code.diagnostics
    tree = code.tree
    codeNames = code.names
    addArrangedViews()
  }

  /// Adds the views that stack views arrange, which no constraint has to name.
  private mutating func addArrangedViews() {
    var index = 0
    while index < views.count {
      let stack = views[index]
      index += 1
      guard views.count < 1000 else { return }
      for view in tree.arranged[stack.name] ?? [] {
        mention(view, at: stack.range)
        ties.append(Tie(view, stack.name, .centerX))
        ties.append(Tie(view, stack.name, .centerY))
      }
    }
  }

  private mutating func add(label: String?) {
    let number = label.flatMap { Int($0) }
    if !hasLabels { labels.first = number }
    labels.last = number
    hasLabels = true
  }

  private mutating func mention(_ name: String, at range: SourceRange) {
    guard let view = GuideView.view(inName: name), known.insert(view.lowercased()).inserted
    else { return }
    views.append(Mention(name: view, range: range))
  }

  // MARK: - What makes a layout

  /// Whether its numbers continue those of another.
  func continues(_ other: ConstraintListing) -> Bool {
    guard let first = labels.first, let last = other.labels.last else { return false }
    return first == last + 1
  }

  /// Adds the constraints of a listing that belongs to this one.
  mutating func append(_ other: ConstraintListing) {
    constraints += other.constraints
    visualFormats += other.visualFormats
    places += other.places
    settings.merge(other.settings) { first, _ in first }
    diagnostics += other.diagnostics
    hasFaults = hasFaults || other.hasFaults
    tree.append(other.tree)
    parts += other.parts
    codeNames.formUnion(other.codeNames)
    ties += other.ties
    range.end = other.range.end
    labels.last = other.labels.last
    for view in other.views { mention(view.name, at: view.range) }
  }

  /// Moves it to a listing below which its figure belongs.
  mutating func place(at range: SourceRange) { self.range = range }

  /// Whether it is a layout, and not a sample of constraints.
  ///
  /// It is numbered from 1, or connects each of its views with the superview in both directions.
  var isLayout: Bool {
    guard diagnostics.isEmpty, !views.isEmpty else { return false }
    return labels.first == 1 && constraints.count > 1 || looseEnd == nil
  }

  /// The constraints to build, format strings of code last.
  var drafts: [ConstraintDraft] { constraints + visualFormats }

  /// The place of its first constraint.
  var start: SourceRange? { places.min { $0.start < $1.start } }

  /// A view from which no constraints lead to the superview, and the direction in which they do not.
  var looseEnd: (view: Mention, axis: Axis)? {
    for axis in Axis.allCases {
      let tied = tiedToSuperview(along: axis)
      if let view = views.first(where: { !tied.contains($0.name.lowercased()) }) {
        return (view, axis)
      }
    }
    return nil
  }

  /// The views whose places along an axis lead, one to the other, to the superview.
  private func tiedToSuperview(along axis: Axis) -> Set<String> {
    var neighbours: [String: [String]] = [:]
    for tie in ties where tie.attribute.axis == axis && !tie.attribute.isSize {
      guard let second = tie.second else { continue }
      neighbours[tie.first, default: []].append(second)
      neighbours[second, default: []].append(tie.first)
    }
    var reached: Set<String> = [""]
    var waiting = [""]
    while let name = waiting.popLast() {
      for next in neighbours[name] ?? [] where reached.insert(next).inserted {
        waiting.append(next)
      }
    }
    return reached
  }
}
