extension Verb {
  static let help = Verb(
    name: "help", operands: "[COMMAND]", abstract: "tell about ibar or a command",
    discussion: "Prints the list of commands, or what a command does and takes.", options: []
  ) { settings, console in
    guard let word = settings.paths.first else {
      return console.output(HelpText.overview)
    }
    guard let verb = Verb.named(word) else {
      console.writeError("ibar: error: \(HelpText.unknownVerb(word))\n")
      return .failed
    }
    return console.output(HelpText.text(of: verb))
  }
}
