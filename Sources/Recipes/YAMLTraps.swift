import Diagnostics

/// Words of help for the places where YAML surprises people.
enum YAMLTraps {
  /// Help for a fault of libyaml's, found in the line it stopped at.
  static func help(problem: String, line: Substring) -> String? {
    if line.prefix(while: \.isWhitespace).contains("\t") {
      return "indent with spaces: YAML does not take tabs"
    }
    if problem.contains("mapping values are not allowed") {
      return "a text that holds ': ' goes into quotes"
    }
    return nil
  }

  /// A `#` that stands where a value should, on one of the lines that a fault is about.
  static func comment(in file: SourceFile, onLines lines: [Int]) -> SourceRange? {
    for line in lines {
      let text = file.lineText(line)
      guard let mark = text.firstRange(of: ": #")?.lowerBound else { continue }
      let start = file.start(ofLine: line) + text.utf8.distance(from: text.startIndex, to: mark) + 2
      return SourceRange(start: start, end: start + 1)
    }
    return nil
  }
}
