extension Option {
  /// Keeps a value in the options; a key path would cost more than the parsing of a command line.
  typealias Setter<Value> = @Sendable (inout Options, Value) -> Void

  /// An option without a value.
  static func flag(
    _ long: String, short: Character? = nil, in section: OptionRow.Section, _ summary: String,
    details: String = "", _ set: @escaping @Sendable (inout Options) -> Void
  ) -> Option {
    Option(OptionRow(long, short, in: section, summary, details: details)) { options, _ in
      set(&options)
    }
  }

  /// An option whose value is any text.
  static func text(
    _ long: String, _ placeholder: String, in section: OptionRow.Section, _ summary: String,
    defaultValue: String? = nil, _ set: @escaping Setter<String>
  ) -> Option {
    Option(
      OptionRow(
        long, nil, OptionRow.Value(placeholder, defaultValue: defaultValue), in: section, summary),
      set)
  }

  /// An option whose value is the path of a file or folder.
  static func path(
    _ long: String, short: Character? = nil, _ completion: OptionRow.Completion,
    placeholder: String? = nil, in section: OptionRow.Section, _ summary: String,
    defaultValue: String? = nil, details: String = "", _ set: @escaping Setter<String>
  ) -> Option {
    let word = if case .folder = completion { "DIR" } else { "FILE" }
    let value = OptionRow.Value(
      placeholder ?? word, defaultValue: defaultValue, completion: completion)
    return Option(OptionRow(long, short, value, in: section, summary, details: details)) {
      options, value throws(UsageError) in
      if value.isEmpty { throw UsageError("the path is empty") }
      set(&options, value)
    }
  }

  /// An option whose value is one of an enum's words.
  /// - Parameters:
  ///   - noun: The noun for a value in errors.
  ///   - defaultValue: The value without the option, in words.
  static func choice<Choice: OptionChoice>(
    _ long: String, _ placeholder: String, in section: OptionRow.Section, _ noun: String,
    _ summary: String, among choices: [Choice] = Array(Choice.allCases),
    defaultValue: String? = nil, details: String = "", _ set: @escaping Setter<Choice>
  ) -> Option {
    let value = OptionRow.Value(
      placeholder, choices: OptionReading.words(of: choices), defaultValue: defaultValue)
    return Option(OptionRow(long, nil, value, in: section, summary, details: details)) {
      options, value throws(UsageError) in
      set(&options, try OptionReading.choice(value, noun, among: choices))
    }
  }

  /// An option whose value is a list of an enum's words.
  static func list<Choice: OptionChoice>(
    _ long: String, in section: OptionRow.Section, _ noun: String, _ summary: String,
    defaultValue: String? = nil, _ set: @escaping Setter<[Choice]>
  ) -> Option {
    let value = OptionRow.Value(
      "LIST", choices: OptionReading.words(Choice.self), isList: true, defaultValue: defaultValue)
    return Option(OptionRow(long, nil, value, in: section, summary)) {
      options, value throws(UsageError) in
      set(&options, try OptionReading.list(value, noun, OptionReading.choices()))
    }
  }

  /// An option whose value is read from a text.
  /// - Parameters:
  ///   - fault: The words of an error after a text.
  ///   - read: Reads a text; nil if it is no value.
  static func parsed<Value>(
    _ long: String, short: Character? = nil, _ placeholder: String,
    in section: OptionRow.Section, _ summary: String, defaultValue: String? = nil,
    details: String = "", fault: @escaping @Sendable (String) -> String,
    _ read: @escaping @Sendable (String) -> Value?,
    _ set: @escaping Setter<Value>
  ) -> Option {
    let value = OptionRow.Value(placeholder, defaultValue: defaultValue)
    return Option(OptionRow(long, short, value, in: section, summary, details: details)) {
      options, text throws(UsageError) in
      guard let value = read(text) else { throw UsageError("'\(text)' \(fault(text))") }
      set(&options, value)
    }
  }
}
