import LayoutJSON
import Platform

/// What came of an input, and out of what.
struct Dependencies: Sendable {
  /// The files that were read, the input first.
  var inputs: [String] = []
  /// The figures that come out.
  var outputs: [String] = []
}

/// How dependencies are told.
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
  /// A rule for each input, and one without anything for each file that was read, so that make does
  /// without it when it is gone, as compilers' `-MP` has it.
  static func text(of all: [Dependencies], stamp: String?) throws(FileError) -> String {
    var text = ""
    var phony: [String] = []
    var known: Set<String> = []
    for dependencies in all {
      let targets = (stamp.map { [$0] } ?? []) + dependencies.outputs
      for input in dependencies.inputs where known.insert(input).inserted {
        phony.append(try word(input, isTarget: true) + ":\n")
      }
      if targets.isEmpty { continue }
      var words: [String] = []
      for target in targets { words.append(try word(target, isTarget: true)) }
      text += words.joined(separator: " ") + ":"
      for input in dependencies.inputs { text += " \\\n  " + (try word(input, isTarget: false)) }
      text += "\n"
    }
    return text + phony.joined()
  }

  /// A path as make reads it.
  ///
  /// Blanks, `$`, `#` and `:` are written as compilers write them, a wildcard with a backslash.
  /// - Throws: An error when make has no way to say the path.
  static func word(_ path: String, isTarget: Bool) throws(FileError) -> String {
    let isArchiveMember = path.contains("(") && path.hasSuffix(")")
    if isArchiveMember || path.hasPrefix("~") || path.contains(where: { "\n=;|".contains($0) }) {
      throw FileError(
        path: path,
        reason:
          "make cannot say this name; use '--deps-format json', or a name without line breaks, "
          + "'=', ';', '|', a leading '~' and closing parentheses at its end")
    }
    var text = ""
    var backslashes = 0
    for character in path {
      switch character {
      case " ", "\t":
        // Backslashes before a blank count double.
        text += String(repeating: "\\", count: backslashes + 1)
      case "$": text += "$"
      case "#", ":", "*", "?", "[": text += "\\"
      case "%" where isTarget: text += "\\"
      default: break
      }
      text.append(character)
      backslashes = character == "\\" ? backslashes + 1 : 0
    }
    return text
  }
}
