import Markdown

/// What the info string of a code block says.
extension MarkdownListing {
  /// Whether a code block is marked as ibar's.
  var isMarked: Bool { ["ibar", "layout"].contains(language) }

  /// Whether a code block names a language whose lines only look like constraints.
  var isForeign: Bool { isMarked || language.map(MarkdownListing.foreign.contains) ?? false }

  private static let foreign: Set = [
    "yaml", "yml", "json", "toml", "css", "scss", "less", "html", "xml", "js", "javascript", "ts",
    "typescript", "jsx", "tsx", "kotlin", "kt", "java", "dart", "python", "py", "ruby", "rb", "sh",
    "bash", "shell", "console", "diff", "c", "cpp", "c++", "cs", "csharp", "go", "rust", "sql",
  ]

  /// The name in the attributes of its fence: `{.ibar name=sign-in}`, `{.ibar #fig-sign-in}` or `ibar:sign-in`.
  var attributeName: String? {
    guard let info else { return nil }
    if let start = info.firstIndex(of: "{"), let end = info[start...].firstIndex(of: "}") {
      let inner = info[info.index(after: start)..<end]
      if let match = inner.firstMatch(of: /(?:^|\s)name=(?:"([^"]*)"|'([^']*)'|(\S+))/) {
        return [match.1, match.2, match.3].compactMap { $0 }.first.map(String.init)
      }
      if let match = inner.firstMatch(of: /(?:^|\s)#(?:fig[-:])?(\S+)/) { return String(match.1) }
    }
    guard isMarked, let match = info.prefixMatch(of: /\w+:([^\s{,]+)/) else { return nil }
    return String(match.1)
  }

  /// The first word of its info string, in lower case.
  private var language: String? {
    guard let info, !info.isEmpty else { return nil }
    let words: [Substring]
    if info.hasPrefix("{"), let end = info.firstIndex(of: "}") {
      // `{ibar}`, `{.ibar #id width=400}`, and `{code-block} ibar` of MyST.
      let inner = info[..<end].dropFirst().split(whereSeparator: \.isWhitespace)
      let rest = info[info.index(after: end)...].split(whereSeparator: \.isWhitespace)
      let isDirective = ["code-block", "code", "sourcecode", "code-cell"].contains(
        inner.first ?? "")
      words = isDirective ? rest : inner.filter { !$0.hasPrefix("#") && !$0.contains("=") }
    } else {
      // `ibar:title`, `ibar{width=400}` and `ibar,title`.
      words = info.split { $0.isWhitespace || ":,{".contains($0) }
    }
    return words.first.map { $0.drop { $0 == "." }.lowercased() }
  }
}
