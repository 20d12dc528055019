import Basics
import Pictures

/// The page `docs/cli.md`: every command with its options.
enum CommandReference {
  static let introduction =
    "ibar draws layout figures for documentation: Auto Layout recipes as \(OutputFormat.names). "
    + HelpText.inputs

  static let exitStatus: [(status: Int32, meaning: String)] = [
    (ExitStatus.done.rawValue, "Done, and nothing is wrong."),
    (
      ExitStatus.findings.rawValue,
      "Done, with findings: a layout is ambiguous, unsatisfiable or misplaced, an expected frame is "
        + "missed, or figures differ."
    ),
    (
      ExitStatus.failed.rawValue,
      "Not done: wrong usage, an input that cannot be read, or an output that cannot be written."
    ),
  ]

  static var text: String {
    var page = "# Commands\n\n\(introduction)\n\n"
    page += """
      `ibar --version` prints the version. `ibar help --format markdown` prints this page. \
      [Keys](keys.md), [devices](devices.md) and [rules](rules.md) have pages of their own.

      ## Exit status


      """
    page += exitStatus.map { "- \($0.status): \($0.meaning)\n" }.joined()
    for verb in Verb.all {
      page += "\n## ibar \(verb.name)\n\n```\nibar \(verb.name) \(verb.operands)\n```\n\n"
      page += verb.discussion + "\n\nExamples:\n\n"
      page += verb.examples.map { "- \($0.meaning): `\($0.command)`\n" }.joined()
      for section in OptionRow.Section.allCases {
        let rows = verb.options.filter { $0.section == section }
        if rows.isEmpty { continue }
        page += "\n### \(section.rawValue) (\(verb.name))\n\n| option | meaning |\n| --- | --- |\n"
        page += rows.map { "| `\($0.usage)` | \(cell(sentences($0))) |\n" }.joined()
      }
    }
    return page
  }

  /// The description of an option, in sentences.
  static func sentences(_ row: OptionRow) -> String {
    let line = row.line
    return line.capitalizedFirst + "."
      + (row.details.isEmpty ? "" : " " + row.details)
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
