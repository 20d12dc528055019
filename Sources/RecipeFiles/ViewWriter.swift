import LayoutModel
import Recipes
import VisualFormat

/// Writes views and the constraints that they hold.
struct ViewWriter {
  let views: [ViewDeclaration]
  private let guides: [LayoutGuide]
  private let statements: [Int: [ConstraintStatement]]
  private let children: [Int: [Int]]

  init(_ recipe: Recipe) {
    self.init(views: recipe.views, guides: recipe.guides, statements: recipe.statements)
  }

  /// - Parameter added: The views to write if not all of them are, by their indices.
  init(
    views: [ViewDeclaration], guides: [LayoutGuide], statements: [ConstraintStatement],
    added: Range<Int>? = nil
  ) {
    self.views = views
    self.guides = guides
    self.statements = Dictionary(grouping: ViewWriter.readable(statements)) { $0.holder }
    children = Dictionary(grouping: added ?? views.indices) { views[$0].superview ?? -1 }
  }

  /// Statements that a reader accepts: a number stands once, and a line that the guide's notation forbids is a
  /// mapping, as a log and a document can have it.
  private static func readable(_ statements: [ConstraintStatement]) -> [ConstraintStatement] {
    var labels: Set<String> = []
    return statements.map { statement in
      var statement = statement
      if let label = statement.label, !labels.insert(label).inserted { statement.label = nil }
      let isOfUIKit = statement.constraints.contains {
        AttributeRule.broken(by: $0)?.isOfNotation ?? false
      }
      if statement.form == .line, isOfUIKit { statement.form = .mapping }
      return statement
    }
  }

  /// The subviews of a view by their names.
  func entries(in superview: Int) -> [(key: String, value: RecipeContent)] {
    entries(of: children[superview] ?? [])
  }

  func entries(of views: [Int]) -> [(key: String, value: RecipeContent)] {
    views.map { (self.views[$0].name, content(of: $0)) }
  }

  /// The names of the guides that a view declares, without guides that constraints only name.
  func guides(of view: Int) -> [String] {
    guides.filter { $0.kind == .own && $0.origin != nil && $0.view == view }.map(\.name)
  }

  private func content(of index: Int) -> RecipeContent {
    let view = views[index]
    var mapping = MappingWriter()
    for setting in view.settings {
      mapping.add(setting.property.key.name, RecipeContent(setting.value))
    }
    addSubviews(of: index, to: &mapping)
    if let mask = view.autoresizing?.mask {
      let parts = Autoresizing.Part.allCases.filter(mask.contains).map(\.rawValue)
      mapping.add("autoresizingMask", .list(parts.map { .text($0) }))
    }
    mapping.add("layoutGuides", texts: guides(of: index))
    addConstraints(of: index, to: &mapping)
    mapping.sort(by: RecipeKeys.allOfView)
    return mapping.content
  }

  private func addSubviews(of index: Int, to mapping: inout MappingWriter) {
    let (subviews, arranged) = (children[index] ?? [], views[index].arrangedSubviews)
    if !arranged.isEmpty, subviews.suffix(arranged.count) == arranged[...] {
      mapping.add("subviews", mapping: entries(of: subviews.dropLast(arranged.count)))
      mapping.add("arrangedSubviews", mapping: entries(of: arranged))
    } else {
      mapping.add("subviews", mapping: entries(of: subviews))
      mapping.add("arrangedSubviews", texts: arranged.map { views[$0].name })
    }
    let spaces = arranged.compactMap { view in
      views[index].customSpacing[view].map { (views[view].name, RecipeContent.number($0)) }
    }
    mapping.add("customSpacing", mapping: spaces)
  }

  // MARK: - Constraints

  /// Adds the constraints that a view holds.
  func addConstraints(of holder: Int, to mapping: inout MappingWriter) {
    let held = statements[holder] ?? []
    let lines = held.filter { $0.settings == nil }
    if !lines.isEmpty { mapping.add("constraints", constraints(lines)) }
    let formats = held.filter { $0.settings != nil }
    if !formats.isEmpty { mapping.add("visualFormat", ViewWriter.visualFormat(formats)) }
  }

  /// Lines as one text, or a list if some constraints are mappings.
  private func constraints(_ statements: [ConstraintStatement]) -> RecipeContent {
    if !statements.contains(where: { $0.form == .mapping }) {
      return .lines(statements.map(\.line))
    }
    return .list(
      statements.map { statement in
        statement.form == .mapping
          ? ConstraintWriter(views: views, guides: guides).content(of: statement)
          : .text(statement.line)
      })
  }

  /// The strings; neighbours with the same settings are in one group.
  private static func visualFormat(_ statements: [ConstraintStatement]) -> RecipeContent {
    var groups: [(settings: VisualFormatSettings, lines: [String])] = []
    for statement in statements {
      guard let settings = statement.settings else { continue }
      if groups.last?.settings != settings { groups.append((settings, [])) }
      groups[groups.count - 1].lines.append(statement.line)
    }
    let contents = groups.map { content(of: $0.settings, $0.lines) }
    return contents.count == 1 ? contents[0] : .list(contents)
  }

  private static func content(of settings: VisualFormatSettings, _ lines: [String]) -> RecipeContent
  {
    if settings == VisualFormatSettings() { return .lines(lines) }
    var mapping = MappingWriter()
    mapping.add(
      "metrics",
      mapping: settings.metrics.sorted { $0.key < $1.key }.map { ($0.key, .number($0.value)) })
    var known: VisualFormatOptions = []
    let options = VisualFormatOptions.named.filter { option in
      defer { known.formUnion(option.options) }
      // Some options have two names, and some are the default.
      return settings.options.contains(option.options) && !known.contains(option.options)
    }
    mapping.add("options", texts: options.map(\.name))
    if settings.isExtended { mapping.add("extended", .text("true")) }
    mapping.add("formats", .lines(lines))
    return mapping.content
  }
}

extension ConstraintStatement {
  /// The settings of a format string that does not stand among other constraints.
  fileprivate var settings: VisualFormatSettings? {
    if case .visualFormat(let settings) = form { settings } else { nil }
  }

  /// The author's text with the number before it.
  fileprivate var line: String { (label.map { $0 + ". " } ?? "") + (text ?? "") }
}
