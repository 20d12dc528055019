extension Verb {
  static let help = Verb(
    name: "help", operands: "[COMMAND]", abstract: "tell about ibar or a command",
    discussion: "Prints the list of commands, or what a command does and takes.", options: []
  ) { settings, console in
    guard let word = settings.paths.first else {
      console.writeOutput(HelpText.overview)
      return .done
    }
    guard let verb = Verb.all.first(where: { $0.name == word }) else {
      console.writeError("ibar: error: \(HelpText.unknownVerb(word))\n")
      return .failed
    }
    console.writeOutput(HelpText.text(of: verb))
    return .done
  }
}
