import Basics
import Diagnostics
import Recipes

/// Tabs before lines.
extension YAMLRepair {
  /// The fault of all lines that are indented with tabs, if YAML cannot read the file, with the fix that writes
  /// blanks in their place.
  static func tabs(in file: SourceFile) -> [Diagnostic] {
    let lines = (0..<file.lineCount).map { YAMLLine($0, of: file) }.filter { !$0.content.isEmpty }
    let faulty = lines.filter { $0.indentation.contains("\t") }
    guard let first = faulty.first, YAMLReader.firstFault(of: file.text) != nil else { return [] }
    let width = tabWidth(of: lines)
    let counts = Set(faulty.map { blanks($0, width) })
    let edits = faulty.map { line in
      Diagnostic.Edit(
        SourceRange(start: line.start, end: line.start + line.indentation.utf8.count),
        String(repeating: " ", count: blanks(line, width)))
    }
    let isOne = faulty.count == 1
    let what = isOne ? "this line is" : "\(lineList(faulty.map(\.number))) are"
    let help =
      width == 0
      ? "delete the tab\(isOne ? "" : "s")"
      : counts.count == 1
        ? "indent \(isOne ? "it" : "each") by \(counts.first ?? width) blanks"
        : "write \(width) blanks in place of each tab"
    return [
      .malformedYAML(
        "\(what) indented with \(isOne ? "a tab" : "tabs"), and only blanks can be there",
        at: SourceRange(start: first.start, end: first.start + first.indentation.utf8.count),
        help: help,
        fixes: [Diagnostic.Fix(help, edits)])
    ]
  }

  /// `line 3`, `lines 3 to 5 and 8`, of numbers from 0.
  static func lineList(_ numbers: [Int]) -> String {
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    let words = runs.flatMap { run in
      run.count < 3 ? run.map { "\($0 + 1)" } : ["\(run.lowerBound + 1) to \(run.upperBound + 1)"]
    }
    return (numbers.count == 1 ? "line " : "lines ") + WordList.text(words, "and")
  }

  private static func blanks(_ line: YAMLLine, _ width: Int) -> Int {
    line.indentation.reduce(0) { $0 + ($1 == "\t" ? width : 1) }
  }

  /// The blanks that a tab stands for: as many as lines beside them are indented by, if those are indented as lists and
  /// mappings are.
  private static func tabWidth(of lines: [YAMLLine]) -> Int {
    var sectionLeast: Int?
    var (least, hasTab): (Int?, Bool) = (nil, false)
    for line in lines {
      if line.indentation.isEmpty {
        if hasTab { sectionLeast = sectionLeast ?? least }
        (least, hasTab) = (nil, false)
      } else if line.indentation.contains("\t") {
        hasTab = true
      } else {
        least = min(least ?? .max, line.indentation.count)
      }
    }
    if hasTab { sectionLeast = sectionLeast ?? least }
    let widths = [sectionLeast ?? 2, 2, 4, 8, 0]
    let counts = widths.map { misfits(lines, $0) }
    let best = widths.indices.min { counts[$0] < counts[$1] } ?? 0
    return widths[best]
  }

  /// How many lines do not fit those above, with tabs of a width.
  private static func misfits(_ lines: [YAMLLine], _ width: Int) -> Int {
    var (levels, opens, count) = ([0], false, 0)
    var roles: [Int: LineRole] = [:]
    var keys: Set<Substring> = []
    for line in lines where !line.content.hasPrefix("#") {
      let own = blanks(line, width)
      let last = levels.last ?? 0
      let role = LineRole(line.content, isIndented: own > 0)
      if own > last {
        if !opens { count += 1 }
        levels.append(own)
      } else {
        if opens, !line.content.hasPrefix("-") { count += 1 }
        while let level = levels.last, level > own {
          levels.removeLast()
          roles[level] = nil
        }
        if levels.last != own {
          count += 1
          levels.append(own)
        }
        // Only keys of the recipe have no blanks before them.
        let isNew = own > 0 || keys.insert(line.content.prefix { $0 != ":" }).inserted
        if own == 0, line.indentation.contains("\t"), role != .keyOfRecipe || !isNew { count += 1 }
        // Keys of a view do not stand among the names of views.
        if own > 0, line.indentation.contains("\t"), roles[own] ?? role != role { count += 1 }
      }
      if !line.indentation.contains("\t") { roles[own] = role }
      opens = line.content.last.map { ":|[{".contains($0) } ?? false
    }
    return count
  }
}
