import Basics
import Pictures
import Platform

/// The figures that runs with one stamp wrote, as the stamp lists them.
///
/// - `# PATH` names the input of the figures after it.
/// - A figure's line is what `sha256sum` writes: 64 digits, two blanks and its path.
/// - `#DIGEST=PATH` is a figure that an earlier run wrote and the last one did not, and that is still there.
/// - Stamps of older versions hold paths alone.
struct FigureList: Sendable {
  struct Entry: Sendable {
    /// The path as the run had it.
    var path: String
    /// SHA-256 of the bytes, in hexadecimal; nil in a stamp of an older version.
    var digest: String?
    /// The path of the recipe, guide or document; nil in a stamp of an older version.
    var input: String?
    /// Whether an earlier run than the last one wrote it.
    var isEarlier = false
  }

  var entries: [Entry] = []

  /// The reason why a file is no list.
  enum Fault: Error {
    /// Some of its lines are those of a list, others are not.
    case damaged
    /// It has nothing to do with figures.
    case other
  }

  init() {}

  /// Reads a stamp.
  init(reading bytes: [UInt8]) throws(Fault) {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .other }
    var input: String?
    var hasFault = false
    for line in text.split(separator: "\n") {
      if line.hasPrefix("# ") {
        input = String(line.dropFirst(2))
      } else if let entry = Entry(line, input: input) {
        entries.append(entry)
      } else {
        hasFault = true
      }
    }
    if hasFault { throw entries.contains { $0.digest != nil } ? .damaged : .other }
  }

  /// The content of the stamp.
  var text: String {
    var text = ""
    var input: String?
    for entry in entries {
      if let own = entry.input, own != input {
        text += "# \(own)\n"
        input = own
      }
      guard let digest = entry.digest else { continue }
      text += entry.isEarlier ? "#\(digest)=\(entry.path)\n" : "\(digest)  \(entry.path)\n"
    }
    return text
  }

  /// The list with what an older one has, nothing has deleted, and this one has not.
  func carrying(_ older: FigureList?) -> FigureList {
    var list = self
    var known = Set(entries.map { Path(FileSystem.plainPath($0.path)) })
    for var entry in older?.entries ?? [] where entry.digest != nil {
      guard known.insert(Path(FileSystem.plainPath(entry.path))).inserted,
        (try? FileSystem.entry(entry.path).kind) == .file
      else { continue }
      entry.isEarlier = true
      list.entries.append(entry)
    }
    return list
  }
}

extension FigureList.Entry {
  private static let digits = 64

  /// Nil for a line of another form.
  fileprivate init?(_ line: Substring, input: String?) {
    let rest = line.hasPrefix("#") ? line.dropFirst() : line
    let digest = rest.prefix(Self.digits)
    let mark = line.hasPrefix("#") ? "=" : "  "
    if digest.utf8.count == Self.digits, digest.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      rest.dropFirst(Self.digits).hasPrefix(mark)
    {
      self.init(
        path: String(rest.dropFirst(Self.digits + mark.count)), digest: digest.lowercased(),
        input: input, isEarlier: line.hasPrefix("#"))
    } else if OutputFormat(path: String(line)) != nil {
      self.init(path: String(line))
    } else {
      return nil
    }
  }
}
