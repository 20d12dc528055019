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
    page += CommandReference.exitStatus.reduce(".SH EXIT STATUS\n") {
      $0 + ".TP\n\($1.status)\n\(escaped($1.meaning))\n"
    }
    page += Verb.all.flatMap(\.examples).reduce(".SH EXAMPLES\n") {
      $0 + ".TP\n\(escaped($1.meaning))\n.B \(escaped($1.command))\n"
    }
    page += files.reduce(".SH FILES\n") {
      $0 + ".TP\n.I \(escaped($1.path))\n\(escaped($1.meaning))\n"
    }
    return page + """
      .SH SEE ALSO
      .BR make (1),
      .BR git (1),
      .BR pandoc (1),
      .BR rsvg\\-convert (1)
      .PP
      The pages of the documentation, of which README.md in /usr/share/ibar/docs is the index.

      """
  }

  /// The files that the package installs, and those that ibar looks for.
  private static let files: [(path: String, meaning: String)] = [
    ("/usr/share/ibar/figures.mk", "Rules for make, to include in a Makefile."),
    ("/usr/share/ibar/recipe.schema.json", "The JSON Schema of recipes, for editors."),
    ("/usr/share/ibar/docs", "The pages of the documentation, in Markdown."),
    ("/usr/share/ibar/Recipes", "The recipes of the documentation's figures."),
    (
      "figures.lock", "A list of digests that 'ibar diff --accept' writes in place of old figures."
    ),
  ]

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
