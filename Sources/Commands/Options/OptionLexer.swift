import CPopt
import Diagnostics
import Glibc
import Recipes

/// The arguments of a command, read but not yet checked together.
struct Arguments<Options: Sendable>: Sendable {
  var options: Options
  /// The operands, in order.
  var paths: [String] = []
  /// The number of paths after `--`; nil without it.
  var pathsBehindDashes: Int?
  /// The options with their values, in order.
  var given: [(option: String, value: String?)] = []
  var asksForHelp = false

  /// The options of some names with their values, as words of a command line.
  func words(_ isWanted: (String) -> Bool) -> [String] {
    given.filter { isWanted($0.option) }.flatMap {
      ["--" + $0.option] + ($0.value.map { [$0] } ?? [])
    }
  }
}

/// Splits arguments into options and paths, with popt.
struct OptionLexer<Options: Sendable> {
  /// The command's name.
  let verb: String
  let options: [Option<Options>]

  private var rows: [OptionRow] { options.map(\.row) + [.help] }

  /// The arguments of a command line.
  /// - Parameter defaultValue: The options before any is given.
  /// - Throws: An error for the first argument that is not understood.
  func arguments(
    _ words: [String], defaultValue: Options
  ) throws(UsageError) -> Arguments<Options> {
    // popt keeps pointers to its table and arguments as long as it runs.
    var table = rows.enumerated().map { index, row in
      CPoptOption(
        longName: strdup(row.long), shortName: CChar(row.short?.asciiValue ?? 0),
        argInfo: UInt32(row.value == nil ? POPT_ARG_NONE : POPT_ARG_STRING), arg: nil,
        val: Int32(index + 1), descrip: nil, argDescrip: nil)
    }
    let names = table.map(\.longName)
    defer { for name in names { free(UnsafeMutableRawPointer(mutating: name)) } }
    table.append(CPoptOption())
    var pointers: [UnsafePointer<CChar>?] = ([verb] + words).map { UnsafePointer(strdup($0)) }
    defer { for pointer in pointers { free(UnsafeMutableRawPointer(mutating: pointer)) } }
    let count = Int32(pointers.count)
    pointers.append(nil)
    var arguments = Arguments(options: defaultValue)
    arguments.pathsBehindDashes = words.firstIndex(of: "--").map { words.count - $0 - 1 }
    try table.withUnsafeMutableBufferPointer { table throws(UsageError) in
      try pointers.withUnsafeMutableBufferPointer { pointers throws(UsageError) in
        guard
          let context = poptGetContext(
            "ibar", count, pointers.baseAddress, table.baseAddress, UInt32(POPT_CONTEXT_NO_EXEC))
        else { throw UsageError("the arguments cannot be read") }
        defer { poptFreeContext(context) }
        do throws(UsageError) {
          try read(context, &arguments)
        } catch {
          throw languageFault(of: words) ?? unquotedName(in: words, defaultValue) ?? error
        }
      }
    }
    return arguments
  }

  /// The fault of a language that is written as an option of its own: `-ja`.
  private func languageFault(of words: [String]) -> UsageError? {
    let flags = rows.filter { $0.value == nil }.compactMap(\.short)
    guard rows.contains(where: { $0.long == "language" }) else { return nil }
    for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("-") {
      let tag = String(word.drop { $0 == "-" })
      if LanguageTag.isCommon(tag), !tag.allSatisfy(flags.contains) {
        return UsageError("'\(word)' is not an option; for the language, write '--language \(tag)'")
      }
    }
    return nil
  }

  /// The fault of a name with blanks that is not in quotes, so that each of its words is an argument: `--device iPhone
  /// SE`.
  private func unquotedName(in words: [String], _ defaultValue: Options) -> UsageError? {
    for option in options {
      guard case .names? = option.row.value?.completion else { continue }
      let spellings = ["--" + option.row.long] + (option.row.short.map { ["-\($0)"] } ?? [])
      for (index, word) in words.enumerated() where word != "--" {
        let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
        guard let spelling = parts.first, spellings.contains(spelling) else { continue }
        let rest = parts.dropFirst() + words[(index + 1)...].prefix { !$0.hasPrefix("-") }
        let most = min(rest.count, OptionLexer.mostWords)
        for count in stride(from: most, to: 1, by: -1) {
          let name = rest.prefix(count).joined(separator: " ")
          var trial = defaultValue
          guard (try? option.apply(&trial, name)) != nil,
            !rest.prefix(count).contains(where: { $0.contains("'") })
          else { continue }
          return UsageError("a name with a blank needs quotes: \(spelling) '\(name)'")
        }
      }
    }
    return nil
  }

  /// How many words a name can have.
  private static var mostWords: Int { 6 }

  /// Refuses an option after `--`, or with the dash of a text processor, where no file has its name.
  func checkPaths(of words: [String]) throws(UsageError) {
    for word in words.prefix(while: { $0 != "--" }) {
      if let option = withPlainDashes(word), access(word, F_OK) != 0 {
        throw UsageError(
          "'\(word)' begins with a dash of another keyboard or of a text processor; write '\(option)'"
        )
      }
    }
    guard let dashes = words.firstIndex(of: "--") else { return }
    let spellings = rows.flatMap { row in ["--" + row.long] + (row.short.map { ["-\($0)"] } ?? []) }
    for word in words[(dashes + 1)...] {
      let name = String(word.prefix { $0 != "=" })
      if spellings.contains(name), access(word, F_OK) != 0 {
        throw UsageError(
          "'\(name)' comes after '--', where every word is a path; put it before '--'")
      }
    }
  }

  /// The option that a word with other dashes means, `—format` or `–o`; nil of other words.
  private func withPlainDashes(_ word: String) -> String? {
    let rest = word.drop { "-—–−－‐‑‒―".contains($0) }
    guard rest.count < word.count,
      word.prefix(word.count - rest.count).contains(where: { $0 != "-" })
    else { return nil }
    let name = rest.prefix { $0 != "=" }
    guard
      let row = rows.first(where: { $0.long == name || $0.short.map(String.init) == String(name) })
    else { return nil }
    return row.long == name ? "--\(rest)" : "-\(rest)"
  }

  private func read(
    _ context: poptContext, _ arguments: inout Arguments<Options>
  ) throws(UsageError) {
    while true {
      let code = poptGetNextOpt(context)
      if code == -1 { break }
      guard code > 0 else { throw fault(code, context) }
      let text = poptGetOptArg(context)
      defer { free(text) }
      guard Int(code) <= options.count else {
        arguments.asksForHelp = true
        continue
      }
      let option = options[Int(code) - 1]
      let value = text.map { String(cString: $0) }
      arguments.given.append((option.row.long, value))
      // popt replaces bytes that are not UTF-8, so the path would name another file.
      if let value, value.unicodeScalars.contains("\u{FFFD}") {
        throw UsageError("--\(option.row.long): '\(value)' is not UTF-8")
      }
      if let value, value.hasPrefix("--"), rows.contains(where: { "--" + $0.long == value }) {
        throw UsageError("'--\(option.row.long)' needs a value, and '\(value)' is an option")
      }
      do {
        try option.apply(&arguments.options, value ?? "")
      } catch {
        throw UsageError("--\(option.row.long): \(error.message)")
      }
    }
    var next = poptGetArgs(context)
    while let word = next?.pointee {
      arguments.paths.append(String(cString: word))
      next = next?.advanced(by: 1)
    }
  }

  /// What a word of other tools is here, if the command has it.
  private func meant(by word: String) -> String? {
    let words = [
      "dark": "theme dark", "light": "theme light", "l": "language", "lang": "language",
      "locale": "language",
      "json": "message-format json", "svg": "format svg", "png": "format png", "pdf": "format pdf",
      "rtl": "direction right-to-left", "ltr": "direction left-to-right",
      "landscape": "orientation landscape", "portrait": "orientation portrait",
      "out": "output", "outdir": "output", "dpi": "scale", "width": "size WIDTHxHEIGHT",
      "height": "size WIDTHxHEIGHT", "canvas": "size WIDTHxHEIGHT", "zoom": "scale",
    ]
    return words[word.lowercased()].flatMap { meant in
      rows.contains { meant == $0.long || meant.hasPrefix($0.long + " ") } ? meant : nil
    }
  }

  private func fault(_ code: Int32, _ context: poptContext) -> UsageError {
    let word =
      poptBadOption(context, UInt32(POPT_BADOPTION_NOALIAS)).map { String(cString: $0) } ?? ""
    switch code {
    case POPT_ERROR_BADOPT:
      let typed = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
      let help =
        meant(by: typed).map { "use '--\($0)'" }
        ?? Suggestion.nearest(to: typed, among: rows.map(\.long)).map { "did you mean '--\($0)'?" }
        ?? "see 'ibar help \(verb)'"
      return UsageError("'\(verb)' has no option '\(word)'; \(help)")
    case POPT_ERROR_UNWANTEDARG:
      return UsageError("'\(word.prefix { $0 != "=" })' takes no value; see 'ibar help \(verb)'")
    case POPT_ERROR_NOARG: return UsageError("'\(word)' needs a value; see 'ibar help \(verb)'")
    default:
      let reason = poptStrerror(code).map { String(cString: $0) } ?? "not understood"
      return UsageError("'\(word)': \(reason)")
    }
  }
}
