import Basics
import Digests
import Drawing
import Figures
import Inputs
import LayoutRecord
import Pictures
import Platform
import Recipes
import Synchronization

/// Figures of earlier runs, by everything that they depend on.
///
/// The key of an entry is the input's bytes and name and all settings of the run. The entry
/// lists the images and fonts that were read besides, with their digests. It counts only while
/// these are unchanged. Only inputs without findings are kept.
final class FigureCache: Sendable {
  private let folder: String
  /// The fonts of options, by their paths from where the run is.
  private let fonts: Set<Path>
  /// The formats of the command line's figures.
  private let formats: [OutputFormat]
  /// The settings in words, with the names of all their properties.
  private let circumstances: String
  private let digests = Mutex<[Path: String]>([:])
  private let firstFault = Mutex<FileError?>(nil)

  /// The settings on which the figures of a run depend.
  ///
  /// Each property is part of the key, and so is a new setting of a plan.
  struct Settings: Hashable {
    private let program = Program.version
    private let drawing = Figure.drawingVersion
    private let record = FigureRecord.version
    private let libraries = LibraryVersions.text
    private let fonts: [String]
    private let allowedFolders: [String]
    private let figures: FigurePlan
    /// A file holds one of the figures that a folder has.
    private let isSingle: Bool
    private let given: String

    init(_ requests: FigureRequests, _ inputs: InputPlan) {
      (fonts, allowedFolders) = (inputs.fonts, inputs.reading.allowedFolders)
      figures = requests.plan.withoutTarget
      isSingle = requests.plan.target.isSingle
      given = requests.text
    }
  }

  /// The figures of an input.
  struct Entry {
    /// Files that were read besides the input.
    var reads: [(path: String, digest: String)] = []
    /// Figures by their names below the input's folder of figures.
    var files: [(name: String, bytes: [UInt8])] = []
  }

  private static let mark = "ibar-figures-2"
  /// More than a font's directory, which has check sums of all its tables.
  private static let digestedBytes = 1 << 20

  init(folder: String, _ requests: FigureRequests, _ inputs: InputPlan) {
    self.folder = folder
    fonts = Set(inputs.fonts.map(Path.init))
    formats = requests.plan.formats
    // A text of all properties, since a hash value would differ in the next run.
    circumstances = String(reflecting: Settings(requests, inputs))
  }

  /// The key of an input.
  /// - Parameter project: The defaults of its project.
  func key(of input: Input, _ bytes: [UInt8], project: ProjectSettings? = nil) -> String {
    let defaults = project.map { String(reflecting: $0) } ?? ""
    return ContentDigest.hexadecimal(
      of: Array(
        "\(circumstances)\n\(defaults)\n\(input.format.name)\n\(input.name)\n\(input.folder)\n".utf8
      )
        + bytes)
  }

  private func path(of key: String) -> String {
    "\(folder)/\(key.prefix(2))/\(key.dropFirst(2))"
  }

  /// The entry of a key; nil when there is none, or something it was drawn from has changed.
  /// - Parameter inputFolder: What paths of images begin with, with a slash at its end, or nothing.
  /// - Parameter isOpen: Whether the input or its project can name other formats than the command line.
  func entry(_ key: String, of input: Input, inputFolder: String, isOpen: Bool = false) -> Entry? {
    guard let bytes = FigureCache.bytes(ofFile: path(of: key)),
      var entry = FigureCache.decoded(bytes),
      entry.files.allSatisfy({ isOwn($0.name, of: input, isOpen: isOpen) })
    else { return nil }
    for index in entry.reads.indices {
      let path = entry.reads[index].path
      let isInside = !path.hasPrefix("/") && !fonts.contains(Path(path))
      if isInside { entry.reads[index].path = inputFolder + path }
    }
    let isCurrent = entry.reads.allSatisfy { digest(ofFile: $0.path) == $0.digest }
    return isCurrent ? entry : nil
  }

  /// Whether a name can be that of a figure of an input: an entry must not write another file, whoever has
  /// written into the cache.
  private func isOwn(_ name: String, of input: Input, isOpen: Bool) -> Bool {
    let endings = (isOpen ? OutputFormat.allCases : formats).map { "." + $0.rawValue }
    return name.utf8.starts(with: (input.name + ".").utf8)
      && endings.contains { name.hasSuffix($0) }
      && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }

  /// The reason why figures are no longer kept; nil while they are.
  var fault: FileError? { firstFault.withLock { $0 } }

  /// Keeps what was drawn, as long as the cache takes it.
  func keep(
    _ files: [(name: String, bytes: [UInt8])], reads: [String], inputFolder: String,
    as key: String
  ) {
    if fault != nil { return }
    var entry = Entry(files: files)
    for path in reads {
      guard let digest = digest(ofFile: path), !path.utf8.contains(UInt8(ascii: "\n")) else {
        return
      }
      // Paths of images are relative to the input's folder, so that the folder can move.
      let isInside = path.utf8.starts(with: inputFolder.utf8) && !fonts.contains(Path(path))
      entry.reads.append((isInside ? String(path.dropFirst(inputFolder.count)) : path, digest))
    }
    do throws(FileError) {
      try FileSystem.write(FigureCache.encoded(entry), to: path(of: key), below: folder)
    } catch {
      firstFault.withLock { $0 = FileError(path: folder, reason: error.reason) }
    }
  }

  /// The digest of a file during this run.
  private func digest(ofFile path: String) -> String? {
    if let known = digests.withLock({ $0[Path(path)] }) { return known }
    guard let bytes = FigureCache.bytes(ofFile: path) else { return nil }
    let digest =
      "\(bytes.count)-"
      + ContentDigest.hexadecimal(of: Array(bytes.prefix(FigureCache.digestedBytes)))
    digests.withLock { $0[Path(path)] = digest }
    return digest
  }

  // MARK: - Bytes

  /// The bytes of a regular file: to open a named pipe would wait for a writer.
  private static func bytes(ofFile path: String) -> [UInt8]? {
    guard (try? FileSystem.entry(path).kind) == .file else { return nil }
    return try? FileSystem.read(path)
  }

  /// A mark with the checksum of the rest, lines that list what was read and what follows, a blank one, and
  /// the figures' bytes.
  private static func encoded(_ entry: Entry) -> [UInt8] {
    let reads = entry.reads.map { "read \($0.digest) \($0.path)\n" }
    let files = entry.files.map { "file \($0.bytes.count) \($0.name)\n" }
    let rest = Array((reads + files + ["\n"]).joined().utf8) + entry.files.flatMap(\.bytes)
    return Array("\(mark) \(checksum(of: rest[...]))\n".utf8) + rest
  }

  /// A digest would take longer than all other work on an entry.
  private static func checksum(of bytes: ArraySlice<UInt8>) -> String {
    var checksum = CRC32()
    checksum.append(bytes.span)
    return String(checksum.value)
  }

  /// Nil for bytes of another form, or damaged ones.
  private static func decoded(_ bytes: [UInt8]) -> Entry? {
    var rest = bytes[...]
    func words() -> [String]? {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = rest[..<end]
      rest = rest[(end + 1)...]
      return line.split(
        separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: false
      ).map { String(decoding: $0, as: UTF8.self) }
    }
    guard let head = words(), head == [mark, checksum(of: rest)] else { return nil }
    var entry = Entry()
    var sizes: [(name: String, size: Int)] = []
    while let words = words(), words != [""] {
      guard words.count == 3 else { return nil }
      if words[0] == "read" {
        entry.reads.append((words[2], words[1]))
      } else if words[0] == "file", let size = Int(words[1]) {
        sizes.append((words[2], size))
      } else {
        return nil
      }
    }
    for (name, size) in sizes {
      guard (0...rest.count).contains(size) else { return nil }
      entry.files.append((name, Array(rest.prefix(size))))
      rest = rest.dropFirst(size)
    }
    return rest.isEmpty && !entry.files.isEmpty ? entry : nil
  }
}
