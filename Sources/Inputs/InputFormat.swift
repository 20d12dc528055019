package import Basics
import ConflictLogs
package import Diagnostics
import Guides
import InterfaceBuilder
import Platform
import RecipeFiles
package import Recipes

/// A layout of a file, with its place.
package typealias FoundLayout = (recipe: Recipe, listing: SourceRange?)

/// A format of input files: one row a format, and a module that fills a `RecipeDraft`.
package struct InputFormat: Sendable {
  /// What a reader finds in a file.
  struct Content {
    /// The layouts, and what is wrong.
    var layouts: Checked<[FoundLayout]>
    /// A document of Interface Builder, for the rules on it as a whole.
    var document: ParsedDocument?
  }

  /// How the layouts of a file are named.
  enum Naming: Sendable {
    /// As the file.
    case file
    /// The file's name, a dot and their own.
    case layout
    /// As the file if there is one, otherwise as ``layout``.
    case fileOrLayout
  }

  /// A word that no other format has.
  package let name: String
  /// The endings of files' names.
  package let endings: [String]
  /// A file of it in messages: `a guide`.
  package let noun: String
  /// The most bytes of a file.
  package private(set) var limit = FileSystem.maximumGuide
  let naming: Naming
  /// Whether a file in a folder counts, by its content; nil if each does.
  var counts: (@Sendable (SourceFile) -> Bool)?
  /// Reads a file; the input's path is where it lies.
  let read: @Sendable (SourceFile, Input, ReferencedFiles) -> Content

  /// One layout, in YAML.
  package static let recipe = InputFormat(
    name: "recipe", endings: [".yaml", ".yml"], noun: "a recipe", limit: FileSystem.maximumInput,
    naming: .file
  ) { file, input, references in
    if input.isStream, !RecipeFileReader.hasKey(file.text),
      let bare = GuideReader.layout(ofLinesIn: file, named: input.name)
    {
      return Content(layouts: Checked(bare.value.map { [($0, nil)] }, bare.diagnostics))
    }
    if input.isStream {
      let documents = RecipeFileReader.documents(in: file.text)
      if documents.count > 1 { return content(of: documents, in: file, input, references) }
    }
    let name = input.isStream ? RecipeFileReader.givenName(in: file.text)?.text : nil
    let checked = RecipeFileReader.recipe(
      in: file, named: name ?? input.name, realPath: try? references.files.realPath(input.path),
      imageSize: references.imageSize, include: references.include, defaults: references.defaults)
    return Content(layouts: Checked(checked.value.map { [($0, nil)] }, checked.diagnostics))
  }

  /// The layouts of several recipes in a stream.
  private static func content(
    of documents: [SourceRange], in file: SourceFile, _ input: Input, _ references: ReferencedFiles
  ) -> Content {
    var (layouts, diagnostics): ([FoundLayout], [Diagnostic]) = ([], [])
    for (index, document) in documents.enumerated() {
      let given = RecipeFileReader.givenName(in: String(file.text(in: document)))
      let checked = RecipeFileReader.recipe(
        in: document, of: file,
        named: given?.text ?? (index == 0 ? input.name : "\(input.name)-\(index + 1)"),
        imageSize: references.imageSize, include: references.include, defaults: references.defaults)
      diagnostics += checked.diagnostics
      if let recipe = checked.value { layouts.append((recipe, nil)) }
    }
    return Content(layouts: Checked(layouts, diagnostics))
  }

  /// Any number of layouts, in Markdown or plain text.
  package static let guide = InputFormat(
    name: "guide", endings: GuideSyntax.endings, noun: "a guide", naming: .layout,
    counts: { file in
      GuideReader.holdsLayout(file)
        || GuideSyntax(path: file.path) == .markdown && ConflictLogReader.holdsDescription(file)
    }
  ) { file, input, references in
    let checked = GuideReader.layouts(
      in: file, named: input.name, imageSize: references.imageSize,
      recipeText: GuideReader.RecipeText(
        hasKey: RecipeFileReader.hasKey, name: RecipeFileReader.givenName)
    ) { part, name, title in
      RecipeFileReader.recipe(
        in: part, of: file, named: name, titled: title, imageSize: references.imageSize,
        include: references.include, defaults: references.defaults)
    }
    let layouts = checked.value?.map { ($0.recipe, $0.listing) }
    return Content(layouts: Checked(layouts, checked.diagnostics))
  }

  /// The scenes of a storyboard, or the views of a xib.
  package static let document = InputFormat(
    name: "document", endings: [".storyboard", ".xib"], noun: "a document of Interface Builder",
    naming: .fileOrLayout
  ) { file, input, _ in
    do throws(Diagnostic) {
      let document = try ParsedDocument(file)
      let checked = InterfaceBuilderReader.layouts(
        of: document, in: file, named: input.name,
        tables: StringTables.tables(ofDocument: input.path))
      let layouts = checked.value?.map { ($0, nil as SourceRange?) }
      return Content(layouts: Checked(layouts, checked.diagnostics), document: document)
    } catch {
      return Content(layouts: Checked(nil, [error]))
    }
  }

  /// The conflicts that a device's console logged.
  package static let log = InputFormat(
    name: "log", endings: [".log"], noun: "a log of conflicts", limit: FileSystem.maximumInput,
    naming: .fileOrLayout, counts: ConflictLogReader.holdsDescription
  ) { file, input, _ in
    let checked = ConflictLogReader.layouts(in: file, named: input.name)
    let layouts = checked.value?.map { ($0, nil as SourceRange?) }
    return Content(layouts: Checked(layouts, checked.diagnostics))
  }

  /// A row for each format, in the order in which messages name them.
  package static let all = [recipe, guide, document, log]

  /// The format of a file by its content: a guide without a layout can be a log, and so can a stream that is no
  /// recipe.
  func found(in file: SourceFile, isStream: Bool) -> InputFormat {
    let isText = self == .guide && GuideSyntax(path: file.path) == .markdown
    let canBeLog = isText || isStream && self == .recipe
    guard canBeLog, ConflictLogReader.holdsDescription(file), !RecipeFileReader.hasKey(file.text),
      !GuideReader.holdsLayout(file)
    else { return self }
    return .log
  }

  /// The formats in words, as what a file is not: `not a recipe ('*.yaml') and not …`.
  package static var refusal: String {
    let words = all.map { format in
      "not \(format.noun) (" + format.endings.map { "'*\($0)'" }.joined(separator: ", ") + ")"
    }
    return words.dropLast().joined(separator: ", ") + " and " + (words.last ?? "")
  }

  /// Whether a layout of a name can be of an input.
  package func names(_ layout: Path, in input: Input) -> Bool {
    let isFile = layout == Path(input.name)
    let isPart = layout.text.utf8.starts(with: (input.name + ".").utf8)
    return switch naming {
    case .file: isFile
    case .layout: isPart
    case .fileOrLayout: isFile || isPart
    }
  }
}

extension InputFormat: Hashable {
  package static func == (a: InputFormat, b: InputFormat) -> Bool { a.name == b.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
