import Basics
import Diagnostics

/// One option of a command: what is printed of it, and what it sets in the command's options.
struct Option<Options: Sendable>: Sendable {
  var row: OptionRow
  /// Checks a value and keeps it; does nothing else.
  var apply: @Sendable (inout Options, String) throws(UsageError) -> Void

  init(
    _ row: OptionRow,
    _ apply: @escaping @Sendable (inout Options, String) throws(UsageError) -> Void
  ) {
    self.row = row
    self.apply = apply
  }
}

/// The description of an option in help, the man page, completions and the reference.
struct OptionRow: Sendable {
  var long: String
  var short: Character?
  /// Nil for an option without a value.
  var value: Value?
  var section: Section
  /// One line, without the choices and the default.
  var summary: String
  /// Further sentences for the man page and the reference; empty if the line says everything.
  var details: String

  /// The value that an option takes.
  struct Value: Sendable {
    /// The placeholder of the value in help.
    let placeholder: String
    /// Whether it can be several words, separated by commas.
    let isList: Bool
    /// The value without the option, in words; nil if there is none.
    let defaultValue: String?
    /// The completions that a shell offers if there are no choices.
    let completion: Completion
    private let makeChoices: @Sendable () -> [String]

    /// The words it can be; empty if it can be any.
    var choices: [String] { makeChoices() }

    /// The words that a shell offers; empty for paths and for free text.
    var offers: [String] {
      if case .names(let names) = completion { names() } else { choices }
    }

    init(
      _ placeholder: String, choices: @autoclosure @escaping @Sendable () -> [String] = [],
      isList: Bool = false, defaultValue: String? = nil, completion: Completion = .none
    ) {
      (self.placeholder, self.isList, self.defaultValue) = (placeholder, isList, defaultValue)
      (self.completion, makeChoices) = (completion, choices)
    }
  }

  /// The completions that a shell offers for a value.
  enum Completion: Sendable {
    case none
    case file
    case folder
    /// Names, which can hold blanks.
    case names(@Sendable () -> [String])
  }

  /// The headings that help lists options under, in this order.
  enum Section: String, CaseIterable, Sendable {
    case canvas = "Canvas"
    case figures = "Figures"
    case files = "Files"
    case answer = "Answer"
    case run = "Run"
    case messages = "Messages"
  }

  init(
    _ long: String, _ short: Character? = nil, _ value: Value? = nil, in section: Section,
    _ summary: String, details: String = ""
  ) {
    (self.long, self.short, self.value) = (long, short, value)
    (self.section, self.summary, self.details) = (section, summary, details)
  }

  /// The option that every command has.
  static let help = OptionRow("help", "h", in: .messages, "print this help")

  /// `-o, --output DIR`.
  var usage: String {
    (short.map { "-\($0), " } ?? "") + "--" + long + (value.map { " " + $0.placeholder } ?? "")
  }

  /// The summary with the choices and the default.
  var line: String {
    guard let value else { return summary }
    var line = summary
    if !value.choices.isEmpty {
      line += value.isList ? ", separated by commas: " : ": "
      line += WordList.text(value.choices, value.isList ? "and" : "or")
    }
    return line + (value.defaultValue.map { " (\($0))" } ?? "")
  }
}
