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
    if let name = attribute("name") { return name }
    if let match = attributes?.firstMatch(of: /(?:^|\s)#(?:fig[-:])?(\S+)/) {
      return String(match.1)
    }
    guard isMarked, let match = info?.prefixMatch(of: /\w+:([^\s{,]+)/) else { return nil }
    return String(match.1)
  }

  /// What stands in braces.
  private var attributes: Substring? {
    guard let info, let start = info.firstIndex(of: "{"),
      let end = info[start...].firstIndex(of: "}")
    else { return nil }
    return info[info.index(after: start)..<end]
  }

  /// The value of an attribute in braces: `{.ibar name="Sign In"}`.
  func attribute(_ key: String) -> String? {
    values.first { $0.key == key }?.value
  }

  /// The keys of its attributes.
  var attributeKeys: [String] { values.map(\.key) }

  /// The attributes in braces that have values.
  private var values: [(key: String, value: String)] {
    guard let attributes else { return [] }
    return attributes.matches(of: /(?:^|\s)([\w-]+)=(?:"([^"]*)"|'([^']*)'|(\S+))/).map { match in
      (String(match.1), String(match.2 ?? match.3 ?? match.4 ?? ""))
    }
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
