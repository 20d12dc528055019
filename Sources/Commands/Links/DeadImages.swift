import Basics
import Diagnostics
import FigureChoices
import Figures
import Guides
import Inputs
import LayoutModel
import LayoutRecord
import Markdown
import Pictures
import Platform
import RecipeFiles
import Recipes

/// Images of a guide whose names are those of figures that nothing draws, or draws no more.
struct DeadImages {
  /// How many images of a guide are compared with all names, or with all files of a folder.
  private static let mostSearches = 50

  private typealias Image = (range: SourceRange, target: String, name: String)

  private let input: Input
  private let recipes: [Recipe]
  private let defaults: [FigureSetting]
  private let images: [Image]
  private let page: GuidePage?

  /// - Parameters:
  ///   - guide: The bytes of the guide.
  ///   - loaded: Its layouts.
  init(_ guide: [UInt8], of input: Input, _ loaded: [LoadedRecipe]) {
    (self.input, recipes) = (input, loaded.map(\.recipe))
    defaults = loaded.first?.project?.figures ?? []
    let mark = guide.starts(with: [UInt8].byteOrderMark) ? [UInt8].byteOrderMark.count : 0
    let bytes = Array(guide.dropFirst(mark))
    page = try? GuidePage(input.path, bytes)
    images = GuideSyntax(path: input.path).images(of: bytes).map { image in
      let target = image.path(in: bytes)
      let range = SourceRange(start: image.target.lowerBound, end: image.target.upperBound)
      return (range, target, String(target[FileSystem.nameStart(of: target[...])...]))
    }
  }

  // MARK: - Dead images

  /// A finding for each image of a figure that nothing draws.
  /// - Parameter inputs: All inputs of the run.
  func dead(among inputs: [Input]) -> [Diagnostic] {
    let layouts = recipes.map(\.name)
    let known = Set(layouts.map(Path.init))
    let others = Set(inputs.map { Path($0.name) })
    var searches = DeadImages.mostSearches
    func nearest(to name: String, among names: [String]) -> String? {
      searches -= 1
      return searches < 0 ? nil : Suggestion.nearest(to: name, among: names)
    }
    let isDrawn = hasFigures
    return images.compactMap { image in
      let near: String?
      if let layout = GuidePage.layout(ofImage: image.name, in: input.name) {
        if known.contains(Path(layout)) {
          if isUnlisted(image, layout) { return DeadImages.unlisted(image) }
          searches -= 1
          return searches >= 0 && isMissing(image, layout) ? DeadImages.orphan(image) : nil
        }
        near = nearest(to: layout, among: layouts)
      } else if GuidePage.layout(ofImage: image.name) != nil {
        guard isDrawn, page?.isRelative(image.target) == true, !isFile(image.target) else {
          return nil
        }
        near = nil
      } else if let figure = DeadImages.figure(named: image.name), input.root != nil {
        near =
          others.contains(Path(figure)) || isFile(image.target)
          ? nil : nearest(to: figure, among: inputs.map(\.name))
        if near == nil { return nil }
      } else {
        return nil
      }
      let help = near.map {
        "did you mean the figures of '\($0)'? 'render --link' writes their images"
      }
      return Diagnostic(
        "dead-figure-link", "nothing draws the figure '\(image.name)'", at: image.range,
        help: help ?? "delete the image, or correct its path")
    }
  }

  /// Whether the key `figures` of an image's layout lists no figure of its style, state and language.
  private func isUnlisted(_ image: Image, _ layout: String) -> Bool {
    guard let recipe = recipes.first(where: { Path($0.name) == Path(layout) }),
      !recipe.entries.isEmpty
    else { return false }
    let states = Set(recipe.states.map { Slug.lowercased($0.name) })
    let languages = Set(recipe.languages.map { Slug.text($0.name) })
    let styles = Set(FigureStyle.allCases.map(\.rawValue))
    let words = Set(image.name.split(separator: ".").map(String.init))
    return !recipe.entries.contains { entry in
      func values(_ key: String) -> [String] {
        let value = (entry.settings + defaults).first { $0.key == key }?.value
        return value?.split(separator: ",").map { $0.trimmed } ?? []
      }
      /// Whether the words of a kind in the name are those that the entry asks for, or it asks for all.
      func agree(_ key: String, _ known: Set<String>, _ slug: (String) -> String) -> Bool {
        let asked = values(key)
        let own = words.intersection(known)
        if asked == [RecipeVariants.all] { return true }
        let wanted = Set(asked.map(slug)).intersection(known)
        return own.isEmpty
          ? wanted.count < max(1, asked.count) || wanted.isEmpty : own.isSubset(of: wanted)
      }
      return agree("state", states, Slug.lowercased)
        && agree("language", languages) { Slug.text($0) }
        && agree("style", styles.subtracting([FigureStyle.canvas.rawValue])) { $0 }
    }
  }

  private static func unlisted(_ image: Image) -> Diagnostic {
    Diagnostic(
      "dead-figure-link", "no entry of 'figures' draws '\(image.name)'", at: image.range,
      help: "delete the image, or add the entry")
  }

  private func isFile(_ target: String) -> Bool {
    page.map { (try? FileSystem.entry($0.path(of: target))) != nil } ?? false
  }

  /// Whether figures of guides are there: in a new clone, say, they may not be drawn yet.
  private var hasFigures: Bool {
    images.contains { GuidePage.layout(ofImage: $0.name) != nil && isFile($0.target) }
  }

  /// Whether there are figures of a layout where an image leads, but not the one that it shows.
  private func isMissing(_ image: Image, _ layout: String) -> Bool {
    guard !image.target.hasPrefix("/"),
      let place = page.map({ FileSystem.folder(of: $0.path(of: image.target)) }),
      (try? FileSystem.entry(place + "/" + image.name)) == nil,
      let files = try? FileSystem.regularFiles(in: place)
    else { return false }
    let figures = files.filter { $0.hasPrefix(layout + ".") && OutputFormat(path: $0) != nil }
    return !figures.isEmpty
      && !figures.contains { Path(FileNaming.catalogueName($0)) == Path(image.name) }
  }

  private static func orphan(_ image: Image) -> Diagnostic {
    Diagnostic(
      "dead-figure-link", "there is no figure '\(image.name)', but others of its layout",
      at: image.range,
      help: "draw it, or delete the image")
  }

  /// The name of the recipe whose figure a file seems to be, by its orientation; nil of another file.
  private static func figure(named name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.count > 2, Orientation.allCases.contains(where: { $0.rawValue == parts[1] }) else {
      return nil
    }
    return String(parts[0])
  }

  // MARK: - Stale images

  /// A warning on each image of a figure that was drawn before its layout changed, while others of the layout
  /// were drawn since.
  var stale: [Diagnostic] {
    let known = Dictionary(recipes.map { (Path($0.name), $0) }, uniquingKeysWith: { $1 })
    var digests: [Path: String] = [:]
    var (old, current): ([(image: Image, layout: Path)], Set<Path>) = ([], [])
    for image in images.prefix(4 * DeadImages.mostSearches) {
      guard let layout = GuidePage.layout(ofImage: image.name, in: input.name).map(Path.init),
        let recipe = known[layout], let digest = digest(ofFigure: image)
      else { continue }
      if digests[layout] == nil { digests[layout] = RecipeFileWriter.digest(of: recipe) }
      if digest == digests[layout] {
        current.insert(layout)
      } else {
        old.append((image, layout))
      }
    }
    return old.filter { current.contains($0.layout) }.map { old in
      Diagnostic(
        "stale-image", severity: .warning,
        "'\(old.image.name)' shows this layout as it was, and others show it as it is",
        at: old.image.range, help: "draw it again, or delete the image")
    }
  }

  /// The digest of the recipe that a figure was drawn of; nil of another file.
  private func digest(ofFigure image: Image) -> String? {
    guard let format = OutputFormat(path: image.name),
      let bytes = page.flatMap({ try? FileSystem.read($0.path(of: image.target)) })
    else { return nil }
    return format.text(.metadata, in: bytes).flatMap { try? FigureRecord(reading: $0) }?.digest
  }
}
