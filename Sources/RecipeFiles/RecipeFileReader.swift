package import Diagnostics
import FigureChoices
import LayoutModel
package import Recipes

/// Reads recipes that are written in YAML, and reports all that is wrong with them in one go.
package struct RecipeFileReader {
  var source: SourceReader
  /// The one path among all that lead to the recipe by which it is known.
  let realPath: String
  /// The properties of views that included files share, by the views' names in lower case.
  var sharedSettings: [String: [SharedSetting]] = [:]
  /// The defaults of the project: colours and metrics that all recipes know.
  var defaults: ProjectSettings?
  /// The names of the views declared so far, in lower case.
  var viewNames: Set<String> = [Layout.rootName.lowercased()]
  /// The keys of the texts of these views, by their names in lower case.
  var viewTextKeys: [String: String] = [:]
  /// The views with a text in the base, by that text.
  var viewsOfTexts: [String: String] = [:]

  /// The recipe in a file; without a value when it has errors.
  /// - Parameters:
  ///   - name: The name of its figures.
  ///   - realPath: The resolved path of the file; nil for its own.
  ///   - imageSize: Finds the size of an image file, in points.
  ///   - include: Reads the files that the recipe includes.
  ///   - defaults: Has the colours and metrics that all recipes of the project know.
  package static func recipe(
    in file: SourceFile, named name: String, realPath: String? = nil,
    imageSize: @escaping SourceReader.ImageSize = { _, _ in .missing(near: nil) },
    include: @escaping IncludedFile.Loader = { _, _ in .refused("files cannot be included here") },
    defaults: ProjectSettings? = nil
  ) -> Checked<Recipe> {
    func read(_ file: SourceFile) -> Checked<Recipe> {
      plainRecipe(
        in: file, named: name, realPath: realPath, imageSize: imageSize, include: include,
        defaults: defaults)
    }
    func explained(_ file: SourceFile, _ faults: [Diagnostic]) -> [Diagnostic] {
      ForeignTrial.explained(faults, in: file) { read($0).diagnostics }
    }
    var recipe = read(file)
    recipe.diagnostics = RepairedFile.faults(of: file, explained(file, recipe.diagnostics)) {
      explained($0, read($0).diagnostics)
    }
    return recipe
  }

  /// The recipe in a file, with its faults as they are met.
  private static func plainRecipe(
    in file: SourceFile, named name: String, realPath: String?,
    imageSize: @escaping SourceReader.ImageSize, include: @escaping IncludedFile.Loader,
    defaults: ProjectSettings?
  ) -> Checked<Recipe> {
    let document: YAMLNode?
    do {
      document = try YAMLReader.document(of: file)
    } catch {
      return Checked(nil, [error])
    }
    let reader = RecipeFileReader(
      source: SourceReader(file: file, imageSize: imageSize), realPath: realPath ?? file.path,
      defaults: defaults)
    return reader.recipe(of: document, RecipeDraft(name: name), include)
  }

  /// The recipe in a part of a file, such as a code block in a guide; without a value when it has errors.
  /// - Parameter title: The title if the recipe has none.
  package static func recipe(
    in part: SourceRange, of file: SourceFile, named name: String, titled title: String? = nil,
    imageSize: @escaping SourceReader.ImageSize, include: @escaping IncludedFile.Loader,
    defaults: ProjectSettings? = nil
  ) -> Checked<Recipe> {
    let document: YAMLNode?
    do {
      document = try YAMLReader.document(in: part, of: file)
    } catch {
      return Checked(nil, [error])
    }
    var draft = RecipeDraft(name: name)
    draft.title = title
    // No file can include a guide.
    let reader = RecipeFileReader(
      source: SourceReader(file: file, imageSize: imageSize), realPath: "", defaults: defaults)
    return reader.recipe(of: document, draft, include)
  }

  private func recipe(
    of document: YAMLNode?, _ draft: RecipeDraft, _ include: @escaping IncludedFile.Loader
  ) -> Checked<Recipe> {
    var (reader, draft) = (self, draft)
    draft.hasUniqueNumbers = true
    guard let document else {
      reader.source.report(
        "empty-recipe", "this recipe is empty", at: SourceRange(start: 0, end: 0),
        help: "give it 'views' and 'constraints'")
      return Checked(nil, reader.source.diagnostics)
    }
    reader.source.notation = YAMLQuoting.scalar
    reader.read(document, into: &draft, include)
    let file = reader.source.file
    var recipe = RecipeBuilder.recipe(from: draft, reader.source)
    if recipe.diagnostics.contains(where: { $0.id == "unusable-include" }) {
      // The file that cannot be included may have them.
      recipe.diagnostics.removeAll { RecipeFileReader.namesShared.contains($0.id) }
    }
    recipe.diagnostics = recipe.diagnostics.map { YAMLQuoting.quotingBackquotes($0, in: file) }
    return recipe
  }

  /// The ids of faults about names that included files can declare.
  private static let namesShared: Set<String> = ["unknown-metric", "unknown-color"]

  // MARK: - Keys

  private mutating func read(
    _ document: YAMLNode, into draft: inout RecipeDraft, _ include: @escaping IncludedFile.Loader
  ) {
    let fields = fields(document, RecipeKeys.recipe, of: "a recipe")
    let included = fields.first { $0.key == RecipeFileReader.includeKey }.map {
      documents(includedBy: $0.value, include)
    }
    if let defaults {
      (draft.colors, draft.metrics) = (defaults.colors, defaults.metrics)
      for color in defaults.colors { source.colors[color.name] = color.color }
      for metric in defaults.metrics { source.metrics[metric.name] = metric.value }
    }
    // Names are read before their uses, in included files too.
    readShared(included ?? [], RecipeFileReader.nameKeys, into: &draft)
    for field in fields where RecipeFileReader.nameKeys.contains(field.key) {
      readNames(field, into: &draft)
    }
    readShared(included ?? [], ["canvas", "views"], into: &draft)
    // Views are known before what can add to them.
    for field in fields where field.key == "views" { read(field, into: &draft) }
    for field in fields where field.key != "views" { read(field, into: &draft) }
  }

  private mutating func read(_ field: YAMLField, into draft: inout RecipeDraft) {
    let node = field.value
    switch field.key {
    case "title": draft.title = text(node) ?? draft.title
    case "figures": draft.entries = list(node).map { figureEntry($0) }
    case "name": draft.givenName = figureName(node)
    case "chapter": draft.chapter = text(node)
    case "summary": draft.summary = text(node)
    case "canvas":
      let faults = source.diagnostics.count
      readCanvas(node, into: &draft.canvas)
      draft.hasFaultyCanvas = source.diagnostics.count > faults
    case "root":
      if case .fields(let fields)? = value(node, field.type) {
        draft.root = fields.compactMap { PropertySetting($0.key, $0.value) }
          .map { SettingDraft($0, at: node.range) }
      }
    case "views": draft.views = views(node)
    case "layoutGuides": draft.layoutGuides = texts(node)
    case "constraints": draft.constraints = constraints(node) + draft.constraints
    case "visualFormat": draft.constraints += visualFormats(node)
    case "frames": draft.frames = frames(node)
    case "overlay": draft.overlay = texts(node)
    case "selection": draft.selection = texts(node)
    case "screen": readScreen(node, into: &draft)
    case "status":
      draft.status = value(node, field.type)?.text.flatMap { LayoutStatus(rawValue: $0) }
    case "traits": draft.traits = list(node).map { trait($0) }
    case "states": draft.states = variations(node, RecipeKeys.state, of: "a state")
    case "languages":
      draft.languages = variations(node, RecipeKeys.language, of: RecipeFileReader.language)
    default: read(field, into: &draft.figures)
    }
  }

  /// Reads what a recipe says of one figure, in words for options.
  mutating func figureEntry(_ node: YAMLNode) -> FigureEntry {
    let settings = fields(node, RecipeKeys.figure, of: "a figure").compactMap { field in
      let words = YAMLWords.text(of: field.value)
      if words == nil { reportType(field.value, field.type) }
      return words.map { FigureSetting(field.key, $0, at: field.value.range) }
    }
    return FigureEntry(settings, at: node.range)
  }

  private mutating func figureName(_ node: YAMLNode) -> FigureName? {
    guard let text = text(node) else { return nil }
    let name = FigureName(text)
    if name == nil {
      source.report(
        "unusable-name", "'\(text)' is no name of figures", at: node.range,
        help: "use up to 100 letters, digits and hyphens; '-o' names the folder")
    }
    return name
  }

  /// Reads the settings of a screen, and where its regions name views.
  private mutating func readScreen(_ node: YAMLNode, into draft: inout RecipeDraft) {
    read(node, into: &draft.screen, ScreenProperties.all, of: "a screen")
    guard case .sequence(let regions) = entry("regions", of: node)?.value.content else { return }
    for region in regions {
      guard case .mapping = region.content else { continue }
      if let view = entry("view", of: region)?.value.source { draft.regionViews.append(view) }
      if entry("guide", of: region) == nil {
        source.report(
          "missing-key", "this region has no 'guide'", at: region.start,
          help: "write '{view: NAME, guide: readable}'")
      }
    }
  }

  /// Reads a setting of figures.
  mutating func read(_ field: YAMLField, into figures: inout FigureDraft) {
    guard let property = FigureProperties.all.first(where: { $0.key.name == field.key }),
      let value = value(field.value, field.type)
    else { return }
    property.set(&figures.settings, value)
    if case .sequence(let items) = field.value.content, !items.isEmpty {
      // Of a callout, what it is at.
      figures.ranges[field.key] = items.map { entry("at", of: $0)?.value.range ?? $0.range }
    } else {
      figures.ranges[field.key] = [field.value.range]
    }
  }

  /// Reads a canvas, which replaces values of included files.
  mutating func readCanvas(_ node: YAMLNode, into canvas: inout RecipeCanvas) {
    let included = canvas
    (canvas.device, canvas.size) = (nil, nil)
    read(node, into: &canvas, CanvasProperties.all, of: "a canvas")
    if canvas.device != nil, canvas.size != nil {
      let key = entry("size", of: node)?.key ?? node
      source.report(
        "contradicting-keys", "a canvas has a device or a size, and this has both",
        at: key.range, help: "delete one of them")
    }
    if case .sequence(let regions) = entry("reserved", of: node)?.value.content {
      for (index, region) in zip(canvas.reserved.indices, regions) {
        canvas.reserved[index].origin = region.range
      }
    }
    if canvas.device == nil, canvas.size == nil {
      (canvas.device, canvas.size) = (included.device, included.size)
    }
    canvas.finishSaved()
  }

  /// Reads the colours or the metrics of a recipe, in the place of included ones of the same names.
  mutating func readNames(_ field: YAMLField, into draft: inout RecipeDraft) {
    if field.key == "metrics" {
      let metrics = metrics(field.value)
      let names = Set(metrics.map(\.name))
      draft.metrics = draft.metrics.filter { !names.contains($0.name) } + metrics
      for metric in metrics { source.metrics[metric.name] = metric.value }
      return
    }
    var colors: [NamedColor] = []
    for entry in entries(field.value, of: "colours by name") {
      guard let color = value(entry.value, .color)?.color else { continue }
      colors.append(NamedColor(entry.name, color))
      source.colors[entry.name] = color
    }
    let names = Set(colors.map(\.name))
    draft.colors = draft.colors.filter { !names.contains($0.name) } + colors
  }

  /// Numbers by names, for constraints.
  mutating func metrics(_ node: YAMLNode) -> [Metric] {
    entries(node, of: "metrics by name").compactMap { entry in
      let name = entry.name
      let isName = name.utf8.allSatisfy {
        0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "_")
      }
      guard isName, name.first?.isNumber == false, name.lowercased() != "standard" else {
        source.report(
          "unusable-name", "'\(name)' is no name of a metric", at: entry.key.range,
          help: "use letters, numbers and underscores, a letter or an underscore first")
        return nil
      }
      // A name whose number is faulty is known all the same.
      return Metric(name, value(entry.value, .number(.any))?.number ?? 0)
    }
  }

  // MARK: - Expected frames

  mutating func frames(_ node: YAMLNode) -> [ExpectationDraft] {
    entries(node, of: "frames by canvas").map { entry in
      var draft = ExpectationDraft(canvas: SourceText(entry.name, at: entry.key.range))
      draft.faults = faults { reader in
        for view in reader.entries(entry.value, of: "frames by view") {
          reader.read(view, into: &draft)
        }
      }
      return draft
    }
  }

  private mutating func read(_ entry: YAMLEntry, into draft: inout ExpectationDraft) {
    if let key = RecipeKeys.expectation.first(where: { $0.name == entry.name }) {
      let value = value(entry.value, key.type)
      if key.name == "tolerance" {
        draft.tolerance = value?.number
      } else {
        draft.isPixelAligned = value == .truth(true)
      }
      return
    }
    var values: [Double?] = []
    let faults = faults { reader in
      if !["null", "~"].contains(entry.value.text) {
        values = reader.value(entry.value, RecipeKeys.frame)?.items.map(\.number) ?? []
      }
    }
    draft.frames.append(
      FrameDraft(
        of: SourceText(entry.name, at: entry.key.range), values, at: entry.value.range,
        faults: faults))
  }

  /// The faults of a part of the recipe, which are then not reported here.
  private mutating func faults(in read: (inout RecipeFileReader) -> Void) -> [Diagnostic] {
    let count = source.diagnostics.count
    read(&self)
    return source.takeDiagnostics(from: count)
  }
}
