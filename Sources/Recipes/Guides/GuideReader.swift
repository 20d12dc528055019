package import Diagnostics
package import LayoutModel
import Markdown

/// A layout that a guide holds.
package struct GuideLayout: Sendable {
  package var recipe: Recipe
  /// The lines that state it.
  package var listing: SourceRange
}

/// Reads the layouts of a guide in Markdown, and reports all that is wrong with them in one go.
package struct GuideReader {
  private let file: SourceFile
  private let name: String
  private let imageSize: (String) -> Size?
  private var names = GuideNames()
  private var layouts: [GuideLayout] = []
  private var diagnostics: [Diagnostic] = []

  /// The layouts of a guide, in its order; those with errors left out.
  /// - Parameters:
  ///   - name: What the names of its figures begin with.
  ///   - imageSize: Finds the size of an image file by its path in the guide, in points.
  package static func layouts(
    in file: SourceFile, named name: String, imageSize: @escaping (String) -> Size? = { _ in nil }
  ) -> Checked<[GuideLayout]> {
    var reader = GuideReader(file: file, name: name, imageSize: imageSize)
    for section in GuideSection.sections(of: MarkdownReader.blocks(of: file.text)) {
      reader.read(section)
    }
    if reader.layouts.isEmpty, !reader.diagnostics.contains(where: { $0.severity == .error }) {
      reader.diagnostics.append(
        Diagnostic(
          "no-layout", "this guide holds no layout",
          help: "a layout is a code block or a list of constraints that ties each view, "
            + "in both directions, to the superview"))
    }
    return Checked(reader.layouts, reader.diagnostics)
  }

  /// Whether a text holds a layout, a faulty one counted.
  package static func holdsLayout(_ file: SourceFile) -> Bool {
    GuideSection.sections(of: MarkdownReader.blocks(of: file.text)).contains { section in
      section.listings.contains { isRecipe($0) }
        || listings(of: section, in: file).contains(where: \.isLayout)
    }
  }

  // MARK: - Sections

  private mutating func read(_ section: GuideSection) {
    let listings = GuideReader.listings(of: section, in: file)
    let names = listings.filter(\.isLayout).flatMap(\.views).map { $0.name.lowercased() }
    let tables = GuideTables(of: section.tables, names: Set(names))
    var recipes = section.listings.filter(GuideReader.isRecipe)[...]
    for listing in listings {
      while let next = recipes.first, next.range.start < listing.range.start {
        readRecipe(recipes.removeFirst(), section)
      }
      diagnostics += listing.diagnostics
      if listing.isLayout {
        read(listing, section, tables)
      } else if listing.diagnostics.isEmpty, let end = listing.looseEnd {
        reportSample(listing, end)
      }
    }
    for recipe in recipes { readRecipe(recipe, section) }
    diagnostics += tables.diagnostics
  }

  /// The listings of constraints in a section, those that belong together as one.
  ///
  /// One whose numbers go on where those of the one above end belongs to it. If none is a layout, all of
  /// them may be one together.
  private static func listings(
    of section: GuideSection, in file: SourceFile
  ) -> [ConstraintListing] {
    var listings: [ConstraintListing] = []
    for listing in section.listings where !isForeign(listing) {
      guard let read = ConstraintListing(listing, in: file) else { continue }
      if let last = listings.last, read.continues(last) {
        listings[listings.count - 1].append(read)
      } else {
        listings.append(read)
      }
    }
    guard var whole = listings.first, !listings.contains(where: \.isLayout) else { return listings }
    for listing in listings.dropFirst() { whole.append(listing) }
    return whole.isLayout ? [whole] : listings
  }

  /// Whether a code block says that it is in a language whose lines only look like constraints.
  private static func isForeign(_ listing: MarkdownListing) -> Bool {
    ["yaml", "yml", "json"].contains(listing.language) || isRecipe(listing)
  }

  private static func isRecipe(_ listing: MarkdownListing) -> Bool {
    ["ibar", "layout"].contains(listing.language)
  }

  private mutating func reportSample(
    _ listing: ConstraintListing, _ end: (view: ConstraintListing.Mention, axis: Axis)
  ) {
    let count = listing.count
    let direction = end.axis == .horizontal ? "horizontally" : "vertically"
    diagnostics.append(
      Diagnostic(
        "sample-constraints", severity: .advice,
        (count == 1 ? "this constraint is" : "these \(count) constraints are")
          + " taken for a sample, and not drawn: nothing ties '\(end.view.name)' "
          + "\(direction) to the superview",
        at: listing.start))
  }

  // MARK: - Layouts

  private mutating func read(
    _ listing: ConstraintListing, _ section: GuideSection, _ tables: GuideTables
  ) {
    var views = listing.views.map { GuideView($0) }
    for index in views.indices {
      if let color = listing.colors[views[index].name.lowercased()] {
        views[index].add("backgroundColor", color, at: color.range)
      }
      tables.apply(to: &views[index])
    }
    GuideView.addColors(to: &views)
    let place = SourceRange(start: listing.range.start, end: listing.range.start)
    let entries = [
      YAMLEntry("views", at: place, .mapping(views.map(\.entry), at: place)),
      YAMLEntry("constraints", at: place, .sequence(listing.constraints, at: listing.range)),
      YAMLEntry("visualFormat", at: place, .sequence(listing.visualFormats, at: listing.range)),
    ]
    add(.mapping(entries, at: place), section, at: listing.range)
  }

  /// Reads a code block that holds a whole recipe.
  private mutating func readRecipe(_ listing: MarkdownListing, _ section: GuideSection) {
    do throws(Diagnostic) {
      let document = try YAMLReader.document(in: listing.content, of: file)
      add(document, section, at: listing.range)
    } catch {
      diagnostics.append(error)
    }
  }

  private mutating func add(_ document: YAMLNode?, _ section: GuideSection, at range: SourceRange) {
    let layout = names.next(for: section.heading)
    let checked = RecipeReader.recipe(
      from: document, in: file, named: "\(name).\(layout)",
      titled: section.heading.map { $0.text } ?? layout, imageSize: imageSize)
    diagnostics += checked.diagnostics
    if let recipe = checked.value { layouts.append(GuideLayout(recipe: recipe, listing: range)) }
  }
}

extension MarkdownListing {
  /// The first word of its info string, in lower case.
  fileprivate var language: String? {
    info?.split(whereSeparator: \.isWhitespace).first.map { $0.lowercased() }
  }
}
