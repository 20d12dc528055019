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

  /// Words for a line of zsh or fish, whose blanks and parentheses mean nothing.
  fileprivate static func quoted(_ words: [String]) -> String {
    words.map { $0.replacing(#/[ ()]/#) { "\\\($0.output)" } }.joined(separator: " ")
  }
}

private enum BashCompletion {
  // Words are separated by line breaks, since names of files and devices can hold blanks.
  static var script: String {
    """
    # Completion of ibar for bash, printed by 'ibar completions bash'.
    _ibar_inputs() {
      local ending
      compgen -d -- "$1"
      for ending in "${@:2}"; do compgen -f -X "!*$ending" -- "$1"; done
    }
    _ibar() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} verb=${COMP_WORDS[1]}
      local typed= IFS=$'\\n'
      COMPREPLY=()
      # A word can begin with a quote that is still open, and hold blanks behind backslashes.
      word=${word#[\\"\\']} word=${word//\\\\/}
      if [ "$COMP_CWORD" -eq 1 ]; then
        \(reply(Verb.names + ["--version", "--help"]))
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
    if value.isList {
      // The words of a list that are typed already stay.
      return "[[ $word == *,* ]] && typed=${word%,*},; "
        + reply("-P \"$typed\" -W \(quoted(value.offers)) -- \"${word##*,}\"")
    }
    switch value.completion {
    case .file: return reply("-f -- \"$word\"")
    case .folder: return reply("-d -- \"$word\"")
    case .none, .names: return value.offers.isEmpty ? "COMPREPLY=()" : reply(value.offers)
    }
  }

  private static func reply(_ words: [String]) -> String {
    reply("-W \(quoted(words)) -- \"$word\"")
  }

  private static func reply(_ generator: String) -> String {
    "mapfile -t COMPREPLY < <(compgen \(generator))"
  }

  private static func quoted(_ words: [String]) -> String {
    "$'" + words.joined(separator: "\\n") + "'"
  }

  /// A line for each command: its options and operands.
  private static var options: String {
    Verb.all.map { verb in
      let endings = verb.endings.joined(separator: " ")
      let others =
        verb.readsInputs
        ? "mapfile -t COMPREPLY < <(_ibar_inputs \"$word\" \(endings))"
        : reply(verb.operandChoices())
      return "    \(verb.name)) if [[ $word == -* ]]; then "
        + reply((verb.options + [.help]).map { "--" + $0.long }) + "; else \(others); fi ;;\n"
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
    let rows = (verb.options + [.help]).map { "      \(spec($0))" }
    let endings = verb.endings.map { $0.dropFirst() }.joined(separator: "|")
    let operands =
      verb.readsInputs
      ? "_files -g \"*.(\(endings))\"" : "(\(verb.operandChoices().joined(separator: " ")))"
    return "    \(verb.name)) _arguments \\\n"
      + (rows + ["      \(quoted("*:operand:\(operands)"))"]).joined(separator: " \\\n") + " ;;\n"
  }

  /// `'--theme[colours of the figures]:NAME:(light dark auto)'`.
  private static func spec(_ row: OptionRow) -> String {
    func escaped(_ text: String) -> String {
      text.replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:")
    }
    var spec = "[\(escaped(row.summary))]"
    if let value = row.value {
      spec += ":\(escaped(value.placeholder)):\(action(value))"
    }
    guard let short = row.short else { return quoted("--\(row.long)" + spec) }
    return "'(-\(short) --\(row.long))'{-\(short),--\(row.long)}" + quoted(spec)
  }

  private static func action(_ value: OptionRow.Value) -> String {
    switch value.completion {
    case .file: return "_files"
    case .folder: return "_files -/"
    case .none, .names:
      let words = Shell.quoted(value.offers)
      return words.isEmpty ? " " : value.isList ? " _values -s , word \(words)" : "(\(words))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

private enum FishCompletion {
  static var script: String {
    var script = """
      # Completion of ibar for fish, printed by 'ibar completions fish'.
      function __ibar_list
        # The words that are typed stay; a quote can be open, and blanks stand behind backslashes.
        set -l typed (commandline -ct | string replace -r "^[\"']" "" | string replace -a "\\\\" "")
        printf "%s\\n" (string replace -r "[^,]*\\$" "" -- "$typed")$argv
      end

      """
    script += "complete -c ibar -n __fish_use_subcommand -l version -d 'print the version'\n"
    for verb in Verb.all {
      script +=
        "complete -c ibar -f -n __fish_use_subcommand -a \(verb.name) "
        + "-d \(quoted(verb.abstract))\n"
      let condition = "-n '__fish_seen_subcommand_from \(verb.name)'"
      let operands =
        verb.readsInputs
        ? inputs(ending: verb.endings) : verb.operandChoices().joined(separator: " ")
      script += "complete -c ibar \(condition) -f -a \(quoted(operands))\n"
      for row in verb.options + [.help] {
        script +=
          "complete -c ibar \(condition)" + (row.short.map { " -s \($0)" } ?? "")
          + " -l \(row.long)\(value(row.value)) -d \(quoted(row.summary))\n"
      }
    }
    return script
  }

  /// The folders, and the files with one of some endings.
  private static func inputs(ending endings: [String]) -> String {
    let words = endings.map { $0.dropFirst() }.joined(separator: "|")
    return
      "(__fish_complete_path (commandline -ct) | string match -r \".*(?:/|\\.(?:\(words)))(?:\\t.*)?\\$\")"
  }

  private static func value(_ value: OptionRow.Value?) -> String {
    guard let value else { return "" }
    let words = Shell.quoted(value.offers)
    if value.isList { return " -x -a '(__ibar_list \(words))'" }
    switch value.completion {
    case .none, .names: return " -x" + (words.isEmpty ? "" : " -a \(quoted(words))")
    case .file: return " -r -F"
    case .folder: return " -x -a '(__fish_complete_directories)'"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
