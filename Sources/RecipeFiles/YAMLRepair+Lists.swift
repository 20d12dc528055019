import Basics
import Diagnostics

/// Lines of a list or of subviews that lack what makes them such.
extension YAMLRepair {
  private static let bulletSigns: Set<Character> = ["•", "·", "◦", "▪", "▸", "‣", "⁃", "・", "●"]

  /// Writes a hyphen in the place of a bullet among the items of a list: `• A.Width = 80` beside `- A.Height = 40`.
  static func bullets(before place: Int, in file: SourceFile) -> Diagnostic? {
    let last = file.line(at: place)
    let above = (0...last).reversed().lazy.map { YAMLLine($0, of: file) }
      .filter { !$0.content.isEmpty }
    guard let nearest = above.first else { return nil }
    let items = above.prefix {
      $0.indentation.count == nearest.indentation.count
        && ($0.content.hasPrefix("-") || bulletSigns.contains($0.content.first ?? "-"))
    }
    let marked = items.filter { !$0.content.hasPrefix("-") }
    guard let first = marked.last, let sign = first.content.first, items.count > marked.count else {
      return nil
    }
    func edit(_ line: YAMLLine) -> Diagnostic.Edit {
      let start = line.end - line.content.utf8.count
      let rest = line.content.dropFirst().drop(while: \.isWhitespace)
      return Diagnostic.Edit(SourceRange(start: start, end: line.end - rest.utf8.count), "- ")
    }
    let start = first.end - first.content.utf8.count
    let item = first.content.dropFirst().trimmed
    return tried(
      "'\(sign)' is a bullet, not '-'",
      at: SourceRange(start: start, end: start + sign.utf8.count),
      help: "write '- \(item.prefix(longestHelp))'", marked.reversed().map(edit), stop: place,
      in: file, isCertain: true)
  }

  /// Writes the key `subviews` above views that are indented as if it were there.
  static func addingSubviews(
    above line: YAMLLine, stop place: Int, in file: SourceFile
  ) -> Diagnostic? {
    guard isView(line) else { return nil }
    let above = linesOutsideBlocks(above: line.number, in: file)
    guard let width = above.first?.indentation.count, width < line.indentation.count else {
      return nil
    }
    // Views of the same parent that are indented as its keys.
    let beside = above.prefix { $0.indentation.count == width && isView($0) }
    let keys = above.dropFirst(beside.count).prefix { $0.indentation.count == width }
    let parent = above.dropFirst(beside.count).first { $0.indentation.count < width }
    guard let key = keys.first, LineRole(key) == .keyOfView, key.content.contains(/: +\S/),
      let parent, parent.content.hasSuffix(":"), LineRole(parent) == .name
    else { return nil }
    let first = beside.last ?? line
    let indent = String(repeating: " ", count: width)
    let isStack = keys.contains { $0.content.contains(/^kind: +stackView\b/) }
    let name = isStack ? "arrangedSubviews" : "subviews"
    let edits =
      [Diagnostic.Edit(SourceRange(start: first.start, end: first.start), "\(indent)\(name):\n")]
      + beside.reversed().map {
        let gap = SourceRange(start: $0.start, end: $0.start + width)
        return Diagnostic.Edit(gap, line.indentation)
      }
    let view = first.content.prefix { $0 != ":" }
    let start = first.end - first.content.utf8.count
    let words = beside.map { "'\($0.content.prefix { $0 != ":" })'" }.reversed()
    let more =
      beside.isEmpty
      ? "" : ", and indent \(WordList.text(Array(words), "and")) by \(line.indentation.count)"
    return tried(
      "'\(view)' is a view, and stands among the keys of '\(parent.content.dropLast())'",
      at: SourceRange(start: start, end: start + view.utf8.count),
      help: "write '\(name):' on the line above, indented by \(width)\(more)",
      merged(edits), stop: place, in: file)
  }

  /// Edits in which one of no length at the start of another one is a part of it.
  private static func merged(_ edits: [Diagnostic.Edit]) -> [Diagnostic.Edit] {
    guard edits.count > 1, edits[0].range.start == edits[1].range.start else { return edits }
    return [Diagnostic.Edit(edits[1].range, edits[0].text + edits[1].text)] + edits.dropFirst(2)
  }

  /// Whether a line begins a view: a name with braces, or alone.
  private static func isView(_ line: YAMLLine) -> Bool {
    LineRole(line) == .name && line.content.contains(/^[^:{}\[\]-][^:{}\[\]]*:(?: *\{.*)?$/)
  }
}
