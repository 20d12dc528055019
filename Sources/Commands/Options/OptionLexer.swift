import CPopt
import Diagnostics
import Glibc

/// Cuts arguments into options and paths, with popt.
enum OptionLexer {
  /// The settings that a command's arguments ask for.
  /// - Throws: What is wrong with the first argument that is not understood.
  static func settings(
    _ arguments: [String], options: [Option], of verb: String
  ) throws(UsageError) -> Settings {
    // popt keeps pointers to its table and arguments as long as it runs.
    var rows = options.enumerated().map { index, option in
      CPoptOption(
        longName: strdup(option.long), shortName: CChar(option.short?.asciiValue ?? 0),
        argInfo: UInt32(option.placeholder == nil ? POPT_ARG_NONE : POPT_ARG_STRING), arg: nil,
        val: Int32(index + 1), descrip: nil, argDescrip: nil)
    }
    let names = rows.map(\.longName)
    defer { for name in names { free(UnsafeMutableRawPointer(mutating: name)) } }
    rows.append(CPoptOption())
    var words: [UnsafePointer<CChar>?] = ([verb] + arguments).map { UnsafePointer(strdup($0)) }
    defer { for word in words { free(UnsafeMutableRawPointer(mutating: word)) } }
    let count = Int32(words.count)
    words.append(nil)
    return try rows.withUnsafeMutableBufferPointer { rows throws(UsageError) in
      try words.withUnsafeMutableBufferPointer { words throws(UsageError) in
        guard
          let context = poptGetContext(
            "ibar", count, words.baseAddress, rows.baseAddress, UInt32(POPT_CONTEXT_NO_EXEC))
        else { throw UsageError("the arguments cannot be read") }
        defer { poptFreeContext(context) }
        var settings = try read(context, options, of: verb)
        settings.pathsBehindDashes = arguments.firstIndex(of: "--").map { arguments.count - $0 - 1 }
        return settings
      }
    }
  }

  private static func read(
    _ context: poptContext, _ options: [Option], of verb: String
  ) throws(UsageError) -> Settings {
    var settings = Settings()
    while true {
      let code = poptGetNextOpt(context)
      if code == -1 { break }
      guard code > 0 else { throw fault(code, context, options, of: verb) }
      let option = options[Int(code) - 1]
      let argument = poptGetOptArg(context)
      defer { free(argument) }
      let value = argument.map { String(cString: $0) }
      settings.given.append((option.long, value))
      // Bytes that are no UTF-8 were replaced, so that another file would be meant.
      if let value, value.contains("\u{FFFD}") {
        throw UsageError("--\(option.long): '\(value)' is not UTF-8")
      }
      do {
        try option.apply(&settings, value ?? "")
      } catch {
        throw UsageError("--\(option.long): \(error.message)")
      }
    }
    var next = poptGetArgs(context)
    while let word = next?.pointee {
      settings.paths.append(String(cString: word))
      next = next?.advanced(by: 1)
    }
    try settings.checkTogether()
    return settings
  }

  private static func fault(
    _ code: Int32, _ context: poptContext, _ options: [Option], of verb: String
  ) -> UsageError {
    let word =
      poptBadOption(context, UInt32(POPT_BADOPTION_NOALIAS)).map { String(cString: $0) } ?? ""
    switch code {
    case POPT_ERROR_BADOPT:
      let typed = String(word.drop { $0 == "-" }.prefix { $0 != "=" })
      let near = Suggestion.nearest(to: typed, among: options.map(\.long))
      let help = near.map { "did you mean '--\($0)'?" } ?? "see 'ibar help \(verb)'"
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
