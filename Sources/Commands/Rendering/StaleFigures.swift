import Basics
import Diagnostics
import Digests
import Drawing
import FigureComposition
import Guides
import Inputs
import Markdown
import Pictures
import Platform

/// Figures that ibar drew before and that nothing draws any more.
///
/// A figure that a stamp lists is one while it has the listed bytes. Another figure is one if ibar would write
/// the same bytes now, with the options that its name shows.
struct StaleFigures {
  /// Their paths, in the order of their names.
  private(set) var paths: [String] = []
  /// Figures, or stamps, that a user should look at, since nothing deletes them.
  private(set) var kept: [(path: String, reason: String)] = []
  /// Errors of folders that could not be searched and files that could not be read.
  private(set) var faults: [FileError] = []

  private let job: RenderJob
  /// The inputs whose figures were all drawn, and their paths.
  private let inputs: [Input]
  private let inputPaths: Set<Path>
  /// The paths of folders without links.
  private var realFolders: [Path: String] = [:]
  /// The files that this run draws.
  private let drawn: Set<FileSystem.Identity>
  /// The files that have been judged by a list.
  private var judged: Set<FileSystem.Identity> = []
  /// Names of files that stamps list, wherever these lie.
  private var stamped: Set<Path> = []
  /// Figures that runs with other stamps wrote and no longer draw.
  private var earlier: [FigureList.Entry] = []

  /// The names of the files that the inputs' guides show.
  private let linked: Set<Path>

  private var root: String { job.plan.figures.target.folder }

  /// The folders that inputs are drawn into, and where stamps can lie: the only ones that are searched.
  static func folders(of inputs: [Input], _ plan: RenderPlan) -> Set<Path> {
    let root = plan.figures.target.folder
    let stampFolder = plan.stamp.map { Path(FileSystem.folder(of: $0) + "/") }
    return Set(inputs.map { Path(root + $0.folder) }).union(
      [Path(root), stampFolder].compactMap { $0 })
  }

  /// Searches the folders that inputs are drawn into, and what stamps list.
  /// - Parameters:
  ///   - inputs: The inputs whose figures were all drawn.
  ///   - drawn: All figures of the run.
  ///   - list: What the stamp of the run listed before; nil if it is no list.
  init(of inputs: [Input], drawn: [String], since list: FigureList?, _ job: RenderJob) {
    (self.inputs, self.job) = (inputs, job)
    inputPaths = Set(inputs.map { Path(FileSystem.plainPath($0.path)) })
    linked = StaleFigures.imageNames(in: inputs, job)
    self.drawn = Set(drawn.compactMap { try? FileSystem.entry($0).identity })
    guard let list else {
      kept.append((job.plan.stamp ?? "", "not a list of figures, so that no figure is deleted"))
      return
    }
    guard readStamps() else { return }
    for entry in list.entries { judge(entry, isOwn: true) }
    for entry in earlier { judge(entry, isOwn: false) }
    judgeUnlisted()
    for entry in list.entries where entry.digest == nil { keepUndigested(entry) }
    paths.sort { Path($0) < Path($1) }
  }

  /// The names of the files that images in guides show.
  private static func imageNames(in inputs: [Input], _ job: RenderJob) -> Set<Path> {
    Set(
      inputs.filter { $0.format == .guide }.flatMap { input -> [Path] in
        guard let bytes = try? job.loader.read(input) else { return [] }
        return GuideSyntax(path: input.path).images(of: bytes).map { image in
          let target = image.path(in: bytes)
          return Path(target[FileSystem.nameStart(of: target[...])...])
        }
      })
  }

  // MARK: - Lists

  /// Reads the stamps in the folders of figures and beside the run's own; false if one is damaged.
  private mutating func readStamps() -> Bool {
    let own = job.plan.stamp.flatMap { try? FileSystem.entry($0).identity }
    for folder in StaleFigures.folders(of: inputs, job.plan).sorted() {
      for file in files(in: folder.text)
      where OutputFormat(path: file) == nil && !file.hasSuffix(".lock") {
        guard (try? FileSystem.entry(file).identity) != own, let bytes = try? FileSystem.read(file)
        else { continue }
        do throws(FigureList.Fault) {
          add(try FigureList(reading: bytes))
        } catch {
          if error == .other { continue }
          kept.append((file, "a damaged list of figures, so that no figure is deleted"))
          return false
        }
      }
    }
    return true
  }

  private mutating func add(_ list: FigureList) {
    for entry in list.entries {
      if entry.isEarlier { earlier.append(entry) } else { stamped.insert(name(of: entry.path)) }
    }
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

  private func name(of path: String) -> Path { Path(path[FileSystem.nameStart(of: path[...])...]) }

  /// The file at a path, if neither this run nor one with another stamp draws it.
  private func unused(_ path: String) -> FileSystem.Identity? {
    guard !stamped.contains(name(of: path)), let entry = try? FileSystem.entry(path),
      entry.kind == .file, !drawn.contains(entry.identity)
    else { return nil }
    return entry.identity
  }

  // MARK: - Judgements

  /// Decides about a figure that a stamp lists with its digest.
  private mutating func judge(_ entry: FigureList.Entry, isOwn: Bool) {
    guard let digest = entry.digest, let identity = unused(entry.path),
      judged.insert(identity).inserted
    else { return }
    let isWhole = inputPaths.contains(Path(FileSystem.plainPath(entry.input ?? "")))
    let isDeleted = entry.input.map { (try? FileSystem.entry($0)) == nil } ?? false
    guard isWhole || isOwn && isDeleted else { return }
    do throws(FileError) {
      var fault = try placeFault(of: entry)
      if fault == nil { fault = try contentFault(of: entry, digest) }
      if fault == nil, linked.contains(name(of: entry.path)) { fault = "a guide still shows it" }
      if let fault { kept.append((entry.path, fault)) } else { paths.append(entry.path) }
    } catch {
      faults.append(error)
    }
  }

  /// The reason why a listed path is not that of a figure below the folder of figures; nil if it is.
  private mutating func placeFault(
    of entry: FigureList.Entry
  ) throws(FileError) -> String? {
    if OutputFormat(path: entry.path) == nil { return "it is not a figure" }
    // The folder of figures itself may be given by a way up.
    let rest = entry.path.hasPrefix(root) ? entry.path.dropFirst(root.count) : entry.path[...]
    if rest.split(separator: "/").contains("..") { return "its path holds '..'" }
    if FileSystem.target(ofLink: entry.path) != nil { return "it is a link" }
    let folder = try realFolder(FileSystem.folder(of: entry.path))
    let realRoot = try realFolder(root)
    let isBelow = Path(folder) == Path(realRoot) || Path(folder).isInside(realRoot)
    return isBelow ? nil : "it is not below '\(root)'"
  }

  /// The path of a folder without links, which is looked up once.
  private mutating func realFolder(_ path: String) throws(FileError) -> String {
    if let known = realFolders[Path(path)] { return known }
    let real = try FileSystem.realPath(path)
    realFolders[Path(path)] = real
    return real
  }

  /// The reason why a listed figure is not as ibar wrote it; nil if it is.
  private func contentFault(
    of entry: FigureList.Entry, _ digest: String
  ) throws(FileError) -> String? {
    let bytes = try FileSystem.read(entry.path)
    if ContentDigest.hexadecimal(of: bytes) != digest { return "it changed after ibar wrote it" }
    guard let origin = FigureOrigin(reading: bytes, at: entry.path),
      origin.canHave(name: name(of: entry.path).text[...]),
      InputList.named(entry.input ?? "").map(origin.isDrawn) ?? false
    else { return "it is not a figure of '\(entry.input ?? "")'" }
    return nil
  }

  /// Decides about figures that no list has.
  private mutating func judgeUnlisted() {
    var renderer = FigureRenderer()
    for (folder, inputs) in Dictionary(grouping: inputs, by: { Path(root + $0.folder) }) {
      let byName = Dictionary(grouping: inputs) { Path($0.name) }
      for file in files(in: folder.text) where OutputFormat(path: file) != nil {
        let start = name(of: file).text.prefix { $0 != "." }
        guard let inputs = byName[Path(start)], let identity = unused(file),
          judged.insert(identity).inserted
        else { continue }
        do throws(FileError) {
          try judgeUnlisted(file, of: inputs, &renderer)
        } catch {
          faults.append(error)
        }
      }
    }
  }

  private mutating func judgeUnlisted(
    _ file: String, of inputs: [Input], _ renderer: inout FigureRenderer
  ) throws(FileError) {
    let bytes = try FileSystem.read(file)
    guard let origin = FigureOrigin(reading: bytes, at: file),
      let input = inputs.first(where: origin.isDrawn),
      let options = origin.options(ofName: name(of: file).text[...])
    else { return }
    if job.figure(at: file, of: input, options.canvas, options.figures, &renderer) == bytes {
      if linked.contains(name(of: file)) {
        kept.append((file, "a guide still shows it"))
      } else {
        paths.append(file)
      }
    } else {
      kept.append((file, "no stamp lists it, and ibar would not write the same bytes now"))
    }
  }

  /// Reports a figure of a deleted recipe whose digest is not known.
  private mutating func keepUndigested(_ entry: FigureList.Entry) {
    guard let identity = unused(entry.path), !judged.contains(identity) else { return }
    kept.append((entry.path, "its stamp is of an older version and does not list its digest"))
  }
}

extension FigureOrigin {
  /// What the bytes of a file name; nil if it is not a figure of ibar.
  fileprivate init?(reading bytes: [UInt8], at path: String) {
    guard let text = OutputFormat(path: path)?.text(.metadata, in: bytes) else { return nil }
    self.init(reading: text)
  }
}

extension RenderJob {
  /// The bytes of a figure as options draw it now; nil if they draw nothing at this path.
  fileprivate func figure(
    at path: String, of input: Input, _ canvas: CanvasOptions, _ options: FigureOptions,
    _ renderer: inout FigureRenderer
  ) -> [UInt8]? {
    guard let figures = try? FigurePlan(canvas, options, into: plan.figures.target) else {
      return nil
    }
    var ignored = Report(plan.run)
    for set in loader.load(input, &ignored).recipes.flatMap({ figures.sets(of: FigureSource($0)) })
    {
      for planned in set.figures {
        guard let file = planned.files.first(where: { Path($0.path) == Path(path) }),
          let solved = try? set.set.solved(by: solve)
        else { continue }
        var composer = FigureComposer(set.set, figures.composition, solved: solved)
        guard let figure = try? composer.figure(planned.style, named: planned.name) else {
          return nil
        }
        return try? renderer.bytes(of: figure, as: file.format, figures.drawing(of: planned))
      }
    }
    return nil
  }
}
