import Basics
package import Diagnostics
import LayoutModel
package import Recipes

/// Reads storyboards and xibs.
package enum InterfaceBuilderReader {
  /// The layouts of a document, one for each scene or each root view of a xib; those with errors are
  /// left out.
  /// - Parameters:
  ///   - name: What the names of its figures begin with.
  ///   - tables: The translated texts beside it.
  package static func layouts(
    in file: SourceFile, named name: String, tables: [StringTable] = []
  ) -> Checked<[Recipe]> {
    do throws(Diagnostic) {
      return layouts(of: try ParsedDocument(file), in: file, named: name, tables: tables)
    } catch {
      return Checked(nil, [error])
    }
  }

  /// The same of a document that was parsed.
  package static func layouts(
    of parsed: ParsedDocument, in file: SourceFile, named name: String, tables: [StringTable] = []
  ) -> Checked<[Recipe]> {
    do throws(Diagnostic) {
      try check(parsed.root)
    } catch {
      return Checked(nil, [error])
    }
    let document = InterfaceDocument(parsed.root)
    let faults = DocumentFaults(in: document)
    if faults.diagnostics.contains(where: { $0.severity == .error }) {
      return Checked(nil, faults.diagnostics)
    }
    var reader = SceneReader(document, file, tables, itemIDs: faults.itemIDs)
    reader.read(named: name)
    return Checked(reader.recipes, faults.diagnostics + reader.diagnostics)
  }

  private static func check(_ root: XMLElement) throws(Diagnostic) {
    guard root.name == "document", (root["type"] ?? "").contains("InterfaceBuilder") else {
      throw Diagnostic(
        "not-a-document", "this is XML, but no document of Interface Builder", at: root.range,
        help: root.name == "archive" ? "open and save it in Xcode 8 or later" : nil)
    }
  }
}

/// Reads the scenes of a document.
private struct SceneReader {
  let document: InterfaceDocument
  let file: SourceFile
  let scenes: InterfaceScenes
  /// The translated texts.
  let tables: [StringTable]
  /// The ids of all views and layout guides.
  let itemIDs: Set<String>
  private(set) var recipes: [Recipe] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(
    _ document: InterfaceDocument, _ file: SourceFile, _ tables: [StringTable], itemIDs: Set<String>
  ) {
    (self.document, self.file, self.tables, self.itemIDs) = (document, file, tables, itemIDs)
    scenes = InterfaceScenes(document)
  }

  mutating func read(named name: String) {
    let traits = SizeTraits(document.device)
    let excluded = traits.excluded(among: document.varying)
    let trees = scenes.roots.map { root in
      InterfaceTree(
        root.view, controller: root.controller, excluded: excluded, isMac: document.isMac)
    }
    let installed = Set(trees.flatMap { $0.places.keys }).union(trees.flatMap { $0.guides.keys })
    let shown = trees.indices.filter { isShown(trees[$0]) }
    var titles = SceneNames()
    for index in shown {
      let root = scenes.roots[index]
      let title = titles.name(of: root)
      if !hasCanvas(trees[index]) { continue }
      var scene = SceneDraft(document, trees[index], traits)
      scene.excluded = excluded
      (scene.installed, scene.known) = (installed, itemIDs)
      let bars = trees[index].controller?["id"].map(scenes.bars) ?? InterfaceScenes.Bars()
      var draft = scene.draft(
        named: shown.count == 1 ? name : name + "." + Slug.text(title, isASCII: true), title: title,
        scene: root.scene, bars: bars)
      draft.languages = scene.languages(tables)
      let checked = RecipeBuilder.recipe(from: draft, SourceReader(file: file))
      diagnostics += scene.diagnostics + checked.diagnostics
      let isFaulty = scene.diagnostics.contains { $0.severity == .error }
      if let recipe = checked.value, !isFaulty { recipes.append(recipe) }
    }
    if shown.isEmpty {
      reportNoLayout()
    }
  }

  /// A document of controllers, menus or placeholders alone is not at fault.
  private mutating func reportNoLayout() {
    let unknown = document.objects.map(\.name).first { !InterfaceDocument.isKnownObject($0) }
    diagnostics.append(
      Diagnostic(
        "no-layout", severity: unknown == nil ? .advice : .warning,
        "this document holds no view" + (unknown.map { ": ibar does not know '\($0)'" } ?? ""),
        at: (document.root.child("scenes") ?? document.root).range))
  }

  /// Whether a root is as large as a canvas can be; reports one that is not.
  private mutating func hasCanvas(_ tree: InterfaceTree) -> Bool {
    let (root, range) = (tree.root, 0...TupleForm.maximumCanvas)
    if range ~= root.frame.width, range ~= root.frame.height { return true }
    let place = root.element.child("rect", key: "frame") ?? root.element
    diagnostics.append(
      Diagnostic(
        "size-out-of-range", "a root view is 0 to 8192 points wide and high", at: place.range))
    return false
  }

  /// Whether a root is a layout: the view of a controller or of a xib, or any with constraints.
  private func isShown(_ tree: InterfaceTree) -> Bool {
    tree.controller != nil || !tree.constraints.isEmpty || document.isXib && tree.views.count > 1
  }
}

/// The names of scenes.
private struct SceneNames {
  private var counts: [String: Int] = [:]

  /// The name of a scene by its controller, or of a root view; a name met again has a number.
  mutating func name(of root: InterfaceScenes.Root) -> String {
    let owner = root.controller ?? root.view
    let word =
      [
        root.view["key"] == "view" ? nil : root.view["userLabel"], owner["userLabel"],
        owner["storyboardIdentifier"], owner["customClass"], owner["title"],
      ].compactMap { $0.map { ViewNames.visible($0, limit: .max) } }.first { !$0.isEmpty }
      ?? ViewNames.kindName(owner.name)
    let key = Slug.text(word, isASCII: true).lowercased()
    counts[key, default: 0] += 1
    let count = counts[key] ?? 1
    return count == 1 ? word : "\(word) \(count)"
  }
}
