package import Diagnostics
import FigureChoices
import LayoutModel
import Markdown
package import Recipes

/// A layout that a guide holds.
package struct GuideLayout: Sendable {
  /// The recipe of the layout.
  package var recipe: Recipe
  /// The lines that state it.
  package var listing: SourceRange
}

/// Reads the layouts of a guide in Markdown, and reports all that is wrong with them in one go.
package struct GuideReader {
  private let file: SourceFile
  private let name: String
  private let imageSize: SourceReader.ImageSize
  private let embedded: EmbeddedRecipe
  private let recipeText: RecipeText
  private var names: GuideNames
  private var layouts: [GuideLayout] = []
  private var diagnostics: [Diagnostic] = []

  /// What a text shows of the recipe that it may be.
  package struct RecipeText {
    /// Whether it has a key of recipes, so that it is one.
    package var hasKey: (String) -> Bool
    /// The name that it gives its figures.
    package var name: (String) -> FigureName?

    /// Makes the questions to a text.
    package init(
      hasKey: @escaping (String) -> Bool, name: @escaping (String) -> FigureName?
    ) {
      (self.hasKey, self.name) = (hasKey, name)
    }

    /// The questions to a text of lines of constraints.
    static var lines: RecipeText { RecipeText(hasKey: { _ in false }, name: { _ in nil }) }
  }

  /// Reads a recipe in a part of the guide, by the name of its figures and by its title.
  package typealias EmbeddedRecipe = (
    _ part: SourceRange, _ name: String, _ title: String
  ) -> Checked<Recipe>

  /// The layouts of a guide, in its order; those with errors left out.
  /// - Parameters:
  ///   - name: What the names of its figures begin with.
  ///   - imageSize: Finds the size of an image file, in points.
  ///   - recipeText: Asks whether a text is a recipe.
  ///   - embedded: Reads the whole recipes that the guide holds.
  package static func layouts(
    in file: SourceFile, named name: String, imageSize: @escaping SourceReader.ImageSize,
    recipeText: RecipeText, embedded: @escaping EmbeddedRecipe
  ) -> Checked<[GuideLayout]> {
    let sections = GuideSection.sections(of: file)
    var reader = GuideReader(
      file: file, name: name, imageSize: imageSize, embedded: embedded, recipeText: recipeText,
      names: GuideNames())
    reader.names.reserved = Set(
      sections.flatMap(\.listings).compactMap { reader.givenName(of: $0)?.lowercased() })
    for section in sections { reader.read(section) }
    let isExplained = reader.diagnostics.contains {
      $0.severity == .error || $0.id == GuideReader.unreadLibrary
    }
    if reader.layouts.isEmpty, !isExplained {
      reader.diagnostics.append(
        Diagnostic(
          "no-layout", severity: .advice, "this guide holds no layout",
          help: "a layout is a code block or a list of constraints that ties each view, "
            + "in both directions, to the superview"))
    }
    return Checked(reader.layouts, reader.diagnostics)
  }

  /// The layout of a text that is nothing but lines of constraints; nil if fewer than half are.
  package static func layout(ofLinesIn file: SourceFile, named name: String) -> Checked<Recipe>? {
    let whole = SourceRange(start: 0, end: file.text.utf8.count)
    let listing = MarkdownListing(lines: lines(of: file.text), range: whole)
    guard let constraints = ConstraintListing([listing], in: file) else { return nil }
    var reader = GuideReader(
      file: file, name: name, imageSize: { _, _ in .missing(near: nil) },
      embedded: { _, _, _ in Checked(nil, []) },
      recipeText: .lines, names: GuideNames())
    reader.add(constraints, GuideTables(of: [], names: []), named: name, titled: name)
    return Checked(reader.layouts.first?.recipe, reader.diagnostics)
  }

  /// The lines that are not blank, without the blanks around them.
  private static func lines(of text: String) -> [SourceRange] {
    let bytes = Array(text.utf8)
    return bytes.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
      let start = line.firstIndex { $0 > 0x20 }
      let end = line.lastIndex { $0 > 0x20 }
      return start.flatMap { start in end.map { SourceRange(start: start, end: $0 + 1) } }
    }
  }

  /// Whether a text holds a layout, a faulty one counted.
  package static func holdsLayout(_ file: SourceFile) -> Bool {
    GuideSection.sections(of: file).contains { section in
      section.listings.contains(where: \.isMarked)
        || GuideListings(of: section, in: file).all.contains { $0.isLayout || $0.hasFaults }
    }
  }

  // MARK: - Sections

  private mutating func read(_ section: GuideSection) {
    let found = GuideListings(of: section, in: file)
    let listings = found.all
    diagnostics += found.diagnostics
    if let library = found.library { report(library) }
    let names = listings.filter(\.isLayout).flatMap(\.views).map { $0.name.lowercased() }
    let tables = GuideTables(of: section.tables, names: Set(names))
    var recipes = section.listings.filter(\.isMarked)[...]
    for listing in listings {
      while let next = recipes.first, next.range.start < listing.range.start {
        readMarked(recipes.removeFirst(), section, tables)
      }
      diagnostics += listing.diagnostics
      if listing.isLayout {
        read(listing, section, tables)
      } else if listing.hasFaults {
        let drawn = layouts.count
        add(listing, tables, named: name, titled: name)
        layouts.removeLast(layouts.count - drawn)
      } else if listing.diagnostics.isEmpty, !listing.isInline, let end = listing.looseEnd {
        reportSample(listing, end)
      }
    }
    for recipe in recipes { readMarked(recipe, section, tables) }
    diagnostics += tables.diagnostics
  }

  private static let unreadLibrary = "unread-library"

  /// Names a library that ibar does not read, once in a guide.
  private mutating func report(_ library: (name: String, range: SourceRange)) {
    let message = "this is \(library.name), which ibar does not read"
    if diagnostics.contains(where: { $0.message == message }) { return }
    diagnostics.append(
      Diagnostic(
        GuideReader.unreadLibrary, severity: .advice, message, at: library.range,
        help:
          "it reads anchors, NSLayoutConstraint, the visual format, SnapKit, Masonry, PureLayout, "
          + "Cartography, TinyConstraints and Anchorage"
      ))
  }

  private mutating func reportSample(
    _ listing: ConstraintListing, _ end: (view: ConstraintListing.Mention, axis: Axis)
  ) {
    let count = listing.drafts.count
    let direction = end.axis == .horizontal ? "horizontally" : "vertically"
    diagnostics.append(
      Diagnostic(
        "sample-constraints", severity: .advice,
        (count == 1 ? "this constraint is" : "these \(count) constraints are")
          + " an example and not drawn, because nothing ties '\(end.view.name)' "
          + "\(direction) to the superview",
        at: listing.start))
  }

  // MARK: - Layouts

  private mutating func read(
    _ listing: ConstraintListing, _ section: GuideSection, _ tables: GuideTables
  ) {
    let parts =
      listing.parts
      + section.listings.filter {
        $0.range.start >= listing.range.start && $0.range.end <= listing.range.end
      }
    guard let (name, title) = nextName(in: section, of: parts) else { return }
    let count = layouts.count
    add(listing, tables, named: name, titled: title)
    addFigures(of: parts, since: count)
  }

  private mutating func add(
    _ listing: ConstraintListing, _ tables: GuideTables, named name: String, titled title: String
  ) {
    var views = listing.views.map { GuideView($0, listing.settings[$0.name.lowercased()] ?? []) }
    for index in views.indices {
      tables.apply(to: &views[index])
    }
    GuideView.addColors(to: &views)
    var source = SourceReader(file: file, imageSize: imageSize)
    var draft = RecipeDraft(name: name)
    draft.title = title
    let tree = GuideTree(views, listing.tree)
    tree.fill(&draft, listing.drafts, &source)
    diagnostics += tree.notes
    add(RecipeBuilder.recipe(from: draft, source), at: listing.range)
  }

  /// Reads a code block that is marked as ibar's: a whole recipe, or constraints.
  private mutating func readMarked(
    _ listing: MarkdownListing, _ section: GuideSection, _ tables: GuideTables
  ) {
    if !recipeText.hasKey(String(file.text(in: listing.content))),
      let constraints = ConstraintListing([listing], in: file)
    {
      return read(constraints, section, tables)
    }
    guard let (name, title) = nextName(in: section, of: [listing]) else { return }
    let count = layouts.count
    add(embedded(listing.content, name, title), at: listing.range)
    addFigures(of: [listing], since: count)
  }

  /// The name of the figures of the next layout, and its title; nil if another layout has the given name.
  /// - Parameter listings: Those that state the layout.
  private mutating func nextName(
    in section: GuideSection, of listings: [MarkdownListing]
  ) -> (name: String, title: String)? {
    for listing in listings {
      reportName(of: listing)
      reportAttributes(of: listing)
    }
    var named: (name: String, range: SourceRange)?
    for listing in listings where named == nil {
      named = givenName(of: listing).map { ($0, listing.range) }
    }
    guard let named else {
      let layout = names.next(for: section.heading)
      return ("\(name).\(layout)", section.heading?.text ?? layout)
    }
    guard names.take(named.name) else {
      diagnostics.append(
        Diagnostic(
          "duplicate-layout-name", "there is another layout of the name '\(named.name)'",
          at: SourceRange(start: named.range.start, end: named.range.start),
          help: "give each a name of its own"))
      return nil
    }
    return ("\(name).\(named.name)", section.heading?.text ?? named.name)
  }

  /// The name that a listing is given by the attributes of its fence, or else by its recipe.
  private func givenName(of listing: MarkdownListing) -> String? {
    if let name = listing.attributeName { return FigureName(name)?.part }
    guard listing.isMarked else { return nil }
    return recipeText.name(String(file.text(in: listing.content)))?.part
  }

  /// Gives a layout the figures of its fence's attribute `figures`, unless its recipe has some.
  private mutating func addFigures(of listings: [MarkdownListing], since count: Int) {
    guard layouts.count > count, layouts[count].recipe.entries.isEmpty,
      let listing = listings.first(where: { $0.attribute("figures") != nil }),
      let style = listing.attribute("figures")
    else { return }
    let place = SourceRange(start: listing.range.start, end: listing.range.start)
    layouts[count].recipe.entries = [
      FigureEntry([FigureSetting("style", style, at: place)], at: place)
    ]
  }

  private mutating func reportName(of listing: MarkdownListing) {
    guard let name = listing.attributeName, FigureName(name) == nil else { return }
    diagnostics.append(
      Diagnostic(
        "unusable-name", "'\(name)' is no name of figures",
        at: SourceRange(start: listing.range.start, end: listing.range.start),
        help: "use up to 100 letters, digits and hyphens"))
  }

  /// Attributes that ibar does not know are those of other tools, unless they nearly are its own.
  private mutating func reportAttributes(of listing: MarkdownListing) {
    let known = ["name", "figures"]
    for key in listing.attributeKeys where listing.isMarked && !known.contains(key) {
      guard let near = Suggestion.correction(for: key, among: known) else { continue }
      diagnostics.append(
        Diagnostic(
          "unknown-key", severity: .warning, "the attribute '\(key)' is not one of ibar's",
          at: SourceRange(start: listing.range.start, end: listing.range.start),
          help: "did you mean '\(near)'?"))
    }
  }

  private mutating func add(_ checked: Checked<Recipe>, at range: SourceRange) {
    diagnostics += checked.diagnostics
    if let recipe = checked.value { layouts.append(GuideLayout(recipe: recipe, listing: range)) }
  }
}
