import Diagnostics
import Glibc
import Drawing
import Figures
import LayoutModel
import Platform
import Recipes

/// All that lies on one side of a comparison.
struct DiffSide {
  var items: [DiffItem] = []
  private var recipes: [LoadedRecipe] = []
  /// The path or the revision as the user named it.
  let name: String
  /// What it was read from; nil of a revision.
  let identity: FileSystem.Identity?
  /// Where its figures lie on disk, with a slash at its end; empty for a single file.
  let folder: String
  /// What it was taken out of git into; nil of a path.
  let files: GitFiles?
  /// Whether the folder holds recipes, or guides with a layout.
  private var hasRecipes = false
  /// The folders that are being walked, each in the one before, so that no link leads round in circles.
  private var walked: [FileSystem.Identity] = []

  /// A side without anything.
  init(emptyNamed name: String) {
    self.name = name
    (identity, folder, files) = (nil, "", nil)
  }

  /// What lies at a path; what is wrong with it is in the report.
  /// - Parameter files: Those of a revision that lie there, of which the revision's names are told.
  init(
    path: String, of files: GitFiles? = nil, _ settings: Settings, _ console: Console,
    _ report: inout Report
  ) {
    name = files?.name(of: path) ?? path
    self.files = files
    var found: (kind: FileSystem.Kind, identity: FileSystem.Identity)?
    do throws(FileError) {
      found = try FileSystem.entry(path)
    } catch {
      report.fail("file", self.name, error.reason)
    }
    identity = files == nil ? found?.identity : nil
    self.folder = found?.kind == .folder ? (path.hasSuffix("/") ? path : path + "/") : ""
    guard let found else { return }
    if found.kind == .folder {
      addFigures(in: self.folder, below: "", settings, &report)
      if hasRecipes { addLayouts(of: path, settings, console, &report) }
    } else if found.kind == .other, DiffItem.format(of: path) != nil {
      report.fail("file", self.name, "not a regular file")
    } else if let format = DiffItem.format(of: path) {
      let file = String(path.split(separator: "/").last ?? "")
      items.append(DiffItem(name: file, source: .file(path: path, format)))
    } else {
      addLayouts(of: path, settings, console, &report)
    }
    items.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  private mutating func addFigures(
    in path: String, below folder: String, _ settings: Settings, _ report: inout Report
  ) {
    guard let identity = try? FileSystem.entry(path).identity, let stream = opendir(path) else {
      return report.fail(FileError(path: path))
    }
    defer { closedir(stream) }
    if walked.contains(identity) { return }
    walked.append(identity)
    defer { walked.removeLast() }
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let type = Int(entry.pointee.d_type)
      if name.hasPrefix(".") { continue }
      if type == DT_DIR || type != DT_REG && DiffSide.isFolder(path + name) {
        addFigures(in: path + name + "/", below: folder + name + "/", settings, &report)
      } else if let format = DiffItem.format(of: name) {
        if type != DT_REG, (try? FileSystem.entry(path + name).kind) == .other {
          report.fail("file", path + name, "not a regular file")
        } else if settings.formats.contains(format) {
          items.append(DiffItem(name: folder + name, source: .file(path: path + name, format)))
        }
      } else if !hasRecipes, InputList.isInput(name) {
        hasRecipes = name.hasSuffix(".yaml") || RecipeLoader.holdsLayout(path + name)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    (try? FileSystem.entry(path).kind) == .folder
  }

  private mutating func addLayouts(
    of path: String, _ settings: Settings, _ console: Console, _ report: inout Report
  ) {
    var settings = settings
    settings.paths = [path]
    var found = Report(settings)
    let loaded = RecipeLoader.load(settings, console, of: files, &found)
    if let files { found.rename(files.name) }
    report.append(found)
    for var loaded in loaded {
      recipes.append(loaded)
      if let files {
        loaded.file = loaded.file.renamed(files.pathInCheckout(of: loaded.input.path))
        loaded.input.path = files.name(of: loaded.input.path)
      }
      for task in RenderPlan.tasks(for: loaded, settings) {
        items.append(
          DiffItem(name: loaded.input.folder + task.figureName, source: .layout(task)))
      }
    }
  }

  /// The files of its recipes' figures in all states, languages, orientations, styles and rows: one that
  /// is missing although it is among them was left out by the options.
  func allFigures(_ settings: Settings) -> Set<String> {
    var whole = settings
    (whole.canvas.states, whole.canvas.languages) = ("all", "all")
    (whole.canvas.orientations, whole.formats) = (nil, OutputFormat.allCases)
    whole.styles = FigureStyle.all
    var names: Set<String> = []
    for (row, isAnimated) in [
      (nil, false), (RowKind.orientations, false), (.states, false), (nil, true),
    ] {
      (whole.row, whole.isAnimated) = (row, isAnimated)
      names.formUnion(recipes.flatMap { RenderPlan.tasks(for: $0, whole) }.flatMap(\.fileNames))
    }
    return names
  }
}
