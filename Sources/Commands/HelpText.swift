import Diagnostics

/// Help, written from the tables of commands and options.
enum HelpText {
  /// What `ibar help` prints.
  static var overview: String {
    let width = Verb.names.map(\.count).max() ?? 0
    let rows = Verb.all.map { "  \(padded($0.name, to: width))  \($0.abstract)\n" }
    return """
      ibar draws layout figures for documentation: Auto Layout recipes as SVG and PNG.

      usage: ibar COMMAND [OPTION...] PATH...

      \(rows.joined())
      'ibar help COMMAND' tells more. PATH is a recipe (.yaml), a guide (.md, .markdown,
      .txt), a folder of both, or '-' (a recipe).
      Exit status: 0 nothing wrong, 1 done with findings, 2 could not do it.

      """
  }

  /// What `ibar help COMMAND` prints.
  static func text(of verb: Verb) -> String {
    let options = verb.options + [.help]
    let heads = options.map(head)
    let width = heads.map(\.count).max() ?? 0
    let rows = zip(heads, options).map { "  \(padded($0, to: width))  \($1.help)\n" }
    return """
      usage: ibar \(verb.name) \(verb.operands)

      \(verb.discussion)

      \(rows.joined())
      """
  }

  static func unknownVerb(_ word: String) -> String {
    let near = Suggestion.nearest(to: word, among: Verb.names)
    let help = near.map { "did you mean '\($0)'?" } ?? "see 'ibar help'"
    return "there is no command '\(word)'; \(help)"
  }

  private static func head(_ option: Option) -> String {
    let short = option.short.map { "-\($0), " } ?? "    "
    return short + "--" + option.long + (option.placeholder.map { " " + $0 } ?? "")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
