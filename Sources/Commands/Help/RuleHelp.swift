/// The rules of `check`, as `ibar help rules` prints them.
enum RuleHelp {
  /// A line for each rule: its id and what it asks for.
  static var text: String {
    CheckRule.all.map { rule in
      "\(rule.id): \(rule.summary)\(rule.isStandard ? " (on unless turned off)" : "")\n"
    }.joined()
  }

  /// The table of docs/rules.md.
  static var table: String {
    "| rule | what it asks for | without `--rules` |\n| --- | --- | --- |\n"
      + CheckRule.all.map {
        "| `\($0.id)` | \($0.summary) | \($0.isStandard ? "on" : "off") |\n"
      }.joined()
  }
}
