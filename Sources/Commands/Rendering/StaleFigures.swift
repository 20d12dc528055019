import JSON
import Basics
import Diagnostics
import Drawing
import Figures
import LayoutModel
import LayoutRecord
import Pictures
import Platform
import Recipes
import Typesetting

/// Figures of a run's inputs that ibar drew before and that nothing draws any more.
struct StaleFigures {
  /// Their paths, in the order of their names.
  private(set) var paths: [String] = []
  /// Errors of folders that could not be searched and files that could not be read.
  private(set) var faults: [FileError] = []

  /// The files that this run and others draw.
  private var drawn: Set<FileSystem.Identity> = []
  /// Names of files that stamps list, wherever these lie.
  private var stamped: Set<Path> = []

  /// Searches the folders that inputs are drawn into.
  /// - Parameters:
  ///   - inputs: The inputs whose figures were all drawn.
  ///   - drawn: All figures of the run.
  init(of inputs: [Input], drawn: [String], _ plan: RenderPlan) {
    self.drawn = Set(drawn.compactMap { try? FileSystem.entry($0).identity })
    let root = plan.figures.target.folder
    let inputsByFolder = Dictionary(grouping: inputs) { Path(root + $0.folder) }
    let stampFolder = plan.stamp.map { Path(FileSystem.folder(of: $0) + "/") }
    for folder in Set(inputsByFolder.keys).union([Path(root), stampFolder].compactMap { $0 }) {
      for file in files(in: folder.text) where OutputFormat(path: file) == nil { addStamp(file) }
    }
    for (folder, inputs) in inputsByFolder {
      let byName = Dictionary(grouping: inputs) { Path($0.name) }
      for file in files(in: folder.text) {
        let name = file[FileSystem.nameStart(of: file[...])...].prefix { $0 != "." }
        if byName[Path(name)]?.contains(where: { isStale(file, of: $0) }) == true {
          paths.append(file)
        }
      }
    }
    paths.sort { Path($0) < Path($1) }
  }

  /// The regular files directly in a folder; links are left out.
  private mutating func files(in folder: String) -> [String] {
    guard (try? FileSystem.entry(folder).kind) == .folder else { return [] }
    do throws(FileError) {
      return try FileSystem.regularFiles(in: folder).map { folder + $0 }
    } catch {
      faults.append(error)
      return []
    }
  }

  /// Adds what a file lists if each of its lines is the path of a figure, as in a stamp.
  private mutating func addStamp(_ file: String) {
    guard let bytes = try? FileSystem.read(file),
      let text = String(validating: bytes, as: UTF8.self)
    else { return }
    let lines = text.split(separator: "\n")
    guard lines.allSatisfy({ OutputFormat(path: String($0)) != nil }) else { return }
    for line in lines { stamped.insert(Path(line[FileSystem.nameStart(of: line)...])) }
  }

  /// Whether ibar drew a file for an input, and neither this run nor another stamp's run draws it.
  private mutating func isStale(_ file: String, of input: Input) -> Bool {
    let name = file[FileSystem.nameStart(of: file[...])...]
    guard let format = OutputFormat(path: file), !stamped.contains(Path(name)),
      let identity = try? FileSystem.entry(file).identity, !drawn.contains(identity)
    else { return false }
    do throws(FileError) {
      let bytes = try FileSystem.read(file)
      let metadata = format.text(.metadata, in: bytes)
      guard let figure = metadata.flatMap(FigureOrigin.init) else { return false }
      return figure.isDrawn(from: input) && figure.canHave(name: name)
    } catch {
      faults.append(error)
      return false
    }
  }
}

/// The recipe that a figure of any version of ibar names.
private struct FigureOrigin {
  /// The names of its layouts.
  private let names: Set<Path>
  /// The states and languages of its layouts, as file names have them.
  private let variants: Set<String>

  /// Nil for a text that is not a figure's metadata.
  init?(reading metadata: String) {
    guard let layouts = FigureRecord.layouts(in: metadata), !layouts.isEmpty else { return nil }
    names = Set(layouts.map { Path($0["name"]?.string ?? "") })
    variants = Set(
      layouts.flatMap { layout in
        [
          layout["state"]?.string.map(Slug.lowercased),
          layout["language"]?.string.map { Slug.text($0) },
        ]
        .compactMap { $0 }
      })
  }

  /// Whether an input has, or had, all its layouts.
  func isDrawn(from input: Input) -> Bool {
    names.allSatisfy { input.format.names($0, in: input) }
  }

  /// Whether a file has a name that some options give the figure; a copy with another name is the
  /// user's.
  func canHave(name: Substring) -> Bool {
    guard let start = names.first(where: { name.utf8.starts(with: ($0.text + ".").utf8) }) else {
      return false
    }
    let parts = name.dropFirst(start.text.count + 1).split(
      separator: ".", omittingEmptySubsequences: false)
    // Names of other letter case, such as `.PNG`, are the user's.
    guard parts.last.flatMap({ OutputFormat(rawValue: String($0)) }) != nil else { return false }
    return parts.dropLast().allSatisfy { part in
      let part = String(part)
      return FigureOrigin.parts.contains(part) || variants.contains(part)
        || FigureOrigin.prefixes.contains(where: part.hasPrefix) || FigureOrigin.isSize(part)
    }
  }

  /// Parts of names that options add.
  private static let parts: Set<String> = Set(
    OptionReading.words(Orientation.self) + OptionReading.words(FigureStyle.self)
      + OptionReading.words(Appearance.self) + OptionReading.words(LayoutDirection.self)
      + OptionReading.words(ContentSizeCategory.self) + Device.all.map(Slug.device)
      + ["side-by-side", "animated", "states", "scene", "caption", "svg-text", "1x", "2x", "3x"])

  private static let prefixes = ["legend-", "labels-", "overlay-", "widths-", "crop-"]

  /// `600x400`, or `599-5x400` for a fraction.
  private static func isSize(_ part: String) -> Bool {
    let sides = part.split(separator: "x", omittingEmptySubsequences: false)
    return sides.count == 2
      && sides.allSatisfy { side in
        !side.isEmpty && side.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == UInt8(ascii: "-") }
      }
  }
}
