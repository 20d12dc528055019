import Basics
import Drawing
import Pictures
import Platform

/// The place that figures are written to.
enum FigureTarget: Hashable, Sendable {
  /// A folder, as typed, for any number of figures.
  case folder(String)
  /// A file for the only figure, as typed.
  case file(String, OutputFormat)
  /// Standard output, for the only figure.
  case standardOutput
  /// No place: the figures stay in memory.
  case memory

  /// Endings of picture files that are not written: such a name cannot mean a folder.
  private static let unknownEndings: Set = [
    "eps", "ps", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff",
  ]

  /// Reads the value of `--output`.
  /// - Throws: An error for a file of a format that is not drawn.
  init(_ text: String) throws(UsageError) {
    let name = text.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    let dot = name.lastIndex(of: ".")
    let ending = dot.map { name[name.index(after: $0)...].lowercased() } ?? ""
    let format = OutputFormat(rawValue: ending)
    if text == "-" {
      self = .standardOutput
    } else if format == nil && !FigureTarget.unknownEndings.contains(ending)
      || (try? FileSystem.entry(text).kind) == .folder
    {
      self = .folder(text)
    } else if let format {
      self = .file(text, format)
    } else {
      let known = WordList.text(OutputFormat.endings, "or")
      throw UsageError("--output: ibar does not write .\(ending) files; use \(known)")
    }
  }

  /// Whether it takes one figure only.
  var isSingle: Bool {
    switch self {
    case .folder, .memory: false
    case .file, .standardOutput: true
    }
  }

  /// The prefix of the paths of all written files: a folder with a slash at its end, or nothing.
  var folder: String {
    switch self {
    case .folder(let path): path.hasSuffix("/") ? path : path + "/"
    case .file(let path, _): path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    case .standardOutput, .memory: ""
    }
  }

  /// The folder below which no link is followed; nil for a file that the user named.
  var base: String? { if case .folder = self { folder } else { nil } }

  /// The place of the figures, in words for the user.
  var place: String {
    switch self {
    case .folder: folder
    case .file(let path, _): path
    case .standardOutput: "standard output"
    case .memory: "memory"
    }
  }

  /// The path of a figure's file.
  /// - Parameter name: The path that it would have in a folder.
  func path(of name: String) -> String {
    switch self {
    case .folder, .memory: folder + name
    case .file(let path, _): path
    case .standardOutput: "-"
    }
  }

  /// The formats to draw.
  /// - Parameter given: Those of `--format`; nil without that option.
  /// - Throws: An error if the file's name contradicts the option.
  func formats(given: [OutputFormat]?) throws(UsageError) -> [OutputFormat] {
    switch self {
    case .folder, .memory: return given ?? OutputFormat.standard
    case .standardOutput: return given ?? [.svg]
    case .file(let path, let format):
      if let given, given != [format] {
        let words = given.map(\.rawValue).joined(separator: ",")
        throw UsageError("--output '\(path)' and --format \(words) exclude each other")
      }
      return [format]
    }
  }
}
