import Basics
import Diagnostics
import LayoutModel
import Notation
import Recipes

/// Lines that hold a part of what stands below them.
extension YAMLRepair {
  /// The faults of views with their kind on their own line, `Photo: UIImageView`, `Photo: {kind: imageView}`, and
  /// further keys indented below it.
  static func headers(in file: SourceFile) -> [Diagnostic] {
    guard YAMLReader.firstFault(of: file.text) != nil else { return [] }
    let lines = (0..<file.lineCount).map { YAMLLine($0, of: file) }.filter {
      !$0.content.isEmpty && !$0.content.hasPrefix("#")
    }
    return zip(lines, lines.dropFirst()).compactMap { line, below in
      guard !line.indentation.isEmpty, below.indentation.count > line.indentation.count,
        let key = below.content.firstMatch(of: /^(\w+):[ ](\{?)/),
        key.2.isEmpty || keys.contains(String(key.1)),
        let match = line.content.wholeMatch(of: /([^:{}\[\]"'#]+):( *([^:\[\]"'#|>]\S*|\{.*\}))/),
        // The name of a view in a list, and a key of another language, are no views.
        !match.1.hasPrefix("-"), !keys.contains(String(match.1)),
        isAmongViews(line, lines) || !isKey(String(match.1)),
        let settings = settings(match.3)
      else { return nil }
      let place = SourceRange(start: line.end - match.2.utf8.count, end: line.end)
      let blanks = String(repeating: " ", count: below.indentation.count)
      let help =
        "write '\(match.1):' here, and '\(settings.joined(separator: "' and '"))' below it, "
        + "beside '\(key.1)'"
      let written = settings.map { "\n" + blanks + $0 }.joined()
      return .malformedYAML(
        "keys of '\(match.1)' stand beside it, and others below it", at: place, help: help,
        fixes: [Diagnostic.Fix(help, [Diagnostic.Edit(place, written)])])
    }
  }

  /// Whether a line stands right below a key that holds views.
  private static func isAmongViews(_ line: YAMLLine, _ lines: [YAMLLine]) -> Bool {
    let above = lines.last {
      $0.number < line.number && $0.indentation.count < line.indentation.count
    }
    return above?.content.contains(/^(?:views|subviews|arrangedSubviews) *:$/) ?? false
  }

  private static let keys = Set(RecipeFileReader.keyNames)

  /// The keys of a view that its line holds: a kind, or keys in braces; nil of others.
  private static func settings(_ value: Substring) -> [String]? {
    guard value.hasPrefix("{") else { return kind(String(value)).map { ["kind: \($0)"] } }
    let inner = value.dropFirst().dropLast()
    let parts = inner.replacing(", ", with: "\n").split(separator: "\n").map(\.trimmed)
    let areKeys = parts.allSatisfy { part in
      part.wholeMatch(of: /(\w+): +[^{}\[\]"'#]+/).map { keys.contains(String($0.1)) } ?? false
    }
    return areKeys && !parts.isEmpty ? parts : nil
  }

  /// The kind of a view that a word of recipes or of UIKit names.
  private static func kind(_ word: String) -> String? {
    if let kind = ViewKind.named(word) { return kind.rawValue }
    guard
      case .word(let name)? = SynonymTable.meaning(of: word, among: ViewKind.all.map(\.rawValue))
    else { return nil }
    return name
  }

  /// The fault of views in a language or a state right below another key of it: the line `views:` is missing.
  static func addingViews(above line: YAMLLine, stop place: Int, in file: SourceFile) -> Diagnostic?
  {
    let above = (0..<line.number).reversed().lazy.map { YAMLLine($0, of: file) }.filter {
      !$0.content.isEmpty && !$0.content.hasPrefix("#")
    }
    guard line.content.contains(/^[^:{}]+: *(?:\{.*\})?$/), LineRole(line) == .name,
      !RecipeFileReader.keyNames.contains(String(line.content.prefix { $0 != ":" })),
      let last = above.first, last.content.contains(/^\w+: +[^|>{\[]/),
      !last.indentation.isEmpty, last.indentation.count < line.indentation.count,
      let section = above.first(where: { $0.indentation.isEmpty }),
      ["languages:", "states:"].contains(section.content)
    else { return nil }
    let width = last.indentation.count
    return .malformedYAML(
      "the line 'views:' is missing above these views",
      at: SourceRange(start: line.end - line.content.utf8.count, end: line.end),
      help:
        "write 'views:' above these lines, indented by \(width), and indent them by \(width + 2)")
  }
}
