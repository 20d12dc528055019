import Basics
import LayoutRecord
import RecipeDocumentation
import Reports

extension Verb {
  static let help = Verb(
    "help",
    operands:
      "[COMMAND|\(recipeTopic)|\(configTopic)|\(deviceTopic)|\(ruleTopic)|\(messageTopic)|ID]",
    operandChoices: helpTopics,
    abstract: "print help for ibar, a command, recipes, projects, devices, rules or messages",
    discussion: """
      Prints the list of commands, or what a command does and its options. Other topics are the keys
      of recipes and of ibar.yaml, the devices with their sizes, the rules of 'check', and messages.
      ID is the word in brackets at a message's end.
      """,
    examples: [
      CommandExample("Print what a command does, and its options", "ibar help render"),
      CommandExample("Print what messages with [misplaced] mean", "ibar help misplaced"),
    ],
    options: [
      Option<HelpFormat>.choice(
        "format", "NAME", in: .answer, "form of help", "form of the help",
        defaultValue: HelpFormat.text.rawValue,
        details: "The others are the manual page and docs/cli.md, which cover all commands, and a "
          + "JSON Schema: of recipes, of ibar.yaml for 'config', of JSON for 'solve'. "
          + "Of recipes, projects, devices, rules and messages, Markdown is the table in docs."
      ) { $0 = $1 }
    ], defaultValue: HelpFormat.text
  ) { arguments, console throws(UsageError) in
    console.output(try helpText(arguments.options, of: arguments.paths.first))
  }

  /// The operand of `ibar help` for recipes.
  private static let recipeTopic = "recipe"

  /// The operand of `ibar help` for the defaults of projects.
  private static let configTopic = "config"

  /// The operand of `ibar help` for devices.
  private static let deviceTopic = "devices"

  /// The operand of `ibar help` for rules.
  private static let ruleTopic = "rules"

  /// The operand of `ibar help` for all messages.
  private static let messageTopic = "messages"

  /// The topics of `ibar help`.
  private static var helpTopics: [String] {
    names + [recipeTopic, configTopic, deviceTopic, ruleTopic, messageTopic]
  }

  private static func helpText(
    _ format: HelpFormat, of topic: String?
  ) throws(UsageError) -> String {
    switch (format, topic) {
    case (.text, nil): return HelpText.overview
    case (.text, recipeTopic): return RecipeHelp.text
    case (.text, configTopic): return RecipeHelp.project
    case (.text, deviceTopic): return DeviceHelp.text
    case (.text, ruleTopic): return RuleHelp.text
    case (.text, messageTopic): return MessageKind.all.map(\.text).joined()
    case (.text, let word?):
      let id = word.filter { !"[]".contains($0) }
      if let verb = Verb.named(word) { return HelpText.text(of: verb) }
      if let kind = MessageKind.named(id) { return kind.text }
      throw UsageError(
        HelpText.unknownVerb(word, among: helpTopics + MessageKind.all.map(\.id)))
    case (.man, _): return ManualPage.text
    case (.markdown, recipeTopic): return RecipeTables.text
    case (.markdown, configTopic): return RecipeTables.project
    case (.markdown, deviceTopic): return DeviceHelp.table
    case (.markdown, ruleTopic): return RuleHelp.table
    case (.markdown, messageTopic): return MessageKind.table
    case (.markdown, _): return CommandReference.text
    case (.schema, configTopic): return RecipeSchema.project
    case (.schema, solve.name): return RecordSchema.text
    case (.schema, _): return RecipeSchema.text
    }
  }

  static let completions = Verb(
    "completions", operands: OptionReading.words(Shell.self).joined(separator: "|"),
    operandChoices: OptionReading.words(Shell.self),
    abstract: "print a shell's completion script",
    discussion: "Prints a script that completes commands, options and their values.",
    examples: [
      CommandExample("Complete words in this shell", "source <(ibar completions bash)"),
      CommandExample("Keep the script for fish", "ibar completions fish >ibar.fish"),
    ], options: [], defaultValue: ()
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
  /// `docs/cli.md`, with all commands; or the tables of another page.
  case markdown
  /// `Recipes/recipe.schema.json`, `Recipes/config.schema.json`, or `docs/solve.schema.json`.
  case schema
}
