import LayoutModel
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

      \(rows.joined())\(options.contains { $0.long == "device" } ? "\n" + devices : "")
      """
  }

  /// The names of all devices, their first words once.
  private static var devices: String {
    var lines = ["Devices:"]
    var family = ""
    for device in Device.all {
      let words = device.name.split(separator: " ", maxSplits: 1).map(String.init)
      let name = words[0] == family ? words[words.count - 1] : device.name
      let part = " " + name + (device == Device.all.last ? "." : ",")
      family = words[0]
      if lines[lines.count - 1].count + part.count > lineLength { lines.append(" ") }
      lines[lines.count - 1] += part
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let lineLength = 96

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
