extension Verb {
  static let help = Verb(
    "help", operands: "[COMMAND]", operandChoices: Verb.names,
    abstract: "print help for ibar or a command",
    discussion: "Prints the list of commands, or what a command does and its options.",
    options: [
      Option<HelpFormat>.choice(
        "format", "NAME", in: .answer, "form of help", "form of the help",
        defaultValue: HelpFormat.text.rawValue,
        details: "The others are the manual page and docs/cli.md, and cover all commands."
      ) { $0 = $1 }
    ], defaultValue: HelpFormat.text
  ) { arguments, console throws(UsageError) in
    switch arguments.options {
    case .text:
      guard let word = arguments.paths.first else { return console.output(HelpText.overview) }
      return console.output(HelpText.text(of: try Program.verb(word)))
    case .man: return console.output(ManualPage.text)
    case .markdown: return console.output(CommandReference.text)
    }
  }

  static let completions = Verb(
    "completions", operands: OptionReading.words(Shell.self).joined(separator: "|"),
    operandChoices: OptionReading.words(Shell.self),
    abstract: "print a shell's completion script",
    discussion: "Prints a script that completes commands, options and their values.",
    options: [], defaultValue: ()
  ) { arguments, console throws(UsageError) in
    guard let word = arguments.paths.first else {
      let shells = WordList.text(OptionReading.words(Shell.self), "or")
      throw UsageError("'completions' needs a shell: \(shells)")
    }
    let shell: Shell = try OptionReading.choice(word, "shell")
    return console.output(shell.script)
  }
}

/// A form that help is printed in.
enum HelpFormat: String, CaseIterable, Sendable {
  case text
  /// A page for man, with all commands.
  case man
  /// `docs/cli.md`, with all commands.
  case markdown
}
