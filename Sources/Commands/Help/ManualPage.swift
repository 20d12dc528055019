/// The page that `man ibar` shows, in roff's man macros.
enum ManualPage {
  static var text: String {
    var page = """
      .TH IBAR 1 "" "ibar \(Program.version)" "User Commands"
      .SH NAME
      ibar \\- draw layout figures for documentation
      .SH SYNOPSIS
      .B ibar
      .I COMMAND
      [\\fIOPTION\\fR...]
      .IR PATH ...
      .SH DESCRIPTION
      \(escaped(CommandReference.introduction))
      .SH COMMANDS

      """
    for verb in Verb.all {
      page += ".SS \(escaped("ibar \(verb.name) \(verb.operands)"))\n\(escaped(verb.discussion))\n"
      for row in verb.options { page += option(row) }
    }
    return page + ".SH DEVICES\n\(escaped(HelpText.devices))\n"
      + CommandReference.exitStatus.reduce(".SH EXIT STATUS\n") {
        $0 + ".TP\n\($1.status)\n\(escaped($1.meaning))\n"
      }
  }

  private static func option(_ row: OptionRow) -> String {
    let name =
      (row.short.map { "\\fB\\-\($0)\\fR, " } ?? "") + "\\fB\(escaped("--" + row.long))\\fR"
    let value = row.value.map { " \\fI\(escaped($0.placeholder))\\fR" } ?? ""
    return ".TP\n\(name)\(value)\n\(escaped(CommandReference.sentences(row)))\n"
  }

  /// A text without what roff takes as commands.
  private static func escaped(_ text: String) -> String {
    let lines = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }
      .joined(separator: "\n")
  }
}
