import Diagnostics

/// An enum whose cases are words of the command line.
typealias OptionChoice = CaseIterable & Hashable & RawRepresentable<String> & Sendable

/// How the values of several options are read.
enum OptionReading {
  /// The words for all cases: `left-to-right` for `leftToRight`.
  static func words<Choice: OptionChoice>(_ type: Choice.Type) -> [String] {
    Choice.allCases.map { Slug.hyphenated($0.rawValue) }
  }

  /// The case that a word stands for, written as an option's or as a recipe's word.
  /// - Throws: An error that names the nearest word.
  static func choice<Choice: OptionChoice>(
    _ word: String, _ noun: String
  ) throws(UsageError) -> Choice {
    let found = Choice.allCases.first {
      $0.rawValue == word || Slug.hyphenated($0.rawValue) == word
    }
    guard let found else { throw UsageError(unknown(noun, word, words(Choice.self))) }
    return found
  }

  /// The path that a value is.
  /// - Throws: An error if it is empty.
  static func path(_ value: String) throws(UsageError) -> String {
    if value.isEmpty { throw UsageError("the path is empty") }
    return value
  }

  /// The values of words separated by commas, each once.
  /// - Throws: An error that names the nearest word for the first that means nothing.
  static func list<Value: Hashable>(
    _ text: String, _ noun: String, _ choices: [(name: String, value: Value)]
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let found = choices.first(where: { $0.name == word })?.value else {
        let help = Suggestion.help(for: String(word), among: choices.map(\.name)) ?? ""
        throw UsageError("'\(word)' is not \(noun); \(help)")
      }
      if !values.contains(found) { values.append(found) }
    }
    return values
  }

  /// The message for a word that names nothing, with the nearest that does.
  static func unknown(_ noun: String, _ word: String, _ names: [String]) -> String {
    let help = Suggestion.help(for: word, among: names).map { "; " + $0 } ?? ""
    return "'\(word)' is not a \(noun)" + help
  }
}

// MARK: - Kinds of options

extension Option {
  typealias Path<Value> = any WritableKeyPath<Options, Value> & Sendable

  /// An option without a value.
  static func flag(
    _ long: String, _ short: Character? = nil, in section: OptionRow.Section, _ path: Path<Bool>,
    _ summary: String, details: String = ""
  ) -> Option {
    Option(OptionRow(long, short, in: section, summary, details: details)) { options, _ in
      options[keyPath: path] = true
    }
  }

  /// An option whose value is any text.
  static func text(
    _ long: String, _ placeholder: String, in section: OptionRow.Section, _ path: Path<String?>,
    _ summary: String, standard: String? = nil
  ) -> Option {
    let value = OptionRow.Value(placeholder: placeholder, standard: standard)
    return Option(OptionRow(long, nil, value, in: section, summary)) { options, value in
      options[keyPath: path] = value
    }
  }

  /// An option whose value is the path of a file or folder.
  static func path(
    _ long: String, _ completion: OptionRow.Completion, in section: OptionRow.Section,
    _ path: Path<String?>, _ summary: String, details: String = ""
  ) -> Option {
    let value = OptionRow.Value(
      placeholder: completion == .folder ? "DIR" : "FILE", completion: completion)
    return Option(OptionRow(long, nil, value, in: section, summary, details: details)) {
      options, value throws(UsageError) in
      options[keyPath: path] = try OptionReading.path(value)
    }
  }

  /// The option for the folder that a command writes into.
  static func output(
    in section: OptionRow.Section, _ path: Path<String>, _ summary: String
  ) -> Option {
    let value = OptionRow.Value(placeholder: "DIR", standard: ".", completion: .folder)
    return Option(OptionRow("output", "o", value, in: section, summary)) {
      options, value throws(UsageError) in
      options[keyPath: path] = try OptionReading.path(value)
    }
  }

  /// An option whose value is one of an enum's words.
  /// - Parameter noun: What an error says that the value is not.
  static func choice<Choice: OptionChoice>(
    _ long: String, _ placeholder: String, in section: OptionRow.Section, _ path: Path<Choice>,
    _ noun: String, _ summary: String, standard: Choice, details: String = ""
  ) -> Option {
    choice(
      long, placeholder, in: section, noun, summary,
      standard: Slug.hyphenated(standard.rawValue), details: details
    ) { $0[keyPath: path] = $1 }
  }

  /// An option whose value is one of an enum's words, without a value of its own unless given.
  static func choice<Choice: OptionChoice>(
    _ long: String, _ placeholder: String, in section: OptionRow.Section, _ path: Path<Choice?>,
    _ noun: String, _ summary: String, standard: String? = nil
  ) -> Option {
    choice(long, placeholder, in: section, noun, summary, standard: standard, details: "") {
      $0[keyPath: path] = $1
    }
  }

  private static func choice<Choice: OptionChoice>(
    _ long: String, _ placeholder: String, in section: OptionRow.Section, _ noun: String,
    _ summary: String, standard: String?, details: String,
    _ set: @escaping @Sendable (inout Options, Choice) -> Void
  ) -> Option {
    let value = OptionRow.Value(
      placeholder: placeholder, choices: OptionReading.words(Choice.self), standard: standard)
    return Option(OptionRow(long, nil, value, in: section, summary, details: details)) {
      options, value throws(UsageError) in
      set(&options, try OptionReading.choice(value, noun))
    }
  }

  /// An option whose value is a list of words.
  static func list<Value: Hashable & Sendable>(
    _ long: String, in section: OptionRow.Section, _ path: Path<[Value]>, _ noun: String,
    _ choices: [(name: String, value: Value)], _ summary: String, standard: String? = nil
  ) -> Option {
    let value = OptionRow.Value(
      placeholder: "LIST", choices: choices.map(\.name), isList: true, standard: standard)
    return Option(OptionRow(long, nil, value, in: section, summary)) {
      options, value throws(UsageError) in
      options[keyPath: path] = try OptionReading.list(value, noun, choices)
    }
  }

  /// An option whose value is read from a text.
  /// - Parameters:
  ///   - read: Nil for a text that is no value.
  ///   - fault: What an error says after the text.
  static func parsed<Value>(
    _ long: String, short: Character? = nil, _ placeholder: String,
    in section: OptionRow.Section, _ path: Path<Value?>, _ summary: String, standard: String? = nil,
    details: String = "", fault: String, _ read: @escaping @Sendable (String) -> Value?
  ) -> Option {
    let value = OptionRow.Value(placeholder: placeholder, standard: standard)
    return Option(OptionRow(long, short, value, in: section, summary, details: details)) {
      options, text throws(UsageError) in
      guard let value = read(text) else { throw UsageError("'\(text)' \(fault)") }
      options[keyPath: path] = value
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// All cases with their words.
  static var choices: [(name: String, value: Self)] {
    allCases.map { (Slug.hyphenated($0.rawValue), $0) }
  }
}
