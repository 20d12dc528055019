import Basics
import Diagnostics
import FigureComposition
import Guides
import LayoutModel
import LayoutRecord
import Markdown
import Pictures
import Platform

/// The figures of a layout and the place in a guide that they belong to.
struct GuideLink: Sendable {
  /// The lines that state the layout.
  var listing: SourceRange
  /// The first part of the names of all figures of the layout.
  var layout: String
  /// All files of the run that show the layout.
  var files: [LinkedFile]
  /// The file that the guide shows, on light pages if there is a dark one.
  var shown: LinkedFile
  /// The file for dark pages; nil without one.
  var dark: LinkedFile?
  /// The further figures that the recipe asks for, in order.
  var more: [LinkedFigure] = []
  /// Whether the command line has options of figures, so that these may not be those that the guide is to show.
  var hasOptions = false

  /// All figures that the guide shows, in order.
  var figures: [LinkedFigure] { [LinkedFigure(shown: shown, dark: dark)] + more }

  /// The file that an image shows in place of that of another name of the layout: of the same variant, if there is
  /// one.
  func file(inPlaceOf old: String) -> LinkedFile {
    let isDark = old.contains(".dark.") || old.contains("~dark")
    // The longest, so that `x.portrait.schematic.svg` is not taken for `x.schematic.svg`.
    let same = files.filter {
      $0.isDark == isDark && old.hasSuffix("." + $0.name.dropFirst(layout.count + 1))
    }
    .max { $0.name.count < $1.name.count }
    if let same { return same }
    // Of a state with a new name, say, the style is still the same.
    let parts = old.split(separator: ".").count - layout.split(separator: ".").count
    let words = Set(old.split(separator: "."))
    func likeness(_ file: LinkedFile) -> (Int, Int) {
      let own = file.name.dropFirst(layout.count + 1).split(separator: ".")
      return (words.intersection(own).count, -abs(own.count - parts))
    }
    let usual = (isDark ? dark : nil) ?? shown
    // A dark figure takes no light one's place.
    let alike = files.filter { $0.isDark == isDark }.max { likeness($0) < likeness($1) }
    return alike.flatMap { likeness($0) > likeness(usual) ? $0 : nil } ?? usual
  }
}

/// A figure that a guide shows.
struct LinkedFigure: Sendable {
  /// The file, on light pages if there is a dark one.
  var shown: LinkedFile
  /// The file for dark pages; nil without one.
  var dark: LinkedFile?
}

/// A figure's file that a guide can show.
struct LinkedFile: Sendable {
  /// Its path, as written by the run.
  var path: String
  /// The name by which DocC knows it; nil if that is the file's own.
  var catalogueName: String?
  /// The alternative text.
  var text: String
  /// Its content.
  var bytes: [UInt8] = []
  /// The texts that earlier runs wrote; empty when they are not known.
  var oldTexts: [String] = []

  /// The name that the layout had when the image was written; nil if it is the same.
  var oldLayout: String?

  /// Whether a text is what ibar wrote under the layout's old name, by its title and by what it says.
  ///
  /// A person may have changed the title alone.
  func isOldText(_ other: String) -> Bool {
    guard let old = oldLayout?.split(separator: ".").last, let own = text.firstRange(of: ": "),
      let found = other.firstRange(of: ": ")
    else {
      return false
    }
    let name = GuideNames.name(of: String(other[..<found.lowerBound]))
    // A heading that stands there twice makes `Views-2`.
    return (old == name || old.hasPrefix(name + "-"))
      && text[own.upperBound...] == other[found.upperBound...]
  }

  /// Whether it is for dark pages.
  var isDark: Bool { name.contains(".dark.") || name.contains("~dark") }

  /// The name of the file.
  var name: String { String(path[FileSystem.nameStart(of: path[...])...]) }

  /// The texts that ibar has written for the figure in a file: its alternative text, and the description that
  /// served as one before.
  static func texts(ofFigure path: String) -> [String] {
    guard let format = OutputFormat(path: path), let bytes = try? FileSystem.read(path)
    else { return [] }
    let record = format.text(.metadata, in: bytes).flatMap { try? FigureRecord(reading: $0) }
    return [format.text(.description, in: bytes)].compactMap { $0 }
      + (record.map { AlternativeText.texts(for: $0.layouts) } ?? [])
  }
}

/// The page of a guide, for the paths of its images.
struct GuidePage {
  /// The markup of the guide.
  let syntax: GuideSyntax
  /// The folder from which its images' paths count, without links.
  private let folder: String
  /// Whether that is an address, or a path that another program knows.
  private let isElsewhere: Bool
  /// The folder of the DocC catalogue that holds it; nil outside of one.
  private let catalogue: String?

  /// - Parameter document: The bytes of the guide.
  init(_ guide: String, _ document: [UInt8]) throws(FileError) {
    syntax = GuideSyntax(path: guide)
    let own = try FileSystem.realPath(FileSystem.folder(of: guide))
    catalogue = DocCCatalogue.folder(around: own)
    let images = syntax.imagesFolder(of: document)
    isElsewhere = images.map { $0.contains("{") || !GuidePage.isPath($0) } ?? false
    let folder = isElsewhere ? own : images.map { own + "/" + $0 } ?? own
    self.folder = (try? FileSystem.realPath(folder)) ?? FileSystem.plainPath(folder)
  }

  /// Whether a text is a path from a folder: no path from the root of a site, and no address.
  private static func isPath(_ text: String) -> Bool {
    let scheme = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    return !text.hasPrefix("/") && !text.dropFirst(scheme.count).hasPrefix(":")
  }

  /// The path of an image's file.
  func path(of target: String) -> String { folder + "/" + target }

  /// The layout of a guide whose figure an image shows, by the name of the image's file; nil of another image.
  static func layout(ofImage name: String, in guide: String) -> String? {
    let parts = FileNaming.catalogueName(name).split(
      separator: ".", omittingEmptySubsequences: false)
    let own = guide.split(separator: ".").count
    guard OutputFormat(path: name) != nil, parts.count > own + 1,
      Path(parts[..<own].joined(separator: ".")) == Path(guide)
    else { return nil }
    return parts[...own].joined(separator: ".")
  }

  /// The layout of any guide whose figure an image seems to show, by the orientation in its name.
  static func layout(ofImage name: String) -> String? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard OutputFormat(path: name) != nil,
      let end = parts.firstIndex(where: { Orientation(rawValue: String($0)) != nil }), end > 1
    else { return nil }
    return parts[..<end].joined(separator: ".")
  }

  /// Whether the guide of a layout lies in a folder.
  static func hasGuide(of layout: String, in folder: String) -> Bool {
    let name = layout.split(separator: ".").dropLast().joined(separator: ".")
    return GuideSyntax.endings.contains {
      (try? FileSystem.entry(folder + "/" + name + $0)) != nil
    }
  }

  /// Whether a target is a path from the page; the root of a site and addresses are not known here.
  func isRelative(_ target: String) -> Bool {
    !isElsewhere && GuidePage.isPath(target) && (catalogue == nil || target.contains("/"))
  }

  /// The names by which images can show a figure.
  static func names(of file: LinkedFile) -> [String] {
    let known = file.catalogueName ?? file.name
    let stem = OutputFormat(path: known).map { known.dropLast($0.rawValue.count + 1) }
    return [file.name, known] + (stem.map { [String($0)] } ?? [])
  }

  /// Whether an image shows a figure, by the name of its file.
  func names(_ image: MarkdownImage, _ target: String, _ file: LinkedFile) -> Bool {
    let name = Path(target[FileSystem.nameStart(of: target[...])...])
    if name == Path(file.name) { return true }
    guard catalogue != nil || image.form == .docc else { return false }
    // DocC finds a file without its ending too.
    let known = file.catalogueName ?? file.name
    return name == Path(known)
      || OutputFormat(path: known).map { name == Path(known.dropLast($0.rawValue.count + 1)) }
        == true
  }

  /// Whether a target leads to a figure's file, as far as ibar can know.
  func leads(_ target: String, to file: LinkedFile) -> Bool {
    if !isRelative(target) { return true }
    guard let place = try? FileSystem.realPath(FileSystem.folder(of: folder + "/" + target)),
      let own = try? FileSystem.realPath(FileSystem.folder(of: file.path))
    else { return false }
    return Path(place) == Path(own)
      && Path(target[FileSystem.nameStart(of: target[...])...]) == Path(file.name)
  }

  /// The target by which the page shows a figure.
  func target(of file: LinkedFile) throws(FileError) -> String {
    let place = try FileSystem.realPath(FileSystem.folder(of: file.path))
    if let catalogue, DocCCatalogue.folder(around: place).map(Path.init) == Path(catalogue) {
      return file.catalogueName ?? file.name
    }
    return Path.steps(from: folder, to: place) + file.name
  }
}
