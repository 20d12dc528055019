import Basics
import Diagnostics
import Inputs
import Pictures

/// Help, written from the tables of commands and options.
enum HelpText {
  /// The text of `ibar help`.
  static var overview: String {
    let width = Verb.names.map(\.utf8.count).max() ?? 0
    let rows = Verb.all.map { "  \(padded($0.name, to: width))  \($0.abstract)\n" }
    return """
      ibar draws layout figures for documentation: Auto Layout recipes as \(OutputFormat.names).

      usage: ibar COMMAND [OPTION...] PATH...

      \(rows.joined())
      'ibar help COMMAND' prints a command's options, 'ibar help recipe' the keys of recipes,
      'ibar help devices' the devices, 'ibar help rules' the rules of 'check', and
      'ibar --version' the version.

      \(paragraph(inputs))
      Exit status: 0 nothing wrong, 1 done with findings, 2 could not do it.

      """
  }

  /// The paths that commands take, in a sentence.
  static var inputs: String {
    let formats = InputFormat.all.map { "\($0.noun) (\($0.endings.joined(separator: ", ")))" }
    return "PATH is \(WordList.text(formats, "or")). "
      + "It can also be a folder of these, or '-' for a recipe on standard input."
  }

  /// The text of `ibar help COMMAND`.
  static func text(of verb: Verb) -> String {
    let options = verb.options + [.help]
    let width = options.map { head($0).utf8.count }.max() ?? 0
    var text = "usage: ibar \(verb.name) \(verb.operands)\n\n\(verb.discussion)\n"
    if verb.readsInputs { text += "\n" + paragraph(inputs) }
    for section in OptionRow.Section.allCases {
      let rows = options.filter { $0.section == section }
      if rows.isEmpty { continue }
      text += "\n\(section.rawValue)\n"
      text += rows.map { self.row(head($0), $0.line, width: width) }.joined()
    }
    return text + "\nExamples\n"
      + verb.examples.map { "  \($0.meaning):\n    \($0.command)\n" }.joined()
  }

  /// A name, with its description in lines beside it.
  static func row(_ name: String, _ text: String, width: Int) -> String {
    let lines = wrapped(text.split(separator: " "), to: lineLength - width - 4)
    return "  " + padded(name, to: width) + "  "
      + lines.joined(separator: "\n" + String(repeating: " ", count: width + 4)) + "\n"
  }

  /// A text in lines.
  static func paragraph(_ text: String) -> String {
    wrapped(text.split { $0 == " " || $0 == "\n" }, to: lineLength).joined(separator: "\n") + "\n"
  }

  static func unknownVerb(_ word: String, among names: [String] = Verb.names) -> String {
    if word == "explain" {
      return "there is no command 'explain'; use 'ibar solve PATH --explain VIEW'"
    }
    let near = Suggestion.nearest(to: word, among: names)
    let help = near.map { "did you mean '\($0)'?" } ?? "see 'ibar help'"
    return "there is no command '\(word)'; \(help)"
  }

  private static let lineLength = 96

  /// Words in lines of at most a length.
  private static func wrapped(_ words: [some StringProtocol], to length: Int) -> [String] {
    words.reduce(into: [""]) { lines, word in
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.utf8.count + 1 + word.utf8.count <= length {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }

  private static func head(_ row: OptionRow) -> String {
    (row.short == nil ? "    " : "") + row.usage
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
