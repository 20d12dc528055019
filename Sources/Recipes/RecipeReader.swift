import Notation
package import LayoutModel
package import Diagnostics
import Basics
import Typesetting

/// Reads a recipe, and reports all that is wrong with it in one go.
package struct RecipeReader {
  let file: SourceFile
  /// The size of an image file named in the recipe, in points; nil when it cannot be found out.
  private let imageSize: (String) -> Size?
  private(set) var diagnostics: [Diagnostic] = []

  /// The recipe in a file; without a value when it has errors.
  /// - Parameters:
  ///   - name: What its figures are called.
  ///   - imageSize: Finds the size of an image file by its path in the recipe, in points.
  package static func recipe(
    in file: SourceFile, named name: String, imageSize: @escaping (String) -> Size? = { _ in nil }
  ) -> Checked<Recipe> {
    let document: YAMLNode?
    do {
      document = try YAMLReader.document(of: file)
    } catch {
      return Checked(nil, [error])
    }
    return recipe(from: document, in: file, named: name, titled: name, imageSize: imageSize)
  }

  /// The recipe of a document that was read from a file or from a part of it.
  /// - Parameter title: What people call it if it does not say so.
  static func recipe(
    from document: YAMLNode?, in file: SourceFile, named name: String, titled title: String,
    imageSize: @escaping (String) -> Size?
  ) -> Checked<Recipe> {
    var reader = RecipeReader(file: file, imageSize: imageSize)
    let recipe = reader.recipe(from: document, named: name, titled: title)
    let diagnostics = reader.diagnostics.sorted {
      ($0.range?.start ?? 0, $0.range?.end ?? 0) < ($1.range?.start ?? 0, $1.range?.end ?? 0)
    }
    // What is written once and used again, by an alias or a merge, is told once.
    var told: Set<Diagnostic> = []
    let each = diagnostics.filter { told.insert($0).inserted }
    return Checked(each.isEmpty ? recipe : nil, each)
  }

  /// A reader of what was read and checked before.
  static func rereading(imageSize: Size?) -> RecipeReader {
    RecipeReader(file: SourceFile(path: "", text: ""), imageSize: { _ in imageSize })
  }

  /// The size of an image file, in points.
  mutating func imageSize(ofFile path: String, at range: SourceRange) -> Size? {
    let size = imageSize(path)
    if size == nil, !file.path.isEmpty {
      report(
        "unusable-image", "'\(path)' is not a PNG or JPEG file beside the recipe", at: range,
        help: "or give its size in points: {name: \(path), size: [300, 400]}")
    }
    return size
  }

  mutating func report(
    _ id: String, _ message: String, at range: SourceRange, help: String? = nil
  ) {
    diagnostics.append(Diagnostic(id, message, at: range, help: help))
  }

  /// Reports a word that is none of those expected, with what was probably meant.
  /// - Parameter taken: Those of the names that cannot stand there once more.
  mutating func report(
    _ id: String, _ message: String, unknown word: String, at range: SourceRange,
    among names: [String], taken: [String] = []
  ) {
    var diagnostic = Diagnostic(id, message, at: range)
    var meant = Suggestion.correction(for: word, among: names)
    switch SynonymTable.meaning(of: word, among: names) {
    case .word(let name):
      diagnostic.help = "here it is '\(name)'"
      meant = name
    case .advice(let advice): (diagnostic.help, meant) = (advice, nil)
    case nil: diagnostic.help = Suggestion.help(for: word, among: names)
    }
    // Only where the word stands there by itself can it be replaced.
    if let meant, !taken.contains(meant), file.text(in: range) == word {
      diagnostic.fixes = [
        Diagnostic.Fix(
          "replace '\(word)' with '\(meant)'", [Diagnostic.Edit(range, meant)])
      ]
    }
    report(diagnostic)
  }

  mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  private mutating func recipe(
    from document: YAMLNode?, named name: String, titled title: String
  ) -> Recipe? {
    guard let document else {
      report(
        "empty-recipe", "this recipe is empty", at: SourceRange(start: 0, end: 0),
        help: "give it 'views' and 'constraints'")
      return nil
    }
    var draft = RecipeDraft(
      recipe: Recipe(name: name, title: title, digest: RecipeDigest.digest(of: document)))
    read(document, into: &draft, RecipeDraft.keys, of: "a recipe")
    return finished(draft)
  }

  /// Views first, since constraints and frames name them, whatever the order of keys.
  private mutating func finished(_ draft: RecipeDraft) -> Recipe {
    var recipe = draft.recipe
    var tree = ViewTreeReader(rootSize: recipe.canvas.designSize)
    if let guides = draft.layoutGuides { tree.readGuides(guides, of: 0, &self) }
    if let views = draft.views { tree.read(views, in: 0, &self) }
    recipe.views = tree.views
    let names = NameTable(views: tree.views, guides: tree.guides)
    var constraints = ConstraintReader(names: names)
    if let node = draft.constraints { constraints.read(node, holder: 0, &self) }
    if let node = draft.visualFormat { constraints.readVisualFormats(node, holder: 0, &self) }
    for (holder, node) in tree.constraints { constraints.read(node, holder: holder, &self) }
    for (holder, node) in tree.visualFormats {
      constraints.readVisualFormats(node, holder: holder, &self)
    }
    recipe.inactiveConstraints = constraints.inactiveConstraints
    recipe.constraints = constraints.takeConstraints()
    recipe.guides = constraints.names.guides
    var variations = VariationReader(recipe: recipe, tree: tree, names: constraints.names)
    if let node = draft.traits { recipe.traits = variations.traits(node, &self) }
    variations.recipe = recipe
    if let node = draft.states { recipe.states = variations.states(node, &self) }
    if let node = draft.languages { recipe.languages = variations.languages(node, &self) }
    if let frames = draft.frames {
      recipe.expectations = ExpectationReader(names: names, canvas: recipe.canvas)
        .expectations(frames, &self)
        .map { expected in
          let removed = recipe.viewsRemovedByTraits(on: expected.canvas)
          return expected.counted(in: names.views, without: removed, &self)
        }
    }
    recipe.overlay = draft.overlay.map { words($0, OverlayKind.allCases.map(\.rawValue), recipe) }
    if let node = draft.selection { recipe.selection = words(node, [], recipe) }
    return recipe
  }

  /// Words for parts of a layout, or for what they are shown with.
  private mutating func words(
    _ node: YAMLNode, _ kinds: [String], _ recipe: Recipe
  ) -> [String] {
    let layouts = recipe.variants.map { recipe.layout(on: recipe.canvas.first, $0) }
    return list(node).compactMap { item in
      guard let word = text(item) else { return nil }
      if kinds.contains(word) || layouts.contains(where: { !$0.parts(named: word).isEmpty }) {
        return word
      }
      report(
        "unknown-part", "there is no view or constraint '\(word)'", unknown: word,
        at: item.range, among: kinds + recipe.views.dropFirst().map(\.name))
      return nil
    }
  }
}

/// A recipe while it is read: what hangs on other keys is kept as it stands.
struct RecipeDraft {
  var recipe: Recipe
  var views: YAMLNode?
  var constraints: YAMLNode?
  var visualFormat: YAMLNode?
  var layoutGuides: YAMLNode?
  var traits: YAMLNode?
  var states: YAMLNode?
  var languages: YAMLNode?
  var frames: YAMLNode?
  var overlay: YAMLNode?
  var selection: YAMLNode?

  static let keys: [Key<RecipeDraft>] = [
    Key("title") { draft, node, reader in
      if let text = reader.text(node) { draft.recipe.title = text }
    },
    Key("chapter") { draft, node, reader in draft.recipe.chapter = reader.text(node) },
    Key("summary") { draft, node, reader in draft.recipe.summary = reader.text(node) },
    Key("canvas") { draft, node, reader in
      reader.read(node, into: &draft.recipe.canvas, RecipeCanvas.keys, of: "a canvas")
    },
    Key("views") { draft, node, _ in draft.views = node },
    Key("layoutGuides") { draft, node, _ in draft.layoutGuides = node },
    Key("constraints") { draft, node, _ in draft.constraints = node },
    Key("visualFormat") { draft, node, _ in draft.visualFormat = node },
    Key("states") { draft, node, _ in draft.states = node },
    Key("traits") { draft, node, _ in draft.traits = node },
    Key("languages") { draft, node, _ in draft.languages = node },
    Key("frames") { draft, node, _ in draft.frames = node },
    Key("overlay") { draft, node, _ in draft.overlay = node },
    Key("selection") { draft, node, _ in draft.selection = node },
    Key("screen") { draft, node, reader in
      reader.read(node, into: &draft.recipe.screen, screenKeys, of: "a screen")
    },
    .choice("status", [LayoutStatus.ambiguous, .unsatisfiable, .misplaced], of: "a status") {
      $0.recipe.status = $1
    },
  ]

  private static let screenKeys: [Key<ScreenOptions>] = [
    .choice("crop", ScreenOptions.Crop.allCases, of: "a side") { $0.crop = $1 },
    .truth("device") { $0.showsDevice = $1 },
  ]
}

extension RecipeCanvas {
  static let keys: [Key<RecipeCanvas>] = [
    .choice("device", Device.all.map { ($0.name, $0) }, of: "a device") { $0.device = $1 },
    Key("size") { canvas, node, reader in
      guard let numbers = reader.numbers(node, count: 2, "[width, height]") else { return }
      if numbers.allSatisfy({ $0 >= 1 && $0 <= RecipeReader.maximumCanvas }) {
        canvas.size = Size(width: numbers[0], height: numbers[1])
      } else {
        reader.report(
          "size-out-of-range",
          "a canvas is 1 to \(DecimalText.rounded(RecipeReader.maximumCanvas, to: 0)) points wide "
            + "and high", at: node.range)
      }
    },
    Key("orientations") { canvas, node, reader in
      let all = Orientation.allCases.map { ($0.rawValue, $0) }
      let listed = reader.list(node).compactMap { reader.choice($0, all, of: "an orientation") }
      canvas.orientations = Orientation.allCases.filter(listed.contains)
      if case .sequence(let items) = node.content, items.isEmpty {
        reader.reportType(node, expected: "portrait, landscape or both")
      }
    },
    Key("bars") { canvas, node, reader in
      reader.read(node, into: &canvas.bars, barKeys, of: "the set of bars")
    },
    Key("safeAreaInsets") { canvas, node, reader in canvas.safeAreaInsets = reader.insets(node) },
    Key("layoutMargins") { canvas, node, reader in canvas.layoutMargins = reader.insets(node) },
    .choice("direction", LayoutDirection.allCases, of: "a direction") { $0.direction = $1 },
    .choice("textSize", ContentSizeCategory.allCases, of: "a text size") { $0.textSize = $1 },
    Key("system") { canvas, node, reader in
      guard let system = reader.count(node) else { return }
      if (7...99).contains(system) {
        canvas.system = system
      } else {
        reader.report(
          "unknown-value", "'\(system)' is not a version of iOS with Auto Layout's guides",
          at: node.range, help: "use 7 or later")
      }
    },
    .number("readableWidth") { $0.readableWidth = $1 },
  ]

  private static let barKeys: [Key<Bars>] = [
    Key("status") { bars, node, reader in
      if node.text != "auto" { bars.status = reader.truth(node, or: "auto") }
    },
    .truth("navigation") { $0.navigation = $1 }, .truth("tab") { $0.tab = $1 },
    .truth("tool") { $0.tool = $1 },
  ]
}
