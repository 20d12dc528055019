import Basics
import Diagnostics
import Recipes

/// Blanks of other keyboards before lines.
extension YAMLRepair {
  /// A line with blanks of another keyboard before its content.
  private struct Line {
    let number: Int
    let blanks: SourceRange
    let content: String
    let first: (range: SourceRange, character: ForeignCharacter)
    /// The widths that the blanks can stand for: one of an ideographic keyboard is as wide as two.
    let widths: [Int]

    init?(_ number: Int, of file: SourceFile) {
      let text = file.lineText(number)
      guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
      let start = file.start(ofLine: number)
      let blanks = text.unicodeScalars.prefix {
        $0 == " " || ForeignCharacter($0)?.replacement == " "
      }
      guard let found = ForeignCharacter.all(in: String(blanks)).first else { return nil }
      self.number = number
      self.blanks = SourceRange(start: start, end: start + String(blanks).utf8.count)
      content = String(text.unicodeScalars.dropFirst(blanks.count))
      first = (
        SourceRange(start: start + found.range.lowerBound, end: self.blanks.end),
        found.character
      )
      widths = [blanks.reduce(0) { $0 + ($1.value == 0x3000 ? 2 : 1) }, blanks.count]
    }
  }

  /// Blanks of another keyboard before a line, which YAML takes for its text.
  static func foreignIndentation(in file: SourceFile) -> Diagnostic? {
    let faulty = (0..<file.lineCount).compactMap { Line($0, of: file) }
    return fault(of: faulty, in: file)
  }

  /// The fault of such blanks before keys, whether YAML can read the file or not.
  static func foreignBlanks(in file: SourceFile) -> [Diagnostic] {
    var block: Int?
    var faulty: [Line] = []
    for number in 0..<file.lineCount {
      let line = YAMLLine(number, of: file)
      if line.content.isEmpty { continue }
      if let indent = block, line.indentation.count > indent { continue }
      block = line.content.contains(/[|>][-+]?$/) ? line.indentation.count : nil
      if let found = Line(number, of: file), found.content.contains(/^[^:]+:(?:[ ]|$)/) {
        faulty.append(found)
      }
    }
    return fault(of: faulty, in: file).map { [$0] } ?? []
  }

  private static func fault(of faulty: [Line], in file: SourceFile) -> Diagnostic? {
    guard let first = faulty.first else { return nil }
    let lines = (0..<file.lineCount).map { YAMLLine($0, of: file) }
    let others = Set(faulty.map(\.number))
    let plain = lines.filter {
      !$0.content.isEmpty && !$0.content.hasPrefix("#") && !others.contains($0.number)
    }
    let widths = faulty.map { width(of: $0, beside: plain) }
    let edits = zip(faulty, widths).map { line, width in
      Diagnostic.Edit(line.blanks, String(repeating: " ", count: width))
    }
    return Diagnostic(
      "foreign-character", first.first.character.message(written: ""), at: first.first.range,
      help: widths[0] > 1 ? "indent this line by \(widths[0]) blanks" : "write a blank",
      fixes: [Diagnostic.Fix("indent with blanks", edits)])
  }

  /// The indentation of a line: that of the same mapping's other lines.
  private static func width(of line: Line, beside plain: [YAMLLine]) -> Int {
    let above = plain.last { $0.number < line.number }
    let below = plain.first { $0.number > line.number }
    let role = LineRole(line.content, isIndented: true)
    if let above {
      let width = above.indentation.count
      if above.content.contains(/:(?: +#.*)?$/) {
        // A line above others that are indented is none of them.
        let own = line.widths[1]
        if line.content.hasSuffix(":") || !line.content.contains(":"), own > width,
          own < below?.indentation.count ?? 0
        {
          return own
        }
        let beside = below.flatMap { LineRole($0) == role ? $0.indentation.count : nil }
        return beside.flatMap { $0 > width ? $0 : nil } ?? width + 2
      }
      if LineRole(above) == role, width > 0 { return width }
    }
    let levels = Set(plain.map(\.indentation.count))
    return line.widths.first(where: levels.contains) ?? line.widths[1]
  }
}
