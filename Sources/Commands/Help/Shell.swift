/// A shell that ibar can write a completion script for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish

  /// The script, written from the tables of commands and options.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// What stands behind a command besides options; nil for paths.
  static func operands(of verb: Verb) -> [String]? {
    switch verb.name {
    case "help": Verb.names
    case "completions": OptionReading.words(Shell.self)
    default: nil
    }
  }
}

private enum BashCompletion {
  static var script: String {
    """
    # Completion of ibar for bash, printed by 'ibar completions bash'.
    _ibar() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]}
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(Verb.names.joined(separator: " ")) --version --help" -- "$word"))
        return
      fi
      case $verb,$before in
    \(values)  esac
      case $verb in
    \(options)  esac
    }
    complete -o filenames -F _ibar ibar

    """
  }

  /// A line for each option with a value.
  private static var values: String {
    Verb.all.flatMap { verb in
      verb.options.compactMap { row in
        row.value.map { value in
          let names = [row.short.map { "-\($0)" }, "--" + row.long].compactMap { $0 }
          let pattern = names.map { "\(verb.name),\($0)" }.joined(separator: "|")
          return "    \(pattern)) \(reply(value)); return ;;\n"
        }
      }
    }.joined()
  }

  private static func reply(_ value: OptionRow.Value) -> String {
    if !value.choices.isEmpty {
      let words = value.choices.joined(separator: " ")
      // The words of a list that are typed already stay.
      return value.isList
        ? "local typed=; [[ $word == *,* ]] && typed=${word%,*},; "
          + "COMPREPLY=($(compgen -P \"$typed\" -W \"\(words)\" -- \"${word##*,}\"))"
        : "COMPREPLY=($(compgen -W \"\(words)\" -- \"$word\"))"
    }
    switch value.completion {
    case .none: return "COMPREPLY=()"
    case .file: return "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folder: return "COMPREPLY=($(compgen -d -- \"$word\"))"
    }
  }

  /// A line for each command: its options, and what else stands behind it.
  private static var options: String {
    Verb.all.map { verb in
      let names = (verb.options + [.help]).map { "--" + $0.long }.joined(separator: " ")
      let others =
        Shell.operands(of: verb).map { "compgen -W \"\($0.joined(separator: " "))\" -- \"$word\"" }
        ?? "compgen -f -- \"$word\""
      return "    \(verb.name)) if [[ $word == -* ]]; then "
        + "COMPREPLY=($(compgen -W \"\(names)\" -- \"$word\")); else COMPREPLY=($(\(others))); fi ;;\n"
    }.joined()
  }
}

private enum ZshCompletion {
  static var script: String {
    """
    #compdef ibar
    # Completion of ibar for zsh, printed by 'ibar completions zsh'.
    _ibar() {
      local -a verbs
      verbs=(
    \(Verb.all.map { "    \(quoted("\($0.name):\($0.abstract)"))\n" }.joined())  )
      if (( CURRENT == 2 )); then
        _describe command verbs
        return
      fi
      local verb=$words[2]
      shift words
      (( CURRENT-- ))
      case $verb in
    \(Verb.all.map(arguments).joined())  esac
    }
    if [ "$funcstack[1]" = "_ibar" ]; then _ibar "$@"; else compdef _ibar ibar; fi

    """
  }

  private static func arguments(of verb: Verb) -> String {
    let rows = (verb.options + [.help]).map { "      \(quoted(spec($0)))" }
    let operands = Shell.operands(of: verb).map { "(\($0.joined(separator: " ")))" } ?? "_files"
    return "    \(verb.name)) _arguments \\\n"
      + (rows + ["      \(quoted("*:operand:\(operands)"))"]).joined(separator: " \\\n") + " ;;\n"
  }

  /// `--theme[colours of the figures]:NAME:(light dark auto)`.
  private static func spec(_ row: OptionRow) -> String {
    let help = row.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
      .replacing(":", with: "\\:")
    guard let value = row.value else { return "--\(row.long)[\(help)]" }
    let words = value.choices.joined(separator: " ")
    let action =
      switch value.completion {
      case .file: "_files"
      case .folder: "_files -/"
      case .none:
        words.isEmpty ? " " : value.isList ? " _values -s , word \(words)" : "(\(words))"
      }
    let name = value.placeholder.replacing(":", with: "\\:")
    return "--\(row.long)[\(help)]:\(name):\(action)"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

private enum FishCompletion {
  static var script: String {
    var script = "# Completion of ibar for fish, printed by 'ibar completions fish'.\n"
    for verb in Verb.all {
      script +=
        "complete -c ibar -f -n __fish_use_subcommand -a \(verb.name) "
        + "-d \(quoted(verb.abstract))\n"
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      if let words = Shell.operands(of: verb) {
        script += "complete -c ibar -f \(condition) -a \(quoted(words.joined(separator: " ")))\n"
      } else {
        script += "complete -c ibar -F \(condition)\n"
      }
      for row in verb.options + [.help] {
        script +=
          "complete -c ibar \(condition)" + (row.short.map { " -s \($0)" } ?? "")
          + " -l \(row.long)\(value(row.value)) -d \(quoted(row.summary))\n"
      }
    }
    return script
  }

  private static func value(_ value: OptionRow.Value?) -> String {
    guard let value else { return "" }
    let words = value.choices.joined(separator: " ")
    if value.isList { return " -x -a '(__fish_append , \(words))'" }
    if !words.isEmpty { return " -x -a \(quoted(words))" }
    switch value.completion {
    case .none: return " -x"
    case .file: return " -r -F"
    case .folder: return " -x -a '(__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
