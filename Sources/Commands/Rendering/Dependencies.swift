import Basics
import JSON
import LayoutRecord
import Platform

/// The figures of an input, and the files that they depend on.
struct Dependencies: Sendable {
  /// The files that were read, the input first.
  var inputs: [String] = []
  /// The figures that are drawn.
  var outputs: [String] = []
}

/// The format of a dependency file.
enum DependencyFormat: String, Hashable, Sendable, CaseIterable {
  case make
  case json

  /// A file of dependencies, a rule or an object for each input.
  /// - Parameter stamp: A file that is made with the figures of every input.
  func text(of all: [Dependencies], stamp: String?) throws(FileError) -> String {
    switch self {
    case .make: try MakeRules.text(of: all, stamp: stamp)
    case .json: DependencyFormat.json(all, stamp: stamp)
    }
  }

  private static func json(_ all: [Dependencies], stamp: String?) -> String {
    func list(_ paths: [String]) -> JSONValue { .array(paths.map(JSONValue.string)) }
    let files = all.map { dependencies in
      JSONValue.object([
        .init("inputs", list(dependencies.inputs)), .init("outputs", list(dependencies.outputs)),
      ])
    }
    return JSONValue.object([
      .init("version", .number(1)), .init("stamp", stamp.map(JSONValue.string) ?? .null),
      .init("rules", .array(files)),
    ]).text(isIndented: true) + "\n"
  }
}

/// Dependencies as rules of make.
enum MakeRules {
  /// A rule for each input, and an empty one for each file that was read, so that make goes on if
  /// the file was deleted, as with compilers' `-MP`.
  static func text(of all: [Dependencies], stamp: String?) throws(FileError) -> String {
    var text = ""
    var phony: [String] = []
    var known: Set<Path> = []
    for dependencies in all {
      let targets = (stamp.map { [$0] } ?? []) + dependencies.outputs
      for input in dependencies.inputs where known.insert(Path(input)).inserted {
        phony.append(try head([input]) + "\n")
      }
      if targets.isEmpty { continue }
      text += try head(targets)
      for input in dependencies.inputs { text += " \\\n  " + (try word(input, isTarget: false)) }
      text += "\n"
    }
    return text + phony.joined()
  }

  /// The beginning of a rule.
  private static func head(_ targets: [String]) throws(FileError) -> String {
    var words: [String] = []
    for target in targets { words.append(try word(target, isTarget: true)) }
    let text = words.joined(separator: " ")
    // `&:` is an operator of make's.
    return text + (text.utf8.last == UInt8(ascii: "&") ? " :" : ":")
  }

  /// A path as make reads it.
  ///
  /// Blanks, `$`, `#` and `:` are written as compilers write them, a wildcard with a backslash.
  /// Combining marks after them change nothing: make reads bytes.
  /// - Throws: An error if make cannot express the path.
  static func word(_ path: String, isTarget: Bool) throws(FileError) -> String {
    guard canSay(path) else {
      throw FileError(
        path: path,
        reason:
          "make has no notation for this file name; use '--deps-format json', or a name without control "
          + "characters, '=', ';', '|', a leading '~', a blank, '\\' or ')' at its end, and '%' or "
          + "'\\' beside wildcards")
    }
    var word: [UInt8] = []
    var backslashes = 0
    for byte in path.utf8 {
      let needsBackslash =
        switch Unicode.Scalar(byte) {
        case " ", "#", ":", "*", "?", "[": true
        case "%": isTarget
        default: false
        }
      // Backslashes before it are doubled.
      if needsBackslash { word += [UInt8](repeating: UInt8(ascii: "\\"), count: backslashes + 1) }
      if byte == UInt8(ascii: "$") { word.append(byte) }
      word.append(byte)
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
    }
    return String(decoding: word, as: UTF8.self)
  }

  private static func canSay(_ path: String) -> Bool {
    func has(_ signs: String, _ bytes: some Sequence<UInt8>) -> Bool {
      bytes.contains { signs.utf8.contains($0) }
    }
    let bytes = path.utf8
    // make reads tabs as blanks, and an archive's `a(b` can end in any other word.
    return !bytes.contains { $0 < 0x20 } && !has("=;|", bytes) && !has("~", bytes.prefix(1))
      && !has(" \\)", bytes.suffix(1)) && !(has("*?[", bytes) && has("%\\", bytes))
  }
}
